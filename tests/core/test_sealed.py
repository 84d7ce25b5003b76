"""Sealed fate: its stream is the one that is written down, whole games hold, and one changed bit anywhere is caught."""

import hmac
import json
import time
from hashlib import sha256
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.core import record
from sheepfold.core.asking import asked
from sheepfold.core.draws import Sealed, below
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.keyed import Keyed
from sheepfold.core.play import Play
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.core.sealed import Seal, verify, verify_file
from sheepfold.language import english
from tests.said import says

SEED = bytes(range(32))
SEAL = Seal("Tb_4-w9xQ2mLk7Zp", SEED, {"B": "0badcafe", "A": "5eed"})
TABLES = [(name, seats) for name in games.names() for seats in range(games.load(name).seats[0], games.load(name).seats[1] + 1)]

# The first 16 digits of the SHA-256 of each game's sealed record, most seats: a change in the order of odds changes what sealed
# games of the past would have drawn, and needs a new version of the rules. A game that was never played at a table has no past.
GOLDEN = {
    "bauernschlau": "c15d6555127bbe6c",
    "black-sheep": "378b08f51d3f426e",
    "bouc-makers": "a3e71334b10d55bd",
    "bye-bye-black-sheep": "d0f4fd14aad3efcd",
    "sheep-sheep": "6019d88361421dfc",
}


def played(game: Game, seats: int, seal: Seal = SEAL, chosen: dict[str, str] | None = None, choices: int = 7) -> Play:
    """A whole game: chance by the seal, every choice by a seeded generator."""
    play = Play(game, game.setup(seats, chosen))
    seal.stamp(play.record)
    fate = Sealed(seal)
    play.settle(fate)
    rng = Rng(choices)
    while play.position.actor() != OVER:
        seats_asked = asked(play.position)
        seat = seats_asked[rng.below(len(seats_asked))]
        legal = game.legal(play.position, seat)
        play.do(seat, legal[rng.below(len(legal))])
        fate.decision += 1
        play.settle(fate)
    return play


def text_of(play: Play) -> str:
    return record.write(play.game, play.record, play.position)


def forged(lines: list[str]) -> bytes:
    """Lines with an end line that fits them: what a forger would write."""
    moves = sum(1 for line in lines[lines.index("moves") + 1 :] if not line.startswith(record.AFTER_MOVES))
    return ("\n".join([*lines, f"end {moves} {record.digest(lines)}"]) + "\n").encode()


def complaint(content: bytes) -> str:
    with pytest.raises(BadInput) as caught:
        verify_file(content, games.load)
    said = english(caught.value)
    assert "\n" not in said
    return said


@pytest.fixture(scope="module")
def text() -> str:
    return text_of(played(games.load("sheep-sheep"), 2))


# --- the stream


def test_the_stream_is_the_one_of_docs_records() -> None:
    """Written once more from the document, without the module's own functions."""
    table = b"Tb_4-w9xQ2mLk7Zp"
    assert SEAL.commit == sha256(b"sheepfold seal 1\n" + table + b"\n" + SEED).hexdigest()
    joint = sha256(b"sheepfold joint 1\n" + SEED + b"\nA=5eed;B=0badcafe").digest()
    assert SEAL.joint == joint
    play = played(games.load("bouc-makers"), 3)
    decision, draw = 0, 0
    for step in record.steps(play.game, play.record):
        if step.seat != FATE:
            decision, draw = decision + 1, 0
            continue
        odds = play.game.odds(step.before)
        block = hmac.new(joint, table + f"/{decision}/{draw}/0".encode(), sha256).digest()
        left = int.from_bytes(block, "big") % sum(weight for outcome, weight in odds)
        row = [outcome for outcome, weight in odds for copy in range(weight)]
        assert play.game.say(step.before, int(FATE), step.move) == row[left]
        draw += 1
    assert decision > 100


@pytest.mark.parametrize("name", GOLDEN)
def test_the_stream_never_changes(name: str) -> None:
    game = games.load(name)
    assert sha256(text_of(played(game, game.seats[1])).encode()).hexdigest()[:16] == GOLDEN[name]


def test_everything_that_goes_in_matters() -> None:
    others = [
        Seal("Tb_4-w9xQ2mLk7Zq", SEED, SEAL.entropy),
        *(Seal(SEAL.table, bytes(b ^ (i == n) for i, b in enumerate(SEED)), SEAL.entropy) for n in range(32)),
        Seal(SEAL.table, SEED, {}),
        Seal(SEAL.table, SEED, {"A": "0badcafe", "B": "5eed"}),
        SEAL.with_entropy("C", "00"),
        SEAL.with_entropy("A", ""),
    ]
    firsts = {below(1 << 200, Keyed(seal.joint), f"{seal.table}/0/0") for seal in [SEAL, *others]}
    assert len(firsts) == len(others) + 1
    assert len({seal.commit for seal in others[:33]} | {SEAL.commit}) == 34


