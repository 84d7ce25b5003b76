"""Tables before and during a game: opened, joined, left, moved to another device."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game, public_data
from sheepfold.core.sealed import Seal
from sheepfold.core.seats import LETTERS, letter
from sheepfold.core.setup import Setup
from sheepfold.server import bodies
from sheepfold.server.store.rows import AddCode, CodeRow, PersonRow, TableRow
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.host import TableHost, new_rows
from sheepfold.server.tables.openings import Openings, OpenLimits
from sheepfold.server.tables.people import People, clean_name, hash_of
from sheepfold.server.tables.registry import TableRegistry
from sheepfold.server.tables.seating import (
    built_in_only,
    check_may_know,
    check_mine,
    check_open,
    check_owner,
    check_seat,
    choose_seat,
    find_game,
    finished,
    fresh_code,
    fresh_id,
    give_up,
    my_table,
    open_table,
    pass_ownership,
    plan_seat,
    strike_out,
)
from sheepfold.table.config import Occupant, TableConfig, decode_config
from sheepfold.table.messages import spoken
from sheepfold.table.newcomers import Newcomer
from sheepfold.table.refusals import RequestRefused
from sheepfold.table.rows import AddChat, ChatRow
from sheepfold.table.table import opening

CODE_SECONDS = 600  # how long a code to move a seat is good
MOST_TABLES = 100  # open or running, per person
COUNTED_SECONDS = 60  # for which the tables of a person are not counted again, unless they open as many as they may
REMEMBERED = 10_000  # persons whose tables were counted
MOST_SHOWS = 5  # of bots alone, which nobody has to be at


class Lobby:
    """What a person can do about tables, other than play."""

    def __init__(self, registry: TableRegistry, people: People, limits: OpenLimits) -> None:
        self.registry = registry
        self.people = people
        self.store = registry.store
        self.openings = Openings(registry, limits)
        self.room: dict[str, tuple[int, float]] = {}  # person → how many more tables they may have, believed until then

    async def by_code(self, code: str) -> str:
        """The id of the table with this code."""
        wanted = code.upper().replace(" ", "").replace("-", "")
        row = await self.store.table_by_code(wanted) if wanted.isalnum() else None
        if row is None:
            raise RequestRefused(404, "no-code")
        return row.id

    async def open_tables(self) -> list[bodies.OpenTable]:
        return [open_table(config) for config in await self.openings.listed()]

    async def mine(self, person: PersonRow) -> bodies.Mine:
        """My tables, those that wait for my move first, and my finished games."""
        rows = await self.store.tables_of(person.id, ("open", "playing"), 50)
        waiting = await self.store.waiting([row.id for row in rows if row.state == "playing"])
        tables = [my_table(decode_config(row.doc), person.id, waiting.get(row.id, "")) for row in rows]
        for own in tables:
            host = self.registry.tables.get(own.id)
            standins = [] if host is None else host.table.status.info(person.id).standins
            own.standin = min((told.left for told in standins if told.seat in own.your_seats), default=0)
        tables.sort(key=lambda table: (not table.standin, not table.your_move))
        done = [finished(decode_config(row.doc)) for row in await self.store.tables_of(person.id, ("over",), 50)]
        return bodies.Mine(bodies.Person(person.id, person.name), tables, [game for game in done if game is not None])

    # --- opening and joining

    async def open(self, person: PersonRow, wish: bodies.NewTable) -> TableHost:
        """A new table; the person sits where the plan says `me`."""
        game = find_game(wish.game)
        try:
            setup = game.setup(len(wish.seats), built_in_only(game, wish.options))
        except BadInput as error:
            raise RequestRefused.of(422, spoken(error.message)) from None
        return await self.open_set_up(person, wish, game, setup)

    async def open_set_up(self, person: PersonRow, wish: bodies.NewTable, game: Game, setup: Setup) -> TableHost:
        """The same for a game that is set up already."""
        held = [] if self.has_room(person.id) else await self.held(person.id)
        if all(plan.kind == "bot" for plan in wish.seats) and self.bots_only(person) >= MOST_SHOWS:
            raise RequestRefused(429, "too-many-shows", count=MOST_SHOWS)
        address = self.people.address_of(person.id)
        await self.openings.check(person.id, address, held)
        name = clean_name(person.name)
        occupants = [plan_seat(person, plan, name) for plan in wish.seats]
        id = fresh_id()
        seal = Seal.fresh(id)
        config = TableConfig(
            id=id,
            code=fresh_code(),
            game=game.name,
            rules=game.version,
            options=dict(setup.options),
            wanted=dict(wish.options),
            data=public_data(game, setup),
            begins=setup.begins,
            occupants=occupants,
            owner=person.id,
            seed=seal.seed.hex(),
            made=int(time.time()),
            public=wish.public,
            clock=wish.clock,
            held=wish.held,
            broadcast=wish.broadcast,
        )
        mine = config.seats_of(person.id)
        config.anchors = {letter(seat): anchor for seat, anchor in zip(mine, wish.anchors, strict=False) if anchor}
        for seat in mine:
            config.note_name(person.id, config.occupants[seat].name)
        self.people.check_stays(person.id)
        with self.openings.noted(config, address):
            return await self.add(game, config)

    def has_room(self, person: str) -> bool:
        """Whether a person may have one more table for all we know: their tables were counted a moment ago. Other servers would open
        some as well."""
        number, until = self.room.get(person, (0, 0.0))
        if number < 1 or time.monotonic() > until or self.people.bus is not None:
            return False
        self.room[person] = (number - 1, until)
        return True

    async def held(self, person: str) -> list[TableRow]:
        """The tables at which a person has a seat; RequestRefused if there are as many as there may be."""
        held = await self.store.tables_of(person, ("open", "playing"), MOST_TABLES)
        if len(held) >= MOST_TABLES:
            raise RequestRefused(429, "too-many-tables", count=len(held))
        if len(self.room) >= REMEMBERED:
            self.room.clear()
        self.room[person] = (MOST_TABLES - len(held) - 1, time.monotonic() + COUNTED_SECONDS)
        return held

    def bots_only(self, person: PersonRow) -> int:
        """How many running tables of this person have nobody at them but bots."""
        mine = [host.config for host in self.registry.tables.values() if host.config.owner == person.id]
        return sum(c.state in ("open", "playing") and all(occupant.kind == "bot" for occupant in c.occupants) for c in mine)

    async def add(self, game: Game, config: TableConfig, said: Sequence[ChatRow] = ()) -> TableHost:
        """Put a new table into the store and on the floor, with what was said before."""
        for person in self.people.going.values():
            if person.id in config.named or config.seats_of(person.id):
                strike_out(config, person)
        chat = [row for row in said if row.person not in self.people.going]
        host = TableHost(game, config, self.registry, [], chat)
        rows = opening(host.table)
        for attempt in range(5):
            try:
                await self.store.save(*new_rows(rows), *map(AddChat, chat))
                break
            except StoreError as error:
                if error.kind != "taken":
                    raise RequestRefused.by_store(error.kind) from None
                config.code = fresh_code()
        else:
            raise RequestRefused(503, "no-free-code")
        self.registry.add(host)
        return host

    async def join(self, host: TableHost, person: PersonRow, wish: bodies.Join) -> bodies.Seated:
        """Take a seat; a person who sits already keeps their seat, unless they name another free one. Once the game is on, there
        are only seats that were given up, and the players are asked first."""
        self.people.check_stays(person.id)
        name = clean_name(wish.name or person.name)
        wanted = None if wish.seat is None else LETTERS.index(wish.seat)
        mine = host.config.seats_of(person.id)
        if host.config.state == "playing" and (wanted not in mine if wish.seat else not mine):
            if wanted is not None:
                check_seat(host.config, wanted)
            found = await host.promise(host.table.ask_to_join, Newcomer(person.id, name, wanted))
            return bodies.Seated(host.config.id, found.seat, found.asked)

        def action(draft: TableConfig) -> str:
            self.people.check_stays(person.id)
            mine = draft.seats_of(person.id)
            seat = choose_seat(draft, mine, wish.seat)
            if wish.anchor and draft.state == "open" and not draft.fixed:
                draft.anchors[letter(seat)] = wish.anchor
            if seat in mine:
                return letter(seat)
            animal = "" if wish.animal in draft.animals() else wish.animal
            called = name or f"Seat {letter(seat)}"
            draft.occupants[seat] = Occupant(kind="person", person=person.id, name=called, animal=animal)
            draft.note_name(person.id, name)
            if draft.state == "open" and wish.entropy is not None and not wish.anchor:
                draft.entropy[letter(seat)] = wish.entropy
            return letter(seat)

        return bodies.Seated(host.config.id, await host.change(action))

    async def leave(self, host: TableHost, person: PersonRow, seat: int) -> None:
        """Give a seat up: at once it is nobody's, and in a running game a bot's."""

        def action(draft: TableConfig) -> None:
            check_mine(draft, person, seat)
            give_up(draft, seat)
            pass_ownership(draft, person.id)

        await host.change(action)
        host.act(host.table.send_away, seat, person.id, "left")

    async def kick(self, host: TableHost, person: PersonRow, seat: int) -> None:
        """The owner frees a seat, before the start only."""
        gone = ""

        def action(draft: TableConfig) -> None:
            nonlocal gone
            check_owner(draft, person)
            check_open(draft)
            gone = check_seat(draft, seat).person
            if gone == person.id:
                raise RequestRefused(409, "kick-yourself")
            draft.occupants[seat] = Occupant()
            draft.drop_entropy(seat)

        await host.change(action)
        host.act(host.table.send_away, seat, gone, "kicked")

    async def plan(self, host: TableHost, person: PersonRow, seat: int, wish: bodies.SeatPlan) -> None:
        """The owner makes a free seat a bot's, open or reserved, before the start."""

        def action(draft: TableConfig) -> None:
            check_owner(draft, person)
            check_open(draft)
            self.people.check_stays(person.id)
            if check_seat(draft, seat).kind == "person":
                raise RequestRefused(409, "seat-taken", seat=letter(seat))
            draft.occupants[seat] = plan_seat(person, wish, clean_name(person.name))
            if wish.kind == "me":
                draft.note_name(person.id, draft.occupants[seat].name)
            draft.drop_entropy(seat)

        await host.change(action)

    # --- another device

    async def move_code(self, host: TableHost, person: PersonRow, seat: int) -> str:
        """A code with which another device takes this seat over, once."""
        check_mine(host.config, person, seat)
        code = f"{fresh_code()}-{fresh_code()}"
        row = CodeRow(hash_of(code), host.config.id, seat, int(time.time()) + CODE_SECONDS)
        try:
            await self.store.save(AddCode(row))
        except StoreError as error:
            raise RequestRefused.by_store(error.kind) from None
        return code

    async def take_over(self, person: PersonRow, code: str) -> tuple[TableHost, int]:
        """The seat of a code is this person's from now on; the old secret no longer opens it."""
        try:
            hash, now = hash_of(code.strip().upper()), int(time.time())
            found = await self.store.code(hash, now)
            # The table comes first: if another server has it, the code must still be good there.
            host = None if found is None else await self.registry.find(found[0])
            taken = await self.store.take_code(hash, now)
        except StoreError as error:
            raise RequestRefused.by_store(error.kind) from None
        if host is None or taken is None:
            raise RequestRefused(404, "takeover-code")
        seat = taken[1]
        old = ""

        def action(draft: TableConfig) -> None:
            nonlocal old
            self.people.check_stays(person.id)
            occupant = check_seat(draft, seat)
            if occupant.kind != "person":
                raise RequestRefused(409, "seat-is-nobodys")
            check_may_know(draft, occupant.person, person.id, seat)
            old, occupant.person = occupant.person, person.id
            draft.note_name(person.id)  # the name at the seat stays the other's
            if draft.state == "playing" and old != person.id:
                draft.note_leaving(old, seat)
            if draft.owner == old and not draft.seats_of(old):
                draft.owner = person.id

        try:
            await host.change(action)
        except RequestRefused as no:
            if no.status == 503:  # nothing was changed, so the code is still good
                with contextlib.suppress(StoreError):
                    await self.store.save(AddCode(CodeRow(hash, host.config.id, seat, now + CODE_SECONDS)))
            raise
        if old != person.id:
            host.act(host.table.send_away, seat, old, "moved")
        return host, seat
