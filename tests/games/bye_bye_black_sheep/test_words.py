"""Views, events and refusals become sentences in three languages; nothing is said that no catalogue has."""

from __future__ import annotations

from typing import cast

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.errors import Refused
from sheepfold.core.events import seen
from sheepfold.core.game import Data
from sheepfold.core.message import Message
from sheepfold.core.play import take_step
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.interface.words import card
from sheepfold.games.bye_bye_black_sheep.rules import data
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition
from sheepfold.language import LANGUAGES, Speaker


def position(seats: int, given: Data, **options: str) -> ByeByeBlackSheepPosition:
    setup = GAME.setup(seats, options)
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_are_told_in_sentences(lang: str, seats: int) -> None:
    rng = Rng(seats)
    game = GAME.start(GAME.setup(seats, {"mode": "advanced"}))
    speakers = {to: Speaker(lang, GAME.name, you=None if to is None else letter(to)) for to in [*range(seats), None]}
    for move in range(250):
        views = {to: GAME.view(game, to) for to in speakers}
        lines = [speaker.say(line) for to, speaker in speakers.items() for line in GAME.words(views[to])]
        if game.actor() == OVER:
            break
        seat = int(game.actor())
        options = codes(game, seat)
        chosen = int(game.draw(rng)) if seat == FATE else options[-1 - rng.below(min(2, len(options)))]
        step = take_step(GAME, game, seat, chosen)
        lines += [s.told(GAME, event, views[to]) for to, s in speakers.items() for event in seen(step.events, to)]
        assert not any("bb-" in line or "{" in line for line in lines), lines
        game = cast(ByeByeBlackSheepPosition, step.after)


def lines(seat: int | None, truth: ByeByeBlackSheepPosition, lang: str = "en") -> list[str]:
    speaker = Speaker(lang, GAME.name, you=None if seat is None else letter(seat))
    return [speaker.say(line) for line in GAME.words(GAME.view(truth, seat))]


def test_a_view_in_lines() -> None:
    hands = {"A": "7 7 1 4 5 BS EA", "B": "2 3 6 6 8 BS MO"}
    truth = position(3, {"hole": "9", "hands": hands, "known": {"B": {"holds": "6", "most": {"9": 0}}}, "zoos": {"C": "10"}})
    found = lines(0, truth)
    assert "Watering hole: Monkey (9)." in found
    assert "You: 7 cards in hand; zoo: still empty; 0 of 4 triplets." in found
    assert "C: 7 cards in hand; zoo: Panda (10); 0 of 4 triplets." in found
    assert "Your hand: Tiger (1), Elephant (4), Lion (5), 2 × Zebra (7), Black sheep (BS) and Eagle (EA)." in found
    assert "You know that B has Giraffe (6) in hand." in found
    assert "Not in B’s hand: Monkey (9)." in found
    assert found[-1] == "Draw another card?"
    assert lines(1, truth)[-1] == "Waiting for A."
    assert not any("Your hand" in line for line in lines(None, truth))


def test_a_hand_that_is_known_whole() -> None:
    truth = position(3, {"phase": "mole", "hands": {"B": "3 6 6 BS EA"}})
    assert "B has Crocodile (3), 2 × Giraffe (6) and Eagle (EA) in hand, and nothing else but the black sheep." in lines(
        0, truth
    )
    assert "B shows you: Crocodile (3), 2 × Giraffe (6), Black sheep (BS) and Eagle (EA)." in lines(0, truth)


def test_the_end_is_told_with_its_reason() -> None:
    won = position(3, {"phase": "over", "zoos": {"A": "1 1 1 2 2 2 3 3 3 4 4 4"}})
    assert lines(None, won)[-1] == "The game is over. Won by A."
    stuck = position(3, {"phase": "over", "zoos": {"B": "1 1 1"}, "turns": 180})
    assert lines(None, stuck)[-1] == "The game was stuck. Won by B."


def test_own_names_of_animals_come_in_the_readers_language() -> None:
    own = [dict(entry) for entry in data.SPECIES.built_in["reconstructed-v1"]]
    own[6] |= {"en": "Sheep", "fr": "Mouton", "de": "Schaf"}
    name = card("7", {"data": {"species": own}})
    assert [Speaker(lang, GAME.name).say(name) for lang in LANGUAGES] == ["Sheep", "Mouton", "Schaf"]
    assert card("7", {"data": {}}) == Message("bb-animal-7")


