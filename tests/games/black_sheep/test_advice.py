"""Every move has a reason, from the view alone, with true odds in it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.game import Data
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games import black_sheep
from sheepfold.games.black_sheep import GAME
from sheepfold.language import LANGUAGES, Speaker

SPEAKERS = {lang: Speaker(lang, "black-sheep") for lang in LANGUAGES}


def sentence(view: Data, move: str) -> str:
    return SPEAKERS["en"].say(GAME.advice(view, move))


def messages_of_a_game(seats: int, tasks: str, seed: int) -> set[str]:
    """Which messages the moves of a game have; each is told without gaps, and alike in a world that looks the same."""
    rng = Rng(seed)
    position = GAME.start(GAME.setup(seats, {"tasks": tasks}))
    used = set()
    while position.actor() != OVER:
        actor = int(position.actor())
        if actor == FATE:
            position.play(position.draw(rng), FATE)
            continue
        view = GAME.view(position, actor)
        world = position.copy()
        world.reshuffle(actor, rng)
        same = json.loads(json.dumps(GAME.view(world, actor)))
        for move in GAME.legal(position, actor)[:: 1 + rng.below(4)]:
            found = GAME.advice(view, move)
            used |= {found.id, found.values["why"].id} if "why" in found.values else {found.id}
            assert found == GAME.advice(same, move)
            for speaker in SPEAKERS.values():
                text = speaker.say(found)
                assert text.endswith(".")
                assert not set("{}?$") & set(text)
        made = codes(position, actor)
        position.play(made[rng.below(len(made))], actor)
    return used


def test_every_move_has_a_sentence_made_from_the_view_only_and_every_sentence_is_used() -> None:
    games = [(2, "off"), (2, "off"), (3, "on"), (4, "off")]
    used = [messages_of_a_game(seats, tasks, seed) for seed, (seats, tasks) in enumerate(games)]
    catalogue = Path(black_sheep.__file__).with_name("locales") / "en.ftl"
    assert set().union(*used) == set(re.findall(r"^(why-\S+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE))


FIELDS: list[Data] = [
    {"figures": "PP", "sides": {"A": "P", "B": "HH"}},
    {"figures": "CB", "sides": {"A": "R", "B": "CCC"}},
    {"figures": "HB", "sides": {"A": "", "B": ""}},
]


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (
            "place 1 pig rooster",
            "That completes your side at the white barn: 4 pigs. Chance that B beats it with the cards now in hand: 0 in 100.",
        ),
        (
            "place 2 pig rooster",
            "It does not beat B with 4 cows at the grey barn, but it keeps your better cards for other barns.",
        ),
        (
            "place 3 pig drop rooster",
            "To be won at the black barn: a horse and a black sheep. A black sheep costs points, so place cards there that you"
            " can spare. Discarding a rooster brings one more new card.",
        ),
        (
            "place 3 horse",
            "That makes 2 horses at the black barn, where a horse and a black sheep can be won, and 2 more cards are to come.",
        ),
    ],
)
def test_the_sentence_fits_the_move(move: str, told: str) -> None:
    given: dict[str, Any] = {"turn": "A", "hands": {"A": "HPR"}, "fields": FIELDS}
    setup = GAME.setup(2)
    view = GAME.view(GAME.load(setup, GAME.complete(setup, given, Rng(4))), 0)
    assert sentence(view, move) == told


def test_counted_cards_make_the_odds_certain() -> None:
    fields = [{"figures": "HS", "sides": {"A": "SS", "B": "HH"}}, {"figures": "CC"}, {"figures": "PP"}]
    setup = GAME.setup(2)
    for held, chance in (("HCP", "100 in 100"), ("CPR", "0 in 100")):
        given = {"turn": "A", "hands": {"A": "SRR", "B": held}, "fields": fields, "known": {"A": held}, "fresh": {"B": 0}}
        view = GAME.view(GAME.load(setup, GAME.complete(setup, given, Rng(4))), 0)
        assert f": {chance}." in sentence(view, "place 1 sheep")


def test_against_several_sides_still_open_the_chance_is_that_all_of_them_fail() -> None:
    setup = GAME.setup(3)

    def chance(b: str, c: str) -> int:
        fields = [{"figures": "HP", "sides": {"A": "RR", "B": b, "C": c}}, {"figures": "CC"}, {"figures": "SS"}]
        given = {"turn": "A", "hands": {"A": "RCP"}, "fields": fields}
        view = GAME.view(GAME.load(setup, GAME.complete(setup, given, Rng(4))), 0)
        return int(sentence(view, "place 1 rooster").split()[-3])

    all_fail, one_beats, other_beats = chance("CC", "SS"), chance("CC", "SSB"), chance("CCB", "SS")
    assert 0 < all_fail < min(100 - one_beats, 100 - other_beats)
    assert all_fail == pytest.approx((100 - one_beats) * (100 - other_beats) / 100, abs=5)  # nearly independent
