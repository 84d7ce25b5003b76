"""The shared store: PostgreSQL, written to by several servers, each of them only to the tables it has.

Writes gather while the ones before them are under way; then they go as one transaction, in one trip there and back, which begins by
making sure that this server has not been declared dead. A group that is refused is halved until the bad write stands alone.
When the line breaks with something under way nobody knows whether it was made: its tables are `lost`, to be claimed and read again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from sheepfold.core.errors import BadInput
from sheepfold.server.store.batching import Batching, Work
from sheepfold.server.store.pg_driver import conninfo
from sheepfold.server.store.pg_pipeline import Broken, Line, Refused
from sheepfold.server.store.postgres_group import Group
from sheepfold.server.store.postgres_house import House
from sheepfold.server.store.postgres_reads import number, to_json
from sheepfold.server.store.postgres_schema import check_whole, checked, hidden, make_ready
from sheepfold.server.store.postgres_writer import FENCED, Writer
from sheepfold.server.store.rows import SaveTable
from sheepfold.server.store.store import Claim, StoreError

DEAD = 2.5  # seconds of silence, by the database's clock, after which a server is dead
# Settings of every connection. A server that gives up sooner than we do leaves no doubt about what was made.
SETTINGS = {"statement_timeout": "2500", "idle_in_transaction_session_timeout": "2000", "synchronous_commit": "on"}

T = TypeVar("T")
Call = Callable[["Line | StoreError"], Awaitable[None]]


class PostgresStore(Batching, House):
    """See `Store`. Opened by `open_postgres`; used from one event loop."""

    def __init__(self, address: str, where: str, server_id: str) -> None:
        Batching.__init__(self, where)
        House.__init__(self, conninfo.make_conninfo(address, application_name=f"sheepfold {server_id} reads"))
        self.where = where  # without its password
        self.server_id = server_id
        own = conninfo.make_conninfo(address, application_name=f"sheepfold {server_id}")
        self._writer = Writer(own, server_id, self._readers.reached)
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
            except Exception as error:  # the asker is told
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
            line: Line | StoreError = await self._writer.opened()
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
        self._readers.close()
        self._writer.close()

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
        group = Group(self._writer.mine)
        try:
            line = await self._writer.opened()
            for changes, _ in works:
                for change in changes:
                    group.change(change, self._writer.me)
            group.flush()
            first = [self._writer.held()] if group.touched else []
            results = await line.ask(*first, *group.statements)
        except Broken as error:
            self._writer.mine -= group.touched
            return StoreError("lost", f"nobody knows whether it was stored: {error}"), True
        except Refused as error:
            return self._understood(error, works), error.kind in ("away", "readonly")
        except StoreError as error:
            return error, error.kind == "away"
        except Exception as error:  # a value that no column can hold: its writer hears of it, the server goes on
            return StoreError("broken", f"{type(error).__name__}: {error}"), False
        self._writer.mine |= group.new
        self._writer.mine -= group.dropped
        for taking, number_of in group.codes:
            found = line.rows(results[len(first) + number_of])
            taking.found = (found[0][0], found[0][1]) if found else None
        return None, True

    def _understood(self, error: Refused, works: list[Work]) -> StoreError:
        if error.state == FENCED:
            self._writer.forget()
            return StoreError("lost", error.text)
        if error.constraint == "tables_by_code":
            codes = [change.row.code for changes, _ in works for change in changes if isinstance(change, SaveTable)]
            return StoreError("taken", f"another table has the code {' or '.join(map(repr, codes))}")
        if error.constraint in ("tables_pkey", "owners_pkey"):
            return StoreError("lost", "another server has that table")
        if error.constraint == "log_pkey":  # what is there is not what we have in mind: it is read again
            return StoreError("lost", error.text)
        return StoreError(error.kind, error.text)

    # --- owning

    async def claim(self, table: str) -> Claim | None:
        async def ask(line: Line) -> Claim | None:
            if table in self._writer.mine:
                return Claim(True, until=self._writer.until.pop(table, 0.0))
            results = await self._writer.tell(line, self._writer.held(), (b"claim", (table.encode(), *self._writer.me())))
            for mine, server_id, until in line.rows(results[1]):
                if mine:
                    self._writer.mine.add(table)
                return Claim(mine, server_id, until)
            return None

        return await self._in_turn(ask)

    async def release(self, tables: Sequence[str], care: bool = False) -> None:
        async def ask(line: Line) -> None:
            self._writer.mine.difference_update(tables)
            for table in tables:
                self._writer.until.pop(table, None)
            try:
                await self._writer.tell(
                    line,
                    self._writer.held(),
                    (b"release_to_wake" if care else b"release", (*self._writer.me(), to_json(tables))),
                )
            except StoreError:
                line.close("tables could not be given up")  # the next line begins with giving up what we do not know of
                raise

        await self._in_turn(ask)

    async def kept(self, tables: Sequence[str]) -> set[str]:
        async def ask(line: Line) -> set[str]:
            results = await self._writer.tell(line, (b"kept", (*self._writer.me(), to_json(tables))))
            return {row[0] for row in line.rows(results[0])} & self._writer.mine

        return await self._in_turn(ask)

    async def beat(self) -> list[str]:
        async def ask(line: Line) -> list[str]:
            if self._writer.retired:
                return []
            results = await self._writer.tell(
                line, (b"beat", (*self._writer.me(), number(self._writer.number), b"%g seconds" % DEAD))
            )
            return [row[0] for row in line.rows(results[0])]

        try:
            return await self._in_turn(ask)
        except StoreError:
            if self._writer.life:
                raise
        return await self._in_turn(ask)  # as one who was declared dead and enters again

    async def orphans(self, limit: int) -> list[str]:
        async def ask(line: Line) -> list[str]:
            results = await self._writer.tell(line, self._writer.held(), (b"orphans", (*self._writer.me(), number(limit))))
            taken = dict(line.rows(results[1]))
            self._writer.mine.update(taken)
            self._writer.until.update(taken)
            return list(taken)

        return await self._in_turn(ask)

    async def retire(self) -> None:
        async def ask(line: Line) -> None:
            if self._writer.life:
                await self._writer.tell(line, (b"give_up_all", self._writer.me()), (b"leave", self._writer.me()))
                self._writer.forget()

        self._writer.retired = True
        await self._in_turn(ask)

    # --- reading

    async def counts(self) -> dict[str, int]:
        return {**await self._counted_rows(), **self._figures}


async def open_postgres(url: str, server_id: str) -> PostgresStore:
    """The store at an address, made if the database is empty; BadInput if it cannot be reached or is not for us."""
    given = checked(url)
    await asyncio.to_thread(make_ready, url)
    await asyncio.to_thread(check_whole, url)
    settings = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
    address = conninfo.make_conninfo(url, options=f"{given.get('options', '')} {settings}".strip())
    store = PostgresStore(address, hidden(url), server_id)
    try:
        await store.beat()
    except StoreError as error:
        await store.close()
        raise BadInput(f"cannot open {store.where}: {error.text}") from None
    return store
