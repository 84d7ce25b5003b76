"""Why a move is good, in a form that can be translated: the id of a message and the values in it."""

from __future__ import annotations

from dataclasses import dataclass, field

# Sentences that any game may use.
COMMON = {"searched": "It came out best in the games I imagined from here."}


@dataclass(frozen=True)
class Reason:
    """`Reason("bouc-makers.bid", {"bid": "23", "chance": "49 %"})`; the English sentence stands in the game's messages."""

    message: str
    values: dict[str, str] = field(default_factory=dict)

    def sentence(self, messages: dict[str, str]) -> str:
        return {**COMMON, **messages}[self.message].format(**self.values)