def test_the_commit_stands_before_the_entropy_does() -> None:
    bare = Seal(SEAL.table, SEED)
    assert bare.commit == SEAL.commit
    both = bare.with_entropy("B", "77").with_entropy("B", "0badcafe").with_entropy("A", "5eed")
    assert both == SEAL
    assert both.joint == SEAL.joint != bare.joint


def test_a_draw_depends_on_its_numbers_alone() -> None:
    game = games.load("bouc-makers")
    play = played(game, 2)
    steps = [step for step in record.steps(game, play.record) if step.seat == FATE]
    row = Sealed(SEAL, decision=9)
    first, second = row.choose(game, steps[5].before), row.choose(game, steps[6].before)
    row.choose(game, steps[7].before)
    again = Sealed(SEAL)
    again.choose(game, steps[8].before)
    again.decision = 9
    assert [again.choose(game, steps[5].before), again.choose(game, steps[6].before)] == [first, second]


def test_seeds_are_fresh() -> None:
    seals = [Seal.fresh("x") for turn in range(50)]
    assert len({seal.seed for seal in seals}) == 50
    assert {len(seal.seed) for seal in seals} == {32}


def test_blocks_that_would_favour_some_are_left_out() -> None:
    """Three quarters of all blocks: without rejection the first third of the numbers would come half of the time."""
    total = 3 << 254
    thirds = [0, 0, 0]
    for turn in range(3000):
        thirds[below(total, Keyed(SEAL.joint), f"t/{turn}/0") // (1 << 254)] += 1
    assert all(900 < count < 1100 for count in thirds)


def test_outcomes_come_by_their_odds() -> None:
    """Chi-square over many decisions at one position with unequal weights."""
    game = games.load("black-sheep")
    fates = [step.before for step in record.steps(game, played(game, 2).record) if step.seat == FATE]
    before = next(position for position in fates if len({weight for outcome, weight in game.odds(position)}) == 6)
    odds = game.odds(before)
    total = sum(weight for outcome, weight in odds)
    counts = {outcome: 0 for outcome, weight in odds}
    times = 20_000
    for decision in range(times):
        counts[game.say(before, int(FATE), Sealed(SEAL, decision).choose(game, before))] += 1
    square = sum((counts[outcome] - times * weight / total) ** 2 / (times * weight / total) for outcome, weight in odds)
    freedom = len(odds) - 1
    assert square < freedom + 4 * (2 * freedom) ** 0.5


# --- what a seal may be


@pytest.mark.parametrize("table", ["", "a b", "a\n", "a/1", "ä", "x" * 65])
def test_a_bad_table_id_is_refused(table: str) -> None:
    with says(BadInput, match="1 to 64 letters"):
        Seal(table, SEED)


@pytest.mark.parametrize(
    ("seat", "digits"), [("A", "0"), ("A", "0g"), ("A", "AB"), ("A", "00\n"), ("A", "0" * 65), ("A", "0;B=1")]
)
def test_bad_entropy_is_refused(seat: str, digits: str) -> None:
    with says(BadInput, match="what seat A adds to the dice is 2 to 64 digits"):
        Seal("t", SEED, {seat: digits})


@pytest.mark.parametrize("seat", ["", "G", "a", "AB", "fate"])
def test_entropy_comes_from_seats(seat: str) -> None:
    with says(BadInput, match="seat A to F"):
        Seal("t", SEED).with_entropy(seat, "00")


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_has_its_size(size: int) -> None:
    with says(BadInput, match=f"32 bytes, not {size}"):
        Seal("t", bytes(size))


def test_a_seal_does_not_print_its_seed() -> None:
    play = Play(games.load("sheep-sheep"), games.load("sheep-sheep").setup(2))
    SEAL.stamp(play.record)
    assert play.record.seed == SEED.hex()
    for said in (repr(SEAL), str(SEAL), repr(play.record)):
        assert SEED.hex() not in said
        assert repr(SEED)[2:-1] not in said


# --- whole games


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_holds(name: str, seats: int) -> None:
    play = played(games.load(name), seats, choices=seats)
    content = text_of(play).encode()
    began = time.perf_counter()
    game, kept = verify_file(content, games.load)
    assert time.perf_counter() - began < 1
    assert (game, kept.moves, kept.commit) == (play.game, play.record.moves, SEAL.commit)
    assert (kept.table, kept.entropy, kept.seed) == (SEAL.table, SEAL.entropy, SEED.hex())


def test_a_long_game_holds_within_a_second() -> None:
    play = played(games.load("bye-bye-black-sheep"), 4)
    assert len(play.record.moves) > 500
    content = text_of(play).encode()
    began = time.perf_counter()
    verify_file(content, games.load)
    assert time.perf_counter() - began < 1


def test_other_line_ends_and_empty_last_lines_are_forgiven(text: str) -> None:
    verify_file(text.replace("\n", "\r\n").encode(), games.load)
    verify_file((text + "\n\n").encode(), games.load)
    verify_file(text.rstrip("\n").encode(), games.load)


def test_an_own_data_set_holds(tmp_path: Path) -> None:
    game = games.load("sheep-sheep")
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(game.data_sets[0].built_in["std42"]), encoding="utf-8")
    play = played(game, 2, chosen={"deck": str(path)})
    play.record.players["A"] = "Ännchen  of\u2028the hill"
    content = text_of(play).encode()
    path.unlink()
    assert verify_file(content, games.load)[1].players["A"] == "Ännchen of the hill"


