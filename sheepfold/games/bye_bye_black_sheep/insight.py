"""What bots know of this game: other worlds that look the same to a seat, and how promising a position is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import exact, phases, rules, scoring
from sheepfold.games.bye_bye_black_sheep.components import BS, COPIES, KINDS, SPECIES, WO
from sheepfold.games.bye_bye_black_sheep.knowledge import (
    BAR,
    SINCE,
    bar,
    best_row,
    has_looked,
    row_of,
    sure,
)
from sheepfold.games.bye_bye_black_sheep.zones import ADDED, PILE, UNDEALT, ZOOS

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.position import ByeByeBlackSheepPosition

TRIES: Final[i64] = 500  # a deal that respects all proofs is nearly always found at once

# Worths are in thirds of a hundredth of a triplet, so that steps stay small numbers.
UNIT: Final[i64] = 3
SINGLE: Final[i64] = 5  # the first card of a species
PAIR: Final[i64] = 9  # a card with which two are there or at hand
SURE: Final[i64] = 12  # one of three that are there or at hand
THIRD: Final[i64] = 16  # the card that completes a triplet
INSURANCE: Final[i64] = 1  # the fourth, against the Magpie
SPOILING: Final[i64] = 4  # takes a rival's last chance of a triplet
HOPED: Final[i64] = 3  # a card still to be drawn
WIN: Final[i64] = 300
ENDLESS: Final[i64] = 1000
MOST_PLACED: Final[i64] = 12  # in one turn, for all practical purposes


# --- worlds


def reshuffle(p: ByeByeBlackSheepPosition, seat: i64, rng: Rng) -> None:
    """Take up every card this seat cannot see, and deal again whatever does not contradict what it was shown."""
    truth = p.cards[:]
    room = zeros(p.seats)
    special_room = zeros(p.seats)
    for holder in range(p.seats):
        if holder != seat:
            start = best_row(p, seat, holder)
            room[holder] = take_up(p, holder, start, 1, SPECIES, PILE)
            special_room[holder] = take_up(p, holder, start, BS + 1, KINDS - 1, UNDEALT)
    if not deal_unseen(p, seat, room, special_room, rng):
        p.cards = truth


def take_up(p: ByeByeBlackSheepPosition, holder: i64, start: i64, first: i64, last: i64, to: i64) -> i64:
    """Move the cards of these kinds that are unknown by the row at `start` from a hand to another zone; how many."""
    taken: i64 = 0
    for kind in range(first, last + 1):
        unseen = p.count(holder, kind) - sure(p.known[start + kind])
        rules.put(p, holder, kind, -unseen)
        rules.put(p, to, kind, unseen)
        taken += unseen
    return taken


def deal_unseen(p: ByeByeBlackSheepPosition, viewer: i64, room: vec[i64], special_room: vec[i64], rng: Rng) -> bool:
    """Fill hands from the pile (and specials from those undealt) as this viewer may think they are; False if no way was found.

    Every card is as likely as any other that the proofs allow; hands about which something is proven are dealt first,
    so that one such hand does not bend the odds of the others.
    """
    for holder in range(p.seats):
        for i in range(special_room[holder]):
            move_card(p, UNDEALT, holder, random_special(p, rng))
    saved = p.cards[:]
    for attempt in range(TRIES):
        if deal_hands(p, viewer, room, True, rng) and deal_hands(p, viewer, room, False, rng):
            imagine_lookers(p, viewer, rng)
            imagine_added(p, viewer, rng)
            return True
        p.cards = saved[:]
    return False


def deal_hands(p: ByeByeBlackSheepPosition, viewer: i64, room: vec[i64], barred: bool, rng: Rng) -> bool:
    """Deal to the hands with proofs of absence, or to those without; False at a dead end."""
    for holder in range(p.seats):
        if room[holder] > 0:
            start = best_row(p, viewer, holder)
            if has_bars(p, start) == barred:
                for i in range(room[holder]):
                    kind = allowed_card(p, start, holder, rng)
                    if kind == 0:
                        return False
                    move_card(p, PILE, holder, kind)
    return True


def has_bars(p: ByeByeBlackSheepPosition, start: i64) -> bool:
    for at in range(start + 1, start + SPECIES + 1):
        if p.known[at] >= BAR:
            return True
    return False


def move_card(p: ByeByeBlackSheepPosition, zone: i64, to: i64, kind: i64) -> None:
    rules.put(p, zone, kind, -1)
    rules.put(p, to, kind, 1)


def pick(weights: vec[i64], rng: Rng) -> i64:
    """One place of a row of weights, by chance; 0 if nothing has any weight."""
    total: i64 = 0
    for i in range(KINDS):
        total += weights[i]
    if total == 0:
        return 0
    left = rng.below(total)
    place: i64 = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return place


def random_special(p: ByeByeBlackSheepPosition, rng: Rng) -> i64:
    weights = zeros(KINDS)
    for kind in range(BS + 1, KINDS):
        weights[kind] = p.count(UNDEALT, kind)
    return pick(weights, rng)


def allowed_card(p: ByeByeBlackSheepPosition, start: i64, holder: i64, rng: Rng) -> i64:
    """A card of the pile that the row at `start` allows in this hand; 0 if there is none."""
    weights = zeros(KINDS)
    for kind in range(1, SPECIES + 1):
        entry = p.known[start + kind]
        if p.count(holder, kind) - sure(entry) < COPIES - bar(entry):
            weights[kind] = p.count(PILE, kind)
    return pick(weights, rng)


def imagine_lookers(p: ByeByeBlackSheepPosition, viewer: i64, rng: Rng) -> None:
    """What others saw of a hand by a Mole must fit the cards it now holds; rows of the viewer, or about him, stay."""
    for looker in range(p.seats):
        for holder in range(p.seats):
            if looker != viewer and holder != viewer and has_looked(p, looker, holder):
                imagine_look(p, looker, holder, rng)


def imagine_look(p: ByeByeBlackSheepPosition, looker: i64, holder: i64, rng: Rng) -> None:
    """A looker knows the whole hand but for as many set cards as were dealt to it since the look."""
    start = row_of(p, looker, holder)
    public = row_of(p, p.seats, holder)
    since = p.known[start + SINCE]
    weights = zeros(KINDS)  # cards of which the public does not know
    for kind in range(1, SPECIES + 1):
        weights[kind] = p.count(holder, kind) - sure(p.known[public + kind])
        p.known[start + kind] = p.count(holder, kind) + BAR * max(bar(p.known[public + kind]), COPIES - since)
    for kind in range(BS + 1, KINDS):
        p.known[start + kind] = p.count(holder, kind)
    for i in range(since):
        kind = pick(weights, rng)
        if kind == 0:
            return
        weights[kind] -= 1
        p.known[start + kind] -= 1


def imagine_added(p: ByeByeBlackSheepPosition, viewer: i64, rng: Rng) -> None:
    """Cards another player has chosen for the zoo but not confirmed: any number below the limit, any set cards."""
    if p.phase != phases.ZOO or viewer == p.turn:
        return
    rules.clear_zone(p, ADDED)
    weights = zeros(KINDS)
    for kind in range(1, SPECIES + 1):
        weights[kind] = p.count(p.turn, kind)
    for i in range(rng.below(p.limit)):
        kind = pick(weights, rng)
        if kind == 0:
            return
        weights[kind] -= 1
        rules.put(p, ADDED, kind, 1)


# --- what cards are worth


def in_zoo(p: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """Cards in the zoo, and those chosen for it."""
    if seat == p.turn:
        return p.count(ZOOS + seat, species) + p.count(ADDED, species)
    return p.count(ZOOS + seat, species)


def at_hand(p: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """Set cards that can be placed, or will be in the hand: the hole comes to the active player."""
    if seat != p.turn:
        return p.count(seat, species)
    return p.count(seat, species) + p.hole.count(species) - p.count(ADDED, species)


def elsewhere(p: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """Cards in the other zoos; with two there, only the Magpie could still make a triplet here."""
    found: i64 = 0
    for other in range(p.seats):
        if other != seat:
            found += p.count(ZOOS + other, species)
    return found


def held_cards(p: ByeByeBlackSheepPosition, seat: i64) -> vec[i64]:
    """`at_hand` for every species at once."""
    held = p.cards[seat * KINDS : seat * KINDS + KINDS]
    if seat == p.turn:
        chosen = ADDED * KINDS
        if p.cards[chosen] > 0:
            for species in range(1, p.species + 1):
                held[species] -= p.cards[chosen + species]
        items = p.hole.items
        for i in range(p.hole.size):
            held[items[i]] += 1
    return held


def step(lying: i64, held: i64, away: i64) -> i64:
    """What placing one card of a species adds: so many lie in the zoo, so many are at hand, so many in other zoos."""
    if lying >= 3:
        return INSURANCE
    if away >= 2:
        return SPOILING if lying + held >= 2 and away == 2 and lying < 2 else 0
    if lying == 2:
        return THIRD
    if lying + held >= 3:
        return SURE + lying
    worth = PAIR + lying if lying + held == 2 else SINGLE
    return worth - worth * away // 3


def fill_gains(p: ByeByeBlackSheepPosition, seat: i64, hoped: i64, gains: vec[i64]) -> None:
    """For each number of placements what they would bring, the best cards at hand first; then what is hoped of cards to come."""
    heap = zeros(THIRD + 1)  # cards by what they add
    costs = zeros(4)  # species that could be made triplets, by the cards that takes
    held = held_cards(p, seat)
    adding = seat == p.turn
    zoo = (ZOOS + seat) * KINDS
    chosen = ADDED * KINDS
    cards = p.cards
    wanted = p.needed
    for species in range(1, p.species + 1):
        lying = cards[zoo + species] + (cards[chosen + species] if adding else 0)
        if lying >= 3:
            wanted -= 1
            continue
        number = held[species]
        if number > 0:
            more = step(lying, number, elsewhere(p, seat, species))
            if lying + number >= 3:
                number = 3 - lying
                costs[number] += 1
            heap[more] += number
    cost = winning_cost(costs, wanted)
    total: i64 = 0
    worth = THIRD
    for number in range(1, len(gains)):
        while worth > hoped and heap[worth] == 0:
            worth -= 1
        if worth > hoped:
            heap[worth] -= 1
        total += worth
        gains[number] = total if number < cost else total + WIN


def winning_cost(costs: vec[i64], wanted: i64) -> i64:
    """The fewest cards that make so many triplets; as good as endless if there are not enough."""
    total: i64 = 0
    for cost in range(1, 4):
        made = min(wanted, costs[cost])
        wanted -= made
        total += made * cost
    return total if wanted == 0 else ENDLESS


def opposing_sizes(p: ByeByeBlackSheepPosition, seat: i64) -> vec[i64]:
    sizes = zeros(p.seats)  # the own place stays 0: nothing is drawn there
    for other in range(p.seats):
        if other != seat:
            sizes[other] = p.size(other)
    return sizes


def wolf_risk(p: ByeByeBlackSheepPosition, seat: i64) -> float:
    """The chance that a draw is the Wolf, if somebody else must have it; which hand it is in is not used."""
    cards: i64 = 0
    wolves: i64 = 0
    for other in range(p.seats):
        if other != seat:
            cards += p.size(other)
            wolves += p.count(other, WO)
    return float(wolves) / float(cards)


# --- value


def value(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """Own zoo, what the turn promises and the hand, less half of the best opposing zoo."""
    if p.phase == phases.OVER_PHASE:
        return UNIT * (zoo_worth(p, seat) + (WIN if scoring.place(p, seat) == 1 else -WIN))
    rival: i64 = 0
    for other in range(p.seats):
        if other != seat:
            rival = max(rival, zoo_worth(p, other))
    return UNIT * zoo_worth(p, seat) + promise(p, seat) + hand_worth(p, seat) - UNIT * rival // 2


def zoo_worth(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    total: i64 = 0
    for species in range(1, p.species + 1):
        lying = in_zoo(p, seat, species)
        if lying >= 3:
            total += SINGLE + PAIR + THIRD + INSURANCE * (lying - 3)
        elif lying > 0 and elsewhere(p, seat, species) < 2:
            total += SINGLE if lying == 1 else SINGLE + PAIR
    return total


def hand_worth(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """A card is worth little in hand, more beside its like."""
    total: i64 = p.size(seat)
    for species in range(1, p.species + 1):
        held = at_hand(p, seat, species)
        if held > 0 and elsewhere(p, seat, species) < 2:
            total += held * min(held + in_zoo(p, seat, species), 3)
    return total


def promise(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """What the own turn will still bring with the best number of draws from here on."""
    if p.turn != seat or not phases.in_turn(p.phase):
        return 0
    gains = zeros(MOST_PLACED + 1)
    if p.phase == phases.ZOO:
        fill_gains(p, seat, 0, gains)
        return UNIT * gains[min(p.limit - p.size(ADDED), MOST_PLACED)]
    fill_gains(p, seat, HOPED, gains)
    sizes = opposing_sizes(p, seat)
    hole = p.hole.size
    safe = float(UNIT)
    if p.phase == phases.BLIND:
        safe *= float(sizes[p.target] - 1) / float(sizes[p.target])
        sizes[p.target] -= 1
        hole += 1
    elif p.phase == phases.TURNING:
        hole += 1
    stop: float = float(gains[min(hole - 2, MOST_PLACED)]) if hole > 2 else 0.0
    return i64(safe * max(stop, exact.going_on(sizes, gains, hole, wolf_risk(p, seat))))
