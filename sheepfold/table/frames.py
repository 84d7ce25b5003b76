"""The updates of one step as they go over the wire: what is the same for all seats is encoded once.

They are what `encode` makes of an `Update` with the same values, to the byte.
"""

from __future__ import annotations

from msgspec import UnsetType

from sheepfold.core.play import Offer
from sheepfold.table.messages import Clocks, encode
from sheepfold.table.perspective import Changes, Difference, Told

NOTHING = b"[]"


class Frames:
    """Step n, with its receipt; `clocks` as they stand after it, and `by_clock` the seat whose time was out, "" if none was."""

    def __init__(self, n: int, told: Told, head: str, clocks: Clocks | UnsetType, by_clock: str) -> None:
        self.told = told
        self.n = n
        self.head = head
        late = b',"by_clock":"%b"' % by_clock.encode() if by_clock else b""
        left = b',"clocks":' + encode(clocks) if isinstance(clocks, Clocks) else b""
        self.end = late + left + b"}"
        self.common: Changes | None = None  # what `watched` was made of
        self.watched = b""

    def update(self, seat: int | None, seen: Difference, offer: Offer | None, prompt: int, link: str) -> bytes:
        """The update of one perspective."""
        gone: bytes = b',"gone":' + encode(seen.gone) if seen.gone else b""
        parts = [
            self.beginning(seat, seen.common),
            *seen.table_encoded(),
            b'},"legal":',
            NOTHING if offer is None else offered(offer),
            f',"prompt":{prompt},"head":"{self.head}","link":"{link}"'.encode(),
            gone,
            self.end,
        ]
        return b"".join(parts)

    def beginning(self, seat: int | None, common: Changes) -> bytes:
        """Everything before the keys of the table: the same for all who perceived the same."""
        told = self.told
        if seat in told.knowing:
            return self.perceived(told.encoded(seat), common)
        if common is not self.common:
            self.common, self.watched = common, self.perceived(told.encoded(None), common)
        return self.watched

    def perceived(self, events: bytes, common: Changes) -> bytes:
        start = f'{{"type":"update","n":{self.n},"events":'.encode()
        return b"".join([start, events, b',"change":', common.view_encoded(), b',"table":{'])


def offered(offer: Offer) -> bytes:
    """The texts a seat may choose from, encoded once."""
    if not offer.data:
        offer.data = encode(offer.texts)
    return offer.data
