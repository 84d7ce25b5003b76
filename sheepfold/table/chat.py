"""What is said at a table, and who does not want to hear whom."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from sheepfold.core.seats import letter
from sheepfold.table.config import TableConfig, draft_of
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest, Store
from sheepfold.table.messages import Mute, Said, Say
from sheepfold.table.pace import Buckets, Rate
from sheepfold.table.refusals import not_stored
from sheepfold.table.rows import AddChat, ChatRow, SaveConfig

BLANK = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"), " ")  # letters and marks that show nothing
KEPT = 200  # lines in memory, and message ids of lines
PACE = Rate(0.5, 15)  # of a person; all who watch without a name share one


class Chat:
    def __init__(self, context: Context, rows: list[ChatRow]) -> None:
        self.context = context
        self.rows = deque(rows, maxlen=KEPT)
        self.pace = Buckets(PACE, context.time.now)
        self.said: deque[tuple[str, str]] = deque(maxlen=KEPT)  # person and message id: a resent line is no second one

    def heard_by(self, seat: int | None) -> list[Said]:
        muted = self.context.config.does_not_hear(seat)
        return [line_of(row) for row in self.rows if row.who not in muted]

    def forget(self, person: str, names: Mapping[str, Sequence[str]]) -> None:
        """Lines of this person go, and these names, but for the lines of others who have them too."""
        kept = [row for row in self.rows if row.person != person]
        self.rows.clear()
        self.rows.extend(
            replace(row, name="") if row.name in names and row.person not in names[row.name] else row for row in kept
        )

    def say(self, guest: Guest, message: Say) -> None:
        context = self.context
        text = one_line(message.text)
        if not text:
            return context.refuse(guest, message.id, "chat-empty")
        if guest.person and (guest.person, message.id) in self.said:
            return context.done(guest, message.id)
        if not self.pace.take(guest.person or "watchers"):
            return context.refuse(guest, message.id, "chat-too-much")
        self.said.append((guest.person, message.id))
        row = ChatRow(
            table=context.config.id,
            at=context.time.at,
            person=guest.person,
            who="watchers" if guest.seat is None else letter(guest.seat),
            name="" if guest.seat is None else context.config.occupants[guest.seat].name,
            text=text,
        )
        context.emit(Store([AddChat(row)], partial(self.line_stored, guest, message.id, row), waits=False))

    def line_stored(self, guest: Guest, id: str, row: ChatRow, failure: str) -> None:
        if failure:
            self.said.remove((guest.person, id))
            return self.context.refuse(guest, id, not_stored(failure))
        self.rows.append(row)
        self.context.done(guest, id)
        for seat, perspective in self.context.perspectives.items():
            if row.who not in self.context.config.does_not_hear(seat):
                self.context.tell(perspective.guests, line_of(row))

    def mute(self, guest: Guest, message: Mute) -> None:
        if guest.seat is None:
            return self.context.refuse(guest, message.id, "only-players-mute")
        draft = draft_of(self.context.config)
        mine = set(draft.does_not_hear(guest.seat))
        draft.muted[letter(guest.seat)] = sorted(mine | {message.who} if message.on else mine - {message.who})
        self.context.store([SaveConfig(draft)], partial(self.mute_stored, guest, message.id, draft))

    def mute_stored(self, guest: Guest, id: str, draft: TableConfig, failure: str) -> None:
        if failure:
            return self.context.refuse(guest, id, not_stored(failure))
        self.context.replace_config(draft)
        self.context.done(guest, id)


def line_of(row: ChatRow) -> Said:
    return Said(row.who, row.name, row.text, row.at)


def one_line(text: str) -> str:
    """What guests write as it may be shown: one line, nothing invisible."""
    seen = " ".join("".join(c for c in " ".join(text.translate(BLANK).split()) if c.isprintable()).split())
    return seen if any(unicodedata.category(c)[0] not in "MZ" for c in seen) else ""  # marks alone stand on nothing
