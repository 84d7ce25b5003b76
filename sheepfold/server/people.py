"""Who somebody is: whoever holds a token. No accounts; the token is made here, given away once, and kept only as a hash."""

from __future__ import annotations

import hmac
import math
import secrets
import time
from hashlib import sha256
from typing import TYPE_CHECKING

from sheepfold.server.store import PersonRow, SavePerson, Store, StoreError

if TYPE_CHECKING:
    from sheepfold.server.bus import Bus

REMEMBERED = 10_000
SHARED_SECONDS = 2.0  # that a person is believed to be as remembered, where other houses change people too


def hash_of(token: str) -> bytes:
    return sha256(token.encode()).digest()


def clean_name(name: str) -> str:
    return one_line(name)[:24].strip()


def one_line(text: str) -> str:
    """What guests write as it may be shown: one line, nothing invisible."""
    return " ".join("".join(c for c in " ".join(text.split()) if c.isprintable()).split())


class People:
    """Persons by token, with a bounded memory before the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[bytes, tuple[PersonRow, float]] = {}  # and until when that is believed
        self.hashes: dict[str, bytes] = {}  # of those known, by id
        self.seconds = math.inf
        self.bus: Bus | None = None

    def share(self, bus: Bus) -> None:
        """Other houses change people too: they tell, and what they told in vain is not believed for long."""
        self.seconds = SHARED_SECONDS
        self.bus = bus
        bus.listen("changed person", lambda house, data: self.drop(data.decode()))

    async def enter(self, name: str) -> tuple[PersonRow, str]:
        """A new person, and the token, which nobody will ever see again."""
        token = secrets.token_urlsafe(32)
        now = int(time.time())
        row = PersonRow(secrets.token_urlsafe(9), hash_of(token), name, now, now)
        await self.store.save(SavePerson(row))
        self.keep(row)
        return row, token

    async def of(self, token: str) -> PersonRow | None:
        """The person a token belongs to."""
        if not 20 <= len(token) <= 100:
            return None
        wanted = hash_of(token)
        known = self.known.get(wanted)
        if known is not None and time.monotonic() < known[1]:
            return known[0]
        try:
            row = await self.store.person_by_hash(wanted)
        except StoreError:
            if wanted not in self.known:
                raise
            return self.known[wanted][0]  # who was here before the store went may look on
        if row is None or not hmac.compare_digest(row.hash, wanted):
            if known is not None:
                self.drop(known[0].id)
            return None
        self.keep(row)
        return row

    async def change(self, row: PersonRow, name: str | None = None, hook: str | None = None) -> PersonRow:
        changed = PersonRow(
            row.id, row.hash, row.name if name is None else name, row.made, int(time.time()), row.hook if hook is None else hook
        )
        await self.store.save(SavePerson(changed))
        self.keep(changed)
        self.tell("changed person", row)
        return changed

    def keep(self, row: PersonRow) -> None:
        if len(self.known) >= REMEMBERED and row.hash not in self.known:
            self.drop(next(iter(self.hashes)))
        self.known[row.hash] = (row, time.monotonic() + self.seconds)
        self.hashes[row.id] = row.hash

    def forget(self, row: PersonRow) -> None:
        """This person is no more, at no house."""
        self.drop(row.id)
        self.tell("person", row)

    def drop(self, id: str) -> None:
        """What is remembered of this person may be wrong."""
        found = self.hashes.pop(id, None)
        if found is not None:
            del self.known[found]

    def tell(self, topic: str, row: PersonRow) -> None:
        if self.bus is not None:
            self.bus.tell_all(topic, row.id.encode())
