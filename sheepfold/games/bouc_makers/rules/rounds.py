"""What a move sets in motion: contracts, dice, wool, gaining cards, the end of a round and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.journal import note
from sheepfold.core.packed import i64
from sheepfold.core.position import FATE, OVER
from sheepfold.games.bouc_makers.rules import bits, herds, moves, notes
from sheepfold.games.bouc_makers.rules.components import ALL_DICE, BEYOND, CARDS, DOGS, LAST_THROW, OS, SAFE_RESULT, SHEEP
from sheepfold.games.bouc_makers.rules.phases import ARRANGING, CHOOSING, DEALING, DISCARDING, ENDED, ROLLING, TAKING

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

IMPOSSIBLE: Final[i64] = -1  # a price nobody can pay
LEVEL_SPAN: Final[i64] = 1000  # more than any level

# --- how far the game is, and what a throw is worth


def round_count(position: BoucMakersPosition) -> i64:
    """How many the game has (BM-2.2)."""
    return (CARDS + position.seats) // (position.seats + 1)


def round_number(position: BoucMakersPosition) -> i64:
    """Counted from 1 by the cards that have left the draw pile (BM-2.2); 0 before the first."""
    gone = CARDS - bits.size(position.pile)
    begun = (gone + position.seats) // (position.seats + 1)
    return begun + 1 if position.phase == DEALING and position.display == 0 else begun


def prize(throw: i64) -> i64:
    """BM-6.1: cards that a win at this throw brings, if there are enough."""
    return 4 - throw


def cards_due(position: BoucMakersPosition) -> i64:
    """BM-6.1, BM-6.2: what a win at this throw brings."""
    due = prize(position.throw)
    there = bits.size(position.display)
    return due if due < there else there


# --- what may be paid, and what is owed


def claim_price(position: BoucMakersPosition, seat: i64) -> i64:
    """Tokens to reach the target, the bonus used first (BM-5.8); IMPOSSIBLE if they are not there."""
    price = position.target(seat) - position.base(seat) - herds.bonus(position, seat)
    if price > position.wool[seat]:
        return IMPOSSIBLE
    return max(price, 0)


def rescue_price(position: BoucMakersPosition, seat: i64) -> i64:
    """Fewest tokens for a result that keeps the black sheep away but does not win (BM-7.4)."""
    base = position.base(seat)
    target = position.target(seat)
    if not position.rescues or base >= SAFE_RESULT or target <= SAFE_RESULT or not position.display & position.deck.black:
        return IMPOSSIBLE
    helped = base + herds.bonus(position, seat)
    if helped >= target:
        helped = base  # the bonus would win; without it, only tokens can help
    price = SAFE_RESULT - helped
    if price > position.wool[seat]:
        return IMPOSSIBLE
    return max(price, 0)


def must_discard(position: BoucMakersPosition, seat: i64) -> bool:
    """Whether a seat still has to choose which sheep to put back (BM-12.3)."""
    return position.discards[seat] == 0 and has_choice(position, seat)


def owes_sheep(position: BoucMakersPosition, seat: i64) -> bool:
    return not position.cards[seat] & DOGS


def has_choice(position: BoucMakersPosition, seat: i64) -> bool:
    """With one or two white sheep there is nothing to choose."""
    return owes_sheep(position, seat) and bits.size(whites(position, seat)) > 2


def whites(position: BoucMakersPosition, seat: i64) -> i64:
    return position.cards[seat] & position.deck.white


# --- contracts


def ask_for_bids(position: BoucMakersPosition) -> None:
    """The lowest seat that has not chosen is next; the last choice reveals them all (BM-3.3)."""
    for seat in range(position.seats):
        if position.bids[seat] == 0:
            position.who = seat
            return
    reveal(position)


def reveal(position: BoucMakersPosition) -> None:
    for seat in range(position.seats):
        note(position.journal, notes.REVEALED, seat, position.bids[seat])
    for seat in range(position.seats):
        if position.bids[seat] == BEYOND:  # BM-3.4
            pay(position, seat, 1)
    fix_order(position)
    note(position.journal, notes.ORDERED, FATE)
    if position.seats > 2:
        note(position.journal, notes.SAT_OUT, position.order[position.seats - 1])
    position.turn = 0
    throw_first(position)


def fix_order(position: BoucMakersPosition) -> None:
    """Higher contracts first, among equal ones the lower level (BM-3.5, BM-3.6)."""
    order = position.order
    for seat in range(position.seats):
        index = seat
        while index > 0 and goes_before(position, seat, order[index - 1]):
            order[index] = order[index - 1]
            index -= 1
        order[index] = seat


def goes_before(position: BoucMakersPosition, seat: i64, other: i64) -> bool:
    return urgency(position, seat) > urgency(position, other)


def urgency(position: BoucMakersPosition, seat: i64) -> i64:
    return position.bids[seat] * LEVEL_SPAN - herds.level(position, seat)


def roller(position: BoucMakersPosition) -> i64:
    """Whose turn it is; after the dice turns, who takes what is left (BM-8.2, BM-11.3)."""
    return position.order[position.turn % position.seats]


def dice_turns(position: BoucMakersPosition) -> i64:
    """Turns of a round that roll: all but the collector's (BM-3.11), but both of two players (BM-11.1)."""
    return max(position.seats - 1, 2)


# --- dice


def throw_first(position: BoucMakersPosition) -> None:
    if position.journal is not None:  # playouts need not know whose turn it is
        note(position.journal, notes.BEGAN, roller(position))
    position.kept = 0
    position.throw = 1
    roll(position)


def roll(position: BoucMakersPosition) -> None:
    """Take the dice not set aside into the hand."""
    position.hand = ALL_DICE ^ position.kept
    position.phase = ROLLING
    position.who = FATE


