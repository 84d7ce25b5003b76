"""A valuation sees every draw that matters, in the middle of a turn too, and always gets equally many traits."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.bots import valuations
from sheepfold.core.game import Game
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.valuation import Valuation
from sheepfold.games.bauernschlau.rules.phases import DRAWING
from sheepfold.games.black_sheep.rules.phases import CAPTURING, REFILLING
from sheepfold.games.bouc_makers.rules.phases import ROLLING
from sheepfold.games.sheep_sheep.rules.phases import DRAW

JUDGED = [name for name in games.names() if valuations.read(valuations.file_of(games.load(name)))]
TABLES = [(name, int(seats)) for name in JUDGED for seats in valuations.read(valuations.file_of(games.load(name)))]


def course(game: Game, seats: int, seed: int) -> list[Position]:
    """The positions of a game of quick players."""
    position, guide, moves, rng = game.start(game.setup(seats)), game.guide(), Pile(256), Rng(seed)
    found = [position.copy()]
    while (actor := position.actor()) != OVER:
        if actor == FATE:
            position.play(position.draw(rng), FATE)
        else:
            moves.clear()
            position.fill_legal(actor, moves)
            position.play(guide.policy(position, actor, moves, rng), actor)
        found.append(position.copy())
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_at_every_moment_there_are_as_many_traits_as_there_are_weights_for(name: str, seats: int) -> None:
    game = games.load(name)
    judge, guide = valuations.valuation(game, game.setup(seats)), game.guide()
    assert judge is not None
    for position in course(game, seats, 3)[::3]:
        for seat in range(seats):
            row = Pile(64)
            guide.fill_traits(position, seat, row)
            assert row.size == judge.traits
            assert max(abs(trait) for trait in row.to_list()) < 32768  # 16 bits, where weights are fitted


@pytest.mark.parametrize(
    ("name", "phases"),
    [
        ("bauernschlau", [DRAWING]),
        ("black-sheep", [REFILLING, CAPTURING]),
        ("bouc-makers", [ROLLING]),
        ("sheep-sheep", [DRAW]),
    ],
)
def test_what_is_drawn_in_the_middle_of_a_turn_changes_the_chances(name: str, phases: list[int]) -> None:
    game = games.load(name)
    judge = valuations.valuation(game, game.setup(2))
    assert judge is not None
    for phase in phases:
        seen = [spread(judge, position) for position in course(game, 2, 4) if position.phase == phase]  # type: ignore[attr-defined]
        assert sum(one > 0.001 for one in seen) > len(seen) / 2


def spread(judge: Valuation, position: Position) -> float:
    """Between the best and the worst outcome for seat A."""
    outcomes, weights, found = Pile(64), Pile(64), []
    position.fill_odds(outcomes, weights)
    for move in outcomes.to_list():
        after = position.copy()
        after.play(move, FATE)
        found.append(judge.chances(after)[0])
    return max(found) - min(found)
