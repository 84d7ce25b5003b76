"""Records: they replay, and whatever is broken, cut or changed is told in one line with its line number."""

import json
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.core import laws, record
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.fate import Scripted, Seeded
from sheepfold.core.play import Play
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng
from sheepfold.language import english
from tests.said import says

GAME = games.load("sheep-sheep")


@pytest.fixture(scope="module")
def text() -> str:
    play = laws.play_out(GAME, 2, {}, 5)
    play.record.players.update(A="Anna  of the hill", B="Bo")
    return record.write(GAME, play.record, play.position)


def sealed(lines: list[str]) -> str:
    """Lines with an end line that fits them: what a forger would write."""
    moves = sum(1 for line in lines[lines.index("moves") + 1 :] if not line.startswith("scores "))
    return "\n".join([*lines, f"end {moves} {record.digest(lines)}"]) + "\n"


def complaint(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        record.replay(*record.read(text, games.load))
    said = english(caught.value, GAME.name)
    assert "\n" not in said
    return said


def test_a_record_replays_to_the_same_text_and_position(text: str) -> None:
    game, kept = record.read(text, games.load)
    assert kept.players == {"A": "Anna of the hill", "B": "Bo"}
    assert record.write(game, kept, record.replay(game, kept)) == text


def test_carriage_returns_and_empty_last_lines_are_forgiven(text: str) -> None:
    game, kept = record.read(text.replace("\n", "\r\n") + "\r\n\r\n", games.load)
    assert record.write(game, kept, record.replay(game, kept)) == text


def test_whatever_generator_was_used(text: str) -> None:
    """A game whose chance is scripted from the record of a seeded one comes to the same end."""
    game, kept = record.read(text, games.load)
    fate = Scripted([line for seat, line in kept.moves if seat == FATE], seed=99)
    again = Play(game, kept.setup)
    again.settle(fate)
    for seat, line in kept.moves:
        if seat != FATE:
            again.do(seat, line)
            again.settle(fate)
    assert again.record.moves == kept.moves


def test_cut_anywhere(text: str) -> None:
    lines = text.splitlines()
    for keep in (0, 1, 5, len(lines) // 2, len(lines) - 1):
        assert complaint("\n".join(lines[:keep])).startswith("game file, line ")


def test_one_changed_letter_is_caught_by_the_digest(text: str) -> None:
    for place in range(30, len(text) - 30, 97):
        changed = text[:place] + ("x" if text[place] != "x" else "y") + text[place + 1 :]
        assert complaint(changed).startswith("game file, line ")


def test_a_forged_move_is_refused_at_its_line(text: str) -> None:
    lines = text.splitlines()[:-1]
    at = next(i for i, line in enumerate(lines) if line == "A finish" or line == "B finish")
    lines[at] = lines[at][0] + " exchange ZZ 9"
    said = complaint(sealed(lines))
    assert said.startswith(f"game file, line {at + 1}: ")
    assert "exchange ZZ 9" in said


def test_forged_scores_and_seats(text: str) -> None:
    lines = text.splitlines()[:-1]
    assert "scores" in complaint(sealed([*lines[:-1], "scores 99 0"]))
    assert "expected “SEAT move”" in complaint(sealed([*lines[:-1], "Z finish", lines[-1]]))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("game sheep-sheep", "game sheep-sheap", "no game 'sheep-sheap'"),
        ("rules 1", "rules 7", "version 7"),
        ("seats 2", "seats two", "number of seats"),
        ("seats 2", "seats 5", "exactly 2 players"),
        ("option undersides open", "option undersides ajar", "undersides"),
        ("option undersides open", "option colour open", "no option 'colour'"),
        ("option undersides open", "colour open", "expected one of"),
        ("game sheep-sheep\n", "", "one line “game”"),
    ],
)
def test_a_wrong_header_says_what_is_wrong(text: str, old: str, new: str, expected: str) -> None:
    lines = text.replace(old, new, 1).splitlines()[:-1]
    said = complaint(sealed(lines))
    assert said.startswith("game file, line ")
    assert expected in said


def test_an_own_data_set_travels_in_the_record(tmp_path: Path) -> None:
    deck = json.loads(json.dumps(GAME.data_sets[0].built_in["std42"]))
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(deck), encoding="utf-8")
    play = laws.play_out(GAME, 2, {"deck": str(path)}, 3)
    text = record.write(GAME, play.record, play.position)
    path.unlink()
    game, kept = record.read(text, games.load)
    assert record.replay(game, kept).to_data() == play.position.to_data()


def test_moves_come_in_by_one_door() -> None:
    play = Play(GAME, GAME.setup(2, {"first_player": "A"}))
    play.settle(Seeded(1))
    before = play.position.to_data()
    for text in ("", "fly", "exchange", "exchange RO 77", "finish now", "x" * 500, "lay 5 P"):
        with pytest.raises(Refused):
            play.do(0, text)
    with says(Refused, match="not asked"):
        play.do(1, "finish")
    assert play.position.to_data() == before
    play.do(0, "  FINISH ")
    assert play.record.moves[-1] == (0, "finish")


def test_random_bytes_are_refused() -> None:
    rng = Rng(4)
    for turn in range(200):
        junk = "".join(chr(32 + rng.below(95)) if rng.below(9) else "\n" for place in range(rng.below(300)))
        complaint("sheepfold record 1\n" + junk)
