"""`sheepfold verify`: one line for each file, 0 only if every one of them holds."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from sheepfold import games
from sheepfold.__main__ import run
from sheepfold.core import record
from sheepfold.core.asking import asked
from sheepfold.core.draws import Sealed
from sheepfold.core.play import Play
from sheepfold.core.position import OVER
from sheepfold.core.sealed import Seal
from sheepfold.language import LANGUAGES
from tests.table.driving import Driver

GAME = games.load("sheep-sheep")
SEAL = Seal.fresh("Table-of-two_7").with_entropy("B", "c0ffee")
ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "games" / "golden" / "sheep-sheep-2.record"


def written(most: int) -> str:
    """A game at a sealed table where always the first legal move is made, or its first so many decisions."""
    play = Play(GAME, GAME.setup(2))
    SEAL.stamp(play.record)
    fate = Sealed(SEAL)
    play.settle(fate)
    while play.position.actor() != OVER and fate.decision < most:
        seat = asked(play.position)[0]
        play.do(seat, GAME.legal(play.position, seat)[0])
        fate.decision += 1
        play.settle(fate)
    return record.write(GAME, play.record, play.position)


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    path = tmp_path / "whole.record"
    path.write_text(written(10_000), encoding="utf-8")
    return path


def test_a_finished_game_holds(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = record.read(whole.read_text(encoding="utf-8"), games.load)[1]
    draws = sum(1 for seat, text in kept.moves if seat < 0)
    assert run(["verify", str(whole)]) == 0
    assert capsys.readouterr().out == (
        f"{whole}: verified: {len(kept.moves) - draws} moves of players, {draws} draws by the seal {SEAL.commit};"
        " added to the dice: B\n"
    )


def test_several_files_one_line_each(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun, changed = tmp_path / "begun.record", tmp_path / "changed.record"
    begun.write_text(written(3), encoding="utf-8")
    changed.write_bytes(whole.read_bytes().replace(b"entropy B c0ffee", b"entropy B c1ffee"))
    assert run(["verify", str(begun), str(GOLDEN), str(changed), str(whole)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 4
    assert said[0].startswith(f"{begun}: NOT verified: the game is not over and its number still secret")
    assert said[1].startswith(f"{GOLDEN}: NOT verified: the game file has no seal")
    assert said[2].startswith(f"{changed}: NOT verified: game file, line ")
    assert "the game file was changed" in said[2]
    assert said[3].startswith(f"{whole}: verified: ")


def test_a_line_is_in_one_language(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", "--lang", "fr", str(whole), str(GOLDEN)]) == 1
    held, failed = capsys.readouterr().out.splitlines()
    assert held.startswith(f"{whole}\u00a0: vérifié\u00a0: ")
    assert held.endswith(f" tirages selon le sceau {SEAL.commit}\u00a0; ont ajouté aux dés\u00a0: B")
    assert failed.startswith(f"{GOLDEN}\u00a0: NON vérifié\u00a0: la partie enregistrée n’a pas de sceau")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_move_is_explained_in_the_words_of_its_game(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As docs/records.md quotes it."""
    lines = (GOLDEN.parent / "bouc-makers-3.record").read_text(encoding="utf-8").splitlines()[:-1]
    lines[18] = "A bid 27"
    moves = sum(1 for line in lines[lines.index("moves") + 1 :] if not line.startswith("scores "))
    path = tmp_path / "slip.record"
    path.write_text("\n".join([*lines, f"end {moves} {record.digest(lines)}"]), encoding="utf-8")
    assert run(["replay", "--lang", lang, str(path)]) == 2
    said = capsys.readouterr().err.removeprefix("sheepfold: ")
    assert f"\n{said}" in (ROOT / "docs" / "records.md").read_text(encoding="utf-8")


# --- receipts


@pytest.fixture
def driver() -> Driver:
    """A whole game at a table, in which everybody was given receipts."""
    found = Driver(game="sheep-sheep")
    guests = found.start()
    while found.table.config.state == "playing":
        found.move(guests)
    return found


