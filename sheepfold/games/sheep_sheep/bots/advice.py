"""Why a move is good, from what its seat sees: the photos it leads to, and what the other can take then."""

from __future__ import annotations

from sheepfold.core.game import Data
from sheepfold.core.message import Message, Value, seat_name
from sheepfold.core.pile import NONE
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter, seat_of
from sheepfold.core.setup import Setup
from sheepfold.games.sheep_sheep.bots import exact, policy
from sheepfold.games.sheep_sheep.bots.captures import Captures
from sheepfold.games.sheep_sheep.interface import completion
from sheepfold.games.sheep_sheep.interface.names import names_in, place
from sheepfold.games.sheep_sheep.rules.components import ROW, SEATS
from sheepfold.games.sheep_sheep.rules.data import DECK, check
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

Found = tuple[str, dict[str, Value]]  # the name of a message and its values


def advice(view: Data, move: str) -> Message:
    """Why a legal move of the seat whose view this is."""
    name, values = Thought(view).of(move)
    return Message(f"why-sheep-sheep-{name}", values)


class Thought:
    """A view, and what the other could do about it. Hidden undersides play no part: `exact` never plans with them."""

    def __init__(self, view: Data) -> None:
        self.view = view
        self.names = names_in(view)
        self.seat = seat_of(view["seat"], view["seats"]) or 0
        self.position = world(view, self.seat)
        self.replies = min(self.position.max_exchanges, exact.AHEAD)
        self.common = {
            "other": seat_name(letter(1 - self.seat)),
            "replies": int(self.replies),
            "pile": int(self.position.pile_size),
        }

    def of(self, move: str) -> Found:
        kind, *rest = move.split()
        if kind == "lay":
            name, values = self.of_lay(int(rest[0]) - 1, rest[1])
        elif kind == "finish":
            name, values = self.of_finish()
        else:
            name, values = self.of_exchange(rest[0], int(rest[1]) - 1)
        return name, {**self.common, **values}

    # --- exchanging

    def of_exchange(self, card: str, cell: int) -> Found:
        position = self.position
        row = position.row_text(self.seat).split()
        taken = self.view["table"]["grid"][cell // 3].split()[cell % 3]  # an underside not known is `?`
        before = exact.reply_points(position, self.seat, self.replies, Captures())
        left = exact.exchanges_left(position) - 1
        exact.swap(position, self.seat * ROW + row.index(card), cell)
        values: dict[str, Value] = {"cell": place(cell + 1), "colour": self.colour(position.deck.up[position.grid[cell]], "is")}
        best = exact.best_points(position, self.seat, self.model(), left)
        if best:
            more = self.carry_out(best, int(left))
            values |= {"groups": self.groups(), "points": int(best), "more": more}
            return "leads" if more else "makes", values
        reply = exact.reply_points(position, self.seat, self.replies, Captures())
        values |= {"reply": int(reply), "before": int(before), "card": self.names.card(taken)}
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
        for index in range(first, first + int(ROW)):
            card = position.rows[index]
            if card == NONE:
                continue
            cells = position.shows[position.deck.up[2 * card]] | position.shows[position.deck.up[2 * card + 1]]
            for cell in range(9):
                if cells >> cell & 1:
                    taken = exact.swap(position, index, cell)
                    if exact.best_points(position, self.seat, self.model(), left) == best:
                        return
                    exact.swap_back(position, index, cell, taken)
        raise AssertionError(f"no exchange leads to {best} points, though a search found one")

    # --- finishing and laying

    def of_finish(self) -> Found:
        position = self.position
        points = exact.standing_points(position, self.model())
        if points == 0:
            return "waits", {"reply": int(exact.reply_points(position, self.seat, self.replies, Captures()))}
        taken = exact.standing_points(position, NONE)
        values = {"groups": self.groups(), "points": int(points)}
        return "ends" if taken > position.pile_size else "takes", values

    def of_lay(self, cell: int, colour: str) -> Found:
        position = self.position
        holes = [hole for hole in range(9) if position.holes >> hole & 1]
        replies = {(hole, side): self.against(hole, side) for hole in holes for side in (0, 1)}
        side = 0 if self.position.colour_text(position.deck.up[2 * position.drawn]) == colour else 1
        reply, least, worst = replies[cell, side], min(replies.values()), max(replies.values())
        up = self.names.colour(colour, "up")
        values = {"cell": place(cell + 1), "colour": up, "reply": reply, "worst": worst}
        if least == worst and reply:
            return "even", values
        if reply == 0:
            return "safe", values
        return "least" if reply < worst else "ahead", values

    def against(self, cell: int, side: int) -> int:
        face = 2 * self.position.drawn + side
        return int(policy.points_against(self.position, SEATS - 1 - self.seat, cell, face, self.replies, Captures()))

    # --- words

    def model(self) -> int:
        return int(self.position.model(self.seat))

    def colour(self, number: int, form: str) -> Value:
        return self.names.colour(self.position.colour_text(number), form)

    def groups(self) -> list[Message]:
        """What stands in groups now: 3 red photos and 4 green photos."""
        position = self.position
        counts = [int(position.deck.grouped[position.shows[colour]]) for colour in range(int(position.deck.colours))]
        return [self.names.photos(count, position.colour_text(colour)) for colour, count in enumerate(counts) if count]


def world(view: Data, seat: int) -> SheepSheepPosition:
    """Some world that looks like this view; always the same one."""
    setup = Setup(view["game"], view["seats"], view["options"], {"deck": check(DECK.in_view(view))})
    return completion.imagine_table(setup, seat, view["table"], Rng(0))
