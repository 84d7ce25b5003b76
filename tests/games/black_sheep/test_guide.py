"""What searches ask beyond judgement: who sees what fate brings, a whole turn at once, where to stop."""

from __future__ import annotations

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.pile import Pile
from sheepfold.core.play import take_step
from sheepfold.core.playout import settle
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.rules.phases import REFILLING, RESTOCKING

GUIDE = GAME.guide()


@pytest.mark.parametrize("tasks", ["off", "on"])
def test_what_a_seat_is_shown_is_what_it_is_told(tasks: str) -> None:
    rng = Rng(8)
    position = GAME.start(GAME.setup(3, {"tasks": tasks}))
    while position.actor() != OVER:
        actor = int(position.actor())
        found = codes(position, actor)
        move = int(position.draw(rng)) if actor == FATE else found[rng.below(len(found))]
        step = take_step(GAME, position, actor, move)
        for seat in range(3 if actor == FATE else 0):
            told = step.events[0].seen_by(seat)
            assert told is not None
            assert GUIDE.shown(position, move, seat) == (None not in told)
        position.play(move, actor)


@pytest.mark.parametrize("seats", [2, 4])
def test_carrying_on_is_a_turn_by_the_policy_and_the_cards_for_it(seats: int) -> None:
    position = GAME.start(GAME.setup(seats))
    rng = Rng(9)
    while position.actor() != OVER:
        actor = position.actor()
        if actor == FATE:
            position.play(position.draw(rng), FATE)
            continue
        other, again = position.copy(), rng.copy()
        GUIDE.carry_on(position, actor, Pile(0), rng)
        other.play(GUIDE.policy(other, actor, Pile(0), again), actor)
        while other.phase == REFILLING:
            other.play(other.draw(again), FATE)
        assert position.to_data() == other.to_data()
        assert rng.word() == again.word()


def test_a_search_stops_at_the_restocking_after_eight_figures() -> None:
    guide, rng = GAME.guide(), Rng(3)
    position = GAME.start(GAME.setup(2))
    settle(position, rng)
    guide.suppose(position, 0, rng)
    while not (position.actor() == FATE and guide.pause(position)):
        found = codes(position, int(position.actor()))
        position.play(int(position.draw(rng)) if position.actor() == FATE else found[0], position.actor())
    assert sum(position.corral_size(seat) for seat in range(2)) == 8
    assert (position.phase, position.aside) == (RESTOCKING, 0)
