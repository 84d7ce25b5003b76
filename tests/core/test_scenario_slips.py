"""Scenarios cannot lie: a slip of the pen fails, and the line that says so quotes what came, what was expected, and where."""

import re
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.commands.scenario import run_in_english
from sheepfold.core import scenario
from sheepfold.core.errors import BadInput
from tests.said import says

HEAD = """id = "T-1"
game = "sheep-sheep"
title = "A trial"

[given]
turn = "A"
grid = ["RG OY GB", "YV PB VO", "BR GP YR"]
rows = { A = "RO GV YP BV" }

[[step]]
over = false

[[step]]
"""
BEFORE = HEAD.count("\n")
OPENING = 'id = "T-1"\ngame = "{}"\ntitle = "A trial"\n\n[[step]]\n'


def failures(path: Path, text: str) -> list[str]:
    """What fails, each without its `FILE:`, which must be right."""
    path.write_text(text, encoding="utf-8")
    said = run_in_english(scenario.read(path, games.load)).failures
    assert all(failure.startswith(f"{path}:") for failure in said)
    return [failure.removeprefix(f"{path}:") for failure in said]


SLIPS = [
    # A misspelt move in `excludes`: the word, the first word, the number of words, the order of the colours.
    (
        'excludes.A = [\n  "exchange GV 1",\n  "exchange GV I",\n]',
        2,
        "excludes: A: expected a move that is not legal now, came 'exchange GV I': no move of sheep-sheep that begins with "
        "'exchange' has 'i' there",
    ),
    (
        'excludes.A = ["exchnge GV 1"]',
        0,
        "came 'exchnge GV 1': no move of sheep-sheep begins with 'exchnge'; they begin with exchange, finish, lay; "
        "did you mean 'exchange gv 1'?",
    ),
    ('excludes.A = ["finish 1"]', 0, "came 'finish 1': no move of sheep-sheep that begins with 'finish' has 2 words, but 1"),
    ('excludes.A = ["exchange VG 1"]', 0, "no move of sheep-sheep that begins with 'exchange' has 'vg' there"),
    # A move that is legal, but written otherwise than the game writes it.
    ('excludes.A = ["Exchange  ro 1"]', 0, "excludes: A: 'Exchange  ro 1' is legal, and should not be"),
    # A seat that is not asked.
    (
        'asked = ["A"]\nexcludes = { B = ["finish"] }',
        1,
        "excludes: B: expected 'finish' to be no choice of B, but B is not asked now, but A: no move is",
    ),
    # A misspelt move in `refused` with an empty reason, and a move where none was meant.
    (
        'refused = { "A exchange GV 1" = "SS-4.4", "B finsh" = "" }',
        0,
        "refused: expected a move, came 'finsh': no move of sheep-sheep begins with 'finsh'; they begin with exchange, finish, "
        "lay; did you mean 'finish'?; if it is meant to be none, write \"(no move)\" instead of \"\"",
    ),
    (
        'refused = { "B finish" = "(no move)" }',
        0,
        "refused: 'B finish': expected a text that is no move of sheep-sheep, came one that is",
    ),
    # A word that nobody could see.
    (
        'play = ["A finish"]\nhides.B = ["RO", "model"]\nhides.watcher = ["ZZ"]',
        2,
        "hides: expected a word that others see, came 'ZZ': it is nowhere in the position, in no view and in no move",
    ),
    ('hides.B = ["RO"]', 0, "hides: B sees 'RO' at table.rows.A: 'RO GV YP BV'"),
    ('play = ["A exchange RO 1"]\nhides.B = ["exchange RO"]', 1, "hides: B was told 'exchange RO': 'A exchange RO 1 R O RG'"),
    # A wrong path.
    (
        'facts.turn = "A"\nfacts."row.A" = "RO"',
        1,
        "facts: row.A: expected 'RO', but there is no such path: no 'row' among phase, turn,",
    ),
    ('facts = { "row.A" = "RO" }', 0, "; did you mean rows.A?"),
    ('facts = { "table.rows.A" = "RO" }', 0, "; did you mean rows.A?"),
    ('facts = { "grid.3" = "RG" }', 0, "facts: grid.3: expected 'RG', but there is no such path: a list of 3, counted from 0"),
    ('facts = { "rwos.C" = "(nothing)" }', 0, "facts: rwos.C: expected a path that could be there, but there is no such path"),
    ('facts = { "modles" = "(nothing)" }', 0, "; did you mean models?"),
    ('bags = { "row.A" = "RO" }', 0, "bags: row.A: expected 'RO', but there is no such path"),
    ('shows.B = { "rows.A" = "RO" }', 0, "; did you mean table.rows.A?"),
    ('lacks.B = ["table.modles"]', 0, "came 'table.modles': nobody's view has such a path, nor has the position; did you mean table.models?"),
    ('play = ["A finish"]\nlacks.B = ["table.models.Q"]', 1, "came 'table.models.Q': nobody's view has such a path"),
    ('lacks.B = ["table.rows.A.x"]', 0, "came 'table.rows.A.x': nobody's view has such a path"),
    # An empty table as a value is an empty table, not any.
    ("facts = { turn = \"A\", rows = {} }", 0, "facts: rows: expected {}, came {'A': 'RO GV YP BV', 'B': "),
    # A refusal by another rule is quoted in words.
    (
        'refused = { "A lay 1 R" = "SS-4.4" }',
        0,
        "expected rule SS-4.4, came “lay 1 R” is refused (SS-6.1): Cards are placed only in gaps, after photos were taken.",
    ),
    # Moves that cannot be played: the very line, also of several that are alike.
    (
        'play = [\n  "A exchange RO 1",\n  "A exchange RO 1",\n]\nover = false',
        2,
        "play: “exchange RO 1” is refused (SS-4.3)",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("step", "line", "expected"), SLIPS)
def test_a_slip_fails_and_says_where(tmp_path: Path, step: str, line: int, expected: str) -> None:
    said = failures(tmp_path / "T-1.toml", HEAD + step + "\n")
    assert any(failure.startswith(f"{BEFORE + line + 1}: step 2: ") and expected in failure for failure in said), said


def test_what_is_right_passes(tmp_path: Path) -> None:
    step = """
excludes.A = ["exchange GV 1", "exchange ry 5", "lay 1 R"]
refused = { "B finish" = "", "A lay 2 G" = "", "A exchange OR 1" = "(no move)", "A fly" = "(no move)" }
facts = { "rows.C" = "(nothing)" }
"""
    assert failures(tmp_path / "T-1.toml", HEAD + step) == []


ODDS = [
    ("bouc-makers", 'play = ["fate dealt A board 1"]\nhold = true\nodds = {', '"delt B board 1" = "0" }'),
    ("bouc-makers", 'play = ["fate dealt A board 1"]\nhold = true\nodds = {', '"dealt B bored 1" = "0" }'),
    ("bye-bye-black-sheep", 'play = ["fate picked A to start"]\nhold = true\nodds = {', '"dealt 17 to A" = "0" }'),
]


@pytest.mark.parametrize(("game", "before", "slip"), ODDS)
def test_no_chance_of_what_does_not_exist(tmp_path: Path, game: str, before: str, slip: str) -> None:
    said = failures(tmp_path / "T-1.toml", OPENING.format(game) + before + slip)
    outcome = slip.split('"')[1]
    assert len(said) == 1
    assert said[0].startswith(
        f"8: step 1: odds: expected an outcome with no chance now, came {outcome!r}: no outcome in {game}"
    )


def test_no_chance_of_what_exists_elsewhere(tmp_path: Path) -> None:
    step = 'play = ["fate dealt A board 1"]\nhold = true\nodds = { "dealt B board 1" = "0", "DEALT B BOARD 2" = "1/5" }'
    assert failures(tmp_path / "T-1.toml", OPENING.format("bouc-makers") + step) == []


def test_a_refused_draw_shows_the_nearest_outcomes(tmp_path: Path) -> None:
    opening = OPENING.format("bye-bye-black-sheep") + 'play = ["fate picked A to start", '
    said = failures(tmp_path / "T-1.toml", opening + '"fate dealt 12 to a A"]\nover = false')
    assert said[0].startswith(
        "6: step 1: play: “dealt 12 to a A” is refused: fate can bring now, nearest first: dealt 12 to A, "
    )
    said = failures(tmp_path / "T-1.toml", opening + ']\nhold = true\nodds = { "dealt 9 to AA" = "1/12" }')
    assert said[0].startswith("8: step 1: odds: 'dealt 9 to AA' cannot come now; fate can bring, nearest first: dealt 9 to A, ")


# --- where things stand


def test_given_may_stand_above_its_checks(tmp_path: Path) -> None:
    """To TOML all that follows `[step.given]` is a part of it."""
    above = '\n[[step]]\n[step.given]\nturn = "B"\nplay = ["B finish"]\nasked = ["A"]\nlegal.B = []\n'
    assert failures(tmp_path / "T-1.toml", HEAD + "over = false\n" + above) == []
    wrong = failures(tmp_path / "T-1.toml", HEAD + "over = false\n" + above.replace('asked = ["A"]', 'asked = ["B"]'))
    assert wrong == [f"{BEFORE + 7}: step 3: asked: expected ['B'], came ['A']"]


def test_the_heads_given_may_stand_above_the_rest_of_it(tmp_path: Path) -> None:
    text = HEAD.replace("[[step]]", "options.max_exchanges = 1\n\n[[step]]", 1)
    assert failures(tmp_path / "T-1.toml", text + 'play = ["A exchange RO 1"]\nlegal.A = ["finish"]') == []


def test_the_same_key_twice_is_no_choice(tmp_path: Path) -> None:
    step = 'asked = ["A"]\n[step.given]\nturn = "B"\nasked = ["B"]\n'
    with says(BadInput, match=rf"T-1.toml:{BEFORE + 4}: step 2: 'asked' stands here twice"):
        failures(tmp_path / "T-1.toml", HEAD + step)


def test_no_game_has_a_key_of_the_format() -> None:
    """A game whose positions had one could not have its `given` above such a check."""
    for name in games.names():
        assert scenario.parsing.position_keys(games.load(name)).isdisjoint(scenario.parsing.STEP)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('id = "x"\ngame = "sheep"\ntitle = "t"\nstep = []', ":2: no game 'sheep'"),
        ('id = "x"\ngame = "sheep-sheep"\ntitle = "t"\n# seed\nsead = 1\nstep = []', ":5: unknown key 'sead'; the head has"),
        ('id = "x"\ngame = "sheep-sheep"\ntitle = 3\nstep = []', ":3: 'title' is a text, not 3"),
        (HEAD + "over = false\n\nscors = []", f":{BEFORE + 3}: step 2: unknown key 'scors'; a step has play, hold"),
        (HEAD + "\nscores = [true]", f":{BEFORE + 2}: step 2: 'scores' is a list of whole numbers, not [True]"),
    ],
)
def test_a_file_that_cannot_be_used_names_its_line(tmp_path: Path, text: str, expected: str) -> None:
    with says(BadInput, match=re.escape(str(tmp_path / "T-1.toml") + expected)):
        failures(tmp_path / "T-1.toml", text)


EMPTY = ["excludes.A = []", "contains.A = []", "hides.A = []", "lacks.A = []", "told.A = []", "shows.A = {}"]
EMPTY += [f"{key} = {{}}" for key in ("refused", "facts", "bags", "odds", "legal", "choices", "hides")]


@pytest.mark.parametrize("check", EMPTY)
def test_an_empty_check_is_no_check(tmp_path: Path, check: str) -> None:
    key = check.split(" ")[0]
    with says(BadInput, match=rf"T-1.toml:{BEFORE + 2}: step 2: '{key}' is empty, so it checks nothing"):
        failures(tmp_path / "T-1.toml", f"{HEAD}over = false\n{check}\n")


def test_an_impossible_position_names_its_line(tmp_path: Path) -> None:
    said = failures(tmp_path / "T-1.toml", HEAD + 'over = false\ngiven = { turn = "Q" }')
    assert said[0].startswith(f"{BEFORE + 2}: step 2: given: ")
