"""The measured attacks, shortened: somebody plays on through each, and the server's memory stays where it was."""

from __future__ import annotations

import statistics

import pytest

from benchmarks.attack.__main__ import drawn, main, measured
from benchmarks.attack.measure import GROWTH_MB, MOVE_MS, Measured, share

ON_THE_WIRE = ("pipeline", "pings", "continuations")  # for the others see tests/server/test_attacks.py
SLOWEST_MS = 2000.0  # on a machine that does other things too; what is not held off stops a game for as long as it lasts


@pytest.mark.parametrize("name", ON_THE_WIRE)
def test_a_game_goes_on_under_attack(name: str) -> None:
    found = measured(name, 3.0)
    assert found.sent > 0
    assert len(found.moves) > 5, drawn([found])
    assert statistics.median(found.moves) < MOVE_MS, drawn([found])
    assert max(found.moves) < SLOWEST_MS, drawn([found])
    assert found.most - found.before < GROWTH_MB, drawn([found])
    assert not found.log


def test_what_is_missed_is_named() -> None:
    assert Measured(name="x", moves=[1.0] * 100, answers=[5.0], before=50, most=60, after=55).failures() == []
    slow = Measured(name="x", moves=[1.0] * 90 + [300.0] * 10, answers=[5000.0], before=50, most=200, after=55)
    assert slow.failures() == ["slow moves", "slow bot", "memory"]
    assert share([3.0, 1.0, 2.0], 0.5) == 2.0
    assert "memory" in drawn([slow])


def test_an_attack_nobody_knows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["no-such-attack"])
    assert "pipeline" in capsys.readouterr().err
