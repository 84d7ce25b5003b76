"""What a quick sensible player does: the cards that raise the chance of a worthy field most; for playouts and searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import zeros
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import moves as m
from sheepfold.games.black_sheep.bundle import CARDS, THREE_CARDS, WEIGHT
from sheepfold.games.black_sheep.chances import CHANCES, OPEN_SIDES, SIDES, SURE, TWO_CARDS
from sheepfold.games.black_sheep.components import BLACK_SHEEP, FIELDS, FIGURES_PER_FIELD, HAND, NONE, SIDE, TYPES
from sheepfold.games.black_sheep.moves import MENU
from sheepfold.games.black_sheep.prizes import most_of_rivals, numbers_owned, swing

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.position import BlackSheepPosition

NOISE: Final[i64] = 63  # luck for each choice, in hundredths of a point, so that playouts differ; all bits set
LUCK: Final[i64] = 1103515245
FRESH: Final[i64] = 4  # what a card not drawn yet is worth: the sum of the hand divided by this

# The desk: what the first round over the fields leaves for the second. A row for each field.
DESK_ROW: Final[i64] = 8
SIDE_AT: Final[i64] = 0  # own side; OPEN_SIDES if nothing can be placed here
RIVAL_AT: Final[i64] = 1  # where the chances against the hardest rival stand
WORTH_AT: Final[i64] = 2
BEFORE_AT: Final[i64] = 3  # the chance as it is
WHOLE_AT: Final[i64] = 4  # what is gained if the whole hand comes to lie here
GAIN_AT: Final[i64] = 5  # what each card of the hand gains if placed alone; three of them
DESK: Final = zeros(DESK_ROW * FIELDS)


def hardest_rival(here: BlackSheepPosition, field: i64, seat: i64, side: i64) -> i64:
    """Where the chances against the rival stand who is hardest to beat at a field."""
    wins, side_of, filled, sides = CHANCES.wins, CHANCES.side_of, here.filled, here.sides
    first = here.figures[field * FIGURES_PER_FIELD]
    second = here.figures[field * FIGURES_PER_FIELD + 1]
    start = CHANCES.pair_of[WEIGHT[first] + WEIGHT[second]] * SIDES
    at = field * here.seats
    if here.seats == 2:
        at += 1 - seat
        return (start + side_of[filled[at] * THREE_CARDS + sides[at]]) * SIDES
    hardest: i64 = 0
    least = SURE + 1
    for other in range(here.seats):
        if other != seat:
            rival = (start + side_of[filled[at] * THREE_CARDS + sides[at]]) * SIDES
            if wins[rival + side] < least:
                least = wins[rival + side]
                hardest = rival
        at += 1
    return hardest


def policy(here: BlackSheepPosition, seat: i64, rng: Rng) -> i64:
    """The move that raises the chances of fields most, weighed by what they are worth, with a little luck.

    Two rounds over the fields: what each card of the hand gains alone tells what it is worth to keep; then all moves.
    """
    if not CHANCES.made:
        CHANCES.make()
    more, wins, desk, seats = CHANCES.more, CHANCES.wins, DESK, here.seats
    hand = here.hands[seat] * HAND
    a, b, c = CARDS[hand], CARDS[hand + 1], CARDS[hand + 2]
    mine = numbers_owned(here, seat)
    theirs = most_of_rivals(here, seat)
    keep_a: i64 = 0
    keep_b: i64 = 0
    keep_c: i64 = 0
    for field in range(FIELDS):
        row = field * DESK_ROW
        at = field * seats + seat
        cards = here.filled[at]
        if cards == SIDE or here.is_closed(field):
            desk[row] = OPEN_SIDES
            continue
        side = CHANCES.side_of[cards * THREE_CARDS + here.sides[at]]
        rival = hardest_rival(here, field, seat, side)
        worth = swing(here, field, seat, mine, theirs)
        before = wins[rival + side]
        side_a = more[side * TYPES + a]
        gain_a = (wins[rival + side_a] - before) * worth >> 10
        gain_b = gain_a
        if b != a:
            gain_b = (wins[rival + more[side * TYPES + b]] - before) * worth >> 10
        gain_c = gain_b
        if c != b:
            gain_c = (wins[rival + more[side * TYPES + c]] - before) * worth >> 10
        if gain_a > keep_a:
            keep_a = gain_a
        if gain_b > keep_b:
            keep_b = gain_b
        if gain_c > keep_c:
            keep_c = gain_c
        whole: i64 = -1000000
        if cards == 0:
            whole = (wins[rival + more[more[side_a * TYPES + b] * TYPES + c]] - before) * worth >> 10
        desk[row] = side
        desk[row + RIVAL_AT] = rival
        desk[row + WORTH_AT] = worth
        desk[row + BEFORE_AT] = before
        desk[row + WHOLE_AT] = whole
        desk[row + GAIN_AT] = gain_a
        desk[row + GAIN_AT + 1] = gain_b
        desk[row + GAIN_AT + 2] = gain_c
    fresh = (keep_a + keep_b + keep_c) // FRESH
    rest_a, rest_b, rest_c = rest(keep_b, keep_c, fresh), rest(keep_a, keep_c, fresh), rest(keep_a, keep_b, fresh)
    best: i64 = -1000000
    best_field: i64 = 0
    best_way: i64 = 0
    luck = rng.word()
    for field in range(FIELDS):
        row = field * DESK_ROW
        side = desk[row]
        if side == OPEN_SIDES:
            continue
        whole = desk[row + WHOLE_AT]
        luck = luck * LUCK + 12345 & 0x7FFFFFFF
        if side == 0 or side >= TWO_CARDS:
            gain = max(desk[row + GAIN_AT], whole) + rest_a + (luck >> 25 & NOISE)
            if gain > best:
                best = gain
                best_field = field
                best_way = m.ONE + a
            gain = max(desk[row + GAIN_AT + 1], whole) + rest_b + (luck >> 21 & NOISE)
            if gain > best:
                best = gain
                best_field = field
                best_way = m.ONE + b
            gain = max(desk[row + GAIN_AT + 2], whole) + rest_c + (luck >> 17 & NOISE)
            if gain > best:
                best = gain
                best_field = field
                best_way = m.ONE + c
        if side < TWO_CARDS:
            rival = desk[row + RIVAL_AT]
            worth = desk[row + WORTH_AT]
            before = desk[row + BEFORE_AT]
            side_a = more[side * TYPES + a] * TYPES
            gain = max((wins[rival + more[side_a + b]] - before) * worth >> 10, whole) + (keep_c >> 1) + (luck >> 13 & NOISE)
            if gain > best:
                best = gain
                best_field = field
                best_way = m.TWO + a * TYPES + b
            gain = max((wins[rival + more[side_a + c]] - before) * worth >> 10, whole) + (keep_b >> 1) + (luck >> 9 & NOISE)
            if gain > best:
                best = gain
                best_field = field
                best_way = m.TWO + a * TYPES + c
            after = more[more[side * TYPES + b] * TYPES + c]
            gain = max((wins[rival + after] - before) * worth >> 10, whole) + (keep_a >> 1) + (luck >> 5 & NOISE)
            if gain > best:
                best = gain
                best_field = field
                best_way = m.TWO + b * TYPES + c
    if best_way < m.ONE_AND_DROP:
        best_way = with_drop(best_way, a, b, c, keep_a, keep_b, keep_c, fresh)
    return m.choice(best_field, best_way)


def rest(keep: i64, other: i64, fresh: i64) -> i64:
    """What two cards left in the hand are worth more than one that is drawn anew: the lesser one may be dropped."""
    low, high = keep, other
    if low > high:
        low, high = other, keep
    return high >> 1 if low < fresh else low + high - fresh >> 1


def with_drop(card: i64, a: i64, b: i64, c: i64, keep_a: i64, keep_b: i64, keep_c: i64, fresh: i64) -> i64:
    """A card is placed alone: the lesser of the two others goes if a fresh card is worth more."""
    first, second, keep_first, keep_second = a, b, keep_a, keep_b
    if card == a:
        first, keep_first = c, keep_c
    elif card == b:
        second, keep_second = c, keep_c
    if keep_first > keep_second:
        first, keep_first = second, keep_second
    return m.ONE_AND_DROP + card * TYPES + first if keep_first < fresh else m.ONE + card


# --- which moves a search looks at first

PLAIN: Final[i64] = 450  # what an animal on a field means on the whole, in hundredths of a point,
BLACK: Final[i64] = 50  # and a black sheep
SWAP: Final[i64] = 40  # what it means to swap a card of no use for a fresh one


def prior(here: BlackSheepPosition, seat: i64, move: i64) -> i64:
    """What the cards gain where they go, and what is lost with a discarded one; rougher than the policy, to be quick."""
    if not CHANCES.made:
        CHANCES.make()
    way, field = m.way_of(move) * 3, m.field_of(move)
    first, second, drop = MENU.cards[way], MENU.cards[way + 1], MENU.cards[way + 2]
    gain = promise(here, field, seat, first, second)
    if drop != NONE:
        gain += SWAP
        for other in range(FIELDS):
            if here.filled[other * here.seats + seat] < SIDE and not here.is_closed(other):
                lost = promise(here, other, seat, drop, NONE)
                if lost > 0:
                    gain -= lost >> 2
    return gain


def promise(here: BlackSheepPosition, field: i64, seat: i64, card: i64, other: i64) -> i64:
    """What one card or two gain at a field, whatever the seats own."""
    at = field * here.seats + seat
    side = CHANCES.side_of[here.filled[at] * THREE_CARDS + here.sides[at]]
    rival = hardest_rival(here, field, seat, side)
    after = CHANCES.more[side * TYPES + card]
    if other != NONE:
        after = CHANCES.more[after * TYPES + other]
    worth: i64 = 0
    for i in range(field * FIGURES_PER_FIELD, field * FIGURES_PER_FIELD + FIGURES_PER_FIELD):
        worth += BLACK if here.figures[i] == BLACK_SHEEP else PLAIN
    return (CHANCES.wins[rival + after] - CHANCES.wins[rival + side]) * worth >> 10
