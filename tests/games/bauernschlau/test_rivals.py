"""Whether the other of two players puts its sheep anywhere, as the open table tells it."""

from __future__ import annotations

from typing import Any

from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.bots import guesses, rivals
from sheepfold.games.bauernschlau.bots.territory import Estimates
from sheepfold.games.bauernschlau.rules import pastures
from sheepfold.games.bauernschlau.rules.board import FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def table(sheep: dict[str, str], seats: int = 2) -> BauernschlauPosition:
    setup = GAME.setup(seats)
    return GAME.load(setup, GAME.complete(setup, {"sheep": sheep, "turn": "A"}, Rng(1)))


def doubt(position: BauernschlauPosition, seat: int = 0) -> int:
    return int(rivals.doubt(position, seat, Estimates().of(position)))


def cells(position: BauernschlauPosition, owner: int, geese: int) -> list[str]:
    """Pastures of so many geese that are likely to belong to a seat, the likeliest first."""
    board, stakes = position.board, Estimates().of(position)
    found = [cell for cell in range(int(FIRST_PASTURE), int(board.cells)) if board.geese[cell] == geese]
    found.sort(key=lambda cell: -int(stakes[owner * board.cells + cell]))
    return [board.cell_names[cell] for cell in found]


def test_who_puts_white_sheep_where_they_count_is_not_doubted() -> None:
    bare = table({})
    placed: dict[str, Any] = dict.fromkeys(cells(bare, 1, 3)[:2], "5 up")
    assert doubt(table(placed)) == 0
    hidden = dict.fromkeys(cells(bare, 1, 3)[:2], "? down B")
    assert doubt(table(hidden)) < doubt(bare)


def test_who_gives_white_sheep_away_is_doubted() -> None:
    bare = table({})
    given = dict.fromkeys(cells(bare, 0, 3)[:2], "5 up") | dict.fromkeys(cells(bare, 0, 1)[:9], "2 up")
    assert doubt(table(given)) > 900
    lone = dict.fromkeys(cells(bare, 1, 1)[10:13], "? down B")
    assert doubt(table(lone)) > doubt(bare)


def test_with_more_than_two_nobody_is_doubted() -> None:
    given = dict.fromkeys(cells(table({}, 3), 0, 1)[:6], "2 up")
    assert doubt(table(given, 3)) == 0


def test_nothing_hidden_is_looked_at() -> None:
    """Worlds that look alike to a seat leave it in the same doubt."""
    rng, position = Rng(5), GAME.start(GAME.setup(2))
    for i in range(60):
        settle(position, rng)
        seat = int(position.actor())
        if seat < 0:
            break
        before = doubt(position, seat)
        for world in range(3):
            other = position.copy()
            other.reshuffle(seat, rng)
            assert doubt(other, seat) == before
        legal = GAME.legal(position, seat)
        position.play(GAME.read(position, seat, legal[rng.below(len(legal))]), seat)


def test_a_doubted_rival_may_have_put_anything_anywhere_but_one_knows_oneself() -> None:
    best, own = cells(table({}), 1, 3)[0], cells(table({}), 0, 3)[0]
    best, own = cells(table({}), 1, 3)[0], cells(table({}), 0, 3)[0]
    position = table({best: "? down B", own: "? down A"})
    numbers, estimates, rng = position.board.cell_numbers, Estimates(), Rng(3)
    black = {cell: [0, 0] for cell in (best, own)}
    for doubted in range(2):
        for world in range(400):
            guesses.suppose(position, 0, estimates, rng, doubted * 1000)
            for cell in black:
                black[cell][doubted] += pastures.kind_at(position, numbers[cell]) == 4
    assert black[best][0] < 60 < 90 < black[best][1]
    assert max(black[own]) < 60
