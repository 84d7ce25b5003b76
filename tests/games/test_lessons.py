"""Lessons cannot rot: each is played through on the rules, ends where it says, and is spoken in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.core import scenario
from sheepfold.core.errors import BadInput
from sheepfold.core.scenario.lesson import MOST_STEPS, teach
from sheepfold.language import LANGUAGES
from sheepfold.server.tables import lessons
from sheepfold.table.mirror import Mirror

TAUGHT = {name: path for name in games.names() if (path := games.lesson_of(games.load(name)))}


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_played_to_its_end(name: str) -> None:
    """Every move is legal where it stands, and what the file checks holds."""
    lesson = teach(TAUGHT[name], games.load)
    assert lesson.scenario.game.name == name
    assert 3 <= len(lesson.steps) <= MOST_STEPS
    outcome = scenario.run(lesson.scenario)
    assert outcome.failures == []
    assert outcome.checks >= 2


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_is_spoken_in_every_language(name: str) -> None:
    lesson = teach(TAUGHT[name], games.load)
    wanted = {*lesson.says, *(f"{id}-why" for id in lesson.says), f"lesson-{name}-done", f"lesson-{name}-done-why"}
    assert len(set(lesson.says)) == len(lesson.says)
    for lang in LANGUAGES:
        text = (TAUGHT[name].parent / f"{lang}.ftl").read_text(encoding="utf-8")
        assert wanted - set(re.findall(r"^([\w-]+) =", text, re.M)) == set(), lang


WORDS = 200  # a minute, read with a board to look at
MOVE = 5  # seconds to find and make a move, and to see what comes of it
LONGEST = 180  # seconds


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_goal_card_and_lesson_take_less_than_three_minutes(name: str, lang: str) -> None:
    lesson = teach(TAUGHT[name], games.load)
    text = (TAUGHT[name].parent / f"{lang}.ftl").read_text(encoding="utf-8")
    spoken = dict(re.findall(r"^((?:goal|lesson)-[\w-]+) = (.*)", text, re.M))
    read = [part for id in lesson.says for part in (spoken[id], spoken[f"{id}-why"])]
    read += [said for id, said in spoken.items() if id.startswith("goal-") or "-done" in id]
    words = sum(len(part.split()) for part in read)
    moves = sum(len(step) for step in lesson.steps)
    assert words > 50
    assert words / WORDS * 60 + moves * MOVE < LONGEST, (words, moves)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_page_is_given_every_moment(name: str) -> None:
    """What a learner is shown leads from one asked moment to the next, and shows what seat A may see, nothing else."""
    lesson = teach(TAUGHT[name], games.load)
    game, frames = lesson.scenario.game, lessons.frames(lesson)
    mirror = Mirror()
    mirror.apply(frames.welcome)
    for step, taught in zip(frames.steps, lesson.steps, strict=True):
        for turn, played in zip(step.turns, taught, strict=True):
            assert turn.move in mirror.legal, (step.say, turn.move)
            for update in turn.updates:
                mirror.apply(update)
            assert mirror.view == game.view(played.moves[-1][-1].after, 0), step.say


GOOD = """id = "lesson"
game = "sheep-sheep"
title = "A swap"

[given]
turn = "A"
grid = ["RG OY GB", "YV PB VO", "BR GP YR"]
rows = { A = "RO GV YP BV" }

[[step]]
say = "lesson-sheep-sheep-swap"
play = ["A exchange RO 1"]
"""


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (('say = "lesson-sheep-sheep-swap"\n', ""), r"lesson\.toml:10: step 1: it needs 'say'"),
        (("A exchange RO 1", "A exchange GV 1"), r"lesson\.toml:12: step 1: play: "),
        (("play = [", "restart = true\nplay = ["), r"lesson\.toml:12: step 1: a lesson goes on"),
        (('turn = "A"', 'turn = "B"'), r"lesson\.toml:10: step 1: A is not asked now, but B"),
        (('play = ["A exchange RO 1"]', "asked = ['A']"), r"step 1: 'play' begins with a move of A"),
        (("[[step]]", "[[step]]\n" * 9), r"10 steps; a lesson has 8 at most|9 steps"),
    ],
)
def test_a_broken_lesson_names_file_and_step(tmp_path: Path, wrong: tuple[str, str], told: str) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert len(teach(path, games.load).steps) == 1
    path.write_text(GOOD.replace(*wrong), encoding="utf-8")
    with pytest.raises(BadInput, match=told):
        teach(path, games.load)
