"""`sheepfold link`: what stands in it is the position, as a record that can be played on."""

import base64
import zlib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from sheepfold import games
from sheepfold.__main__ import run
from sheepfold.core import record

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "games" / "golden" / "sheep-sheep-2.record"
SCENARIO = ROOT / "sheepfold" / "games" / "sheep_sheep" / "scenarios" / "EC-2.toml"
SITE = "https://example.org/fold/"


def opened(link: str) -> tuple[str, dict[str, list[str]]]:
    """The record in a link, and what else it asks for."""
    assert link.startswith(f"{SITE}#/replay?")
    asked = parse_qs(urlsplit(urlsplit(link).fragment).query)
    packed = asked["of"][0]
    return zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), wbits=-15).decode(), asked


def test_a_moment_of_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["link", str(GOLDEN), "--to", "20", "--as", "b", "--site", SITE]) == 0
    text, asked = opened(capsys.readouterr().out.strip())
    _, kept = record.read(text, games.load)
    _, whole = record.read(GOLDEN.read_text(encoding="utf-8"), games.load)
    assert kept.moves == whole.moves[:20]
    assert asked["seat"] == ["B"]


def test_a_scenario_before_and_after_its_steps(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for step in ("0", "2"):
        assert run(["link", str(SCENARIO), "--to", step, "--site", SITE]) == 0
        game, kept = record.read(opened(capsys.readouterr().out.strip())[0], games.load)
        found.append(record.replay(game, kept).to_data()["grid"])
    assert found == [["RG OY GB", "YV PB VO", "BR GP YR"], ["OR OY GB", "YV PB VO", "BR GP YR"]]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([str(GOLDEN)], "this game is over at that point"),
        ([str(GOLDEN), "--to", "100000"], "--to is a number from 0 to"),
        ([str(SCENARIO), "--to", "9"], "--to is a number from 0 to 2"),
        ([str(SCENARIO), "--as", "C"], "--as is a seat from A to B"),
        ([str(SCENARIO), "--site", "example.org"], "--site takes the address of a static site"),
    ],
)
def test_what_cannot_be_linked_to(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["link", "--site", SITE, *words]) == 2
    assert said.lower() in capsys.readouterr().err.lower()
