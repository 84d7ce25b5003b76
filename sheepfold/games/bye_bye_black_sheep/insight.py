"""What bots know of this game: other worlds that look the same to a seat, and how promising a position is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import phases, rules, scoring
from sheepfold.games.bye_bye_black_sheep.components import BS, COPIES, KINDS, SPECIES
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


DEAD_WORTH: Final[i64] = 4  # of a zoo card whose species cannot become a triplet any more
PROSPECT: Final[i64] = 20  # of a turn in which nothing can be lost yet
WIN: Final[i64] = 1000


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


# --- value


def value(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """Own zoo, what the turn promises and the hand, less half of the best opposing zoo."""
    if p.phase == phases.OVER_PHASE:
        return zoo_worth(p, seat) + (WIN if scoring.place(p, seat) == 1 else -WIN)
    rival: i64 = 0
    for other in range(p.seats):
        if other != seat:
            rival = max(rival, zoo_worth(p, other))
    return zoo_worth(p, seat) + promise(p, seat) + hand_worth(p, seat) - rival // 2


def in_zoo(p: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """Cards in the zoo, and those chosen for it."""
    if seat == p.turn:
        return p.count(ZOOS + seat, species) + p.count(ADDED, species)
    return p.count(ZOOS + seat, species)


def worth(p: ByeByeBlackSheepPosition, seat: i64, species: i64, number: i64) -> i64:
    """Of that many cards of a species in a zoo."""
    elsewhere: i64 = 0
    for other in range(p.seats):
        if other != seat:
            elsewhere += p.count(ZOOS + other, species)
    if number < 3 and elsewhere >= 2:
        return DEAD_WORTH * number  # only the Magpie could still complete it
    if number <= 1:
        return 15 * number
    return 45 if number == 2 else 85 + 5 * number


def zoo_worth(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    total: i64 = 0
    for species in range(1, p.species + 1):
        total += worth(p, seat, species, in_zoo(p, seat, species))
    return total


def at_hand(p: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """Set cards that can be placed, or will be in the hand: the hole comes to the active player."""
    if seat != p.turn:
        return p.count(seat, species)
    return p.count(seat, species) + p.hole.count(species) - p.count(ADDED, species)


def hand_worth(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """A card is worth little in hand, more beside its like."""
    total: i64 = p.size(seat)
    for species in range(1, p.species + 1):
        held = at_hand(p, seat, species)
        if held > 0:
            total += held * min(held + in_zoo(p, seat, species), 3)
    return total


def gain(p: ByeByeBlackSheepPosition, seat: i64, limit: i64) -> i64:
    """What the best placements within a limit add to the zoo's worth, chosen one by one."""
    placed = zeros(KINDS)
    total: i64 = 0
    for i in range(limit):
        best: i64 = 0
        chosen: i64 = 0
        for species in range(1, p.species + 1):
            if placed[species] < at_hand(p, seat, species):
                lying = in_zoo(p, seat, species) + placed[species]
                more = worth(p, seat, species, lying + 1) - worth(p, seat, species, lying)
                if more > best:
                    best = more
                    chosen = species
        if best == 0:
            return total
        placed[chosen] += 1
        total += best
    return total


def promise(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """What the own turn will still bring, if the player stops now or, with a draw under way, right after it."""
    if p.turn != seat or not phases.in_turn(p.phase):
        return 0
    if p.phase == phases.ZOO:
        return gain(p, seat, p.limit - p.size(ADDED))
    if p.phase == phases.BLIND:
        hand = p.size(p.target)
        return (hand - 1) * (gain(p, seat, p.hole.size - 1) + unharmed(p.hole.size + 1)) // hand
    return gain(p, seat, p.hole.size - 2) + unharmed(p.hole.size)


def unharmed(hole: i64) -> i64:
    """The hope that goes with going on; below three cards stopping would bring nothing at all."""
    return PROSPECT if hole <= 3 else 2
