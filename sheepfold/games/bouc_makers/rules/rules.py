"""What may be done and what fate may bring, as moves; and how each move is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers.rules import bits, moves, rounds
from sheepfold.games.bouc_makers.rules.components import BEYOND, BOARDS, DICE, HIGHEST_BID, LAST_THROW, LOWEST_BID, sides
from sheepfold.games.bouc_makers.rules.phases import ARRANGING, BIDDING, BOARDING, CHOOSING, DEALING, ROLLING, TAKING

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

# --- what may be done


def fill_legal(position: BoucMakersPosition, seat: i64, found: Pile) -> None:
    phase = position.phase
    if phase == BIDDING:
        fill_bids(position, seat, found)
    elif phase == CHOOSING:
        fill_answers(position, seat, found)
    elif phase == TAKING:
        fill_takes(bits.size(position.display), rounds.cards_due(position), found)
    elif phase == ARRANGING:
        rest = position.arranging
        while rest:
            found.add(moves.top(bits.only(bits.lowest(rest))))
            rest &= rest - 1
    else:
        fill_discards(position, seat, found)


def fill_bids(position: BoucMakersPosition, seat: i64, found: Pile) -> None:
    for contract in range(LOWEST_BID, HIGHEST_BID + 1):
        found.add(moves.bid(contract))
    if position.wool[seat]:  # BM-3.2
        found.add(moves.bid(BEYOND))


def fill_answers(position: BoucMakersPosition, seat: i64, found: Pile) -> None:
    """After a throw that missed the target (BM-5.7)."""
    if position.throw < LAST_THROW:
        for die in range(DICE):
            if not (position.kept >> die) & 1:
                found.add(moves.keep(die))
    else:
        found.add(moves.ACCEPT)
        if rounds.rescue_price(position, seat) != rounds.IMPOSSIBLE:
            found.add(moves.RESCUE)
    if rounds.claim_price(position, seat) != rounds.IMPOSSIBLE:
        found.add(moves.CLAIM)


def fill_takes(there: i64, due: i64, found: Pile) -> None:
    """Every choice of 1, 2 or 3 of the slots of the display."""
    for one in range(there):
        if due == 1:
            found.add(moves.take(bits.bit(one)))
            continue
        for two in range(one):
            pair = bits.bit(one) | bits.bit(two)
            if due == 2:
                found.add(moves.take(pair))
                continue
            for three in range(two):
                found.add(moves.take(pair | bits.bit(three)))


def fill_discards(position: BoucMakersPosition, seat: i64, found: Pile) -> None:
    white = position.cards[seat] & position.deck.white
    while white:
        one = bits.only(bits.lowest(white))
        white &= white - 1
        others = white
        while others:
            found.add(moves.discard(one, bits.only(bits.lowest(others))))
            others &= others - 1


# --- fate


def fill_odds(position: BoucMakersPosition, found: Pile, weights: Pile) -> None:
    """Every outcome is as likely as any other."""
    phase = position.phase
    if phase == ROLLING:
        die = next_die(position)
        for face in range(1, sides(die) + 1):
            found.add(moves.rolled(die, face))
    elif phase == DEALING:
        rest = position.pile
        while rest:
            found.add(moves.dealt(bits.only(bits.lowest(rest))))
            rest &= rest - 1
    else:
        seat = boardless(position)
        for board in range(BOARDS):
            if not is_board_dealt(position, board):
                found.add(moves.board(seat, board))
    for i in range(found.size):
        weights.add(1)


def draw(position: BoucMakersPosition, rng: Rng) -> i64:
    phase = position.phase
    if phase == ROLLING:
        die = next_die(position)
        return moves.rolled(die, rng.below(sides(die)) + 1)
    if phase == DEALING:
        return moves.dealt(bits.nth(position.pile, rng.below(bits.size(position.pile))))
    seat = boardless(position)
    board = rng.below(BOARDS)
    while is_board_dealt(position, board):
        board = rng.below(BOARDS)
    return moves.board(seat, board)


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
        die = moves.rolled_die(move)
        position.dice[die] = moves.rolled_face(move)
        position.hand ^= bits.bit(die)
        if position.hand == 0:
            rounds.judge(position)
    elif phase == BIDDING:
        position.bids[seat] = moves.bid_contract(move)
        rounds.ask_for_bids(position)
    elif phase == CHOOSING:
        rounds.answer(position, move, seat)
    elif phase == DEALING:
        deal(position, bits.bit(moves.dealt_card(move)))
    elif phase == TAKING:
        taken = bits.chosen(position.display, moves.take_slots(move))
        rounds.gain(position, seat, taken)
        rounds.put_down(position, seat, taken)
    elif phase == ARRANGING:
        position.tops[seat] = moves.top_sheep(move)
        position.arranging = 0
        rounds.go_on(position)
    elif phase == BOARDING:
        position.boards[boardless(position)] = moves.board_number(move)
        if boardless(position) == position.seats:
            position.phase = DEALING
    else:
        position.discards[seat] = moves.discard_sheep(move)
        rounds.ask_for_discards(position)


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
