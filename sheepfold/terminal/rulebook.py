"""The rules of a game, looked up by number or by word, while playing."""

from __future__ import annotations

import re

from sheepfold.core.game import Game
from sheepfold.core.message import Message, plain
from sheepfold.core.rulebook import Rule, read_rules
from sheepfold.games import folder_of

MOST = 15  # rules shown for one word


def look_up(game: Game, wanted: str, lang: str = "en") -> list[Message]:
    """Without a word: the chapters. With a number: that chapter or rule. With a word: the rules that say it."""
    rules = read_rules(folder_of(game), lang)
    if not wanted:
        chapters = dict.fromkeys(rule.chapter for rule in rules)
        return [*map(plain, chapters), Message("term-rules-how", {"prefix": game.prefix})]
    number = re.fullmatch(rf"(?:{game.prefix}-?)?(\d+(?:\.\d+)?)", wanted, re.IGNORECASE)
    if number:
        exact = f"{game.prefix}-{number[1]}"
        found = [rule for rule in rules if rule.number == exact or rule.number.startswith(f"{exact}.")]
        return lines(found) or [Message("term-no-rule", {"number": exact})]
    found = [rule for rule in rules if wanted.lower() in f"{rule.chapter} {rule.text}".lower()]
    more = [Message("term-more-rules", {"count": len(found) - MOST})] if len(found) > MOST else []
    return lines(found[:MOST]) + more or [Message("term-no-rule-says", {"word": wanted[:40]})]


def lines(rules: list[Rule]) -> list[Message]:
    """Without the marks of Markdown, which a screen reader would read aloud."""
    return [plain(f"{rule.number} {rule.text.replace('**', '').replace('`', '')}") for rule in rules]
