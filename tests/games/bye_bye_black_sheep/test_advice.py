"""Every move has a sentence in every language, made from the view alone."""

from __future__ import annotations

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.game import Data
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.language import LANGUAGES, Speaker, english


def sentence(seats: int, given: Data, move: str, **options: str) -> str:
    setup = GAME.setup(seats, options)
    truth = GAME.load(setup, GAME.complete(setup, given, Rng(1)))
    return english(GAME.advice(GAME.view(truth, int(truth.actor())), move), GAME.name)


@pytest.mark.parametrize("mode", ["base", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_move_of_whole_games_has_a_sentence(seats: int, mode: str) -> None:
    rng = Rng(seats)
    speakers = [Speaker(lang, GAME.name) for lang in LANGUAGES]
    game = GAME.start(GAME.setup(seats, {"mode": mode}))
    settle(game, rng)
    while game.actor() != OVER and rng.below(200) > 0:
        seat = int(game.actor())
        view = GAME.view(game, seat)
        world = GAME.imagine(view, rng)
        for text in GAME.legal(game, seat):
            message = GAME.advice(view, text)
            for speaker in speakers:
                said = speaker.say(message)
                assert said.endswith(".")
                assert "{" not in said
                assert message.id not in said
            assert GAME.advice(GAME.view(world, seat), text) == message
        moves = codes(game, seat)
        game.play(moves[rng.below(len(moves))], seat)
        settle(game, rng)


def test_draw_or_stop() -> None:
    # Two more of eight cards, one of them the Black Sheep; with a second hand of seven the next draw comes from there.
    assert "There is nothing to lose yet" in sentence(2, {"hole": "4"}, "draw B")
    assert f": {round(100 * 6 / 8)} in 100." in sentence(2, {"hole": "4"}, "draw B")
    assert f": {round(100 * (6 / 7) ** 2)} in 100." in sentence(3, {"hole": "4"}, "draw B")
    assert ": 0 in 100." in sentence(2, {"hands": {"B": "3 BS"}, "pile": 0}, "draw B")
    hand = {"A": "1 1 1 2 2 2 BS EA", "B": "3 3 4 5 6 7 BS MO"}
    assert "7 in 8 of B’s cards are safe, and going on" in sentence(2, {"hole": "8 9 10", "hands": hand}, "draw B")
    few = {"A": "1 1 1 2 2 2 BS EA", "B": "3 BS MO"}
    assert "the next card is the black sheep: 1 in 3." in sentence(2, {"hole": "8 9 10 11", "hands": few}, "stop")
    zoo = {"A": "1 1 1 2 2 2 3 3 3 4 4 4 5 5"}
    assert "enough to win" in sentence(2, {"hole": "5 9 10", "zoos": zoo}, "stop")


def test_the_chance_of_a_guess() -> None:
    """Base game, two players: six of B's eight cards are any of the 41 set cards A has not seen, two of them zebras."""
    given = {"phase": "eagle", "hole": "3 EA", "hands": {"A": "7 7 4 5 6 8 BS", "B": 8}}
    missing = (41 - 6) * (41 - 7) / (41 * 40)
    assert f"(Zebra): {round(100 * (1 - missing))} in 100." in sentence(2, given, "ask B 7")


def test_placements() -> None:
    given = {"phase": "zoo", "limit": 2, "zoos": {"A": "2 2 3", "B": "6 6"}, "hands": {"A": "2 3 4 6 6 BS EA"}}
    assert "Penguin: that completes a triplet" in sentence(3, given, "add 2")
    assert "only one is missing" in sentence(3, given, "add 3")
    assert "can still become a triplet" in sentence(3, given, "add 4")
    assert "None of your cards" in sentence(3, given, "place")
