"""What is true at every moment of a game, and how long a game can be."""

from __future__ import annotations

from sheepfold.core.position import FATE
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.bouc_makers.interface import texts
from sheepfold.games.bouc_makers.rules import bits, herds, rounds
from sheepfold.games.bouc_makers.rules.components import (
    ALL_CARDS,
    BEYOND,
    CARDS,
    DICE,
    LOWEST_BID,
    OS,
    SHEEP,
    WOOL_TOKENS,
    sides,
)
from sheepfold.games.bouc_makers.rules.phases import (
    ARRANGING,
    BIDDING,
    BOARDING,
    CHOOSING,
    DEALING,
    DISCARDING,
    PHASES,
    ROLLING,
    TAKING,
)
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

MOVES_OF_TURN = 10  # 6 dice, 2 dice kept, then claim and take, or accept and top


def bound(setup: Setup) -> int:
    """Boards, cards, contracts, turns, the collector's new top, sheep put back."""
    seats = setup.seats
    rounds = -(-int(CARDS) // (seats + 1))
    turns = 2 if seats == 2 else seats - 1
    return seats + int(CARDS) + rounds * (seats + turns * MOVES_OF_TURN + 1) + seats


def broken(position: BoucMakersPosition) -> str:
    return impossible(position) or broken_bids(position) or broken_end(position)


def impossible(position: BoucMakersPosition) -> str:
    """What even a position that somebody made up must keep."""
    laws = (broken_round, broken_cards, broken_herds, broken_wool, broken_boards, broken_dice)
    return next((what for law in laws if (what := law(position))), "")


def broken_round(position: BoucMakersPosition) -> str:
    """Turn order and throw belong to the dice step, in which the collector has no turn; somebody must be able to act."""
    phase, word, inside = position.phase, PHASES[position.phase], ROLLING <= position.phase <= ARRANGING
    parts = {"throw": int(position.throw), "order": texts.order_names(position), "turn": texts.turn_name(position)}
    for key, part in parts.items():
        if bool(part) != inside:
            return f"{key}: {'needed' if inside else 'nothing'} in phase {word}, not {part!r}"
    if phase in (ROLLING, CHOOSING) and position.turn >= rounds.dice_turns(position):
        return f"turn: {parts['turn']} is the collector and never rolls"
    if BIDDING <= phase < ARRANGING and not position.display:
        return f"display: empty in phase {word}"
    if phase == DEALING and not position.pile:
        return "pile: nothing left to deal"
    if phase == CHOOSING and position.base(position.who) >= position.target(position.who):
        base, target = position.base(position.who), position.target(position.who)
        return f"dice: {base} reaches the target {target}, so the throw has won (BM-5.6); the phase is take"
    if phase in (BIDDING, DISCARDING) and position.who == FATE:
        hint = "; seats with no dog and more than two white sheep choose" if phase == DISCARDING else ""
        return f"phase: nobody is left to choose in phase {word}{hint}"
    return ""


def broken_cards(position: BoucMakersPosition) -> str:
    """Every card is in exactly one place, so the Os has one owner at most."""
    groups = {"pile": position.pile, "display": position.display}
    groups |= {f"cards of {letter(seat)}": position.cards[seat] for seat in range(int(position.seats))}
    total = 0
    for place, group in groups.items():
        if total & group:
            return f"{place}: {' '.join(position.names(total & group))} lies somewhere else already"
        total |= group
    if total != ALL_CARDS:
        return f"pile: {' '.join(position.names(ALL_CARDS & ~total))} is nowhere"
    if bits.size(position.display) > position.seats + 1:
        return f"display: {bits.size(position.display)} cards, more than players and one"
    return ""


def broken_herds(position: BoucMakersPosition) -> str:
    for seat in range(int(position.seats)):
        top, herd, name = position.top_set(seat), position.herd(seat), letter(seat)
        if top & ~herd:
            return f"tops.{name}: {texts.top_name(position, seat)} is not in the herd of {name}"
        if not top and herd & ~position.arranging:
            return f"tops.{name}: a herd has a top card"
        if position.gains[seat] & ~(position.cards[seat] | OS):
            return f"gained.{name}: {name} does not hold all of it"
        if position.discards[seat] & ~rounds.whites(position, seat):
            return f"discards.{name}: only white sheep of the herd of {name}"
    if (position.arranging != 0) != (position.phase == ARRANGING):
        return "arranging: the sheep just gained, in phase arrange only"
    if position.phase == ARRANGING and position.arranging & ~(position.gains[position.who] & SHEEP):
        return "arranging: not all of it was gained in this round"
    return ""


def broken_wool(position: BoucMakersPosition) -> str:
    wool = [int(position.wool[seat]) for seat in range(int(position.seats))]
    if min([*wool, int(position.reserve)]) < 0:
        return f"wool: {sum(wool)} tokens with the players, {position.reserve} left; there are {WOOL_TOKENS}"
    if not position.endless_wool and sum(wool) + position.reserve != WOOL_TOKENS:
        return f"reserve: with the players' wool {sum(wool) + position.reserve} tokens, not {WOOL_TOKENS}"
    return ""


def broken_boards(position: BoucMakersPosition) -> str:
    boards = [int(position.boards[seat]) for seat in range(int(position.seats))]
    dealt = [board for board in boards if board >= 0]
    if len(set(dealt)) != len(dealt):
        return "boards: one is dealt twice"
    if position.phase != BOARDING and len(dealt) != position.seats:
        return f"boards: everybody needs one in phase {PHASES[position.phase]}"
    known = [herds.level(position, seat) for seat in range(int(position.seats)) if boards[seat] >= 0]
    return "boards: two players have the same level" if len(set(known)) != len(known) else ""


def broken_bids(position: BoucMakersPosition) -> str:
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
    if revealed and sorted(texts.order_names(position)) != sorted(set(texts.order_names(position))):
        return "somebody is twice in the turn order"
    return ""


def broken_dice(position: BoucMakersPosition) -> str:
    faces = [int(position.dice[die]) for die in range(int(DICE))]
    if any(not 0 <= face <= sides(die) for die, face in enumerate(faces)):
        return f"dice: they cannot show {faces}"
    kept = len(texts.die_names(position.kept))
    if position.phase in (ROLLING, CHOOSING) and kept != position.throw - 1:
        return f"kept: {kept} dice set aside at throw {position.throw}"
    if (position.hand != 0) != (position.phase == ROLLING):
        return "hand: the dice to be rolled, in phase roll only"
    if position.kept & position.hand:
        return "hand: a die set aside is not in the hand"
    if position.phase in (CHOOSING, TAKING) and not all(faces):
        return f"dice: all three lie on the table in phase {PHASES[position.phase]}"
    if any(not faces[die] for die in range(int(DICE)) if (position.kept >> die) & 1):
        return "kept: a die set aside has no value"
    return ""


def broken_end(position: BoucMakersPosition) -> str:
    """At the end the players hold all 60 cards; a round ends with its display."""
    if position.phase >= DISCARDING and (position.pile or position.display):
        return "the game ends with cards in the draw pile or the display"
    if (
        (position.phase == BIDDING or position.display)
        and position.phase <= BIDDING
        and any(position.gains[seat] for seat in range(int(position.seats)))
    ):
        return "gains outlive their round"
    return ""
