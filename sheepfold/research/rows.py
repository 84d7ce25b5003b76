"""Many games of one table side by side, in compiled code: what `Fold` shows as arrays.

Every row has a game, a stream of random numbers for fate and another one for sampled actions. Of a game only its actions are
kept, with the random numbers it began with: they lead to the same place again. What is shown lies in rows of bytes that never
grow, so that arrays may look at them where they are.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i16, i32, i64, u8, vec
from sheepfold.core.pile import NONE, Pile, zeros
from sheepfold.core.playout import settle
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import WORD, Rng
from sheepfold.core.tensors import Tensors

LEGAL: Final[i64] = -1  # no row has an illegal action
WORDS: Final[i64] = 4  # of a stream of random numbers
SLACK: Final[i64] = 64  # bytes more than needed, so that the first row can begin where a processor likes it
STAY: Final[i64] = -1  # the action of a row that is left as it is
NOTES: Final[i64] = 32  # steps whose actions lie side by side before they are added to those of each game
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
    rng: Rng  # the one at work; between steps the random numbers of all rows lie side by side, four words each:
    fates: vec[i64]
    choosers: vec[i64]
    first: vec[i64]  # of fate, when the game under way began,
    ended_first: vec[i64]  # and when the one before it did
    actions: list[Pile]  # of the game under way, but for those of the last steps:
    ended_actions: list[Pile]  # of the one before it
    notes: vec[i16]  # step by step, what was done in each row, STAY included,
    noted: i64  # for so many steps,
    since: vec[i64]  # from which on they are of the game under way, by row
    halves: vec[i64]
    legal: vec[i16]  # by row: its actions, as many as
    sizes: vec[i64]
    scratch: Pile
    found: Pile
    chosen: vec[i32]  # actions to take, or actions sampled
    observation: vec[u8]
    mask: vec[u8]
    observation_at: i64  # where the first row begins: wherever whoever shows them as arrays wants it, up to SLACK
    mask_at: i64
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
        self.rng = Rng(0)
        self.fates = zeros(WORDS * count)
        self.choosers = zeros(WORDS * count)
        self.first = zeros(WORDS * count)
        self.ended_first = zeros(WORDS * count)
        self.actions = [Pile(0) for row in range(count)]
        self.ended_actions = [Pile(0) for row in range(count)]
        self.notes = vec[i16]([0] * (NOTES * count))
        self.noted = 0
        self.since = zeros(count)
        self.halves = vec[i64]([-1] * count)
        self.legal = vec[i16]([0] * (count * tensors.actions))
        self.sizes = vec[i64]([0] * count)
        self.scratch = Pile(256)
        self.found = Pile(256)
        self.chosen = vec[i32]([0] * count)
        self.observation = blank(count * tensors.width + SLACK)
        self.mask = blank(count * tensors.actions + SLACK)
        self.observation_at = 0
        self.mask_at = 0
        self.actor = blank(count)
        self.done = blank(count)
        self.scores = vec[i32]([0] * (count * self.seats))
        self.places = vec[i32]([0] * (count * self.seats))

    def start(self, seed: i64) -> None:
        """A new game in every row, with new random numbers."""
        self.noted = 0
        for row in range(self.count):
            keep(self.fates, row, stream(seed, row, 0))
            keep(self.choosers, row, stream(seed, row, CHOOSERS))
            self.ended_actions[row].clear()
            self.done[row] = 0
            for seat in range(self.seats):
                self.scores[row * self.seats + seat] = 0
                self.places[row * self.seats + seat] = 0
            self.show(row, self.begin_game(row))

    def begin_game(self, row: i64) -> Position:
        """Everything as before a game; fate acts until a seat is asked."""
        position = self.begin.copy()
        self.positions[row] = position
        self.actions[row].clear()
        self.since[row] = self.noted
        for i in range(row * WORDS, row * WORDS + WORDS):
            self.first[i] = self.fates[i]
        self.halves[row] = NONE
        self.settle(row, position)
        return position

    def settle(self, row: i64, position: Position) -> i64:
        """Let fate act, if it is to; returns who acts then."""
        actor = position.actor()
        if actor == FATE:
            take_up(self.fates, row, self.rng)
            actor = settle(position, self.rng)
            keep(self.fates, row, self.rng)
        return actor

    def first_illegal(self) -> i64:
        """The first row whose chosen action cannot be taken; LEGAL if there is none, and then all are noted."""
        if self.noted == NOTES:
            self.add_all_notes()
        actions, chosen, mask, first = self.tensors.actions, self.chosen, self.mask, self.mask_at
        notes, shift = self.notes, self.noted * self.count
        for row in range(self.count):
            action = i64(chosen[row])
            if action != STAY and (action < 0 or action >= actions or mask[first + row * actions + action] == 0):
                return row
            notes[shift + row] = i16(action)
        self.noted += 1
        return LEGAL

    def add_all_notes(self) -> None:
        """The piles of games lie far apart in memory: to add to each of them in every step would take longer."""
        for row in range(self.count):
            self.add_notes(row)
            self.since[row] = 0
        self.noted = 0

    def add_notes(self, row: i64) -> Pile:
        """All actions of the game under way, with those of the last steps."""
        notes, actions = self.notes, self.actions[row]
        for step in range(self.since[row], self.noted):
            action = i64(notes[step * self.count + row])
            if action != STAY:
                actions.add(action)
        self.since[row] = self.noted
        return actions

    def advance(self, start: i64, end: i64) -> None:
        """Take the chosen actions of some rows; where a game is over the next one begins at once."""
        chosen, done = self.chosen, self.done
        for row in range(start, end):
            done[row] = 0
            position = self.positions[row]
            if chosen[row] != STAY:
                position = self.take(row, position, i64(chosen[row]))
            self.show(row, position)

    def take(self, row: i64, position: Position, action: i64) -> Position:
        """One action; returns the position of the game that goes on, or of the next one."""
        seat = i64(self.actor[row])
        move = self.tensors.decide(position, seat, self.halves[row], action)
        if move == NONE:
            self.halves[row] = action
            return position
        self.halves[row] = NONE
        position.play(move, seat)
        return self.finish(row, position) if self.settle(row, position) == OVER else position

    def finish(self, row: i64, position: Position) -> Position:
        """The results stay until the next game of this row is over."""
        first = row * self.seats
        for seat in range(self.seats):
            self.scores[first + seat] = i32(position.score(seat))
            self.places[first + seat] = i32(position.place(seat))
        self.done[row] = 1
        actions = self.ended_actions[row]
        self.ended_actions[row] = self.add_notes(row)
        for i in range(row * WORDS, row * WORDS + WORDS):
            self.ended_first[i] = self.first[i]
        self.actions[row] = actions
        return self.begin_game(row)

    def show(self, row: i64, position: Position) -> None:
        """What the seat that is asked may do and sees."""
        tensors, found = self.tensors, self.found
        seat = position.actor()
        half = self.halves[row]
        self.actor[row] = u8(seat)
        self.scratch.clear()
        found.clear()
        tensors.fill_actions(position, seat, half, self.scratch, found)
        mask, legal, items = self.mask, self.legal, found.items
        first = row * tensors.actions
        mask_at = self.mask_at + first
        for i in range(found.size):
            action = items[i]
            mask[mask_at + action] = 1
            legal[first + i] = i16(action)
        self.sizes[row] = found.size
        tensors.observe(position, seat, half, self.observation, self.observation_at + row * tensors.width)

    def sample(self) -> None:
        """Choose in every row one of the legal actions, all equally likely."""
        legal, sizes, chosen, actions = self.legal, self.sizes, self.chosen, self.tensors.actions
        choosers, rng = self.choosers, self.rng
        for row in range(self.count):
            take_up(choosers, row, rng)
            chosen[row] = i32(legal[row * actions + rng.below(sizes[row])])
            keep(choosers, row, rng)

    # --- a row as numbers, and back

    def line(self, row: i64) -> list[int]:
        """Seat and move, again and again, of the game under way."""
        return Replay(self.tensors, self.begin, rng_in(self.first, row), self.add_notes(row).to_list()).line

    def ended_line(self, row: i64) -> list[int]:
        """The same of the game before it; empty if there was none."""
        if self.ended_actions[row].size == 0:
            return []
        return Replay(self.tensors, self.begin, rng_in(self.ended_first, row), self.ended_actions[row].to_list()).line

    def save(self, row: i64) -> list[int]:
        """The random numbers with which the game began, those for sampled actions, and its actions: all that a row is."""
        return [*words_in(self.first, row), *words_in(self.choosers, row), *self.add_notes(row).to_list()]

    def load(self, row: i64, saved: list[int]) -> None:
        """Play a saved row again, up to where it was. The caller clears what it showed before."""
        for i in range(WORDS):
            self.first[row * WORDS + i] = saved[i]
            self.choosers[row * WORDS + i] = saved[WORDS + i]
        fate = rng_in(self.first, row)
        again = Replay(self.tensors, self.begin, fate, saved[8:])
        keep(self.fates, row, fate)
        self.positions[row] = again.position
        self.halves[row] = again.half
        self.actions[row].clear()
        self.since[row] = self.noted
        for action in saved[8:]:
            self.actions[row].add(action)
        self.done[row] = 0
        self.show(row, again.position)


# --- random numbers of all rows, side by side


def take_up(words: vec[i64], row: i64, rng: Rng) -> None:
    """Go on where this row's random numbers were."""
    at = row * WORDS
    rng.a = words[at]
    rng.b = words[at + 1]
    rng.c = words[at + 2]
    rng.counter = words[at + 3]


def keep(words: vec[i64], row: i64, rng: Rng) -> None:
    """The inverse of `take_up`."""
    at = row * WORDS
    words[at] = rng.a
    words[at + 1] = rng.b
    words[at + 2] = rng.c
    words[at + 3] = rng.counter


def rng_in(words: vec[i64], row: i64) -> Rng:
    rng = Rng(0)
    take_up(words, row, rng)
    return rng


def words_in(words: vec[i64], row: i64) -> list[int]:
    return [int(words[i]) for i in range(row * WORDS, row * WORDS + WORDS)]
