"""The table in words: complete, in every language, and its last line says what is awaited."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.events import seen
from sheepfold.core.game import Data
from sheepfold.core.play import take_step
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.language import LANGUAGES, Speaker


def lines(seats: int, seat: int | None, options: dict[str, str] | None = None, **given: Any) -> list[str]:
    setup = GAME.setup(seats, options or {})
    data: Data = GAME.complete(setup, given, Rng(2))
    speaker = Speaker("en", "black-sheep", you=None if seat is None else "ABCD"[seat])
    return [speaker.say(line) for line in GAME.words(GAME.view(GAME.load(setup, data), seat))]


def test_the_table_of_a_seat_in_turn() -> None:
    found = lines(
        2,
        0,
        turn="A",
        hands={"A": "HPP"},
        discard="PC",
        corrals={"A": "H3 B1", "B": "C2 C2"},
        fields=[{"figures": "HB", "sides": {"A": "CCC", "B": "P"}}, {"closed": True}, {"figures": "SR"}],
        known={"A": "pig pig cow"},
    )
    assert found == [
        "White barn (1): 1 horse and 1 black sheep. Your side: 3 cows, complete. B’s side: 1 pig.",
        "Grey barn (2): closed.",
        "Black barn (3): 1 sheep and 1 rooster. Your side: nothing. B’s side: nothing.",
        "End phase: barns that are won are closed, not restocked.",
        "Stock: 4 horses, 4 cows, 6 pigs, 5 sheep, 5 roosters and 4 black sheep.",
        "Draw pile: 72. Discard pile: 2, on top: Cow.",
        "Your corral: Horse 3 and Black sheep −1.",
        "B’s corral: 2 cows.",
        "Your animals are worth 2 points so far.",
        "By counting you know that other hands hold 2 pigs and 1 cow.",
        "Your hand: 2 pigs and 1 horse.",
        "Which cards do you place, and at which barn?",
    ]


def test_a_watcher_and_the_end() -> None:
    found = lines(
        2,
        None,
        {"tasks": "on"},
        phase="over",
        corrals={"A": "H3", "B": "C1"},
        tasks={"A": "T03 T04", "B": "T05 T06"},
        open_tasks="T08 T12",
    )
    assert found[-3:] == ["The game is over.", "Points: A 3 and B 1.", "A wins."]
    assert "B’s task: Most roosters: 6 points" in found
    assert "A task for everyone: a horse, a pig and a rooster together: 4 points each time" in found
    assert lines(3, None, turn="B")[-1] == "Waiting for B."
    assert lines(3, 0, phase="stocking")[-1] == "The barns are being stocked."
    assert lines(2, 0, phase="refilling", turn="B")[-1] == "B draws cards."
    assert lines(2, 0, phase="restocking", field=2, turn="B")[-1] == "B wins the grey barn!"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "tasks"), [(2, "on"), (3, "off"), (4, "on")])
def test_all_of_a_game_can_be_said(lang: str, seats: int, tasks: str) -> None:
    """No catalogue lacks a message, no message a value."""
    speaker = Speaker(lang, "black-sheep", {"A": "Ada", "B": "Bo"}, you="A")
    rng = Rng(seats)
    position = GAME.start(GAME.setup(seats, {"tasks": tasks}))
    while position.actor() != OVER:
        actor = int(position.actor())
        found = codes(position, actor)
        step = take_step(GAME, position, actor, int(position.draw(rng)) if actor == FATE else found[rng.below(len(found))])
        for viewer in (0, None):
            view = GAME.view(position, viewer)
            said = [speaker.told(GAME, event, view) for event in seen(step.events, viewer)]
            said += [speaker.say(line) for line in GAME.words(view)]
            assert not [text for text in said if set("{}$") & set(text) or "bs-" in text]
        position.play(step.move, actor)
    assert not [line for line in map(speaker.say, GAME.words(GAME.view(position, 0))) if "bs-" in line]
