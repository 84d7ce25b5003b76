"""What has been shown of each hand, and to whom: lower bounds by cards seen going in, proofs that a species is absent.

For every viewer (and for the public, viewer number `seats`) and every holder there is a row with one entry per kind:
  sure  how many such cards are certainly in the hand;
  bar   4: none of the other cards of that hand is of this species; 3: at most one; ... 0: nothing is proven.
A viewer who never looked into that hand by a Mole knows what the public knows; only lookers have a row in use of their own.
Column SINCE of a looker's row counts the unseen cards dealt to the hand since the look.
The Black Sheep is not noted: every hand has exactly one (BB-18.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import row as packed_row
from sheepfold.games.bye_bye_black_sheep.rules.components import BS, CODES, COPIES, KINDS, SPECIES

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition

SINCE: Final[i64] = 0
BAR: Final[i64] = 8  # an entry is sure + BAR * bar
FULL_BAR: Final[i64] = 32


def sure(entry: i64) -> i64:
    return entry & 7


def bar(entry: i64) -> i64:
    return entry >> 3 & 7


def row_of(position: ByeByeBlackSheepPosition, viewer: i64, holder: i64) -> i64:
    """Where the row of this very pair begins; the public is viewer number `seats`."""
    return (viewer * position.seats + holder) * KINDS


def row(position: ByeByeBlackSheepPosition, viewer: i64, holder: i64) -> list[int]:
    """All entries of a pair, by kind."""
    start = row_of(position, viewer, holder)
    return [int(position.known[start + kind]) for kind in range(KINDS)]


def row_words(entries: list[int], looked: bool) -> dict[str, Any]:
    """A row in words: cards surely held, how many more of a species there can be, and cards dealt since a look."""
    return words_at(packed_row(entries), 0, looked)


def words_at(known: vec[i64], start: i64, looked: bool) -> dict[str, Any]:
    """The same for the row that begins there."""
    held: list[str] = []
    most: dict[str, int] = {}
    for kind in range(1, KINDS):
        entry = known[start + kind]
        if entry != 0:
            for copy in range(sure(entry)):
                held.append(CODES[kind])
            if entry >= BAR:
                most[CODES[kind]] = int(COPIES - bar(entry))
    words: dict[str, Any] = {"holds": " ".join(held), "most": most}
    if looked:
        words["since"] = int(known[start + SINCE])
    return words


def has_looked(position: ByeByeBlackSheepPosition, viewer: i64, holder: i64) -> bool:
    return viewer < position.seats and (position.looks >> (viewer * position.seats + holder)) & 1 == 1


def best_row(position: ByeByeBlackSheepPosition, viewer: i64, holder: i64) -> i64:
    """Where the row with all this viewer knows of that hand begins."""
    return row_of(position, viewer if has_looked(position, viewer, holder) else position.seats, holder)


def note_arrival(position: ByeByeBlackSheepPosition, holder: i64, kind: i64) -> None:
    """Everybody saw this card go into the hand."""
    known = position.known
    known[row_of(position, position.seats, holder) + kind] += 1
    if position.looks != 0:
        for viewer in range(position.seats):
            if has_looked(position, viewer, holder):
                known[row_of(position, viewer, holder) + kind] += 1


def note_departure(position: ByeByeBlackSheepPosition, holder: i64, kind: i64) -> None:
    """Everybody saw this card leave the hand."""
    note_departure_in_row(position, row_of(position, position.seats, holder) + kind)
    if position.looks != 0:
        for viewer in range(position.seats):
            if has_looked(position, viewer, holder):
                note_departure_in_row(position, row_of(position, viewer, holder) + kind)


def note_departure_in_row(position: ByeByeBlackSheepPosition, at: i64) -> None:
    # It may have been the known card or another like it: either way one less is certain.
    entry = position.known[at]
    if sure(entry) > 0:
        position.known[at] = entry - 1
    elif BAR <= entry < FULL_BAR:
        position.known[at] = entry + BAR


def note_dealt(position: ByeByeBlackSheepPosition, holder: i64) -> None:
    """A card nobody else saw went into the hand: every proof of absence weakens by one card."""
    weaken_bars(position, row_of(position, position.seats, holder))
    if position.looks != 0:
        for viewer in range(position.seats):
            if has_looked(position, viewer, holder):
                start = row_of(position, viewer, holder)
                position.known[start + SINCE] += 1
                weaken_bars(position, start)


def weaken_bars(position: ByeByeBlackSheepPosition, start: i64) -> None:
    known = position.known
    for at in range(start + 1, start + SPECIES + 1):
        if known[at] >= BAR:
            known[at] -= BAR


def note_absence(position: ByeByeBlackSheepPosition, holder: i64, species: i64) -> None:
    """The hand was asked for this species and has none (BB-10.3)."""
    position.known[row_of(position, position.seats, holder) + species] = FULL_BAR
    if position.looks != 0:
        for viewer in range(position.seats):
            if has_looked(position, viewer, holder):
                position.known[row_of(position, viewer, holder) + species] = FULL_BAR


def note_look(position: ByeByeBlackSheepPosition, viewer: i64, holder: i64) -> None:
    """The viewer has been shown the whole hand (BB-11.1)."""
    position.looks |= 1 << (viewer * position.seats + holder)
    start = row_of(position, viewer, holder)
    hand = holder * KINDS
    position.known[start + SINCE] = 0
    for kind in range(1, KINDS):
        position.known[start + kind] = position.cards[hand + kind]
        if kind <= SPECIES:
            position.known[start + kind] += FULL_BAR
    position.known[start + BS] = 0


def unseen_set_cards(position: ByeByeBlackSheepPosition, start: i64, holder: i64) -> i64:
    """How many set cards of a hand are unknown to the owner of the row that begins at `start`."""
    unseen: i64 = 0
    hand = holder * KINDS
    for species in range(1, SPECIES + 1):
        unseen += position.cards[hand + species] - sure(position.known[start + species])
    return unseen


def unseen_specials(position: ByeByeBlackSheepPosition, start: i64, holder: i64) -> i64:
    """The same for specials: 1 while the one dealt at setup has not shown itself, else 0."""
    unseen: i64 = 0
    hand = holder * KINDS
    for kind in range(BS + 1, KINDS):
        unseen += position.cards[hand + kind] - sure(position.known[start + kind])
    return unseen
