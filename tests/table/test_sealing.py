"""Fate nobody knows ahead: seats commit before anything is revealed, reveal before the start, and add to chance with every move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sheepfold import games
from sheepfold.__main__ import run
from sheepfold.core.entropy import EntropyChain, link
from sheepfold.core.errors import BadInput
from sheepfold.core.sealed import verify_file
from sheepfold.server.tables.seating import again
from sheepfold.table.messages import Back, Do, Done, Reveal, Undo, Update, Welcome
from sheepfold.table.sealing import REVEAL_SECONDS
from tests.said import says
from tests.table.driving import Driver, Guest

LONG = 200  # numbers of a chain: more than a seat has moves in these games
CHAINS = [EntropyChain("0a" * 32, LONG), EntropyChain("0b" * 32, LONG)]


def anchored(game: str = "bouc-makers", seats: int = 2) -> tuple[Driver, list[Guest]]:
    """A table all of whose seats have committed; its guests are here and nobody has revealed."""
    driver = Driver(game=game)
    driver.table.config.anchors = {"AB"[seat]: CHAINS[seat].anchor for seat in range(seats)}
    return driver, driver.start()


def begin(driver: Driver, guests: list[Guest]) -> None:
    for guest in guests:
        reveal(driver, guest)


def reveal(driver: Driver, guest: Guest, number: str = "") -> Any:
    assert guest.seat is not None
    anchor = driver.table.config.anchors["AB"[guest.seat]]
    return driver.send(guest, Reveal(f"r{guest.seat}{number[:8]}", number or CHAINS[guest.seat].next(anchor)))


def move(driver: Driver, guests: list[Guest], at: int = 0, silent: bool = False) -> Guest:
    guest = next(guest for guest in guests if guest.mirror.legal)
    assert guest.seat is not None
    known = [message.link for message in guest.heard if isinstance(message, Update | Welcome | Back)][-1]
    number = "" if silent else CHAINS[guest.seat].next(known)
    text = guest.mirror.legal[at % len(guest.mirror.legal)]
    driver.send(guest, Do(f"d{driver.table.n}", guest.mirror.prompt, text, number))
    return guest


def finish(driver: Driver, guests: list[Guest]) -> str:
    while state(driver) == "playing":
        move(driver, guests)
    return driver.table.status.record()


def state(driver: Driver) -> str:
    return driver.table.config.state


def fates(driver: Driver) -> list[list[str]]:
    return [row.fate for row in driver.table.context.log.rows]


# --- the start


def test_nothing_is_dealt_until_all_have_revealed() -> None:
    driver, guests = anchored()
    assert state(driver) == "open"
    info = driver.table.status.info("person 0").seal
    assert (info.fixed, info.anchors, info.entropy) == (True, {"A": CHAINS[0].anchor, "B": CHAINS[1].anchor}, {})
    reveal(driver, guests[1])
    assert state(driver) == "open"
    assert driver.table.status.info("person 0").seal.entropy == {}, "what one revealed the others do not hear before the start"
    reveal(driver, guests[0])
    assert state(driver) == "playing"
    assert driver.table.status.info("person 0").seal.entropy == driver.table.config.entropy


def test_every_number_that_is_revealed_changes_the_deal() -> None:
    deals = set()
    for revealing in ([], [0], [1], [0, 1]):
        driver, guests = anchored()
        for seat in revealing:
            reveal(driver, guests[seat])
        driver.pass_time(REVEAL_SECONDS + 1)
        assert state(driver) == "playing"
        assert sorted(driver.table.config.entropy) == ["AB"[seat] for seat in revealing]
        deals.add(tuple(fates(driver)[0]))
    assert len(deals) == 4


def test_who_does_not_reveal_is_waited_for_a_few_seconds_only() -> None:
    driver, guests = anchored()
    reveal(driver, guests[0])
    driver.pass_time(REVEAL_SECONDS / 2)
    assert state(driver) == "open"
    driver.pass_time(REVEAL_SECONDS)
    assert state(driver) == "playing"
    assert driver.table.config.entropy == {"A": CHAINS[0].next(CHAINS[0].anchor)}
    assert reveal(driver, guests[1]).message.id == "refused-reveal-not-now"


def test_only_what_was_committed_to_can_be_revealed() -> None:
    driver, guests = anchored()
    watcher = driver.come(None)
    for number in ("", "00" * 32, CHAINS[1].next(CHAINS[1].anchor), CHAINS[0].anchor):
        answer = driver.send(guests[0], Reveal(f"x{number[:8]}", number))
        assert answer.message.id == "refused-reveal-misfit"
    assert driver.send(watcher, Reveal("w", CHAINS[0].next(CHAINS[0].anchor))).message.id == "refused-reveal-misfit"
    first = reveal(driver, guests[0])
    assert first == reveal(driver, guests[0]), "resent, it is answered alike"
    second = CHAINS[0].next(CHAINS[0].next(CHAINS[0].anchor))
    assert driver.send(guests[0], Reveal("more", second)).message.id == "refused-reveal-misfit"


def test_without_anchors_a_table_begins_at_once() -> None:
    driver = Driver()
    driver.start()
    assert state(driver) == "playing"


def test_a_server_that_stops_meanwhile_waits_again() -> None:
    driver, guests = anchored()
    reveal(driver, guests[0])
    driver.read_again()
    driver.do(driver.table.open)
    assert state(driver) == "open"
    back = driver.come(1)
    assert reveal(driver, back).id.startswith("r1")
    assert state(driver) == "playing"
    assert sorted(driver.table.config.entropy) == ["A", "B"]


def test_what_cannot_be_stored_is_tried_again() -> None:
    driver = Driver()
    driver.table.config.anchors = {"A": CHAINS[0].anchor}
    driver.failure = "full"
    guests = driver.start()
    assert not driver.table.config.fixed
    driver.failure = ""
    driver.pass_time(2)
    assert driver.table.config.fixed
    driver.failure = "full"
    assert reveal(driver, guests[0]).message.id == "refused-store-full"
    driver.failure = ""
    driver.send(guests[0], Reveal("again", CHAINS[0].next(CHAINS[0].anchor)))
    assert state(driver) == "playing"


def test_when_somebody_gets_up_nobody_uses_what_was_revealed() -> None:
    driver, guests = anchored()
    reveal(driver, guests[0])
    config = driver.table.config
    config.drop_entropy(1)
    first = CHAINS[0].next(CHAINS[0].anchor)
    assert (config.anchors, config.entropy, config.fixed) == ({"A": first}, {}, False)


# --- moves


@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_with_entropy_holds(name: str) -> None:
    driver, guests = anchored(name)
    begin(driver, guests)
    text = finish(driver, guests)
    _, record = verify_file(text.encode(), games.load)
    assert record.anchors == {"A": CHAINS[0].anchor, "B": CHAINS[1].anchor}
    assert all(row.entropy for row in record.rows if row.kind == "move")
    again = driver.read(driver.table.config, list(driver.table.context.log.rows), [])
    assert again.status.record() == text


def test_a_move_changes_the_draws_after_it_by_what_it_adds() -> None:
    """The server knows its seed and everything revealed so far; what fate brings next it cannot know before the move."""
    seen = set()
    for secret in ("01", "02", "03"):
        other = EntropyChain(secret * 32, LONG)
        driver = Driver(game="bouc-makers")
        driver.table.config.anchors = {"A": CHAINS[0].anchor, "B": other.anchor}
        guests = driver.start()
        driver.pass_time(REVEAL_SECONDS + 1)
        for _ in range(4):
            guest = next(guest for guest in guests if guest.mirror.legal)
            chain = CHAINS[0] if guest.seat == 0 else other
            number = chain.next(driver.table.context.log.link(guest.seat))
            driver.send(guest, Do(f"d{driver.table.n}", guest.mirror.prompt, guest.mirror.legal[0], number))
        seen.add(tuple(text for fate in fates(driver)[1:] for text in fate))
    assert len(seen) == 3


def test_a_rematch_builds_on_nothing_that_an_undone_move_has_revealed() -> None:
    """Or else the server would know what the seat adds to the next deal before it draws the seed of that deal."""
    driver, guests = anchored("sheep-sheep")
    begin(driver, guests)
    mover = move(driver, guests)
    while mover.seat is None or not driver.table.status.may_undo(mover.seat):
        mover = move(driver, guests)
    revealed = driver.table.context.log.rows[-1].entropy
    assert isinstance(driver.send(mover, Undo("u")), Done)
    assert driver.table.context.log.link(mover.seat) != revealed, "the move was undone"
    assert driver.table.status.links()[mover.seat] == revealed


def test_a_seat_that_once_adds_nothing_adds_nothing_any_more() -> None:
    driver, guests = anchored("black-sheep")
    begin(driver, guests)
    quiet = move(driver, guests, silent=True)
    assert quiet.last(Update).link == ""
    rows = driver.table.context.log.rows
    assert rows[-1].entropy == ""
    for _ in range(6):
        move(driver, guests)
    assert all(bool(row.entropy) == (row.seat != quiet.seat) for row in rows[2:])
    verify_file(finish(driver, guests).encode(), games.load)


@pytest.mark.parametrize("number", ["00" * 32, CHAINS[0].anchor, CHAINS[1].anchor])
def test_a_number_that_was_not_committed_to_counts_for_nothing(number: str) -> None:
    driver, guests = anchored()
    begin(driver, guests)
    guest = next(guest for guest in guests if guest.mirror.legal)
    driver.send(guest, Do("d", guest.mirror.prompt, guest.mirror.legal[0], number))
    assert driver.table.n == 1
    assert driver.table.context.log.rows[-1].entropy == ""
    assert driver.table.context.log.link(guest.seat) == ""


def test_a_move_made_again_adds_the_same_number() -> None:
    """Or else a seat in league with the server could take back and make again until it likes what comes."""
    driver, guests = anchored("sheep-sheep")
    begin(driver, guests)
    while True:
        mover = move(driver, guests, 0)
        if driver.table.status.may_undo(mover.seat or 0):
            break
    before = driver.table.context.log.rows[-1].entropy
    driver.send(mover, Undo("u"))
    assert mover.last(Back).link == link(before)
    move(driver, guests, 0)
    assert driver.table.context.log.rows[-1].entropy == before
    verify_file(finish(driver, guests).encode(), games.load)


def test_a_forged_number_in_a_record_is_caught() -> None:
    """A server that draws by a number a seat never committed to, everything else made to fit."""
    driver = Driver(game="sheep-sheep")
    driver.table.config.anchors = {"A": CHAINS[0].anchor}
    guests = driver.start()
    driver.pass_time(REVEAL_SECONDS + 1)
    finish(driver, guests)
    driver.table.config.anchors["A"] = CHAINS[1].anchor
    with says(BadInput, match="what seat A added to the dice at step 1 is not what it had committed to"):
        verify_file(driver.table.status.record().encode(), games.load)
    driver, guests = anchored("sheep-sheep")
    begin(driver, guests)
    finish(driver, guests)
    driver.table.config.anchors["B"] = CHAINS[0].anchor
    with says(BadInput, match="what seat B added to the dice at step 0"):
        verify_file(driver.table.status.record().encode(), games.load)


def test_verify_says_who_committed_and_added(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    driver, guests = anchored("sheep-sheep")
    reveal(driver, guests[0])
    driver.pass_time(REVEAL_SECONDS + 1)
    while (mover := next(guest for guest in guests if guest.mirror.legal)).seat != 1:
        move(driver, guests)
    move(driver, [mover], silent=True)
    path = tmp_path / "my.record"
    path.write_text(finish(driver, guests), encoding="utf-8")
    assert run(["verify", str(path)]) == 0
    said = capsys.readouterr().out.splitlines()[1]
    assert said == (f"{path}: committed before the start: A, B; added to the deal: A; added with every move: A")


# --- another game


def test_a_rematch_has_entropy_by_itself() -> None:
    """What was revealed last commits to the next number: a seat that comes to the new table need only reveal it."""
    driver, guests = anchored("sheep-sheep")
    begin(driver, guests)
    finish(driver, guests)
    links = driver.table.status.links()
    config = again(driver.game, driver.table.config, links, rotated=True)
    assert config.anchors == {"A": links[1], "B": links[0]}
    assert config.seed != driver.table.config.seed
    driver.table = driver.read(config, [], [])
    driver.do(driver.table.open)
    a, b = driver.come(0, person="person 1"), driver.come(1, person="person 0")
    for guest, chain in ((a, CHAINS[1]), (b, CHAINS[0])):
        anchor = config.anchors["AB"[guest.seat or 0]]
        driver.send(guest, Reveal("r", chain.next(anchor)))
    assert state(driver) == "playing"
    assert sorted(driver.table.config.entropy) == ["A", "B"]
    assert [guest.last(Update).link for guest in (a, b)] == [driver.table.config.entropy[name] for name in "AB"]
