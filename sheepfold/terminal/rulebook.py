"""The rules of a game, looked up by number or by word, while playing."""

from __future__ import annotations

import re

from sheepfold.core.game import Game
from sheepfold.core.rulebook import Rule, read_rules
from sheepfold.games import folder_of

MOST = 15  # rules shown for one word


def look_up(game: Game, wanted: str) -> list[str]:
    """Without a word: the chapters. With a number: that chapter or rule. With a word: the rules that say it."""
    rules = read_rules(folder_of(game))
    if not wanted:
        chapters = dict.fromkeys(rule.chapter for rule in rules)
        return [*chapters, f"Type rules and a number (rules {game.prefix}-1) or a word (rules winner)."]
    number = re.fullmatch(rf"(?:{game.prefix}-?)?(\d+(?:\.\d+)?)", wanted, re.IGNORECASE)
    if number:
        exact = f"{game.prefix}-{number[1]}"
        found = [rule for rule in rules if rule.number == exact or rule.number.startswith(f"{exact}.")]
        return lines(found) or [f"There is no rule {exact}; type rules for the chapters."]
    found = [rule for rule in rules if wanted.lower() in f"{rule.chapter} {rule.text}".lower()]
    more = [f"And {len(found) - MOST} more; add another word."] if len(found) > MOST else []
    return lines(found[:MOST]) + more or [f"No rule says {wanted[:40]!r}; type rules for the chapters."]


def lines(rules: list[Rule]) -> list[str]:
    """Without the marks of Markdown, which a screen reader would read aloud."""
    return [f"{rule.number} {rule.text.replace('**', '').replace('`', '')}" for rule in rules]
