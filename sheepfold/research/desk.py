"""What adapters ask of one game again and again, in compiled code: its actions, their mask, what a seat sees, fate's odds."""

from __future__ import annotations

from typing import final

from sheepfold.core.packed import i64, u8, vec
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.position import FATE, Position
from sheepfold.core.rng import Rng
from sheepfold.core.tensors import Tensors


@final
class Desk:
    """One for many positions of a table. Its rows of bytes stay where they are, so that arrays may look at them."""

    tensors: Tensors
    scratch: Pile
    found: Pile  # the actions found last, which are 1 in
    mask: vec[u8]
    seen: vec[u8]  # must be all 0 before `observe`; the code that shows it as an array can clear it fastest
    moves: Pile
    weights: Pile

    def __init__(self, tensors: Tensors) -> None:
        self.tensors = tensors
        self.scratch = Pile(256)
        self.found = Pile(256)
        self.mask = vec[u8]([0] * tensors.actions)
        self.seen = vec[u8]([0] * tensors.width)
        self.moves = Pile(64)
        self.weights = Pile(64)

    def find(self, position: Position, half: i64) -> i64:
        """Mark the actions of the seat that is asked; returns that seat, FATE or OVER."""
        found, mask = self.found, self.mask
        items = found.items
        for i in range(found.size):
            mask[items[i]] = 0
        found.clear()
        actor = position.actor()
        if actor < 0:
            return actor
        self.scratch.clear()
        self.tensors.fill_actions(position, actor, half, self.scratch, found)
        items = found.items
        for i in range(found.size):
            mask[items[i]] = 1
        return actor

    def legal(self, position: Position, half: i64) -> list[int]:
        """The actions of the seat that is asked, in the order in which the game lists them."""
        self.find(position, half)
        return self.found.to_list()

    def sorted_legal(self, position: Position, half: i64) -> list[int]:
        self.find(position, half)
        self.found.sort()
        return self.found.to_list()

    def observe(self, position: Position, seat: i64, half: i64) -> None:
        """Only the seat that is asked knows of half a choice."""
        if position.actor() != seat:
            half = NONE
        self.tensors.observe(position, seat, half, self.seen, 0)

    def outcomes(self, position: Position) -> list[tuple[int, float]]:
        """While fate acts: every outcome with its chance, by rising codes."""
        moves, weights = self.moves, self.weights
        moves.clear()
        weights.clear()
        position.fill_odds(moves, weights)
        total: i64 = 0
        is_sorted = True
        for i in range(moves.size):
            total += weights.items[i]
            is_sorted = is_sorted and (i == 0 or moves.items[i - 1] < moves.items[i])
        found = [(int(moves.items[i]), int(weights.items[i]) / int(total)) for i in range(moves.size)]
        if not is_sorted:
            found.sort()
        return found


def play_on(position: Position, seat: i64, move: i64, rng: Rng, line: list[tuple[int, int]]) -> i64:
    """Play a move, then let fate act; seat and move of each are added to the line. Returns who acts then."""
    line.append((int(seat), int(move)))
    position.play(move, seat)
    return settle_on(position, rng, line)


def settle_on(position: Position, rng: Rng, line: list[tuple[int, int]]) -> i64:
    """The same of fate alone, if it is to act."""
    actor = position.actor()
    while actor == FATE:
        move = position.draw(rng)
        line.append((int(FATE), int(move)))
        position.play(move, FATE)
        actor = position.actor()
    return actor
