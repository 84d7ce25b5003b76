"""Every legal move has a sentence, made from the seat's view alone; and the sentences say what is true."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.bots.hint import hint
from sheepfold.bots.uniform import Uniform
from sheepfold.core.game import Data
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep.bots.advice import advice
from sheepfold.language import english

GAME = games.load("sheep-sheep")
GRID = ["GV BV OB", "RG OB BG", "YB PY VP"]
ROWS = {"A": "GP YG OY BP", "B": "RV RO OV BP"}


@pytest.mark.parametrize(
    "options", [{}, {"undersides": "closed"}, {"max_exchanges": "6"}, {"max_exchanges": "1", "model_points": "3"}]
)
def test_every_move_has_a_sentence_from_the_view_alone(options: dict[str, str]) -> None:
    """SS-2.2: in another world that looks the same, the same words."""
    position, rng = GAME.start(GAME.setup(2, options)), Rng(4)
    settle(position, rng)
    while position.actor() != OVER:
        seat = int(position.actor())
        view, legal = GAME.view(position, seat), GAME.legal(position, seat)
        text = legal[rng.below(len(legal))]
        sentence = said(view, text)
        assert sentence.endswith(".")
        assert "{" not in sentence
        elsewhere = position.copy()
        elsewhere.reshuffle(seat, rng)
        assert said(GAME.view(elsewhere, seat), text) == sentence
        # Sensible moves mostly, so that captures and refills come up.
        move = GAME.read(position, seat, text) if rng.below(3) == 0 else sensible(position, seat, rng)
        position.play(move, seat)
        settle(position, rng)


def said(view: Data, move: str) -> str:
    return english(advice(view, move), "sheep-sheep")


def sensible(position: Position, seat: int, rng: Rng) -> int:
    legal = [GAME.read(position, seat, text) for text in GAME.legal(position, seat)]
    return max(legal, key=lambda move: (int(GAME.guide().prior(position, seat, move)), rng.word()))


def sentence(move: str, max_exchanges: str = "3", **given: object) -> str:
    setup = GAME.setup(2, {"max_exchanges": max_exchanges})
    data = {"turn": "A", "rows": ROWS, "models": {"A": "B", "B": "G"}, **given}
    position = GAME.load(setup, GAME.complete(setup, data, Rng(1)))
    assert move in GAME.legal(position, 0)
    return said(GAME.view(position, 0), move)


def test_we_5_a_whole_turn_in_words() -> None:
    """SS-9.2: blue is the model, so four photos are eight points."""
    first = sentence("exchange OY 3", grid=GRID)
    assert first == "A step towards 4 blue photos, worth 8 points: 2 more swaps will do it."
    rows = {**ROWS, "A": "GP YG OB BP"}
    last = sentence("exchange BP 8", grid=["GV BV YO", "RG BO BG", "YB PY VP"], rows=rows, exchanges=2)
    assert last == "That turns the photo bottom middle blue, and then 4 blue photos touch: 8 points for you when you finish."
    rows = {**ROWS, "A": "GP YG OB PY"}
    done = sentence("finish", grid=["GV BV YO", "RG BO BG", "YB BP VP"], rows=rows, exchanges=3)
    assert done == "4 blue photos touch: that is 8 points for you."


def test_the_last_capture_is_told() -> None:
    """SS-8.1"""
    told = sentence("finish", phase="exchange", grid=["RG RO RY", "GB BV OP", "YV PG VB"], pile=2)
    assert told.endswith("the game ends, as a pile of 2 cards cannot fill the gaps.")


def test_a_refill_is_weighed_by_the_reply() -> None:
    grid = ["RG -- RB", "YV VB PO", "BO GP YB"]
    told = [sentence(f"lay 2 {colour}", "1", phase="lay", grid=grid, drawn="RO") for colour in "OR"]
    assert told == [
        "With orange up top middle, B could take 3 photos; in the worst place it would be 4.",
        "B could take 4 photos then, but looking further ahead this place is a good one for red.",
    ]


def test_hints_carry_the_sentence() -> None:
    setup = GAME.setup(2)
    position = GAME.load(setup, GAME.complete(setup, {"turn": "A", "grid": GRID, "rows": ROWS}, Rng(1)))
    given = hint(GAME, Uniform(GAME), GAME.view(position, 0), GAME.legal(position, 0), Rng(1))
    assert given.why == advice(GAME.view(position, 0), given.move)
