"""Why a move is refused, in words for the player who tried it; and other ways of writing a move that is meant well."""

from __future__ import annotations

from typing import cast

from sheepfold.core.errors import Refused, closest
from sheepfold.core.position import Position
from sheepfold.core.seats import letter, seat_of
from sheepfold.games.black_sheep.bundle import count_in, words_in
from sheepfold.games.black_sheep.components import FIELDS, HAND, LETTERS, NAMES, SIDE
from sheepfold.games.black_sheep.position import BlackSheepPosition
from sheepfold.games.black_sheep.sides import cards_of

HOW = "write e.g. 'place 2 pig', 'place 2 pig pig' or 'place 2 pig drop cow'"
DROPS = ("drop", "discard")
RULE_BY_PLACED = {0: "BS-4.3", 1: "BS-4.4", 2: "BS-4.5"}
NEEDED = {
    0: "an empty side takes one card or two",
    1: "a side with one card takes exactly two",
    2: "a side with two cards takes one",
}


def animal_of(word: str) -> int | None:
    """The type of a word (`pig`, `pigs`, `p`), None for any other."""
    word = word.lower()
    names = [*NAMES, *(f"{name}s" for name in NAMES)]
    if word in names:
        return names.index(word) % len(NAMES)
    return LETTERS.lower().index(word) if len(word) == 1 and word in LETTERS.lower() else None


def tidy(text: str) -> str:
    """Letters for animals, any order of the cards, `discard` for `drop`: the order within a side means nothing (BS-4.7)."""
    words = text.split()
    if len(words) < 3 or words[0] != "place":
        return text
    at = next((i for i, word in enumerate(words) if word in DROPS), len(words))
    placed = [animal_of(word) for word in words[2:at]]
    dropped = [animal_of(word) for word in words[at + 1 :]]
    if None in placed or None in dropped:
        return text
    names = [NAMES[animal] for animal in sorted(cast(list[int], placed))]
    drops = ["drop", *(NAMES[animal] for animal in cast(list[int], dropped))] if at < len(words) else []
    return " ".join([*words[:2], *names, *drops])


def explain(position: Position, seat: int, text: str) -> Refused:
    """The most specific rule that the text breaks; from what this seat sees alone."""
    here = cast(BlackSheepPosition, position)
    words = text.lower().split()
    if not words:
        return Refused(text, f"a move is needed; {HOW}")
    if words[0] == "pass":
        return Refused(text, "you can place cards, so you may not pass", "BS-4.8")
    if words[0] in DROPS:
        return Refused(text, "a card is discarded only together with placing one card, as in 'place 2 pig drop cow'", "BS-5.1")
    if words[0] != "place":
        return Refused(text, f"this is not a move of this game; {HOW}")
    if len(words) < 2 or not words[1].isdecimal():
        return Refused(text, f"after 'place' comes the number of a field, 1 to {FIELDS}; {HOW}", "BS-4.1")
    return explain_field(here, seat, text, int(words[1]), words[2:])


def explain_field(here: BlackSheepPosition, seat: int, text: str, number: int, words: list[str]) -> Refused:
    if not 1 <= number <= FIELDS:
        return Refused(text, f"there is no field {number}; the fields are 1 to {FIELDS}", "BS-2.1")
    if here.is_closed(number - 1):
        return Refused(text, f"field {number} is closed", "BS-9.1")
    named = words[1:2] if words[:1] == ["side"] else [word for word in words[:1] if animal_of(word) is None]
    owner = seat_of(named[0], int(here.seats)) if named else None
    if owner is not None and owner >= 0:
        whose = "your own side is meant anyway, leave it out" if owner == seat else f"that is the side of seat {letter(owner)}"
        return Refused(text, f"cards go to your own side only; {whose}", "BS-4.1")
    if any(word.isdecimal() for word in words):
        return Refused(text, "all cards of a turn go to one field", "BS-4.6")
    return explain_cards(here, seat, text, number, words)


def explain_cards(here: BlackSheepPosition, seat: int, text: str, number: int, words: list[str]) -> Refused:
    at = next((i for i, word in enumerate(words) if word in DROPS), len(words))
    placed, dropped = words[:at], words[at + 1 :]
    for word in (*placed, *dropped):
        if animal_of(word) is None:
            return Refused(text, f"{word!r} is not an animal; there are {', '.join(NAMES)}{closest(word, list(NAMES))}")
    already = int(cards_of(here.sides[here.side(number - 1, seat)]))
    if already == SIDE:
        return Refused(text, f"your side of field {number} is complete with three cards", "BS-4.2")
    allowed = (1, 2) if already == 0 else (SIDE - already,)
    if len(placed) not in allowed:
        return Refused(text, f"{NEEDED[already]}, not {len(placed)}", RULE_BY_PLACED[already])
    if at < len(words) and len(placed) == 2:
        return Refused(text, "after placing two cards nothing may be discarded", "BS-5.2")
    if at < len(words) and len(dropped) != 1:
        return Refused(text, f"after placing one card you may discard one card, not {len(dropped)}", "BS-5.1")
    hand = words_in(here.hands[seat], HAND)
    wanted = [animal_of(word) for word in (*placed, *dropped)]
    for animal in wanted:
        if animal is not None and wanted.count(animal) > count_in(here.hands[seat], HAND, animal):
            missing = f"{wanted.count(animal)} of {NAMES[animal]}" if wanted.count(animal) > 1 else f"a {NAMES[animal]}"
            return Refused(text, f"you do not hold {missing}; your hand is {hand}", "BS-4.7")
    return Refused(text, f"this is not understood; {HOW}")
