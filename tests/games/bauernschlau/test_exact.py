"""Pieces to the rim and unseen tiles, each found once more in another way."""

from __future__ import annotations

from collections import Counter

from sheepfold.core.asking import codes
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.bots import evaluation, exact, territory
from sheepfold.games.bauernschlau.rules import fences, hidden
from sheepfold.games.bauernschlau.rules.components import tile_value
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def fewest(position: BauernschlauPosition, vertex: int, most: int) -> int:
    """Every way outward tried, none longer than `most`."""
    board = position.board
    if vertex < board.vertices and board.level[vertex] == board.radius:
        return 0
    if most == 0:
        return 99
    ways = [int(fences.step(position, vertex, nth)) for nth in range(3)]
    return min((1 + fewest(position, way, most - 1) for way in ways if way >= 0 and position.fence[way] == 0), default=99)


def walk(seats: int, seed: int) -> list[BauernschlauPosition]:
    """Positions of a game in which fences are built often."""
    rng = Rng(seed)
    position = GAME.start(GAME.setup(seats))
    settle(position, rng)
    found: list[BauernschlauPosition] = []
    while position.actor() != OVER:
        found.append(position.copy())
        moves = codes(position, int(position.actor()))
        move = 3 if 3 in moves and rng.below(2) else moves[rng.below(len(moves))]
        position.play(move, position.actor())
        settle(position, rng)
    return found


def test_pieces_to_finish_by_trying_every_way() -> None:
    for seats in (2, 4, 6):
        for position in walk(seats, seats)[::15]:
            for fence in range(seats):
                exactly = int(exact.pieces_to_finish(position, fence))
                assert territory.pieces_needed(position, fence) <= exactly
                if exactly <= 9:
                    start = int(fences.source(position, fence))
                    assert exactly == (0 if fences.is_finished(position, fence) else fewest(position, start, exactly))


def test_an_untouched_fence_needs_seven() -> None:
    """BA-2.3 of the ledger's board check: the shortest fence has 7 pieces."""
    position = walk(2, 1)[0]
    assert exact.pieces_to_finish(position, 0) == 7 == territory.pieces_needed(position, 0)


def test_unseen_tiles_by_counting_what_is_seen() -> None:
    for position in walk(3, 8)[::10]:
        for seat in range(3):
            view = GAME.view(position, seat)["table"]
            left = Counter({int(value): count for value, count in view["mix"].items()})
            left.subtract(int(text.split()[0]) for text in view["sheep"].values() if not text.startswith("?"))
            left.subtract(view["hand"])
            counts = hidden.unseen(position, seat)
            assert {int(tile_value(kind)): int(counts[kind]) for kind in range(5)} == dict(left)
            number = sum(left.values())
            assert exact.mean_of(counts) == 100 * sum(v * n for v, n in left.items()) // number
            assert exact.percent_black(counts) == 100 * left[-3] // number


def test_first_draw_is_worth_nine_tenths() -> None:
    """The ledger's strategy note 8: +47/52."""
    assert exact.mean_of(hidden.unseen(walk(2, 1)[0], 1)) == 100 * 47 // 52


def test_a_farm_that_can_never_be_closed_is_hopeless() -> None:
    position = walk(2, 1)[0]
    assert not evaluation.is_hopeless(position, 0)
    position.pieces[0] = 3
    position.pieces[1] = 3
    assert evaluation.is_hopeless(position, 0)
    assert GAME.guide().outlook(position, 0) == 0.0
