"""Why a text is refused: the most specific rule it breaks, told with no more than its seat may know."""

from __future__ import annotations

from collections import Counter
from typing import cast

from sheepfold.core.errors import Refused
from sheepfold.core.position import Position
from sheepfold.core.seats import letter, seat_of
from sheepfold.games.bye_bye_black_sheep import phases
from sheepfold.games.bye_bye_black_sheep.components import BS, CODES, MA, SPECIES
from sheepfold.games.bye_bye_black_sheep.position import ByeByeBlackSheepPosition
from sheepfold.games.bye_bye_black_sheep.zones import ADDED, LAYOUT, WOLF, ZOOS

No = tuple[str, str]  # reason, rule

VERBS = ("draw", "stop", "ask", "take", "steal", "turn", "skip", "add", "place", "choose")
EXPECTED = {
    phases.DRAFT: "'choose' and a special such as 'choose EA'",
    phases.DRAWING: "'draw' and a seat, or 'stop'",
    phases.EAGLE: "'ask' with a seat and a species such as 'ask B 7', or 'skip'",
    phases.MOLE: "'take' with a species of the hand shown, or 'skip'",
    phases.MAGPIE: "'steal' with a seat and a species of its zoo, or 'skip'",
    phases.MOTHER: "'turn up' or 'skip'",
    phases.WHITE: "'place' with a species of your hand, or 'skip'",
    phases.ZOO: "'add' with a species of your hand, or 'place' to confirm",
}
# Which decision a verb belongs to, and the rule that says when it comes.
BELONGS = {
    "draw": (phases.DRAWING, "BB-4.5", "drawing goes on once the last card is resolved"),
    "stop": (phases.DRAWING, "BB-4.5", "stopping is possible once the last card is resolved"),
    "ask": (phases.EAGLE, "BB-9.1", "asking takes a freshly drawn Eagle"),
    "take": (phases.MOLE, "BB-9.1", "taking from a hand takes a freshly drawn Mole"),
    "steal": (phases.MAGPIE, "BB-9.1", "stealing takes a freshly drawn Magpie"),
    "turn": (phases.MOTHER, "BB-9.1", "turning up a card takes a freshly drawn Mother Sheep"),
    "choose": (phases.DRAFT, "BB-13.3", "specials are chosen before the game only"),
    "add": (phases.ZOO, "BB-6.2", "cards are placed after drawing has ended"),
    "place": (phases.ZOO, "BB-6.2", "cards are placed after drawing has ended"),
}


def explain(position: Position, seat: int, text: str) -> Refused:
    p = cast(ByeByeBlackSheepPosition, position)
    words = text.split()
    reason, rule = why(p, seat, words)
    return Refused(text, reason, rule)


