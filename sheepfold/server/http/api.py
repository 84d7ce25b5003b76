"""What requests do: a function for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import msgspec

from sheepfold import games
from sheepfold.bots import registry
from sheepfold.core.errors import BadInput
from sheepfold.core.scenario.lesson import teach
from sheepfold.core.seats import LETTERS, letter
from sheepfold.server import bodies
from sheepfold.server.store.rows import PersonRow
from sheepfold.server.tables import lessons, replays
from sheepfold.server.tables.erasure import Erasure
from sheepfold.server.tables.host import TableHost
from sheepfold.server.tables.lobby import Lobby
from sheepfold.server.tables.notices import Notices
from sheepfold.server.tables.people import People, clean_name
from sheepfold.server.tables.registry import TableRegistry
from sheepfold.server.tables.series import Series
from sheepfold.server.thinkers import records
from sheepfold.server.thinkers.remembering import Remembered
from sheepfold.table import messages
from sheepfold.table.messages import spoken
from sheepfold.table.refusals import RequestRefused


@dataclass(kw_only=True)
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
            raise RequestRefused(401, "say-who-you-are")
        return self.person


MOST_READ = 8  # records at once
MOST_WEIGHED = 1  # games whose chances are worked out at once; bots think in the same processes
MOST_REMEMBERED = 200  # games whose chances are known
BUSY_SECONDS = 5  # after which to try again


class Workers(Protocol):
    """Where records are read, so that no table waits for it."""

    async def run(self, work: Any, *given: Any) -> Any:
        """What `work(*given)` gives; what it raises is raised here."""


class Parts(Protocol):
    """What requests are answered with."""

    registry: TableRegistry
    lobby: Lobby
    series: Series
    erasure: Erasure
    people: People
    notices: Notices
    reach: list[str]

    @property
    def thinkers(self) -> Workers: ...


class Api:
    def __init__(self, parts: Parts) -> None:
        self.registry = parts.registry
        self.lobby = parts.lobby
        self.series = parts.series
        self.erasure = parts.erasure
        self.people = parts.people
        self.notices = parts.notices
        self.thinkers = parts.thinkers
        self.reach = parts.reach  # addresses at which others find this server
        self.reading = 0  # records of guests that workers look at now
        self.weighed = Remembered(MOST_REMEMBERED)  # by table: who was how likely to win when

    async def table(self, caller: Caller) -> TableHost:
        return await self.registry.find(caller.path["table"])


def seat_in(caller: Caller) -> int:
    text = caller.path["seat"]
    if text not in tuple(LETTERS):
        raise RequestRefused(404, "seats-are", seat=repr(text[:10]))
    return LETTERS.index(text)


# --- games, people


async def list_games(api: Api, caller: Caller) -> list[bodies.GameInfo]:
    return [game_info(name) for name in games.names()]


def game_info(name: str) -> bodies.GameInfo:
    game = games.load(name)
    options = [
        bodies.OptionInfo(name=o.name, values=list(o.values), text=o.text, rule=o.rule, names_seat=o.names_seat)
        for o in game.options
    ]
    options += [
        bodies.OptionInfo(name=d.name, values=list(d.built_in), text=d.text, rule=d.rule, names_seat=False)
        for d in game.data_sets
    ]
    fewest, most = game.seats
    return bodies.GameInfo(
        name=game.name,
        title=game.title,
        by=game.by,
        line=game.line,
        minutes=game.minutes,
        age=game.age,
        rules=game.version,
        fewest=fewest,
        most=most,
        options=options,
        rungs=registry.rungs(),
        lesson=games.lesson_of(game) is not None,
    )


async def lesson(api: Api, caller: Caller) -> bodies.Lesson:
    name = caller.path["game"]
    if name not in games.names() or games.lesson_of(games.load(name)) is None:
        raise RequestRefused(404, "no-lesson")
    return lesson_frames(name)


@cache
def lesson_frames(name: str) -> bodies.Lesson:
    """The lesson of a game that has one, played through once."""
    path = games.lesson_of(games.load(name))
    assert path is not None
    return lessons.frames(teach(path, games.load))


async def enter(api: Api, caller: Caller) -> bodies.Person:
    """A person; a browser that is one already is only renamed."""
    name = clean_name(caller.body.name)
    if not name:
        raise RequestRefused(422, "name-empty")
    if caller.person is not None and not caller.wants_token:
        row = await api.people.change(caller.person, name=name)
        return bodies.Person(row.id, row.name)
    row, token = await api.people.enter(name)
    caller.new_token = token
    return bodies.Person(row.id, row.name, token if caller.wants_token else "")


async def me(api: Api, caller: Caller) -> bodies.Person:
    return bodies.Person(caller.someone.id, caller.someone.name)


async def set_hook(api: Api, caller: Caller) -> bodies.Person:
    url = caller.body.url
    if url and not api.notices.allows(url):
        raise RequestRefused(422, "hook-host")
    row = await api.people.change(caller.someone, hook=url)
    return bodies.Person(row.id, row.name)


async def export(api: Api, caller: Caller) -> str:
    return (await api.registry.store.export(caller.someone.id)).decode()


async def forget(api: Api, caller: Caller) -> None:
    await api.erasure.forget(caller.someone)


# --- tables


async def lobby(api: Api, caller: Caller) -> list[bodies.OpenTable]:
    return await api.lobby.open_tables()


async def mine(api: Api, caller: Caller) -> bodies.Mine:
    return bodies.Mine(None, [], []) if caller.person is None else await api.lobby.mine(caller.person)


async def open_table(api: Api, caller: Caller) -> messages.TableInfo:
    host = await api.lobby.open(caller.someone, caller.body)
    return host.table.status.info(caller.someone.id)


async def show_table(api: Api, caller: Caller) -> messages.TableInfo:
    return (await api.table(caller)).table.status.info(caller.person.id if caller.person else "")


async def find_code(api: Api, caller: Caller) -> messages.TableInfo:
    host = await api.registry.find(await api.lobby.by_code(caller.path["code"]))
    return host.table.status.info(caller.person.id if caller.person else "")


async def join(api: Api, caller: Caller) -> bodies.Seated:
    host = await api.table(caller)
    return await api.lobby.join(host, caller.someone, caller.body)


async def leave(api: Api, caller: Caller) -> None:
    await api.lobby.leave(await api.table(caller), caller.someone, seat_in(caller))


async def kick(api: Api, caller: Caller) -> None:
    await api.lobby.kick(await api.table(caller), caller.someone, seat_in(caller))


async def plan(api: Api, caller: Caller) -> messages.TableInfo:
    host = await api.table(caller)
    await api.lobby.plan(host, caller.someone, seat_in(caller), caller.body)
    return host.table.status.info(caller.someone.id)


async def move_code(api: Api, caller: Caller) -> bodies.Move:
    return bodies.Move(await api.lobby.move_code(await api.table(caller), caller.someone, seat_in(caller)))


async def take_over(api: Api, caller: Caller) -> bodies.Seated:
    host, seat = await api.lobby.take_over(caller.someone, caller.body.code)
    return bodies.Seated(host.config.id, letter(seat))


async def rematch(api: Api, caller: Caller) -> bodies.Seated:
    return await seated(api, caller, await api.series.ask_again(await api.table(caller), caller.someone, caller.body))


async def another(api: Api, caller: Caller) -> bodies.Seated:
    return await seated(api, caller, await api.series.another(await api.table(caller), caller.someone, caller.body))


async def seated(api: Api, caller: Caller, id: str) -> bodies.Seated:
    seats = await api.series.seats_at(id, caller.someone)
    return bodies.Seated(id, letter(seats[0]) if seats else "")


async def reshape(api: Api, caller: Caller) -> messages.TableInfo:
    host = await api.series.reshape(await api.table(caller), caller.someone, caller.body)
    return host.table.status.info(caller.someone.id)


async def start(api: Api, caller: Caller) -> None:
    await api.series.start(await api.table(caller), caller.someone)


async def throw_away(api: Api, caller: Caller) -> None:
    await api.series.throw_away(await api.table(caller), caller.someone)


async def reach(api: Api, caller: Caller) -> bodies.Reach:
    return bodies.Reach(api.reach)


# --- looking back


async def record(api: Api, caller: Caller) -> str:
    return record_of(await api.table(caller))


def record_of(host: TableHost) -> str:
    if host.config.state != "over":
        raise RequestRefused(409, "record-not-over")
    return host.table.status.record()


async def chances(api: Api, caller: Caller) -> msgspec.Raw:
    host = await api.table(caller)
    text = record_of(host)
    if host.id not in api.weighed.answers and api.weighed.under_way >= MOST_WEIGHED:
        raise RequestRefused(429, "records-busy", seconds=BUSY_SECONDS)
    return msgspec.Raw(await api.weighed.get(host.id, lambda: api.thinkers.run(records.chances, text)))


async def replay(api: Api, caller: Caller) -> bodies.Replay:
    """Every moment of the game from one seat's eyes: one's own while it runs, anybody's once it is over."""
    host = await api.table(caller)
    wanted = caller.query.get("seat", "")
    if wanted and wanted not in tuple(LETTERS[: len(host.config.occupants)]):
        raise RequestRefused(404, "no-seat", seat=repr(wanted[:10]))
    seat = LETTERS.index(wanted) if wanted else None
    own = host.config.seats_of(caller.person.id) if caller.person else []
    if seat is not None and host.config.state != "over" and seat not in own:
        raise RequestRefused(403, "replay-own-seat")
    return await replays.replay(host, seat)


