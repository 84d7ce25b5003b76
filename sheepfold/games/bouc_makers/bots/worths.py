"""What cards, wool and a top are worth to a seat while the game goes on, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.games.bouc_makers.rules import bits, herds, hidden, scoring
from sheepfold.games.bouc_makers.rules.components import DOGS, OS, SHEEP
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

POINT: Final[i64] = 100

# What things brought at the end of games of quick sensible players, of two and of more (fitted to many games, at the end of each
# round): before the last card is dealt, and with the whole pile to come.
WOOL_OF_TWO: Final = vec[i64]([180, 400])  # a token: a point, and now and then a contract
WOOL_OF_MORE: Final = vec[i64]([150, 400])
CORNER_OF_TWO: Final[i64] = 150  # a bonus of 1 on top of the herd
CORNER_OF_MORE: Final[i64] = 240
GUARD_OF_TWO: Final = vec[i64]([500, 0])  # a bone symbol on top for an owner of the Os with a dog
GUARD_OF_MORE: Final = vec[i64]([350, 0])
OS_OF_TWO: Final = vec[i64]([600, 0])
OS_OF_MORE: Final = vec[i64]([0, 200])
OS_DOG_OF_TWO: Final = vec[i64]([150, 0])  # each of the owner's dogs, up to 4
OS_DOG_OF_MORE: Final = vec[i64]([280, 0])
DOGS_OF_TWO: Final = vec[i64]([-250, -250, 100, 0, 0, 0, 0, 0, 0, 0])  # by number, 4 or more the last
DOGS_OF_MORE: Final = vec[i64]([240, 400, 1110, 220, 320, -50, -40, -130, 0, 0])
SEVENS_OF_TWO: Final = vec[i64]([0, 0, 880, 500, 900, 1640])  # 0-0-7 beside full trios
SEVENS_OF_MORE: Final = vec[i64]([0, 0, 0, 580, 280, 1830])
ZEROS_OF_TWO: Final = vec[i64]([0, 0, 20, 80, 950, -300])  # 3-7-0 beside full trios
ZEROS_OF_MORE: Final = vec[i64]([0, 0, 460, 390, 1400, 450])
WHOLE_PILE: Final[i64] = 57
NO_DOG: Final[i64] = -400  # two small white sheep go back into the box


def by_time(position: BoucMakersPosition, worths: vec[i64], index: i64) -> i64:
    """A worth between its two fitted ends, late and early, by the cards to come."""
    late = worths[index + index]
    return late + (worths[index + index + 1] - late) * bits.size(position.pile) // WHOLE_PILE


def wool_worth(position: BoucMakersPosition) -> i64:
    if position.pile == 0:
        return POINT
    return by_time(position, WOOL_OF_TWO if position.seats == 2 else WOOL_OF_MORE, 0)


def corner_worth(position: BoucMakersPosition) -> i64:
    return CORNER_OF_TWO if position.seats == 2 else CORNER_OF_MORE


def holdings(position: BoucMakersPosition, seat: i64, cards: i64) -> i64:
    """What a set of cards would be worth in this seat's hands; in the last round, what it would score."""
    deck = position.deck
    return (
        sheep_worth(position, cards)
        + pack_worth(position, seat, cards)
        + sevens_worth(position, bits.size(cards & deck.double_o_seven))
        + zeros_worth(position, bits.size(cards & deck.three_seven_zero))
    )


def sheep_worth(position: BoucMakersPosition, cards: i64) -> i64:
    """White and black sheep: each counts for itself."""
    return scoring.printed_points(position, cards & (position.deck.white | position.deck.black)) * POINT


def pack_worth(position: BoucMakersPosition, seat: i64, cards: i64) -> i64:
    """Dogs and the Os."""
    dogs = bits.size(cards & DOGS)
    if position.pile == 0:
        return last_dogs(position, seat, cards, dogs)
    if dogs > 4:
        dogs = 4
    two = position.seats == 2
    worth = by_time(position, DOGS_OF_TWO if two else DOGS_OF_MORE, dogs)
    if cards & OS:
        worth += by_time(position, OS_OF_TWO if two else OS_OF_MORE, 0)
        worth += by_time(position, OS_DOG_OF_TWO if two else OS_DOG_OF_MORE, 0) * dogs
    return worth


def sevens_worth(position: BoucMakersPosition, count: i64) -> i64:
    worth = scoring.double_o_seven_points(count) * POINT
    if position.pile == 0:
        return worth
    return worth + by_time(position, SEVENS_OF_TWO if position.seats == 2 else SEVENS_OF_MORE, count % 3)


def zeros_worth(position: BoucMakersPosition, count: i64) -> i64:
    if position.pile == 0:
        return scoring.three_seven_zero_points(count) * POINT
    return by_time(position, ZEROS_OF_TWO if position.seats == 2 else ZEROS_OF_MORE, count % 3)


def last_dogs(position: BoucMakersPosition, seat: i64, cards: i64, dogs: i64) -> i64:
    """Dogs and the Os as they will score, if nobody else's dogs change."""
    points = scoring.dog_points(dogs)
    if cards & OS:
        points += scoring.OS_PER_DOG * dogs
    if dogs and has_most_dogs(position, seat, dogs):
        points += scoring.MOST_DOGS
    return points * POINT + (0 if dogs else NO_DOG)


def has_most_dogs(position: BoucMakersPosition, seat: i64, dogs: i64) -> bool:
    for other in range(position.seats):
        if other != seat and herds.dogs(position, other) > dogs:
            return False
    return True


