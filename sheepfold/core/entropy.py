"""What a seat adds to chance: a chain of numbers that it commits to before anything is revealed, and reveals one by one.

Each number is the hash of the next, and the first, the anchor, is given before the game begins. So every number is fixed from then
on, and nobody but the seat knows the next one: not the server, and not who plays with it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import sha256

from sheepfold.core.errors import BadInput
from sheepfold.core.message import Message

LINK_BYTES = 32
STEP = b"sheepfold link 1\n"
LENGTH = 2000  # numbers that a chain of ours has; a seat that has used them all adds nothing more


def link(number: str) -> str:
    """The number before this one."""
    return sha256(STEP + bytes.fromhex(number)).hexdigest()


class EntropyChain:
    """The numbers of one seat. Keep `secret` secret: all of them follow from it."""

    table = ""  # where they are revealed; nowhere else, or a server would learn ahead what comes at this one
    over = False  # the game there is over: a rematch may go on with them

    def __init__(self, secret: str = "", length: int = LENGTH) -> None:
        self.secret = secret or secrets.token_hex(LINK_BYTES)
        numbers = [bytes.fromhex(self.secret)]
        for _ in range(length):
            numbers.append(sha256(STEP + numbers[-1]).digest())
        self.anchor = numbers[-1].hex()
        self.numbers = b"".join(reversed(numbers))  # from the anchor on

    def next(self, number: str) -> str:
        """The number that follows one that is known; "" if this chain has none."""
        at = self.numbers.find(bytes.fromhex(number)) if number else -1
        return "" if at < 0 or at % LINK_BYTES else self.numbers[at + LINK_BYTES : at + 2 * LINK_BYTES].hex()


def check_links(anchors: dict[str, str], given: dict[str, str], moves: Iterable[tuple[int, str, str]]) -> None:
    """Whether everything seats revealed, at the start and with their moves (step, seat, number), was committed to before; BadInput
    names what was not."""
    last = dict(anchors)
    for seat, number in given.items():
        if seat in last:
            check_link(last, seat, number, 0)
    for n, seat, number in moves:
        check_link(last, seat, number, n)


def check_link(last: dict[str, str], seat: str, number: str, n: int) -> None:
    try:
        fits = seat in last and link(number) == last[seat]
    except ValueError:
        fits = False
    if not fits:
        raise BadInput(Message("seal-link", {"seat": seat, "n": n}))
    last[seat] = number
