"""The test of the laws: Hill Race with one fault at a time, each of a kind that an author makes, is caught and told as what it is."""

from __future__ import annotations

import pickle
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from sheepfold.core import laws
from sheepfold.core.game import Game
from tests.games.planted_faults import FAULTS, Fault

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "hill_race"


@contextmanager
def planted(fault: Fault, base: Path) -> Iterator[Game]:
    """Hill Race with a fault, imported under a name of its own."""
    folder = base / "planted_race"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.glob("*.py"):
        text = path.read_text(encoding="utf-8").replace("sheepfold.games.hill_race", "planted_race")
        if path.name == "interface.py":  # so that what is planted finds everything
            text = text.replace("import OVER, Refused", "import OVER, Data, Refused, Rng").replace(
                "import DAY", "import DAY, FIELDS"
            )
        if path.name == fault.file:
            assert fault.old in text
            text = text.replace(fault.old, fault.new)
        if path.name == "rules.py":
            for old, new in (fault.also, fault.and_also):
                assert old in text
                text = text.replace(old, new) if old else text
        path.write_text(text, encoding="utf-8")
    sys.path.insert(0, str(base))
    try:
        yield import_module("planted_race").GAME
    finally:
        sys.path.remove(str(base))
        for name in [name for name in sys.modules if name.split(".")[0] == "planted_race"]:
            del sys.modules[name]


def broken_law(game: Game) -> laws.LawBroken | None:
    """What `sheepfold check` finds first, with the effort it usually makes."""
    for seats, options in laws.variants(game):
        for seed in (1, 2, 3):
            try:
                laws.check_game(game, seats, options, seed, laws.Effort())
            except laws.LawBroken as law:
                return law
        try:
            laws.check_reshuffle(game, seats, options, 1)
        except laws.LawBroken as law:
            return law
    return None


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_a_planted_fault_is_caught(fault: Fault, tmp_path: Path) -> None:
    with planted(fault, tmp_path) as game:
        law = broken_law(game)
    assert law is not None, "not caught"
    assert law.law.startswith(tuple(fault.law.split("|"))), str(law)
    if fault.where:
        file, _, begins = fault.where.partition(": ")
        path, _, line = law.where.rpartition(":")
        assert Path(path).name == file
        assert Path(path).read_text(encoding="utf-8").splitlines()[int(line) - 1].strip().startswith(begins)


def test_hill_race_itself_keeps_them(tmp_path: Path) -> None:
    with planted(Fault("none", "", "", "", "", ""), tmp_path) as game:
        assert broken_law(game) is None


def test_a_reshuffle_that_is_said_to_be_rough_is_left_alone(tmp_path: Path) -> None:
    (biased,) = [fault for fault in FAULTS if fault.name == "a reshuffle that likes one charm as much as the other"]
    with planted(biased, tmp_path) as game:
        rough = replace(game, rough=lambda setup: "charms are guessed" if setup.seats > 2 else "")
        laws.check_reshuffle(rough, 3, {}, 1)
        with pytest.raises(laws.LawBroken):
            laws.check_reshuffle(rough, 2, {}, 1)


def test_places_by_another_rule_are_not_compared_with_the_scores(tmp_path: Path) -> None:
    (reverse,) = [fault for fault in FAULTS if fault.name == "the fewest points first"]
    with planted(reverse, tmp_path) as game:
        assert broken_law(replace(game, ranks="HR-3.4")) is None


def test_the_record_that_leads_there_is_kept_even_of_a_crash(tmp_path: Path) -> None:
    (crash,) = [fault for fault in FAULTS if fault.name == "a move that crashes"]
    with planted(crash, tmp_path) as game:
        law = broken_law(game)
    assert law is not None
    assert law.what.startswith("IndexError: ")
    assert "\nfate rolled 1\n" in law.record


def test_a_broken_law_reaches_other_processes() -> None:
    law = laws.LawBroken(laws.Breach("a law", "what", "draw"), "rules.py:7", "record")
    again = pickle.loads(pickle.dumps(law))
    assert (str(again), again.where, again.record) == ("a law: what", "rules.py:7", "record")
