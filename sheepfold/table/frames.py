"""The updates of one step as they go over the wire: what is the same for all seats is encoded once.

They are what `encode` makes of an `Update` with the same values, to the byte.
"""

from __future__ import annotations

from msgspec import UnsetType

from sheepfold.table.messages import Clocks, encode
from sheepfold.table.perspective import Difference, Told

NOTHING = b"[]"


class Frames:
    """Step n, with its receipt; `clocks` as they stand after it, and `by_clock` the seat whose time was out, "" if none was."""

    def __init__(self, n: int, told: Told, head: str, clocks: Clocks | UnsetType, by_clock: str) -> None:
        self.told = told
        self.watched: bytes = encode(told.watched)
        self.begin = b'{"type":"update","n":%d,"events":' % n
        self.receipt = b',"head":"%b","link":"' % head.encode()
        late = b',"by_clock":"%b"' % by_clock.encode() if by_clock else b""
        left = b',"clocks":' + encode(clocks) if isinstance(clocks, Clocks) else b""
        self.end = late + left + b"}"

    def update(self, seat: int | None, seen: Difference, legal: list[str], prompt: int, link: str) -> bytes:
        """The update of one perspective."""
        told = self.told
        events: bytes = encode(told.seen_by(seat)) if seat in told.knowing else self.watched
        texts: bytes = encode(legal) if legal else NOTHING
        gone: bytes = b',"gone":' + encode(seen.gone) if seen.gone else b""
        parts = [
            self.begin,
            events,
            b',"change":',
            seen.common.view_encoded(),
            b',"table":{',
            seen.table_encoded(),
            b'},"legal":',
            texts,
            b',"prompt":%d' % prompt,
            self.receipt,
            link.encode(),
            b'"',
            gone,
            self.end,
        ]
        return b"".join(parts)
