"""What a thinking seat knows of this game: other worlds that look the same to it, and roughly how good a position is."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers import bits, rules, scoring
from sheepfold.games.bouc_makers.components import BEYOND, DICE, DOGS, LAST_THROW, LOWEST_BID, OS, SAFE_RESULT, SHEEP, sides
from sheepfold.games.bouc_makers.phases import ARRANGING, BIDDING, CHOOSING, DEALING, DISCARDING, FINISHED, ROLLING, TAKING

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.position import BoucMakersPosition

# --- other worlds


def reshuffle(position: BoucMakersPosition, seat: i64, rng: Rng) -> None:
    """Deal again what this seat (none: a watcher) cannot see: hidden herds with the draw pile, sealed choices of others."""
    if not position.herds_open():
        redeal_herds(position, rng)
    if position.phase == BIDDING:
        for other in range(position.seats):
            if other != seat and position.bids[other]:
                contracts: i64 = BEYOND - LOWEST_BID + (1 if position.wool[other] else 0)
                position.bids[other] = LOWEST_BID + rng.below(contracts)
    elif position.phase == DISCARDING:
        for other in range(position.seats):
            if other != seat and position.discards[other] and rules.has_choice(position, other):
                position.discards[other] = some(rules.whites(position, other), 2, rng)


def redeal_herds(position: BoucMakersPosition, rng: Rng) -> None:
    """All herd cards nobody can see are as likely to be any of the sheep nobody can see (BM-13.4)."""
    unseen = position.pile & SHEEP
    for seat in range(position.seats):
        unseen |= buried(position, seat)
    position.pile &= ~SHEEP
    for seat in range(position.seats):
        old = buried(position, seat)
        new = some(unseen, bits.size(old), rng)
        unseen ^= new
        position.cards[seat] = (position.cards[seat] ^ old) | new
    position.pile |= unseen


def buried(position: BoucMakersPosition, seat: i64) -> i64:
    """The sheep of a herd that nobody may look at: neither the top nor gained in this round."""
    return position.herd(seat) & ~position.top_set(seat) & ~position.gains[seat]


def some(cards: i64, count: i64, rng: Rng) -> i64:
    """That many cards of a set, at random."""
    found: i64 = 0
    for i in range(count):
        found |= bits.bit(bits.nth(cards & ~found, rng.below(bits.size(cards) - i)))
    return found


# --- how good it looks, in hundredths of a point

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
UNCERTAIN_OF_TWO: Final = 320.0  # what one card more or less in the pile may still change
UNCERTAIN_OF_MORE: Final = 250.0
LAST_LUCK_OF_TWO: Final = 6.0  # the last round changes as much as so many cards
LAST_LUCK_OF_MORE: Final = 1.0
FINE_ROUND: Final[i64] = 1800  # the three best cards of an ordinary display

# What a round brought on average to one who always chose that contract (14 … 26, 26+) against a mixed field.
ROUND_WORTH_OF_TWO: Final = vec[i64]([75, 80, 85, 95, 120, 170, 215, 310, 330, 385, 415, 445, 500, 440])
ROUND_WORTH: Final = vec[i64]([75, 80, 90, 100, 120, 142, 260, 392, 492, 558, 575, 558, 492, 420])


def value(position: BoucMakersPosition, seat: i64) -> i64:
    if position.phase >= DISCARDING:
        return scoring.score(position, seat) * POINT
    return standing(position, seat) + prospects(position, seat)


def outlook(position: BoucMakersPosition, seat: i64) -> float:
    """The chance to win if the rest of the game goes on as usual: a lead counts more, the fewer cards are left."""
    own = standing(position, seat)
    if position.phase == FINISHED:
        return win_share(position, seat)
    cards = float(bits.size(position.pile) + bits.size(position.display))
    if position.seats == 2:
        scale = UNCERTAIN_OF_TWO * sqrt(cards + LAST_LUCK_OF_TWO)
    else:
        scale = UNCERTAIN_OF_MORE * sqrt(cards + LAST_LUCK_OF_MORE)
    total: float = 0.0
    for other in range(position.seats):
        lead = float(standing(position, other) - own) / scale
        total += exp(lead if lead < 30.0 else 30.0)
    return 1.0 / total


def win_share(position: BoucMakersPosition, seat: i64) -> float:
    winners: i64 = 0
    for other in range(position.seats):
        if position.wins(other):
            winners += 1
    return 1.0 / float(winners) if position.wins(seat) else 0.0


def standing(position: BoucMakersPosition, seat: i64) -> i64:
    """What a seat has so far, without what is going on in this round."""
    if position.phase >= DISCARDING:
        return scoring.score(position, seat) * POINT
    return (
        holdings(position, seat, position.cards[seat])
        + position.wool[seat] * wool_worth(position)
        + top_worth(position, seat, position.tops[seat])
    )


def by_time(position: BoucMakersPosition, worths: vec[i64], place: i64) -> i64:
    """A worth between its two fitted ends, late and early, by the cards to come."""
    late = worths[place + place]
    return late + (worths[place + place + 1] - late) * bits.size(position.pile) // WHOLE_PILE


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
        plain_worth(position, seat, cards)
        + sevens_worth(position, bits.size(cards & deck.double_o_seven))
        + zeros_worth(position, bits.size(cards & deck.three_seven_zero))
    )


def plain_worth(position: BoucMakersPosition, seat: i64, cards: i64) -> i64:
    """All but the special sheep."""
    worth = scoring.printed_points(position, cards & (position.deck.white | position.deck.black)) * POINT
    dogs = bits.size(cards & DOGS)
    if position.pile == 0:
        return worth + last_dogs(position, seat, cards, dogs)
    if dogs > 4:
        dogs = 4
    two = position.seats == 2
    if cards & OS:
        worth += by_time(position, OS_OF_TWO if two else OS_OF_MORE, 0)
        worth += by_time(position, OS_DOG_OF_TWO if two else OS_DOG_OF_MORE, 0) * dogs
    return worth + by_time(position, DOGS_OF_TWO if two else DOGS_OF_MORE, dogs)


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
        if other != seat and position.dogs(other) > dogs:
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
    have = position.cards[seat]
    more = with_os(position, seat, taken)
    return holdings(position, seat, have | more) - holdings(position, seat, have) + top_gain(position, seat, taken)


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
    gain = plain_worth(position, seat, have | more) - plain_worth(position, seat, have) + top_gain(position, seat, taken)
    if more != taken:
        owner = position.os_owner()
        held = position.cards[owner]
        gain += plain_worth(position, owner, held) - plain_worth(position, owner, held ^ OS)
    total = float(gain)
    known = have if position.herds_open() else have & ~buried(position, seat)
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
    if not position.herds_open():
        room = bits.size(buried(position, seat))
        for other in range(position.seats):
            unseen |= buried(position, other)
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
    return (best - position.corner(seat)) * corner_worth(position)


def prospects(position: BoucMakersPosition, seat: i64) -> i64:
    """What the rest of this round may bring."""
    phase = position.phase
    if phase <= DEALING or position.bids[seat] == 0:
        return 0
    if phase == BIDDING or not has_begun(position, seat):
        return round_worth(position, seat)
    if rules.roller(position) != seat or phase == ARRANGING:
        return 0
    if phase == TAKING:
        return best_cards(position, seat, position.cards_due())
    if phase == ROLLING:
        return roll_worth(position, seat)
    return best_keep(position, seat) if phase == CHOOSING and position.throw < LAST_THROW else 0


def has_begun(position: BoucMakersPosition, seat: i64) -> bool:
    """Whether this seat has made its first throw of the round, or will make none."""
    if position.turn >= rules.dice_turns(position):
        return True
    for place in range(position.turn):
        if position.order[place] == seat:
            return True
    return rules.roller(position) == seat and not (position.phase == ROLLING and position.throw == 1)


def round_worth(position: BoucMakersPosition, seat: i64) -> i64:
    """A contract's usual worth, moved by the corner on top, in proportion to what is on display."""
    place = position.bids[seat] - LOWEST_BID
    if position.bids[seat] < BEYOND:
        place -= position.corner(seat)
        place = min(max(place, 0), 12)
    usual = ROUND_WORTH_OF_TWO[place] if position.seats == 2 else ROUND_WORTH[place]
    return usual * best_cards(position, seat, 3) // FINE_ROUND


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


