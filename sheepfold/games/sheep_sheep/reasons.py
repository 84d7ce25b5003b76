"""Why a move is good, in one sentence, from what its seat sees: the photos it leads to, and what the other can take then."""

from __future__ import annotations

from sheepfold.core.game import Data
from sheepfold.core.reason import Reason
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter, seat_of
from sheepfold.core.setup import Setup
from sheepfold.games.sheep_sheep import exact, policy, setting
from sheepfold.games.sheep_sheep.components import NONE, ROW, SEATS
from sheepfold.games.sheep_sheep.data import BUILT_IN, check
from sheepfold.games.sheep_sheep.position import SheepSheepPosition
from sheepfold.games.sheep_sheep.words import colour_names, counted

SENTENCES = {
    "makes": "That turns cell {cell} {colour}, and then {groups} stand together: {points} for you when you finish.",
    "leads": "A step towards {groups}, worth {points}: {more} will do it.",
    "spoils": "It spoils what {other} is after: with {replies} {other} could take {before} now, and only {reply} after this.",
    "calm": "Nothing can be captured this way now, and {other} could not capture anything in reply either.",
    "fetches": "Nothing can be captured this way now, but you get the card {card} for later; {other} could take {reply} in reply.",
    "takes": "{groups} stand together: that is {points} for you.",
    "ends": "{groups} stand together: {points} for you, and the game ends, as the pile of {pile} cannot fill the gaps.",
    "waits": "Nothing stands together to capture; leave it like this, and {other} could take {reply} with {replies}.",
    "safe": "With {colour} up in cell {cell} there is nothing for {other} to capture so far, even with {replies}.",
    "least": "With {colour} up in cell {cell} {other} could take {reply}; in the worst place it would be {worst}.",
    "even": "Wherever this card lies, {other} could take {reply}; {colour} in cell {cell} is as good as any.",
    "ahead": "{other} could take {reply} then, but looking further ahead this place is a good one for {colour}.",
}
MESSAGES = {f"sheep-sheep.{name}": text for name, text in SENTENCES.items()}


def reason(view: Data, move: str) -> Reason:
    """One sentence for a legal move of the seat whose view this is."""
    name, values = Thought(view).of(move)
    return Reason(f"sheep-sheep.{name}", values)


