"""The solved turn against brute force: every sequence played by the rules themselves, on copies, finished and counted."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.core.asking import codes
from sheepfold.core.pile import NONE
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep.bots import exact
from sheepfold.games.sheep_sheep.bots.captures import Captures
from sheepfold.games.sheep_sheep.rules import moves, scoring
from sheepfold.games.sheep_sheep.rules.components import CELLS
from sheepfold.games.sheep_sheep.rules.phases import EXCHANGE
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

GAME = games.load("sheep-sheep")
GRID = ["GV BV OB", "RG OB BG", "YB PY VP"]
ROWS = {"A": "GP YG OY BP", "B": "RV RO OV BP"}


def example(turn: str) -> SheepSheepPosition:
    """WE-6"""
    setup = GAME.setup(2)
    position = GAME.load(setup, GAME.complete(setup, {"turn": turn, "grid": GRID, "rows": ROWS}, Rng(1)))
    assert isinstance(position, SheepSheepPosition)
    return position


def turns(number: int, seed: int, **options: str) -> list[SheepSheepPosition]:
    """Positions in which somebody may exchange, from random games."""
    found: list[SheepSheepPosition] = []
    rng = Rng(seed)
    while len(found) < number:
        position = GAME.start(GAME.setup(2, options))
        settle(position, rng)
        while position.actor() != OVER and len(found) < number:
            seat = int(position.actor())
            assert isinstance(position, SheepSheepPosition)
            if position.phase == EXCHANGE and rng.below(6) == 0:
                kept = position.copy()
                assert isinstance(kept, SheepSheepPosition)
                found.append(kept)
            legal = codes(position, seat)
            position.play(legal[rng.below(len(legal))], seat)
            settle(position, rng)
    return found


def after(position: SheepSheepPosition, move: int) -> SheepSheepPosition:
    then = position.copy()
    assert isinstance(then, SheepSheepPosition)
    then.play(move, int(position.turn))
    return then


def reached(position: SheepSheepPosition, exchanges: int) -> list[SheepSheepPosition]:
    """Every position after at most that many exchanges, as often as there are ways."""
    found = [position]
    if exchanges:
        for move in codes(position, int(position.turn)):
            if moves.is_exchange(move):
                found += reached(after(position, move), exchanges - 1)
    return found


def captured(position: SheepSheepPosition, seat: int) -> int:
    """Points gained by finishing at once."""
    return int(scoring.score(after(position, int(moves.FINISH)), seat) - scoring.score(position, seat))


def most(position: SheepSheepPosition, exchanges: int) -> int:
    return max(captured(each, int(position.turn)) for each in reached(position, exchanges))


def reply(position: SheepSheepPosition, exchanges: int) -> int:
    """The most photos the other captures after a finish, from the cards left lying. No model counts; holes stay holes."""
    left = position.copy()
    assert isinstance(left, SheepSheepPosition)
    seat = int(position.turn)
    finished = after(position, int(moves.FINISH))
    if finished.albums[:] != position.albums[:]:
        for cell in range(int(CELLS)):
            if finished.grid[cell] == NONE:
                left.lift(cell)
    left.turn = 1 - seat
    left.exchanges = 0
    left.give_model(1 - seat, NONE)
    return most(left, exchanges)


@pytest.mark.parametrize(("turn", "counts", "best"), [("A", [1, 10, 60, 293], 4), ("B", [1, 11, 70, 351], 4)])
def test_we_6_positions_of_a_turn(turn: str, counts: list[int], best: int) -> None:
    """SS-4.1, SS-4.9: the ledger's counts of different positions, and its best capture."""
    position = example(turn)
    assert list(exact.Turn(position, position.turn).counts) == counts
    assert exact.best_points(position, position.turn, NONE, 3) == best
    assert [exact.best_points(example("A"), 0, NONE, left) for left in range(4)] == [0, 0, 3, 4]


@pytest.mark.parametrize("model_points", ["2", "3"])
def test_the_best_capture_is_that_of_brute_force(model_points: str) -> None:
    for position in turns(12, 1, model_points=model_points):
        seat = int(position.turn)
        before = position.to_data()
        for left in range(int(exact.exchanges_left(position)) + 1):
            assert exact.best_points(position, seat, position.model(seat), left) == most(position, left)
        assert position.to_data() == before  # everything tried is taken back


def test_every_first_exchange_is_worth_what_brute_force_finds() -> None:
    captures = Captures()
    for position in turns(8, 4):
        seat, left = int(position.turn), int(exact.exchanges_left(position))
        before = position.to_data()
        if left == 0:
            continue
        captures.look(position, seat, left)
        for move in codes(position, seat):
            expected = captured(position, seat) if move == moves.FINISH else most(after(position, move), left - 1)
            assert captures.worths[move] == expected
        assert position.to_data() == before


def test_the_best_finish_is_that_of_brute_force() -> None:
    for position in turns(6, 2, max_exchanges="2"):
        seat = int(position.turn)
        worths = {}
        for each in reached(position, int(exact.exchanges_left(position))):
            worths[str(each.to_data())] = int(exact.POINT) * captured(each, seat) - int(exact.REPLY) * reply(each, 2)
        before = position.to_data()
        turn = exact.Turn(position, seat)
        assert turn.solve(position, turn.exchanges) == max(worths.values())
        assert turn.finish(position) == worths[str(before)]
        assert position.to_data() == before


def test_hidden_undersides_are_not_planned_with() -> None:
    """Closed: worlds that look alike are solved alike, and the plan is never better than with all cards known."""
    rng = Rng(5)
    for position in turns(12, 3, undersides="closed"):
        seat = int(position.turn)
        left = int(exact.exchanges_left(position))
        planned = exact.best_points(position, seat, position.model(seat), left)
        assert planned <= most(position, left)
        other = position.copy()
        assert isinstance(other, SheepSheepPosition)
        other.reshuffle(seat, rng)
        assert exact.best_points(other, seat, other.model(seat), left) == planned
