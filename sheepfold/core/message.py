"""What is said to people, before it is a sentence: the id of a message in the catalogues (`language/`), and its values.

Rules, refusals and advice speak in messages; only `language` and the pages turn them into English, French or German.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

# A number, a text that needs no translation (what somebody typed, a rule number), another message, or several of these, joined
# in the reader's language with "and".
Value = Any


@dataclass(frozen=True)
class Message:
    """`Message("bm-no-keep-free", {"dice": [die("d8"), die("d12")]})`."""

    id: str
    values: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        """For tracebacks and logs: the id and its values, not a sentence."""
        if self.id == "plain":
            return str(self.values["text"])
        given = ", ".join(f"{name}: {text(value)}" for name, value in self.values.items())
        return f"{self.id} ({given})" if given else self.id

    def to_data(self) -> dict[str, Any]:
        """As it goes over the wire: nested messages are tables of the same shape."""
        return {"id": self.id, "values": {name: plain_data(value) for name, value in self.values.items()}}


def plain_data(value: Value) -> Any:
    if isinstance(value, Message):
        return value.to_data()
    return [plain_data(one) for one in value] if isinstance(value, (list, tuple)) else value


def text(value: Value) -> str:
    return " ".join(map(text, value)) if isinstance(value, (list, tuple)) else str(value)


def from_data(data: dict[str, Any]) -> Message:
    """The message that `to_data` wrote."""
    return Message(data["id"], {name: value_from(value) for name, value in data["values"].items()})


def value_from(data: Any) -> Value:
    if isinstance(data, dict):
        return from_data(data)
    return [value_from(one) for one in data] if isinstance(data, list) else data


# --- messages that every game may use; the catalogues have them under these ids


def plain(sentence: str) -> Message:
    """An English sentence as it is: for a game that has no catalogue (yet)."""
    return Message("plain", {"text": sentence})


def seat_name(letter: str) -> Message:
    """The player of a seat, by the name the reader knows."""
    return Message("seat", {"seat": letter})


def by(letter: str) -> dict[str, Message]:
    """Who does something, for a message with `$who` and `$you`: `{ $you -> [yes] You roll *[no] { $who } rolls }`."""
    return {"who": seat_name(letter), "you": is_you(letter)}


def is_you(letter: str) -> Message:
    """ "yes" if the reader sits there, else "no"."""
    return Message("is-you", {"seat": letter})


def either(items: Sequence[Value]) -> Message:
    """Several things of which one is meant: joined with "or"."""
    return Message("either", {"items": list(items)})


def chance(share: float) -> Message:
    """A chance out of a hundred; none is rounded to never or always."""
    rounded = round(100 * share)
    if rounded == 0 and share > 0:
        return Message("odds-under", {"percent": 1})
    if rounded == 100 and share < 1:
        return Message("odds-over", {"percent": 99})
    return Message("odds", {"percent": rounded})
