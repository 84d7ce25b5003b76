"""`sheepfold --help` lists every command once, under who needs it; without a command it is the one that opens."""

from __future__ import annotations

import argparse

import pytest

from sheepfold import __main__ as program
from sheepfold.commands import GROUPS
from sheepfold.commands import open as opening


def test_every_command_stands_in_one_group(capsys: pytest.CaptureFixture[str]) -> None:
    modules = program.found("--help")
    assert {module.FOR for module in modules.values()} == set(GROUPS)
    assert program.run(["--help"]) == 0
    said = capsys.readouterr().out
    for name, module in modules.items():
        assert said.count(f"\n  {name:<{program.WIDEST}}{module.HELP}\n") == 1
    titles = [said.index(f"\n{title}:\n") for title in GROUPS.values()]
    assert titles == sorted(titles)


def test_no_words_open_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[argparse.Namespace] = []

    def note(given: argparse.Namespace) -> int:
        seen.append(given)
        return 0

    monkeypatch.setattr(opening, "run", note)
    assert program.run([]) == 0
    assert (seen[0].command, seen[0].no_browser, seen[0].port) == ("open", False, None)


def test_flags_without_a_command_are_those_of_open(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.run(["--port", "many"]) == 2
    assert "port of --port is a number, not 'many'" in capsys.readouterr().err
    assert program.run(["--prot", "1"]) == 2
    assert "unrecognized arguments: --prot" in capsys.readouterr().err
