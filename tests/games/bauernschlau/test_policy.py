"""The quick player."""

from __future__ import annotations

from sheepfold.core.asking import codes
from sheepfold.core.pile import Pile
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.rules.phases import PICKING
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def play(position: BauernschlauPosition, rng: Rng, clever: list[bool]) -> None:
    guide = GAME.guide()
    settle(position, rng)
    while position.actor() != OVER:
        seat = position.actor()
        moves = Pile(256)
        position.fill_legal(seat, moves)
        move = guide.policy(position, seat, moves, rng) if clever[seat] else moves.items[rng.below(moves.size)]
        assert moves.find(move) >= 0
        position.play(move, seat)
        settle(position, rng)


def test_the_quick_player_beats_chance() -> None:
    rng, won = Rng(3), 0
    for game in range(10):
        position = GAME.start(GAME.setup(2))
        play(position, rng, [game % 2 == 0, game % 2 == 1])
        won += position.wins(game % 2)
    assert won >= 8


def test_the_quick_player_ends_every_table() -> None:
    for seats in (3, 4, 5, 6):
        position = GAME.start(GAME.setup(seats))
        play(position, Rng(seats), [True] * seats)
        assert GAME.broken(position) == ""


def test_a_quick_player_knows_what_to_do_while_farms_are_picked() -> None:
    """Nobody has a claim yet, in the first game of a championship and in the next."""
    setup = GAME.setup(2, {"farm_choice": "pick", "championship": "2"})
    position = GAME.start(setup)
    guide = GAME.guide()
    settle(position, Rng(4))
    assert position.phase == PICKING
    assert {int(guide.prior(position, position.actor(), move)) for move in codes(position, int(position.actor()))}
    play(position, Rng(4), [True, True])
    assert position.actor() == OVER
