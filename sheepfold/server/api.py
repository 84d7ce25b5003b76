"""Everything that can be asked over HTTP: each request with what it takes, what it gives, and what it does."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from sheepfold import games
from sheepfold.bots import registry
from sheepfold.core.errors import BadInput
from sheepfold.server import portrait, replays, wire
from sheepfold.server.desk import Desk
from sheepfold.server.doors import Doors
from sheepfold.server.people import clean_name
from sheepfold.server.store import PersonRow
from sheepfold.server.surroundings import Turned
from sheepfold.server.table import Table


@dataclass
class Caller:
    """Who asks, and what came with the request."""

    person: PersonRow | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    wants_token: bool = False
    new_token: str = ""  # to be given to the caller, once

    @property
    def someone(self) -> PersonRow:
        if self.person is None:
            raise Turned(401, "say who you are first: POST /api/people gives you a secret")
        return self.person


Handler = Callable[["Api", Caller], Awaitable[Any]]


@dataclass(frozen=True)
class Request:
    """One kind of request."""

    method: str
    path: str
    does: str  # one line for the documents
    handler: Handler
    answer: Any
    body: Any = None
    cost: str = "requests"  # which limit it counts against besides
    text: bool = False  # the answer is plain text
    longest: int = 16 * 1024  # bytes of a body


MOST_READ = 8  # records at once


class Api:
    def __init__(self, desk: Desk, doors: Doors) -> None:
        self.desk = desk
        self.doors = doors
        self.reading = 0  # records of guests that workers look at now

    async def table(self, caller: Caller) -> Table:
        return await self.desk.find(caller.path["table"])


def seat_in(caller: Caller) -> int:
    text = caller.path["seat"]
    if len(text) != 1 or not "A" <= text <= "F":
        raise Turned(404, f"seats are A to F, not {text[:10]!r}")
    return ord(text) - ord("A")


# --- games, people


async def list_games(api: Api, caller: Caller) -> list[wire.GameInfo]:
    return [game_info(name) for name in games.names()]


def game_info(name: str) -> wire.GameInfo:
    game = games.load(name)
    options = [wire.OptionInfo(o.name, list(o.values), o.text, o.rule, o.names_seat) for o in game.options]
    options += [wire.OptionInfo(d.name, list(d.built_in), d.text, d.rule, False) for d in game.data_sets]
    return wire.GameInfo(game.name, game.title, game.version, *game.seats, options, registry.rungs())


async def enter(api: Api, caller: Caller) -> wire.Person:
    """A person; a browser that is one already is only renamed."""
    name = clean_name(caller.body.name)
    if not name:
        raise Turned(422, "a name has at least one letter that can be seen")
    if caller.person is not None and not caller.wants_token:
        row = await api.desk.people.change(caller.person, name=name)
        return wire.Person(row.id, row.name)
    row, token = await api.desk.people.enter(name)
    caller.new_token = token
    return wire.Person(row.id, row.name, token if caller.wants_token else "")


async def me(api: Api, caller: Caller) -> wire.Person:
    return wire.Person(caller.someone.id, caller.someone.name)


async def set_hook(api: Api, caller: Caller) -> wire.Person:
    url = caller.body.url
    if url and not api.desk.notices.allows(url):
        raise Turned(422, "this house posts notices only to hosts its host has allowed")
    row = await api.desk.people.change(caller.someone, hook=url)
    return wire.Person(row.id, row.name)


async def export(api: Api, caller: Caller) -> str:
    return (await api.desk.store.export(caller.someone.id)).decode()


async def forget(api: Api, caller: Caller) -> None:
    await api.desk.forget(caller.someone)


# --- tables


async def lobby(api: Api, caller: Caller) -> list[wire.OpenTable]:
    return await api.desk.lobby()


async def mine(api: Api, caller: Caller) -> wire.Mine:
    return wire.Mine(None, [], []) if caller.person is None else await api.desk.mine(caller.person)


async def open_table(api: Api, caller: Caller) -> wire.TableInfo:
    table = await api.desk.open(caller.someone, caller.body)
    return portrait.info(table, caller.someone.id)


async def show_table(api: Api, caller: Caller) -> wire.TableInfo:
    return portrait.info(await api.table(caller), caller.person.id if caller.person else "")


async def find_code(api: Api, caller: Caller) -> wire.TableInfo:
    table = await api.desk.find(await api.desk.by_code(caller.path["code"]))
    return portrait.info(table, caller.person.id if caller.person else "")


async def join(api: Api, caller: Caller) -> wire.Seated:
    table = await api.table(caller)
    seat = await api.desk.join(table, caller.someone, caller.body)
    return wire.Seated(table.charter.id, seat)


async def leave(api: Api, caller: Caller) -> None:
    await api.desk.leave(await api.table(caller), caller.someone, seat_in(caller))


async def kick(api: Api, caller: Caller) -> None:
    await api.desk.kick(await api.table(caller), caller.someone, seat_in(caller))


async def plan(api: Api, caller: Caller) -> wire.TableInfo:
    table = await api.table(caller)
    await api.desk.plan(table, caller.someone, seat_in(caller), caller.body)
    return portrait.info(table, caller.someone.id)


async def move_code(api: Api, caller: Caller) -> wire.Move:
    return wire.Move(await api.desk.move_code(await api.table(caller), caller.someone, seat_in(caller)))


async def take_over(api: Api, caller: Caller) -> wire.Seated:
    table, seat = await api.desk.take_over(caller.someone, caller.body.code)
    return wire.Seated(table.charter.id, "ABCDEF"[seat])


async def rematch(api: Api, caller: Caller) -> wire.Seated:
    id = await api.desk.rematch(await api.table(caller), caller.someone, caller.body)
    seats = await api.desk.seats_at(id, caller.someone)
    return wire.Seated(id, "ABCDEF"[seats[0]] if seats else "")


# --- looking back


async def record(api: Api, caller: Caller) -> str:
    table = await api.table(caller)
    if table.charter.state != "over":
        raise Turned(409, "the record is given out once the game is over")
    return portrait.record(table)


async def replay(api: Api, caller: Caller) -> wire.Replay:
    """Every moment of the game from one seat's eyes: one's own while it runs, anybody's once it is over."""
    table = await api.table(caller)
    wanted = caller.query.get("seat", "")
    if wanted and (len(wanted) != 1 or not 0 <= ord(wanted) - ord("A") < len(table.charter.holders)):
        raise Turned(404, f"this table has no seat {wanted[:10]!r}")
    seat = ord(wanted) - ord("A") if wanted else None
    own = table.charter.seats_of(caller.person.id) if caller.person else []
    if seat is not None and table.charter.state != "over" and seat not in own:
        raise Turned(403, "while the game runs, you can look back from your own seat only")
    return await replays.replay(table, seat)


