"""A played game as a readable text: a header, then every move, chance included; it replays to the identical position."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from sheepfold.core.chain import read_row
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.game import Game, public_data
from sheepfold.core.message import Message, plain
from sheepfold.core.play import Step, beginning, take_step
from sheepfold.core.position import OVER, Position
from sheepfold.core.record_head import FindGame, expected, read_game, read_head, read_setup, shown, wrong
from sheepfold.core.recorded import Record
from sheepfold.core.seats import LETTERS, letter, seat_of

FIRST_LINE = "sheepfold record 1"
AFTER_MOVES = ("scores ", "seed ", "row ", "head ")  # what lines behind the moves begin with


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
