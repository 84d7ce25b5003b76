"""One game at a time, seat by seat: what adapters of other libraries stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sheepfold import games
from sheepfold.core.packed import u8, vec
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.research.arrays import load_numpy, shared
from sheepfold.research.tables import record_of, tensors_of

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Episode:
    """A position, the random numbers of its fate, and half a choice where one is made in two steps."""

    def __init__(self, game: str, seats: int | None = None, options: dict[str, str] | None = None) -> None:
        self.game = games.load(game)
        self.seats = seats if seats is not None else self.game.seats[0]
        self.setup = self.game.setup(self.seats, options)
        self.tensors = tensors_of(self.game, self.setup)
        self.width, self.actions = int(self.tensors.width), int(self.tensors.actions)
        self.begin: Position = self.game.start(self.setup)
        self.position = self.begin.copy()
        self.half = int(NONE)
        self.moves: list[tuple[int, int]] = []
        self._bytes = vec[u8]([0] * self.width)
        self._seen: NDArray[Any] = shared(self._bytes, "uint8", self.width)
        self._scratch, self._found = Pile(256), Pile(256)
        self._nothing: NDArray[Any] = load_numpy().zeros(self.actions, dtype="int8")
        self._mask: NDArray[Any] | None = None  # of the asked seat, once somebody wants it

    def reset(self, rng: Rng) -> None:
        """A new game, up to the first decision of a seat."""
        self.rng = rng
        self._mask = None
        self.position = self.begin.copy()
        self.half = int(NONE)
        self.moves = []
        self.settle()

    @property
    def actor(self) -> int:
        """The seat that is asked, FATE or OVER."""
        return int(self.position.actor())

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def act(self, action: int) -> None:
        """A legal action of the asked seat."""
        self._mask = None
        seat = self.actor
        move = int(self.tensors.decide(self.position, seat, self.half, action))
        if move == NONE:
            self.half = action
            return
        self.half = int(NONE)
        self.play(seat, move)
        self.settle()

    def play(self, seat: int, move: int) -> None:
        """Any move, of fate or of a seat that does not choose by actions."""
        self._mask = None
        self.moves.append((seat, move))
        self.position.play(move, seat)

    def settle(self) -> None:
        while self.position.actor() == FATE:
            self.play(int(FATE), int(self.position.draw(self.rng)))

    def legal(self) -> list[int]:
        """The actions of the asked seat."""
        self._scratch.clear()
        self._found.clear()
        self.tensors.fill_actions(self.position, self.actor, self.half, self._scratch, self._found)
        return self._found.to_list()

    def mask(self, seat: int) -> NDArray[Any]:
        """int8[actions]: 1 for what this seat may do now; all 0 if it is not asked."""
        if seat != self.actor:
            return self._nothing.copy()
        if self._mask is None:
            self._mask = self._nothing.copy()
            self._mask[self.legal()] = 1
        return self._mask.copy()

    def observe(self, seat: int) -> NDArray[Any]:
        """uint8[width]: what this seat sees."""
        self._seen.fill(0)
        half = self.half if seat == self.actor else int(NONE)
        self.tensors.observe(self.position, seat, half, self._bytes, 0)
        return self._seen.copy()

    def utilities(self) -> list[float]:
        """Once it is over, by places: from 1 for the first to -1 for the last, ties share; they add up to 0."""
        return utilities([int(self.position.place(seat)) for seat in range(self.seats)])

    def text(self, action: int) -> str:
        """A legal action as players write it; of half a choice, its label."""
        move = int(self.tensors.decide(self.position, self.actor, self.half, action))
        return self.tensors.labels[action] if move == NONE else self.game.say(self.position, self.actor, move)

    def record(self) -> str:
        """The game so far as a readable text."""
        return record_of(self.game, self.setup, [number for move in self.moves for number in move])


def utilities(places: list[int]) -> list[float]:
    """`[1, 2, 2]` is worth 1, -0.5, -0.5: who share a place share what the places they fill are worth."""
    seats = len(places)
    worth = [1 - 2 * place / (seats - 1) for place in range(seats)]
    found = []
    for place in places:
        better = sum(other < place for other in places)
        equal = places.count(place)
        found.append(sum(worth[better : better + equal]) / equal)
    return found
