"""Why not: each refusal names what is wrong in a sentence, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.language import LANGUAGES, Speaker, english

GAME = load("sheep-sheep")
EXCHANGE: dict[str, Any] = {
    "turn": "A",
    "grid": ["RG OY GB", "YV PB VO", "BR GP YR"],
    "rows": {"A": "RO GV YP BV", "B": "OB OB VP VP"},
}
REFILL: dict[str, Any] = {**EXCHANGE, "grid": ["RG -- GB", "YV PB VO", "BR GP --"], "drawn": "RP"}


@pytest.mark.parametrize(
    ("given", "text", "says"),
    [
        (EXCHANGE, "pass", "“pass” is refused: “pass” is not a move here; say exchange, finish or lay."),
        (EXCHANGE, "finish now", "“finish now” is refused: Say finish alone, with nothing after it."),
        (EXCHANGE, "lay 1 R", "“lay 1 R” is refused (SS-6.1): Cards are placed only in gaps, after photos were taken."),
        (
            {**EXCHANGE, "exchanges": 3},
            "exchange RO 1",
            "“exchange RO 1” is refused (SS-4.1): You have made 3 swaps, and that is the most in a turn: only finishing is left.",
        ),
        (
            EXCHANGE,
            "exchange RO",
            "“exchange RO” is refused (SS-4.3): To swap, name a card from your row and a photo, as in “exchange RO 1”.",
        ),
        (EXCHANGE, "exchange OB 2", "“exchange OB 2” is refused (SS-4.12): The orange-blue card lies in the other row."),
        (
            EXCHANGE,
            "exchange RB 1",
            "“exchange RB 1” is refused (SS-4.3): The red-blue card is not in your row. "
            "Yours are red-orange, green-violet, yellow-pink and blue-violet.",
        ),
        (
            EXCHANGE,
            "exchange RO 10",
            "“exchange RO 10” is refused (SS-4.3): Photos are numbered 1 to 9, line by line; not “10”.",
        ),
        (
            EXCHANGE,
            "exchange OR 1",
            "“exchange OR 1” is refused: Write it as “exchange RO 1”, the colours in the order of the deck.",
        ),
        (
            EXCHANGE,
            "exchange RO 4",
            "“exchange RO 4” is refused (SS-4.4): "
            "The photo middle left is yellow, and that is on neither side of the red-orange card.",
        ),
        (
            EXCHANGE,
            "exchange RO 9",
            "“exchange RO 9” is refused (SS-4.4): "
            "The photo bottom right is yellow; red is only its underside, so the red-orange card does not fit.",
        ),
        (
            REFILL,
            "exchange RO 1",
            "“exchange RO 1” is refused (SS-5.8): After taking photos there are no more swaps in this turn.",
        ),
        (REFILL, "finish", "“finish” is refused (SS-6.1): First place the red-pink card in a gap."),
        (
            REFILL,
            "lay 2",
            "“lay 2” is refused (SS-6.2): Name a gap and the colour that is to be up, as in “lay 2 R”.",
        ),
        (REFILL, "lay 1 R", "“lay 1 R” is refused (SS-6.2): “1” is not a gap. The gaps are 2 and 9."),
        (REFILL, "lay 2 G", "“lay 2 G” is refused (SS-6.2): “G” is not on the red-pink card."),
    ],
)
def test_a_refusal_says_what_is_wrong(given: dict[str, Any], text: str, says: str) -> None:
    setup = GAME.setup(2)
    refusal = GAME.why_not(GAME.load(setup, GAME.complete(setup, given, Rng(1))), 0, text)
    assert english(refusal, "sheep-sheep") == says
    for lang in LANGUAGES:
        said = Speaker(lang, "sheep-sheep").refused(refusal)
        assert "ss-" not in said
        assert "{" not in said