def top_worth(position: BoucMakersPosition, seat: i64, top: i64) -> i64:
    """What a sheep on top of the herd (-1: none) is good for in the rounds to come."""
    if top < 0 or position.pile == 0:
        return 0
    worth = position.deck.corners[top] * corner_worth(position)
    if bits.bit(top) & position.deck.bones and position.cards[seat] & OS and position.cards[seat] & DOGS:
        worth += by_time(position, GUARD_OF_TWO if position.seats == 2 else GUARD_OF_MORE, 0)
    return worth


def gain_worth(position: BoucMakersPosition, seat: i64, taken: i64) -> i64:
    """What cards of the display would add to a seat, the best of the sheep put on top."""
    deck = position.deck
    have = position.cards[seat]
    gain = plain_gain(position, seat, with_os(position, seat, taken)) + top_gain(position, seat, taken)
    sevens = bits.size(taken & deck.double_o_seven)
    if sevens:
        before = bits.size(have & deck.double_o_seven)
        gain += sevens_worth(position, before + sevens) - sevens_worth(position, before)
    zeros = bits.size(taken & deck.three_seven_zero)
    if zeros:
        before = bits.size(have & deck.three_seven_zero)
        gain += zeros_worth(position, before + zeros) - zeros_worth(position, before)
    return gain


def plain_gain(position: BoucMakersPosition, seat: i64, more: i64) -> i64:
    """What cards that a seat does not have yet would add to it, special sheep and the top apart."""
    gain = sheep_worth(position, more)
    if more & (DOGS | OS):
        have = position.cards[seat]
        gain += pack_worth(position, seat, have | more) - pack_worth(position, seat, have)
    return gain


def with_os(position: BoucMakersPosition, seat: i64, taken: i64) -> i64:
    """These cards, and the Os if a bone symbol among them takes it from another (BM-10.2, BM-10.3)."""
    if taken & position.deck.bones == 0:
        return taken
    owner = position.os_owner()
    if owner < 0 or owner == seat:
        return taken
    guard = seat if position.gainer_guards else owner
    return taken if position.top_set(guard) & position.deck.bones else taken | OS


def expected_gain(position: BoucMakersPosition, seat: i64, taken: i64) -> float:
    """The same over all herds that may lie under the tops, and less what another loses with the Os."""
    deck = position.deck
    have = position.cards[seat]
    more = with_os(position, seat, taken)
    gain = plain_gain(position, seat, more) + top_gain(position, seat, taken)
    if more != taken:
        owner = position.os_owner()
        held = position.cards[owner]
        gain += pack_worth(position, owner, held) - pack_worth(position, owner, held ^ OS)
    total = float(gain)
    known = have if herds.are_open(position) else have & ~hidden.buried(position, seat)
    sevens = bits.size(taken & deck.double_o_seven)
    if sevens:
        odds = buried_odds(position, seat, deck.double_o_seven)
        first = bits.size(known & deck.double_o_seven)
        for count in range(first, first + len(odds)):
            total += odds[count - first] * float(sevens_worth(position, count + sevens) - sevens_worth(position, count))
    zeros = bits.size(taken & deck.three_seven_zero)
    if zeros:
        odds = buried_odds(position, seat, deck.three_seven_zero)
        first = bits.size(known & deck.three_seven_zero)
        for count in range(first, first + len(odds)):
            total += odds[count - first] * float(zeros_worth(position, count + zeros) - zeros_worth(position, count))
    return total


def buried_odds(position: BoucMakersPosition, seat: i64, kind: i64) -> vec[float]:
    """How likely it is that none, one, two … sheep of a kind lie where nobody may look in a seat's herd."""
    unseen = position.pile & SHEEP
    room: i64 = 0
    if not herds.are_open(position):
        room = bits.size(hidden.buried(position, seat))
        for other in range(position.seats):
            unseen |= hidden.buried(position, other)
    places = bits.size(unseen)
    number = bits.size(unseen & kind)
    odds = vec[float]([0.0] * (number + 1))
    odds[0] = 1.0
    for sheep in range(number):  # each lies in this herd or elsewhere
        for back in range(sheep + 1):
            inside = sheep - back
            odds[inside + 1] += odds[inside] * float(room - inside) / float(places - sheep)
            odds[inside] *= float(places - room - sheep + inside) / float(places - sheep)
    return odds


def top_gain(position: BoucMakersPosition, seat: i64, taken: i64) -> i64:
    """What a better corner on top would add."""
    sheep = taken & SHEEP
    if sheep == 0 or position.pile == 0:
        return 0
    best: i64 = -1000
    while sheep:
        best = max(best, position.deck.corners[bits.only(bits.lowest(sheep))])
        sheep &= sheep - 1
    return (best - herds.corner(position, seat)) * corner_worth(position)


def best_cards(position: BoucMakersPosition, seat: i64, count: i64) -> i64:
    """The worth of the best cards on display to this seat, picked one after the other."""
    have: i64 = 0
    now: i64 = 0
    left = position.display
    while count > 0 and left:
        best: i64 = 0
        best_worth: i64 = 0
        rest = left
        while rest:
            card = bits.lowest(rest)
            rest ^= card
            worth = gain_worth(position, seat, have | card)
            if best == 0 or worth > best_worth:
                best = card
                best_worth = worth
        have |= best
        left ^= best
        now = best_worth
        count -= 1
    return now
