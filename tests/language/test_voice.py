"""How the catalogues and the rule pages speak: marks, spaces, address, one word per thing, and how long a question or a button may be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sheepfold import games
from sheepfold.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2] / "sheepfold"
NAME, NUMBER = "Ada", "12"  # what stands for a value when a sentence is measured
# Names of moves, files and options, and what is typed, stay as they are.
CODE = re.compile(r"`[^`]*`|--resume|\b0-0-7\b|\b3-7-0\b")


def catalogues(lang: str) -> list[Path]:
    own = [*of_games(f"locales/{lang}.ftl"), *of_games(f"learn/{lang}.ftl")]
    return [*sorted((ROOT / "language" / lang).glob("*.ftl")), *own]


def pages(lang: str) -> list[Path]:
    return of_games("RULES.md" if lang == "en" else f"RULES.{lang}.md")


def of_games(file: str) -> list[Path]:
    """Of published games; somebody's own, which names no author, speaks as its author does."""
    published = [name.replace("-", "_") for name in games.names() if games.load(name).by]
    return [path for name in published if (path := ROOT / "games" / name / file).exists()]


def spoken(pattern: ast.Pattern) -> Iterator[str]:
    """Every sentence a pattern can say, each variant once; values are short."""
    parts = [list(placed(element)) for element in pattern.elements]
    most = max(map(len, parts), default=1)
    for n in range(most):
        yield "".join(found[min(n, len(found) - 1)] for found in parts)


def placed(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from spoken(variant.value)
    elif isinstance(element.expression, ast.StringLiteral):
        yield element.expression.value
    elif isinstance(element.expression, ast.VariableReference):
        yield NAME if element.expression.id.name in {"who", "other", "name", "names", "rival"} else NUMBER
    else:
        yield NUMBER


@cache
def messages(lang: str) -> dict[str, list[str]]:
    found = {}
    for path in catalogues(lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                found[entry.id.name] = list(spoken(entry.value))
    return found


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """All that is read in a language: messages by their id, lines of rule pages by their place."""
    for id, texts in messages(lang).items():
        yield from ((id, text) for text in texts)
    for path in pages(lang):
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.parent.name}/{path.name}:{n}", CODE.sub("x", line)


def those(lang: str, wrong: str, allowed: frozenset[str] = frozenset()) -> list[str]:
    found = re.compile(wrong)
    return [f"{where}: {text}" for where, text in sentences(lang) if where not in allowed and found.search(text)]


def test_french_marks_never_begin_a_line() -> None:
    """A no-break space stands before : ; ! ? » and after «."""
    assert those("fr", r" [:;!?»]|« |[^\s\u00a0:;!?»*][:;!?»](?=[\s*]|$)|«[^\u00a0]") == []


def test_german_dots_never_begin_a_line() -> None:
    assert those("de", r" …|z\. B\.") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_those_of_print(lang: str) -> None:
    """Apostrophe ’, quotes of the language, a true minus, three dots in one, and × between factors."""
    quotes = {"en": "«»„", "fr": "“”„", "de": "«»”"}[lang]
    typed = frozenset({"ba-say-to"})  # a move as one types it
    assert those(lang, rf"['\"{quotes}]|\.\.\.|(?<![\w-])-\d|\d x \d", typed) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_are_said_in_hundreds(lang: str) -> None:
    assert those(lang, r"%|[Pp]robabilit|[Ww]ahrscheinlichkeit|\d/h\b") == []


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("en", r"\b[Hh]ouse\b|\b[Ee]verybody\b"),
        ("fr", r"\b[Mm]aison\b"),
        ("de", r"\b[Hh]aus\b"),
    ],
)
def test_the_program_is_called_sheepfold(lang: str, wrong: str) -> None:
    assert those(lang, wrong) == []


# Vous is for the whole table; these lines speak to all of it.
TO_ALL = re.compile(
    r"Mélangez|[Dd]onnez|Prenez|prenez|étalez|entre vous|si vous (jouez|n’êtes)|Vous (jouez|vous passez)|votre nombre|comparez|mettez|Regardez"
)


