"""What a quick sensible player does: the cards that raise the chance of a worthy field most; for playouts and searches."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep.bots.chances import CHANCES, PAIR_OF, RIVAL
from sheepfold.games.black_sheep.bots.hands import (
    AFTER,
    AFTER_A,
    AFTER_AB,
    AFTER_AC,
    AFTER_ALL,
    AFTER_B,
    AFTER_BC,
    AFTER_C,
    HANDS,
    WITH_HAND,
    hand_of,
)
from sheepfold.games.black_sheep.bots.prizes import swing
from sheepfold.games.black_sheep.rules import moves, rules
from sheepfold.games.black_sheep.rules.bundle import CARDS
from sheepfold.games.black_sheep.rules.components import BLACK_SHEEP, FIELDS, FIGURES_PER_FIELD, HAND, TYPES
from sheepfold.games.black_sheep.rules.herds import most_of_rivals
from sheepfold.games.black_sheep.rules.moves import MENU
from sheepfold.games.black_sheep.rules.phases import REFILLING
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition
from sheepfold.games.black_sheep.rules.sides import MORE, NO_CARDS, OPEN_SIDES, SIDES, TWO_CARDS

NOISE: Final[i64] = 63  # luck for each choice, in hundredths of a point, so that playouts differ; all bits set
LUCK: Final[i64] = 1103515245
FRESH: Final[i64] = 4  # what a card not drawn yet is worth: the sum of the hand divided by this
NEVER: Final[i64] = -1000000

# Ways to use the cards of a hand a, b, c; found in the lowest bits of what a choice is worth, above them the field.
WAY_A: Final[i64] = 0
WAY_B: Final[i64] = 1
WAY_C: Final[i64] = 2
WAY_AB: Final[i64] = 3
WAY_AC: Final[i64] = 4
WAY_BC: Final[i64] = 5
WAY: Final[i64] = 7
FIELD_AT: Final[i64] = 3
WORTH_AT: Final[i64] = 5


def hardest_rival(position: BlackSheepPosition, field: i64, seat: i64) -> i64:
    """Where the chances against the rival stand who is hardest to beat at a field."""
    sides, seats = position.sides, position.seats
    start = (
        PAIR_OF[position.figures[field * FIGURES_PER_FIELD] * TYPES + position.figures[field * FIGURES_PER_FIELD + 1]] * SIDES
    )
    at = field * seats
    if seats == 2:
        return (start + sides[at + 1 - seat]) * SIDES
    hardness = CHANCES.hardness
    hardest: i64 = 0
    for other in range(seats):
        if other != seat:
            hardest = max(hardest, hardness[start + sides[at + other]])
    return (start + (hardest & RIVAL)) * SIDES


def choose(position: BlackSheepPosition, seat: i64, rng: Rng) -> i64:
    """The move that raises the chances of fields most, weighed by what they are worth, with a little luck.

    One round over the fields finds the best field for each way to use the cards, and what each card is worth to keep.
    """
    if not CHANCES.made:
        CHANCES.make()
    wins, sides, seats = CHANCES.wins, position.sides, position.seats
    hand = hand_of(position.hands[seat])
    mine, theirs = position.herds[seat], most_of_rivals(position, seat)
    keep_a: i64 = 0
    keep_b: i64 = 0
    keep_c: i64 = 0
    top_a, top_b, top_c, top_ab, top_ac, top_bc = NEVER, NEVER, NEVER, NEVER, NEVER, NEVER
    luck = rng.word()
    for field in range(FIELDS):
        side = sides[field * seats + seat]
        if side >= OPEN_SIDES or position.is_closed(field):
            continue
        rival = hardest_rival(position, field, seat)
        worth = swing(position, field, seat, mine, theirs)
        before = i64(wins[rival + side])
        after = WITH_HAND[side * HANDS + hand]
        gain_a = (i64(wins[rival + (after >> AFTER_A & AFTER)]) - before) * worth >> 10
        gain_b = (i64(wins[rival + (after >> AFTER_B & AFTER)]) - before) * worth >> 10
        gain_c = (i64(wins[rival + (after >> AFTER_C & AFTER)]) - before) * worth >> 10
        keep_a, keep_b, keep_c = max(keep_a, gain_a), max(keep_b, gain_b), max(keep_c, gain_c)
        luck = luck * LUCK + 12345 & 0x7FFFFFFF
        if side >= TWO_CARDS:
            top_a = max(top_a, with_luck(gain_a, luck >> 25, field))
            top_b = max(top_b, with_luck(gain_b, luck >> 21, field))
            top_c = max(top_c, with_luck(gain_c, luck >> 17, field))
            continue
        gain_ab = (i64(wins[rival + (after >> AFTER_AB & AFTER)]) - before) * worth >> 10
        gain_ac = (i64(wins[rival + (after >> AFTER_AC & AFTER)]) - before) * worth >> 10
        gain_bc = (i64(wins[rival + (after >> AFTER_BC & AFTER)]) - before) * worth >> 10
        if side == NO_CARDS:  # the rest of the hand may follow
            whole = (i64(wins[rival + (after >> AFTER_ALL)]) - before) * worth >> 10
            top_a = max(top_a, with_luck(max(gain_a, whole), luck >> 25, field))
            top_b = max(top_b, with_luck(max(gain_b, whole), luck >> 21, field))
            top_c = max(top_c, with_luck(max(gain_c, whole), luck >> 17, field))
            gain_ab, gain_ac, gain_bc = max(gain_ab, whole), max(gain_ac, whole), max(gain_bc, whole)
        top_ab = max(top_ab, with_luck(gain_ab, luck >> 13, field))
        top_ac = max(top_ac, with_luck(gain_ac, luck >> 9, field))
        top_bc = max(top_bc, with_luck(gain_bc, luck >> 5, field))
    fresh = (keep_a + keep_b + keep_c) // FRESH
    best = top_a + (rest(keep_b, keep_c, fresh) << WORTH_AT) + WAY_A
    best = max(best, top_b + (rest(keep_a, keep_c, fresh) << WORTH_AT) + WAY_B)
    best = max(best, top_c + (rest(keep_a, keep_b, fresh) << WORTH_AT) + WAY_C)
    best = max(best, top_ab + (keep_c >> 1 << WORTH_AT) + WAY_AB)
    best = max(best, top_ac + (keep_b >> 1 << WORTH_AT) + WAY_AC)
    best = max(best, top_bc + (keep_a >> 1 << WORTH_AT) + WAY_BC)
    way = way_with(position.hands[seat] * HAND, best & WAY, keep_a, keep_b, keep_c, fresh)
    return moves.choice(best >> FIELD_AT & 3, way)


def with_luck(gain: i64, luck: i64, field: i64) -> i64:
    """What a choice is worth, and at which field."""
    return (gain + (luck & NOISE) << WORTH_AT) + (field << FIELD_AT)


def way_with(hand: i64, chosen: i64, keep_a: i64, keep_b: i64, keep_c: i64, fresh: i64) -> i64:
    """The way to play these of the three cards."""
    a, b, c = CARDS[hand], CARDS[hand + 1], CARDS[hand + 2]
    if chosen == WAY_A:
        return with_drop(a, b, c, keep_b, keep_c, fresh)
    if chosen == WAY_B:
        return with_drop(b, a, c, keep_a, keep_c, fresh)
    if chosen == WAY_C:
        return with_drop(c, a, b, keep_a, keep_b, fresh)
    return moves.TWO + (b if chosen == WAY_BC else a) * TYPES + (b if chosen == WAY_AB else c)


def rest(keep: i64, other: i64, fresh: i64) -> i64:
    """What two cards left in the hand are worth more than a freshly drawn one: the lesser one may be dropped."""
    low, high = keep, other
    if low > high:
        low, high = other, keep
    return high >> 1 if low < fresh else low + high - fresh >> 1


def with_drop(card: i64, better: i64, lesser: i64, keep_better: i64, keep_lesser: i64, fresh: i64) -> i64:
    """A card is placed alone: of the two others that of less use goes, of equal use the lesser animal, if a fresh card is
    worth more."""
    drop, keep = lesser, keep_lesser
    if keep_better < keep_lesser:
        drop, keep = better, keep_better
    return moves.ONE_AND_DROP + card * TYPES + drop if keep < fresh else moves.ONE + card


def carry_on(position: BlackSheepPosition, seat: i64, rng: Rng) -> None:
    """A whole turn by the policy, without a list of what else could be done: place cards, then draw as many as are missing."""
    move = choose(position, seat, rng)
    rules.place_cards(position, moves.choice_field(move), moves.choice_way(move))
    while position.phase == REFILLING:
        rules.refill(position, rules.draw_card(position, rng))


# --- which moves a search looks at first

PLAIN: Final[i64] = 450  # what an animal on a field means on the whole, in hundredths of a point,
BLACK: Final[i64] = 50  # and a black sheep
SWAP: Final[i64] = 40  # what it means to swap a card of no use for a fresh one


def prior(position: BlackSheepPosition, seat: i64, move: i64) -> i64:
    """What the cards gain where they go, and what is lost with a discarded one; rougher than the policy, to be quick."""
    if not CHANCES.made:
        CHANCES.make()
    way, field = moves.choice_way(move) * 3, moves.choice_field(move)
    first, second, drop = MENU.cards[way], MENU.cards[way + 1], MENU.cards[way + 2]
    gain = promise(position, field, seat, first, second)
    if drop != NONE:
        gain += SWAP
        for other in range(FIELDS):
            if position.sides[other * position.seats + seat] < OPEN_SIDES and not position.is_closed(other):
                lost = promise(position, other, seat, drop, NONE)
                if lost > 0:
                    gain -= lost >> 2
    return gain


def promise(position: BlackSheepPosition, field: i64, seat: i64, card: i64, other: i64) -> i64:
    """What one card or two gain at a field, whatever the seats own."""
    side = position.sides[field * position.seats + seat]
    rival = hardest_rival(position, field, seat)
    after = MORE[side * TYPES + card]
    if other != NONE:
        after = MORE[after * TYPES + other]
    worth: i64 = 0
    for i in range(field * FIGURES_PER_FIELD, field * FIGURES_PER_FIELD + FIGURES_PER_FIELD):
        worth += BLACK if position.figures[i] == BLACK_SHEEP else PLAIN
    return (i64(CHANCES.wins[rival + after]) - i64(CHANCES.wins[rival + side])) * worth >> 10