@pytest.mark.parametrize("name", games.names())
def test_the_seed_stays_secret_to_the_last_move(name: str) -> None:
    game = games.load(name)
    play = played(game, game.seats[0])
    whole = list(record.steps(game, play.record))
    for number in [*range(0, len(whole), 9), len(whole) - 1]:
        play.record.moves = [(step.seat, game.say(step.before, step.seat, step.move)) for step in whole[:number]]
        for written in (record.write(game, play.record), record.write(game, play.record, whole[number].before)):
            assert SEED.hex() not in written
            assert f"\nseal {SEAL.commit}\n" in written
    assert complaint(written.encode()) == (
        "the game is not over and its number still secret: its moves are possible, its draws cannot be checked"
    )


# --- whatever was changed


@pytest.mark.parametrize("name", games.names())
def test_one_changed_bit_is_caught(name: str) -> None:
    """Every bit of the header and of the last lines; of the moves, every bit at a spread of places."""
    game = games.load(name)
    content = text_of(played(game, game.seats[0])).encode()
    body = content.index(b"\nmoves\n") + 8
    tail = content.rindex(b"\nscores ")
    places = [*range(body), *range(body, tail, 41), *range(tail, len(content))]
    verify_file(content, games.load)
    for place in places:
        for bit in range(8):
            changed = bytearray(content)
            changed[place] ^= 1 << bit
            complaint(bytes(changed))


def test_one_changed_bit_is_caught_with_carriage_returns(text: str) -> None:
    content = text.replace("\n", "\r\n").encode()
    verify_file(content, games.load)
    for place in [*range(60), *range(len(content) - 120, len(content))]:
        for bit in range(8):
            changed = bytearray(content)
            changed[place] ^= 1 << bit
            complaint(bytes(changed))


