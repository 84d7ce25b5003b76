"""The tables of this process: opened, found, joined, left, played again; read from the store when somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game, public_data
from sheepfold.core.sealed import Seal
from sheepfold.core.seats import letter
from sheepfold.server import portrait, wire
from sheepfold.server.audience import Guest, refuse
from sheepfold.server.charter import Charter, Holder, decode_charter, fresh_code, fresh_id
from sheepfold.server.guests import QUICK, HouseBot, Thinkers, advise, choose
from sheepfold.server.metrics import Metrics
from sheepfold.server.notices import Notices
from sheepfold.server.people import People, clean_name, hash_of
from sheepfold.server.seating import (
    again,
    built_in_only,
    check_mine,
    check_open,
    check_owner,
    check_seat,
    choose_seat,
    find_game,
    finished,
    forget_name,
    game_of,
    my_table,
    open_table,
    pass_ownership,
    plan_seat,
)
from sheepfold.server.store import AddCode, CodeRow, DropPerson, PersonRow, Store, StoreError, TableRow
from sheepfold.server.surroundings import AGAIN_SECONDS, Surroundings, Turned
from sheepfold.server.table import MOVED, Table

log = logging.getLogger("sheepfold.desk")
IDLE_SECONDS = 60  # a table nobody is at is let go of after that
CODE_SECONDS = 600  # how long a code to move a seat is good
FAREWELL_SECONDS = 0.5  # for saying bye to all; other houses take one that says nothing for long for dead
MOST_TABLES = 100  # open or running, per person
MOST_SHOWS = 5  # of bots alone, which nobody has to be at
NO_TABLE = "there is no such table"
TABLE_ID = re.compile(wire.TABLE_ID)
CLOSING = "this server is closing; try again"


class Elsewhere(Exception):
    """Another house has this table; what is wanted of it is to be asked there."""

    def __init__(self, table: str, house: str) -> None:
        self.table = table
        self.house = house
        super().__init__(f"a table is at house {house}")


class Desk(Surroundings):
    """Every table that is in memory here, and everything one can do about tables."""

    def __init__(self, store: Store, thinkers: Thinkers, notices: Notices, metrics: Metrics) -> None:
        self.store = store
        self.people = People(store)
        self.thinkers = thinkers
        self.notices = notices
        self.metrics = metrics
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.reviving: set[asyncio.Task[None]] = set()
        self.advised: set[tuple[str, int]] = set()  # table and seat of hints being thought about
        self.left_at: dict[str, float] = {}  # when tables were let go of that are to be read again
        self.stopping = False
        self.forget_elsewhere: Callable[[Elsewhere, PersonRow], Awaitable[None]] = cannot_be_reached

    # --- finding

    async def find(self, id: str) -> Table:
        """The table, read from the store if it is not here; Turned if there is none, Elsewhere if another house has it."""
        if not TABLE_ID.fullmatch(id):  # no id of ours; and none that a store might take for one of ours
            raise Turned(404, NO_TABLE)
        table = self.tables.get(id)
        if table is not None:
            return table
        if self.stopping:
            raise Turned(503, CLOSING)
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda task: self.loading.pop(id, None))
        found = await asyncio.shield(self.loading[id])
        if found is None:
            raise Turned(404, NO_TABLE)
        return found

    async def load(self, id: str) -> Table | None:
        claim = await self.store.claim(id)
        if claim is None or not claim.mine:
            self.left_at.pop(id, None)
        if claim is None:
            return None
        if not claim.mine:
            raise Elsewhere(id, claim.house)
        try:
            row = await self.store.table(id)
            if row is None:
                return None
            charter = decode_charter(row.doc)
            rows, chat = await self.store.log(id), await self.store.chat(id)
            table = Table(game_of(charter), charter, self, rows, chat)
            charged = table.timekeeper.charge(claim.until or self.left_at.get(id, 0.0))
            if charged:
                await self.store.save(*charged)
            if self.stopping:
                raise Turned(503, CLOSING)
        except BaseException as error:
            # What cannot be read now has to be seen to by somebody; what never can, by nobody.
            await self.give_up([id], care=isinstance(error, StoreError | Turned | asyncio.CancelledError))
            raise
        self.tables[id] = table
        self.left_at.pop(id, None)
        self.seat_bots(table)
        table.changed()
        return table

    async def check_ours(self, id: str) -> None:
        """Before somebody is turned away for good by what a table in memory says: whether it is still ours. A house that was
        declared dead, and has not noticed yet, might have missed what happened since; Turned says to try again."""
        if id in self.tables and id not in await self.store.kept([id]):
            raise Turned(503, MOVED)

    def lost(self, table: Table) -> None:
        """Let a table go that is not ours any more, or of which nobody knows what was stored."""
        id = table.charter.id
        if table.gone:
            return
        log.warning("table %s is let go and read again", id[:6])
        self.count("tables_lost")
        care = table.needs_care
        if care:
            self.left_at[id] = time.time()
        table.let_go("closing")
        if self.tables.get(id) is table:
            del self.tables[id]
        if care and not self.stopping:
            task = asyncio.create_task(self.revive(id))
            self.reviving.add(task)
            task.add_done_callback(self.reviving.discard)

    async def revive(self, id: str) -> None:
        """Have a table seen to again whose bots and clocks nobody would ask for: here, if no other house does."""
        while not self.stopping:
            try:
                await self.find(id)
                return
            except (Elsewhere, Turned):
                return
            except BadInput as error:
                log.error("table %s cannot be read: %s", id[:6], error)
                return
            except StoreError:
                await asyncio.sleep(AGAIN_SECONDS)

    async def give_up(self, ids: list[str], care: bool = False) -> None:
        """Let other houses have these; if the store cannot be told, they will have to wait until this house is gone."""
        try:
            await self.store.release(ids, care)
        except StoreError as error:
            log.warning("%d tables could not be given up: %s", len(ids), error)

    async def by_code(self, code: str) -> str:
        """The id of the table with this code."""
        wanted = code.upper().replace(" ", "").replace("-", "")
        row = await self.store.table_by_code(wanted) if wanted.isalnum() else None
        if row is None:
            raise Turned(404, "no open table has this code; ask for it again")
        return row.id

    async def lobby(self) -> list[wire.OpenTable]:
        return [open_table(decode_charter(row.doc)) for row in await self.store.open_tables(50)]

    async def mine(self, person: PersonRow) -> wire.Mine:
        """My tables, those that wait for my move first, and my finished games."""
        rows = await self.store.tables_of(person.id, ("open", "playing"), 50)
        waiting = await self.store.waiting([row.id for row in rows if row.state == "playing"])
        tables = [my_table(decode_charter(row.doc), person.id, waiting.get(row.id, "")) for row in rows]
        tables.sort(key=lambda table: not table.your_move)
        done = [finished(decode_charter(row.doc)) for row in await self.store.tables_of(person.id, ("over",), 50)]
        return wire.Mine(wire.Person(person.id, person.name), tables, [game for game in done if game is not None])

    # --- opening and joining

    async def open(self, person: PersonRow, wish: wire.NewTable) -> Table:
        """A new table; the person sits where the plan says `me`."""
        held = await self.store.tables_of(person.id, ("open", "playing"), MOST_TABLES)
        if len(held) >= MOST_TABLES:
            raise Turned(429, f"you have {len(held)} tables open; finish or leave some first")
        if all(plan.kind == "bot" for plan in wish.seats) and self.bots_only(person) >= MOST_SHOWS:
            raise Turned(429, f"bots play at {MOST_SHOWS} tables of yours already; watch one of them to its end first")
        game = find_game(wish.game)
        holders = [plan_seat(person, plan) for plan in wish.seats]
        try:
            setup = game.setup(len(wish.seats), built_in_only(game, wish.options))
        except BadInput as error:
            raise Turned(422, str(error)) from None
        id = fresh_id()
        seal = Seal.fresh(id)
        charter = Charter(
            id,
            fresh_code(),
            game.name,
            game.version,
            dict(setup.options),
            dict(wish.options),
            public_data(game, setup),
            holders,
            person.id,
            seal.seed.hex(),
            int(time.time()),
            public=wish.public,
            clock=wish.clock,
            broadcast=wish.broadcast,
        )
        if wish.entropy is not None:
            charter.entropy = {letter(seat): wish.entropy for seat in charter.seats_of(person.id)}
        return await self.add(game, charter)

    def bots_only(self, person: PersonRow) -> int:
        """How many running tables of this person have nobody at them but bots."""
        mine = [table.charter for table in self.tables.values() if table.charter.owner == person.id]
        return sum(c.state in ("open", "playing") and all(holder.kind == "bot" for holder in c.holders) for c in mine)

    async def add(self, game: Game, charter: Charter) -> Table:
        """Put a new table into the store and on the floor."""
        table = Table(game, charter, self, [], [])
        for attempt in range(5):
            try:
                await self.store.save(portrait.row(charter))
                break
            except StoreError as error:
                if error.kind != "taken":
                    raise Turned(503, f"the house cannot store anything now ({error.kind}); try again later") from None
                charter.code = fresh_code()
        else:
            raise Turned(503, "no free code was found; try again")
        self.tables[charter.id] = table
        table.changed()
        return table

    async def join(self, table: Table, person: PersonRow, wish: wire.Join) -> str:
        """Take a seat; whoever sits already keeps what he has, unless he names another free seat."""
        name = clean_name(wish.name or person.name)

        def action(draft: Charter) -> str:
            mine = draft.seats_of(person.id)
            seat = choose_seat(draft, mine, wish.seat)
            if seat in mine:
                return letter(seat)
            draft.holders[seat] = Holder("person", person.id, name or f"Seat {letter(seat)}")
            if draft.state == "open" and wish.entropy is not None:
                draft.entropy[letter(seat)] = wish.entropy
            return letter(seat)

        return await table.change(action)

    async def leave(self, table: Table, person: PersonRow, seat: int, forgotten: bool = False) -> None:
        """Give a seat up: at once it is nobody's, and in a running game a bot's. Who is to be forgotten leaves no name either."""

        def action(draft: Charter) -> None:
            check_mine(draft, person, seat)
            if forgotten:
                forget_name(draft, draft.holders[seat].name)
            if draft.state == "open":
                draft.holders[seat] = Holder()
                draft.entropy.pop(letter(seat), None)
            elif draft.state == "playing":
                draft.holders[seat] = Holder("bot", bot=QUICK, left=True)
            else:
                draft.holders[seat].person = ""
            if forgotten:
                draft.holders[seat].name = ""
            pass_ownership(draft, person.id)

        await table.change(action)
        part_all(table, seat, person.id, "left")

    async def kick(self, table: Table, person: PersonRow, seat: int) -> None:
        """The owner frees a seat, before the start only."""
        gone = ""

        def action(draft: Charter) -> None:
            nonlocal gone
            check_owner(draft, person)
            check_open(draft)
            gone = check_seat(draft, seat).person
            if gone == person.id:
                raise Turned(409, "to leave your own seat, leave it")
            draft.holders[seat] = Holder()
            draft.entropy.pop(letter(seat), None)

        await table.change(action)
        part_all(table, seat, gone, "kicked")

    async def plan(self, table: Table, person: PersonRow, seat: int, wish: wire.SeatPlan) -> None:
        """The owner makes a free seat a bot's, open or reserved, before the start."""

        def action(draft: Charter) -> None:
            check_owner(draft, person)
            check_open(draft)
            if check_seat(draft, seat).kind == "person":
                raise Turned(409, f"seat {letter(seat)} is taken")
            draft.holders[seat] = plan_seat(person, wish)

        await table.change(action)

    # --- another device, another game

    async def move_code(self, table: Table, person: PersonRow, seat: int) -> str:
        """A code with which another device takes this seat over, once."""
        check_mine(table.charter, person, seat)
        code = f"{fresh_code()}-{fresh_code()}"
        row = CodeRow(hash_of(code), table.charter.id, seat, int(time.time()) + CODE_SECONDS)
        try:
            await self.store.save(AddCode(row))
        except StoreError as error:
            raise Turned(503, f"the house cannot store anything now ({error.kind}); try again later") from None
        return code

    async def take_over(self, person: PersonRow, code: str) -> tuple[Table, int]:
        """The seat of a code is this person's from now on; the old secret opens it no more."""
        try:
            hash, now = hash_of(code.strip().upper()), int(time.time())
            found = await self.store.code(hash, now)
            # The table comes first: if another house has it, the code must still be good there.
            table = None if found is None else await self.find(found[0])
            taken = await self.store.take_code(hash, now)
        except StoreError as error:
            raise Turned(503, f"the house cannot store anything now ({error.kind}); try again later") from None
        if table is None or taken is None:
            raise Turned(404, "this code is not good (any more); ask the other device for a new one")
        seat = taken[1]
        old = ""

        def action(draft: Charter) -> None:
            nonlocal old
            holder = check_seat(draft, seat)
            if holder.kind != "person":
                raise Turned(409, "nobody holds this seat any more")
            old, holder.person = holder.person, person.id
            if draft.owner == old and not draft.seats_of(old):
                draft.owner = person.id

        try:
            await table.change(action)
        except Turned as no:
            if no.status == 503:  # nothing was changed, so the code is still good
                with contextlib.suppress(StoreError):
                    await self.store.save(AddCode(CodeRow(hash, table.charter.id, seat, now + CODE_SECONDS)))
            raise
        if old != person.id:
            part_all(table, seat, old, "moved")
        return table, seat

    async def rematch(self, table: Table, person: PersonRow, wish: wire.Rematch) -> str:
        """The same table again; if somebody asked before, that one."""
        if not table.charter.seats_of(person.id):
            raise Turned(403, "only players can ask for another game")
        if table.charter.state != "over" or table.charter.result is None:
            raise Turned(409, "this game is not over")
        async with table.rematching:
            asked = table.charter.next
            if asked and (asked in self.tables or await self.store.table(asked) is not None):
                return asked
            # Nobody asked, or the table that was promised could not be stored.
            charter = again(table.game, table.charter, wish.seats == "rotated")

            def action(draft: Charter) -> None:
                draft.next = charter.id

            await table.change(action)
            await self.add(table.game, charter)
        return charter.id

    async def seats_at(self, id: str, person: PersonRow) -> list[int]:
        """The seats of a person at a table, whichever house has it."""
        row = await self.store.table(id)
        return [] if row is None else decode_charter(row.doc).seats_of(person.id)

    # --- one's data

    async def forget(self, person: PersonRow) -> None:
        """Delete a person: seats are given up, names taken out, the token is dead."""
        for states in (("open", "playing"), ("over", "frozen")):
            for row in await self.store.tables_of(person.id, states, 10_000):
                await self.forget_wherever(row.id, person)
        await self.store.save(DropPerson(person.id))
        self.people.forget(person)
        self.forget_chat(person.id)

    async def forget_wherever(self, id: str, person: PersonRow) -> None:
        try:
            await self.forget_at(await self.find(id), person)
        except Elsewhere as other:
            await self.forget_elsewhere(other, person)

    async def forget_at(self, table: Table, person: PersonRow) -> None:
        """Give up a person's seats at a table and take the names out."""
        for seat in table.charter.seats_of(person.id):
            await self.leave(table, person, seat, forgotten=True)
        part_all(table, None, person.id, "deleted")

    def forget_chat(self, person: str) -> None:
        for table in self.tables.values():
            table.talk.forget(person)

    # --- what tables ask of the house

    def seat_bots(self, table: Table) -> None:
        c = table.charter
        present = {guest.seat: guest for guest in table.guests() if guest.house}
        for seat, holder in enumerate(c.holders):
            wanted = c.state in ("open", "playing") and holder.played_by_bot
            guest = present.get(seat)
            if guest is not None and (not wanted or getattr(guest, "rung", "") != c.rung(seat)):
                guest.part("")
                table.detach(guest)
                guest = None
            if wanted and guest is None:
                table.attach(HouseBot(table, seat, c.rung(seat), self.thinkers), table.n)

    def think_hint(self, table: Table, guest: Guest, ask: wire.Ask) -> None:
        assert table.run is not None
        assert guest.seat is not None
        view = table.game.view(table.run.position, guest.seat)
        legal = table.game.legal(table.run.position, guest.seat)
        if ask.text is not None and ask.text not in legal:
            return refuse(guest, ask.id, "that is not one of your moves now", text=ask.text)
        asking = (table.charter.id, guest.seat)
        if asking in self.advised:
            return refuse(guest, ask.id, "one hint after the other; the last one is being thought about")
        self.advised.add(asking)

        def done(found: tuple[str, str, dict[str, Any], str]) -> None:
            self.advised.discard(asking)
            guest.deliver(wire.encode(wire.Hint(ask.id, *found)))

        def failed(error: BaseException) -> None:
            self.advised.discard(asking)
            log.warning("a hint failed: %s", error)
            refuse(guest, ask.id, "no advice can be had now")

        self.thinkers.submit(done, failed, advise, view, legal, ask.text, secrets.randbits(60))

    def think_fallback(self, table: Table, seat: int, done: Callable[[str], None]) -> None:
        assert table.run is not None
        view = table.game.view(table.run.position, seat)
        legal = table.game.legal(table.run.position, seat)

        def failed(error: BaseException) -> None:
            log.warning("the quick bot failed: %s", error)
            done(legal[0])

        self.thinkers.submit(done, failed, choose, QUICK, view, legal, secrets.randbits(60))

    def asked(self, table: Table, seats: list[int]) -> None:
        here = {guest.seat for guest in table.guests() if not guest.house}
        for seat in seats:
            holder = table.charter.holders[seat]
            if holder.kind == "person" and not holder.away and seat not in here:
                self.notices.your_move(table.charter, seat, self.people)

    def count(self, what: str, amount: int = 1) -> None:
        self.metrics.count(what, amount)

    # --- housekeeping

    async def wake(self) -> None:
        """After a start: tables where a clock runs or a bot is asked go on by themselves."""
        ids = await self.store.running(1_000_000)
        waiting = await self.store.waiting(ids)
        for id in ids:
            if self.stopping:
                return
            row: TableRow | None = await self.store.table(id)
            if row is None or row.id in self.tables:
                continue
            charter = decode_charter(row.doc)
            bots = any(charter.holders[ord(seat) - ord("A")].played_by_bot for seat in waiting.get(id, ""))
            if bots or charter.clock.kind != "none":
                try:
                    await self.find(id)
                except Exception as error:  # this one stays as it is; the others go on
                    log.error("table %s cannot be read: %s", id[:6], error)

    def sweep(self) -> list[str]:
        """Let go of tables nobody is at; which."""
        now = time.monotonic()
        gone = []
        for id, table in list(self.tables.items()):
            if table.is_idle and now - table.touched > IDLE_SECONDS:
                thinking = any(isinstance(guest, HouseBot) and guest.mirror.legal for guest in table.guests())
                if not thinking:
                    table.let_go("")
                    del self.tables[id]
                    gone.append(id)
        return gone

    async def stop(self) -> None:
        """Tell everybody, let what is being stored be stored, pause the clocks and keep what they show."""
        if self.stopping:
            return
        self.stopping = True
        guests = [guest for table in self.tables.values() for guest in table.guests()]
        for guest in guests:
            guest.part("closing")
        farewells = [guest.farewell for guest in guests if guest.farewell is not None]
        if farewells:
            await asyncio.wait(farewells, timeout=FAREWELL_SECONDS)  # one who does not listen holds nobody up
        while any(table.busy for table in self.tables.values()):
            await asyncio.sleep(0.01)
        await self.hand_over()
        self.thinkers.close()

    async def hand_over(self) -> None:
        """Store what the clocks show and let other houses have the tables."""
        cared = [id for id, table in self.tables.items() if table.needs_care]
        others = [id for id in self.tables if id not in set(cared)]
        paused = [table.timekeeper.pause() for table in self.tables.values()]
        saved = await asyncio.gather(*(self.store.save(*rows) for rows in paused if rows), return_exceptions=True)
        for error in saved:
            if isinstance(error, BaseException):
                log.warning("what the clocks of a table showed could not be stored: %s", error)
        if cared:
            await self.give_up(cared, care=True)
        if others:
            await self.give_up(others)


async def cannot_be_reached(other: Elsewhere, person: PersonRow) -> None:
    """What a house with no line to others does about them."""
    raise Turned(503, "another server has a table of yours, and cannot be reached; try again later")


def part_all(table: Table, seat: int | None, person: str, reason: str) -> None:
    """Close the sockets of a person at a seat (None: wherever)."""
    for guest in table.guests():
        if not guest.house and guest.person == person and (seat is None or guest.seat == seat):
            guest.part(reason)
            table.detach(guest)
