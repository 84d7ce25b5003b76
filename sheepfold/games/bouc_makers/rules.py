"""What may be done and what it does: deal, contracts, dice, gaining cards, the end of a round and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers import bits, moves, tale
from sheepfold.games.bouc_makers.components import (
    ALL_DICE,
    BEYOND,
    BOARDS,
    DICE,
    DOGS,
    HIGHEST_BID,
    LAST_THROW,
    LOWEST_BID,
    OS,
    SAFE_RESULT,
    SHEEP,
    sides,
)
from sheepfold.games.bouc_makers.phases import (
    ARRANGING,
    BIDDING,
    BOARDING,
    CHOOSING,
    DEALING,
    DISCARDING,
    FINISHED,
    ROLLING,
    TAKING,
)

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.position import BoucMakersPosition

IMPOSSIBLE: Final[i64] = -1  # a price nobody can pay
LEVEL_SPAN: Final[i64] = 1000  # more than any level

# --- what may be done


def fill_legal(position: BoucMakersPosition, seat: i64, found: Pile) -> None:
    phase = position.phase
    if phase == BIDDING:
        fill_bids(position, seat, found)
    elif phase == CHOOSING:
        fill_answers(position, seat, found)
    elif phase == TAKING:
        fill_takes(position.display_size(), position.cards_due(), found)
    elif phase == ARRANGING:
        rest = position.arranging
        while rest:
            found.add(moves.top_of(bits.only(bits.lowest(rest))))
            rest &= rest - 1
    else:
        fill_discards(position, seat, found)


def fill_bids(position: BoucMakersPosition, seat: i64, found: Pile) -> None:
    for contract in range(LOWEST_BID, HIGHEST_BID + 1):
        found.add(moves.bid_of(contract))
    if position.wool[seat]:  # BM-3.2
        found.add(moves.bid_of(BEYOND))


def fill_answers(position: BoucMakersPosition, seat: i64, found: Pile) -> None:
    """After a throw that missed the target (BM-5.7)."""
    if position.throw < LAST_THROW:
        for die in range(DICE):
            if not (position.kept >> die) & 1:
                found.add(moves.keep_of(die))
    else:
        found.add(moves.ACCEPT)
        if rescue_price(position, seat) != IMPOSSIBLE:
            found.add(moves.RESCUE)
    if claim_price(position, seat) != IMPOSSIBLE:
        found.add(moves.CLAIM)


def fill_takes(there: i64, due: i64, found: Pile) -> None:
    """Every choice of 1, 2 or 3 of the slots of the display."""
    for one in range(there):
        if due == 1:
            found.add(moves.take_of(bits.bit(one)))
            continue
        for two in range(one):
            pair = bits.bit(one) | bits.bit(two)
            if due == 2:
                found.add(moves.take_of(pair))
                continue
            for three in range(two):
                found.add(moves.take_of(pair | bits.bit(three)))


def fill_discards(position: BoucMakersPosition, seat: i64, found: Pile) -> None:
    white = position.cards[seat] & position.deck.white
    while white:
        one = bits.only(bits.lowest(white))
        white &= white - 1
        others = white
        while others:
            found.add(moves.discard_of(one, bits.only(bits.lowest(others))))
            others &= others - 1


def claim_price(position: BoucMakersPosition, seat: i64) -> i64:
    """Tokens to reach the target, the bonus used first (BM-5.8); IMPOSSIBLE if they are not there."""
    price = position.target(seat) - position.base(seat) - position.bonus(seat)
    if price > position.wool[seat]:
        return IMPOSSIBLE
    return price if price > 0 else 0


def rescue_price(position: BoucMakersPosition, seat: i64) -> i64:
    """Fewest tokens for a result that keeps the black sheep away but does not win (BM-7.4)."""
    base = position.base(seat)
    target = position.target(seat)
    if not position.rescues or base >= SAFE_RESULT or target <= SAFE_RESULT or not position.display & position.deck.black:
        return IMPOSSIBLE
    helped = base + position.bonus(seat)
    if helped >= target:
        helped = base  # the bonus would win; without it, only tokens can help
    price = SAFE_RESULT - helped
    if price > position.wool[seat]:
        return IMPOSSIBLE
    return price if price > 0 else 0


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


# --- fate


def fill_odds(position: BoucMakersPosition, found: Pile, weights: Pile) -> None:
    """Every outcome is as likely as any other."""
    phase = position.phase
    if phase == ROLLING:
        die = next_die(position)
        for face in range(1, sides(die) + 1):
            found.add(moves.rolled_of(die, face))
    elif phase == DEALING:
        rest = position.pile
        while rest:
            found.add(moves.dealt_of(bits.only(bits.lowest(rest))))
            rest &= rest - 1
    else:
        seat = boardless(position)
        for board in range(BOARDS):
            if not is_board_dealt(position, board):
                found.add(moves.board_of(seat, board))
    for i in range(found.size):
        weights.add(1)


def draw(position: BoucMakersPosition, rng: Rng) -> i64:
    phase = position.phase
    if phase == ROLLING:
        die = next_die(position)
        return moves.rolled_of(die, rng.below(sides(die)) + 1)
    if phase == DEALING:
        return moves.dealt_of(bits.nth(position.pile, rng.below(bits.size(position.pile))))
    seat = boardless(position)
    board = rng.below(BOARDS)
    while is_board_dealt(position, board):
        board = rng.below(BOARDS)
    return moves.board_of(seat, board)


def next_die(position: BoucMakersPosition) -> i64:
    """The next of the dice in the hand."""
    if position.hand & 1:
        return 0
    return 1 if position.hand & 2 else 2


def boardless(position: BoucMakersPosition) -> i64:
    """The first seat without a board; `seats` if all have one."""
    seat: i64 = 0
    while seat < position.seats and position.boards[seat] >= 0:
        seat += 1
    return seat


def is_board_dealt(position: BoucMakersPosition, board: i64) -> bool:
    found = False
    for seat in range(position.seats):
        found = found or position.boards[seat] == board
    return found


# --- playing


def play(position: BoucMakersPosition, move: i64, seat: i64) -> None:
    phase = position.phase
    if phase == ROLLING:
        die = moves.die_rolled(move)
        position.dice[die] = moves.face_rolled(move)
        position.hand ^= bits.bit(die)
        if position.hand == 0:
            judge(position)
    elif phase == BIDDING:
        position.bids[seat] = moves.contract_of(move)
        ask_for_bids(position)
    elif phase == CHOOSING:
        answer(position, move, seat)
    elif phase == DEALING:
        deal(position, bits.bit(moves.card_dealt(move)))
    elif phase == TAKING:
        taken = bits.chosen(position.display, moves.slots_taken(move))
        gain(position, seat, taken)
        put_down(position, seat, taken)
    elif phase == ARRANGING:
        position.tops[seat] = moves.new_top(move)
        position.arranging = 0
        go_on(position)
    elif phase == BOARDING:
        position.boards[boardless(position)] = moves.board_dealt(move)
        if boardless(position) == position.seats:
            position.phase = DEALING
    else:
        position.discards[seat] = moves.sheep_discarded(move)
        ask_for_discards(position)


def deal(position: BoucMakersPosition, card: i64) -> None:
    """One more card of the display (BM-2.2); with the last one the contracts are asked for."""
    if position.display == 0:
        for seat in range(position.seats):
            position.gains[seat] = 0
    position.pile ^= card
    position.display |= card
    if position.pile == 0 or bits.size(position.display) == position.seats + 1:
        position.phase = BIDDING
        position.who = 0


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
        tale.note(position, tale.REVEALED, seat, position.bids[seat])
    for seat in range(position.seats):
        if position.bids[seat] == BEYOND:  # BM-3.4
            pay(position, seat, 1)
    fix_order(position)
    tale.note(position, tale.ORDERED, FATE, 0)
    position.turn = 0
    throw_first(position)


def fix_order(position: BoucMakersPosition) -> None:
    """Higher contracts first, among equal ones the lower level (BM-3.5, BM-3.6)."""
    order = position.order
    for seat in range(position.seats):
        place = seat
        while place > 0 and goes_before(position, seat, order[place - 1]):
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat


def goes_before(position: BoucMakersPosition, seat: i64, other: i64) -> bool:
    return urgency(position, seat) > urgency(position, other)


def urgency(position: BoucMakersPosition, seat: i64) -> i64:
    return position.bids[seat] * LEVEL_SPAN - position.level(seat)


def roller(position: BoucMakersPosition) -> i64:
    """Whose turn it is; after the dice turns, who takes what is left (BM-8.2, BM-11.3)."""
    return position.order[position.turn % position.seats]


def dice_turns(position: BoucMakersPosition) -> i64:
    """Turns of a round that roll: all but the collector's (BM-3.11), but both of two players (BM-11.1)."""
    return 2 if position.seats == 2 else position.seats - 1


