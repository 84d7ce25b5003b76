"""The scenario runner: every check can pass and can fail, and a file that makes no sense is told so in one line."""

import re
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.__main__ import run as sheepfold
from sheepfold.commands.scenario import run_in_english
from sheepfold.core import scenario
from sheepfold.core.errors import BadInput
from tests.said import says

HEAD = """
id = "T-1"
game = "sheep-sheep"
title = "A trial"

[given]
turn = "A"
grid = ["RG OY GB", "YV PB VO", "BR GP YR"]
rows = { A = "RO GV YP BV" }

"""


def failures(tmp_path: Path, step: str, head: str = HEAD) -> list[str]:
    path = tmp_path / "T-1.toml"
    path.write_text(head + "[[step]]\n" + step, encoding="utf-8")
    said = run_in_english(scenario.read(path, games.load)).failures
    assert all(re.match(rf"{re.escape(str(path))}:\d+: ", failure) for failure in said)
    return [failure.split(": ", 1)[1] for failure in said]


GOOD_AND_BAD = [
    ('asked = ["A"]', 'asked = ["B"]'),
    ('contains.A = ["exchange RO 1"]', 'contains.A = ["exchange GV 1"]'),
    ('excludes.A = ["exchange GV 1"]', 'excludes.A = ["exchange RO 1"]'),
    ("choices.A = 11", "choices.A = 10"),
    ('refused = { "A exchange GV 1" = "SS-4.4" }', 'refused = { "A exchange GV 1" = "SS-4.5" }'),
    ('refused = { "B finish" = "" }', 'refused = { "A finish" = "" }'),
    ('facts = { "grid.0" = "RG OY GB" }', 'facts = { "grid.0" = "RG OY BG" }'),
    ('bags = { "rows.A" = "BV YP GV RO" }', 'bags = { "rows.A" = "BV YP GV RG" }'),
    ('facts = { rows = { A = "RO GV YP BV" } }', 'facts = { rows = { A = "RO GV YP BP" } }'),
    ('shows.watcher = { "asked" = ["A"] }', 'shows.watcher = { "asked" = ["B"] }'),
    ('lacks.B = ["table.models.A"]', 'lacks.B = ["asked"]'),
    ('lacks.B = ["table.models.A"]', 'lacks.B = ["table.modles"]'),
    ('facts = { "rows.C" = "(nothing)" }', 'facts = { "rows.B" = "(nothing)" }'),
    ('options = { undersides = "closed" }\nhides.B = ["RG"]', 'hides.B = ["sheep-sheep"]'),
    (
        'play = ["A exchange RO 1"]\ntold.B = ["A exchange RO 1 R O RG"]',
        'play = ["A exchange RO 1"]\ntold.B = ["A exchange RO 2 R O RG"]',
    ),
    ("over = false", "over = true"),
]


@pytest.mark.parametrize(("good", "bad"), GOOD_AND_BAD)
def test_every_check_can_pass_and_fail(tmp_path: Path, good: str, bad: str) -> None:
    assert failures(tmp_path, good) == []
    assert len(failures(tmp_path, bad)) == 1


def test_ends_scores_and_winners(tmp_path: Path) -> None:
    given = (
        'given = { phase = "over", albums = { A = { R = 3, B = 6 }, B = { G = 4, Y = 4 } }, models = { A = "R", B = "G" } }\n'
    )
    ends = 'over = true\nscores = [12, 12]\nplaces = [2, 1]\nwinners = ["B"]'
    assert failures(tmp_path, given + ends) == []
    assert len(failures(tmp_path, given + "scores = [12, 13]\nplaces = [1, 1]\nwinners = []")) == 3
    assert len(failures(tmp_path, "scores = [0, 0]")) == 1  # not over


def test_a_failure_says_what_was_expected_and_what_came(tmp_path: Path) -> None:
    assert failures(tmp_path, 'facts = { "pile" = "nothing" }')[0].startswith("step 1: facts: pile: expected 'nothing', ")
    said = failures(tmp_path, 'legal.A = ["finish", "fly"]')[0]
    assert "not legal: fly" in said
    assert "legal too: exchange RO 1" in said


def test_moves_that_cannot_be_played_fail_the_scenario(tmp_path: Path) -> None:
    assert "SS-4.4" in failures(tmp_path, 'play = ["A exchange GV 1"]\nover = false')[0]
    assert "seat" in failures(tmp_path, 'play = ["Q finish"]\nover = false')[0]
    assert "fate does not act now" in failures(tmp_path, 'play = ["fate drew RP"]\nover = false')[0]


def test_scripted_chance_must_be_possible(tmp_path: Path) -> None:
    head = HEAD.split("[given]")[0]
    assert failures(tmp_path, 'play = ["fate dealt cow"]\nover = false', head)[0].count("fate can bring now") == 1


