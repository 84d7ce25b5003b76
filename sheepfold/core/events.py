"""What happened, as data: one event for the move and one for each thing that followed from it by itself.

Events are made once for all; what a seat or a watcher may know of each is a filter. On the wire an event is
`[who, verb, values…]`, with null for what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sheepfold.core.seats import letter

Seen = list[Any]  # [who, verb, values…] as one perspective perceives it

# verb → its values in order: name → kind. Kinds: number, text, seat (a letter), numbers, texts, seats; with a "?" where it may be
# hidden or missing (null). From these the types of the pages are made, and a law holds every event against them.
Verbs = dict[str, dict[str, str]]

KINDS: dict[str, type | tuple[type, type]] = {
    "number": int,
    "text": str,
    "seat": str,
    "numbers": (list, int),
    "texts": (list, str),
    "seats": (list, str),
}


class Event:
    """`Event(0, "bid", ("17",), known_to=(0,))`: seat A bids 17, and all others perceive `["A", "bid", null]`."""

    def __init__(
        self,
        who: int,
        verb: str,
        values: tuple[Any, ...] = (),
        known_to: tuple[int, ...] | None = None,
        hidden: tuple[int, ...] | None = None,
        private: bool = False,
    ) -> None:
        self.who = who  # a seat, or FATE
        self.verb = verb
        self.values = values
        self.known_to = known_to  # the seats that know all of it; None: everybody does
        self.hidden = hidden  # which values the others do not know, by index; None: none of them
        self.private = private  # the others do not perceive it at all
        # As it goes over the wire, once a table has encoded it: for those who know all of it, and for the others. A game that tells
        # the same event again and again makes it once.
        self.whole_data = b""
        self.others_data = b""

    def seen_by(self, seat: int | None) -> Seen | None:
        """As a seat (None: a watcher) perceives it; None if it does not."""
        if self.known_to is None or seat in self.known_to:
            return [letter(self.who), self.verb, *self.values]
        if self.private:
            return None
        found: Seen = [letter(self.who), self.verb]
        hidden = self.hidden
        for i in range(len(self.values)):
            found.append(None if hidden is None or i in hidden else self.values[i])
        return found


def seen(events: Iterable[Event], seat: int | None) -> list[Seen]:
    """Events as one perspective perceives them, those it does not perceive left out."""
    return [found for event in events if (found := event.seen_by(seat)) is not None]


def text_of(event: Seen) -> str:
    """`A bid ?`, as scenarios and logs write it: who, verb, values, with lists spread out."""
    return " ".join(word for part in event for word in words_of(part))


def words_of(part: Any) -> list[str]:
    if isinstance(part, list):
        return [word for one in part for word in words_of(one)]
    return ["?" if part is None else str(part)]


def misfit(event: Seen, verbs: Verbs) -> str:
    """How an event differs from what its game declares; "" if it fits."""
    _who, verb, *values = event
    if verb not in verbs:
        return f"{text_of(event)!r}: the game declares no verb {verb!r}; it has {', '.join(verbs)}"
    declared = verbs[verb]
    if len(values) != len(declared):
        return f"{text_of(event)!r}: {verb} has {len(declared)} values ({', '.join(declared)}), not {len(values)}"
    for (name, kind), value in zip(declared.items(), values, strict=True):
        if not fits(value, kind):
            return f"{text_of(event)!r}: {name} of {verb} is a {kind}, not {value!r}"
    return ""


def fits(value: Any, kind: str) -> bool:
    if value is None:
        return kind.endswith("?")
    expected = KINDS[kind.removesuffix("?")]
    if isinstance(expected, tuple):
        return isinstance(value, list) and all(type(one) is expected[1] for one in value)
    return type(value) is expected


def named(event: Seen, verbs: Verbs) -> dict[str, Any]:
    """The values of an event by their names."""
    return dict(zip(verbs[event[1]], event[2:], strict=True))
