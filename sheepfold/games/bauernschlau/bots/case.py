"""What a seat can tell about a position, for advice: shares of cells, guesses at sheep, the best one for an action."""

from __future__ import annotations

from typing import final

from sheepfold.core.message import Message
from sheepfold.games.bauernschlau.bots import guesses, policy, territory
from sheepfold.games.bauernschlau.bots.territory import Estimates
from sheepfold.games.bauernschlau.interface.things import cell_name
from sheepfold.games.bauernschlau.rules import pastures
from sheepfold.games.bauernschlau.rules.components import HIDDEN, REVEAL
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


@final
class Case:
    """A position as its seat may see it: the world is imagined, and only asked for what is open to all."""

    def __init__(self, position: BauernschlauPosition, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.stakes = Estimates().of(position)

    def share(self, cell: int, seat: int) -> int:
        """The chance in percent that a cell will belong to a seat."""
        board = self.position.board
        return int(self.stakes[seat * board.cells + cell] // board.geese[cell])

    def own_share(self, cell: int) -> int:
        return self.share(cell, self.seat)

    def owner(self, cell: int) -> int:
        return max(range(int(self.position.seats)), key=lambda seat: self.share(cell, seat))

    def name(self, cell: int) -> Message:
        return cell_name(self.position.board.cell_names[cell])

    def guess(self, cell: int) -> int:
        return int(guesses.worth(self.position, self.seat, cell, self.stakes))

    def black(self, cell: int) -> int:
        return int(guesses.black_chance(self.position, self.seat, cell, self.stakes))

    def edge(self, cell: int, seat: int) -> int:
        return int(self.stakes[territory.edges(self.position, seat) + cell])

    def own_edge(self, cell: int) -> int:
        return self.edge(cell, self.seat)

    def fills(self, cell: int) -> int | None:
        """Whose enclosed farm is full once something stands on this cell."""
        position = self.position
        holder = int(position.land[cell]) - 1
        return holder if holder >= 0 and position.gaps[holder] == 1 and not pastures.is_occupied(position, cell) else None

    def best_down(self, action: int) -> int:
        """The face-down sheep that an action is best used on."""
        position, seat, stakes = self.position, self.seat, self.stakes
        most, least = policy.free_extremes(position, seat, stakes)

        def gain(cell: int) -> int:
            if action == REVEAL:
                return int(policy.turn_gain(position, seat, cell, stakes))
            return int(policy.drive_gain(position, seat, cell, stakes, most, least))

        return max((cell for cell in range(int(position.board.cells)) if position.ground[cell] >= HIDDEN), key=gain)
