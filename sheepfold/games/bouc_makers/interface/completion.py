"""Part of a position made whole, and worlds imagined from a view: what is not named is filled up legally."""

from __future__ import annotations

from sheepfold.core.draft import Draft, any_of
from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.core.schema import HIDDEN, find, need
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.bouc_makers.rules import bits, hidden, phases, rounds
from sheepfold.games.bouc_makers.rules import components as c
from sheepfold.games.bouc_makers.rules.deck import Deck, deck_of
from sheepfold.games.bouc_makers.rules.fields import FIELDS, TOKENS, find_actor
from sheepfold.games.bouc_makers.rules.moves import DIE_NAMES
from sheepfold.games.bouc_makers.rules.position import NOBODY, BoucMakersPosition, blank

USUAL_BID = 20  # of the seat whose turn is named; the others' are low, so that it can be their turn
LOW_BID = 14


class Completion(Draft[BoucMakersPosition]):
    """One position being made whole: first who has what, then the rest of the cards, wool, contracts and dice."""

    def fill(self) -> BoucMakersPosition:
        self.table = self.position()
        self.ending = self.table.phase in (phases.DISCARDING, phases.ENDED)
        self.boards()
        self.cards()
        self.tops()
        self.wool()
        if phases.ROLLING <= self.table.phase <= phases.ARRANGING:
            self.turn()
            self.dice()
        else:
            self.table.throw = self.table.kept = self.table.hand = 0
        self.discards()
        find_actor(self.table)
        return self.table

    def boards(self) -> None:
        """At random, or by seat as the option says."""
        position = self.table
        for seat in self.open("boards") if position.phase != phases.BOARDING else []:
            free = [board for board in range(int(c.BOARDS)) if all(position.boards[other] != board for other in self.seats)]
            by_seat = position.setup.options["board_levels"] == "seat" and seat in free
            position.boards[seat] = seat if by_seat else any_of(free, self.rng)

    # --- cards

    def cards(self) -> None:
        position = self.table
        for seat in self.seats:
            if seat == self.codes.get("turn"):
                position.gains[seat] |= position.arranging
            if seat in self.open("herds"):
                position.cards[seat] |= position.top_set(seat) | (position.gains[seat] & c.SHEEP)
            position.cards[seat] |= position.gains[seat] & c.DOGS
        pile = int(position.pile) if "pile" in self.given else 0
        rest = int(c.ALL_CARDS) & ~pile & ~int(position.display)
        for seat in self.seats:
            rest &= ~int(position.cards[seat])
        if "display" not in self.given and position.phase in (phases.BIDDING, phases.ROLLING, phases.CHOOSING, phases.TAKING):
            position.display = hidden.some(rest, min(len(self.seats) + 1, bits.size(rest)), self.rng)
            rest &= ~int(position.display)
        rest = self.deal_out(rest) if "pile" in self.given or self.ending else self.whole_rounds(rest)
        need(not rest or "pile" not in self.given, f"pile: nobody is left to hold {' '.join(position.names(rest))}")
        position.pile = pile | rest

    def whole_rounds(self, rest: int) -> int:
        """Whole rounds have been dealt: sheep under tops whose herds are not named make up the number."""
        topped = [seat for seat in self.open("herds") if seat not in self.open("tops") and self.table.herd(seat)]
        missing = (int(bits.size(rest)) - int(c.CARDS)) % (len(self.seats) + 1)
        if topped and missing <= bits.size(rest & c.SHEEP):
            for sheep in bits.members(hidden.some(rest & c.SHEEP, missing, self.rng)):
                rest = self.give(any_of(topped, self.rng), sheep, rest)
        return rest

    def deal_out(self, rest: int) -> int:
        """To the seats that leave room; what is left over."""
        for group, room in ((c.SHEEP, self.open("herds")), (c.DOGS, self.open("dogs"))):
            for card in bits.members(rest & group) if room else []:
                rest = self.give(any_of(room, self.rng), card, rest)
        if rest & c.OS and "os" not in self.given:
            rest = self.give(any_of(self.seats, self.rng), int(c.CARDS) - 1, rest)
        return rest

    def give(self, seat: int, card: int, rest: int) -> int:
        self.table.cards[seat] |= bits.bit(card)
        return rest & ~int(bits.bit(card))

    def tops(self) -> None:
        """The last card of a herd as it was named, or any."""
        position = self.table
        for seat in self.open("tops"):
            named = self.given.get("herds", {}).get(letter(seat), [])
            herd = bits.members(position.herd(seat) & ~position.arranging)
            if named:
                last = (named.split() if isinstance(named, str) else named)[-1]
                position.tops[seat] = find(position.deck.names, "herds", last)
            elif herd:
                position.tops[seat] = any_of(herd, self.rng)

    # --- wool

    def wool(self) -> None:
        """Two tokens each, or an equal share of what a named reserve leaves."""
        position, free = self.table, self.open("wool")
        named = sum(int(position.wool[seat]) for seat in self.seats if seat not in free)
        if position.endless_wool:
            return
        if "reserve" in self.given:
            share = TOKENS - int(position.reserve) - named
            right = share >= 0 and (not share or bool(free))
            need(right, f"reserve: with the wool named, {TOKENS - share} tokens; there are {TOKENS}")
        else:
            share = max(min(int(c.FIRST_WOOL) * len(free), TOKENS - named), 0)
            position.reserve = TOKENS - named - share
        for index, seat in enumerate(free):
            position.wool[seat] = share // len(free) + (1 if index < share % len(free) else 0)

    # --- contracts and dice

    def turn(self) -> None:
        position, turn = self.table, self.codes.get("turn", NOBODY)
        for seat in self.seats:
            if not position.bids[seat]:
                position.bids[seat] = USUAL_BID if seat == turn else LOW_BID
        if not self.codes.get("order"):
            rounds.fix_order(position)
        order = [int(position.order[index]) for index in self.seats]
        position.turn = 0 if turn == NOBODY else order.index(turn)
        if "throw" not in self.given:
            position.throw = bits.size(position.kept) + 1

    def dice(self) -> None:
        """Faces that nobody named are thrown; where there is a choice after a throw, it missed (BM-5.6)."""
        position = self.table
        free = [die for die in range(int(c.DICE)) if DIE_NAMES[die] not in self.codes.get("dice", {})]
        if position.phase == phases.ROLLING and "hand" not in self.given:
            position.hand = sum(int(bits.bit(die)) for die in free) & c.ALL_DICE & ~position.kept
        for die in free:
            position.dice[die] = 0 if (position.hand >> die) & 1 else 1 + self.rng.below(c.sides(die))
        if position.phase == phases.CHOOSING:
            for die in free:
                if sum(position.dice) >= position.target(rounds.roller(position)):
                    position.dice[die] = 1

    # --- the end

    def discards(self) -> None:
        """In phase discard only what cannot be chosen; once it is over, everybody without a dog has put back."""
        position = self.table
        for seat in self.seats if self.ending else []:
            white = rounds.whites(position, seat)
            forced = position.phase == phases.ENDED or bits.size(white) <= 2
            if not position.discards[seat] and forced and rounds.owes_sheep(position, seat):
                position.discards[seat] = hidden.some(white, min(2, bits.size(white)), self.rng)


# --- worlds behind a view


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
    position.reshuffle(NOBODY if seat is None else seat, rng)
    return position


def known_sheep(deck: Deck, table: Data, name: str) -> set[str]:
    """The top and what was gained in this round."""
    sheep = {deck.names[card] for card in bits.members(c.SHEEP)}
    return {table["tops"][name], *table["gained"][name]} & sheep


def two_whites(deck: Deck, herd: set[str]) -> list[str]:
    return [deck.names[card] for card in bits.members(deck.white) if deck.names[card] in herd][:2]