# --- dice


def throw_first(position: BoucMakersPosition) -> None:
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
        position.kept |= bits.bit(moves.die_kept(move))
        position.throw += 1
        roll(position)
    elif move == moves.CLAIM:
        pay(position, seat, claim_price(position, seat))
        win(position, seat)
    elif move == moves.RESCUE:
        price = rescue_price(position, seat)
        pay(position, seat, price)
        # Without tokens it was the bonus that lifted the result to 14 or more (BM-7.3).
        fail(position, seat, SAFE_RESULT if price else position.base(seat) + position.bonus(seat))
    else:
        fail(position, seat, position.base(seat))


def win(position: BoucMakersPosition, seat: i64) -> None:
    due = position.cards_due()
    tale.note(position, tale.WON, seat, due)
    if due == position.display_size():
        taken = position.display
        tale.note(position, tale.TOOK, seat, taken)
        gain(position, seat, taken)
        put_down(position, seat, taken)
    else:
        position.phase = TAKING
        position.who = seat


def fail(position: BoucMakersPosition, seat: i64, result: i64) -> None:
    """BM-7: below 14 all black sheep of the display, then a token of consolation."""
    tale.note(position, tale.FAILED, seat, result)
    taken: i64 = 0
    if result < SAFE_RESULT:
        taken = position.display & position.deck.black
    if taken:
        tale.note(position, tale.TOOK_BLACK, seat, taken)
        gain(position, seat, taken)
    console(position, seat)
    put_down(position, seat, taken)