def judge(position: BoucMakersPosition) -> None:
    """All dice lie: a target reached by the base must be accepted (BM-5.6), otherwise the roller may have a choice."""
    seat = roller(position)
    if position.base(seat) >= position.target(seat):
        win(position, seat)
    elif position.throw < LAST_THROW or claim_price(position, seat) != IMPOSSIBLE or rescue_price(position, seat) != IMPOSSIBLE:
        position.phase = CHOOSING
        position.who = seat
    else:
        fail(position, seat, position.base(seat))


def answer(position: BoucMakersPosition, move: i64, seat: i64) -> None:
    if moves.is_keep(move):
        position.kept |= bits.bit(moves.keep_die(move))
        position.throw += 1
        roll(position)
    elif move == moves.CLAIM:
        pay(position, seat, claim_price(position, seat))
        win(position, seat)
    elif move == moves.RESCUE:
        price = rescue_price(position, seat)
        pay(position, seat, price)
        # Without tokens it was the bonus that lifted the result to 14 or more (BM-7.3).
        fail(position, seat, SAFE_RESULT if price else position.base(seat) + herds.bonus(position, seat))
    else:
        fail(position, seat, position.base(seat))


def win(position: BoucMakersPosition, seat: i64) -> None:
    due = cards_due(position)
    note(position.journal, notes.WON, seat, due)
    if due == bits.size(position.display):
        taken = position.display
        note(position.journal, notes.TOOK, seat, taken)
        gain(position, seat, taken)
        put_down(position, seat, taken)
    else:
        position.phase = TAKING
        position.who = seat


def fail(position: BoucMakersPosition, seat: i64, result: i64) -> None:
    """BM-7: below 14 all black sheep of the display, then a token of consolation."""
    note(position.journal, notes.FAILED, seat, result)
    taken: i64 = 0
    if result < SAFE_RESULT:
        taken = position.display & position.deck.black
    if taken:
        note(position.journal, notes.TOOK_BLACK, seat, taken)
        gain(position, seat, taken)
    console(position, seat)
    put_down(position, seat, taken)


# --- wool


def pay(position: BoucMakersPosition, seat: i64, tokens: i64) -> None:
    if tokens:
        position.wool[seat] -= tokens
        if not position.endless_wool:
            position.reserve += tokens
        note(position.journal, notes.PAID, seat, tokens)


def console(position: BoucMakersPosition, seat: i64) -> None:
    """One token from the reserve, if there is one (BM-7.6)."""
    if position.endless_wool:
        position.wool[seat] += 1
    elif position.reserve:
        position.reserve -= 1
        position.wool[seat] += 1
    else:
        note(position.journal, notes.CONSOLED, seat, 0)
        return
    note(position.journal, notes.CONSOLED, seat, 1)


# --- gaining cards


def gain(position: BoucMakersPosition, seat: i64, taken: i64) -> None:
    """Cards of the display become a seat's own; a bone symbol among them may bring the Os (BM-10)."""
    position.display ^= taken
    position.cards[seat] |= taken
    position.gains[seat] |= taken
    if taken & position.deck.bones:
        snatch_os(position, seat)


def snatch_os(position: BoucMakersPosition, seat: i64) -> None:
    """BM-10.2 to BM-10.7. Tops are still those of before the gain."""
    owner = position.os_owner()
    if owner < 0 or owner == seat:
        return
    guard = seat if position.gainer_guards else owner
    if position.top_set(guard) & position.deck.bones:
        return
    position.cards[owner] ^= OS
    position.cards[seat] |= OS
    note(position.journal, notes.SNATCHED, seat, owner)


def put_down(position: BoucMakersPosition, seat: i64, taken: i64) -> None:
    """Sheep go on top of the herd; of several the owner names the new top (BM-9.2)."""
    sheep = taken & SHEEP
    if sheep & (sheep - 1):
        position.arranging = sheep
        position.phase = ARRANGING
        position.who = seat
        return
    if sheep:
        position.tops[seat] = bits.only(sheep)
        note(position.journal, notes.TOPPED, seat, position.tops[seat])
    go_on(position)


# --- from turn to turn and round to round


def go_on(position: BoucMakersPosition) -> None:
    """After a turn: the next one, what is left over, or the end of the round (BM-6.6)."""
    if position.display == 0:
        end_round(position)
        return
    position.turn += 1
    if position.turn < dice_turns(position):
        throw_first(position)
        return
    seat = roller(position)
    taken = position.display
    note(position.journal, notes.COLLECTED, seat, taken)
    gain(position, seat, taken)
    put_down(position, seat, taken)


def end_round(position: BoucMakersPosition) -> None:
    note(position.journal, notes.ROUND_ENDED, FATE, round_number(position))
    position.throw = 0
    position.kept = 0
    position.turn = 0
    for seat in range(position.seats):
        position.bids[seat] = 0
    if position.pile:
        position.phase = DEALING
        position.who = FATE
    else:
        open_herds(position)


def open_herds(position: BoucMakersPosition) -> None:
    """BM-12.2, BM-12.3: those with no dog and no choice put back at once."""
    position.phase = DISCARDING
    for seat in range(position.seats):
        note(position.journal, notes.OPENED, seat, position.herd(seat))
        if owes_sheep(position, seat) and not has_choice(position, seat):
            position.discards[seat] = whites(position, seat)
    ask_for_discards(position)


def ask_for_discards(position: BoucMakersPosition) -> None:
    for seat in range(position.seats):
        if must_discard(position, seat):
            position.who = seat
            return
    for seat in range(position.seats):
        if position.discards[seat]:
            note(position.journal, notes.DISCARDED, seat, position.discards[seat])
    note(position.journal, notes.GAME_OVER, FATE)
    position.phase = ENDED
    position.who = OVER
