"""Taking moves back: an event like any other, told to everybody with the table as it was before."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from sheepfold.core.seats import letter
from sheepfold.server import history, wire
from sheepfold.server.audience import Guest, refuse
from sheepfold.server.history import asked_letters
from sheepfold.server.store import Append, LogRow, StoreError
from sheepfold.server.surroundings import not_stored

if TYPE_CHECKING:
    from sheepfold.server.table import Table


def undo(table: Table, guest: Guest, message: wire.Undo) -> None:
    """Take the seat's last move back, by itself or once all agree."""
    seat = guest.seat
    if seat is None or table.run is None:
        return refuse(guest, message.id, "there is nothing of yours to take back")
    if message.id in table.recent[seat]:
        return guest.deliver(wire.encode(wire.Done(message.id, table.recent[seat][message.id])))
    no = table.why_not_now(guest, seat)
    if no:
        return refuse(guest, message.id, no)
    if not table.undoing.take(letter(seat)):
        return refuse(guest, message.id, "not so often; wait a moment")
    found = history.take_back(table.fresh_run, table.rows, seat)
    if isinstance(found, str):
        return refuse(guest, message.id, found)
    if found.consent:
        others = [letter(s) for s, h in enumerate(table.charter.holders) if s != seat and not h.played_by_bot]
        if others:
            n = table.n
            table.note_id(seat, message.id, n)  # sent again, it is no second wish
            table.ballot.open(
                wire.Proposal("undo", letter(seat), letter(seat), others),
                lambda: take_back(table, found.rows, seat, message.id) if table.n == n else None,
            )
            return guest.deliver(wire.encode(wire.Done(message.id, table.n)))
    take_back(table, found.rows, seat, message.id, guest)


def take_back(table: Table, rows: list[int], seat: int, id: str = "", guest: Guest | None = None) -> None:
    row = LogRow(table.charter.id, table.n + 1, "undo", seat, json.dumps(rows), [], id, 0, int(time.time()))
    run = history.lead(table.fresh_run(), [*table.rows, row])
    row = replace(row, asked=asked_letters(run))

    def then(error: StoreError | None) -> None:
        if error is not None:
            if guest is not None:
                refuse(guest, id, not_stored(error))
            return
        table.rows.append(row)
        table.run = run
        table.note_id(seat, id, row.n)
        if guest is not None:
            guest.deliver(wire.encode(wire.Done(id, row.n)))
        table.timekeeper.run()
        for eye in list(table.eyes.values()):
            eye.send(
                wire.Back(
                    row.n,
                    min(rows) - 1,
                    letter(seat),
                    eye.look(run.position),
                    table.legal(eye),
                    table.prompt(eye.seat),
                    table.clock.message(),
                )
            )
        table.house.asked(table, run.asked)

    table.store([Append(row)], then)
