"""The view in lines, down to the question, and what happens, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sheepfold.core.asking import asked
from sheepfold.core.events import seen
from sheepfold.core.fate import Seeded
from sheepfold.core.game import Game
from sheepfold.core.play import Play
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.rules.phases import PHASES
from sheepfold.language import LANGUAGES, Speaker
from sheepfold.language.catalogue import GAMES, file_of

FOLDER = GAMES / "bauernschlau"
PAGE = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "bauernschlau"


def words(given: dict[str, Any], seat: int | None, *plays: str, options: dict[str, str] | None = None) -> list[str]:
    rng = Rng(1)
    setup = GAME.setup(2, options)
    position = GAME.load(setup, GAME.complete(setup, given, rng))
    for text in plays:
        position.play(GAME.read(position, 0, text), 0)
        settle(position, rng)
    speaker = Speaker("en", "bauernschlau", you=None if seat is None else letter(seat))
    return [speaker.say(line) for line in GAME.words(GAME.view(position, seat))]


GIVEN: dict[str, Any] = {
    "turn": "A",
    "round": 3,
    "fences": {"0-3": "1,1 2,2 1,4"},
    "sheep": {"3,0": "5 down A", "4,0": "-3 up", "-3,0": "2 up", "2,0": "1 down B"},
}


def test_the_player_on_turn() -> None:
    assert words(GIVEN, 0, options={"memory_aid": "on"}) == [
        "Bauernschlau, round 3.",
        "You are on farm 0, 15 fence pieces left.",
        "B is on farm 3, 15 fence pieces left.",
        "Fence 0-3: 2 pieces, 1,1 2,2 1,4.",
        "Fence 3-0: not begun.",
        "Two geese, doubling the sheep there: on 1,1 -1,2 -2,1 -1,-1 1,-2 2,-1.",
        "Three geese, tripling the sheep there: on 3,0 0,3 -3,3 -3,0 0,-3 3,-3 2,2 -2,4 -4,2 -2,-2 2,-4 4,-2.",
        "Hidden, placed by you, a white sheep worth 5: on 3,0.",
        "Hidden, placed by B: on 2,0.",
        "Revealed, a black sheep, −3: on 4,0.",
        "Revealed, a white sheep worth 2: on -3,0.",
        "The dog is in the centre.",
        "The supply has 48 sheep.",
        "What do you do?",
    ]


def test_others_wait() -> None:
    assert words(GIVEN, 1)[-1] == "Waiting for A."
    assert words(GIVEN, None)[-1] == "Waiting for A."
    assert words({"phase": "draw"}, 0)[-1] == "A sheep is being drawn, or who begins."


def test_each_question() -> None:
    asked = {
        ("place",): "Where does your sheep go? Say for example put 3,0.",
        ("reveal",): "Which hidden sheep do you reveal? Say for example turn 3,0.",
        ("dog",): "Which hidden sheep does the dog fetch? Say for example drive 3,0.",
        ("dog", "drive 3,0"): "Where does the dog drive it? Say for example to -3,0.",
        ("dog", "drive 3,0", "to 2,2"): "Where does the dog rest? Say for example park 0,0.",
        ("fence",): "Where does the next fence piece go? Say for example build 0-1 1,4.",
    }
    for plays, question in asked.items():
        assert words(GIVEN, 0, *plays)[-1] == question
    assert words({"phase": "bonus", "dog": "3,0"}, 0)[-1] == "What do you do as a bonus?"
    assert "The dog is on 3,0." in words({"phase": "bonus", "dog": "3,0"}, 0)
    special = {"phase": "put", "doing": "special", "hand": [2, -3]}
    assert words(special, 0)[-2:] == [
        "In your hand: a white sheep worth 2 and a black sheep, −3.",
        "Where do your 2 sheep go? Say for example put 2 3,0.",
    ]
    assert "A has 2 sheep in hand." in words(special, 1)
    assert words({"phase": "farm"}, 0, options={"farm_choice": "pick"})[-1] == "Which farm do you want? Say for example farm 3."


def test_the_end_and_a_championship() -> None:
    assert words({"phase": "over"}, 0)[-1] == "The game is over. Nobody wins."
    fences = {"0-3": "1,1 2,2 1,4 2,5 1,7 2,8 1,10 2,11", "3-0": "-1,-1 -2,-2 -1,-4 -2,-5 -1,-7 -2,-8 -1,-10 -2,-11"}
    lines = words({"phase": "over", "fences": fences, "pieces": {"A": 8}}, 1, options={"championship": "3"})
    assert lines[0] == "Bauernschlau, game 3 of 3, round 2."
    assert lines[1:4] == [
        "A is on farm 0, 8 fence pieces left.",
        "A’s farm is fenced in, with 27 pastures.",
        "A has −8 points so far.",
    ]
    assert lines[-1] == "The game is over. A wins."


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_everything_is_said_in_every_language(seats: int) -> None:
    """Whole games: each view, and each event to each perspective, is a sentence; nothing is said by its id."""
    rng = Rng(seats)
    game: Game = GAME
    play = Play(game, game.setup(seats, {"farm_choice": "pick", "memory_aid": "on"}))
    fate = Seeded(seats)
    steps = play.settle(fate)
    for index in range(400):
        for step in steps:
            for seat in [*range(seats), None]:
                lang = LANGUAGES[index % 3]
                speaker = Speaker(lang, GAME.name, you=None if seat is None else letter(seat))
                view = game.view(step.before, seat)
                said = [speaker.say(line) for line in GAME.words(view)]
                said += [speaker.told(GAME, event, view) for event in seen(step.events, seat)]
                assert all("ba-" not in line and "{" not in line for line in said), said
                assert all(line.endswith((".", "?", "!", "")) for line in said)
        if play.position.actor() == OVER:
            break
        seat = asked(play.position)[0]
        legal = game.legal(play.position, seat)
        steps = [play.do(seat, legal[rng.below(len(legal))]), *play.settle(fate)]


def test_no_message_is_unused() -> None:
    """Every message about refusals, the table and what happened has its place in Python or on the page."""
    sources = [*FOLDER.rglob("*.py"), *PAGE.glob("*.ts*")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    made = {f"ba-told-{verb}" for verb in GAME.verbs} | {f"ba-say-{phase}" for phase in PHASES}
    ids = [line.split(" ")[0] for line in file_of("bauernschlau", "en").read_text(encoding="utf-8").splitlines()]
    for id in (id for id in ids if id.startswith(("ba-no-", "ba-say-", "ba-see-", "ba-told-"))):
        name = id.split("-", 2)[2]
        assert id in made or f'"{name}"' in text or f'"{id}"' in text, id