async def replay_file(api: Api, caller: Caller) -> msgspec.Raw:
    return await read_record(api, replays.replay_file, caller.body.text, caller.body.seat)


async def draws(api: Api, caller: Caller) -> msgspec.Raw:
    return await read_record(api, replays.draws, caller.body.text)


async def read_record(api: Api, work: Callable[..., bytes], *given: Any) -> msgspec.Raw:
    """A worker looks at it, not the house itself: whatever somebody brings costs no table its time. Bots think there too, so only
    a few are looked at at once."""
    if api.reading >= MOST_READ:
        raise Turned(429, "too many records are being looked at; try again in a moment")
    api.reading += 1
    try:
        return msgspec.Raw(await api.desk.thinkers.run(work, *given))
    except BadInput as error:
        raise Turned(422, str(error)[:300]) from None
    finally:
        api.reading -= 1


async def broadcast(api: Api, caller: Caller) -> wire.Broadcast:
    table = await api.table(caller)
    if not table.charter.broadcast:
        raise Turned(404, "this table is not broadcast")
    return await replays.broadcast(table, int(time.time()))


REQUESTS = [
    Request("GET", "/api/games", "The games of this house, with their options and bots.", list_games, list[wire.GameInfo]),
    Request(
        "POST", "/api/people", "Be somebody: sets the cookie, or gives a token.", enter, wire.Person, wire.NewPerson, "openings"
    ),
    Request("GET", "/api/people/me", "Who I am.", me, wire.Person),
    Request("PUT", "/api/people/me/hook", "Where 'your move' notices are posted.", set_hook, wire.Person, wire.Hook),
    Request("GET", "/api/people/me/data", "Everything kept about me.", export, str, text=True),
    Request("DELETE", "/api/people/me", "Forget me: seats are given up, names taken out, the secret dies.", forget, None),
    Request("GET", "/api/lobby", "Public tables that wait for players.", lobby, list[wire.OpenTable]),
    Request("GET", "/api/mine", "My tables, those that wait for me first, and my finished games.", mine, wire.Mine),
    Request("POST", "/api/tables", "Open a table.", open_table, wire.TableInfo, wire.NewTable, "openings"),
    Request("GET", "/api/tables/{table}", "A table, for whoever has its link.", show_table, wire.TableInfo),
    Request("GET", "/api/codes/{code}", "The open table with this code.", find_code, wire.TableInfo, None, "guesses"),
    Request("POST", "/api/tables/{table}/join", "Take a seat.", join, wire.Seated, wire.Join),
    Request("POST", "/api/tables/{table}/seats/{seat}/leave", "Give my seat up.", leave, None),
    Request("POST", "/api/tables/{table}/seats/{seat}/kick", "Free a seat, before the start (owner).", kick, None),
    Request("PUT", "/api/tables/{table}/seats/{seat}", "A bot, open or reserved (owner).", plan, wire.TableInfo, wire.SeatPlan),
    Request("POST", "/api/tables/{table}/seats/{seat}/move", "A code to take my seat to another device.", move_code, wire.Move),
    Request("POST", "/api/takeover", "Take a seat over by its code.", take_over, wire.Seated, wire.TakeOver, "guesses"),
    Request("POST", "/api/tables/{table}/rematch", "Play again.", rematch, wire.Seated, wire.Rematch, "openings"),
    Request("GET", "/api/tables/{table}/record", "The record of a finished game.", record, str, text=True),
    Request(
        "GET",
        "/api/tables/{table}/replay",
        "The game so far from one seat's eyes (?seat=A).",
        replay,
        wire.Replay,
        None,
        "heavy",
    ),
    Request(
        "POST",
        "/api/replay",
        "A record of one's own, replayed; nothing of it is kept.",
        replay_file,
        wire.Replay,
        wire.RecordFile,
        "openings",
        longest=2 * wire.LONGEST_RECORD,
    ),
    Request(
        "POST",
        "/api/draws",
        "Every draw of a record, with its odds, to check its seal by; nothing of it is kept.",
        draws,
        list[wire.Draw],
        wire.RecordFile,
        "openings",
        longest=2 * wire.LONGEST_RECORD,
    ),
    Request(
        "GET",
        "/api/tables/{table}/broadcast",
        "All seats' views, delayed as the table says.",
        broadcast,
        wire.Broadcast,
        None,
        "heavy",
    ),
]