def roll_worth(position: BoucMakersPosition, seat: i64) -> i64:
    """Exact chances of the throw to come, and of the last one after it, times the cards to be won."""
    needed = position.target(seat) - position.corner(seat)
    one = best_cards(position, seat, 1)
    if position.throw == LAST_THROW:
        return last_roll_worth(position, seat, needed, one)
    two = best_cards(position, seat, 2)
    kept: i64 = 0
    first: i64 = -1
    second: i64 = -1
    for die in range(DICE):
        if (position.kept >> die) & 1:
            kept += position.dice[die]
        elif first < 0:
            first = sides(die)
        else:
            second = sides(die)
    total: i64 = 0
    for x in range(1, first + 1):
        for y in range(1, second + 1):
            if kept + x + y >= needed:
                total += two
            else:
                chance = max(chance_of(needed - kept - x, second), chance_of(needed - kept - y, first))
                total += one * chance // POINT
    return total // (first * second)


def last_roll_worth(position: BoucMakersPosition, seat: i64, needed: i64, one: i64) -> i64:
    kept: i64 = 0
    die_sides: i64 = 0
    for die in range(DICE):
        if (position.kept >> die) & 1:
            kept += position.dice[die]
        else:
            die_sides = sides(die)
    black = position.display & position.deck.black
    burden = gain_worth(position, seat, black) if black else 0
    wool = wool_worth(position)
    safe = SAFE_RESULT - position.corner(seat)
    total: i64 = 0
    for face in range(1, die_sides + 1):
        if kept + face >= needed:
            total += one
        elif kept + face < safe:
            total += burden + wool
        else:
            total += wool
    return total // die_sides


def chance_of(least: i64, die_sides: i64) -> i64:
    """Of a die to show at least that, in hundredths."""
    good = die_sides - least + 1
    if good <= 0:
        return 0
    return POINT if good >= die_sides else POINT * good // die_sides


def best_keep(position: BoucMakersPosition, seat: i64) -> i64:
    """The best of the dice that may be set aside now."""
    best: i64 = 0
    found = False
    for die in range(DICE):
        if not (position.kept >> die) & 1:
            position.kept |= bits.bit(die)
            position.throw += 1
            worth = roll_worth(position, seat)
            position.throw -= 1
            position.kept ^= bits.bit(die)
            if not found or worth > best:
                best = worth
                found = True
    return best
