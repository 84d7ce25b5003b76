"""The moves of a game as a single number: which of the legal moves each one was, to the base of how many there were.

No text or list is smaller where every legal move is as likely as the next, but only the rules can read it: they say who is asked
and what is legal, move by move.
"""

from __future__ import annotations

from collections.abc import Callable

from sheepfold.core.asking import codes
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.setup import Setup

Move = tuple[int, str]
Draw = Callable[[Position], str | None]  # what chance does here; None: nothing more is known


def index_of(game: Game, position: Position, seat: int, text: str, legal: list[int]) -> int:
    """Which of these moves a text stands for; -1: none."""
    for at, move in enumerate(legal):
        if game.say(position, seat, move) == text:
            return at
    return -1


def pack(game: Game, setup: Setup, moves: list[Move]) -> bytes:
    """All moves of a game, fate's among them, of which those of seats are kept."""
    position = game.start(setup)
    choices: list[tuple[int, int]] = []
    for seat, text in moves:
        assert seat == position.actor()
        legal = codes(position, seat)
        at = index_of(game, position, seat, text, legal)
        assert at >= 0, text
        if seat != FATE:
            choices.append((at, len(legal)))
        position.play(legal[at], seat)
    number = 0
    for at, base in reversed(choices):
        number = number * base + at
    return number.to_bytes((number.bit_length() + 7) // 8, "little")


def unpack(game: Game, setup: Setup, packed: bytes, length: int, draw: Draw) -> list[Move]:
    """So many moves of seats, with chance as it was; BadInput if they cannot be in there."""
    position = game.start(setup)
    number = int.from_bytes(packed, "little")
    found: list[Move] = []
    while len(found) < length and position.actor() != OVER:
        seat = int(position.actor())
        legal = codes(position, seat)
        if seat == FATE:
            text = draw(position)
            at = -1 if text is None else index_of(game, position, seat, text, legal)
            if at < 0:
                break
        else:
            number, at = divmod(number, len(legal))
            found.append((seat, game.say(position, seat, legal[at])))
        position.play(legal[at], seat)
    if number or len(found) < length:
        raise BadInput(f"there are not {length} moves in what is packed")
    return found
