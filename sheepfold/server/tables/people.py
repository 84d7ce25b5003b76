"""Who somebody is: the holder of a token. No accounts; the token is made here, given away once, and kept only as a hash."""

from __future__ import annotations

import hmac
import math
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Protocol

from msgspec.structs import replace

from sheepfold.server.store.rows import PersonRow, SavePerson
from sheepfold.server.store.store import Store, StoreError
from sheepfold.table.chat import one_line
from sheepfold.table.refusals import RequestRefused

REMEMBERED = 10_000
DAY = 86_400
SHARED_SECONDS = 2.0  # seconds a cached person is trusted, where other servers change people too


def hash_of(token: str) -> bytes:
    return sha256(token.encode()).digest()


def clean_name(name: str) -> str:
    return one_line(name)[:24].strip()


class Announcing(Protocol):
    """What a server needs to tell the others that a person has changed."""

    def listen(self, topic: str, told: Callable[[str, bytes], None]) -> None: ...

    def tell_all(self, topic: str, data: bytes) -> None: ...


class People:
    """Persons by token, with a bounded memory before the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[bytes, tuple[PersonRow, float]] = {}  # and until when that is believed
        self.hashes: dict[str, bytes] = {}  # of those known, by id
        self.addresses: dict[str, str] = {}  # person → where they last came from; never stored
        self.seconds = math.inf
        self.bus: Announcing | None = None
        self.going: dict[str, PersonRow] = {}  # who is being deleted, or was a moment ago: requests of theirs may be under way
        self.banned: set[str] = set()  # ids of people, and addresses, that the host keeps out

    def share(self, bus: Announcing) -> None:
        """Other servers change people too and announce it; in case an announcement is lost, cached people expire soon."""
        self.seconds = SHARED_SECONDS
        self.bus = bus
        bus.listen("changed person", lambda server_id, data: self.drop(data.decode()))

    async def enter(self, name: str) -> tuple[PersonRow, str]:
        """A new person, and the token, which nobody will ever see again."""
        token = secrets.token_urlsafe(32)
        now = int(time.time())
        row = PersonRow(id=secrets.token_urlsafe(9), hash=hash_of(token), name=name, made=now, seen=now)
        await self.store.save(SavePerson(row))
        self.keep(row)
        return row, token

    async def of(self, token: str) -> PersonRow | None:
        """The person a token belongs to; RequestRefused if the host keeps them out."""
        row = await self.find(token)
        if row is None or row.id in self.going:
            return None
        if row.id in self.banned:
            raise RequestRefused(403, "banned")
        return self.seen_today(row)

    def seen_today(self, row: PersonRow) -> PersonRow:
        """Note, once a day, that they were here; nobody waits for it."""
        now = int(time.time())
        if now - row.seen < DAY:
            return row
        seen = replace(row, seen=now)
        with suppress(StoreError):
            self.store.write([SavePerson(seen)], lambda error: None)
        self.keep(seen)
        return seen

    async def find(self, token: str) -> PersonRow | None:
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
            return self.known[wanted][0]  # people known before the store failed may keep watching
        if row is None or not hmac.compare_digest(row.hash, wanted):
            if known is not None:
                self.drop(known[0].id)
            return None
        self.keep(row)
        return row

    def check_stays(self, id: str) -> None:
        """Before something is stored of a person: somebody who is being deleted leaves nothing more; RequestRefused says so."""
        if id in self.going:
            raise RequestRefused(401, "say-who-you-are")

    def has_gone(self, id: str) -> None:
        """Whatever a deleted person had asked for is done or refused by now."""
        self.going.pop(id, None)
        self.drop(id)

    async def change(self, row: PersonRow, name: str | None = None, hook: str | None = None) -> PersonRow:
        self.check_stays(row.id)
        changed = PersonRow(
            id=row.id,
            hash=row.hash,
            name=row.name if name is None else name,
            made=row.made,
            seen=int(time.time()),
            hook=row.hook if hook is None else hook,
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

    def came_from(self, id: str, address: str) -> None:
        """A person asks for something from this address."""
        self.addresses.pop(id, None)
        if len(self.addresses) >= REMEMBERED:
            del self.addresses[next(iter(self.addresses))]
        self.addresses[id] = address

    def address_of(self, id: str) -> str:
        """Where a person last came from; "" if that is not known here."""
        return self.addresses.get(id, "")

    def forget(self, row: PersonRow) -> None:
        """Forget this person on every server."""
        self.addresses.pop(row.id, None)
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