@pytest.mark.parametrize("name", games.names())
def test_another_outcome_is_named_at_its_line(name: str) -> None:
    """A forger with all the skill but the seed: another possible outcome, everything else made to fit it."""
    game = games.load(name)
    play = played(game, game.seats[0])
    lines = text_of(play).splitlines()[:-1]
    first = lines.index("moves") + 1
    fates = [(n, step) for n, step in enumerate(record.steps(game, play.record)) if step.seat == FATE]
    chosen = [(n, step) for n, step in fates if len(game.odds(step.before)) > 1]
    for n, step in (chosen[0], chosen[len(chosen) // 2], chosen[-1]):
        came = game.say(step.before, int(FATE), step.move)
        other = next(outcome for outcome, weight in game.odds(step.before) if outcome != came)
        said = complaint(forged([*lines[: first + n], f"fate {other}", *lines[first + n + 1 :]]))
        decision = sum(1 for seat, text in play.record.moves[:n] if seat != FATE)
        assert said.startswith(
            f"game file, line {first + n + 1}: the draw {other!r} does not follow from the seal, which gives {came!r} (draw "
        )
        assert said.endswith(f" after decision {decision})")


def swapped(text: str, old: str, new: str) -> bytes:
    assert text.count(old) == 1
    return forged(text.replace(old, new).splitlines()[:-1])


def test_a_forger_who_makes_the_digest_fit(text: str) -> None:
    seed = SEED.hex()
    assert "the secret number does not fit the seal" in complaint(swapped(text, f"\nseed {seed}", f"\nseed {seed[:-1]}e"))
    for digits in (seed[:-2], seed[:-1] + "x", seed.upper(), seed + "00", seed[:32] + " " + seed[32:]):
        assert "a secret number is 64 digits 0 to 9 and a to f; not" in complaint(
            swapped(text, f"\nseed {seed}", f"\nseed {digits}")
        )
    assert "does not fit the seal" in complaint(swapped(text, f"\nseal {SEAL.commit}", f"\nseal {SEAL.commit.upper()}"))
    assert "does not fit the seal" in complaint(swapped(text, f"\ntable {SEAL.table}", "\ntable another"))
    assert "name of a sealed table is" in complaint(swapped(text, f"\ntable {SEAL.table}", "\ntable a/b"))
    assert "does not follow from the seal" in complaint(swapped(text, "\nentropy A 5eed", "\nentropy A 5eee"))
    assert "does not follow from the seal" in complaint(swapped(text, "\nentropy A 5eed", ""))
    assert "what seat A adds to the dice is" in complaint(swapped(text, "\nentropy A 5eed", "\nentropy A 5EED"))
    assert "once for a seat A to B, not for 'C'" in complaint(swapped(text, "\nentropy A 5eed", "\nentropy C 5eed"))
    assert "not for 'B'" in complaint(swapped(text, "\nentropy A 5eed", "\nentropy B 5eed"))


def test_lines_that_do_not_belong(text: str) -> None:
    seed = f"\nseed {SEED.hex()}"
    tidy = "expected one line “table” and one “seal”, or none"
    assert tidy in complaint(swapped(text, f"\ntable {SEAL.table}", ""))
    assert tidy in complaint(swapped(text, f"\nseal {SEAL.commit}", ""))
    assert tidy in complaint(swapped(text, f"\nseal {SEAL.commit}", f"\nseal {SEAL.commit}" * 2))
    unsealed = text.replace(f"\nseal {SEAL.commit}", "").replace(f"\ntable {SEAL.table}", "")
    assert "a line “entropy” without a line “seal”" in complaint(forged(unsealed.splitlines()[:-1]))
    assert "expected “SEAT move”" in complaint(swapped(text, "\nscores ", f"{seed}\nscores "))
    assert "expected “SEAT move”" in complaint(swapped(text, seed, seed * 2))
    order = text.replace(f"\nseal {SEAL.commit}", "").replace("\ntable ", f"\nseal {SEAL.commit}\ntable ")
    assert complaint(forged(order.splitlines()[:-1])).endswith(
        f"expected 'table {SEAL.table}', not 'seal {SEAL.commit[:52]}...'"
    )


def test_a_seed_before_the_end_is_told(text: str) -> None:
    lines = [line for line in text.splitlines()[:-1] if not line.startswith("scores ")]
    cut = [*lines[:-9], lines[-1]]
    assert complaint(forged(cut)) == "the secret number is in the game file, but its moves do not end the game"


def test_a_missing_seed_is_told(text: str) -> None:
    assert complaint(swapped(text, f"\nseed {SEED.hex()}", "")).startswith(
        "the game is over, but its secret number is not in the game file: "
    )


def test_no_seal_is_told() -> None:
    golden = Path(__file__).parents[1] / "games" / "golden" / "sheep-sheep-2.record"
    assert complaint(golden.read_bytes()).startswith("the game file has no seal: ")


def test_a_record_without_a_file_names_the_move() -> None:
    play = played(games.load("sheep-sheep"), 2)
    SEAL.with_entropy("A", "00").stamp(play.record)
    with says(BadInput, match=r"^move \d+: the draw .* does not follow from the seal"):
        verify(play.game, play.record)


def test_an_illegal_move_is_refused_though_every_draw_fits(text: str) -> None:
    lines = text.splitlines()[:-1]
    at = next(i for i, line in enumerate(lines) if line in ("A finish", "B finish"))
    lines[at] = lines[at][0] + " exchange ZZ 9"
    assert complaint(forged(lines)).startswith(f"game file, line {at + 1}: ")


def test_random_bytes_are_refused(text: str) -> None:
    rng = Rng(11)
    for turn in range(300):
        complaint(bytes(rng.below(256) for place in range(rng.below(200))))
        start = rng.below(len(text))
        complaint(text[:start].encode() + bytes([128 + rng.below(128)]) + text[start:].encode())
