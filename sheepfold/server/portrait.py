"""What a table looks like from outside: to a person, in a record file, in the store."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sheepfold.core.record import Record, write
from sheepfold.core.seats import letter
from sheepfold.server import wire
from sheepfold.server.charter import Charter, encode_charter
from sheepfold.server.store import SaveTable, TableRow

if TYPE_CHECKING:
    from sheepfold.server.table import Table


def info(table: Table, person: str) -> wire.TableInfo:
    """The table as this person may know it."""
    c = table.charter
    here = {guest.seat for guest in table.guests() if not guest.house}
    seats = [
        wire.SeatInfo(
            letter(seat),
            holder.kind,
            holder.name,
            holder.bot,
            holder.kind == "bot" or seat in here,
            holder.away,
            bool(person) and holder.person == person,
            bool(holder.person) and holder.person == c.owner,
        )
        for seat, holder in enumerate(c.holders)
    ]
    seal = wire.Seal(c.seal().commit, {} if c.state == "open" else c.entropy, c.seed if c.state == "over" else "")
    watchers = len(table.eyes[None].guests) if None in table.eyes else 0
    return wire.TableInfo(
        c.id,
        c.code if c.state == "open" else "",
        c.game,
        c.rules,
        c.options,
        c.state,
        seats,
        c.public,
        c.made,
        c.clock,
        seal,
        watchers,
        c.broadcast,
        table.ballot.proposal,
        c.next,
        c.earlier,
    )


def record(table: Table) -> str:
    """The game as a record file; with the seed once it is over."""
    assert table.run is not None
    kept = table.run.play.record
    seal = table.charter.seal()
    whole = Record(
        kept.setup,
        kept.version,
        kept.moves,
        table.charter.names(),
        table=seal.table,
        commit=seal.commit,
        entropy=dict(seal.entropy),
        seed=table.charter.seed if table.charter.state == "over" else "",
    )
    return write(table.game, whole, table.run.position)


def row(charter: Charter) -> SaveTable:
    """What is stored of a table beside its log."""
    holders = {seat: holder.person for seat, holder in enumerate(charter.holders) if holder.person}
    code = charter.code if charter.state == "open" else ""
    row = TableRow(
        charter.id,
        code,
        charter.game,
        charter.rules,
        len(charter.holders),
        charter.state,
        charter.public,
        charter.made,
        int(time.time()),
        encode_charter(charter),
    )
    return SaveTable(row, holders)
