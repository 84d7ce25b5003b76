"""Many games of one table side by side, in compiled code: what `Fold` shows as arrays.

Every row has a game, a stream of random numbers for fate, another one for sampled actions, and the line of moves that led to
where it is. What is shown lies in rows of bytes that never grow, so that arrays may look at them where they are.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i32, i64, u8, vec
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import WORD, Rng
from sheepfold.core.tensors import Tensors

LEGAL: Final[i64] = -1  # no row has an illegal action
STAY: Final[i64] = -1  # the action of a row that is left as it is
CHOOSERS: Final[i64] = 0x5A3B1E  # what tells the stream of sampled actions from the stream of fate


def stream(seed: i64, row: i64, salt: i64) -> Rng:
    """The random numbers of a row depend on the seed and on its number alone, not on how many rows there are."""
    mixer = Rng(seed ^ salt)
    return Rng((mixer.word() ^ row) & WORD | mixer.word() >> 1 << 32)


def blank(size: i64) -> vec[u8]:
    return vec[u8]([0] * size)


@final
class Rows:
    """`observation` and `mask` must be all 0 before `start` and `advance`; whoever shows them as arrays clears them fastest."""

    tensors: Tensors
    begin: Position
    count: i64
    seats: i64
    positions: list[Position]
    fates: list[Rng]
    choosers: list[Rng]
    legal: list[Pile]  # the actions of each row
    lines: list[Pile]  # seat and move, again and again, of the game under way
    ended: list[Pile]  # and of the game before it
    halves: vec[i64]
    scratch: Pile
    chosen: vec[i32]  # actions to take, or actions sampled
    observation: vec[u8]
    mask: vec[u8]
    actor: vec[u8]
    done: vec[u8]
    scores: vec[i32]
    places: vec[i32]

    def __init__(self, tensors: Tensors, begin: Position, count: i64) -> None:
        self.tensors = tensors
        self.begin = begin
        self.count = count
        self.seats = begin.seats
        self.positions = [begin for row in range(count)]
        self.fates = [Rng(0) for row in range(count)]
        self.choosers = [Rng(0) for row in range(count)]
        self.legal = [Pile(64) for row in range(count)]
        self.lines = [Pile(0) for row in range(count)]
        self.ended = [Pile(0) for row in range(count)]
        self.halves = vec[i64]([-1] * count)
        self.scratch = Pile(256)
        self.chosen = vec[i32]([0] * count)
        self.observation = blank(count * tensors.width)
        self.mask = blank(count * tensors.actions)
        self.actor = blank(count)
        self.done = blank(count)
        self.scores = vec[i32]([0] * (count * self.seats))
        self.places = vec[i32]([0] * (count * self.seats))

    def start(self, seed: i64) -> None:
        """A new game in every row, with new random numbers."""
        for row in range(self.count):
            self.fates[row] = stream(seed, row, 0)
            self.choosers[row] = stream(seed, row, CHOOSERS)
            self.ended[row].clear()
            self.done[row] = 0
            for seat in range(self.seats):
                self.scores[row * self.seats + seat] = 0
                self.places[row * self.seats + seat] = 0
            self.begin_game(row)
            self.show(row)

    def begin_game(self, row: i64) -> None:
        """Everything as before a game; fate acts until a seat is asked."""
        position = self.begin.copy()
        self.positions[row] = position
        self.lines[row].clear()
        self.halves[row] = NONE
        self.settle(row, position)

    def settle(self, row: i64, position: Position) -> i64:
        """Let fate act; returns who is asked then."""
        actor = position.actor()
        if actor != FATE:
            return actor
        rng, line = self.fates[row], self.lines[row]
        while actor == FATE:
            move = position.draw(rng)
            line.add(FATE)
            line.add(move)
            position.play(move, FATE)
            actor = position.actor()
        return actor

    def first_illegal(self) -> i64:
        """The first row whose chosen action cannot be taken, or LEGAL."""
        actions = self.tensors.actions
        for row in range(self.count):
            action = i64(self.chosen[row])
            if action != STAY and (action < 0 or action >= actions or self.mask[row * actions + action] == 0):
                return row
        return LEGAL

    def advance(self) -> None:
        """Take the chosen action in every row; where a game is over the next one begins at once."""
        for row in range(self.count):
            self.done[row] = 0
            if self.chosen[row] != STAY:
                self.take(row, i64(self.chosen[row]))
            self.show(row)

    def take(self, row: i64, action: i64) -> None:
        position = self.positions[row]
        seat = i64(self.actor[row])
        move = self.tensors.decide(position, seat, self.halves[row], action)
        if move == NONE:
            self.halves[row] = action
            return
        self.halves[row] = NONE
        line = self.lines[row]
        line.add(seat)
        line.add(move)
        position.play(move, seat)
        if self.settle(row, position) == OVER:
            self.finish(row, position)

    def finish(self, row: i64, position: Position) -> None:
        """The results stay until the next game of this row is over."""
        first = row * self.seats
        for seat in range(self.seats):
            self.scores[first + seat] = i32(position.score(seat))
            self.places[first + seat] = i32(position.place(seat))
        self.done[row] = 1
        line = self.ended[row]
        self.ended[row] = self.lines[row]
        self.lines[row] = line
        self.begin_game(row)

    def show(self, row: i64) -> None:
        """What the seat that is asked may do and sees."""
        position, tensors, legal = self.positions[row], self.tensors, self.legal[row]
        seat = position.actor()
        half = self.halves[row]
        self.actor[row] = u8(seat)
        self.scratch.clear()
        legal.clear()
        tensors.fill_actions(position, seat, half, self.scratch, legal)
        mask = self.mask
        first = row * tensors.actions
        items = legal.items
        for i in range(legal.size):
            mask[first + items[i]] = 1
        tensors.observe(position, seat, half, self.observation, row * tensors.width)

    def sample(self) -> None:
        """Choose in every row one of the legal actions, all equally likely."""
        for row in range(self.count):
            legal = self.legal[row]
            self.chosen[row] = i32(legal.items[self.choosers[row].below(legal.size)])

    # --- rows as numbers, and back

    def save(self, row: i64) -> list[int]:
        """Random streams, half a choice, and the moves so far: all that a row is."""
        words = [*words_of(self.fates[row]), *words_of(self.choosers[row]), int(self.halves[row])]
        return [*words, *self.lines[row].to_list()]

    def load(self, row: i64, saved: list[int]) -> None:
        """Play a saved row again, up to where it was. The caller clears what it showed before."""
        self.fates[row] = rng_of(saved[0:4])
        self.choosers[row] = rng_of(saved[4:8])
        position = self.begin.copy()
        line = self.lines[row]
        line.clear()
        for i in range(9, len(saved), 2):
            line.add(saved[i])
            line.add(saved[i + 1])
            position.play(saved[i + 1], saved[i])
        self.positions[row] = position
        self.halves[row] = saved[8]
        self.done[row] = 0
        self.show(row)


def words_of(rng: Rng) -> list[int]:
    return [int(rng.a), int(rng.b), int(rng.c), int(rng.counter)]


def rng_of(words: list[int]) -> Rng:
    rng = Rng(0)
    rng.a = words[0]
    rng.b = words[1]
    rng.c = words[2]
    rng.counter = words[3]
    return rng
