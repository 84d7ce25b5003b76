"""What a table wants done: it never does any of it itself. The host does them in order, before it hands the table anything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from sheepfold.core.game import Data
from sheepfold.table.messages import Message, ServerMessage, decode_server
from sheepfold.table.rows import TableChange


class Guest(Protocol):
    """Somebody at a table, as the table knows them: a person at a socket, or a bot. Both are treated alike."""

    @property
    def seat(self) -> int | None:
        """None: a watcher."""

    @property
    def person(self) -> str:
        """ "" for a bot."""

    @property
    def is_bot(self) -> bool:
        """Plays for the server: may move a seat whose person is away."""

    @property
    def rung(self) -> str:
        """Which bot; "" for a person."""

    @property
    def parted(self) -> bool:
        """Gone; nothing is delivered any more."""


Stored = Callable[[str], None]  # is told "" once it is stored, or the kind of failure


class Store(Struct):
    """Make these changes, all or none, then call `Table.stored`. What waits holds up everything else at the table."""

    changes: list[TableChange]
    then: Stored
    waits: bool = True


class Tell(Struct):
    """Deliver this message to these guests."""

    to: Sequence[Any]  # guests, as the host attached them
    data: bytes  # the message, encoded: what is told is never changed afterwards, and most hosts only pass it on
    can_wait: bool = False  # a moment, to go with what comes after it: these guests have nothing to decide

    @property
    def message(self) -> ServerMessage:
        """For hosts that want more of it than its bytes."""
        found: ServerMessage = decode_server(self.data)
        return found


class Part(Struct):
    """Say bye to this guest, for a reason, and close."""

    guest: Any
    reason: str


class Wake(Struct):
    """Call `Table.wake` at that time instead of any asked for before; None: not at all."""

    at: float | None


class SeatBot(Struct):
    """Attach a bot of this rung at that seat."""

    seat: int
    rung: str


class Choose(Struct):
    """Have a quick bot choose for a seat whose time is out, then call `Table.chosen`."""

    seat: int
    prompt: int
    view: Data
    legal: list[str]


class Advise(Struct, kw_only=True):
    """Work out a hint, then call `Table.advised`."""

    guest: Guest
    id: str
    view: Data
    legal: list[str]
    text: str | None  # a move to explain; None: find one


class Notify(Struct):
    """These seats have a new question, or a bot is about to sit down there (`come back`), and their persons are not here."""

    seats: list[int]
    event: Literal["your move", "come back"] = "your move"


class StartAgain(Struct):
    """Make the table of another game with these people, and let this one point to it; or call `again_failed`."""

    yes: list[str]  # persons who said so
    rotated: bool


class Discard(Struct):
    """The game is thrown away by consent: delete the table, after everybody was sent away."""


class Count(Struct):
    """For the metrics."""

    what: str


class Answer(Struct):
    """What became of a change that was asked for with this ticket."""

    ticket: Any
    found: Any = None
    refused: Exception | None = None


class Fault(Struct):
    """A bug: the table is frozen, and this goes into the server's log."""

    error: Exception


Effect = Store | Tell | Part | Wake | SeatBot | Choose | Advise | Notify | StartAgain | Discard | Count | Answer | Fault


class Wait(Struct):
    """No advice: bots have thought for this person as long as they may; in so many seconds they may again."""

    seconds: int


class Advice(Struct):
    """What a bot would do, and why."""

    move: str
    message: Message
