"""The header of a record, before anything is played: which game, by which rules, how it is set up and where it begins."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any, Protocol

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game, setup_with_data
from sheepfold.core.message import Message
from sheepfold.core.play import beginning
from sheepfold.core.setup import Setup

LONGEST_LINE = 1_000_000  # an own data set stands on one line
WORDS = ("game", "rules", "seats", "option", "data", "position", "player", "table", "seal", "anchor", "entropy")


class FindGame(Protocol):
    """The game of a name, by the newest rules or by those of a version; BadInput if there is none."""

    def __call__(self, name: str, version: int | None = None) -> Game: ...


def read_head(lines: list[str]) -> dict[str, list[Any]]:
    """Header lines by their first word, each with its line number."""
    head: dict[str, list[Any]] = {word: [] for word in WORDS}
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
        setup = setup_with_data(game, int(seats), options, own)
    except BadInput as error:
        raise wrong(at, Message("record-header", {"error": error.message})) from None
    return read_position(game, setup, head["position"])


def read_position(game: Game, setup: Setup, lines: list[Any]) -> Setup:
    """The same setup with the position it begins in, if the header has one."""
    if not lines:
        return setup
    text, at = lines[0]
    if len(lines) > 1:
        raise wrong(at, Message("record-once", {"word": "position", "count": len(lines)}))
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise wrong(at, Message("record-json", {"name": "position", "error": str(error)})) from None
    if not isinstance(found, dict):
        raise wrong(at, expected("position {…}", f"position {text}"))
    begins = replace(setup, begins=found)
    try:
        beginning(game, begins)
    except BadInput as error:
        raise wrong(at, Message("record-header", {"error": error.message})) from None
    return begins


def wrong(line: int, what: Message) -> BadInput:
    return BadInput(Message("record-line", {"line": line, "what": what}))


def expected(wanted: str, came: str) -> Message:
    return Message("record-expected", {"wanted": wanted, "came": shown(came)})


def shown(line: str) -> str:
    return repr(line if len(line) <= 60 else line[:57] + "...")