class Thought:
    """A view, and what the other could do about it. Hidden undersides play no part: `exact` never plans with them."""

    def __init__(self, view: Data) -> None:
        self.view = view
        self.names = colour_names(view)
        self.seat = seat_of(view["seat"], view["seats"]) or 0
        self.position = world(view, self.seat)
        self.replies = min(self.position.max_exchanges, exact.AHEAD)
        self.common = {
            "other": letter(1 - self.seat),
            "replies": counted(int(self.replies), "exchange"),
            "pile": counted(int(self.position.pile_size), "card"),
        }

    def of(self, move: str) -> tuple[str, dict[str, str]]:
        """The name of the sentence and its values."""
        kind, *rest = move.split()
        if kind == "lay":
            name, values = self.of_lay(int(rest[0]) - 1, rest[1])
        elif kind == "finish":
            name, values = self.of_finish()
        else:
            name, values = self.of_exchange(rest[0], int(rest[1]) - 1)
        return name, {**self.common, **values}

    # --- exchanging

    def of_exchange(self, card: str, cell: int) -> tuple[str, dict[str, str]]:
        position = self.position
        row = position.row_text(self.seat).split()
        taken = self.view["table"]["grid"][cell // 3].split()[cell % 3]  # an underside not known is `?`
        before = exact.reply_points(position, self.seat, self.replies)
        left = exact.exchanges_left(position) - 1
        exact.swap(position, self.seat * ROW + row.index(card), cell)
        values = {"cell": str(cell + 1), "colour": self.colour(position.deck.up[position.grid[cell]])}
        best = exact.best_points(position, self.seat, self.model(), left)
        if best:
            more = self.carry_out(best, int(left))
            values |= {"groups": self.groups(), "points": counted(int(best), "point"), "more": counted(more, "more exchange")}
            return "leads" if more else "makes", values
        reply = exact.reply_points(position, self.seat, self.replies)
        values |= {"reply": photos(reply), "before": photos(before), "card": self.card(taken)}
        if reply < before:
            return "spoils", values
        return "fetches" if reply else "calm", values

    def carry_out(self, best: int, left: int) -> int:
        """Make the fewest exchanges that lead to the best capture; how many they were."""
        position, made = self.position, 0
        while exact.standing_points(position, self.model()) < best:
            needed = next(n for n in range(left + 1) if exact.best_points(position, self.seat, self.model(), n) == best)
            self.one_nearer(best, needed - 1)
            left, made = needed - 1, made + 1
        return made

    def one_nearer(self, best: int, left: int) -> None:
        """The first exchange after which that many more lead to the best capture."""
        position, first = self.position, self.seat * int(ROW)
        for place in range(first, first + int(ROW)):
            card = position.rows[place]
            if card == NONE:
                continue
            cells = position.shows[position.deck.up[2 * card]] | position.shows[position.deck.up[2 * card + 1]]
            for cell in range(9):
                if cells >> cell & 1:
                    taken = exact.swap(position, place, cell)
                    if exact.best_points(position, self.seat, self.model(), left) == best:
                        return
                    exact.swap_back(position, place, cell, taken)
        raise AssertionError(f"no exchange leads to {best} points, though a search found one")

    # --- finishing and laying

    def of_finish(self) -> tuple[str, dict[str, str]]:
        position = self.position
        points = exact.standing_points(position, self.model())
        if points == 0:
            return "waits", {"reply": photos(exact.reply_points(position, self.seat, self.replies))}
        taken = exact.standing_points(position, NONE)
        values = {"groups": self.groups(), "points": counted(int(points), "point")}
        return "ends" if taken > position.pile_size else "takes", values

    def of_lay(self, cell: int, colour: str) -> tuple[str, dict[str, str]]:
        position = self.position
        holes = [hole for hole in range(9) if position.holes >> hole & 1]
        replies = {(hole, side): self.against(hole, side) for hole in holes for side in (0, 1)}
        side = 0 if self.position.colour_text(position.deck.up[2 * position.drawn]) == colour else 1
        reply, least, worst = replies[cell, side], min(replies.values()), max(replies.values())
        values = {"cell": str(cell + 1), "colour": self.names[colour], "reply": photos(reply), "worst": photos(worst)}
        if least == worst and reply:
            return "even", values
        if reply == 0:
            return "safe", values
        return "least" if reply < worst else "ahead", values

    def against(self, cell: int, side: int) -> int:
        face = 2 * self.position.drawn + side
        return int(policy.points_against(self.position, SEATS - 1 - self.seat, cell, face, self.replies))

    # --- words

    def model(self) -> int:
        return int(self.position.model(self.seat))

    def colour(self, number: int) -> str:
        return self.names[self.position.colour_text(number)]

    def card(self, text: str) -> str:
        """A card seen in the grid, by its colours."""
        return f"{self.names[text[0]]}-{self.names.get(text[1], 'unknown')}"

    def groups(self) -> str:
        """What stands in groups now: `3 red and 4 green photos`."""
        position = self.position
        found = [(int(position.deck.grouped[position.shows[c]]), self.colour(c)) for c in range(int(position.deck.colours))]
        return " and ".join(f"{number} {name}" for number, name in found if number) + " photos"


def world(view: Data, seat: int) -> SheepSheepPosition:
    """Some world that looks like this view; always the same one."""
    own = view["data"].get("deck") or BUILT_IN[view["options"]["deck"]]
    setup = Setup(view["game"], view["seats"], view["options"], {"deck": check(own)})
    position = setting.dream(setup, seat, view["table"], Rng(0))
    assert isinstance(position, SheepSheepPosition)
    return position


def photos(number: int) -> str:
    return counted(int(number), "photo") if number else "nothing"
