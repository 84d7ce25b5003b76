"""The Fluent files of one language: the common ones beside this module, those of a game in its `locales` folder."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr", "de")
HERE = Path(__file__).parent
GAMES = HERE.parent / "games"
REMEMBERED = 4096  # sentences of a catalogue
COMMON = ("core", "refusals", "terminal")  # what every sentence of Python may need; the other files are the pages’ own


def file_of(part: str, lang: str) -> Path:
    """`core` → language/fr/core.ftl; `bouc-makers` → games/bouc_makers/locales/fr.ftl."""
    own = GAMES / part.replace("-", "_") / "locales" / f"{lang}.ftl"
    return own if own.exists() else HERE / lang / f"{part}.ftl"


def usual_language() -> str:
    """The language of this machine's user, if it is one of ours; English otherwise."""
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


class Catalogue:
    """The messages of one language. What a game has not translated is said in English."""

    def __init__(self, lang: str, part: str = "") -> None:
        # It takes a third of a second to import, so only when it is needed.
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for name in (*COMMON, part):
            path = file_of(name, lang)
            if name and path.exists():
                self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self.behind = None if lang == "en" else catalogue("en", part)
        self.said: dict[Any, str | None] = {}

    def format(self, id: str, values: dict[str, Any]) -> str | None:
        """The sentence of a message; None if no catalogue has it. The same few are said again and again."""
        key = (id, *values.items(), *map(type, values.values()))
        if key not in self.said:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            self.said[key] = self.find(id, values)
        return self.said[key]

    def find(self, id: str, values: dict[str, Any]) -> str | None:
        pattern = self.bundle.get_message(id).value if self.bundle.has_message(id) else None
        if pattern is None:
            return self.behind.format(id, values) if self.behind else None
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise AssertionError(f"message {id} in {self.lang} with {values}: {errors[0]}")
        return str(text)


@cache
def catalogue(lang: str, part: str = "") -> Catalogue:
    """The catalogue of a language, with the messages of a game if one is named; read once."""
    return Catalogue(lang, part)
