"""What servers of a cluster say to each other. Unknown fields are ignored, so that an older server understands a newer one."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from sheepfold.server.store.rows import PersonRow
from sheepfold.table.messages import Message


class Attach(Struct, tag="attach", kw_only=True):
    """A guest whose socket is here wants to sit at your table, or to watch."""

    link: int
    table: str
    seat: int | None
    person: str
    since: int
    head: str = ""


class Passed(Struct, tag="passed"):
    """A message of that guest, read and found to be one."""

    link: int
    data: bytes


class Gone(Struct, tag="gone"):
    """That guest's socket is closed."""

    link: int


class Deliver(Struct, tag="deliver"):
    """For the guest whose socket is at your server."""

    link: int
    data: bytes


class Part(Struct, tag="part"):
    """Close the socket of that guest."""

    link: int
    reason: str
    status: int = 0  # if the guest was not let in at all
    message: Message | None = None  # why not; a server of an earlier version tells only the reason


class Call(Struct, tag="call", kw_only=True):
    """A request that came in here, to be done by you."""

    id: int
    method: str
    route: str  # the path of the request as the list of requests has it
    person: PersonRow | None
    path: dict[str, str]
    query: dict[str, str]
    body: bytes


class Answer(Struct, tag="answer"):
    """What became of it; status 0: that table is no longer here."""

    id: int
    status: int
    data: bytes


class Forget(Struct, tag="forget"):
    """Give up a person's seats at a table and take the names out."""

    id: int
    table: str
    person: PersonRow


Between = Attach | Passed | Gone | Deliver | Part | Call | Answer | Forget
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Between).decode
