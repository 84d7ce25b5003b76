"""Every message of the catalogue is there in every language, with no value the English one does not have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.bots.ladder import RUNGS

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "sheepfold" / "locales"
BOARDS = ROOT / "web" / "src" / "games"
LANGUAGES = ("en", "fr", "de")
PARTS = sorted({path.name for path in LOCALES.glob("*/*.ftl")})


def messages(lang: str, part: str) -> dict[str, str]:
    """The messages of one file: id → everything it says."""
    found: dict[str, str] = {}
    current = ""
    for line in (LOCALES / lang / part).read_text(encoding="utf-8").splitlines():
        begins = re.match(r"(-?[a-zA-Z][\w-]*) *= *(.*)", line)
        if begins:
            current = begins[1]
            assert current not in found, f"{lang}/{part}: {current} stands there twice"
            found[current] = begins[2]
        elif line.startswith((" ", "}")):
            found[current] += f"\n{line}"
        else:
            assert not line or line.startswith("#"), f"{lang}/{part}: cannot be read: {line!r}"
    return found


def values(text: str) -> set[str]:
    return set(re.findall(r"\$([\w-]+)", text))


@pytest.mark.parametrize("part", PARTS)
def test_every_language_says_the_same_things(part: str) -> None:
    english = messages("en", part)
    for lang in LANGUAGES[1:]:
        other = messages(lang, part)
        assert sorted(other) == sorted(english), f"{lang}/{part}"
        for id, text in other.items():
            assert values(text) <= values(english[id]), f"{lang}/{part}: {id}"
            assert text.strip(), f"{lang}/{part}: {id} says nothing"


def test_no_message_stands_in_two_files() -> None:
    ids = [id for part in PARTS for id in messages("en", part)]
    assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)


def test_every_game_and_every_strength_has_a_name() -> None:
    table = messages("en", "table.ftl")
    assert {f"game-{name}" for name in games.names()} <= set(table)
    assert {f"rung-{rung}" for rung in RUNGS} <= set(table)


def test_every_game_is_told_about_in_the_lobby() -> None:
    assert {f"about-{name}" for name in games.names()} <= set(messages("en", "lobby.ftl"))


def test_every_reason_of_a_hint_can_be_said() -> None:
    """A game with sentences of its own also says why a move is good, with the values it gets or its words make of them."""
    for name in games.names():
        words = BOARDS / name.replace("-", "_") / "words.ts"
        if f"{name}.ftl" not in PARTS:
            assert not words.exists(), f"{name} has words and no sentences"
            continue
        told = messages("en", f"{name}.ftl")
        made = set(re.findall(r"\w+", words.read_text(encoding="utf-8"))) if words.exists() else set()
        for id, sentence in games.load(name).messages.items():
            said = f"why-{name}-{id.removeprefix(f'{name}.').replace('.', '-')}"
            assert said in told, said
            assert values(told[said]) <= made | set(re.findall(r"{(\w+)}", sentence)), said
