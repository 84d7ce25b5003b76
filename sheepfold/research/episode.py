"""One game at a time, seat by seat: what adapters of other libraries stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sheepfold import games
from sheepfold.core.pile import NONE
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.research.arrays import load_numpy, shared
from sheepfold.research.desk import Desk, play_on, settle_on
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
        self.desk = Desk(self.tensors)
        self._seen: NDArray[Any] = shared(self.desk.seen, "uint8", self.width)
        self._mask: NDArray[Any] = shared(self.desk.mask, "int8", self.actions)
        self._nothing: NDArray[Any] = load_numpy().zeros(self.actions, dtype="int8")
        self._asked: int | None = None  # the seat whose actions the mask shows, once somebody wants it

    def reset(self, rng: Rng) -> None:
        """A new game, up to the first decision of a seat."""
        self.rng = rng
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

    def act(self, action: int) -> int:
        """A legal action of the asked seat, and what fate does then; returns who is asked next, or OVER."""
        self._asked = None
        position = self.position
        seat = position.actor()
        move = self.tensors.decide(position, seat, self.half, action)
        if move == NONE:
            self.half = action
            return int(seat)
        self.half = int(NONE)
        return int(play_on(position, seat, move, self.rng, self.moves))

    def play(self, seat: int, move: int) -> None:
        """Any move, of fate or of a seat that does not choose by actions."""
        self._asked = None
        self.moves.append((seat, move))
        self.position.play(move, seat)

    def settle(self) -> None:
        self._asked = None
        settle_on(self.position, self.rng, self.moves)

    def legal(self) -> list[int]:
        """The actions of the asked seat."""
        return self.desk.legal(self.position, self.half)

    def mask(self, seat: int) -> NDArray[Any]:
        """int8[actions]: 1 for what this seat may do now; all 0 if it is not asked."""
        if self._asked is None:
            self._asked = int(self.desk.find(self.position, self.half))
        return self._mask.copy() if seat == self._asked else self._nothing.copy()

    def observe(self, seat: int) -> NDArray[Any]:
        """uint8[width]: what this seat sees."""
        self._seen.fill(0)
        self.desk.observe(self.position, seat, self.half)
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
