"""A report: what it measures on games whose outcome is known, and the page itself."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.__main__ import run
from sheepfold.arena import measures
from sheepfold.arena.match import WIDTHS, Result
from sheepfold.arena.plan import make_plan
from sheepfold.arena.study import Table, Variant, Wish, beginner, kept_ladder, plans, variants
from sheepfold.core.errors import BadInput

GAME = "sheep-sheep"
CHANGE = Variant(option="moon", value="full", default="new", text="how bright it is", rule="")


def game(number: int, winner: int, decisions: int = 10) -> Result:
    """Of two seats; deal by deal `dog` sits first in A, then in B."""
    bots = ["dog", "lamb"] if number % 2 == 0 else ["lamb", "dog"]
    places = [1 if seat == winner else 2 for seat in range(2)]
    scores = [7 if seat == winner else 3 for seat in range(2)]
    widths = [0, decisions, 0, decisions, *[0] * (len(WIDTHS) - 4)]
    return Result(
        number=number,
        deal=number // 2,
        table=0,
        bots=bots,
        places=places,
        winners=[winner],
        scores=scores,
        moves=30,
        decisions=[decisions, decisions],
        widths=widths,
    )


def test_what_an_option_does_is_measured_on_the_same_deals() -> None:
    always = [game(number, number % 2) for number in range(80)]  # the dog wins from both seats
    half = [game(number, 0, decisions=20) for number in range(80)]  # seat A wins
    effect = measures.effect(Table(seats=2, equals=half, skill=always, plain=always, options={CHANGE: half}), CHANGE, "dog")
    assert effect.share.value == 0.5
    assert (effect.change.value, effect.changed.value) == (-0.5, 0.5)
    assert effect.change.low < -0.5 < effect.change.high < 0
    assert effect.by_chance == 0
    assert effect.length == 2
    assert measures.wins_per_deal(always, "dog") == {2: 40}
    assert measures.wins_per_deal(half, "dog") == {1: 40}


def test_lengths_scores_widths_and_seats() -> None:
    results = [game(number, 0) for number in range(40)]
    table = Table(seats=2, equals=results, skill=results, plain=results)
    assert measures.lengths(results) == [20.0] * 40
    assert measures.scores(results) == ([7.0] * 40, [3.0] * 40)
    assert measures.middle_width(results) == 2
    assert [part.value for part in measures.seat_shares(table)] == [1.0, 0.0]
    assert [measures.quantile([1.0, 2.0, 3.0, 10.0], part) for part in (0, 0.5, 1)] == [1.0, 2.5, 10.0]


def test_every_option_of_every_game_is_tried_at_every_table() -> None:
    for name in games.names():
        found = games.load(name)
        tried = {variant.option for variant in variants(found)}
        begins = set(beginner(found))
        assert tried | begins >= {option.name for option in found.options}
        seats = list(range(found.seats[0], found.seats[1] + 1))
        every = plans(Wish(game=found, bots=["greedy", "uniform"], seats=seats, games=10, option_games=10))
        assert len(every) == 1 + len(seats) * (2 + len(variants(found)))
    with pytest.raises(BadInput, match="two bots at least"):
        plans(Wish(game=found, bots=["greedy"], seats=[2], games=10, option_games=10))


class Reader(HTMLParser):
    """Fails on a page whose tags do not close."""

    EMPTY = ("meta", "link", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.found.append(tag)
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.found.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_stands_by_itself_and_is_the_same_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "report",
        "black-sheep",
        "--seats",
        "2,3",
        "--bots",
        "bad_bots:Lamb,uniform,bad_bots:Crash",
        "--games",
        "2",
        "--option-games",
        "2",
    ]
    words += ["--jobs", "1", "--save", str(tmp_path / "runs")]
    out = tmp_path / "page.html"
    assert run([*words, "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.found.count("svg") == 11
    assert not re.search(r"""(src|href)=["']https?:""", text)
    assert "bad_bots:Crash (seat" in text  # a failure is not kept quiet
    for title in ("How long", "How many points", "Does the seat", "How much is there", "Luck or skill", "Who is", "options"):
        assert title in text
    assert "sheepfold report black-sheep --out page.html" in text

    journals = {path: path.stat().st_mtime_ns for path in (tmp_path / "runs").iterdir()}
    assert run([*words, "--out", str(out)]) == 0  # from the journals: nothing is played again
    assert out.read_text(encoding="utf-8") == text
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "runs").iterdir()} == journals
    assert run([*words, "--seed", "2", "--out", str(out)]) == 2
    assert "is of another study" in capsys.readouterr().err


def test_strengths_from_journals_and_options_tried_by_others(tmp_path: Path) -> None:
    arena = ["arena", "--game", GAME, "--games", "4", "--jobs", "1"]
    for number, bots in enumerate(("uniform,lamb", "uniform,bad_bots:Lamb")):
        assert run([*arena, "--bots", bots, "--save", str(tmp_path / str(number))]) == 0
        (tmp_path / str(number) / "arena.journal").rename(tmp_path / f"{number}.journal")
    wish = Wish(
        game=games.load(GAME),
        bots=["uniform", "bad_bots:Lamb"],
        seats=[2],
        games=2,
        option_games=2,
        duel=("lamb", "uniform"),
        ladder=tmp_path,
    )
    plan, results = kept_ladder(wish, tmp_path)
    assert plan.bots == ("lamb", "uniform")  # somebody's own bots are left out
    assert len(results) == 4
    every = plans(wish)
    assert "ladder" not in every
    assert every["2-plain"].bots == every["2-undersides-closed"].bots == ("lamb", "uniform")
    assert every["2-skill"].bots == ("uniform", "bad_bots:Lamb")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "no game 'chess'"),
        ([GAME, "--bots", "greedy"], "two bots at least"),
        ([GAME, "--bots", "greedy,unicorn"], "no bot 'unicorn'"),
        ([GAME, "--seats", "1,x"], "--seats is a list of numbers from 2 to 2"),
        ([GAME, "--games", "0"], "the number of games"),
        ([GAME, "--option-bots", "greedy"], "--option-bots are two different bots"),
        ([GAME, "--ladder", "nowhere"], "has no journal of sheep-sheep with 2 seats"),
    ],
)
def test_what_cannot_be_used(words: list[str], says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["report", *words, "--out", str(tmp_path / "x.html")]) == 2
    assert says in capsys.readouterr().err


def test_a_missing_package_is_named_before_the_first_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "jinja2", None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert run(["report", GAME, "--out", str(tmp_path / "x.html")]) == 2
    assert "a report needs the package matplotlib: pip install 'sheepfold[report]'" in capsys.readouterr().err


def test_the_plan_of_equals_lets_a_begin_where_the_game_can() -> None:
    for name in games.names():
        found = games.load(name)
        plan = make_plan(name, ["uniform"], 1, found.seats[0], options=beginner(found))
        assert plan.setup.options | beginner(found) == plan.setup.options