def test_a_step_can_begin_again(tmp_path: Path) -> None:
    steps = 'play = ["A exchange RO 1"]\nfacts = { "grid.0" = "OR OY GB" }\n[[step]]\nrestart = true\nfacts = { "grid.0" = "RG OY GB" }\n'
    steps += '[[step]]\noptions = { max_exchanges = 1 }\nplay = ["A exchange RO 1"]\nlegal.A = ["finish"]\n'
    assert failures(tmp_path, steps) == []


def test_slips_are_pointed_at(tmp_path: Path) -> None:
    assert "did you mean rows.A?" in failures(tmp_path, 'facts = { "row.A" = "" }')[0]
    assert "checks come after play" in failures(tmp_path, 'contains.B = ["finish"]')[0]
    assert "shows: 'Q' is not a seat of this table" in failures(tmp_path, 'shows.Q = { "seat" = "A" }')[0]
    assert "fate does not act now" in failures(tmp_path, 'odds = { "drew RP" = "1/2" }')[0]
    swapped = 'play = ["A exchange RO 1", "A exchange BV 7"]\ntold.A = ["A exchange BV 7 B V RB", "A exchange RO 1 R O RG"]'
    assert failures(tmp_path, swapped)[0].startswith("step 1: told: A: 'A exchange RO 1 R O RG' came, but earlier")
    assert failures(tmp_path, 'play = ["A fly"]\nover = false\n[[step]]\nover = false')[0].endswith("(1 more step not run)")


def test_rule_numbers_that_do_not_exist(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.toml"
    path.write_text(
        HEAD.replace('title = "A trial"', 'title = "A trial"\nrules = ["SS-99.1"]') + "[[step]]\nover = false", encoding="utf-8"
    )
    assert sheepfold(["scenario", str(path)]) == 2
    assert "there is no rule 'SS-99.1' in sheep-sheep" in capsys.readouterr().err


def test_a_scenario_that_checks_nothing_fails(tmp_path: Path) -> None:
    assert failures(tmp_path, 'play = ["A finish"]') == ["it checks nothing"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("id = ", "not TOML"),
        ('id = "x"\ngame = "sheep-sheep"\ntitle = "t"', "needs 'step'"),
        ('id = 3\ngame = "sheep-sheep"\ntitle = "t"\nstep = []', "'id' is a text"),
        ('id = "x"\ngame = "sheep"\ntitle = "t"\nstep = []', "no game 'sheep'"),
        ('id = "x"\ngame = "sheep-sheep"\ntitle = "t"\ngivne = 1\nstep = []', "did you mean given"),
        ('id = "x"\ngame = "sheep-sheep"\ntitle = "t"\n[[step]]\nscors = []', "did you mean scores"),
        ('id = "x"\ngame = "sheep-sheep"\ntitle = "t"\n[[step]]\nlegal = ["finish"]', "'legal' is a table of lists of texts"),
        ('id = "x"\ngame = "sheep-sheep"\ntitle = "t"\n[[step]]\nscores = [true]', "'scores' is a list of whole numbers"),
    ],
)
def test_a_broken_file_is_told_in_one_line(tmp_path: Path, text: str, expected: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text, encoding="utf-8")
    with says(BadInput, match=re.escape(expected)) as caught:
        scenario.read(path, games.load)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "given", ['colour = "red"', "grid = 5", 'grid = ["ZZ"]', 'rows = { Q = "RO" }', 'turn = "C"', "pile = -4"]
)
def test_an_impossible_given_names_its_key(tmp_path: Path, given: str) -> None:
    said = failures(tmp_path, "over = false", HEAD.split("[given]")[0] + f"[given]\n{given}\n")
    assert len(said) == 1
    assert given.split()[0] in said[0]


def test_exit_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, broken = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "broken.toml"
    good.write_text(HEAD + "[[step]]\nover = false\n", encoding="utf-8")
    bad.write_text(HEAD + "[[step]]\nover = true\n", encoding="utf-8")
    broken.write_text("nonsense", encoding="utf-8")
    assert sheepfold(["scenario", str(good)]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out
    assert sheepfold(["scenario", str(good), str(bad)]) == 1
    assert "expected True, came False" in capsys.readouterr().out
    assert sheepfold(["scenario", str(tmp_path)]) == 2
    assert sheepfold(["scenario", str(tmp_path / "nowhere")]) == 2


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parents[2] / "examples" / "scenarios").glob("*.toml")), ids=lambda path: path.stem
)
def test_examples_pass(path: Path) -> None:
    """Scenarios written by a reader of the documents alone."""
    assert run_in_english(scenario.read(path, games.load)).failures == []
