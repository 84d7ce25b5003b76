"""A played game as a readable text: a header, then every move, chance included; it replays to the identical position."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.fate import Fate
from sheepfold.core.game import Game, public_data, setup_with_data
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.seats import letter, seat_of
from sheepfold.core.setup import Setup

FIRST_LINE = "sheepfold record 1"
LONGEST_LINE = 1_000_000  # an own data set stands on one line


@dataclass
class Record:
    """What is needed to play a game again: how it was set up, and who did what, in order."""

    setup: Setup
    version: int
    moves: list[tuple[int, str]] = field(default_factory=list)
    players: dict[str, str] = field(default_factory=dict)  # letter → name, for the reader only
    scores: str = ""  # as the file states them, for a finished game
    line: int = 0  # where its moves begin, if it came from a file


@dataclass
class Step:
    """One move of a game, with the position on either side of it."""

    before: Position
    seat: int
    move: int
    after: Position


class Play:
    """A game being played: the position, and the record that led there. Every move from outside comes through `do`."""

    def __init__(self, game: Game, setup: Setup, players: dict[str, str] | None = None) -> None:
        self.game = game
        self.position = game.start(setup)
        self.record = Record(setup, game.version, players=dict(players or {}))

    def do(self, seat: int, text: str) -> Step:
        """A move from outside, checked; raises Refused and changes nothing if it is not legal now."""
        return self._apply(seat, self.game.read(self.position, seat, text))

    def settle(self, fate: Fate) -> list[Step]:
        """Let fate act until a seat owes a decision or the game is over."""
        steps = []
        while self.position.actor() == FATE:
            steps.append(self._apply(int(FATE), fate.choose(self.game, self.position)))
        return steps

    def _apply(self, seat: int, move: int) -> Step:
        before = self.position
        text = self.game.say(before, seat, move)
        after = before.copy()
        after.play(move, seat)
        self.position = after
        self.record.moves.append((seat, text))
        return Step(before, seat, move, after)


# --- writing


def write(game: Game, record: Record, position: Position | None = None) -> str:
    """The record as text. With the position it led to, a finished game's scores stand in it too."""
    setup = record.setup
    own = public_data(game, setup)
    lines = [FIRST_LINE, f"game {game.name}", f"rules {record.version}", f"seats {setup.seats}"]
    lines += [f"option {name} {value}" for name, value in setup.options.items() if name not in own]
    lines += [f"data {name} {setup.options[name]} {json.dumps(data, separators=(',', ':'))}" for name, data in own.items()]
    lines += [f"player {name} {' '.join(who.split())}" for name, who in sorted(record.players.items())]
    lines.append("moves")
    lines += [f"{letter(seat)} {text}" for seat, text in record.moves]
    if position is not None and position.actor() == OVER:
        lines.append(f"scores {final_scores(position)}")
    lines.append(f"end {len(record.moves)} {digest(lines)}")
    return "\n".join(lines) + "\n"


def final_scores(position: Position) -> str:
    return " ".join(str(int(position.score(seat))) for seat in range(int(position.seats)))


