"""Bye-Bye Black Sheep for those who train agents: what a seat sees as bytes, and its choices as 190 actions.

Opponents are named by how far to the left they sit, so that the same action means the same to every seat.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, u8, vec
from sheepfold.core.pile import Pile
from sheepfold.core.position import Position
from sheepfold.core.setup import Setup
from sheepfold.core.tensors import MOST, Columns, Tensors, capped, write_row
from sheepfold.games.bye_bye_black_sheep.rules import moves, phases
from sheepfold.games.bye_bye_black_sheep.rules.components import BS, CODES, EA, KINDS, MOST_SEATS, SPECIES
from sheepfold.games.bye_bye_black_sheep.rules.knowledge import bar, best_row, sure
from sheepfold.games.bye_bye_black_sheep.rules.phases import DRAFT, ENDED, ZOO
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition
from sheepfold.games.bye_bye_black_sheep.rules.zones import ADDED, LAYOUT, PILE, WOLF, ZOOS

# The four moves that name nothing come first, by their codes.
DRAW: Final[i64] = 4  # + seats to the left, less 1
CHOOSE: Final[i64] = 8  # + kind, from the Eagle on
TAKE: Final[i64] = 14  # + species, less 1
ADD: Final[i64] = 30
SETTLE: Final[i64] = 46
ASK: Final[i64] = 62  # + 16 for each seat to the left but the first, + species, less 1
STEAL: Final[i64] = 126
ACTIONS: Final[i64] = 190

ASKED_PHASES: Final[i64] = ENDED - DRAFT
ZOO_ROW: Final[i64] = SPECIES + 1


def labels() -> list[str]:
    species = [CODES[number] for number in range(1, SPECIES + 1)]
    away = [f"the seat {left} to the left" for left in range(1, MOST_SEATS)]
    found = ["stop", "skip", "turn up", "place"]
    found += [f"draw from {seat}" for seat in away]
    found += [f"choose {CODES[kind]}" for kind in range(EA, KINDS)]
    found += [f"take {name}" for name in species]
    found += [f"add {name}" for name in species]
    found += [f"place {name}" for name in species]
    found += [f"ask {seat} for {name}" for seat in away for name in species]
    found += [f"steal {name} from {seat}" for seat in away for name in species]
    return found


def columns(setup: Setup) -> list[Columns]:
    seats = setup.seats
    kinds = "by kind: 0 how many in all, " + ", ".join(CODES[1:])
    found = [
        Columns("asked", 1, 1, "this seat is asked"),
        Columns("phase", int(ASKED_PHASES), 1, ", ".join(phases.PHASES[DRAFT:ENDED])),
        Columns("turn", seats, 1, "whose turn it is, by seat"),
        Columns("target", seats, 1, "whom it is about: who drafts, who owns the special just drawn"),
        Columns("limit", 1, int(MOST), "most cards to place"),
        Columns("placed", 1, 1, "a card entered a zoo in this turn"),
        Columns("turns", 1, int(MOST), "turns completed"),
        Columns("idle", 1, int(MOST), "turns in a row in which no card entered a zoo"),
        Columns("pile", 1, 64, "cards in the pile"),
        Columns("magpie", 1, 1, "the Magpie still lies beside the pile"),
        Columns("hand", 24, int(MOST), f"one's own cards, {kinds}"),
        Columns("added", 17, int(MOST), "cards chosen for one's zoo but not confirmed, by species, 0 all"),
        Columns("layout", 6, 3, "open specials of the draft, from EA on"),
        Columns("hole", 23, 4, "cards at the hole, by kind"),
        Columns("wolf", 24, int(MOST), f"cards of the wolf pile, {kinds}"),
        Columns("wolf owner", seats, 1, "before whom the wolf pile lies, by seat"),
        Columns("zoos", 17 * seats, int(MOST), "cards in each zoo, by seat and species, 0 all"),
        Columns("sizes", seats, int(MOST), "cards in each hand, by seat"),
        Columns("sure", 23 * seats, 4, "cards that are surely in a hand, by seat and kind; of one's own, what everybody knows"),
        Columns(
            "barred", 16 * seats, 4, "4: no other card of that hand is of this species; 3: one may be; 0: nothing is known"
        ),
    ]
    return found


@final
class ByeByeBlackSheepTensors(Tensors):
    def __init__(self, setup: Setup) -> None:
        super().__init__(columns(setup), labels())

    def action(self, position: Position, seat: i64, move: i64) -> i64:
        if move < moves.DRAW:
            return move
        if move < moves.CHOOSE:
            return DRAW + left_of(position, seat, moves.what(move)) - 1
        if move < moves.TAKE:
            return CHOOSE + moves.what(move) - EA
        species = moves.what(move) - 1
        if move < moves.ADD:
            return TAKE + species
        if move < moves.SETTLE:
            return ADD + species
        if move < moves.ASK:
            return SETTLE + species
        block = (left_of(position, seat, moves.whom(move)) - 1) * SPECIES + species
        return ASK + block if moves.is_ask(move) else STEAL + block

    def fill_actions(self, position: Position, seat: i64, half: i64, scratch: Pile, found: Pile) -> None:
        position.fill_legal(seat, found)
        items = found.items
        for i in range(found.size):
            items[i] = self.action(position, seat, items[i])

    def move(self, position: Position, seat: i64, action: i64) -> i64:
        if action < DRAW:
            return action
        if action < CHOOSE:
            return moves.DRAW + (seat + action - DRAW + 1) % position.seats
        if action < TAKE:
            return moves.CHOOSE + action - CHOOSE + EA
        if action < ADD:
            return moves.TAKE + action - TAKE + 1
        if action < SETTLE:
            return moves.ADD + action - ADD + 1
        if action < ASK:
            return moves.SETTLE + action - SETTLE + 1
        first: i64 = ASK if action < STEAL else STEAL
        other = (seat + (action - first) // SPECIES + 1) % position.seats
        species = (action - first) % SPECIES + 1
        return moves.ask(other, species) if action < STEAL else moves.steal(other, species)

    def observe(self, position: Position, seat: i64, half: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(position, ByeByeBlackSheepPosition)
        seats = position.seats
        if position.actor() == seat:
            out[at] = 1
        if DRAFT <= position.phase < ENDED:
            out[at + 1 + position.phase - DRAFT] = 1
        at += 1 + ASKED_PHASES
        show_seat(position.turn, seat, seats, out, at)
        at += seats
        show_seat(position.target, seat, seats, out, at)
        at += seats
        out[at] = u8(capped(position.limit))
        out[at + 1] = u8(position.placed)
        out[at + 2] = u8(capped(position.turns))
        out[at + 3] = u8(capped(position.idle))
        out[at + 4] = u8(position.size(PILE))
        if position.magpie_beside():
            out[at + 5] = 1
        at = show_cards(position, seat, out, at + 6)
        show_seat(position.wolf_owner, seat, seats, out, at)
        show_hands(position, seat, out, at + seats)


def left_of(position: Position, seat: i64, other: i64) -> i64:
    """How many seats to the left another one is."""
    if other > seat:
        return other - seat
    return other - seat + position.seats


def show_seat(who: i64, seat: i64, seats: i64, out: vec[u8], at: i64) -> None:
    if who >= seat:
        out[at + who - seat] = 1
    elif who >= 0:
        out[at + who - seat + seats] = 1


def show_cards(position: ByeByeBlackSheepPosition, seat: i64, out: vec[u8], at: i64) -> i64:
    """Hand, cards added to one's own zoo, layout, hole and wolf pile; returns where the next columns begin."""
    cards, hole = position.cards, position.hole
    write_row(out, at, cards, seat * KINDS, seat * KINDS + KINDS)
    at += KINDS
    if position.phase == ZOO and position.turn == seat:
        write_row(out, at, cards, ADDED * KINDS, ADDED * KINDS + ZOO_ROW)
    at += ZOO_ROW
    if position.phase <= DRAFT:
        write_row(out, at, cards, LAYOUT * KINDS + EA, LAYOUT * KINDS + KINDS)
    at += KINDS - EA
    for i in range(hole.size):
        out[at + hole.items[i] - 1] += 1
    at += KINDS - 1
    if position.wolf_owner >= 0:
        write_row(out, at, cards, WOLF * KINDS, WOLF * KINDS + KINDS)
    return at + KINDS


def show_hands(position: ByeByeBlackSheepPosition, seat: i64, out: vec[u8], at: i64) -> None:
    """By seat: the zoo, the size of the hand, what this seat knows of it."""
    seats, species, cards, known = position.seats, position.species, position.cards, position.known
    sizes = at + ZOO_ROW * seats
    sure_at = sizes + seats
    bars_at = sure_at + (KINDS - 1) * seats
    holder = seat
    for i in range(seats):
        zoo = (ZOOS + holder) * KINDS
        if cards[zoo] > 0:
            write_row(out, at, cards, zoo, zoo + species + 1)
        out[sizes + i] = u8(cards[holder * KINDS])
        start = best_row(position, seat, holder)
        # Where nothing is known that is written too, which takes less time than to guess where.
        for i in range(species):
            entry = known[start + 1 + i]
            out[sure_at + i] = u8(sure(entry))
            out[bars_at + i] = u8(bar(entry))
        write_row(out, sure_at + BS - 1, known, start + BS, start + KINDS)
        at += ZOO_ROW
        sure_at += KINDS - 1
        bars_at += SPECIES
        holder = position.left_of(holder)
