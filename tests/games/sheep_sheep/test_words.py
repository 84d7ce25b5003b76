"""A view in plain lines, as a player without eyes or colours needs it, and events as they are told."""

from typing import Any

import pytest

from sheepfold.core import laws, record
from sheepfold.core.events import seen
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.games import load
from sheepfold.language import LANGUAGES, Speaker

GAME = load("sheep-sheep")
GIVEN: dict[str, Any] = {
    "grid": ["RG OY GB", "YV PB VO", "BR GP YR"],
    "rows": {"A": "RO GV YP BV", "B": "OB OB VP VP"},
    "albums": {"A": {"R": 3}, "B": {}},
    "models": {"A": "R", "B": "G"},
}


def words(seat: int | None, given: dict[str, Any], *plays: str) -> list[str]:
    setup = GAME.setup(2)
    position = GAME.load(setup, GAME.complete(setup, {**GIVEN, **given}, Rng(1)))
    for text in plays:
        position.play(GAME.read(position, 0, text), 0)
    speaker = Speaker("en", "sheep-sheep", you=None if seat is None else letter(seat))
    return [speaker.say(line) for line in GAME.words(GAME.view(position, seat))]


def test_the_player_on_turn() -> None:
    assert words(0, {}) == [
        "Wall, line 1: 1 red over green, 2 orange over yellow and 3 green over blue.",
        "Wall, line 2: 4 yellow over violet, 5 pink over blue and 6 violet over orange.",
        "Wall, line 3: 7 blue over red, 8 green over pink and 9 yellow over red.",
        "Your row: red-orange (RO), green-violet (GV), yellow-pink (YP) and blue-violet (BV).",
        "B’s row: orange-blue (OB), orange-blue (OB), violet-pink (VP) and violet-pink (VP).",
        "Your album: 3 red photos, 6 points.",
        "B’s album: no photos yet.",
        "22 cards in the pile.",
        "Your model: red.",
        "B’s model: secret.",
        "Which card do you swap with which photo? 3 swaps are left; or finish.",
    ]


def test_the_question_differs() -> None:
    assert words(1, {})[-1] == "A has 3 swaps"
    assert words(None, {})[-3:-1] == ["A’s model: secret.", "B’s model: secret."]
    spent = words(0, {"exchanges": 3, "dry": 1, "redeals": 2})
    assert spent[-1] == "All swaps are made: finish your turn"
    assert spent[-6:-3] == [
        "22 cards in the pile.",
        "1 turn without a photo.",
        "Dealt again 2 times since the last photo was taken.",
    ]
    laying = {"grid": ["RG -- GB", "YV PB --", "BR GP YR"], "drawn": "RP"}
    assert words(0, laying)[-1] == "You drew red-pink (RP): in which gap (2 or 6) do you place it, and which side up (R or P)?"
    assert words(1, laying)[-1] == "A is looking for a place for the red-pink (RP) card"
    assert words(1, {"grid": laying["grid"]})[-1] == "A draws a card for a gap."


def test_the_end() -> None:
    assert words(1, {"phase": "over"})[-3:] == [
        "A’s model: red.",
        "Your model: green.",
        "The game is over, 6 to 0: A wins.",
    ]
    assert words(None, {"phase": "over", "albums": {"A": {}, "B": {}}})[-1] == "The game is over, 0 to 0: both win."


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (["fate", "model", "R", "A"], "Your secret model is red."),
        (["fate", "model", None, "B"], ""),
        (["fate", "starts", "A"], "You begin."),
        (["fate", "dealt", "RG", "A"], ""),
        (["fate", "turned", 2, "O", "R"], "The photo top middle was turned over, so that no three touch: now it is orange."),
        (["B", "exchange", "RO", 1, "R", "O", "RG"], "B turns the red photo top left orange."),
        (["B", "finish", 0], "B finishes the turn."),
        (["B", "finish", 3], ""),
        (["A", "captured", "R", [1, 2, 3]], "You take 3 red photos!"),
        (["fate", "drew", "RP"], "From the pile: the red-pink card."),
        (["A", "lay", 5, "P", "R"], "You place it in the centre, pink up."),
        (["fate", "redealt", 42], "The game is stuck: all cards are shuffled and dealt again. Albums stay."),
        (["B", "showed", "G"], "B’s model was green."),
    ],
)
def test_events_are_told(event: list[Any], line: str) -> None:
    view = GAME.view(GAME.start(GAME.setup(2)), 0)
    assert Speaker("en", "sheep-sheep", you="A").told(GAME, event, view) == line


def test_every_language_tells_a_whole_game() -> None:
    """Nothing is left untranslated: no id, no open value, and an own deck is told by its own names."""
    for lang in LANGUAGES:
        speaker = Speaker(lang, "sheep-sheep", {"A": "Ada", "B": "Bo"}, you="A")
        play = laws.play_out(GAME, 2, {"undersides": "closed"}, 5)
        for step in record.steps(GAME, play.record):
            view = GAME.view(step.before, 0)
            said = [speaker.told(GAME, event, view) for event in seen(step.events, 0)]
            said += [speaker.say(line) for line in GAME.words(view)]
            assert not [line for line in said if "ss-" in line or "{" in line]
