"""A played game as a readable text: a header, then every move, chance included; it replays to the identical position."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass, field
from hashlib import sha256
from typing import Any

from sheepfold.core.chain import ChainRow, read_row
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.events import Event
from sheepfold.core.fate import Fate
from sheepfold.core.game import Game, codes, public_data
from sheepfold.core.journal import Journal, Note
from sheepfold.core.message import Message, plain
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.record_head import FindGame, beginning, expected, read_game, read_head, read_setup, shown, wrong
from sheepfold.core.seats import LETTERS, letter, seat_of
from sheepfold.core.setup import Setup

FIRST_LINE = "sheepfold record 1"
AFTER_MOVES = ("scores ", "seed ", "row ", "head ")  # what lines behind the moves begin with


@dataclass
class Record:
    """What is needed to play a game again: how it was set up, and who did what, in order."""

    setup: Setup
    version: int
    moves: list[tuple[int, str]] = field(default_factory=list)
    players: dict[str, str] = field(default_factory=dict)  # letter → name, for the reader only
    _: KW_ONLY
    scores: str = ""  # as the file states them, for a finished game
    line: int = 0  # where its moves begin, if it came from a file
    table: str = ""  # of a sealed table: its id, the commit of its seal, what the seats added (by letter), the secret seed
    commit: str = ""
    anchors: dict[str, str] = field(default_factory=dict)  # by letter: what the seats committed to
    entropy: dict[str, str] = field(default_factory=dict)
    seed: str = field(default="", repr=False)
    rows: list[ChainRow] = field(default_factory=list, repr=False)  # the log of that table, and the head of its chain
    head: str = ""
    spelling: dict[str, str] = field(default_factory=dict)  # options that the file calls by an earlier name


@dataclass
class Step:
    """One move of a game, its text, the position on either side of it and what the rules noted meanwhile."""

    game: Game
    before: Position
    seat: int
    move: int
    _: KW_ONLY
    after: Position
    notes: list[Note]
    text: str
    told: list[Event] | None = field(default=None, repr=False)  # made when it is first asked for

    @property
    def events(self) -> list[Event]:
        """What happened, the whole truth of it; `Event.seen_by` says what each perspective may know."""
        if self.told is None:
            self.told = self.game.events(self.before, self.seat, self.move, self.after, self.notes)
        return self.told


def take_step(game: Game, before: Position, seat: int, move: int, text: str = "") -> Step:
    """Play a move on a copy of a position, keeping its journal; `text` is that of the move, where it is known."""
    after, journal = before.copy(), Journal()
    after.journal = journal
    after.play(move, seat)
    after.journal = None
    return Step(game, before, seat, move, after=after, notes=journal.read(), text=text or game.say(before, seat, move))


class Play:
    """A game being played: the position, and the record that led there. Every move from outside comes through `do`."""

    def __init__(self, game: Game, setup: Setup, players: dict[str, str] | None = None) -> None:
        self.game = game
        self.position: Position = beginning(game, setup)
        self.record = Record(setup, game.version, players=dict(players or {}))
        self.offers: dict[
            int, tuple[Position, list[int], list[str]]
        ] = {}  # by seat: its legal moves and their texts, as last listed

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat as text; empty if it owes none."""
        offer, position = self.offers.get(seat), self.position
        if offer is None or offer[0] is not position:
            moves = codes(position, seat)
            offer = self.offers[seat] = (position, moves, [self.game.say(position, seat, move) for move in moves])
        return offer[2]

    def do(self, seat: int, text: str) -> Step:
        """A move from outside, checked; raises Refused and changes nothing if it is not legal now. Most likely it was offered."""
        offered, moves, texts = self.offers.get(seat, (None, [], []))
        if offered is self.position and text in texts:
            return self._apply(seat, moves[texts.index(text)], text)
        return self._apply(seat, self.game.read(self.position, seat, text))

    def settle(self, fate: Fate) -> list[Step]:
        """Let fate act until a seat owes a decision or the game is over."""
        steps = []
        while self.position.actor() == FATE:
            steps.append(self._apply(int(FATE), fate.choose(self.game, self.position)))
        return steps

    def _apply(self, seat: int, move: int, text: str = "") -> Step:
        step = take_step(self.game, self.position, seat, move, text)
        self.position = step.after
        self.record.moves.append((seat, step.text))
        return step


# --- writing


def write(game: Game, record: Record, position: Position | None = None) -> str:
    """The record as text. With the position it led to, a finished game's scores and seed stand in it too; never before."""
    setup = record.setup
    own = public_data(game, setup)
    lines = [FIRST_LINE, f"game {game.name}", f"rules {record.version}", f"seats {setup.seats}"]
    options = {name: value for name, value in setup.options.items() if name not in own}
    lines += [f"option {record.spelling.get(name, name)} {value}" for name, value in options.items()]
    lines += [f"data {name} {setup.options[name]} {json.dumps(data, separators=(',', ':'))}" for name, data in own.items()]
    lines += [] if setup.begins is None else [f"position {json.dumps(setup.begins, separators=(',', ':'))}"]
    lines += [f"player {name} {' '.join(who.split())}" for name, who in sorted(record.players.items())]
    if record.commit:
        lines += [f"table {record.table}", f"seal {record.commit}"]
        lines += [f"anchor {name} {digits}" for name, digits in sorted(record.anchors.items())]
        lines += [f"entropy {name} {digits}" for name, digits in sorted(record.entropy.items())]
    lines.append("moves")
    lines += [f"{letter(seat)} {text}" for seat, text in record.moves]
    if position is not None and position.actor() == OVER:
        lines.append(f"scores {final_scores(position)}")
        lines += [f"seed {record.seed}"] if record.seed else []
        lines += [f"row {row.canonical()}" for row in record.rows]
        lines += [f"head {len(record.rows) - 1} {record.head}"] if record.head else []
    lines.append(f"end {len(record.moves)} {digest(lines)}")
    return "\n".join(lines) + "\n"


