"""The figures of the bots: which questions are asked, and that the one command plays, keeps and prints them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import bots
from sheepfold import games
from sheepfold.arena.rating import Estimate
from sheepfold.arena.trial import Answer, Question
from sheepfold.core.errors import BadInput

ROOT = Path(__file__).resolve().parent.parent
GAME = "sheep-sheep"


def bench(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benchmarks.bots", *words]
    return subprocess.run(command, env={**os.environ, **more}, cwd=ROOT, capture_output=True, text=True, timeout=200)


def test_every_rung_meets_the_one_below_and_the_strongest_the_simple_ones() -> None:
    for name in games.names():
        game = games.load(name)
        asked = [(q.bot, q.against) for q in bots.questions(game, None) if q.seats == game.seats[0]]
        rungs = [("ewe", "lamb"), ("ram", "ewe"), ("sheepdog", "ram"), ("shepherd", "sheepdog")]
        assert asked == [*rungs, ("shepherd", "greedy"), ("shepherd", "uniform")]
        for seats in range(game.seats[0] + 1, game.seats[1] + 1):
            assert [(q.bot, q.against) for q in bots.questions(game, None) if q.seats == seats] == rungs


def test_where_the_strongest_misses_a_slower_search_tries() -> None:
    missed = Answer(
        question=Question(game=GAME, bot="shepherd", against="greedy", seats=2, bar=0.7, seconds=0.25),
        share=Estimate(0.5, 0.4, 0.6),
        games=100,
        faults=0,
        thought=0.2,
    )
    more = bots.beyond(missed)
    assert more == Question(game=GAME, bot=bots.PATIENT, against="greedy", seats=2, bar=0.7, seconds=1.0)
    assert (
        bots.beyond(Answer(question=missed.question, share=Estimate(0.8, 0.75, 0.85), games=100, faults=0, thought=0.2)) is None
    )
    assert (
        bots.beyond(
            Answer(
                question=Question(game=GAME, bot="ram", against="ewe", seats=2, bar=0.6),
                share=missed.share,
                games=100,
                faults=0,
                thought=0.2,
            )
        )
        is None
    )
    assert bots.cells(missed)[4:10] == ["100", "50.0% [40.0, 60.0]", "-", "1.00", "70%", "no"]


def test_games_of_other_bots_are_not_taken_for_these(tmp_path: Path) -> None:
    game = games.load(GAME)
    folder = bots.folder_for(game, tmp_path)
    assert bots.folder_for(game, tmp_path) == folder
    (folder / bots.MADE_OF).write_text("something else", encoding="utf-8")
    with pytest.raises(BadInput, match="holds games of other bots"):
        bots.folder_for(game, tmp_path)


def test_the_mark_is_of_everything_that_decides_how_bots_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load(GAME)
    copy = tmp_path / "sheep_sheep"
    shutil.copytree(bots.folder_of(game), copy)
    monkeypatch.setattr(bots, "folder_of", lambda game: copy)
    marks = {bots.made_of(game)}
    for number, path in enumerate(("bots/policy.py", "bots/guide.py", "rules/rules.py", "interface/view.py"), 2):
        with (copy / path).open("a", encoding="utf-8") as file:
            file.write("\n# changed\n")
        marks.add(bots.made_of(game))
        assert len(marks) == number, path
    with (copy / "bots/advice.py").open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert bots.made_of(game) in marks, "what a bot says of its move does not change the move"


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
    assert [row["games"] for row in data["strength"]] == [2] * 6
    journals = {path: path.stat().st_mtime_ns for path in (tmp_path / "kept" / GAME).iterdir()}
    again = bench(*words[:7], "--rounds", "0", *words[9:-1], str(tmp_path / "figures.md"))
    assert again.returncode == 0, again.stderr
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "kept" / GAME).iterdir()} == journals
    table = (tmp_path / "figures.md").read_text(encoding="utf-8")
    assert table.startswith("| game | seats | bot |")
    assert table.count("| sheep-sheep | 2 |") == 6


def test_what_cannot_be_measured_is_said_in_one_line() -> None:
    done = bench(SHEEPFOLD_PURE="1")
    assert (done.returncode, done.stderr.startswith("bench: the compiled engine is not there")) == (2, True)
    done = bench("--limit", "0", SHEEPFOLD_PURE="1")
    assert (done.returncode, "--limit is above 0" in done.stderr) == (2, True)
