"""Why something a guest asked for was not done: every reason by its name; the catalogues say `refused-NAME` in every language."""

from __future__ import annotations

from typing import Any

from sheepfold.table.messages import Message

NAMES = {
    # --- at a table
    "frozen",
    "moving",
    "hello-again",
    "watchers-make-no-moves",
    "question-gone",
    "not-begun",
    "game-over",
    "bot-plays-your-seat",
    "only-players-are-away",
    "only-players-mute",
    "hint-not-asked",
    "hint-not-a-move",
    "hint-under-way",
    "hint-none",
    "hint-budget",
    "undo-nothing",
    "undo-no-move",
    "undo-fate",
    "undo-revealed",
    "undo-too-often",
    "undo-late",
    "propose-not-now",
    "propose-bot-already",
    "propose-is-here",
    "propose-agreed-already",
    "propose-another-open",
    "vote-nothing",
    "reveal-not-now",
    "reveal-misfit",
    "chat-empty",
    "chat-too-much",
    # --- what could not be stored
    "store-full",
    "store-quota",
    "store-readonly",
    "store-away",
    "store-failed",
    "store-cannot",
    "store-unknown",
    "store-cannot-look-up",
    # --- about tables and seats
    "no-table",
    "no-lesson",
    "table-unreadable",
    "table-unchanged",
    "server-closing",
    "server-unreachable",
    "other-server-unreachable",
    "no-code",
    "no-free-code",
    "too-many-tables",
    "too-many-shows",
    "too-many-open",
    "too-many-open-here",
    "unknown-data-set",
    "unknown-bot",
    "no-seat",
    "seats-are",
    "seat-taken",
    "seat-not-yours",
    "seats-all-taken",
    "seat-is-nobodys",
    "join-sat-here",
    "join-denied",
    "join-another-asks",
    "join-worn",
    "seat-needs-secret",
    "kick-yourself",
    "owner-only",
    "has-begun",
    "takeover-code",
    "rematch-players-only",
    "rematch-not-over",
    "rematch-wait",
    "end-ask-others",
    "people-too-many",
    "start-missing",
    "react-players-only",
    "animal-taken",
    "record-not-over",
    "replay-own-seat",
    "records-busy",
    "position-over",
    "position-seats",
    "not-broadcast",
    "broadcast-not-for-players",
    # --- about requests and sockets
    "say-who-you-are",
    "banned",
    "name-empty",
    "hook-host",
    "too-many-requests",
    "too-many-connections",
    "too-many-openings",
    "too-many-guesses",
    "too-many-replays",
    "too-many-sockets",
    "too-many-messages",
    "too-many-messages-of-person",
    "too-many-frames",
    "too-many-frames-of-address",
    "too-many-bytes",
    "too-many-pieces",
    "body-late",
    "other-site",
    "nothing-here",
    "send-json",
    "too-long",
    "message-too-long",
    "not-a-message",
    "hello-first",
    "hello-missing",
    "wire-version",
    "plain",  # said elsewhere: what cannot be read in a request, a record or an option
}
NOT_STORED = {"full": "store-full", "quota": "store-quota", "readonly": "store-readonly", "away": "store-away"}


def refusal(name: str, **values: Any) -> Message:
    """The reason as a message of the catalogues."""
    assert name in NAMES, name
    return Message("plain" if name == "plain" else f"refused-{name}", values)


def not_stored(kind: str) -> str:
    """The id of the reason for a guest whose wish could not be stored."""
    return NOT_STORED.get(kind, "store-failed")


class RequestRefused(Exception):
    """A request that is not granted, and why; `status` is the HTTP status of the answer."""

    game = ""  # whose catalogue has the message, if it is about the moves of one

    def __init__(self, status: int, name: str, rule: str = "", **values: Any) -> None:
        self.status = status
        self.message = refusal(name, **values)
        self.rule = rule
        super().__init__(name)

    def __str__(self) -> str:
        return f"{self.message.id} {self.message.values}"

    @classmethod
    def of(cls, status: int, message: Message, game: str = "") -> RequestRefused:
        """A refusal whose message was made elsewhere."""
        no = cls(status, "plain", text="")
        no.message, no.game = message, game
        return no

    @classmethod
    def by_store(cls, kind: str) -> RequestRefused:
        """The store failed: nothing was changed, or nobody knows."""
        if kind in ("lost", "quota"):
            return cls(503, "store-unknown" if kind == "lost" else "store-quota")
        return cls(503, "store-cannot", kind=kind)
