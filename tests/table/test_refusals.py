"""Every reason has a sentence in every catalogue, and every one of them is given somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sheepfold.language import LANGUAGES, english
from sheepfold.table.messages import read
from sheepfold.table.refusals import NAMES, RequestRefused, refusal

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [path for room in ("server", "table", "offline") for path in (ROOT / "sheepfold" / room).rglob("*.py")]
SAID = sorted(NAMES - {"plain"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogues_have_every_reason(lang: str) -> None:
    text = (ROOT / "sheepfold" / "language" / lang / "refusals.ftl").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^refused-([\w-]+) =", text, re.MULTILINE)) == SAID


@pytest.mark.parametrize("name", SAID)
def test_every_reason_is_given_somewhere(name: str) -> None:
    given = [path for path in SOURCES if path.name != "refusals.py" and f'"{name}"' in path.read_text(encoding="utf-8")]
    kinds = [path for path in SOURCES if path.name == "refusals.py" and path.read_text(encoding="utf-8").count(f'"{name}"') > 1]
    assert given or kinds


def test_a_refusal_is_said_by_the_catalogue() -> None:
    no = RequestRefused(409, "seat-taken", seat="B")
    assert (no.status, english(read(no.message))) == (409, "Seat B is taken.")
    assert english(read(refusal("plain", text="anything"))) == "anything"
    assert RequestRefused.of(403, no.message).message == no.message
