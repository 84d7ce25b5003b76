"""One game: bots see views only, equal seeds play alike, and a bot that fails loses with the record that shows it."""

from __future__ import annotations

import json
import threading
import time
from dataclasses import replace
from typing import Any

import pytest

from sheepfold import games
from sheepfold.arena import match
from sheepfold.arena.deadline import Overtime, deadline
from sheepfold.arena.match import Result, play
from sheepfold.arena.plan import make_plan
from sheepfold.bots import BOTS
from sheepfold.core import record
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng

GAME = "sheep-sheep"
LARGER = "black-sheep"


def timeless(result: Result) -> dict[str, Any]:
    return replace(result, seconds=[], slowest=[]).to_data()


def test_equal_seeds_play_alike_and_the_record_replays_to_the_scores() -> None:
    plan = make_plan(GAME, ["greedy", "uniform"], 2, seed=5)
    one, again = play(plan, 1, keep_record=True), play(plan, 1, keep_record=True)
    assert timeless(one) == timeless(again)
    game, kept = record.read(one.record, games.load)
    position = record.replay(game, kept)
    assert position.actor() == OVER
    assert [int(position.score(seat)) for seat in range(2)] == one.scores
    assert sum(one.decisions) == sum(one.widths) == sum(1 for seat, text in kept.moves if seat >= 0)
    assert Result.from_data(json.loads(json.dumps(one.to_data()))) == one


def test_a_deal_replayed_begins_with_the_same_deal() -> None:
    plan = make_plan(GAME, ["bad_bots:Lamb", "uniform"], 2)
    texts = [play(plan, number, keep_record=True).record for number in range(2)]
    dealt = [[line for line in text.split("\nmoves\n")[1].splitlines() if line.startswith("fate ")][:5] for text in texts]
    assert dealt[0] == dealt[1]


class Spy:
    seen: list[tuple[Any, ...]] = []  # noqa: RUF012

    def __init__(self, game: object) -> None:
        pass

    def choose(self, *given: Any) -> str:
        Spy.seen.append(given)
        legal: list[str] = given[1]
        return legal[0]


def test_bots_see_their_view_their_moves_and_their_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "spy", Spy)
    Spy.seen.clear()
    play(make_plan(GAME, ["spy*2"], 1), 0)
    assert Spy.seen
    for view, legal, rng in Spy.seen:
        assert json.loads(json.dumps(view)) == view
        assert view["seat"] in view["asked"]
        assert all(isinstance(text, str) for text in legal)
        assert type(rng) is Rng
    assert len({id(rng) for view, legal, rng in Spy.seen}) == 2


@pytest.mark.parametrize(
    ("bot", "kind", "says"),
    [
        ("Crash", "crash", "crashed: ValueError: the wolf came"),
        ("Exit", "crash", "crashed: SystemExit: 3"),
        ("Illegal", "illegal", "answered 'fly away', which is not one of its"),
        ("Speechless", "illegal", "answered None"),
        ("Sleeper", "overtime", "was stopped after 0.35 s; it had 0.05 s"),
        ("Looper", "overtime", "was stopped after 0.35 s"),
        ("Late", "overtime", "s for one decision; it had 0.05 s"),
        ("Stillborn", "crash", "crashed: RuntimeError: no legs (move 1)"),
        ("Timed", "crash", "had 0.05 s"),
    ],
)
def test_a_bot_that_fails_is_named_and_loses(bot: str, kind: str, says: str) -> None:
    plan = make_plan(GAME, [f"bad_bots:{bot}", "uniform"], 2, seconds=0.05)
    for number in range(2):
        result = play(plan, number)
        guilty = result.bots.index(f"bad_bots:{bot}")
        assert result.fault
        assert (result.fault.kind, result.fault.seat, result.fault.bot) == (kind, guilty, f"bad_bots:{bot}")
        assert says in result.fault.what
        assert "\n" not in result.fault.told()
        assert result.winners == [1 - guilty]
        assert result.places[guilty] == 2
        game, kept = record.read(result.record, games.load)
        record.replay(game, kept)
        assert len(kept.moves) == result.moves


def test_at_a_larger_table_the_others_share_the_win() -> None:
    result = play(make_plan(LARGER, ["bad_bots:Crash", "uniform"], 1, 3), 0)
    assert result.places == [3, 1, 1]
    assert [result.share(seat) for seat in range(3)] == [0, 0.5, 0.5]


def test_a_failure_of_the_engine_is_nobodys_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = make_plan(GAME, ["uniform"], 1)

    def fail(self: match.Match, seat: int, move: int) -> None:
        raise ZeroDivisionError("the fence broke")

    monkeypatch.setattr(match.Match, "make", fail)
    result = play(plan, 0)
    assert result.fault
    assert (result.fault.kind, result.fault.seat, result.places, result.winners) == ("engine", None, [], [])
    assert result.record


def test_a_game_without_end_stays_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "ENDLESS", 10)
    monkeypatch.setattr(match, "PATIENCE", 10)
    result = play(make_plan(GAME, ["uniform"], 1), 0)
    assert (result.places, result.winners, result.fault, result.moves) == ([], [], None, 11)


def loop(caught: list[bool]) -> None:
    began = time.monotonic()
    try:
        with deadline(0.1):
            while time.monotonic() < began + 20:
                sum(range(100))
    except Overtime:
        caught.append(time.monotonic() - began < 5)


def test_the_bell_rings_in_any_thread_and_never_late() -> None:
    caught: list[bool] = []
    loop(caught)
    thread = threading.Thread(target=loop, args=(caught,))
    thread.start()
    thread.join()
    assert caught == [True, True]
    with deadline(0.05):
        pass
    time.sleep(0.1)
