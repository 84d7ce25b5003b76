"""Which texts are moves of a game at all: told from the moves and outcomes that random play meets.

A text that is refused may be a move that is not legal now, or a slip of the keyboard that no position would ever take; a
refusal does not tell which. A text counts as a move if its first word begins some move, that kind of move has this many
words, and each word occurs at its place. Random play does not meet every card at every place, so places that mostly hold
the same words (the cards one takes, and those one discards) count as one.
"""

from __future__ import annotations

import json
from difflib import get_close_matches

from sheepfold.core.asking import asked, codes
from sheepfold.core.fate import shorten
from sheepfold.core.game import Game
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.setup import Setup
from sheepfold.core.variants import random_options

GAMES = 40  # random games at all tables together, options mixed
OWN_GAMES = 4  # and at the scenario's own table, which may have a data set that no other has
LONGEST = 1500  # moves of one game that are looked at: some options let a game go on for very long
FACTS_EVERY = 25  # moves between two looks at the names of facts, which seldom change

Place = tuple[str, int]  # the first word of a text, and which of its words


class Phrases:
    """All texts of one sort, as far as they were met: the moves of the seats, or the outcomes of fate."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.texts: dict[str, None] = {}  # in the order in which they were met
        self.words: dict[Place, set[str]] = {}
        self.lengths: dict[str, set[int]] = {}

    def add(self, text: str) -> None:
        if text in self.texts:
            return
        self.texts[text] = None
        first, *rest = text.lower().split()
        self.lengths.setdefault(first, set()).add(1 + len(rest))
        for place, word in enumerate(rest, 1):
            self.words.setdefault((first, place), set()).add(word)

    def some(self, most: int) -> list[str]:
        """Of each kind and length at most so many, spread over all that were met."""
        kinds: dict[Place, list[str]] = {}
        for text in self.texts:
            kinds.setdefault((text.partition(" ")[0], text.count(" ")), []).append(text)
        return [text for met in kinds.values() for text in met[:: -(-len(met) // most)]]

    def alike(self, place: Place) -> set[str]:
        """The words at a place, and at all places that mostly hold the same."""
        found = set(self.words.get(place, ()))
        before = -1
        while len(found) > before:
            before = len(found)
            for other in self.words.values():
                if 2 * len(other & found) >= min(len(other), len(found)) > 0:
                    found |= other
        return found

    def strange(self, text: str) -> str:
        """Why a text is none of these, with what was probably meant; "" if it is one."""
        first, *rest = text.lower().split() or [""]
        if first not in self.lengths:
            known = sorted(self.lengths)
            return f"no {self.what} begins with {first!r}; they begin with {shorten(known, 20)}{meant([first], [known], rest)}"
        places = [sorted(self.alike((first, place))) for place in range(1, 1 + len(rest))]
        for word, known in zip(rest, places, strict=True):
            if known and word not in known:
                near = meant([first, *rest], [[first], *places])
                return f"no {self.what} that begins with {first!r} has {word!r} there{near}"
        lengths = sorted(self.lengths[first])
        if 1 + len(rest) in lengths:
            return ""
        return f"no {self.what} that begins with {first!r} has {1 + len(rest)} words, but {' or '.join(map(str, lengths))}"


def meant(words: list[str], known: list[list[str]], rest: list[str] | None = None) -> str:
    """Each word replaced by the nearest that may stand at its place."""
    near = [
        word if word in there else next(iter(get_close_matches(word, there, 1)), "")
        for word, there in zip(words, known, strict=True)
    ]
    return f"; did you mean {' '.join([*near, *(rest or [])])!r}?" if all(near) else ""


class Vocabulary:
    """What can be said in a game: moves, outcomes, and the names of facts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves = Phrases(f"move of {game.name}")
        self.outcomes = Phrases(f"outcome in {game.name}")
        self.facts: set[str] = set()
        self.tables: set[str] = set()  # whose games were watched

    def watch(self, setup: Setup, seed: int) -> None:
        """Learn from one random game."""
        rng = Rng(seed)
        position = self.game.start(setup)
        for number in range(LONGEST):
            actor = position.actor()
            if number % FACTS_EVERY == 0 or actor == OVER:
                self.facts.update(position.to_data(), self.game.facts(position))
            if actor == OVER:
                return
            self.look(position)
            moves = codes(position, int(actor))
            position.play(position.draw(rng) if actor == FATE else moves[rng.below(len(moves))], actor)

    def look(self, position: Position) -> None:
        """Learn from one position."""
        if position.actor() == FATE:
            for outcome, weight in self.game.odds(position):
                self.outcomes.add(outcome)
        for seat in asked(position):
            for move in self.game.legal(position, seat):
                self.moves.add(move)

    def no_move(self, text: str) -> str:
        """What keeps a text from being a move; "" if nothing does. Judged as the game reads it, however it is written."""
        return self.moves.strange(self.game.tidy(" ".join(text.split()).lower()))

    def no_outcome(self, text: str) -> str:
        return self.outcomes.strange(text)


KNOWN: dict[tuple[str, int], Vocabulary] = {}  # by game and version: learning takes seconds, and many files ask


def vocabulary(game: Game, setup: Setup) -> Vocabulary:
    """Of a game at all its tables, and at this one."""
    found = KNOWN.get((game.name, game.version))
    if found is None:
        found = KNOWN[game.name, game.version] = Vocabulary(game)
        fewest, most = game.seats
        for seed in range(GAMES):
            seats = fewest + seed % (most + 1 - fewest)
            found.watch(game.setup(seats, random_options(game, seats, Rng(seed))), seed)
    table = json.dumps([setup.seats, setup.options])
    if table not in found.tables:
        found.tables.add(table)
        for seed in range(OWN_GAMES):
            found.watch(setup, seed)
    return found
