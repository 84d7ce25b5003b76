"""Positions from plain data: a whole one read back exactly, and one made from a view."""

from __future__ import annotations

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Data
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.core.schema import HIDDEN, need
from sheepfold.core.setup import Setup
from sheepfold.games.bouc_makers.interface import invariants
from sheepfold.games.bouc_makers.rules import bits, phases, rounds
from sheepfold.games.bouc_makers.rules.components import SHEEP
from sheepfold.games.bouc_makers.rules.deck import Deck, deck_of
from sheepfold.games.bouc_makers.rules.fields import FIELDS
from sheepfold.games.bouc_makers.rules.position import NOBODY, BoucMakersPosition, blank

# What even a position that somebody made up must keep.
LAWS = (
    invariants.broken_cards,
    invariants.broken_herds,
    invariants.broken_wool,
    invariants.broken_boards,
    invariants.broken_dice,
)


def load(setup: Setup, data: Data) -> BoucMakersPosition:
    """The inverse of `to_data`; BadInput names the key that cannot be."""
    position = FIELDS.read(blank(setup), data)
    check_round(position, data)
    position.who = next_actor(position)
    for law in LAWS:
        what = law(position)
        need(not what, what)
    return position


def check_round(position: BoucMakersPosition, data: Data) -> None:
    """Turn order and throw belong to the dice step, in which the collector has no turn; somebody must be able to act."""
    phase, word = position.phase, phases.PHASES[position.phase]
    inside = phases.ROLLING <= phase <= phases.ARRANGING
    for key in ("throw", "order", "turn"):
        need(bool(data[key]) == inside, f"{key}: {'needed' if inside else 'nothing'} in phase {word}, not {data[key]!r}")
    if phase in (phases.ROLLING, phases.CHOOSING) and position.turn >= rounds.dice_turns(position):
        raise BadInput(f"turn: {data['turn']} is the collector and never rolls")
    need(not phases.BIDDING <= phase < phases.ARRANGING or position.display != 0, f"display: empty in phase {word}")
    need(phase != phases.DEALING or position.pile != 0, "pile: nothing left to deal")
    if phase == phases.CHOOSING:
        base, target = position.base(rounds.roller(position)), position.target(rounds.roller(position))
        need(base < target, f"dice: {base} reaches the target {target}, so the throw has won (BM-5.6); the phase is take")


def next_actor(position: BoucMakersPosition) -> int:
    """Who acts follows from the rest."""
    if position.phase in (phases.BOARDING, phases.DEALING, phases.ROLLING):
        return int(FATE)
    if position.phase == phases.ENDED:
        return int(OVER)
    if position.phase not in (phases.BIDDING, phases.DISCARDING):
        return int(rounds.roller(position))
    owing = [seat for seat in range(int(position.seats)) if position.owes(seat)]
    hint = "; seats with no dog and more than two white sheep choose" if position.phase == phases.DISCARDING else ""
    need(bool(owing), f"phase: nobody is left to choose in phase {phases.PHASES[position.phase]}{hint}")
    return owing[0]


def imagine_table(setup: Setup, seat: int | None, table: Data, rng: Rng) -> BoucMakersPosition:
    """A world in which exactly this is visible: something legal under each secret, then everything hidden dealt by its true odds."""
    deck = deck_of(setup.data["deck"])
    herds = {name: set(table["herds"][name]) if "herds" in table else known_sheep(deck, table, name) for name in table["tops"]}
    seen = set(table["display"]).union(
        [] if table["os"] == "nobody" else [deck.names[-1]], *herds.values(), *table["dogs"].values()
    )
    unseen = [name for name in deck.names if name not in seen]
    for name, herd in herds.items():
        missing = table["herd_sizes"][name] - len(herd)
        herd |= set(unseen[:missing])  # sheep come first in the deck, and all that is missing is sheep
        unseen = unseen[missing:]
    chosen = {name: two_whites(deck, herds[name]) if one == HIDDEN else one for name, one in table.get("discards", {}).items()}
    data = FIELDS.known(table) | {
        "pile": unseen,
        "herds": {name: list(herd) for name, herd in herds.items()},
        "discards": chosen or dict.fromkeys(herds),
    }
    position = FIELDS.read(blank(setup), data)
    position.who = next_actor(position)
    position.reshuffle(NOBODY if seat is None else seat, rng)
    return position


def known_sheep(deck: Deck, table: Data, name: str) -> set[str]:
    """The top and what was gained in this round."""
    sheep = {deck.names[card] for card in bits.members(SHEEP)}
    return {table["tops"][name], *table["gained"][name]} & sheep


def two_whites(deck: Deck, herd: set[str]) -> list[str]:
    return [deck.names[card] for card in bits.members(deck.white) if deck.names[card] in herd][:2]
