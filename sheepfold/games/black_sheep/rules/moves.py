"""Every kind of move: its code, its text, what it says; and the menu of what a hand allows, made once for all hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE, Pile, zeros
from sheepfold.core.position import FATE
from sheepfold.core.seats import LETTERS as SEATS
from sheepfold.core.seats import letter
from sheepfold.games.black_sheep.rules import captures, dealing
from sheepfold.games.black_sheep.rules.bundle import THREE_CARDS, WEIGHT
from sheepfold.games.black_sheep.rules.components import LETTERS, NAMES, TASKS, TYPES

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

# A choice: field * WAYS + way. Ways: one card; one card and a discard; two cards, the better one first.
ONE: Final[i64] = 0
ONE_AND_DROP: Final[i64] = 6
TWO: Final[i64] = 42
WAYS: Final[i64] = 78

# Fate's: a card to a hand, a card for a field, a value, the start player, a task card.
DEALT: Final[i64] = 234
DREW: Final[i64] = 240
REVEALED: Final[i64] = 246  # plus the value, 1 to 3
CHOSE: Final[i64] = 250
ASSIGNED: Final[i64] = 254


def choice(field: i64, way: i64) -> i64:
    return field * WAYS + way


def choice_field(move: i64) -> i64:
    return move // WAYS


def choice_way(move: i64) -> i64:
    return move % WAYS


def dealt(card: i64) -> i64:
    return DEALT + card


def dealt_card(move: i64) -> i64:
    return move - DEALT


def drew(card: i64) -> i64:
    return DREW + card


def drew_card(move: i64) -> i64:
    return move - DREW


def revealed(value: i64) -> i64:
    return REVEALED + value


def revealed_value(move: i64) -> i64:
    return move - REVEALED


def chose(seat: i64) -> i64:
    return CHOSE + seat


def chose_seat(move: i64) -> i64:
    return move - CHOSE


def assigned(task: i64) -> i64:
    return ASSIGNED + task


def assigned_task(move: i64) -> i64:
    return move - ASSIGNED


def is_dealt(move: i64) -> bool:
    return DEALT <= move < DREW


def is_drew(move: i64) -> bool:
    return DREW <= move < REVEALED


def is_revealed(move: i64) -> bool:
    return REVEALED < move < CHOSE


def is_assigned(move: i64) -> bool:
    return ASSIGNED <= move < ASSIGNED + TASKS


@final
class Menu:
    """What can be done with cards, the same at every field: by way, what it takes; by hand, which ways there are."""

    cards: vec[i64]  # by way: the card placed, the other card placed or NONE, the card discarded or NONE
    ways: vec[i64]  # of all hands, one after the other; those with one card before those with two
    pages: vec[i64]  # by hand, three numbers: where its ways begin, where those with two cards begin, where they end

    def __init__(self) -> None:
        self.cards = zeros(WAYS * 3)
        self.pages = zeros(THREE_CARDS * 3)
        for card in range(TYPES):
            self._explain(ONE + card, card, NONE, NONE)
            for other in range(TYPES):
                self._explain(ONE_AND_DROP + card * TYPES + other, card, NONE, other)
                self._explain(TWO + card * TYPES + other, card, other, NONE)
        ways = Pile(0)
        for a in range(TYPES):
            for b in range(a, TYPES):
                for c in range(b, TYPES):
                    self._list(a, b, c, ways)
        self.ways = ways.items

    def _explain(self, way: i64, first: i64, second: i64, drop: i64) -> None:
        self.cards[way * 3] = first
        self.cards[way * 3 + 1] = second
        self.cards[way * 3 + 2] = drop

    def _list(self, a: i64, b: i64, c: i64, ways: Pile) -> None:
        """The different ways of a hand of three cards, sorted; equal cards are one choice."""
        page = (WEIGHT[a] + WEIGHT[b] + WEIGHT[c]) * 3
        self.pages[page] = ways.size
        self._list_one(a, b, c, ways)
        if b != a:
            self._list_one(b, a, c, ways)
        if c != b:
            self._list_one(c, a, b, ways)
        self.pages[page + 1] = ways.size
        ways.add(TWO + a * TYPES + b)
        if c != b:
            ways.add(TWO + a * TYPES + c)
        if b != a:
            ways.add(TWO + b * TYPES + c)
        self.pages[page + 2] = ways.size

    def _list_one(self, card: i64, other: i64, third: i64, ways: Pile) -> None:
        ways.add(ONE + card)
        ways.add(ONE_AND_DROP + card * TYPES + other)
        if third != other:
            ways.add(ONE_AND_DROP + card * TYPES + third)


MENU: Final = Menu()


def say(position: BlackSheepPosition, seat: int, move: int) -> str:
    """The text of a move that can be made in this position."""
    return say_choice(move) if seat != FATE else say_outcome(position, move)


def say_choice(move: i64) -> str:
    return CHOICES[move]


def choice_text(move: i64) -> str:
    way = choice_way(move)
    first, second, drop = MENU.cards[way * 3], MENU.cards[way * 3 + 1], MENU.cards[way * 3 + 2]
    text = "place " + str(choice_field(move) + 1) + " " + NAMES[first]
    if second != NONE:
        text += " " + NAMES[second]
    if drop != NONE:
        text += " drop " + NAMES[drop]
    return text


# Asked for several times in every turn, and the same in every game.
CHOICES: Final = [choice_text(move) for move in range(DEALT)]
DEALT_TEXTS: Final = [[f"dealt {name} to {seat}" for seat in SEATS] for name in NAMES]
DREW_TEXTS: Final = [f"drew {name}" for name in NAMES]


def say_outcome(position: BlackSheepPosition, move: i64) -> str:
    if is_dealt(move):
        return DEALT_TEXTS[dealt_card(move)][dealing.receiver(position)]
    if is_drew(move):
        return DREW_TEXTS[drew_card(move)]
    if is_revealed(move):
        return (
            "revealed "
            + NAMES[captures.next_captured(position)]
            + " "
            + str(revealed_value(move))
            + " to "
            + letter(position.turn)
        )
    if is_assigned(move):
        task = position.box.task_ids[assigned_task(move)]
        return (
            "opened " + task
            if dealing.receiver(position) == NONE
            else "dealt " + task + " to " + letter(dealing.receiver(position))
        )
    return "chose " + letter(chose_seat(move)) + " to start"


DROPS: Final = ["drop", "discard"]


def animal_of(word: str) -> int | None:
    """The type of a word (`pig`, `pigs`, `p`), None for any other."""
    word = word.lower()
    names = [*NAMES, *[f"{name}s" for name in NAMES]]
    if word in names:
        return names.index(word) % len(NAMES)
    return LETTERS.lower().index(word) if len(word) == 1 and word in LETTERS.lower() else None


def drop_at(words: list[str]) -> int:
    """Where the discarded card begins; behind the last word if none is."""
    for i, word in enumerate(words):
        if word in DROPS:
            return i
    return len(words)


def tidy(text: str) -> str:
    """Letters for animals, any order of the cards, `discard` for `drop`: the order within a side means nothing (BS-4.7)."""
    words = text.split()
    if len(words) < 3 or words[0] != "place":
        return text
    at = drop_at(words)
    placed = [animal_of(word) for word in words[2:at]]
    dropped = [animal_of(word) for word in words[at + 1 :]]
    if None in placed or None in dropped:
        return text
    names = [NAMES[animal] for animal in sorted(cast(list[int], placed))]
    drops = ["drop", *[NAMES[animal] for animal in cast(list[int], dropped)]] if at < len(words) else []
    return " ".join([*words[:2], *names, *drops])