def test_french_says_tu() -> None:
    said = [
        text
        for text in those("fr", r"\b([Vv]ous|[Vv]otre|[Vv]os|[Vv]ôtres?)\b|\b(?![Cc]hez\b|[Aa]ssez\b)\w+ez\b")
        if not TO_ALL.search(text)
    ]
    assert said == []


def test_german_says_du() -> None:
    assert those("de", r"(?<=[a-zäöü,] )(Sie|Ihnen|Ihre?[mnrs]?|Du|Dich|Dir|Dein\w*|Euch|Euer)\b") == []


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("en", r"\bhe or she\b|\bhis\b|\bhim\b|\b[Hh]e\b"),
        ("fr", r"·e\b|\(e\)|\b[Tt]oi seul\b|\bvous? seul\b|\bobligée?s?\b|\bChacun\b|\bpropriétaire\b|\bgagnants?\b"),
        (
            "de",
            r"\w[*:]in(nen)?\b|\b[Aa]ls (Einzige|Erste|Nächste)r\b|\bein Einziger\b|\bder Nächste\b|\bJeder (hat|bekommt|legt|beginnt|wählt)\b|\bGastgeber|\bBesitzer|\bGewinner|Startspieler|\bSpielers?\b",
        ),
    ],
)
def test_nobody_is_given_a_gender(lang: str, wrong: str) -> None:
    assert those(lang, wrong) == []


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("fr", r"\bbât(ir|it|is|ie)\b|ferme fermée|\btour de table\b|\bvol(er|ée?)\b|\bcompte rendu\b"),
        ("de", r"\bAnsagen?\b|\bOs\b|umzäunt|Wasserloch|Sonderkarte|Mutter Schaf|Wolfshaufen|Aufzeichnung|\bMeute\b|Übersicht"),
        ("en", r"\bmalus\b|\bthe Os\b|\bset cards?\b|\bset aside\b|\banew\b"),
    ],
)
def test_one_word_for_one_thing(lang: str, wrong: str) -> None:
    assert those(lang, wrong) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_buttons_are_short(lang: str) -> None:
    """A question has at most 60 characters, a button 30, with a short name and figures in it."""
    limits = [
        (r"(ba|bb|bm|bs|ss)-(ask|sure)(?!.*-(?:help|again))(-.*)?", 60),
        (r"(ba|bb|bm|ss)-do-.*|ss-finish.*|bb-skip-.*|(ba|bb|bm|bs|ss)-(back|clear|undo|keep|lay|discard)", 30),
        (
            r"hint-(yes|no)|proposal-(yes|no)|coach-(read|none)|state-(again|bot|scores|rematch)|away-(begin|end)|leave|given-up-ask",
            30,
        ),
        (r"play-(bots|friends)|join|cancel|continue|sit-down|open-(invite|begin)|room-(bot|open|kick|leave)|invite-copy", 30),
        (r"trouble-reload|replay-(look|table)|share-(moment|game)|record-(download|open)|seal-check|chat-send", 30),
    ]
    long = [
        f"{id}: {len(text)}: {text}"
        for pattern, most in limits
        for id, texts in messages(lang).items()
        if re.fullmatch(pattern, id)
        for text in texts
        if len(text.replace("*", "")) > most
    ]
    assert long == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_goal_card_is_read_at_a_glance(lang: str) -> None:
    """At most 100 characters to a picture, 60 for what a lesson asks, two lines of a phone for the reason."""
    limits = [(r"goal-.+-(win|turn|watch|watch-two)", 100), (r"lesson-\w+-.+(?<!-why)", 70), (r"lesson-.+-why", 130)]
    long = [
        f"{id}: {len(text)}: {text}"
        for pattern, most in limits
        for id, texts in messages(lang).items()
        if re.fullmatch(pattern, id) and id not in ("lesson-note",)
        for text in texts
        if len(text.replace("*", "")) > most
    ]
    assert long == []
