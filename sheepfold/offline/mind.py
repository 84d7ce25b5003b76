"""The second worker of the browser: thinks for bots, gives hints and reads records, so that neither page nor tables wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sheepfold import games
from sheepfold.core.errors import BadInput
from sheepfold.offline import positions
from sheepfold.server.thinkers import records
from sheepfold.server.thinkers.work import advise, choose

WORKS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "advise": advise,
    "replay": records.replay_file,
    "draws": records.draws,
    "chances": records.chances,
    "ending": positions.ending,
}
NAMES = {work: name for name, work in WORKS.items()}


class Thought(Struct, kw_only=True):
    """Something to be worked out."""

    id: int
    work: str
    given: list[Any]


class Found(Struct, kw_only=True, omit_defaults=True):
    """What was found; or what is wrong with a record; or why nothing could be found."""

    id: int
    found: Any = None
    text: str | UnsetType = UNSET  # what was found, if it is JSON already
    bad: dict[str, Any] | UnsetType = UNSET
    failed: str = ""


encode = msgspec.json.Encoder().encode
decode_thought = msgspec.json.Decoder(Thought).decode
decode_found = msgspec.json.Decoder(Found).decode


def warm_up() -> None:
    """Load every game, so that a first move does not wait for it."""
    for name in games.names():
        games.load(name)


def answer(text: str) -> str:
    """Work out one thought, however long that takes."""
    thought = decode_thought(text)
    return encode(found(thought)).decode()


def found(thought: Thought) -> Found:
    try:
        result = WORKS[thought.work](*thought.given)
    except BadInput as error:
        return Found(id=thought.id, bad=error.message.to_data())
    except Exception as error:  # the caller replaces a bot that breaks
        return Found(id=thought.id, failed=f"{type(error).__name__}: {error}"[:300])
    if isinstance(result, bytes):
        return Found(id=thought.id, text=result.decode())
    return Found(id=thought.id, found=result)
