"""A lesson as messages: what its learner is shown at every step, made by the rules like at any table."""

from __future__ import annotations

from sheepfold.core.game import Game
from sheepfold.core.scenario.lesson import LEARNER, Lesson
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.server import bodies
from sheepfold.table import messages
from sheepfold.table.perspective import Perspective, Scene
from sheepfold.table.told import Told


def frames(lesson: Lesson) -> bodies.Lesson:
    """The table before the first step, then what each move changes."""
    game, position = lesson.scenario.game, lesson.start
    perspective, scene = Perspective(game, LEARNER), Scene(game, position)
    welcome = messages.Welcome(
        wire=messages.WIRE,
        table=table(game, position.setup),
        seat=letter(LEARNER),
        n=0,
        view=perspective.show_all(scene),
        legal=game.legal(position, LEARNER),
        prompt=1,
        events=[],
        chat=[],
    )
    found = bodies.Lesson(welcome, [])
    n = 0
    for say, taught in zip(lesson.says, lesson.steps, strict=True):
        step = bodies.LessonStep(say, [])
        for turn in taught:
            updates = []
            for steps in turn.moves:
                n += 1
                scene = Scene(game, steps[-1].after, scene)
                legal = game.legal(scene.position, LEARNER)
                updates.append(perspective.update(n, Told(steps), scene, legal, n + 1))
            step.turns.append(bodies.LessonTurn(turn.move, updates))
        found.steps.append(step)
    return found


def table(game: Game, setup: Setup) -> messages.TableInfo:
    """Nobody opened it and nobody can find it: the learner sits there with lambs."""
    return messages.TableInfo(
        id=f"lesson-{game.name}",
        code="",
        game=game.name,
        rules=game.version,
        options=dict(setup.options),
        state="playing",
        seats=[sitting(seat) for seat in range(setup.seats)],
        public=False,
        made=0,
        clock=messages.ClockPlan(),
        seal=messages.Seal(commit=""),
    )


def sitting(seat: int) -> messages.SeatInfo:
    if seat == LEARNER:
        return messages.SeatInfo(seat=letter(seat), kind="person", here=True, you=True, owner=True)
    return messages.SeatInfo(seat=letter(seat), kind="bot", name=NAMES[seat % len(NAMES)], bot="lamb", here=True)


NAMES = ("Daisy", "Thistle", "Clover", "Barley", "Bramble", "Sorrel")  # as the lambs of a lesson are called
