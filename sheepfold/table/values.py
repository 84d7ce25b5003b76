"""What messages and requests are made of: ids, names, seats, numbers in hex, and the two directions of a message."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

END = r"$(?!\n)"  # `$` alone lets a line break follow
TABLE_ID = "^[A-Za-z0-9_-]{16,32}" + END
TableId = Annotated[str, Meta(pattern=TABLE_ID, description="The secret part of a table's link.")]
Letter = Annotated[str, Meta(pattern="^[A-F]" + END, description="A seat.")]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="A nickname.")]
Token = Annotated[str, Meta(min_length=20, max_length=100, description="The secret that owns seats.")]
# What it may be made of is checked where messages are read: a pattern there would cost as much as reading all the rest.
MessageId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        description="Chosen by the guest; a resent id is answered alike.",
        extra_json_schema={"pattern": r"^[\x20-\x7e]{1,40}" + END},
    ),
]
MoveText = Annotated[str, Meta(max_length=200, description="A move in the words of the game, e.g. `bid 17`.")]
Entropy = Annotated[
    str, Meta(pattern="^[0-9a-f]{2,64}" + END, description="A seat's own randomness, hex, for the sealed fate.")
]
Link = Annotated[
    str, Meta(pattern="^([0-9a-f]{64})?" + END, description='A number of a seat\'s own chain, hex; see records.md. "": none.')
]
Head = Annotated[str, Meta(pattern="^([0-9a-f]{64})?" + END, description='A receipt, hex; see records.md. "": none.')]
GameName = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}" + END, description="A game of this server.")]


class FromGuest(Struct, tag_field="type", gc=False):
    """Any message of a guest."""


class FromServer(Struct, tag_field="type", gc=False):
    """Any message of the server."""
