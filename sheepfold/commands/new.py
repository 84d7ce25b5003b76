"""Start a game of your own: creates a folder with a small complete game that is playable at once, for you to change.

  sheepfold new hill-race
  sheepfold new hill-race --title "Hill Race" --prefix HR

The folder has the rules in words and in code and a scenario; bots play it as it is. docs/new-game.md goes on from there.
"""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
from pathlib import Path

from sheepfold import games
from sheepfold.core.errors import BadInput

HELP = "begin a game of your own, from a small one that plays"
FOR = "develop"

TEMPLATE = Path(__file__).parents[1] / "template"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX = re.compile(r"[A-Z]{2}")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")

NEXT = """made {folder}

It plays already:
  sheepfold play {name}
  sheepfold check {name}                      the laws, by random play
  sheepfold scenario {folder}/scenarios
  sheepfold rules {name} --coverage           what shows each rule
Now change it, RULES.md first; docs/new-game.md says in which order."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the name to type: lower case, with hyphens")
    parser.add_argument("--title", metavar="TEXT", help="the name to display (default: from GAME)")
    parser.add_argument(
        "--prefix", metavar="LETTERS", help="prefix of its rule numbers, two capital letters (default: from GAME)"
    )


def run(given: argparse.Namespace) -> int:
    name = checked_name(given.game)
    title = given.title or name.replace("-", " ").title()
    folder = make(games.HERE / name.replace("-", "_"), name, title, checked_prefix(name, given.prefix))
    print(NEXT.format(name=name, folder=folder.relative_to(Path.cwd()) if folder.is_relative_to(Path.cwd()) else folder))
    return 0


def checked_name(name: str) -> str:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadInput(f"a game is named in lower case, with hyphens between words, like hill-race; not {name!r}")
    if (games.HERE / name.replace("-", "_")).exists():
        raise BadInput(f"there is a game {name} already, in {games.HERE / name.replace('-', '_')}")
    return name


def checked_prefix(name: str, chosen: str | None) -> str:
    """The prefix that was asked for, or one of the name's letters that no other game has."""
    taken = {games.load(other).prefix for other in games.names()}
    if chosen is None:
        return next(prefix for prefix in suggestions(name) if prefix not in taken)
    if not PREFIX.fullmatch(chosen):
        raise BadInput(f"--prefix is two capital letters, like HR; not {chosen!r}")
    if chosen in taken:
        raise BadInput(f"another game has the prefix {chosen}; taken are {', '.join(sorted(taken))}")
    return chosen


def suggestions(name: str) -> list[str]:
    """Hill Race: HR, HI, HL, … and in the end anything."""
    letters = re.sub("[^A-Z]", "", name.upper())
    initials = "".join(word[0] for word in name.upper().split("-") if word[0].isalpha())[:2]
    first = [initials] if len(initials) > 1 else []
    return first + [letters[0] + other for other in letters[1:] + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]


def make(folder: Path, name: str, title: str, prefix: str) -> Path:
    try:
        shutil.copytree(TEMPLATE, folder, ignore=NOT_COPIED)
    except OSError as error:
        raise BadInput(f"cannot write {folder}: {error.strerror}") from None
    for path in sorted(folder.rglob("*.*")):
        text = path.read_text(encoding="utf-8")
        path.write_text(renamed(text, folder.name, name, title, prefix), encoding="utf-8")
        path.rename(path.with_name(path.name.replace("TP-", f"{prefix}-")))
    return folder


def renamed(text: str, folder: str, name: str, title: str, prefix: str) -> str:
    """The text of a file of the template as the new game has it."""
    camel = "".join(word.capitalize() for word in name.split("-"))
    words = {
        "sheepfold.template": f"sheepfold.games.{folder}",
        "TemplatePosition": f"{camel}Position",
        "TP-": f"{prefix}-",
        '"TP"': f'"{prefix}"',
        '"template"': f'"{name}"',
        "Template": title.replace('"', "'"),
    }
    for old, new in words.items():
        text = text.replace(old, new)
    return text
