"""What a dice turn is worth does not change, on average, by rolling a die."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers.bots.rolling import Rolling
from sheepfold.games.bouc_makers.rules import rounds
from sheepfold.games.bouc_makers.rules.phases import ROLLING, TAKING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition


@pytest.mark.parametrize("seats", [2, 4])
def test_a_throw_is_worth_the_mean_of_its_faces(seats: int) -> None:
    game, moves, rng = games.load("bouc-makers"), Pile(256), Rng(seats)
    position, guide, looks = game.start(game.setup(seats)), game.guide(), 0
    assert isinstance(position, BoucMakersPosition)
    while position.actor() != OVER and looks < 40:
        if position.actor() != FATE:
            guide.carry_on(position, position.actor(), moves, rng)
            continue
        if position.phase == ROLLING and all(goes_on(each, position) for each in outcomes(position)):
            looks += 1
            seat = rounds.roller(position)
            before = Rolling(position, seat).worth(position)
            after = [Rolling(each, seat).worth(each) for each in outcomes(position)]
            assert sum(after) / len(after) == pytest.approx(before)
        position.play(position.draw(rng), FATE)
    assert looks == 40


def goes_on(after: BoucMakersPosition, before: BoucMakersPosition) -> bool:
    """Whether it is still the same turn: a throw that ends it leaves nothing to be judged."""
    return after.turn == before.turn and ROLLING <= after.phase <= TAKING


def outcomes(position: BoucMakersPosition) -> list[BoucMakersPosition]:
    faces, weights, found = Pile(16), Pile(16), []
    position.fill_odds(faces, weights)
    for face in faces.to_list():
        after = position.copy()
        after.play(face, FATE)
        found.append(after)
    return found
