"""Why a move is refused, for the player who tried it."""

from __future__ import annotations

from difflib import get_close_matches

from sheepfold.core.errors import Reason, Refused, no
from sheepfold.core.message import seat_name
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
    message, rule = why_not(position, seat, text.lower().split())
    return Refused(text, message, rule)


def why_not(position: BlackSheepPosition, seat: int, words: list[str]) -> Reason:
    if not words:
        return no("bs-no-move")
    if words[0] == "pass":
        return no("bs-no-pass", "BS-4.8")
    if words[0] in DROPS:
        return no("bs-no-drop-alone", "BS-5.1")
    if words[0] != "place":
        return no("bs-no-word")
    if len(words) < 2 or not words[1].isdecimal():
        return no("bs-no-number", "BS-4.1")
    return why_not_field(position, seat, int(words[1]), words[2:])


def why_not_field(position: BlackSheepPosition, seat: int, number: int, words: list[str]) -> Reason:
    if not 1 <= number <= FIELDS:
        return no("bs-no-barn", "BS-2.1", number=number)
    if position.is_closed(number - 1):
        return no("bs-no-closed", "BS-9.1", barn=barn(number))
    named = words[1:2] if words[:1] == ["side"] else [word for word in words[:1] if animal_of(word) is None]
    owner = seat_of(named[0], int(position.seats)) if named else None
    if owner == seat:
        return no("bs-no-side-own", "BS-4.1")
    if owner is not None and owner >= 0:
        return no("bs-no-side-other", "BS-4.1", who=seat_name(letter(owner)))
    if any(word.isdecimal() for word in words):
        return no("bs-no-one-barn", "BS-4.6")
    return why_not_cards(position, seat, number, words)


def why_not_cards(position: BlackSheepPosition, seat: int, number: int, words: list[str]) -> Reason:
    at = drop_at(words)
    placed, dropped = words[:at], words[at + 1 :]
    for word in (*placed, *dropped):
        if animal_of(word) is None:
            return no_animal(word)
    already = int(cards_of(position.sides[position.side(number - 1, seat)]))
    if already == SIDE:
        return no("bs-no-complete", "BS-4.2", barn=barn(number))
    if len(placed) not in ((1, 2) if already == 0 else (SIDE - already,)):
        return no(NEEDED[already], RULE_BY_PLACED[already], barn=barn(number), count=len(placed))
    if at < len(words) and len(placed) == 2:
        return no("bs-no-drop-two", "BS-5.2")
    if at < len(words) and len(dropped) != 1:
        return no("bs-no-drop-count", "BS-5.1", count=len(dropped))
    return why_not_hand(position, seat, [*placed, *dropped])


def no_animal(word: str) -> Reason:
    near = get_close_matches(word, NAMES, n=1)
    if near:
        return no("bs-no-animal-near", word=word, near=near[0])
    return no("bs-no-animal", word=word, animals=", ".join(NAMES))


def why_not_hand(position: BlackSheepPosition, seat: int, words: list[str]) -> Reason:
    wanted = [animal_of(word) for word in words]
    for animal in wanted:
        if animal is not None and wanted.count(animal) > count_in(position.hands[seat], HAND, animal):
            hand = listed(words_in(position.hands[seat], HAND))
            values = {"cards": number_of(NAMES[animal], wanted.count(animal)), "hand": hand}
            return no("bs-no-hold", "BS-4.7", **values)
    return no("bs-no-word")