def test_receipts_that_hold(driver: Driver, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, mine = tmp_path / "my.record", tmp_path / "mine.txt"
    path.write_text(driver.table.status.record(), encoding="utf-8")
    head = driver.table.context.log.head
    mine.write_text(f"{driver.table.config.id}:5:{head(5)}\n\nanother-table:6:{'0' * 64}\n", encoding="utf-8")
    assert run(["verify", str(path), "--receipt", f"3:{head(3)}", "--receipt", f"4:{head(4)}", "--receipts", str(mine)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"{path}: verified: ")
    assert said[1:] == [
        f"{path}: receipt {n} holds: the game file has step {n} and all before it as you were shown them" for n in (3, 4, 5)
    ]


def test_a_receipt_proves_that_a_step_was_changed_or_lost(
    driver: Driver, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server itself forges: another time of a step, everything else made to fit. Anyone with a receipt can tell."""
    log, path = driver.table.context.log, tmp_path / "forged.record"
    receipts = [f"--receipt={n}:{log.head(n)}" for n in (2, 3, driver.table.n)]
    rows = list(log.rows)
    rows[3] = replace(rows[3], at=rows[3].at + 60)
    path.write_text(driver.read(driver.table.config, rows, []).status.record(), encoding="utf-8")
    assert run(["verify", str(path)]) == 0, "nobody else can tell"
    capsys.readouterr()
    beyond = f"--receipt={driver.table.n + 1}:{log.head(2)}"
    assert run(["verify", str(path), *receipts, beyond]) == 1
    said = [line.removeprefix(f"{path}: ") for line in capsys.readouterr().out.splitlines()[1:]]
    assert said[0].startswith("receipt 2 holds: ")
    assert said[1].startswith("receipt 3 does NOT hold: step 3 or one before it is not what the server gave you")
    assert said[2].startswith(f"receipt {driver.table.n} does NOT hold: step {driver.table.n} or one before it")
    assert said[3].startswith(f"receipt {driver.table.n + 1} does NOT hold: the game file ends with step {driver.table.n}")


@pytest.mark.parametrize(("lang", "start"), [("fr", "le reçu 2 N’EST PAS juste"), ("de", "Quittung 2 stimmt NICHT")])
def test_a_receipt_is_told_in_the_readers_language(
    driver: Driver, lang: str, start: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.record"
    path.write_text(driver.table.status.record(), encoding="utf-8")
    assert run(["verify", "--lang", lang, str(path), "--receipt", f"2:{'0' * 64}"]) == 1
    assert start in capsys.readouterr().out.splitlines()[1]


def test_a_record_of_before_there_were_receipts_says_so(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(whole), "--receipt", f"2:{'0' * 64}"]) == 1
    assert "the game file has no log, it comes from an older server" in capsys.readouterr().out
    assert run(["verify", str(whole), "--receipt", "2:0"]) == 2
    assert "a receipt is N:HEAD or TABLE:N:HEAD" in capsys.readouterr().err


def test_a_log_that_was_changed_in_the_record_is_caught(
    driver: Driver, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.record"
    text = driver.table.status.record()
    row = next(line for line in text.splitlines() if line.startswith('row ["move"'))
    kind, seat, said, fate, id, spent, at = json.loads(row.removeprefix("row "))
    for other, why in (
        ([kind, seat, said, fate, id, spent, at + 1], "the log was changed: its steps give the receipt"),
        ([kind, seat, "finish", fate, id, spent, at], "the steps of the log do not lead to the moves of the game file"),
        ([kind, seat, said, fate, id, spent], "expected a step of the log as it was written"),
    ):
        lines = text.replace(row, f"row {json.dumps(other, separators=(',', ':'))}").splitlines()[:-1]
        moves = sum(1 for line in lines[lines.index("moves") + 1 :] if not line.startswith(record.AFTER_MOVES))
        path.write_text("\n".join([*lines, f"end {moves} {record.digest(lines)}"]), encoding="utf-8")
        assert run(["verify", str(path)]) == 1
        assert why in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "into"),
    [("seal ", "seal \x1b[1A\x1b[2K"), ("\nA ", "\nA \x1b[1A\x1b[2K"), ("\nend ", "\nend \x1b[1A\r")],
)
def test_a_record_cannot_make_the_terminal_say_something_else(
    whole: Path, capsys: pytest.CaptureFixture[str], line: str, into: str
) -> None:
    """What a record has in it is quoted; a terminal would obey it, and take back that the record was not verified."""
    lines = whole.read_text(encoding="utf-8").replace(line, into, 1).rstrip("\n").split("\n")
    if not line.startswith("\nend"):
        lines[-1] = f"end {lines[-1].split()[1]} {record.digest(lines[:-1])}"
    whole.write_bytes("\n".join(lines).encode())
    assert run(["verify", str(whole)]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"{whole}: NOT verified: ")
    assert said.removesuffix("\n").isprintable()
    run(["replay", str(whole)])
    assert "\x1b" not in capsys.readouterr().err


def test_no_text_at_all_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "picture.record"
    path.write_bytes(b"sheepfold record 1\n\x89PNG\r\n\x1a\n\xff\x00")
    assert run(["verify", str(path)]) == 1
    assert capsys.readouterr().out == f"{path}: NOT verified: game file, line 2: byte 137 is not text\n"


def test_a_sealed_game_goes_on_at_its_table_only(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = whole.read_bytes()
    assert run(["play", "--resume", str(whole)]) == 2
    assert "belongs to a sealed table and can only be continued there" in capsys.readouterr().err
    assert whole.read_bytes() == before


def test_a_sealed_game_is_told_like_any_other(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(whole)]) == 0
    assert "Sheep Sheep, 2 players." in capsys.readouterr().out
