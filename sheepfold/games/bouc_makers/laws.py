"""What is true at every moment of a game, and how long a game can be."""

from __future__ import annotations

from sheepfold.core.setup import Setup
from sheepfold.games.bouc_makers import bits, rules
from sheepfold.games.bouc_makers.components import ALL_CARDS, BEYOND, CARDS, DICE, LOWEST_BID, OS, SHEEP, WOOL_TOKENS, sides
from sheepfold.games.bouc_makers.phases import ARRANGING, BIDDING, BOARDING, CHOOSING, DISCARDING, ROLLING, TAKING
from sheepfold.games.bouc_makers.position import BoucMakersPosition

MOVES_OF_TURN = 10  # 6 dice, 2 dice kept, then claim and take, or accept and top


def bound(setup: Setup) -> int:
    """Boards, cards, contracts, turns, the collector's new top, sheep put back."""
    seats = setup.seats
    rounds = -(-int(CARDS) // (seats + 1))
    turns = 2 if seats == 2 else seats - 1
    return seats + int(CARDS) + rounds * (seats + turns * MOVES_OF_TURN + 1) + seats


def broken(position: BoucMakersPosition) -> str:
    for law in (cards_broken, herds_broken, wool_broken, boards_broken, bids_broken, dice_broken, end_broken):
        what = law(position)
        if what:
            return what
    return ""


def cards_broken(position: BoucMakersPosition) -> str:
    """Every card is in exactly one place, so the Os has one owner at most."""
    groups = [position.pile, position.display, *(position.cards[seat] for seat in range(int(position.seats)))]
    total = 0
    for group in groups:
        if total & group:
            return f"{position.names(total & group)} lie in two places"
        total |= group
    if total != ALL_CARDS:
        return f"draw pile, display and players hold {bits.size(total)} cards, not {CARDS}"
    if position.display_size() > position.seats + 1:
        return f"{position.display_size()} cards on display, more than players and one"
    return ""


def herds_broken(position: BoucMakersPosition) -> str:
    for seat in range(int(position.seats)):
        top, herd = position.top_set(seat), position.herd(seat)
        if top & ~herd:
            return f"the top card of seat {seat} is not in its herd"
        if not top and herd & ~position.arranging:
            return f"the herd of seat {seat} has no top card"
        if position.gains[seat] & ~(position.cards[seat] | OS):
            return f"seat {seat} does not hold what it gained in this round"
        if position.discards[seat] & ~rules.whites(position, seat):
            return f"seat {seat} puts back what is no white sheep of its own"
    if (position.arranging != 0) != (position.phase == ARRANGING):
        return "sheep wait for a new top to be named, but nobody is asked"
    if position.phase == ARRANGING and position.arranging & ~(position.gains[position.who] & SHEEP):
        return "the sheep to be arranged were not gained in this round"
    return ""


def wool_broken(position: BoucMakersPosition) -> str:
    wool = [int(position.wool[seat]) for seat in range(int(position.seats))]
    if min([*wool, int(position.reserve)]) < 0:
        return "less than no wool"
    if not position.endless_wool and sum(wool) + position.reserve != WOOL_TOKENS:
        return f"players and reserve hold {sum(wool) + position.reserve} tokens, not {WOOL_TOKENS}"
    return ""


def boards_broken(position: BoucMakersPosition) -> str:
    boards = [int(position.boards[seat]) for seat in range(int(position.seats))]
    dealt = [board for board in boards if board >= 0]
    if len(set(dealt)) != len(dealt):
        return "a board is dealt twice"
    if position.phase != BOARDING and len(dealt) != position.seats:
        return "somebody has no board"
    known = [position.level(seat) for seat in range(int(position.seats)) if boards[seat] >= 0]
    return "two players have the same level" if len(set(known)) != len(known) else ""


def bids_broken(position: BoucMakersPosition) -> str:
    bids = [int(position.bids[seat]) for seat in range(int(position.seats))]
    for seat, bid in enumerate(bids):
        if bid and not LOWEST_BID <= bid <= BEYOND:
            return f"seat {seat} has the contract {bid}"
        if position.phase == BIDDING and bid == BEYOND and not position.wool[seat]:
            return f"seat {seat} cannot pay for its 26+"
    revealed = ROLLING <= position.phase <= ARRANGING
    if (revealed and not all(bids)) or (position.phase == BIDDING and all(bids)):
        return "contracts are revealed when all have chosen, not before and not after"
    if not revealed and position.phase != BIDDING and any(bids):
        return "contracts outlive their round"
    if revealed and sorted(position.order_names()) != sorted(set(position.order_names())):
        return "somebody is twice in the turn order"
    return ""


def dice_broken(position: BoucMakersPosition) -> str:
    faces = [int(position.dice[die]) for die in range(int(DICE))]
    if any(not 0 <= face <= sides(die) for die, face in enumerate(faces)):
        return f"dice show {faces}"
    kept = len(position.die_names(position.kept))
    if position.phase in (ROLLING, CHOOSING) and kept != position.throw - 1:
        return f"{kept} dice set aside at throw {position.throw}"
    if (position.hand != 0) != (position.phase == ROLLING):
        return "dice in the hand that nobody rolls"
    if position.kept & position.hand:
        return "a die set aside is in the hand"
    if position.phase in (CHOOSING, TAKING) and not all(faces):
        return "a choice before all dice lie"
    if any(not faces[die] for die in range(int(DICE)) if (position.kept >> die) & 1):
        return "a die set aside has no value"
    return ""


def end_broken(position: BoucMakersPosition) -> str:
    """At the end the players hold all 60 cards; a round ends with its display."""
    if position.phase >= DISCARDING and (position.pile or position.display):
        return "the game ends with cards in the draw pile or the display"
    if BIDDING <= position.phase <= TAKING and not position.display:
        return "a round goes on without a display"
    if (
        (position.phase == BIDDING or position.display)
        and position.phase <= BIDDING
        and any(position.gains[seat] for seat in range(int(position.seats)))
    ):
        return "gains outlive their round"
    return ""
