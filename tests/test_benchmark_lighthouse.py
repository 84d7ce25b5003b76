"""What Lighthouse said of the pages is told as it is: medians, what took points away, and failing below the bars."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.web.scores import BARS, KINDS, show

ROOT = Path(__file__).resolve().parent.parent


def judged(*scores: int, faults: tuple[str, ...] = ()) -> dict[str, Any]:
    metrics = {"fcp": 900.0, "lcp": 1500.0, "blocked": 20.0, "shifts": 0.0, "bytes": 120_000.0, "index": 1800.0}
    return {"scores": dict(zip(KINDS, scores, strict=True)), "metrics": metrics, "faults": list(faults)}


def test_one_page_below_a_bar_fails_and_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert show({"lobby": [judged(*BARS)]})
    assert capsys.readouterr().out.endswith("At least 98 / 100 / 100 / 100 for every page: met\n")
    assert not show({"lobby": [judged(*BARS)], "rules": [judged(99, 100, 100, 91, faults=("robots-txt: is not valid",))]})
    told = capsys.readouterr().out
    assert "| rules | 99 | 100 | 100 | 91 | 900 | 1500 | 20 | 0.000 | 120 | 1800 |\n" in told
    assert "rules: robots-txt: is not valid\n" in told
    assert told.endswith("MISSED\n")


def test_of_several_rounds_the_median_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert show({"lobby": [judged(score, 100, 100, 100) for score in (80, 99, 98)]})
    assert "| lobby | 98 | 100 |" in capsys.readouterr().out


def test_who_only_plays_does_not_fetch_it() -> None:
    assert "lighthouse" not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    lock = json.loads((ROOT / "benchmarks" / "web" / "lighthouse" / "package-lock.json").read_text(encoding="utf-8"))
    assert all("resolved" not in package for package in lock["packages"].values())
