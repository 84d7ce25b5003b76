"""Parts of positions filled up to whole ones: what is named is checked, what is left open is drawn legally."""

from __future__ import annotations

from typing import Any

from sheepfold.core.draft import Draft
from sheepfold.core.errors import BadInput
from sheepfold.core.rng import Rng
from sheepfold.core.schema import need
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.bauernschlau.interface import flock
from sheepfold.games.bauernschlau.rules import scoring
from sheepfold.games.bauernschlau.rules.components import allotment, occupied_farms
from sheepfold.games.bauernschlau.rules.fields import FENCES, FIELDS, put_farms
from sheepfold.games.bauernschlau.rules.phases import PHASES
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition, blank

Data = dict[str, Any]


def imagine_table(setup: Setup, seat: int | None, table: Data, rng: Rng) -> BauernschlauPosition:
    """A whole world in which exactly this is visible: hidden tiles drawn from what is left."""
    given = {key: table[key] for key in FIELDS.keys if key not in ("supply", "hand")}
    given["hand"] = list(table["hand"]) if table["hand"] else ["?"] * table["held"]
    return Completion(FIELDS, blank(setup), given, rng).fill()


class Completion(Draft[BauernschlauPosition]):
    """Turn and farms first, then fences and the pieces laid on them, then the tiles."""

    def fill(self) -> BauernschlauPosition:
        codes, games = self.codes, int(self.blank.championship)
        self.phase = PHASES[codes["phase"]]
        codes.setdefault("game", games if self.phase == "over" else 1)
        codes["totals"] = {seat: codes["totals"].get(seat, 0) for seat in self.seats}
        self.complete_farms()
        put_farms(self.blank, codes["farms"])
        codes["fences"] = FENCES.read(self.blank, "fences", codes["fences"])
        codes["pieces"] = self.pieces_left()
        flock.complete_tiles(self)
        position = self.position()
        if self.phase == "over" and games > 1 and "totals" not in self.given:
            scoring.add_to_totals(position)
        return position

    def complete_farms(self) -> None:
        """Who has which farm; in phase `farm` some have none yet, in phase `first` nobody has."""
        seats = len(self.seats)
        homes = occupied_farms(seats)
        farms, early = self.codes["farms"], self.phase in ("farm", "first")
        need(self.phase != "farm" or self.blank.pick, "phase: farm only with the option farm_choice pick")
        if not early and not farms:
            farms.update(enumerate(homes))
        taken = list(farms.values())
        fits = any(set(taken) <= {(home + turned) % 6 for home in homes} for turned in range(6))
        need(fits and len(set(taken)) == len(taken), f"farms: {taken} do not fit a table of {seats} (BA-3.4, BA-3.6)")
        need(early or len(farms) == seats, "farms: name all seats or none")
        if self.phase == "farm":
            order = [(self.codes["first"] + i) % seats for i in self.seats]
            picked = [seat in farms for seat in order]
            if picked != sorted(picked, reverse=True) or all(picked):
                raise BadInput("farms: picked in turn order from the first player on, and one at least still to pick (BA-3.6)")
            turn = order[picked.index(False)]
            came = self.given.get("turn", letter(turn))
            need(came == letter(turn), f"turn: it is {letter(turn)} who picks next, not {came}")
            self.codes["turn"] = turn

    def pieces_left(self) -> list[int]:
        """Pieces left, so that laid and left make what was handed out, each laid by one of the two who share its fence."""
        most, named, fences = int(allotment(len(self.seats))), self.codes["pieces"], self.codes["fences"]
        if not fences:
            need(all(count == most for count in named.values()), f"pieces: nothing is laid yet, so everybody has {most}")
            return [most for seat in self.seats]
        around = sorted(self.seats, key=lambda seat: self.codes["farms"][seat])
        laid = [max(0, len(path) - 1) for path in fences]
        shares = share_out(laid, [range(most - named.get(s, most), most - named.get(s, 0) + 1) for s in around])
        who = {letter(seat): count for seat, count in named.items()} or "the players"
        if shares is None:
            raise BadInput(f"pieces: {who} cannot have laid {sum(laid)} pieces on fences of {laid} (BA-8.4, BA-8.6)")
        return [most - shares[around.index(seat)] for seat in self.seats]


def share_out(laid: list[int], used: list[range]) -> list[int] | None:
    """How many pieces each player round the board has used; fence i lies between the players i and i+1.

    Tries how many pieces of the first fence its first player laid, then goes round; as even as it can be.
    """
    for first in evenly(laid[0]):
        ways = {first: [first]}  # by how many of the last fence its first player laid: the same of all fences so far
        for i in range(1, len(laid)):
            found: dict[int, list[int]] = {}
            for before, way in ways.items():
                for own in evenly(laid[i]):
                    if own not in found and own + laid[i - 1] - before in used[i]:
                        found[own] = [*way, own]
            ways = found
        for last, way in ways.items():
            if first + laid[-1] - last in used[0]:
                return [own + laid[i - 1] - way[i - 1] for i, own in enumerate(way)]
    return None


def evenly(total: int) -> list[int]:
    """0 to total, the half first."""
    return sorted(range(total + 1), key=lambda part: abs(2 * part - total))
