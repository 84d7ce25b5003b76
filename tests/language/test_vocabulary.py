"""One word per thing: what each game, the tables and the rule pages never say, and that all of them name an option alike."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from sheepfold import games
from sheepfold.core.game import Game
from sheepfold.language import LANGUAGES
from tests.language.test_voice import ROOT, messages, pages, spoken, those

GAMES = [game for game in map(games.load, games.names()) if game.by]

# Words of code, law and statistics; messages that quote what is typed or stands in a file may name it.
TYPED = frozenset(
    ("term-seed", "term-save-what", "term-name-fate", "record-no-seat", "record-entropy", "record-entropy-unsealed", "fate-can")
) | {"fate-idle", "term-as"}
FOREIGN = {
    "en": r"\b(fate|entropy|seed|takeback|[Rr]ecords?|digest|watcher|kick(ed)?|owner only)\b",
    "fr": r"\b(sort (donne|agit)|entropie|graine|empreinte|relevé|récit|compte rendu)\b|\bwire\b",
    "de": r"Schicksal|Entropie|Startwert|Aufzeichnung|\bwire\b|\bZuschauer|\bLeute\b",
}

POLITE = {
    "en": r"\bOK\b|\b[Oo]ops\b|\b[Pp]lease\b|\b[Ss]orry\b|[Ii]llegal|\b[Ii]nvalid\b|\w(n’t|’ll|’re|’ve|’m|’d)\b|\b(it|that|there|what|here)’s\b",
    "fr": r"\bOK\b|\b[Oo]ups\b|[Dd]ésolé|s’il (te|vous) plaît|[Ii]nvalide|[Ii]llég",
    "de": r"\bOK\b|\b[Uu]ps\b|[Ee]ntschuldig|\b[Bb]itte\b|[Uu]ngültig|[Ii]llegal|\bTut mir",
}

# What a thing of a game is not called, in its catalogue and on its page.
NEVER = {
    ("bauernschlau", "en"): r"\benclosed\b|\bturn(ed|s)? up\b|\bface up\b|\bareas?\b|\bedges?\b|\blaid\b|\btiles?\b",
    ("bauernschlau", "fr"): r"\bfermée|\bbât(ir|it)\b|\btour de table\b|\bfourche\b",
    ("bauernschlau", "de"): r"umzäunt|\bLand\b|\bübergangen\b|ruht aus\b|\bfängt an\b",
    ("black-sheep", "en"): r"\bfield(?!s\))|\blays?\b|\blaid\b|\balike\b",
    ("black-sheep", "fr"): r"\bchamp(?!s\))|\btâche",
    ("black-sheep", "de"): r"\bFeld(?!er\))",
    ("bouc-makers", "en"): r"\bOs\b|\bmalus\b|\bherds?\b|\bdisplay\b|\bset aside\b|\bthe Bone\b|\bgive in\b",
    ("bouc-makers", "fr"): r"\b[2-9]\d* laine\b|\bgarde l’Os\b",
    (
        "bouc-makers",
        "de",
    ): r"\bOs\b|Ansage|Plättchen|\bMeute\b|\b[dD](12|10|8)\b|\b[Dd]e[rn] Knochen(?! in der Ecke)\b|[Aa]ufgeben",
    ("bye-bye-black-sheep", "en"): r"\bset cards?\b|\bchase|\bThieving Magpie\b",
    ("bye-bye-black-sheep", "fr"): r"\bvol(er|ée?|e)\b|\bchasse|\bpêche\b",
    ("bye-bye-black-sheep", "de"): r"Wasserloch|Sonderkarte|Mutter Schaf|Wolfshaufen|\bablegen|\bverjag",
    ("sheep-sheep", "en"): r"\bgrid\b|\bcells?\b|\bholes?\b|\bcaptur|\bexchang(e|ed|ing)\b(?! \w\w \d)|\blay\b(?! \d)|\banew\b",
    ("sheep-sheep", "fr"): r"\bcases?\b|\bcaptur",
    ("sheep-sheep", "de"): r"\bandere Seite\b|\bf[aä]ng|\b(\d|zwei|drei) Tausche\b",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_of_code_and_law(lang: str) -> None:
    assert those(lang, FOREIGN[lang], TYPED) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_cheers_excuses_or_shortens(lang: str) -> None:
    assert those(lang, POLITE[lang]) == []


def in_words(lang: str) -> dict[str, dict[str, list[str]]]:
    """The messages of each game, by its name."""
    found: dict[str, dict[str, list[str]]] = {}
    for game in GAMES:
        path = ROOT / "games" / game.name.replace("-", "_") / "locales" / f"{lang}.ftl"
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found[game.name] = {
            entry.id.name: list(spoken(entry.value)) for entry in body if isinstance(entry, ast.Message) and entry.value
        }
    return found


@pytest.mark.parametrize(("name", "lang"), NEVER)
def test_one_word_per_thing_on_board_and_page(name: str, lang: str) -> None:
    wrong = re.compile(NEVER[name, lang])
    said = [f"{id}: {text}" for id, texts in in_words(lang)[name].items() for text in texts if wrong.search(text)]
    assert [line for line in said + page(name, lang).splitlines() if wrong.search(line)] == []


def page(name: str, lang: str) -> str:
    return next(path.read_text(encoding="utf-8") for path in pages(lang) if path.parent.name == name.replace("-", "_"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_of_a_game_names_its_options_as_the_table_does(game: Game, lang: str) -> None:
    """And by nothing else: ids of options, moves and files are for those who type them."""
    text = page(game.name, lang)
    assert "`" not in text
    names = [option.name for option in game.options] + [data.name for data in game.data_sets]
    asked = [id for name in names if (id := f"option-{game.name}-{name.replace('_', '-')}") in messages(lang)]
    assert len(asked) >= len(names) - 1
    assert [messages(lang)[id][0] for id in asked if messages(lang)[id][0] not in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_in_words_begin_with_a_capital(lang: str) -> None:
    """Or with a name, a number, or a card that has a capital of its own; Black Sheep’s page makes one of what it counts."""
    begins = re.compile(r"[A-ZÀÉÊ0-9]")
    small = [
        f"{id}: {text}"
        for id, texts in messages(lang).items()
        if re.fullmatch(r"(ba|bb|bs|ss)-move(-.*)?|bm-do-.*|bb-skip-.*", id)
        for text in texts
        if not begins.match(text)
    ]
    assert small == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_shared_odds_count_in_hundreds(lang: str) -> None:
    """The rest is said in words around them; only “about 30 times in 100” is a sentence of its own."""
    shared = {"odds", "odds-under", "odds-over"}
    counted = re.compile(r"\d (in|sur|von) 100\b")
    own = [id for id, texts in messages(lang).items() if any(map(counted.search, texts))]
    assert [id for id in own if id not in shared and not id.startswith("why-bauernschlau-")] == []
