"""A line to PostgreSQL on the event loop: questions go out as they come, answers come back in the same order, silence ends it.

Below psycopg's own cursors, on the libpq it brings: many questions share one trip there and back, each is a transaction of its own,
and the asker knows whether an answer is missing because it was refused or because the line broke.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Self

from sheepfold.server.store.pg_driver import Transformer, pq, psycopg
from sheepfold.server.store.store import StoreError

CONNECT = 1.5  # seconds to reach the server
ANSWER = 3.0  # seconds without an answer after which a line is given up

# Refusals that say "not now": nothing was made, and later it may well be.
NOT_NOW = {
    "57014": "it took too long",  # query_canceled, by statement_timeout
    "55P03": "it is locked",  # lock_not_available
    "57P03": "the server is starting",  # cannot_connect_now
    "53300": "too many connections",
    "40P01": "deadlock",
    "40001": "serialization failure",
}
KINDS: dict[str, Any] = {"53100": "full", "25006": "readonly", **dict.fromkeys(NOT_NOW, "away")}
ENDS = ("08", "57P0")  # these are said by a server that goes away: what was under way may have been made or not

Statement = tuple[bytes, Sequence[bytes | None]]  # the name it was prepared under, and its values as text


class Refused(StoreError):
    """The server's own answer: nothing was made."""

    def __init__(self, state: str, constraint: str, text: str) -> None:
        self.state = state
        self.constraint = constraint
        super().__init__(KINDS.get(state, "broken"), text)


class Broken(Exception):
    """The line broke while something was under way: nobody knows whether it was made."""


class Asked:
    """Statements that are one transaction, and their results so far."""

    __slots__ = ("answer", "refused", "results", "timer")

    def __init__(self, answer: asyncio.Future[list[pq.abc.PGresult]], timer: asyncio.TimerHandle) -> None:
        self.answer = answer
        self.timer = timer
        self.results: list[pq.abc.PGresult] = []
        self.refused: Exception | None = None


class Line:
    """One connection. `open` it with all statements that will be asked; when it breaks it stays broken."""

    def __init__(self, connection: psycopg.AsyncConnection[Any]) -> None:
        self._connection = connection  # kept: it would close what is below it
        self._pg = connection.pgconn
        self._socket = self._pg.socket
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Asked] = deque()
        self._writing = False
        self._transformer = Transformer(connection)
        self.up = True
        self._pg.enter_pipeline_mode()
        self._loop.add_reader(self._socket, self._read)

    @classmethod
    async def open(cls, address: str, statements: Mapping[bytes, str]) -> Self:
        """Raises StoreError `away` if it cannot be reached in time, whatever the reason."""
        try:
            async with asyncio.timeout(CONNECT):
                connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
        except TimeoutError:
            raise StoreError("away", f"no answer from the database within {CONNECT} s") from None
        except (psycopg.Error, OSError) as error:
            raise StoreError("away", f"the database cannot be reached: {one_line(str(error))}") from None
        line = cls(connection)
        try:
            await line._prepare(statements)
        except Broken as error:
            raise StoreError("away", str(error)) from None
        except BaseException:
            line.close("it was not wanted")
            raise
        return line

    @property
    def busy(self) -> int:
        """Questions that wait for an answer."""
        return len(self._waiting)

    def _prepare(self, statements: Mapping[bytes, str]) -> asyncio.Future[list[pq.abc.PGresult]]:
        for name, text in statements.items():
            self._pg.send_prepare(name, text.encode())
        return self._sent()

    def ask(self, *statements: Statement) -> asyncio.Future[list[pq.abc.PGresult]]:
        """All of these in one transaction; one result for each. Fails with Refused or Broken; if it raises at once, nothing was
        sent."""
        if not self.up:
            raise StoreError("away", "the line to the database is broken")
        if any(value is not None and b"\0" in value for _, values in statements for value in values):
            raise StoreError("broken", "no value has a NUL: the database would read it up to there")
        try:
            for name, values in statements:
                self._pg.send_query_prepared(name, values, result_format=pq.Format.BINARY)
        except BaseException:
            self.close("it was not told where a transaction ends")  # so it cannot have ended
            raise
        return self._sent()

    def _sent(self) -> asyncio.Future[list[pq.abc.PGresult]]:
        answer: asyncio.Future[list[pq.abc.PGresult]] = self._loop.create_future()
        self._waiting.append(Asked(answer, self._loop.call_later(ANSWER, self._silence)))
        try:
            self._pg.pipeline_sync()
        except psycopg.Error as error:
            self.close(str(error))
        else:
            self._flush()
        return answer

    def rows(self, result: pq.abc.PGresult) -> list[tuple[Any, ...]]:
        self._transformer.set_pgresult(result)
        return self._transformer.load_rows(0, result.ntuples, tuple)

    def close(self, why: str) -> None:
        """End it; whatever is unanswered is told."""
        if not self.up:
            return
        self.up = False
        self._loop.remove_reader(self._socket)
        if self._writing:
            self._loop.remove_writer(self._socket)
        self._pg.finish()
        waiting, self._waiting = self._waiting, deque()
        for asked in waiting:
            asked.timer.cancel()
            if not asked.answer.done():
                asked.answer.set_exception(Broken(f"the line to the database broke: {one_line(why)}"))

    def _silence(self) -> None:
        self.close(f"no answer within {ANSWER} s")

    # --- the socket

    def _flush(self) -> None:
        try:
            left = self._pg.flush()
        except psycopg.Error as error:
            return self.close(str(error))
        if left and not self._writing:
            self._writing = True
            self._loop.add_writer(self._socket, self._flush)
        elif not left and self._writing:
            self._writing = False
            self._loop.remove_writer(self._socket)

    def _read(self) -> None:
        pg = self._pg
        try:
            pg.consume_input()
            while self._waiting and not pg.is_busy():
                result = pg.get_result()
                if result is not None:  # else: the end of one statement's results
                    self._got(result)
            if self._writing:
                self._flush()
        except psycopg.Error as error:
            self.close(str(error))

    def _got(self, result: pq.abc.PGresult) -> None:
        asked = self._waiting[0]
        status = result.status
        if status in (pq.ExecStatus.TUPLES_OK, pq.ExecStatus.COMMAND_OK):
            asked.results.append(result)
        elif status == pq.ExecStatus.FATAL_ERROR:
            asked.refused = asked.refused or understood(result)
        elif status == pq.ExecStatus.PIPELINE_SYNC:
            self._waiting.popleft()
            asked.timer.cancel()
            if asked.answer.done():  # nobody waits for it any more
                return
            if asked.refused is None:
                asked.answer.set_result(asked.results)
            else:
                asked.answer.set_exception(asked.refused)


def understood(result: pq.abc.PGresult) -> Exception:
    state = (result.error_field(pq.DiagnosticField.SQLSTATE) or b"").decode()
    constraint = (result.error_field(pq.DiagnosticField.CONSTRAINT_NAME) or b"").decode()
    text = (result.error_field(pq.DiagnosticField.MESSAGE_PRIMARY) or b"").decode(errors="replace")
    if state.startswith(ENDS) and state not in NOT_NOW:
        return Broken(text)
    return Refused(state, constraint, text)


def one_line(text: str) -> str:
    return " ".join(text.split())
