"""The quick player: legal, different from game to game, far better than chance; and what searches ask of the game."""

from __future__ import annotations

from typing import cast

import pytest

from sheepfold.core.game import codes
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.position import BlackSheepPosition


def stroll(seats: int, tasks: str, seed: int, quick: list[int]) -> tuple[BlackSheepPosition, list[int]]:
    """A game where the seats named play by the policy and all others anything; the moves of the seats."""
    rng = Rng(seed)
    here = cast(BlackSheepPosition, GAME.start(GAME.setup(seats, {"tasks": tasks})))
    made = []
    while here.actor() != OVER:
        actor = int(here.actor())
        if actor == FATE:
            here.play(here.draw(rng), FATE)
            continue
        moves = Pile(64)
        here.fill_legal(actor, moves)
        move = int(here.policy(actor, moves, rng)) if actor in quick else moves.to_list()[rng.below(int(moves.size))]
        assert move in moves.to_list()
        made.append(move)
        here.play(move, actor)
    return here, made


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
    here = GAME.load(setup, data)
    first = max(codes(here, 0), key=lambda move: here.prior(0, move))
    assert GAME.say(here, 0, first).startswith("place 1 horse")
    assert GAME.say(here, 0, int(here.policy(0, Pile(0), Rng(1)))).startswith("place 1 horse")


@pytest.mark.parametrize("tasks", ["off", "on"])
def test_what_a_seat_is_shown_is_what_it_hears(tasks: str) -> None:
    rng = Rng(8)
    here = GAME.start(GAME.setup(3, {"tasks": tasks}))
    while here.actor() != OVER:
        actor = int(here.actor())
        found = codes(here, actor)
        move = int(here.draw(rng)) if actor == FATE else found[rng.below(len(found))]
        after = here.copy()
        after.play(move, actor)
        for seat in range(3 if actor == FATE else 0):
            heard = GAME.tell(here, actor, move, after, seat)[0][1]
            assert here.shown(move, seat) == ("?" not in heard)
        here = after


@pytest.mark.parametrize("seats", [2, 4])
def test_the_outlook_of_all_seats_makes_one_at_the_end_and_follows_the_value_before(seats: int) -> None:
    here = stroll(seats, "off", 5, [0])[0]
    assert sum(here.outlook(seat) for seat in range(seats)) == pytest.approx(1)
    begun = GAME.load(here.setup, GAME.complete(here.setup, {"corrals": {"A": "H3 H3 C3 C3"}}, Rng(1)))
    assert begun.outlook(0) > 1 / seats > begun.outlook(1)
    assert begun.value(0) > 0 > begun.value(1)
