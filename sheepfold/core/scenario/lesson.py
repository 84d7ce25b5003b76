"""A lesson: a scenario whose moves of seat A somebody new to the game makes, each step with a sentence that says why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.play import Step
from sheepfold.core.position import FATE, Position
from sheepfold.core.scenario.moment import Moment, Say, Unplayable
from sheepfold.core.scenario.parsing import AFRESH, Scenario, read

LEARNER = 0  # the seat of whoever learns
MOST_STEPS = 8


@dataclass
class Turn:
    """A move of the learner, and all that happened until they are asked again: each move of a seat with the chance behind it."""

    move: str
    moves: list[list[Step]]


@dataclass
class Lesson:
    """A lesson that was played through on the rules."""

    scenario: Scenario
    start: Position
    says: list[str]  # of each step, the id of its sentence
    steps: list[list[Turn]]


def teach(path: Path, find_game: Callable[[str], Game], say: Say = str) -> Lesson:
    """A file as a lesson, played; BadInput names file, line and step of what cannot be taught."""
    scenario = read(path, find_game)
    if len(scenario.steps) > MOST_STEPS:
        raise BadInput(f"{scenario.where(0)}: {len(scenario.steps)} steps; a lesson has {MOST_STEPS} at most")
    now = Moment(scenario, say)
    lesson = Lesson(scenario, now.position, [], [])
    for number, step in enumerate(scenario.steps, 1):
        for key in AFRESH:
            if key in step:
                raise BadInput(f"{scenario.where(number, key)}: step {number}: a lesson goes on where the step before ended")
        if "say" not in step:
            raise BadInput(f"{scenario.where(number)}: step {number}: it needs 'say', the id of a sentence")
        if not now.position.owes(LEARNER):
            raise BadInput(f"{scenario.where(number)}: step {number}: {now.not_asked('A')}")
        try:
            now.advance(step)
        except Unplayable as error:
            raise BadInput(f"{scenario.where(number, *error.words)}: step {number}: {error}") from None
        if not now.taken or now.taken[0].seat != LEARNER:
            raise BadInput(f"{scenario.where(number, 'play')}: step {number}: 'play' begins with a move of A")
        lesson.says.append(step["say"])
        lesson.steps.append(list(turns(scenario.game, now.taken)))
    return lesson


def turns(game: Game, taken: list[Step]) -> Iterator[Turn]:
    """Steps by the moves of the learner that led to them."""
    turn: Turn | None = None
    for step in taken:
        if step.seat == LEARNER:
            if turn is not None:
                yield turn
            turn = Turn(game.say(step.before, step.seat, step.move), [])
        if turn is None:
            continue
        if step.seat == FATE:
            turn.moves[-1].append(step)
        else:
            turn.moves.append([step])
    if turn is not None:
        yield turn
