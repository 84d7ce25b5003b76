"""One point of a search tree: the moves tried from here, and what each was worth."""

from __future__ import annotations

from sheepfold.core.packed import append, i64, vec
from sheepfold.core.pile import Pile


class Node:
    """A point in the tree: the moves tried from here, and how each went for the seat that chose it."""

    def __init__(self) -> None:
        self.moves = Pile(0)
        self.kids: list[Node] = []
        self.visits: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()  # how often each could have been chosen
        self.totals: vec[float] = vec[float]()
        self.regrets: vec[float] = vec[float]()  # sealed choices only
        self.played: vec[float] = vec[float]()
        self.tries: i64 = 0
        self.top: i64 = 0  # the best prior here, once there is a move
        self.wide = False  # no further move is worth a look

    def add(self, move: i64) -> i64:
        index = self.moves.size
        self.moves.add(move)
        self.kids.append(Node())
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.totals = append(self.totals, 0.0)
        self.regrets = append(self.regrets, 0.0)
        self.played = append(self.played, 0.0)
        return index

    def child(self, key: i64) -> Node:
        """The point that a move or a key leads to; made if it is new."""
        index = self.moves.find(key)
        return self.kids[index if index >= 0 else self.add(key)]
