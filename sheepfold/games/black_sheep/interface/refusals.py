"""Why a move is refused, for the player who tried it."""

from __future__ import annotations

from difflib import get_close_matches

from sheepfold.core.errors import Refused
from sheepfold.core.message import Message, seat_name
from sheepfold.core.seats import letter, seat_of
from sheepfold.games.black_sheep.interface.words import barn, listed, number_of
from sheepfold.games.black_sheep.rules.bundle import count_in, words_in
from sheepfold.games.black_sheep.rules.components import FIELDS, HAND, NAMES, SIDE
from sheepfold.games.black_sheep.rules.moves import DROPS, animal_of, drop_at
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition
from sheepfold.games.black_sheep.rules.sides import cards_of

RULE_BY_PLACED = {0: "BS-4.3", 1: "BS-4.4", 2: "BS-4.5"}
NEEDED = {0: "bs-no-count-12", 1: "bs-no-count-2", 2: "bs-no-count-1"}


def explain(position: BlackSheepPosition, seat: int, text: str) -> Refused:
    """The most specific rule that the text breaks; from what this seat sees alone."""
    words = text.lower().split()
    if not words:
        return Refused(text, Message("bs-no-move"))
    if words[0] == "pass":
        return Refused(text, Message("bs-no-pass"), "BS-4.8")
    if words[0] in DROPS:
        return Refused(text, Message("bs-no-drop-alone"), "BS-5.1")
    if words[0] != "place":
        return Refused(text, Message("bs-no-word"))
    if len(words) < 2 or not words[1].isdecimal():
        return Refused(text, Message("bs-no-number"), "BS-4.1")
    return explain_field(position, seat, text, int(words[1]), words[2:])


def explain_field(position: BlackSheepPosition, seat: int, text: str, number: int, words: list[str]) -> Refused:
    if not 1 <= number <= FIELDS:
        return Refused(text, Message("bs-no-barn", {"number": number}), "BS-2.1")
    if position.is_closed(number - 1):
        return Refused(text, Message("bs-no-closed", {"barn": barn(number)}), "BS-9.1")
    named = words[1:2] if words[:1] == ["side"] else [word for word in words[:1] if animal_of(word) is None]
    owner = seat_of(named[0], int(position.seats)) if named else None
    if owner == seat:
        return Refused(text, Message("bs-no-side-own"), "BS-4.1")
    if owner is not None and owner >= 0:
        return Refused(text, Message("bs-no-side-other", {"who": seat_name(letter(owner))}), "BS-4.1")
    if any(word.isdecimal() for word in words):
        return Refused(text, Message("bs-no-one-barn"), "BS-4.6")
    return explain_cards(position, seat, text, number, words)


def explain_cards(position: BlackSheepPosition, seat: int, text: str, number: int, words: list[str]) -> Refused:
    at = drop_at(words)
    placed, dropped = words[:at], words[at + 1 :]
    for word in (*placed, *dropped):
        if animal_of(word) is None:
            return no_animal(text, word)
    already = int(cards_of(position.sides[position.side(number - 1, seat)]))
    if already == SIDE:
        return Refused(text, Message("bs-no-complete", {"barn": barn(number)}), "BS-4.2")
    if len(placed) not in ((1, 2) if already == 0 else (SIDE - already,)):
        return Refused(text, Message(NEEDED[already], {"barn": barn(number), "count": len(placed)}), RULE_BY_PLACED[already])
    if at < len(words) and len(placed) == 2:
        return Refused(text, Message("bs-no-drop-two"), "BS-5.2")
    if at < len(words) and len(dropped) != 1:
        return Refused(text, Message("bs-no-drop-count", {"count": len(dropped)}), "BS-5.1")
    return explain_hand(position, seat, text, [*placed, *dropped])


def no_animal(text: str, word: str) -> Refused:
    near = get_close_matches(word, NAMES, n=1)
    if near:
        return Refused(text, Message("bs-no-animal-near", {"word": word, "near": near[0]}))
    return Refused(text, Message("bs-no-animal", {"word": word, "animals": ", ".join(NAMES)}))


def explain_hand(position: BlackSheepPosition, seat: int, text: str, words: list[str]) -> Refused:
    wanted = [animal_of(word) for word in words]
    for animal in wanted:
        if animal is not None and wanted.count(animal) > count_in(position.hands[seat], HAND, animal):
            hand = listed(words_in(position.hands[seat], HAND))
            values = {"cards": number_of(NAMES[animal], wanted.count(animal)), "hand": hand}
            return Refused(text, Message("bs-no-hold", values), "BS-4.7")
    return Refused(text, Message("bs-no-word"))
