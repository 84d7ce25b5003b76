"""Why a text is refused: the most specific rule it breaks, told with no more than its seat may know."""

from __future__ import annotations

from collections import Counter

from sheepfold.core.errors import Refused
from sheepfold.core.message import Message, seat_name
from sheepfold.core.seats import letter, seat_of
from sheepfold.games.bye_bye_black_sheep.rules import phases
from sheepfold.games.bye_bye_black_sheep.rules.components import BS, CODES, MA, SPECIES
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition
from sheepfold.games.bye_bye_black_sheep.rules.zones import ADDED, WOLF

No = tuple[Message, str]  # why, and the rule

VERBS = ("draw", "stop", "ask", "take", "steal", "turn", "skip", "add", "place", "choose")
# Which decision a verb belongs to, what is said at any other, and the rule that says when it comes.
BELONGS = {
    "draw": (phases.DRAWING, Message("bb-no-resolve"), "BB-4.5"),
    "stop": (phases.DRAWING, Message("bb-no-resolve"), "BB-4.5"),
    "ask": (phases.EAGLE, Message("bb-no-special-first", {"card": Message("bb-card-EA")}), "BB-9.1"),
    "take": (phases.MOLE, Message("bb-no-special-first", {"card": Message("bb-card-MO")}), "BB-9.1"),
    "steal": (phases.MAGPIE, Message("bb-no-special-first", {"card": Message("bb-card-MA")}), "BB-9.1"),
    "turn": (phases.MOTHER, Message("bb-no-special-first", {"card": Message("bb-card-MS")}), "BB-9.1"),
    "choose": (phases.DRAFT, Message("bb-no-choose-now"), "BB-13.3"),
    "add": (phases.ZOO, Message("bb-no-place-now"), "BB-6.2"),
    "place": (phases.ZOO, Message("bb-no-place-now"), "BB-6.2"),
}


def explain(position: ByeByeBlackSheepPosition, seat: int, text: str) -> Refused:
    why, rule = reason(position, seat, text.split())
    return Refused(text, why, rule)


def reason(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No:
    phase = int(position.phase)
    verb = words[0].lower() if words else ""
    if verb not in VERBS:
        return typed("bb-no-move", phase), ""
    if phase == phases.DRAFT and verb != "choose":
        return Message("bb-no-draft-first"), "BB-13.3"
    if phase == phases.WHITE and verb == "add":
        return typed("bb-no-white-add", phase), "BB-14.2"
    if verb == "skip":
        return typed("bb-no-move" if len(words) > 1 else "bb-no-skip", phase), ""
    home, why, rule = BELONGS[verb]
    if phase != home and not (verb == "place" and phase == phases.WHITE):
        if phase == phases.ZOO and verb in ("draw", "stop"):
            return Message("bb-no-drawing-over"), "BB-6.1"
        return why, rule
    return JUDGES[phase](position, seat, words) or (typed("bb-no-move", phase), "")


def typed(id: str, phase: int) -> Message:
    """A refusal that ends with what can be typed now."""
    return Message(id, {"type": Message(f"bb-type-{phases.PHASES[phase]}")})


def card_of(word: str) -> int | None:
    """The kind a word names; 0 for a number that is no species at all."""
    if word.upper() in CODES[1:]:
        return CODES.index(word.upper())
    return 0 if word.isdecimal() else None


def judge_drawing(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    if words[0].lower() == "stop":
        return (Message("bb-no-must-draw"), "BB-4.8") if len(words) == 1 else None
    return judge_opponent(position, seat, words[1], "bb-no-draw-self", "BB-4.2") if len(words) == 2 else None


def judge_opponent(position: ByeByeBlackSheepPosition, seat: int, word: str, self_id: str, rule: str) -> No | None:
    other = seat_of(word, int(position.seats))
    if other is None or other < 0:
        others = [seat_name(letter(s)) for s in range(int(position.seats)) if s != seat]
        return Message("bb-no-player", {"came": word, "others": others}), rule
    return (Message(self_id), rule) if other == seat else None


def judge_eagle(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    if len(words) != 3:
        return None
    wrong = judge_opponent(position, seat, words[1], "bb-no-ask-self", "BB-10.1")
    kind = card_of(words[2])
    if wrong or kind is None:
        return wrong
    if kind > SPECIES:
        return Message("bb-no-ask-special"), "BB-10.7"
    return Message("bb-no-ask-species", {"most": int(position.species)}), "BB-10.1"


def judge_mole(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    kind = card_of(words[1]) if len(words) == 2 else None
    if kind is None:
        return None
    return (Message("bb-no-take-special"), "BB-11.3") if kind > SPECIES else (Message("bb-no-take-absent"), "BB-11.2")


def judge_magpie(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    if len(words) != 3:
        return None
    wrong = judge_opponent(position, seat, words[1], "bb-no-steal-self", "BB-12.7")
    if wrong or card_of(words[2]) is None:
        return wrong
    return Message("bb-no-steal-absent"), "BB-12.6"


def judge_white(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    kinds = [card_of(word) for word in words[1:]]
    if not kinds or None in kinds:
        return None
    if len(kinds) > 1:
        return Message("bb-no-white-many"), "BB-14.2"
    kind = kinds[0] or 0
    if kind > SPECIES:
        return Message("bb-no-place-special"), "BB-6.5"
    if position.wolf_owner == seat and position.count(WOLF, kind) > 0:
        return Message("bb-no-wolf-pile"), "BB-14.4"
    return Message("bb-no-hold"), "BB-14.2"


def judge_zoo(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    """`add 2 2 5` is no move, cards are added one at a time; but the reason given is the one that matters."""
    kinds = [card_of(word) for word in words[1:]]
    if not kinds or None in kinds:
        return None
    cards = [kind or 0 for kind in kinds]
    if max(cards) > SPECIES:
        return Message("bb-no-place-special"), "BB-6.5"
    for kind, number in Counter(cards).items():
        held = int(position.count(seat, kind) - position.count(ADDED, kind)) if kind else 0
        if number > held:
            return Message("bb-no-hold-so-many", {"held": held}) if held else Message("bb-no-hold"), "BB-6.4"
    left = int(position.limit - position.size(ADDED))
    if len(cards) > left:
        return Message("bb-no-limit", {"left": left}), "BB-6.2"
    return typed("bb-no-one-by-one", int(phases.ZOO)), ""


def judge_mother(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    return None


def judge_draft(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> No | None:
    kind = card_of(words[1]) if len(words) == 2 else None
    if kind is None:
        return None
    if kind in (BS, MA) or kind <= SPECIES:
        return Message("bb-no-laid-out"), "BB-13.2"
    return Message("bb-no-left"), "BB-13.3"


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
