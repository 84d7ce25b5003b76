"""The course of a game, from where it stands to its end: bots move, people take their turns, fate acts in between."""

from __future__ import annotations

from sheepfold.core.position import OVER
from sheepfold.terminal.table import Table
from sheepfold.terminal.turn import Turn


def run(table: Table) -> None:
    """To the end; raises Left if the people leave before it."""
    table.settle()
    while table.story.position.actor() != OVER:
        seat = table.next_seat()
        if seat in table.bots:
            table.bot_moves(seat)
        else:
            Turn(table, seat).take()
        table.settle()
    table.say_end()
