"""What is said at a table, and who does not want to hear whom."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING

from sheepfold.core.seats import letter
from sheepfold.server import portrait, wire
from sheepfold.server.audience import Guest, refuse
from sheepfold.server.charter import draft_of
from sheepfold.server.limits import Buckets, Rate
from sheepfold.server.people import one_line
from sheepfold.server.store import AddChat, ChatRow, StoreError
from sheepfold.server.surroundings import not_stored

if TYPE_CHECKING:
    from sheepfold.server.table import Table

KEPT = 200  # lines in memory, and message ids of lines


class Talk:
    def __init__(self, table: Table, chat: list[ChatRow]) -> None:
        self.table = table
        self.chat = deque(chat, maxlen=KEPT)
        self.pace = Buckets(Rate(0.5, 15))  # of a person; all who watch without a name share one
        self.lines: deque[tuple[str, str]] = deque(
            maxlen=KEPT
        )  # person and message id of lines said: a resent one is no second

    def heard_by(self, seat: int | None) -> list[wire.Said]:
        muted = self.table.charter.muted.get(letter(seat), []) if seat is not None else []
        return [said(row) for row in self.chat if row.who not in muted]

    def forget(self, person: str) -> None:
        for line in [line for line in self.chat if line.person == person]:
            self.chat.remove(line)

    def say(self, guest: Guest, message: wire.Say) -> None:
        text = one_line(message.text)
        if not text:
            return refuse(guest, message.id, "there is nothing to read in that")
        if guest.person and (guest.person, message.id) in self.lines:
            return guest.deliver(wire.encode(wire.Done(message.id, self.table.n)))
        if not self.pace.take(guest.person or "watchers"):
            return refuse(guest, message.id, "that was a lot of talk; wait a moment")
        self.lines.append((guest.person, message.id))
        who = "watchers" if guest.seat is None else letter(guest.seat)
        name = "" if guest.seat is None else self.table.charter.holders[guest.seat].name
        row = ChatRow(self.table.charter.id, int(time.time()), guest.person, who, name, text)

        def then(error: StoreError | None) -> None:
            if error is not None:
                if error.kind == "lost":
                    return self.table.house.lost(self.table)
                self.lines.remove((guest.person, message.id))
                return refuse(guest, message.id, not_stored(error))
            self.chat.append(row)
            guest.deliver(wire.encode(wire.Done(message.id, self.table.n)))
            for seat, eye in list(self.table.eyes.items()):
                if seat is None or who not in self.table.charter.muted.get(letter(seat), []):
                    eye.send(said(row))

        self.table.house.store.write([AddChat(row)], then)

    def mute(self, guest: Guest, message: wire.Mute) -> None:
        if guest.seat is None:
            return refuse(guest, message.id, "only players can mute somebody")
        draft = draft_of(self.table.charter)
        mine = set(draft.muted.get(letter(guest.seat), []))
        draft.muted[letter(guest.seat)] = sorted(mine | {message.who} if message.on else mine - {message.who})

        def then(error: StoreError | None) -> None:
            if error is not None:
                return refuse(guest, message.id, not_stored(error))
            self.table.charter = draft
            guest.deliver(wire.encode(wire.Done(message.id, self.table.n)))

        self.table.store([portrait.row(draft)], then)


def said(row: ChatRow) -> wire.Said:
    return wire.Said(row.who, row.name, row.text, row.at)
