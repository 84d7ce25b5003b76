"""Chances of a finished game: sure at the end, near it close to the truth, none without time."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from sheepfold import games
from sheepfold.bots.prospects import prospects
from sheepfold.core.game import Game
from sheepfold.core.pile import Pile
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.server.thinkers.remembering import Remembered


def course_of(game: Game) -> list[Position]:
    """A whole game of quick players, position by position."""
    position, rng, guide, moves = game.start(game.setup(seats=game.seats[0])), Rng(4), game.guide(), Pile(256)
    settle(position, rng)
    course = [position.copy()]
    while position.actor() != OVER:
        guide.carry_on(position, position.actor(), moves, rng)
        settle(position, rng)
        course.append(position.copy())
    return course


@pytest.mark.parametrize("name", games.names())
def test_it_ends_in_certainty_and_adds_up(name: str) -> None:
    game = games.load(name)
    course = course_of(game)[-3:]
    found = prospects(game, course, 60)
    assert len(found) == len(course)
    assert all(sum(one) == pytest.approx(1) for one in found)
    assert [share > 0 for share in found[-1]] == [course[-1].wins(seat) for seat in range(len(found[-1]))]
    assert prospects(game, course, 60) == found  # the same again


def test_a_seat_that_cannot_lose_any_more_is_seen_to_win() -> None:
    game = games.load("sheep-sheep")
    course = course_of(game)
    found = prospects(game, course[-2:], 60)
    winner = next(seat for seat in range(2) if course[-1].wins(seat))
    assert found[0][winner] > 0.9


def test_without_time_there_is_no_estimate() -> None:
    game = games.load("sheep-sheep")
    assert prospects(game, course_of(game), 0) == []


def test_what_is_asked_for_twice_is_worked_out_once_and_a_failure_is_forgotten() -> None:
    asked: list[str] = []

    async def work(key: str) -> bytes:
        asked.append(key)
        await asyncio.sleep(0)
        if key == "bad":
            raise LookupError("lost")
        return key.encode()

    async def whole() -> None:
        known = Remembered(2)
        both = await asyncio.gather(*(known.get("a", lambda: work("a")) for _ in range(2)))
        assert (both, asked, known.under_way) == ([b"a", b"a"], ["a"], 0)
        for _ in range(2):
            with pytest.raises(LookupError, match="lost"):
                await known.get("bad", lambda: work("bad"))
        for key in "bc":
            await known.get(key, partial(work, key))
        assert list(known.answers) == ["b", "c"]
        assert asked == ["a", "bad", "bad", "b", "c"]

    asyncio.run(whole())
