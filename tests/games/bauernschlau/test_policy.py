"""The quick player, its guesses, and whose land is whose."""

from __future__ import annotations

from sheepfold.core.game import codes
from sheepfold.core.pile import Pile
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME, guesses, territory
from sheepfold.games.bauernschlau.components import PICKING
from sheepfold.games.bauernschlau.position import BauernschlauPosition
from sheepfold.games.bauernschlau.setting import load


def position_of(given: dict[str, object], seats: int = 2) -> BauernschlauPosition:
    setup = GAME.setup(seats)
    return load(setup, GAME.complete(setup, given, Rng(1)))


def play(position: BauernschlauPosition, rng: Rng, clever: list[bool]) -> None:
    settle(position, rng)
    while position.actor() != OVER:
        seat = position.actor()
        moves = Pile(256)
        position.fill_legal(seat, moves)
        move = position.policy(seat, moves, rng) if clever[seat] else moves.items[rng.below(moves.size)]
        assert moves.find(move) >= 0
        position.play(move, seat)
        settle(position, rng)


def test_the_quick_player_beats_chance() -> None:
    rng, won = Rng(3), 0
    for game in range(10):
        position = GAME.start(GAME.setup(2))
        assert isinstance(position, BauernschlauPosition)
        play(position, rng, [game % 2 == 0, game % 2 == 1])
        won += position.wins(game % 2)
    assert won >= 8


def test_the_quick_player_ends_every_table() -> None:
    for seats in (3, 4, 5, 6):
        position = GAME.start(GAME.setup(seats))
        assert isinstance(position, BauernschlauPosition)
        play(position, Rng(seats), [True] * seats)
        assert GAME.broken(position) == ""


def test_enclosed_land_is_certain_and_all_stakes_add_up() -> None:
    rng = Rng(4)
    for seats in (2, 3, 6):
        position = GAME.start(GAME.setup(seats))
        assert isinstance(position, BauernschlauPosition)
        settle(position, rng)
        while position.actor() != OVER:
            board, stakes = position.board, territory.stakes(position)
            for cell in range(7, int(board.cells)):
                parts = [int(stakes[seat * board.cells + cell]) for seat in range(seats)]
                assert 100 * board.geese[cell] - seats <= sum(parts) <= 100 * board.geese[cell]
                if position.land[cell]:
                    assert parts[position.land[cell] - 1] == 100 * board.geese[cell]
            moves = codes(position, int(position.actor()))
            position.play(3 if 3 in moves else moves[rng.below(len(moves))], position.actor())
            settle(position, rng)


def test_where_a_sheep_was_put_tells_what_it_is() -> None:
    """A sheep in its placer's own land is probably white, one in a rival's probably black; worlds are supposed accordingly."""
    position = position_of({"sheep": {"3,0": "? down A", "-3,0": "? down A", "4,0": "-3 up"}})
    stakes, board = territory.stakes(position), position.board
    own, theirs = board.cell_numbers["3,0"], board.cell_numbers["-3,0"]
    assert guesses.worth(position, 1, own, stakes) > 200 > 0 > guesses.worth(position, 1, theirs, stakes)
    assert guesses.black_chance(position, 1, own, stakes) < 20 < 60 < guesses.black_chance(position, 1, theirs, stakes)
    rng, black = Rng(2), {own: 0, theirs: 0}
    for world in range(500):
        position.suppose(1, rng)
        assert GAME.broken(position) == ""
        for cell in black:
            black[cell] += position.kind_at(cell) == 4
    assert black[own] < 75
    assert black[theirs] > 300


def test_a_search_sees_what_a_move_turned_up_and_no_hidden_draw() -> None:
    position = position_of({"sheep": {"3,0": "5 down A", "-3,0": "-3 down B"}, "phase": "action", "turn": "A", "round": 3})
    position.play(GAME.read(position, 0, "reveal"), 0)
    move = GAME.read(position, 0, "turn 3,0")
    position.play(move, 0)
    assert position.news(move) == 4
    position.play(GAME.read(position, 1, "place"), 1)
    assert position.shown(position.draw(Rng(1)), 1)
    assert not position.shown(position.draw(Rng(1)), 0)


def test_a_quick_player_knows_what_to_do_while_farms_are_picked() -> None:
    """Nobody has a claim yet, in the first game of a championship and in the next."""
    setup = GAME.setup(2, {"farmChoice": "pick", "championship": "2"})
    position = GAME.start(setup)
    assert isinstance(position, BauernschlauPosition)
    settle(position, Rng(4))
    assert position.phase == PICKING
    assert {int(position.prior(position.actor(), move)) for move in codes(position, int(position.actor()))}
    play(position, Rng(4), [True, True])
    assert position.actor() == OVER
