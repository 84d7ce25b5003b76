"""Views, events, refusals and advice of Bouc Makers in sentences: complete, in three languages, and nothing that is hidden."""

import re
from pathlib import Path
from typing import Any

import pytest

from sheepfold.core.asking import asked, codes
from sheepfold.core.errors import Refused
from sheepfold.core.events import seen
from sheepfold.core.play import take_step
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.language import LANGUAGES, Speaker
from sheepfold.language.catalogue import Catalogue

GAME = load("bouc-makers")


def given(data: dict[str, Any], options: dict[str, str] | None = None) -> Position:
    setup = GAME.setup(3, options)
    position: Position = GAME.load(setup, GAME.complete(setup, data, Rng(2)))
    return position


def lines(seat: int | None, data: dict[str, Any], lang: str = "en") -> list[str]:
    speaker = Speaker(lang, GAME.name, you=None if seat is None else "ABC"[seat])
    return [speaker.say(line) for line in GAME.words(GAME.view(given(data), seat))]


def test_a_whole_table_in_words() -> None:
    data = {
        "herds": {"A": ["S07", "S22"], "B": [], "C": ["S18"]},
        "boards": {"B": 3},
        "dogs": {"B": ["D2"]},
        "os": "C",
        "display": "S31 S12 S25 D1",
        "bids": {"C": "20"},
    }
    assert lines(0, data) == [
        "Round 3 of 15. 51 cards in the draw pile, 19 wool left.",
        "Cards on offer:",
        "  S12: Black sheep, −3 points, bonus 1, level 12",
        "  S25: Magician, 3-7-0, bonus 2, level 25",
        "  S31: White sheep, 4 points, bonus 2, level 31",
        "  D1: Dog",
        "A (you): flock of 2 sheep, on top S22: White sheep, 3 points, bonus 2, level 22; 2 wool.",
        "B: no sheep yet, start level 3; 2 wool, 1 dog (D2).",
        "C: flock of 1 sheep, on top S18: White sheep, 1 point, bone symbol, level 18; 2 wool, the Big Bone, contract chosen.",
        "Which contract do you dare? Say bid 14 to bid 26, or bid 26+ for 1 wool.",
    ]


def test_a_throw_in_words() -> None:
    data = {"turn": "A", "tops": {"A": "S34"}, "dice": {"d12": 9, "d10": 7, "d8": 3}, "bids": {"A": "21"}}
    said = lines(0, data)
    assert "Your throw 1: d12 shows 9, d10 shows 7 and d8 shows 3." in said
    assert "Now: 19 + bonus 1 + 1 wool = 21." in said
    assert "  claim: Pay 1 wool, take 3 cards" in said
    assert said[-1] == "Win 3 cards now, or roll on? Say keep d12, keep d10, keep d8 or claim."
    assert lines(1, data)[-1] == "Waiting for A."
    assert "Dein Wurf 1: W12 zeigt 9, W10 zeigt 7 und W8 zeigt 3." in lines(0, data, "de")


def test_scores_in_words() -> None:
    data = {
        "phase": "over",
        "herds": {"A": ["S55"], "B": [], "C": []},
        "dogs": {"A": ["D1"], "B": [], "C": ["D2", "D3"]},
        "os": "nobody",
    }
    said = lines(None, data)
    assert "A has 21 points: White sheep 10, Wool 2 and A lone dog 9." in said
    assert "C has −3 points: Wool 2 and Most dogs −5." in said
    assert said[-1] == "The game is over. A wins."


# --- every message

