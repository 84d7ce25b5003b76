"""Playing on from a record: a table of the house in a browser that begins in the position to which the record leads.

A server has no such request: the host of such a table would know the hands of everybody who joins it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from sheepfold import games
from sheepfold.core import record as records
from sheepfold.core.game import public_data, setup_with_data
from sheepfold.core.position import OVER
from sheepfold.server import bodies
from sheepfold.server.http.api import Api, Caller, read_record
from sheepfold.server.http.requests import Request
from sheepfold.server.thinkers.records import read
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused


class PlayOn(Struct, kw_only=True):
    """A record, and who sits where at the table that goes on from its end."""

    text: Annotated[str, Meta(max_length=bodies.LONGEST_RECORD)]
    seats: Annotated[list[bodies.SeatPlan], Meta(min_length=1, max_length=6)]


class Ending(Struct, kw_only=True):
    """Where a record leads to: how it was set up, and the position as data."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    data: dict[str, Any]
    position: dict[str, Any]
    over: bool


decode_ending = msgspec.json.Decoder(Ending).decode


def ending(text: str) -> bytes:
    """Worked out by the second worker, as JSON; BadInput says what is wrong with the record."""
    game, record = read(text)
    position = records.replay(game, record)
    setup = record.setup
    found = Ending(
        game=game.name,
        rules=game.version,
        seats=setup.seats,
        options=setup.options,
        data=public_data(game, setup),
        position=position.to_data(),
        over=position.actor() == OVER,
    )
    return messages.encode(found)


async def play_on(api: Api, caller: Caller) -> messages.TableInfo:
    person, asked = caller.someone, caller.body
    found = decode_ending(await read_record(api, ending, asked.text))
    if found.over:
        raise RequestRefused(422, "position-over")
    if len(asked.seats) != found.seats:
        raise RequestRefused(422, "position-seats", seats=found.seats)
    game = games.load(found.game, found.rules)
    setup = replace(setup_with_data(game, found.seats, found.options, found.data), begins=found.position)
    wish = bodies.NewTable(game=game.name, seats=asked.seats, options=found.options)
    host = await api.lobby.open_set_up(person, wish, game, setup)
    return host.table.status.info(person.id)


REQUEST = Request(
    method="POST",
    path="/api/positions",
    does="A table that goes on where a record ends.",
    handler=play_on,
    answer=messages.TableInfo,
    body=PlayOn,
    longest=2 * bodies.LONGEST_RECORD,
)