def refusal(truth: ByeByeBlackSheepPosition, text: str) -> Refused:
    return GAME.why_not(truth, int(truth.actor()), text)


@pytest.mark.parametrize(
    ("given", "text", "id", "rule"),
    [
        ({}, "dance", "bb-no-move", ""),
        ({}, "skip", "bb-no-skip", ""),
        ({}, "draw A", "bb-no-draw-self", "BB-4.2"),
        ({}, "draw Z", "bb-no-player", "BB-4.2"),
        ({}, "ask B 3", "bb-no-special-first", "BB-9.1"),
        ({}, "add 3", "bb-no-place-now", "BB-6.2"),
        ({}, "choose EA", "bb-no-choose-now", "BB-13.3"),
        ({"phase": "eagle"}, "stop", "bb-no-resolve", "BB-4.5"),
        ({"phase": "eagle"}, "ask A 3", "bb-no-ask-self", "BB-10.1"),
        ({"phase": "eagle"}, "ask B 13", "bb-no-ask-species", "BB-10.1"),
        ({"phase": "eagle"}, "ask B EA", "bb-no-ask-special", "BB-10.7"),
        ({"phase": "mole", "hands": {"B": "3 BS EA"}}, "take 4", "bb-no-take-absent", "BB-11.2"),
        ({"phase": "mole", "hands": {"B": "3 BS EA"}}, "take EA", "bb-no-take-special", "BB-11.3"),
        ({"phase": "magpie", "zoos": {"B": "4"}}, "steal B 5", "bb-no-steal-absent", "BB-12.6"),
        ({"phase": "magpie", "zoos": {"B": "4"}}, "steal A 4", "bb-no-steal-self", "BB-12.7"),
        ({"phase": "white", "hands": {"B": "3 BS"}}, "add 3", "bb-no-white-add", "BB-14.2"),
        ({"phase": "white", "hands": {"B": "3 BS"}}, "place 4", "bb-no-hold", "BB-14.2"),
        ({"phase": "white", "hands": {"B": "3 BS"}}, "place 3 3", "bb-no-white-many", "BB-14.2"),
        ({"phase": "zoo", "limit": 1, "hands": {"A": "3 4 4 BS EA"}}, "draw B", "bb-no-drawing-over", "BB-6.1"),
        ({"phase": "zoo", "limit": 1, "hands": {"A": "3 4 4 BS EA"}}, "add EA", "bb-no-place-special", "BB-6.5"),
        ({"phase": "zoo", "limit": 1, "hands": {"A": "3 4 4 BS EA"}}, "add 3 3", "bb-no-hold-so-many", "BB-6.4"),
        ({"phase": "zoo", "limit": 1, "hands": {"A": "3 4 4 BS EA"}}, "add 5", "bb-no-hold", "BB-6.4"),
        ({"phase": "zoo", "limit": 1, "hands": {"A": "3 4 4 BS EA"}}, "add 3 4", "bb-no-limit", "BB-6.2"),
        ({"phase": "zoo", "limit": 2, "hands": {"A": "3 4 4 BS EA"}}, "add 3 4", "bb-no-one-by-one", ""),
        ({"phase": "draft"}, "draw B", "bb-no-draft-first", "BB-13.3"),
        ({"phase": "draft"}, "choose BS", "bb-no-laid-out", "BB-13.2"),
        ({"phase": "draft", "layout": "MO WO"}, "choose EA", "bb-no-left", "BB-13.3"),
    ],
)
def test_a_refusal_names_what_is_wrong(given: Data, text: str, id: str, rule: str) -> None:
    found = refusal(position(3, given, mode="advanced"), text)
    assert (found.message.id, found.rule) == (id, rule)
    for lang in LANGUAGES:
        assert "bb-" not in Speaker(lang, GAME.name).refused(found)


def test_a_forced_draw_and_a_wolf_pile_are_refused_too() -> None:
    assert refusal(position(3, {}, must_draw_once="on"), "stop").rule == "BB-4.8"
    wolf = {"phase": "white", "hole": "WO WS", "wolf": {"owner": "B", "cards": "4 4"}, "hands": {"B": "6 BS"}}
    assert refusal(position(3, wolf, mode="advanced"), "place 4").message == Message("bb-no-wolf-pile")