def digest(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


# --- reading


def read(text: str, find_game: Callable[[str], Game]) -> tuple[Game, Record]:
    """The game and record of a text; BadInput names the line of anything that is missing, unknown or changed."""
    lines = text.replace("\r\n", "\n").split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise wrong(1, f"expected {FIRST_LINE!r}, not {shown(lines[0] if lines else '')}")
    if "moves" not in lines:
        raise wrong(len(lines), "the record is cut off: no line 'moves'")
    start = lines.index("moves")
    head = read_head(lines[:start])
    game = read_game(head, find_game)
    record = Record(read_setup(game, head), game.version, players={name: rest for (name, rest), at in head["player"]})
    record.line = start + 1
    check_end(lines)
    for at, line in enumerate(lines[start + 1 : -1], start + 2):
        word, _, rest = line.partition(" ")
        if word == "scores":
            record.scores = rest
            continue
        seat = seat_of(word, record.setup.seats)
        if seat is None or not rest:
            raise wrong(
                at, f"expected 'SEAT move' with a seat A to {letter(record.setup.seats - 1)} or fate, not {shown(line)}"
            )
        record.moves.append((seat, rest))
    return game, record


def read_head(lines: list[str]) -> dict[str, list[Any]]:
    """Header lines by their first word, each with its line number."""
    head: dict[str, list[Any]] = {word: [] for word in ("game", "rules", "seats", "option", "data", "player")}
    for at, line in enumerate(lines[1:], 2):
        if len(line) > LONGEST_LINE:
            raise wrong(at, f"a line of {len(line)} characters; at most {LONGEST_LINE}")
        word, _, rest = line.partition(" ")
        if word not in head:
            raise wrong(at, f"expected one of {', '.join(head)} or moves, not {shown(line)}")
        if word in ("option", "player", "data"):
            name, _, value = rest.partition(" ")
            head[word].append(((name, value), at))
        else:
            head[word].append((rest, at))
    for word in ("game", "rules", "seats"):
        if len(head[word]) != 1:
            raise wrong(len(lines) + 1, f"the header needs one line {word!r}; it has {len(head[word])}")
    return head


def read_game(head: dict[str, list[Any]], find_game: Callable[[str], Game]) -> Game:
    name, at = head["game"][0]
    try:
        game = find_game(name)
    except BadInput as error:
        raise wrong(at, str(error)) from None
    version, at = head["rules"][0]
    if version != str(game.version):
        raise wrong(at, f"played by version {version} of the rules of {game.name}; this house has version {game.version}")
    return game


def read_setup(game: Game, head: dict[str, list[Any]]) -> Setup:
    seats, at = head["seats"][0]
    if not seats.isdecimal():
        raise wrong(at, f"expected a number of seats, not {shown(seats)}")
    options = {name: value for (name, value), _ in head["option"]}
    own: dict[str, Any] = {}
    for (name, value), at in head["data"]:
        label, _, text = value.partition(" ")
        options[name] = label
        try:
            own[name] = json.loads(text)
        except ValueError as error:
            raise wrong(at, f"data {name} is not JSON: {error}") from None
    try:
        return setup_with_data(game, int(seats), options, own)
    except BadInput as error:
        raise wrong(at, f"the header does not fit: {error}") from None


def check_end(lines: list[str]) -> None:
    """The last line counts the moves and seals all lines above it."""
    words = lines[-1].split()
    if len(words) != 3 or words[0] != "end":
        raise wrong(len(lines), f"the record is cut off: expected 'end MOVES DIGEST', not {shown(lines[-1])}")
    if words[2] != digest(lines[:-1]):
        raise wrong(len(lines), f"the record was changed: its lines have digest {digest(lines[:-1])}, its end says {words[2]}")
    moves = sum(1 for line in lines[lines.index("moves") + 1 : -1] if not line.startswith("scores "))
    if words[1] != str(moves):
        raise wrong(len(lines), f"the record has {moves} moves, its end says {words[1]}")


def replay(game: Game, record: Record) -> Position:
    """The position a record leads to; BadInput names the first move that is not legal where it stands."""
    position = game.start(record.setup)
    for step in steps(game, record):
        position = step.after
    if record.scores and (position.actor() != OVER or record.scores != final_scores(position)):
        came = final_scores(position) if position.actor() == OVER else "a game that is not over"
        raise BadInput(f"the record says scores {record.scores}, its moves lead to {came}")
    return position


def steps(game: Game, record: Record) -> Iterator[Step]:
    """Every move of a record with the positions around it."""
    position = game.start(record.setup)
    for number, (seat, text) in enumerate(record.moves, 1):
        try:
            move = game.read(position, seat, text)
        except Refused as refusal:
            where = f"record line {record.line + number}" if record.line else f"move {number}"
            raise BadInput(f"{where}: {letter(seat)} {refusal}") from None
        before = position
        position = before.copy()
        position.play(move, seat)
        yield Step(before, seat, move, position)


def wrong(line: int, what: str) -> BadInput:
    return BadInput(f"record line {line}: {what}")


def shown(line: str) -> str:
    return repr(line if len(line) <= 60 else line[:57] + "...")
