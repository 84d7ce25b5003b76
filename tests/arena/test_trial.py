"""Questions of strength: when one may stop playing, what counts, and that nothing played is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from sheepfold.arena import trial
from sheepfold.arena.crew import Crew, LocalCrew
from sheepfold.arena.match import Result
from sheepfold.arena.rating import Estimate
from sheepfold.arena.trial import Answer, Question, answered, ask, next_look
from sheepfold.core.errors import BadInput

QUESTION = Question(game="sheep-sheep", bot="bad_bots:Lamb", against="uniform", seats=2, bar=0.6)


def answer(low: float, high: float) -> Answer:
    return Answer(question=QUESTION, share=Estimate((low + high) / 2, low, high), games=100, faults=0, thought=0.0)


def test_a_verdict_needs_the_whole_interval() -> None:
    assert [answer(*part).verdict for part in ((0.61, 0.7), (0.5, 0.59), (0.55, 0.65), (0.6, 0.7))] == [
        "yes",
        "no",
        "open",
        "yes",
    ]


def test_one_looks_after_each_doubling() -> None:
    assert [next_look(played) for played in (0, 39, 40, 57, 80, 640)] == [40, 40, 80, 80, 160, 1280]


def test_a_deal_counts_once_it_was_played_from_every_seat() -> None:
    plan = QUESTION.plan(seed=1)
    results = []
    for number in (0, 1, 2):
        pairing = plan.pairing(number)
        seat = pairing.bots.index(QUESTION.bot)
        places = [1 if at == seat else 2 for at in range(2)]
        results.append(
            Result(
                number=number,
                deal=pairing.deal,
                table=0,
                bots=list(pairing.bots),
                places=places,
                winners=[seat],
                scores=[1, 0],
                moves=9,
                decisions=[4, 4],
                widths=[],
                seconds=[2.0, 2.0],
            )
        )
    found = answered(QUESTION, plan, results)
    assert (found.games, found.share.value, found.thought) == (2, 1.0, 0.5)
    assert answered(QUESTION, plan, []).verdict == "open"


@pytest.fixture
def crew() -> Crew:
    return LocalCrew(1)


def test_games_go_on_until_the_verdict_and_are_kept(tmp_path: Path, crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "FIRST_LOOK", 4)
    uniform = Question(game="sheep-sheep", bot="uniform", against="bad_bots:Lamb", seats=2, bar=0.5)
    try:
        first = ask(uniform, crew, tmp_path, games=4, limit=60)
        journal = tmp_path / "2-uniform-lamb.journal"
        kept = journal.read_bytes()
        assert (first.games, first.verdict) == (4, "open")
        more = ask(uniform, crew, tmp_path, games=8, limit=60)
        assert journal.read_bytes().startswith(kept)
        assert more.games == 8
        assert ask(uniform, crew, tmp_path, games=8, limit=60) == more
        assert (
            ask(
                Question(game="sheep-sheep", bot="uniform", against="bad_bots:Crash", seats=2, bar=0.5),
                crew,
                tmp_path,
                games=40,
                limit=60,
            ).verdict
            == "yes"
        )
        with pytest.raises(BadInput, match="another question"):
            ask(uniform, crew, tmp_path, games=8, limit=60, seed=2)
    finally:
        crew.close()


def test_out_of_time_nothing_more_is_begun(tmp_path: Path, crew: Crew) -> None:
    try:
        found = ask(QUESTION, crew, tmp_path, games=1000, limit=1e-9)
    finally:
        crew.close()
    assert (found.games, found.verdict) == (0, "open")
