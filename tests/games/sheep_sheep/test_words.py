"""A view in plain lines, as a player without eyes or colours needs it."""

from typing import Any

from sheepfold.core.rng import Rng
from sheepfold.games import load

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
    return GAME.words(GAME.view(position, seat))


def test_the_player_on_turn() -> None:
    assert words(0, {}) == [
        "Cell 1 red over green, cell 2 orange over yellow, cell 3 green over blue.",
        "Cell 4 yellow over violet, cell 5 pink over blue, cell 6 violet over orange.",
        "Cell 7 blue over red, cell 8 green over pink, cell 9 yellow over red.",
        "Your row: red-orange (RO), green-violet (GV), yellow-pink (YP), blue-violet (BV).",
        "Row of B: orange-blue (OB), orange-blue (OB), violet-pink (VP), violet-pink (VP).",
        "Your album: 3 red; 6 points.",
        "Album of B: no photos.",
        "22 cards in the pile.",
        "Your model: red. Model of B: secret.",
        "Your turn: exchange a row card with a cell that shows one of its colours (3 left), or finish.",
    ]


def test_the_question_differs() -> None:
    assert words(1, {})[-1] == "Waiting for A to exchange or finish."
    assert words(None, {})[-2] == "Model of A: secret. Model of B: secret."
    spent = words(0, {"exchanges": 3, "dry": 1, "redeals": 2})
    assert spent[-1] == "No exchange is left: finish your turn."
    assert spent[-3] == "22 cards in the pile. 1 turn without a capture in a row. Dealt anew 2 times since the last capture."
    laying = {"grid": ["RG -- GB", "YV PB --", "BR GP YR"], "drawn": "RP"}
    assert words(0, laying)[-1] == "You drew red-pink (RP): in which empty cell (2, 6) do you lay it, and which colour is up?"
    assert words(1, laying)[-1] == "Waiting for A to lay red-pink (RP)."
    assert words(1, {"grid": laying["grid"]})[-1] == "A draws a card for the refill."


def test_the_end() -> None:
    assert words(1, {"phase": "over"})[-2:] == [
        "Model of A: red. Your model: green.",
        "The game is over: 6 to 0, A wins.",
    ]
    assert words(None, {"phase": "over", "albums": {"A": {}, "B": {}}})[-1] == "The game is over: 0 to 0, a draw."
