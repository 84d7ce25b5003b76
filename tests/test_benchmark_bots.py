"""The figures of the bots: which questions are asked, and that the one command plays, keeps and prints them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import bots, strength
from benchmarks.questions import NOT_WORSE, beyond, is_quick, questions, thinking
from sheepfold import games
from sheepfold.arena.rating import Estimate
from sheepfold.arena.trial import Answer, Question
from sheepfold.bots import ladder
from sheepfold.core.errors import BadInput

ROOT = Path(__file__).resolve().parent.parent
GAME = "sheep-sheep"


def bench(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benchmarks.bots", *words]
    return subprocess.run(command, env={**os.environ, **more}, cwd=ROOT, capture_output=True, text=True, timeout=200)


def test_every_rung_meets_the_one_below_and_the_strongest_the_simple_ones() -> None:
    for name in games.names():
        game = games.load(name)
        for seats in range(game.seats[0], game.seats[1] + 1):
            strongest = "search@70" if ladder.of_game("shepherd", name, seats).simulations == 0 else "shepherd"
            rungs = [("ewe", "lamb"), ("ram", "ewe"), ("sheepdog", "ram"), (strongest, "sheepdog")]
            simple = [(strongest, "greedy"), (strongest, "uniform")] if seats == game.seats[0] else []
            assert [(q.bot, q.against) for q in questions(game, 70) if q.seats == seats] == rungs + simple


def test_by_the_clock_the_strongest_is_itself() -> None:
    game = games.load("black-sheep")
    assert {(q.bot, q.seconds) for q in questions(game, seconds=0.2) if q.bot not in ladder.RUNGS[:-1]} == {("shepherd", 0.2)}


def test_more_thinking_is_asked_about_in_every_game() -> None:
    for name in games.names():
        assert [(q.bot, q.against, q.seats, q.bar) for q in thinking(games.load(name))] == [
            ("search@256", "search@64", 2, NOT_WORSE),
            ("search@1024", "search@256", 2, NOT_WORSE),
        ]


def answer(question: Question, value: float) -> Answer:
    return Answer(question=question, share=Estimate(value, value - 0.1, value + 0.1), games=100, faults=0, thought=0.2)


def test_where_the_strongest_misses_four_times_as_many_simulations_try() -> None:
    asked = Question(game=GAME, bot="search@50", against="greedy", seats=2, bar=0.7)
    more = beyond(answer(asked, 0.5))
    assert more == Question(game=GAME, bot="search@200", against="greedy", seats=2, bar=0.7)
    assert beyond(answer(asked, 0.85)) is None
    assert beyond(answer(Question(game=GAME, bot="ram", against="ewe", seats=2, bar=0.6), 0.5)) is None
    assert beyond(answer(Question(game=GAME, bot="shepherd", against="greedy", seats=2, bar=0.7, seconds=1.0), 0.5)) is None
    assert strength.in_doc(answer(asked, 0.5))[3:] == ["100", "50.0% [40.0, 60.0]", "-", "1.00", "70%", "no"]


def test_who_searches_is_known_before_it_is_played() -> None:
    named = {(q.game, q.seats, q.bot): is_quick(q) for name in games.names() for q in questions(games.load(name))}
    assert named["bauernschlau", 2, "sheepdog"]
    assert not named["black-sheep", 2, "sheepdog"]
    assert named["black-sheep", 3, "sheepdog"]
    quick = {(game, seats) for (game, seats, bot), quick in named.items() if quick and (bot == "shepherd" or "@" in bot)}
    assert quick == {("bauernschlau", 5), ("bauernschlau", 6)}


# --- what is kept

QUICK = Question(game=GAME, bot="ewe", against="lamb", seats=2, bar=0.6)
SLOW = Question(game=GAME, bot="search@50", against="lamb", seats=2, bar=0.6)


def test_games_of_other_bots_are_not_taken_for_these(tmp_path: Path) -> None:
    folder = bots.folder_for(QUICK, tmp_path)
    assert bots.folder_for(QUICK, tmp_path) == folder
    (folder / f"{QUICK.name}{bots.MADE_OF}").write_text("something else", encoding="utf-8")
    assert bots.folder_for(SLOW, tmp_path) == folder
    with pytest.raises(BadInput, match="holds games of other bots for 2-ewe-lamb"):
        bots.folder_for(QUICK, tmp_path)


def test_the_mark_is_of_everything_that_decides_how_bots_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "sheep_sheep"
    shutil.copytree(bots.folder_of(games.load(GAME)), copy)
    monkeypatch.setattr(bots, "folder_of", lambda game: copy)
    marks = {bots.made_of(QUICK)}
    for number, path in enumerate(("bots/policy.py", "bots/guide.py", "rules/rules.py", "interface/view.py"), 2):
        with (copy / path).open("a", encoding="utf-8") as file:
            file.write("\n# changed\n")
        marks.add(bots.made_of(QUICK))
        assert len(marks) == number, path
    with (copy / "bots/advice.py").open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert bots.made_of(QUICK) in marks, "what a bot says of its move does not change the move"
    assert ("bots/flat.py" in bots.made_of(QUICK), "bots/flat.py" in bots.made_of(SLOW)) == (False, True)


def test_answers_are_kept_and_read_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "strength.json"
    strength.keep([answer(QUICK, 0.5), answer(SLOW, 0.6)], file)
    strength.keep([answer(QUICK, 0.7), Answer(**{**vars(answer(SLOW, 0.1)), "games": 0})], file)
    assert strength.stored(file) == {QUICK: answer(QUICK, 0.7), SLOW: answer(SLOW, 0.6)}


def test_the_document_has_the_tables_of_the_stored_answers() -> None:
    text = strength.DOC.read_text(encoding="utf-8")
    assert strength.tables(strength.stored()) in text, "scripts/house.py bench bots --games 0 --rounds 0 --write"


@pytest.mark.compiled
def test_one_command_measures_and_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    words = [GAME, "--games", "2", "--limit", "30", "--time", "0.002", "--rounds", "1", "--no-ceiling", "--jobs", "1"]
    words += ["--save", str(tmp_path / "kept"), "--out", str(out)]
    done = bench(*words)
    assert done.returncode == 0, done.stderr
    assert "shepherd 0.002 s" in done.stdout
    data = json.loads(out.read_text(encoding="utf-8"))
    (row,) = [row for row in data["search"] if row["search"] == GAME]
    assert row["whole"]["decisions"] > row["whole"]["simulations"] > 0
    assert [row["games"] for row in data["strength"]] == [2] * 8
    journals = {path: path.stat().st_mtime_ns for path in (tmp_path / "kept" / GAME).iterdir()}
    again = bench(*words[:7], "--rounds", "0", *words[9:-1], str(tmp_path / "figures.md"))
    assert again.returncode == 0, again.stderr
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "kept" / GAME).iterdir()} == journals
    table = (tmp_path / "figures.md").read_text(encoding="utf-8")
    assert table.startswith("| game | seats | bot |")
    assert table.count("| sheep-sheep | 2 |") == 8


def test_what_cannot_be_measured_is_said_in_one_line() -> None:
    done = bench(SHEEPFOLD_PURE="1")
    assert (done.returncode, done.stderr.startswith("bench: the compiled engine is not there")) == (2, True)
    done = bench("--limit", "0", SHEEPFOLD_PURE="1")
    assert (done.returncode, "--limit is above 0" in done.stderr) == (2, True)