async def replay_file(api: Api, caller: Caller) -> msgspec.Raw:
    return await read_record(api, records.replay_file, caller.body.text, caller.body.seat)


async def draws(api: Api, caller: Caller) -> msgspec.Raw:
    return await read_record(api, records.draws, caller.body.text)


async def read_record(api: Api, work: Callable[..., bytes], text: str, *given: Any) -> msgspec.Raw:
    """Read in a worker process, so that no upload can slow a table down. Bots think there too, so only a few are
    read at the same time."""
    if api.reading >= MOST_READ:
        raise RequestRefused(429, "records-busy", seconds=BUSY_SECONDS)
    api.reading += 1
    try:
        return msgspec.Raw(await api.thinkers.run(work, text, *given))
    except BadInput as error:
        raise RequestRefused.of(422, spoken(error.message), game_in(text)) from None
    finally:
        api.reading -= 1


def game_in(text: str) -> str:
    """The game a record says it is of; its catalogue has the reasons why a move is refused."""
    return next((name for name in games.names() if f"\ngame {name}\n" in text[:1000]), "")


async def broadcast(api: Api, caller: Caller) -> bodies.Broadcast:
    """All hands, late; while the game runs for nobody who has or had one of them."""
    host = await api.table(caller)
    if not host.config.broadcast:
        raise RequestRefused(404, "not-broadcast")
    if host.config.state != "over" and caller.person is not None and host.config.seats_known_to(caller.person.id):
        raise RequestRefused(403, "broadcast-not-for-players")
    return await replays.broadcast(host)