def final_scores(position: Position) -> str:
    return " ".join(str(int(position.score(seat))) for seat in range(int(position.seats)))


def digest(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


# --- reading


def read(text: str, find_game: FindGame) -> tuple[Game, Record]:
    """The game and record of a text; BadInput names the line of anything that is missing, unknown or changed."""
    lines = text.replace("\r\n", "\n").split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise wrong(1, expected(repr(FIRST_LINE), lines[0] if lines else ""))
    if "moves" not in lines:
        raise wrong(len(lines), Message("record-no-moves"))
    start = lines.index("moves")
    head = read_head(lines[:start])
    game = read_game(head, find_game)
    record = Record(read_setup(game, head), game.version, players={name: rest for (name, rest), at in head["player"]})
    record.line = start + 1
    record.spelling = {game.present_name(name): name for (name, value), at in head["option"]}
    read_seal(head, record)
    check_end(lines)
    body = lines[start + 1 : -1]
    read_chain(body, start + 2, record)
    if record.commit and body and body[-1].startswith("seed "):
        record.seed = body.pop().removeprefix("seed ")
    for at, line in enumerate(body, start + 2):
        word, _, rest = line.partition(" ")
        if word == "scores":
            record.scores = rest
            continue
        seat = seat_of(word, record.setup.seats)
        if seat is None or not rest:
            values = {"last": letter(record.setup.seats - 1), "came": shown(line)}
            raise wrong(at, Message("record-no-seat", values))
        record.moves.append((seat, rest))
    return game, record


def read_seal(head: dict[str, list[Any]], record: Record) -> None:
    """What a sealed table published before its first move: its id and the seal, both or neither, then what the seats added."""
    tables, seals = head["table"], head["seal"]
    if len(tables) != len(seals) or len(seals) > 1:
        raise wrong(record.line, Message("record-seal", {"tables": len(tables), "seals": len(seals)}))
    for word, found in (("anchor", record.anchors), ("entropy", record.entropy)):
        for (name, digits), at in head[word]:
            if not seals:
                raise wrong(at, Message("record-entropy-unsealed"))
            if name not in LETTERS[: record.setup.seats] or len(name) != 1 or name in found:
                raise wrong(at, Message("record-entropy", {"last": letter(record.setup.seats - 1), "came": shown(name)}))
            found[name] = digits
    if seals:
        record.table, record.commit = tables[0][0], seals[0][0]


def read_chain(body: list[str], first: int, record: Record) -> None:
    """Take the log of a finished sealed table and the head of its chain off the end of these lines; older records have none."""
    if not (record.commit and body and body[-1].startswith("head ")):
        return
    head = body.pop().split(" ")
    rows = []
    while body and body[-1].startswith("row "):
        row = read_row(body.pop().removeprefix("row "))
        if row is None:
            raise wrong(first + len(body), Message("record-row"))
        rows.append(row)
    record.rows = rows[::-1]
    if len(head) != 3 or head[1] != str(len(rows) - 1):
        raise wrong(first + len(body) + len(rows), Message("record-head", {"last": len(rows) - 1}))
    record.head = head[2]


def check_end(lines: list[str]) -> None:
    """The last line counts the moves and seals all lines above it."""
    words = lines[-1].split(" ")
    if len(words) != 3 or words[0] != "end":
        raise wrong(len(lines), Message("record-no-end", {"came": shown(lines[-1])}))
    if words[2] != digest(lines[:-1]):
        raise wrong(len(lines), Message("record-changed", {"digest": digest(lines[:-1]), "came": words[2]}))
    moves = sum(1 for line in lines[lines.index("moves") + 1 : -1] if not line.startswith(AFTER_MOVES))
    if words[1] != str(moves):
        raise wrong(len(lines), Message("record-count", {"moves": moves, "came": words[1]}))


def replay(game: Game, record: Record) -> Position:
    """The position a record leads to; BadInput names the first move that is not legal where it stands."""
    position = beginning(game, record.setup)
    for step in steps(game, record):
        position = step.after
    check_scores(record, position)
    return position


def check_scores(record: Record, position: Position) -> None:
    if record.scores and (position.actor() != OVER or record.scores != final_scores(position)):
        came = plain(final_scores(position)) if position.actor() == OVER else Message("record-not-over")
        raise BadInput(Message("record-scores", {"scores": record.scores, "came": came}))


def steps(game: Game, record: Record) -> Iterator[Step]:
    """Every move of a record with the positions around it."""
    position = beginning(game, record.setup)
    for number, (seat, text) in enumerate(record.moves, 1):
        try:
            move = game.read(position, seat, text)
        except Refused as refusal:
            raise BadInput(refused_move(record, number, seat, refusal), game.name) from None
        step = take_step(game, position, seat, move)
        position = step.after
        yield step


def refused_move(record: Record, number: int, seat: int, refusal: Refused) -> Message:
    """A move that the rules do not allow where it stands."""
    values = {"move": f"{letter(seat)} {refusal.move}", "rule": refusal.rule, "why": refusal.message}
    return where(record, number, Message("record-refused-rule" if refusal.rule else "record-refused", values))


def where(record: Record, number: int, what: Message) -> Message:
    """What is wrong with a move of a record, counted from 1, and where that stands."""
    if record.line:
        return Message("record-line", {"line": record.line + number, "what": what})
    return Message("record-move", {"number": number, "what": what})
