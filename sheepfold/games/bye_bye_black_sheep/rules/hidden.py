"""Other worlds that look the same to a seat: what it cannot see is dealt again, never against what it was shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import row, zeros
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep.rules import phases
from sheepfold.games.bye_bye_black_sheep.rules.components import BS, COPIES, KINDS, SPECIES
from sheepfold.games.bye_bye_black_sheep.rules.knowledge import BAR, SINCE, bar, best_row, has_looked, row_of, sure
from sheepfold.games.bye_bye_black_sheep.rules.zones import ADDED, PILE, UNDEALT, clear_zone, move_card, put

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition

TRIES: Final[i64] = 500  # a deal that respects all proofs is nearly always found at once


def reshuffle(position: ByeByeBlackSheepPosition, seat: i64, rng: Rng) -> None:
    """Take up every card this seat cannot see, and deal again whatever does not contradict what it was shown."""
    viewer: i64 = position.seats if seat < 0 else seat  # a watcher knows what everybody knows
    truth = position.cards[:]
    room = zeros(position.seats)
    special_room = zeros(position.seats)
    for holder in range(position.seats):
        if holder != viewer:
            start = best_row(position, viewer, holder)
            room[holder] = take_up(position, holder, start, 1, SPECIES, PILE)
            special_room[holder] = take_up(position, holder, start, BS + 1, KINDS - 1, UNDEALT)
    if not deal_unseen(position, viewer, room, special_room, rng):
        position.cards = truth


def take_up(position: ByeByeBlackSheepPosition, holder: i64, start: i64, first: i64, last: i64, to: i64) -> i64:
    """Move the cards of these kinds that are unknown by the row at `start` from a hand to another zone; how many."""
    taken: i64 = 0
    for kind in range(first, last + 1):
        unseen = position.count(holder, kind) - sure(position.known[start + kind])
        put(position, holder, kind, -unseen)
        put(position, to, kind, unseen)
        taken += unseen
    return taken


def deal_rooms(position: ByeByeBlackSheepPosition, viewer: i64, room: list[int], special_room: list[int], rng: Rng) -> bool:
    """The same as `deal_unseen`, for interpreted code, which passes no packed rows (core/loops.py says why)."""
    return deal_unseen(position, viewer, row(room), row(special_room), rng)


def deal_unseen(position: ByeByeBlackSheepPosition, viewer: i64, room: vec[i64], special_room: vec[i64], rng: Rng) -> bool:
    """Fill hands from the pile (and specials from those undealt) as this viewer may think they are; False if no way was found.

    Every card is as likely as any other that the proofs allow; hands about which something is proven are dealt first,
    so that one such hand does not bend the odds of the others.
    """
    for holder in range(position.seats):
        for i in range(special_room[holder]):
            move_card(position, UNDEALT, holder, random_special(position, rng))
    saved = position.cards[:]
    for attempt in range(TRIES):
        if deal_hands(position, viewer, room, True, rng) and deal_hands(position, viewer, room, False, rng):
            imagine_lookers(position, viewer, rng)
            imagine_added(position, viewer, rng)
            return True
        position.cards = saved[:]
    return False


def deal_hands(position: ByeByeBlackSheepPosition, viewer: i64, room: vec[i64], barred: bool, rng: Rng) -> bool:
    """Deal to the hands with proofs of absence, or to those without; False at a dead end."""
    for holder in range(position.seats):
        if room[holder] > 0:
            start = best_row(position, viewer, holder)
            if has_bars(position, start) == barred:
                for i in range(room[holder]):
                    kind = allowed_card(position, start, holder, rng)
                    if kind == 0:
                        return False
                    move_card(position, PILE, holder, kind)
    return True


def has_bars(position: ByeByeBlackSheepPosition, start: i64) -> bool:
    for at in range(start + 1, start + SPECIES + 1):
        if position.known[at] >= BAR:
            return True
    return False


def pick(weights: vec[i64], rng: Rng) -> i64:
    """One index of a row of weights, by chance; 0 if nothing has any weight."""
    total: i64 = 0
    for i in range(KINDS):
        total += weights[i]
    if total == 0:
        return 0
    left = rng.below(total)
    index: i64 = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def random_special(position: ByeByeBlackSheepPosition, rng: Rng) -> i64:
    weights = zeros(KINDS)
    for kind in range(BS + 1, KINDS):
        weights[kind] = position.count(UNDEALT, kind)
    return pick(weights, rng)


def allowed_card(position: ByeByeBlackSheepPosition, start: i64, holder: i64, rng: Rng) -> i64:
    """A card of the pile that the row at `start` allows in this hand; 0 if there is none."""
    weights = zeros(KINDS)
    for kind in range(1, SPECIES + 1):
        entry = position.known[start + kind]
        if position.count(holder, kind) - sure(entry) < COPIES - bar(entry):
            weights[kind] = position.count(PILE, kind)
    return pick(weights, rng)


def imagine_lookers(position: ByeByeBlackSheepPosition, viewer: i64, rng: Rng) -> None:
    """What others saw of a hand by a Mole must fit the cards it now holds; rows of the viewer, or about it, stay."""
    for looker in range(position.seats):
        for holder in range(position.seats):
            if looker != viewer and holder != viewer and has_looked(position, looker, holder):
                imagine_look(position, looker, holder, rng)


def imagine_look(position: ByeByeBlackSheepPosition, looker: i64, holder: i64, rng: Rng) -> None:
    """A looker knows the whole hand but for as many set cards as were dealt to it since the look."""
    start = row_of(position, looker, holder)
    public = row_of(position, position.seats, holder)
    since = position.known[start + SINCE]
    weights = zeros(KINDS)  # cards of which the public does not know
    for kind in range(1, SPECIES + 1):
        weights[kind] = position.count(holder, kind) - sure(position.known[public + kind])
        position.known[start + kind] = position.count(holder, kind) + BAR * max(
            bar(position.known[public + kind]), COPIES - since
        )
    for kind in range(BS + 1, KINDS):
        position.known[start + kind] = position.count(holder, kind)
    for i in range(since):
        kind = pick(weights, rng)
        if kind == 0:
            return
        weights[kind] -= 1
        position.known[start + kind] -= 1


def imagine_added(position: ByeByeBlackSheepPosition, viewer: i64, rng: Rng) -> None:
    """Cards another player has chosen for the zoo but not confirmed: any number below the limit, any set cards."""
    if position.phase != phases.ZOO or viewer == position.turn:
        return
    clear_zone(position, ADDED)
    weights = zeros(KINDS)
    for kind in range(1, SPECIES + 1):
        weights[kind] = position.count(position.turn, kind)
    for i in range(rng.below(position.limit)):
        kind = pick(weights, rng)
        if kind == 0:
            return
        weights[kind] -= 1
        put(position, ADDED, kind, 1)
