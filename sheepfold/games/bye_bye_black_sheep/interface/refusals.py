"""Why a text is refused: the most specific rule it breaks, told with no more than its seat may know."""

from __future__ import annotations

from collections import Counter

from sheepfold.core.errors import Reason, Refused, no
from sheepfold.core.message import Message, seat_name
from sheepfold.core.seats import letter, seat_of
from sheepfold.games.bye_bye_black_sheep.rules import phases
from sheepfold.games.bye_bye_black_sheep.rules.components import BS, CODES, MA, SPECIES
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition
from sheepfold.games.bye_bye_black_sheep.rules.zones import ADDED, WOLF

VERBS = ("draw", "stop", "ask", "take", "steal", "turn", "skip", "add", "place", "choose")
# Which decision a verb belongs to, and why it is refused at any other.
BELONGS = {
    "draw": (phases.DRAWING, no("bb-no-resolve", "BB-4.5")),
    "stop": (phases.DRAWING, no("bb-no-resolve", "BB-4.5")),
    "ask": (phases.EAGLE, no("bb-no-special-first", "BB-9.1", card=Message("bb-card-EA"))),
    "take": (phases.MOLE, no("bb-no-special-first", "BB-9.1", card=Message("bb-card-MO"))),
    "steal": (phases.MAGPIE, no("bb-no-special-first", "BB-9.1", card=Message("bb-card-MA"))),
    "turn": (phases.MOTHER, no("bb-no-special-first", "BB-9.1", card=Message("bb-card-MS"))),
    "choose": (phases.DRAFT, no("bb-no-choose-now", "BB-13.3")),
    "add": (phases.ZOO, no("bb-no-place-now", "BB-6.2")),
    "place": (phases.ZOO, no("bb-no-place-now", "BB-6.2")),
}


def explain(position: ByeByeBlackSheepPosition, seat: int, text: str) -> Refused:
    message, rule = why_not(position, seat, text.split())
    return Refused(text, message, rule)


def why_not(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> Reason:
    phase = int(position.phase)
    verb = words[0].lower() if words else ""
    if verb not in VERBS:
        return no("bb-no-move", type=typed(phase))
    if phase == phases.DRAFT and verb != "choose":
        return no("bb-no-draft-first", "BB-13.3")
    if phase == phases.WHITE and verb == "add":
        return no("bb-no-white-add", "BB-14.2", type=typed(phase))
    if verb == "skip":
        return no("bb-no-move" if len(words) > 1 else "bb-no-skip", type=typed(phase))
    home, elsewhere = BELONGS[verb]
    if phase != home and not (verb == "place" and phase == phases.WHITE):
        if phase == phases.ZOO and verb in ("draw", "stop"):
            return no("bb-no-drawing-over", "BB-6.1")
        return elsewhere
    return WHY_NOT[phase](position, seat, words) or no("bb-no-move", type=typed(phase))


def typed(phase: int) -> Message:
    """What can be typed now; some refusals end with it."""
    return Message(f"bb-type-{phases.PHASES[phase]}")


def card_of(word: str) -> int | None:
    """The kind a word names; 0 for a number that is no species at all."""
    if word.upper() in CODES[1:]:
        return CODES.index(word.upper())
    return 0 if word.isdecimal() else None


def why_not_drawing(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> Reason | None:
    if words[0].lower() == "stop":
        return no("bb-no-must-draw", "BB-4.8") if len(words) == 1 else None
    return why_not_opponent(position, seat, words[1], "bb-no-draw-self", "BB-4.2") if len(words) == 2 else None


def why_not_opponent(position: ByeByeBlackSheepPosition, seat: int, word: str, self_id: str, rule: str) -> Reason | None:
    other = seat_of(word, int(position.seats))
    if other is None or other < 0:
        others = [seat_name(letter(s)) for s in range(int(position.seats)) if s != seat]
        return no("bb-no-player", rule, came=word, others=others)
    return no(self_id, rule) if other == seat else None


def why_not_eagle(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> Reason | None:
    if len(words) != 3:
        return None
    wrong = why_not_opponent(position, seat, words[1], "bb-no-ask-self", "BB-10.1")
    kind = card_of(words[2])
    if wrong or kind is None:
        return wrong
    if kind > SPECIES:
        return no("bb-no-ask-special", "BB-10.7")
    return no("bb-no-ask-species", "BB-10.1", most=int(position.species))


def why_not_mole(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> Reason | None:
    kind = card_of(words[1]) if len(words) == 2 else None
    if kind is None:
        return None
    return no("bb-no-take-special", "BB-11.3") if kind > SPECIES else no("bb-no-take-absent", "BB-11.2")


def why_not_magpie(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> Reason | None:
    if len(words) != 3:
        return None
    wrong = why_not_opponent(position, seat, words[1], "bb-no-steal-self", "BB-12.7")
    if wrong or card_of(words[2]) is None:
        return wrong
    return no("bb-no-steal-absent", "BB-12.6")


def why_not_white(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> Reason | None:
    kinds = [card_of(word) for word in words[1:]]
    if not kinds or None in kinds:
        return None
    if len(kinds) > 1:
        return no("bb-no-white-many", "BB-14.2")
    kind = kinds[0] or 0
    if kind > SPECIES:
        return no("bb-no-place-special", "BB-6.5")
    if position.wolf_owner == seat and position.count(WOLF, kind) > 0:
        return no("bb-no-wolf-pile", "BB-14.4")
    return no("bb-no-hold", "BB-14.2")


def why_not_zoo(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> Reason | None:
    """`add 2 2 5` is no move, cards are added one at a time; but the reason given is the one that matters."""
    kinds = [card_of(word) for word in words[1:]]
    if not kinds or None in kinds:
        return None
    cards = [kind or 0 for kind in kinds]
    if max(cards) > SPECIES:
        return no("bb-no-place-special", "BB-6.5")
    for kind, number in Counter(cards).items():
        held = int(position.count(seat, kind) - position.count(ADDED, kind)) if kind else 0
        if number > held:
            return no("bb-no-hold-so-many", "BB-6.4", held=held) if held else no("bb-no-hold", "BB-6.4")
    left = int(position.limit - position.size(ADDED))
    if len(cards) > left:
        return no("bb-no-limit", "BB-6.2", left=left)
    return no("bb-no-one-by-one", type=typed(int(phases.ZOO)))


def why_not_mother(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> Reason | None:
    return None


def why_not_draft(position: ByeByeBlackSheepPosition, seat: int, words: list[str]) -> Reason | None:
    kind = card_of(words[1]) if len(words) == 2 else None
    if kind is None:
        return None
    if kind in (BS, MA) or kind <= SPECIES:
        return no("bb-no-laid-out", "BB-13.2")
    return no("bb-no-left", "BB-13.3")


WHY_NOT = {
    phases.DRAFT: why_not_draft,
    phases.DRAWING: why_not_drawing,
    phases.EAGLE: why_not_eagle,
    phases.MOLE: why_not_mole,
    phases.MAGPIE: why_not_magpie,
    phases.MOTHER: why_not_mother,
    phases.WHITE: why_not_white,
    phases.ZOO: why_not_zoo,
}
