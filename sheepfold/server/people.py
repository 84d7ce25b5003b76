"""Who somebody is: whoever holds a token. No accounts; the token is made here, given away once, and kept only as a hash."""

from __future__ import annotations

import hmac
import secrets
import time
from hashlib import sha256

from sheepfold.server.store import PersonRow, SavePerson, Store

REMEMBERED = 10_000


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
        self.known: dict[bytes, PersonRow] = {}

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
        row = self.known.get(wanted) or await self.store.person_by_hash(wanted)
        if row is None or not hmac.compare_digest(row.hash, wanted):
            return None
        self.keep(row)
        return row

    async def change(self, row: PersonRow, name: str | None = None, hook: str | None = None) -> PersonRow:
        changed = PersonRow(
            row.id, row.hash, row.name if name is None else name, row.made, int(time.time()), row.hook if hook is None else hook
        )
        await self.store.save(SavePerson(changed))
        self.keep(changed)
        return changed

    def keep(self, row: PersonRow) -> None:
        if len(self.known) >= REMEMBERED:
            del self.known[next(iter(self.known))]
        self.known[row.hash] = row

    def forget(self, row: PersonRow) -> None:
        self.known.pop(row.hash, None)
