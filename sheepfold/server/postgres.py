"""The shared store: PostgreSQL, written to by several houses, each of them only to the tables it has.

Writes gather while the ones before them are under way; then they go as one transaction, in one trip there and back, which begins by
making sure that this house has not been declared dead. A group that is refused is halved until the bad write stands alone.
When the line breaks with something under way nobody knows whether it was made: its tables are `lost`, to be claimed and read again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from sheepfold.core.errors import BadInput
from sheepfold.server.driver import conninfo
from sheepfold.server.gathering import Gathering, TakeCode, Work
from sheepfold.server.lines import Broken, Line, Refused, Statement
from sheepfold.server.postgres_reads import PAUSE, Reading, blob, number, to_json
from sheepfold.server.postgres_schema import check_whole, checked, hidden, make_ready
from sheepfold.server.statements import WRITES
from sheepfold.server.store import (
    AddChat,
    AddCode,
    Append,
    Change,
    Claim,
    DropPerson,
    DropTable,
    LogRow,
    SavePerson,
    SaveTable,
    StoreError,
)

DEAD = 2.5  # seconds of silence, by the database's clock, after which a house is dead
FENCED = "SF001"  # what the database says to a house that is
# Settings of every connection. A server that gives up sooner than we do leaves no doubt about what was made.
SETTINGS = {"statement_timeout": "2500", "idle_in_transaction_session_timeout": "2000", "synchronous_commit": "on"}

T = TypeVar("T")
Call = Callable[["Line | StoreError"], Awaitable[None]]


class Group:
    """The statements of some writes, and what will be different once they are made."""

    def __init__(self, mine: set[str]) -> None:
        self.mine = mine
        self.statements: list[Statement] = []
        self.rows: list[LogRow] = []  # that are appended at the next opportunity
        self.touched: set[str] = set()
        self.new: set[str] = set()
        self.dropped: set[str] = set()
        self.codes: list[tuple[TakeCode, int]] = []  # and the number of the statement that finds it

    def touch(self, table: str) -> None:
        """Raises `lost` if this house does not have the table."""
        if table not in self.touched:
            if table not in self.mine:
                raise StoreError("lost", f"this house does not have table {table[:6]}…")
            self.touched.add(table)

    def add(self, name: bytes, *values: bytes) -> None:
        self.statements.append((name, values))

    def flush(self) -> None:
        if self.rows:
            self.add(b"append", to_json(self.rows))
            self.rows = []

    def change(self, change: Change | TakeCode, owner: Callable[[], tuple[bytes, bytes]]) -> None:
        if type(change) is Append:
            self.touch(change.row.table)
            self.rows.append(change.row)
            return
        self.flush()
        match change:
            case SavePerson(row):
                hook = row.hook.encode()
                self.add(
                    b"save_person", row.id.encode(), blob(row.hash), row.name.encode(), number(row.made), number(row.seen), hook
                )
            case SaveTable():
                self.save_table(change, owner)
            case AddChat(row):
                self.touch(row.table)
                words = (row.person.encode(), row.who.encode(), row.name.encode(), row.text.encode())
                self.add(b"add_chat", row.table.encode(), number(row.at), *words)
            case AddCode(row):
                self.touch(row.table)
                self.add(b"void_code", row.table.encode(), number(row.seat))
                self.add(b"add_code", blob(row.hash), row.table.encode(), number(row.seat), number(row.expires))
            case TakeCode(hash, now):
                self.add(b"clear_codes", number(now))
                self.codes.append((change, len(self.statements)))
                self.add(b"take_code", blob(hash))
            case DropPerson(id):
                for name in (b"drop_lines", b"drop_seats", b"drop_person"):
                    self.add(name, id.encode())
            case DropTable(id):
                self.touch(id)
                self.dropped.add(id)
                self.add(b"drop_log", id.encode())
                self.add(b"drop_table", id.encode())
            case _:
                raise StoreError("broken", f"no change is called {type(change).__name__}")

    def save_table(self, change: SaveTable, owner: Callable[[], tuple[bytes, bytes]]) -> None:
        row, holders = change.row, change.holders
        id = row.id.encode()
        code, state, public = row.code.encode(), row.state.encode(), b"true" if row.public else b"false"
        if row.id in self.mine or row.id in self.new:
            self.touch(row.id)
            self.add(b"save_table", id, code, state, public, number(row.changed), blob(row.doc))
        else:
            kind = (row.game.encode(), number(row.rules), number(row.seats))
            times = (number(row.made), number(row.changed))
            self.add(b"new_table", id, code, *kind, state, public, *times, blob(row.doc))
            self.add(b"own", id, *owner())
            self.new.add(row.id)
            self.touched.add(row.id)
        if holders is not None:
            held = to_json(holders)
            self.add(b"void_codes", id, held)
            self.add(b"clear_seats", id)
            self.add(b"fill_seats", id, held)


class PostgresStore(Gathering, Reading):
    """See `Store`. Opened by `open_postgres`; used from one event loop."""

    def __init__(self, address: str, where: str, house: str) -> None:
        Gathering.__init__(self, where)
        Reading.__init__(self, conninfo.make_conninfo(address, application_name=f"sheepfold {house} reads"))
        self.where = where  # without its password
        self.house = house
        self._address = conninfo.make_conninfo(address, application_name=f"sheepfold {house}")
        self._line: Line | None = None
        self._again = 0.0  # when a server that could not be reached is tried again
        self._life = 0  # 0: not entered
        self._number = 0  # of the line
        self._retired = False
        self._mine: set[str] = set()
        self._until: dict[str, float] = {}  # of tables taken over from the dead, until they are claimed
        self._queue: deque[list[Work] | Call] = deque()
        self._stirred = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    # --- in order, one thing after the other

    def _take(self, works: list[Work]) -> None:
        self._queue.append(works)
        self._stirred.set()

    async def _in_turn(self, what: Callable[[Line], Awaitable[T]]) -> T:
        """Do this after everything that was asked for before it."""
        if self._closed:
            raise StoreError("broken", f"{self.where} is closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run(line: Line | StoreError) -> None:
            try:
                if isinstance(line, StoreError):
                    raise line
                found = await what(line)
            except Exception as error:  # whoever asked is told
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)

        self._hand_over()
        self._queue.append(run)
        self._stirred.set()
        return await answer

    async def _run(self) -> None:
        while not (self._closed and not self._queue):
            await self._stirred.wait()
            self._stirred.clear()
            while self._queue:
                first = self._queue.popleft()
                if isinstance(first, list):
                    while self._queue and isinstance(more := self._queue[0], list):
                        first += more
                        self._queue.popleft()
                    errors = await self._make(first)
                    self._counted(errors)
                    self._report(first, errors)
                else:
                    calls = [first]
                    while self._queue and not isinstance(call := self._queue[0], list):
                        calls.append(call)
                        self._queue.popleft()
                    await self._call(calls)

    async def _call(self, calls: list[Call]) -> None:
        """One after the other, but without waiting for each answer."""
        try:
            line: Line | StoreError = await self._opened()
        except StoreError as error:
            line = error
        await asyncio.gather(*(call(line) for call in calls))

    async def close(self) -> None:
        if self._closed:
            return
        self._hand_over()
        self._closed = True
        self._stirred.set()
        await self._task
        self._close_readers()
        if self._line is not None:
            self._line.close("the store is closed")

    # --- the line, and who we are on it

    async def _opened(self) -> Line:
        """The line on which this house may write; a new one if the last broke. Raises `away`."""
        loop = asyncio.get_running_loop()
        if self._line is None or not self._line.up:
            if loop.time() < self._again:
                raise StoreError("away", "the database could not be reached just now")
            try:
                self._line = await Line.open(self._address, WRITES)
                if self._life:
                    await self._enter_again(self._line)
            except (Broken, StoreError) as error:
                if self._line is not None:
                    self._line.close("it could not be used")
                self._again = loop.time() + PAUSE
                raise StoreError("away", error.text if isinstance(error, StoreError) else str(error)) from None
            self._readers_again = 0.0  # it can be reached again
        if not self._life and not self._retired:
            try:
                results = await self._line.ask((b"enter", (self.house.encode(),)))
            except (Broken, Refused) as error:
                self._line.close("the house could not be entered")
                raise StoreError("away", str(error)) from None
            self._life, self._number = self._line.rows(results[0])[0]
        return self._line

    async def _enter_again(self, line: Line) -> None:
        known = to_json(sorted(self._mine))
        results = await line.ask((b"enter_again", (self.house.encode(), number(self._life), known)))
        rows = line.rows(results[0])
        if rows:
            self._number = rows[0][0]
        else:
            self._forget()

    def _forget(self) -> None:
        """We were declared dead: what we had, others have or may have."""
        self._life = 0
        self._mine.clear()
        self._until.clear()

    def _me(self) -> tuple[bytes, bytes]:
        return self.house.encode(), number(self._life)

    def _held(self) -> Statement:
        return b"hold", (*self._me(), number(self._number))

    # --- writing

    async def _make(self, works: list[Work]) -> list[StoreError | None]:
        """What became of each write."""
        error, alike = await self._try(works)
        if error is None or alike or len(works) == 1:
            return [error] * len(works)
        half = len(works) // 2
        return [*await self._make(works[:half]), *await self._make(works[half:])]

    async def _try(self, works: list[Work]) -> tuple[StoreError | None, bool]:
        """All of these in one transaction, or nothing and why; and whether that is the same for each of them."""
        group = Group(self._mine)
        try:
            line = await self._opened()
            for changes, _ in works:
                for change in changes:
                    group.change(change, self._me)
            group.flush()
            first = [self._held()] if group.touched else []
            results = await line.ask(*first, *group.statements)
        except Broken as error:
            self._mine -= group.touched
            return StoreError("lost", f"nobody knows whether it was stored: {error}"), True
        except Refused as error:
            return self._understood(error, works), error.kind in ("away", "readonly")
        except StoreError as error:
            return error, error.kind == "away"
        except Exception as error:  # a value that no column can hold: whoever wrote it hears of it, the house goes on
            return StoreError("broken", f"{type(error).__name__}: {error}"), False
        self._mine |= group.new
        self._mine -= group.dropped
        for taking, number_of in group.codes:
            found = line.rows(results[len(first) + number_of])
            taking.found = (found[0][0], found[0][1]) if found else None
        return None, True

    def _understood(self, error: Refused, works: list[Work]) -> StoreError:
        if error.state == FENCED:
            self._forget()
            return StoreError("lost", error.text)
        if error.constraint == "tables_by_code":
            codes = [change.row.code for changes, _ in works for change in changes if isinstance(change, SaveTable)]
            return StoreError("taken", f"another table has the code {' or '.join(map(repr, codes))}")
        if error.constraint in ("tables_pkey", "owners_pkey"):
            return StoreError("lost", "another house has that table")
        if error.constraint == "log_pkey":  # what is there is not what we have in mind: it is read again
            return StoreError("lost", error.text)
        return StoreError(error.kind, error.text)

    # --- owning

    async def _tell(self, line: Line, *statements: Statement) -> list[Any]:
        """Ask as this house; `away` also if the line broke: what may have become ours unknown to us is given up on the next one."""
        try:
            return await line.ask(*statements)
        except Broken as error:
            raise StoreError("away", str(error)) from None
        except Refused as error:
            if error.state != FENCED:
                raise
            self._forget()
            raise StoreError("away", error.text) from None

    async def claim(self, table: str) -> Claim | None:
        async def ask(line: Line) -> Claim | None:
            if table in self._mine:
                return Claim(True, until=self._until.pop(table, 0.0))
            results = await self._tell(line, self._held(), (b"claim", (table.encode(), *self._me())))
            for mine, house, until in line.rows(results[1]):
                if mine:
                    self._mine.add(table)
                return Claim(mine, house, until)
            return None

        return await self._in_turn(ask)

    async def release(self, tables: Sequence[str], care: bool = False) -> None:
        async def ask(line: Line) -> None:
            self._mine.difference_update(tables)
            for table in tables:
                self._until.pop(table, None)
            try:
                await self._tell(
                    line, self._held(), (b"release_to_wake" if care else b"release", (*self._me(), to_json(tables)))
                )
            except StoreError:
                line.close("tables could not be given up")  # the next line begins with giving up what we do not know of
                raise

        await self._in_turn(ask)

    async def kept(self, tables: Sequence[str]) -> set[str]:
        async def ask(line: Line) -> set[str]:
            results = await self._tell(line, (b"kept", (*self._me(), to_json(tables))))
            return {row[0] for row in line.rows(results[0])} & self._mine

        return await self._in_turn(ask)

    async def beat(self) -> list[str]:
        async def ask(line: Line) -> list[str]:
            if self._retired:
                return []
            results = await self._tell(line, (b"beat", (*self._me(), number(self._number), b"%g seconds" % DEAD)))
            return [row[0] for row in line.rows(results[0])]

        try:
            return await self._in_turn(ask)
        except StoreError:
            if self._life:
                raise
        return await self._in_turn(ask)  # as one who was declared dead and enters again

    async def orphans(self, limit: int) -> list[str]:
        async def ask(line: Line) -> list[str]:
            results = await self._tell(line, self._held(), (b"orphans", (*self._me(), number(limit))))
            taken = dict(line.rows(results[1]))
            self._mine.update(taken)
            self._until.update(taken)
            return list(taken)

        return await self._in_turn(ask)

    async def retire(self) -> None:
        async def ask(line: Line) -> None:
            if self._life:
                await self._tell(line, (b"give_up_all", self._me()), (b"leave", self._me()))
                self._forget()

        self._retired = True
        await self._in_turn(ask)

    # --- reading

    async def counts(self) -> dict[str, int]:
        return {**await self._counted_rows(), **self._figures}


async def open_postgres(url: str, house: str) -> PostgresStore:
    """The store at an address, made if the database is empty; BadInput if it cannot be reached or is not for us."""
    given = checked(url)
    await asyncio.to_thread(make_ready, url)
    await asyncio.to_thread(check_whole, url)
    settings = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
    address = conninfo.make_conninfo(url, options=f"{given.get('options', '')} {settings}".strip())
    store = PostgresStore(address, hidden(url), house)
    try:
        await store.beat()
    except StoreError as error:
        await store.close()
        raise BadInput(f"cannot open {store.where}: {error.text}") from None
    return store
