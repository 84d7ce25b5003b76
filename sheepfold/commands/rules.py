"""Show the numbered rules of a game in our own words, or which scenario and test shows each.

  sheepfold rules bauernschlau               all of them
  sheepfold rules bauernschlau BA-8          one chapter; BA-8.15 one rule; any other word is looked for
  sheepfold rules bauernschlau --lang fr     in French; German is de
  sheepfold rules bauernschlau --coverage    what covers each rule; exit code 1 if one has nothing

Coverage reads the scenarios of the game and, in a checkout, the tests (a test covers the rules its docstring names).
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sheepfold import games
from sheepfold.core import rulebook
from sheepfold.core.errors import BadInput
from sheepfold.core.message import Message
from sheepfold.language import LANGUAGES, usual_language

HELP = "show a game's rules, or what covers each"
FOR = "play"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument("word", metavar="RULE", nargs="?", help="a rule, a chapter or a word")
    parser.add_argument("--lang", choices=LANGUAGES, default=usual_language(), help="the language of the rules, e.g. --lang fr")
    parser.add_argument("--coverage", action="store_true", help="list what covers each rule; fail if one has nothing")


def run(given: argparse.Namespace) -> int:
    folder = games.folder_of(games.load(given.game))
    if given.coverage:
        return coverage(rulebook.read_rules(folder), folder)
    return show(rulebook.read_rules(folder, given.lang), given.word)


def show(rules: list[rulebook.Rule], word: str | None) -> int:
    chosen = [rule for rule in rules if word is None or fits(rule, word)]
    if not chosen:
        raise BadInput(Message("term-rule-range", {"came": repr(word), "first": rules[0].number, "last": rules[-1].number}))
    chapter = ""
    for rule in chosen:
        if rule.chapter != chapter:
            chapter = rule.chapter
            print(f"\n{chapter}")
        print(f"  {rule.number}  {rule.text}")
    return 0


def fits(rule: rulebook.Rule, word: str) -> bool:
    if rulebook.NUMBER.fullmatch(word.upper()):
        return rule.number == word.upper() or rule.number.startswith(word.upper() + ".")
    return word.lower() in f"{rule.chapter} {rule.text}".lower()


def coverage(rules: list[rulebook.Rule], folder: Path) -> int:
    tests = Path(__file__).parents[2] / "tests"
    rulebook.add_coverage(rules, folder, tests if tests.is_dir() else None)
    bare = [rule for rule in rules if not rule.shown_by]
    for rule in rules:
        print(f"{rule.number:9} {', '.join(rule.shown_by) or 'NOTHING'}")
    slips = rulebook.unknown_numbers(rules, folder)
    for slip in slips:
        print(f"slip: {slip}, which the rules do not have")
    print(
        f"{len(rules) - len(bare)} of {len(rules)} rules covered"
        + (f"; bare: {', '.join(r.number for r in bare)}" if bare else "")
    )
    return 1 if bare or slips or not rules else 0
