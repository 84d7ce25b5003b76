"""The quick player: legal, different from game to game, far better than chance."""

from __future__ import annotations

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

GUIDE = GAME.guide()


def stroll(seats: int, tasks: str, seed: int, quick: list[int]) -> tuple[BlackSheepPosition, list[int]]:
    """A game where the seats named play by the policy and all others anything; the moves of the seats."""
    rng = Rng(seed)
    position = GAME.start(GAME.setup(seats, {"tasks": tasks}))
    made = []
    while position.actor() != OVER:
        actor = int(position.actor())
        if actor == FATE:
            position.play(position.draw(rng), FATE)
            continue
        moves = Pile(64)
        position.fill_legal(actor, moves)
        move = int(GUIDE.policy(position, actor, moves, rng)) if actor in quick else moves.to_list()[rng.below(int(moves.size))]
        assert move in moves.to_list()
        made.append(move)
        position.play(move, actor)
    return position, made


@pytest.mark.parametrize("tasks", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_policy_plays_legal_moves_and_differs(seats: int, tasks: str) -> None:
    games = [stroll(seats, tasks, seed, list(range(seats)))[1] for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_the_policy_beats_chance_nearly_always() -> None:
    won = sum(stroll(2, "off", seed, [seed % 2])[0].wins(seed % 2) for seed in range(40))
    assert won >= 38


def test_a_search_looks_first_where_a_field_is_won() -> None:
    fields = [{"figures": "HH", "sides": {"A": "PB", "B": "CCP"}}, {"figures": "SR"}, {"figures": "SB"}]
    setup = GAME.setup(2)
    data = GAME.complete(setup, {"turn": "A", "hands": {"A": "HSB"}, "fields": fields}, Rng(3))
    position = GAME.load(setup, data)
    first = max(codes(position, 0), key=lambda move: GUIDE.prior(position, 0, move))
    assert GAME.say(position, 0, first).startswith("place 1 horse")
    assert GAME.say(position, 0, int(GUIDE.policy(position, 0, Pile(0), Rng(1)))).startswith("place 1 horse")
