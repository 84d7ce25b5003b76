"""The updates of one step as they go over the wire: what is the same for all seats is encoded once.

They are what `encode` makes of an `Update` with the same values, to the byte.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from sheepfold.core.game import Game
from sheepfold.core.play import Offer
from sheepfold.table.messages import Clocks, encode
from sheepfold.table.perspective import Changes, Difference, Perspective
from sheepfold.table.told import Told

NOTHING_LEGAL: Final = b'},"legal":[]'


class Frames:
    """Step n, with its receipt; `clocks` as they stand after it, and `by_clock` the seat whose time was out, "" if none was."""

    def __init__(self, n: int, told: Told, head: str, clocks: Clocks | UnsetType, by_clock: str) -> None:
        self.told = told
        self.start: bytes = f'{{"type":"update","n":{n},"events":'.encode()
        late = b',"by_clock":"%b"' % by_clock.encode() if by_clock else b""
        left = b',"clocks":' + encode(clocks) if clocks is not UNSET else b""
        self.end = late + left + b"}"
        self.head: bytes = f',"head":"{head}","link":"'.encode()
        self.ending = self.head + b'"' + self.end  # for seats without a link that see nothing go
        self.common: Changes | None = None  # what `watched` was made of
        self.watched = b""

    def update(self, perspective: Perspective, seen: Difference, offer: Offer | None, prompt: int, link: str) -> bytes:
        """The update of one perspective."""
        common = seen.common
        parts = [self.beginning(perspective.seat, common), common.table_encoded(seen.without)]
        if seen.own:
            if parts[1]:
                parts.append(b",")
            parts.append(perspective.members.encoded(seen.own))
        parts.append(NOTHING_LEGAL if offer is None else offered(offer))
        parts.append(prompted(perspective, prompt))
        if link or seen.gone:
            gone: bytes = b',"gone":' + encode(seen.gone) if seen.gone else b""
            parts += [self.head, link.encode(), b'"', gone, self.end]
        else:
            parts.append(self.ending)
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
        return b"".join([self.start, events, b',"change":', common.view_encoded(), b',"table":{'])


def prompted(perspective: Perspective, prompt: int) -> bytes:
    """The number of the question a seat has; most often the one it had before."""
    if prompt != perspective.prompt:
        perspective.prompt, perspective.prompt_data = prompt, f',"prompt":{prompt}'.encode()
    return perspective.prompt_data


def offered(offer: Offer) -> bytes:
    """The texts a seat may choose from, encoded once."""
    if not offer.data:
        if offer.by_code:
            known = choice_data(offer.game)
            offer.data = b'},"legal":[' + b",".join([known[move] for move in offer.moves]) + b"]"
        else:
            offer.data = b'},"legal":' + encode(offer.texts)
    return offer.data


def choice_data(game: Game) -> list[bytes]:
    """The texts of a game's choices by code, encoded."""
    data: list[bytes] = game.choice_data
    if not data:
        data += [encode(text) for text in game.choice_texts]
    return data


def done_data(id: str, n: int, head: str) -> bytes:
    """That a message was carried out, as `encode` makes it of a `Done`."""
    name: bytes = encode(id)
    return b'{"type":"done","id":' + name + f',"n":{n},"head":"{head}"}}'.encode()
