"""A scenario under way: the position at one moment, and what was played and told up to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sheepfold.core.asking import asked
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.events import seen, text_of
from sheepfold.core.fate import Seeded, read_outcome
from sheepfold.core.game import Data
from sheepfold.core.play import Step, take_step
from sheepfold.core.position import FATE, Position
from sheepfold.core.rng import Rng
from sheepfold.core.scenario.parsing import AFRESH, Scenario
from sheepfold.core.scenario.vocabulary import Vocabulary, vocabulary
from sheepfold.core.seats import letter, seat_of
from sheepfold.core.setup import Setup

Say = Callable[
    [BadInput | Refused], str
]  # an error in words; the catalogues are not core's, so those who run scenarios bring it


class Verdict(NamedTuple):
    """What came of one check: "" if it holds, else what was expected and what came; and the words it stands by in the file."""

    failure: str
    words: tuple[str, ...] = ()


class Unplayable(Exception):
    """A line of `play` that could not be played ends the scenario."""

    def __init__(self, reason: str, words: tuple[str, ...]) -> None:
        self.words = words
        super().__init__(reason)


class Moment:
    """The position after a step, with what every seat was told since the step before."""

    def __init__(self, scenario: Scenario, say: Say = str) -> None:
        self.game = scenario.game
        self.say = say
        self.head = scenario.head
        self.seed = int(scenario.head.get("seed", 1))
        self.fate = Seeded(self.seed)
        self.heard: dict[int | None, list[str]] = {}
        self.taken: list[Step] = []  # since the step before
        self.spoken: list[str] = []  # every move since the beginning, as it truly was, and all that anybody was told of it
        self.position = self._begin({})

    def _begin(self, over: Data) -> Position:
        setup = self._setup(over)
        given = {**self.head.get("given", {}), **over.get("given", {})}
        self.fate = Seeded(self.seed)
        self.spoken = []
        if "given" not in self.head and "given" not in over:
            fresh: Position = self.game.start(setup)
            return fresh
        try:
            loaded: Position = self.game.load(setup, self.game.complete(setup, given, Rng(self.seed)))
        except BadInput as error:
            raise BadInput(f"given: {self.say(error)}") from None
        return loaded

    def _setup(self, over: Data) -> Setup:
        seats: int = {"seats": self.game.seats[0], **self.head, **over}["seats"]
        options = {**self.head.get("options", {}), **over.get("options", {})}
        return self.game.setup(seats, {name: str(value) for name, value in options.items()})

    # --- playing

    def advance(self, step: Data) -> None:
        """To the moment after the moves of a step."""
        if any(key in step for key in AFRESH):
            self.position = self._begin(step)
        self.heard = {}
        self.taken = []
        lines = step.get("play", [])
        for number, line in enumerate(lines, 1):
            try:
                self._play(line)
            except (BadInput, Refused) as error:
                raise Unplayable(f"play: {self.say(error)}", ("play", *lines[:number])) from None
        if not step.get("hold", False):
            self._settle()

    def _play(self, line: str) -> None:
        who, _, text = line.strip().partition(" ")
        seat = seat_of(who, int(self.position.seats))
        if seat is None:
            raise BadInput(f"{line!r} does not begin with a seat of this table or fate")
        if seat == FATE:
            self._do(int(FATE), read_outcome(self.game, self.position, text))
        else:
            self._settle()
            self._do(seat, self.game.read(self.position, seat, text))

    def _settle(self) -> None:
        while self.position.actor() == FATE:
            self._do(int(FATE), self.fate.choose(self.game, self.position))

    def _do(self, seat: int, move: int) -> None:
        step = take_step(self.game, self.position, seat, move)
        self.spoken.append(self.game.say(self.position, seat, move))
        self.position = step.after
        self.taken.append(step)
        for to in self.perspectives():
            told = [text_of(event) for event in seen(step.events, to)]
            self.heard.setdefault(to, []).extend(told)
            self.spoken += told

    # --- asking

    def facts(self) -> Data:
        """The whole truth with what follows from it."""
        return {**self.position.to_data(), **self.game.facts(self.position)}

    def view(self, name: str) -> Data:
        return self.game.view(self.position, self.perspective(name))

    def perspectives(self) -> list[int | None]:
        return [*range(int(self.position.seats)), None]

    def views(self) -> list[Data]:
        return [self.game.view(self.position, to) for to in self.perspectives()]

    def perspective(self, name: str) -> int | None:
        return None if name == "watcher" else self.seat(name)

    def seat(self, name: str) -> int:
        seat = seat_of(name, int(self.position.seats))
        if seat is None or seat == FATE:
            raise BadInput(f"{name!r} is not a seat of this table; it has A to {letter(int(self.position.seats) - 1)}")
        return seat

    def legal(self, name: str) -> list[str]:
        return self.game.legal(self.position, self.seat(name))

    def vocabulary(self) -> Vocabulary:
        return vocabulary(self.game, self.position.setup)

    def asked(self) -> list[str]:
        return ["fate"] if self.position.actor() == FATE else [letter(seat) for seat in asked(self.position)]

    def is_asked(self, name: str) -> bool:
        return (name if name == "fate" else letter(self.seat(name))) in self.asked()

    def idle(self, name: str) -> str:
        """A remark for a check on a seat that is not asked: a frequent slip."""
        return "" if self.is_asked(name) else f" ({self.not_asked(name)}; checks come after play)"

    def not_asked(self, name: str) -> str:
        return f"{name} is not asked now, but {' and '.join(self.asked()) or 'nobody'}"