# --- wool


def pay(position: BoucMakersPosition, seat: i64, tokens: i64) -> None:
    if tokens:
        position.wool[seat] -= tokens
        if not position.endless_wool:
            position.reserve += tokens
        tale.note(position, tale.PAID, seat, tokens)


def console(position: BoucMakersPosition, seat: i64) -> None:
    """One token from the reserve, if there is one (BM-7.6)."""
    if position.endless_wool:
        position.wool[seat] += 1
    elif position.reserve:
        position.reserve -= 1
        position.wool[seat] += 1
    else:
        tale.note(position, tale.CONSOLED, seat, 0)
        return
    tale.note(position, tale.CONSOLED, seat, 1)


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
    tale.note(position, tale.SNATCHED, seat, owner)


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
    tale.note(position, tale.COLLECTED, seat, taken)
    gain(position, seat, taken)
    put_down(position, seat, taken)


def end_round(position: BoucMakersPosition) -> None:
    tale.note(position, tale.ROUND_ENDED, FATE, 0)
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
    """BM-12.2, BM-12.3: whoever has no dog and no choice puts back at once."""
    position.phase = DISCARDING
    for seat in range(position.seats):
        tale.note(position, tale.OPENED, seat, position.herd(seat))
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
            tale.note(position, tale.DISCARDED, seat, position.discards[seat])
    tale.note(position, tale.ENDED, FATE, 0)
    position.phase = FINISHED
    position.who = OVER


# --- for searches


def unseal(position: BoucMakersPosition, seat: i64) -> None:
    """Take back what others have chosen and this seat (still to choose, or waiting) cannot see."""
    if position.phase == BIDDING:
        for other in range(position.seats):
            if other != seat:
                position.bids[other] = 0
        ask_for_bids(position)
    elif position.phase == DISCARDING:
        for other in range(position.seats):
            if other != seat and has_choice(position, other):
                position.discards[other] = 0
        ask_for_discards(position)
