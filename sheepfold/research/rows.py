"""Many games of one table side by side, in compiled code: what `Fold` shows as arrays.

Every row has a game, a stream of random numbers for fate and another one for sampled actions. Of a game only its actions are
kept, with the random numbers it began with: they lead to the same place again. What is shown lies in rows of bytes that never
grow, so that arrays may look at them where they are.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i16, i32, i64, u8, vec
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.playout import settle
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
class Replay:
    """A game played again from its random numbers and actions, up to where it was."""

    position: Position
    half: i64
    line: list[int]  # seat and move, again and again

    def __init__(self, tensors: Tensors, begin: Position, fate: Rng, actions: list[int]) -> None:
        self.position = begin.copy()
        self.half = NONE
        self.line = []
        self.settle(fate)
        for action in actions:
            seat = self.position.actor()
            move = tensors.decide(self.position, seat, self.half, action)
            self.half = action if move == NONE else NONE
            if move != NONE:
                self.play(seat, move)
                self.settle(fate)

    def settle(self, fate: Rng) -> None:
        while self.position.actor() == FATE:
            self.play(FATE, self.position.draw(fate))

    def play(self, seat: i64, move: i64) -> None:
        self.line += [int(seat), int(move)]
        self.position.play(move, seat)


@final
class Rows:
    """`observation` and `mask` must be all 0 before `start` and `advance`; the code that shows them as arrays can clear them fastest."""

    tensors: Tensors
    begin: Position
    count: i64
    seats: i64
    positions: list[Position]
    fates: list[Rng]
    choosers: list[Rng]
    actions: list[Pile]  # of the game under way,
    first: list[Rng]  # which began with these random numbers;
    ended_actions: list[Pile]  # the same of the game before it
    ended_first: list[Rng]
    halves: vec[i64]
    legal: vec[i16]  # by row: its actions, as many as
    sizes: vec[i64]
    scratch: Pile
    found: Pile
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
        self.actions = [Pile(0) for row in range(count)]
        self.first = [Rng(0) for row in range(count)]
        self.ended_actions = [Pile(0) for row in range(count)]
        self.ended_first = [Rng(0) for row in range(count)]
        self.halves = vec[i64]([-1] * count)
        self.legal = vec[i16]([0] * (count * tensors.actions))
        self.sizes = vec[i64]([0] * count)
        self.scratch = Pile(256)
        self.found = Pile(256)
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
            self.ended_actions[row].clear()
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
        self.actions[row].clear()
        self.first[row] = self.fates[row].copy()
        self.halves[row] = NONE
        settle(position, self.fates[row])

    def first_illegal(self) -> i64:
        """The first row whose chosen action cannot be taken, or LEGAL."""
        actions, chosen, mask = self.tensors.actions, self.chosen, self.mask
        for row in range(self.count):
            action = i64(chosen[row])
            if action != STAY and (action < 0 or action >= actions or mask[row * actions + action] == 0):
                return row
        return LEGAL

    def advance(self) -> None:
        """Take the chosen action in every row; where a game is over the next one begins at once."""
        chosen, done = self.chosen, self.done
        for row in range(self.count):
            done[row] = 0
            if chosen[row] != STAY:
                self.take(row, i64(chosen[row]))
            self.show(row)

    def take(self, row: i64, action: i64) -> None:
        position = self.positions[row]
        seat = i64(self.actor[row])
        move = self.tensors.decide(position, seat, self.halves[row], action)
        self.actions[row].add(action)
        if move == NONE:
            self.halves[row] = action
            return
        self.halves[row] = NONE
        position.play(move, seat)
        if settle(position, self.fates[row]) == OVER:
            self.finish(row, position)

    def finish(self, row: i64, position: Position) -> None:
        """The results stay until the next game of this row is over."""
        first = row * self.seats
        for seat in range(self.seats):
            self.scores[first + seat] = i32(position.score(seat))
            self.places[first + seat] = i32(position.place(seat))
        self.done[row] = 1
        actions = self.ended_actions[row]
        self.ended_actions[row] = self.actions[row]
        self.ended_first[row] = self.first[row]
        self.actions[row] = actions
        self.begin_game(row)

    def show(self, row: i64) -> None:
        """What the seat that is asked may do and sees."""
        position, tensors, found = self.positions[row], self.tensors, self.found
        seat = position.actor()
        half = self.halves[row]
        self.actor[row] = u8(seat)
        self.scratch.clear()
        found.clear()
        tensors.fill_actions(position, seat, half, self.scratch, found)
        mask, legal, items = self.mask, self.legal, found.items
        first = row * tensors.actions
        for i in range(found.size):
            action = items[i]
            mask[first + action] = 1
            legal[first + i] = i16(action)
        self.sizes[row] = found.size
        tensors.observe(position, seat, half, self.observation, row * tensors.width)

    def sample(self) -> None:
        """Choose in every row one of the legal actions, all equally likely."""
        legal, sizes, chosen, actions = self.legal, self.sizes, self.chosen, self.tensors.actions
        for row in range(self.count):
            chosen[row] = i32(legal[row * actions + self.choosers[row].below(sizes[row])])

    # --- a row as numbers, and back

    def line(self, row: i64) -> list[int]:
        """Seat and move, again and again, of the game under way."""
        return Replay(self.tensors, self.begin, self.first[row].copy(), self.actions[row].to_list()).line

    def ended_line(self, row: i64) -> list[int]:
        """The same of the game before it; empty if there was none."""
        if self.ended_actions[row].size == 0:
            return []
        return Replay(self.tensors, self.begin, self.ended_first[row].copy(), self.ended_actions[row].to_list()).line

    def save(self, row: i64) -> list[int]:
        """The random numbers with which the game began, those for sampled actions, and its actions: all that a row is."""
        return [*words_of(self.first[row]), *words_of(self.choosers[row]), *self.actions[row].to_list()]

    def load(self, row: i64, saved: list[int]) -> None:
        """Play a saved row again, up to where it was. The caller clears what it showed before."""
        fate = rng_of(saved[0:4])
        self.first[row] = fate.copy()
        self.choosers[row] = rng_of(saved[4:8])
        again = Replay(self.tensors, self.begin, fate, saved[8:])
        self.fates[row] = fate
        self.positions[row] = again.position
        self.halves[row] = again.half
        self.actions[row].clear()
        for action in saved[8:]:
            self.actions[row].add(action)
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
