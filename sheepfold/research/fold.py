"""`Fold`: many games of one table at once, as numpy arrays; every step is one call into compiled code.

    fold = Fold("bouc-makers", seats=3, n=1024, seed=7)
    fold.reset()
    while training:
        fold.step(policy(fold.observation, fold.mask, fold.actor))
        learn(fold.done, fold.places)

The arrays are always the same ones and show what is true now: copy what must outlive the next step. `torch.from_numpy` and
`jax.dlpack.from_dlpack` share their memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sheepfold import games
from sheepfold.core.errors import BadInput
from sheepfold.core.events import seen
from sheepfold.core.laws.ending import walk
from sheepfold.core.pile import Pile
from sheepfold.core.play import take_step
from sheepfold.core.tensors import Columns
from sheepfold.research.arrays import before_line, load_numpy, shared
from sheepfold.research.rows import LEGAL, Rows
from sheepfold.research.tables import record_of, tensors_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_SEED = 2**63 - 1
NEAR = 128 * 1024  # bytes that are cleared and written to at once, so that they stay close to the processor


class Fold:
    """`n` rows, each with a game of its own. A row's games depend on the seed, its number and the actions, on nothing else.

    observation  uint8[n, width]    what the asked seat sees (`sheepfold tensors GAME`)
    mask         uint8[n, actions]  1: this action is legal
    actor        int8[n]            the seat that is asked
    done         bool[n]            with this step a game ended, and the next one has begun
    scores       int32[n, seats]    of the game of this row that ended last; all 0 before
    places       int32[n, seats]    likewise: 1 for the first place, equal for ties
    """

    def __init__(self, game: str, seats: int | None = None, n: int = 1, options: dict[str, str] | None = None, seed: int = 0):
        if n < 1:
            raise BadInput(f"a fold has at least one row; not {n}")
        self.game = games.load(game)
        self.seats = seats if seats is not None else self.game.seats[0]
        self.n = n
        self.seed = seed
        self.setup = self.game.setup(self.seats, options)
        self.tensors = tensors_of(self.game, self.setup)
        self.rows = Rows(self.tensors, self.game.start(self.setup), n)
        self.width, self.actions = int(self.tensors.width), int(self.tensors.actions)
        self.rows.observation_at, self.rows.mask_at = before_line(self.rows.observation), before_line(self.rows.mask)
        self.observation: NDArray[Any] = shared(self.rows.observation, "uint8", n, self.width, at=int(self.rows.observation_at))
        self.mask: NDArray[Any] = shared(self.rows.mask, "uint8", n, self.actions, at=int(self.rows.mask_at))
        self.actor: NDArray[Any] = shared(self.rows.actor, "int8", n)
        self.done: NDArray[Any] = shared(self.rows.done, "bool", n)
        self.scores: NDArray[Any] = shared(self.rows.scores, "int32", n, self.seats)
        self.places: NDArray[Any] = shared(self.rows.places, "int32", n, self.seats)
        self.chosen: NDArray[Any] = shared(self.rows.chosen, "int32", n)
        size = max(16, NEAR // (self.width + self.actions))
        ranges = [(start, min(start + size, n)) for start in range(0, n, size)]
        self._blocks = [(self.observation[start:end], self.mask[start:end], start, end) for start, end in ranges]
        self.reset()

    @property
    def columns(self) -> list[Columns]:
        """What the columns of an observation are, block by block."""
        return self.tensors.columns

    @property
    def labels(self) -> list[str]:
        """What each action means."""
        return self.tensors.labels

    def high(self) -> NDArray[Any]:
        """The greatest value of each column: observations divided by it are from 0 to 1."""
        numpy = load_numpy()
        found: NDArray[Any] = numpy.repeat([block.high for block in self.columns], [block.width for block in self.columns])
        return found.astype(numpy.float32)

    def reset(self, seed: int | None = None) -> None:
        """New games in all rows; the same seed gives the same games again."""
        self.seed = self.seed if seed is None else seed
        if not 0 <= self.seed <= MOST_SEED:
            raise BadInput(f"a seed is a whole number from 0 to {MOST_SEED}; not {self.seed}")
        self.observation.fill(0)
        self.mask.fill(0)
        self.rows.start(self.seed)

    def step(self, actions: Any) -> None:
        """One action in every row, -1 to leave a row as it is; an illegal one raises BadInput, and then nothing has changed."""
        if actions is not self.chosen:
            self.chosen[:] = actions
        row = int(self.rows.first_illegal())
        if row != LEGAL:
            raise BadInput(f"row {row}: action {int(self.chosen[row])} is not legal now; see mask[{row}]")
        for observation, mask, start, end in self._blocks:
            observation.fill(0)
            mask.fill(0)
            self.rows.advance(start, end)

    def sample(self) -> NDArray[Any]:
        """A legal action for every row, all equally likely; each row has random numbers of its own for this."""
        self.rows.sample()
        return self.chosen

    # --- looking at one row

    def text(self, row: int, action: int) -> str:
        """What an action would be in this row, as players write it; of half a choice, its label."""
        position, seat = self.rows.positions[row], int(self.actor[row])
        if not self.mask[row, action]:
            raise BadInput(f"row {row}: action {action} is not legal now")
        move = int(self.tensors.decide(position, seat, self.rows.halves[row], action))
        return self.labels[action] if move < 0 else self.game.say(position, seat, move)

    def action(self, row: int, text: str) -> list[int]:
        """The one or two actions that make a move of the asked seat, from its text; Refused if it is not legal."""
        position, seat = self.rows.positions[row], int(self.actor[row])
        path = Pile(2)
        self.tensors.fill_path(position, seat, self.game.read(position, seat, text), path)
        return path.to_list()

    def record(self, row: int, ended: bool = False) -> str:
        """The game of a row, or the one before it, as a readable text that `sheepfold replay` plays."""
        return record_of(self.game, self.setup, self._line(row, ended))

    def heard(self, row: int, seat: int, ended: bool = False) -> list[list[Any]]:
        """Every event of the game that this seat heard of, as data: for agents that remember."""
        found: list[list[Any]] = []
        for before, actor, move in walk(self.game, self.setup, self._line(row, ended)):
            found += [list(event) for event in seen(take_step(self.game, before, actor, move).events, seat)]
        return found

    def _line(self, row: int, ended: bool) -> list[int]:
        return self.rows.ended_line(row) if ended else self.rows.line(row)

    # --- rows kept and put back

    def save(self, rows: Any = None) -> list[list[int]]:
        """Plain numbers from which the same rows can be played on, here or in another process; of all rows unless some are named."""
        return [self.rows.save(row) for row in (range(self.n) if rows is None else rows)]

    def load(self, saved: list[list[int]], rows: Any = None) -> None:
        """Put saved rows back, in all rows or in those named: by playing their moves again."""
        for row, numbers in zip(range(self.n) if rows is None else rows, saved, strict=True):
            self.observation[row] = 0
            self.mask[row] = 0
            self.rows.load(int(row), numbers)
