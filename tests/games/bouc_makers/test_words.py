"""Views of Bouc Makers in plain lines: complete, and nothing that is hidden."""

from sheepfold.core.rng import Rng
from sheepfold.games import load

GAME = load("bouc-makers")


def lines(seat: int | None, given: dict[str, object], seats: int = 3) -> list[str]:
    setup = GAME.setup(seats)
    return GAME.words(GAME.view(GAME.load(setup, GAME.complete(setup, given, Rng(2))), seat))


def test_a_whole_table_in_words() -> None:
    given: dict[str, object] = {
        "herds": {"A": ["S07", "S22"], "B": [], "C": ["S18"]},
        "boards": {"B": 3},
        "dogs": {"B": ["D2"]},
        "os": "C",
        "display": "S31 S12 S25 D1",
        "bids": {"C": "20"},
    }
    assert lines(0, given) == [
        "Round 3. 51 cards in the draw pile, 19 wool in the reserve.",
        "On display:",
        "  S12: black sheep, -3 points, bonus 1, level 12",
        "  S25: 3-7-0 sheep, bonus 2, level 25",
        "  S31: white sheep, 4 points, bonus 2, level 31",
        "  D1: dog",
        "A (you): herd of 2 sheep, top S22: white sheep, 3 points, bonus 2, level 22; 2 wool.",
        "B: no sheep, start level 3; 2 wool; 1 dog (D2).",
        "C: herd of 1 sheep, top S18: white sheep, 1 point, bone symbol, level 18; 2 wool; the Os; contract chosen.",
        "Your contract? bid 14 to bid 26, or bid 26+ for a wool token.",
    ]


def test_a_throw_in_words() -> None:
    given: dict[str, object] = {"turn": "A", "tops": {"A": "S34"}, "dice": {"d12": 9, "d10": 7, "d8": 3}, "bids": {"A": "21"}}
    said = lines(0, given)
    assert "A's throw 1: d12 9, d10 7, d8 3." in said
    assert said[-1] == "You missed. What now: keep d12 or keep d10 or keep d8 or claim?"
    assert lines(1, given)[-1] == "Waiting for A."
    assert any(line.startswith("Result 19, bonus 1 at hand, target 21.") for line in said)


def test_scores_in_words() -> None:
    given: dict[str, object] = {
        "phase": "over",
        "herds": {"A": ["S55"], "B": [], "C": []},
        "dogs": {"A": ["D1"], "B": [], "C": ["D2", "D3"]},
        "os": "nobody",
    }
    said = lines(None, given)
    assert "A scores 21: white sheep 10, wool 2, dogs 9." in said
    assert "C scores -3: wool 2, most dogs -5." in said
    assert said[-1] == "The game is over. A wins."