OWN = re.compile(r"bm-(told|see|no|say|card|die-d)|why-bouc-makers-")
BAD_MOVES = (
    "bid 99", "bid 26+", "bid 20", "keep d12", "keep d6", "keep d8", "claim", "claim 3", "accept 1", "accept", "rescue", "rescue 2",
    "take S07", "take S31 S31", "take", "take D1", "top S07", "discard S07 S08", "discard S16", "discard S99", "pass", "dance",
)  # fmt: skip
LAST_THROW: dict[str, Any] = {
    "turn": "A",
    "throw": 3,
    "kept": ["d12", "d10"],
    "dice": {"d12": 1, "d10": 1, "d8": 1},
    "display": "S10 S31",
    "bids": {"A": "20"},
}
WON: dict[str, Any] = {"phase": "take", "turn": "A", "throw": 3}
# Moments that random games seldom come to.
MOMENTS: list[tuple[dict[str, Any], dict[str, str]]] = [
    ({"phase": "boards"}, {}),
    ({}, {"wool_supply": "unlimited"}),
    ({"wool": {"A": 0}}, {}),
    ({"phase": "roll", "turn": "A"}, {}),
    (LAST_THROW, {}),
    ({**LAST_THROW, "display": "S31 S32"}, {}),
    (LAST_THROW, {"rescue": "off"}),
    ({**LAST_THROW, "bids": {"A": "14"}, "boards": {"A": 1, "B": 2, "C": 3}, "wool": {"A": 11}}, {}),
    ({**LAST_THROW, "dice": {"d12": 5, "d10": 4, "d8": 3}, "tops": {"A": "S16"}, "reserve": 0}, {}),
    ({**WON, "display": "D1 OS S31"}, {}),
    ({**WON, "display": "OS S31 S10", "dogs": {"A": ["D2"]}}, {}),
    ({**WON, "display": "S25 S37 S10"}, {}),
    ({"phase": "arrange", "turn": "A", "arranging": "S18 S24 S16 S57", "os": "A"}, {}),
    ({"phase": "discard", "herds": {"A": ["S07", "S16", "S17", "S20"], "B": []}, "dogs": {"A": [], "B": []}}, {}),
    ({"phase": "discard", "herds": {"A": ["S16", "S17", "S20"], "B": ["S21", "S22", "S23"]},
      "dogs": {"A": [], "B": []}, "discards": {"B": ["S21", "S22"]}}, {}),
    ({"phase": "over", "herds": {"A": ["S55"], "B": ["S56"], "C": []},
      "dogs": {"A": ["D1"], "B": ["D3"], "C": ["D2", "D4"]}, "os": "nobody"}, {}),
    ({"phase": "over", "herds": {"A": ["S16"], "B": [], "C": []}, "dogs": {"A": [], "B": [], "C": ["D1"]}, "wool": {"A": 0, "B": 0}, "os": "nobody"}, {}),
    ({"phase": "arrange", "turn": "A", "arranging": "S18 S24", "pile": [], "display": [], "herds": {"B": []}, "os": "C"}, {}),
]  # fmt: skip


class Listener:
    """Says everything there is to say about a moment, in three languages, and keeps the ids."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.used: set[str] = set()
        plain = Catalogue.format

        def format(catalogue: Catalogue, id: str, values: dict[str, Any]) -> str | None:
            self.used.add(id)
            text = plain(catalogue, id, values)
            assert text is not None, f"{id} is in no catalogue"
            return text

        monkeypatch.setattr(Catalogue, "format", format)
        self.speakers = [Speaker(lang, GAME.name, {"B": "Bea"}, you="A") for lang in LANGUAGES]

    def hear(self, position: Position) -> None:
        view = GAME.view(position, 0)
        messages = GAME.words(view) + GAME.words(GAME.view(position, None))
        if 0 in asked(position):
            messages += [GAME.advice(view, move) for move in GAME.legal(position, 0)]
        for speaker in self.speakers:
            for message in messages:
                assert "{" not in speaker.say(message)
        for seat in asked(position):
            for text in BAD_MOVES:
                self.refuse(position, seat, text)

    def refuse(self, position: Position, seat: int, text: str) -> None:
        legal = {move.lower() for move in GAME.legal(position, seat)}
        if GAME.tidy(text.lower()) in legal:
            return
        with pytest.raises(Refused) as caught:
            GAME.read(position, seat, text)
        for speaker in self.speakers:
            assert "{" not in speaker.refused(caught.value)

    def play(self, position: Position, seat: int, move: int) -> Position:
        view = GAME.view(position, 0)
        step = take_step(GAME, position, seat, move)
        for event in seen(step.events, 0) + seen(step.events, None):
            for speaker in self.speakers:
                speaker.told(GAME, event, view)
        return step.after


def test_every_message_is_used_and_whole_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    listener, rng = Listener(monkeypatch), Rng(5)
    for data, options in MOMENTS:
        position = given(data, options)
        listener.hear(position)
        for move in codes(position, 0):
            listener.play(position, 0, move)
    for seats in (2, 3, 6):
        position, number = GAME.start(GAME.setup(seats)), 0
        while position.actor() != OVER:
            seat = int(FATE) if position.actor() == FATE else asked(position)[-1]
            found = codes(position, seat)
            if number % 7 == 0:
                listener.hear(position)
            position = listener.play(position, seat, found[rng.below(len(found))])
            number += 1
    catalogue = Path(__file__).parents[3] / "sheepfold/games/bouc_makers/locales/en.ftl"
    ids = re.findall(r"(?m)^([a-z][\w-]*) =", catalogue.read_text(encoding="utf-8"))
    assert [id for id in ids if OWN.match(id) and id not in listener.used] == []
