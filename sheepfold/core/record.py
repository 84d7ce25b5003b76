"""A played game as a readable text: a header, then every move, chance included; it replays to the identical position."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Protocol

from sheepfold.core.chain import read_row
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.game import Game, public_data, setup_with_data
from sheepfold.core.message import Message, plain
from sheepfold.core.play import Step, take_step
from sheepfold.core.position import OVER, Position
from sheepfold.core.recorded import Record
from sheepfold.core.seats import LETTERS, letter, seat_of
from sheepfold.core.setup import Setup

FIRST_LINE = "sheepfold record 1"
LONGEST_LINE = 1_000_000  # an own data set stands on one line
AFTER_MOVES = ("scores ", "seed ", "row ", "head ")  # what lines behind the moves begin with


class FindGame(Protocol):
    """The game of a name, by the newest rules or by those of a version; BadInput if there is none."""

    def __call__(self, name: str, version: int | None = None) -> Game: ...


# --- writing


def write(game: Game, record: Record, position: Position | None = None) -> str:
    """The record as text. With the position it led to, a finished game's scores and seed stand in it too; never before."""
    setup = record.setup
    own = public_data(game, setup)
    lines = [FIRST_LINE, f"game {game.name}", f"rules {record.version}", f"seats {setup.seats}"]
    options = {name: value for name, value in setup.options.items() if name not in own}
    lines += [f"option {record.spelling.get(name, name)} {value}" for name, value in options.items()]
    lines += [f"data {name} {setup.options[name]} {json.dumps(data, separators=(',', ':'))}" for name, data in own.items()]
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


def read_head(lines: list[str]) -> dict[str, list[Any]]:
    """Header lines by their first word, each with its line number."""
    words = ("game", "rules", "seats", "option", "data", "player", "table", "seal", "anchor", "entropy")
    head: dict[str, list[Any]] = {word: [] for word in words}
    for at, line in enumerate(lines[1:], 2):
        if len(line) > LONGEST_LINE:
            raise wrong(at, Message("record-long", {"length": len(line), "most": LONGEST_LINE}))
        word, _, rest = line.partition(" ")
        if word not in head:
            raise wrong(at, Message("record-word", {"known": ", ".join(head), "came": shown(line)}))
        if word in ("option", "player", "data", "anchor", "entropy"):
            name, _, value = rest.partition(" ")
            head[word].append(((name, value), at))
        else:
            head[word].append((rest, at))
    for word in ("game", "rules", "seats"):
        if len(head[word]) != 1:
            raise wrong(len(lines) + 1, Message("record-once", {"word": word, "count": len(head[word])}))
    return head


def read_game(head: dict[str, list[Any]], find_game: FindGame) -> Game:
    """The game by the rules it was played by, which need not be the newest."""
    name, at = head["game"][0]
    try:
        game = find_game(name)
        version, at = head["rules"][0]
        if not re.fullmatch("[1-9][0-9]{0,5}", version):
            raise BadInput(Message("record-version", {"version": game.version, "came": shown(version)}))
        return find_game(name, int(version))
    except BadInput as error:
        raise wrong(at, error.message) from None


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


def read_setup(game: Game, head: dict[str, list[Any]]) -> Setup:
    seats, at = head["seats"][0]
    if not seats.isdecimal() or len(seats) > 3:
        raise wrong(at, Message("record-seats", {"came": shown(seats)}))
    options = {name: value for (name, value), _ in head["option"]}
    own: dict[str, Any] = {}
    for (name, value), at in head["data"]:
        label, _, text = value.partition(" ")
        options[name] = label
        try:
            own[name] = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise wrong(at, Message("record-json", {"name": name, "error": str(error)})) from None
    for found in game.data_sets:  # a record is read where it may come from anybody: it names no files
        if found.name in options and found.name not in own and options[found.name] not in found.built_in:
            values = {"name": found.name, "known": ", ".join(found.built_in), "came": shown(options[found.name])}
            raise wrong(at, Message("record-data", values))
    try:
        return setup_with_data(game, int(seats), options, own)
    except BadInput as error:
        raise wrong(at, Message("record-header", {"error": error.message})) from None


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
    position: Position = game.start(record.setup)
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
    position = game.start(record.setup)
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


def wrong(line: int, what: Message) -> BadInput:
    return BadInput(Message("record-line", {"line": line, "what": what}))


def expected(wanted: str, came: str) -> Message:
    return Message("record-expected", {"wanted": wanted, "came": shown(came)})


def shown(line: str) -> str:
    return repr(line if len(line) <= 60 else line[:57] + "...")
