"""What a table wants kept: rows of its log and chat, and its config. Times are whole seconds since 1970."""

from __future__ import annotations

from msgspec import Struct

from sheepfold.table.config import TableConfig


class LogRow(Struct, frozen=True, gc=False, kw_only=True):
    """One step of a table; its number counts from 0 without a gap, and it is never changed."""

    table: str
    n: int
    kind: str  # start, move, clock, undo, pause, epoch
    seat: int
    text: str
    fate: list[str]  # what fate did after it
    id: str  # the guest's message
    spent: int  # milliseconds of that seat's clock
    at: int
    asked: str = ""  # letters of the seats that owe a decision after it
    entropy: str = ""  # what it adds to the chance of everything after it


class ChatRow(Struct, frozen=True, kw_only=True):
    """A line of chat, and who said it: so that it can be given to that person, or forgotten."""

    table: str
    at: int
    person: str  # "": a bot
    who: str  # a seat's letter, or `watchers`
    name: str
    text: str


class Append(Struct, frozen=True, gc=False):
    row: LogRow


class AddChat(Struct, frozen=True):
    row: ChatRow


class SaveConfig(Struct, frozen=True):
    """The table itself has changed."""

    config: TableConfig


TableChange = Append | AddChat | SaveConfig
