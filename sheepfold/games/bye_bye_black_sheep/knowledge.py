"""What has been shown of each hand, and to whom: lower bounds by cards seen going in, proofs that a species is absent.

For every viewer (and for the public, viewer number `seats`) and every holder there is a row with one entry per kind:
  sure  how many such cards are certainly in the hand;
  bar   4: none of the other cards of that hand is of this species; 3: at most one; ... 0: nothing is proven.
A viewer who never looked into that hand by a Mole knows what the public knows; only lookers have a row in use of their own.
Column SINCE of a looker's row counts the unseen cards dealt to the hand since the look.
The Black Sheep is not noted: every hand has exactly one (BB-18.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.games.bye_bye_black_sheep.components import BS, KINDS, SPECIES

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.position import ByeByeBlackSheepPosition

SINCE: Final[i64] = 0
BAR: Final[i64] = 8  # an entry is sure + BAR * bar
FULL_BAR: Final[i64] = 32


def sure(entry: i64) -> i64:
    return entry & 7


def bar(entry: i64) -> i64:
    return entry >> 3


def row_of(p: ByeByeBlackSheepPosition, viewer: i64, holder: i64) -> i64:
    """Where the row of this very pair begins; the public is viewer number `seats`."""
    return (viewer * p.seats + holder) * KINDS


def has_looked(p: ByeByeBlackSheepPosition, viewer: i64, holder: i64) -> bool:
    return viewer < p.seats and (p.looks >> (viewer * p.seats + holder)) & 1 == 1


def best_row(p: ByeByeBlackSheepPosition, viewer: i64, holder: i64) -> i64:
    """Where the row with all this viewer knows of that hand begins."""
    return row_of(p, viewer if has_looked(p, viewer, holder) else p.seats, holder)


def note_arrival(p: ByeByeBlackSheepPosition, holder: i64, kind: i64) -> None:
    """Everybody saw this card go into the hand."""
    known = p.known
    known[row_of(p, p.seats, holder) + kind] += 1
    if p.looks != 0:
        for viewer in range(p.seats):
            if has_looked(p, viewer, holder):
                known[row_of(p, viewer, holder) + kind] += 1


def note_departure(p: ByeByeBlackSheepPosition, holder: i64, kind: i64) -> None:
    """Everybody saw this card leave the hand."""
    note_departure_in_row(p, row_of(p, p.seats, holder) + kind)
    if p.looks != 0:
        for viewer in range(p.seats):
            if has_looked(p, viewer, holder):
                note_departure_in_row(p, row_of(p, viewer, holder) + kind)


def note_departure_in_row(p: ByeByeBlackSheepPosition, at: i64) -> None:
    # It may have been the known card or another like it: either way one less is certain.
    entry = p.known[at]
    if sure(entry) > 0:
        p.known[at] = entry - 1
    elif BAR <= entry < FULL_BAR:
        p.known[at] = entry + BAR


def note_dealt(p: ByeByeBlackSheepPosition, holder: i64) -> None:
    """A card nobody else saw went into the hand: every proof of absence weakens by one card."""
    weaken_bars(p, row_of(p, p.seats, holder))
    if p.looks != 0:
        for viewer in range(p.seats):
            if has_looked(p, viewer, holder):
                start = row_of(p, viewer, holder)
                p.known[start + SINCE] += 1
                weaken_bars(p, start)


def weaken_bars(p: ByeByeBlackSheepPosition, start: i64) -> None:
    known = p.known
    for at in range(start + 1, start + SPECIES + 1):
        if known[at] >= BAR:
            known[at] -= BAR


def note_absence(p: ByeByeBlackSheepPosition, holder: i64, species: i64) -> None:
    """The hand was asked for this species and has none (BB-10.3)."""
    p.known[row_of(p, p.seats, holder) + species] = FULL_BAR
    if p.looks != 0:
        for viewer in range(p.seats):
            if has_looked(p, viewer, holder):
                p.known[row_of(p, viewer, holder) + species] = FULL_BAR


def note_look(p: ByeByeBlackSheepPosition, viewer: i64, holder: i64) -> None:
    """The viewer has been shown the whole hand (BB-11.1)."""
    p.looks |= 1 << (viewer * p.seats + holder)
    start = row_of(p, viewer, holder)
    hand = holder * KINDS
    p.known[start + SINCE] = 0
    for kind in range(1, KINDS):
        p.known[start + kind] = p.cards[hand + kind]
        if kind <= SPECIES:
            p.known[start + kind] += FULL_BAR
    p.known[start + BS] = 0


def unseen_set_cards(p: ByeByeBlackSheepPosition, start: i64, holder: i64) -> i64:
    """How many set cards of a hand are unknown to the owner of the row that begins at `start`."""
    unseen: i64 = 0
    hand = holder * KINDS
    for species in range(1, SPECIES + 1):
        unseen += p.cards[hand + species] - sure(p.known[start + species])
    return unseen


def unseen_specials(p: ByeByeBlackSheepPosition, start: i64, holder: i64) -> i64:
    """The same for specials: 1 while the one dealt at setup has not shown itself, else 0."""
    unseen: i64 = 0
    hand = holder * KINDS
    for kind in range(BS + 1, KINDS):
        unseen += p.cards[hand + kind] - sure(p.known[start + kind])
    return unseen