def why(p: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No:
    phase = int(p.phase)
    verb = words[0].lower() if words else ""
    expected = f"expected {EXPECTED[phase]}"
    if verb not in VERBS:
        return f"no such move; {expected}", ""
    if phase == phases.DRAFT and verb != "choose":
        return f"first everybody must choose a special; {expected}", "BB-13.3"
    if phase == phases.WHITE and verb == "add":
        return f"the White Sheep lets you place one card at once; {expected}", "BB-14.2"
    if verb == "skip":
        return f"{'cannot be read' if len(words) > 1 else 'there is nothing to skip'}; {expected}", ""
    home, rule, when = BELONGS[verb]
    here = phase == home or (verb == "place" and phase == phases.WHITE)
    if not here:
        if phase == phases.ZOO and verb in ("draw", "stop"):
            return f"drawing has ended; {expected}", "BB-6.1"
        return f"{when}; {expected}", rule
    return JUDGES[phase](p, seat, words) or (f"cannot be read; {expected}", "")


def card_of(word: str) -> int | None:
    """The kind a word names; 0 for a number that is no species at all."""
    if word.upper() in CODES[1:]:
        return CODES.index(word.upper())
    return 0 if word.isdecimal() else None


def judge_drawing(p: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    if words[0].lower() == "stop":
        if len(words) == 1:
            return "at least one card must be drawn before stopping (option must_draw_once)", "BB-4.8"
        return None
    if len(words) != 2:
        return None
    return judge_opponent(p, seat, words[1], "draw from", "BB-4.2")


def judge_opponent(p: ByeByeBlackSheepPosition, seat: int, word: str, deed: str, rule: str) -> No | None:
    other = seat_of(word, int(p.seats))
    if other is None or other < 0:
        others = ", ".join(letter(s) for s in range(int(p.seats)) if s != seat)
        return f"no player {word!r} to {deed}; the others are {others}", rule
    if other == seat:
        return f"you cannot {deed} yourself", rule
    return None


def judge_eagle(p: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    if len(words) != 3:
        return None
    wrong = judge_opponent(p, seat, words[1], "ask", "BB-10.1")
    kind = card_of(words[2])
    if wrong or kind is None:
        return wrong
    if kind > SPECIES:
        return f"specials such as {CODES[kind]} cannot be asked for", "BB-10.7"
    return f"species in play are 1 to {p.species}, not {words[2]}", "BB-10.1"


def judge_mole(p: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    kind = card_of(words[1]) if len(words) == 2 else None
    if kind is None:
        return None
    if kind > SPECIES:
        return f"only set cards can be taken, not {CODES[kind]}", "BB-11.3"
    return f"the hand shown ({p.cards_text(p.target)}) holds no {words[1]}", "BB-11.2"


def judge_magpie(p: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    if len(words) != 3:
        return None
    wrong = judge_opponent(p, seat, words[1], "steal from", "BB-12.7")
    if wrong or card_of(words[2]) is None:
        return wrong
    lying = p.cards_text(ZOOS + seat_named(words[1], p)) or "nothing"
    return f"the zoo of {words[1].upper()} shows {lying}, no {words[2]}", "BB-12.6"


def seat_named(word: str, p: ByeByeBlackSheepPosition) -> int:
    found = seat_of(word, int(p.seats))
    return 0 if found is None else found


def judge_white(p: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    kinds = [card_of(word) for word in words[1:]]
    if not kinds or None in kinds:
        return None
    if len(kinds) > 1:
        return f"the White Sheep lets you place one card, not {len(kinds)}", "BB-14.2"
    kind = kinds[0] or 0
    if kind > SPECIES:
        return f"only set cards can be placed, not {CODES[kind]}", "BB-6.5"
    if p.wolf_owner == seat and p.count(WOLF, kind) > 0:
        return f"your {words[1]} lies in the wolf pile and is not in hand yet", "BB-14.4"
    return f"your hand holds no {words[1]}", "BB-14.2"


def judge_zoo(p: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    """`add 2 2 5` is no move, cards are added one at a time; but the reason given is the one that matters."""
    kinds = [card_of(word) for word in words[1:]]
    if not kinds or None in kinds:
        return None
    cards = [kind or 0 for kind in kinds]
    for kind in cards:
        if kind > SPECIES:
            return f"only set cards can be placed, not {CODES[kind]}", "BB-6.5"
    for kind, number in Counter(cards).items():
        held = int(p.count(seat, kind) - p.count(ADDED, kind)) if kind else 0
        if number > held:
            card = CODES[kind] or "such number"
            return f"your hand holds {f'only {held}' if held else 'no'} {card} to add", "BB-6.4"
    left = int(p.limit - p.size(ADDED))
    if len(cards) > left:
        return f"{left} more cards can be placed at this stop, not {len(cards)}", "BB-6.2"
    return "cards are added one at a time: 'add' and one species, then 'place' to confirm", ""


def judge_mother(p: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    return None


def judge_draft(p: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    kind = card_of(words[1]) if len(words) == 2 else None
    if kind is None:
        return None
    if kind in (BS, MA) or kind <= SPECIES:
        return f"{words[1].upper()} is not among the specials laid out: {p.cards_text(LAYOUT)}", "BB-13.2"
    return f"no {CODES[kind]} is left; there are {p.cards_text(LAYOUT)}", "BB-13.3"


JUDGES = {
    phases.DRAFT: judge_draft,
    phases.DRAWING: judge_drawing,
    phases.EAGLE: judge_eagle,
    phases.MOLE: judge_mole,
    phases.MAGPIE: judge_magpie,
    phases.MOTHER: judge_mother,
    phases.WHITE: judge_white,
    phases.ZOO: judge_zoo,
}
