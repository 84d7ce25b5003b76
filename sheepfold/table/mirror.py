"""What a guest knows: its view, questions and log, kept up to date from the messages of the table."""

from __future__ import annotations

from typing import Any

import msgspec

from sheepfold.table import messages

decode_from_server = msgspec.json.Decoder(messages.ServerMessage).decode


class Mirror:
    """Applies messages in order. Views are never changed in place: one that was handed out stays what it was."""

    def __init__(self) -> None:
        self.table: messages.TableInfo | None = None
        self.seat: str | None = None
        self.n = -1
        self.view: dict[str, Any] | None = None
        self.legal: list[str] = []
        self.prompt = 0
        self.clocks: messages.Clocks | msgspec.UnsetType = msgspec.UNSET
        self.events: list[tuple[int, list[messages.Event]]] = []
        self.receipts: set[tuple[int, str]] = set()  # every step this guest was told of, with its receipt
        self.head = ""  # of step `n`
        self.lost = False  # the server has lost steps that this guest was told of: it was restored from a backup
        self.link = ""  # the last number that this seat added to chance

    def apply(self, message: messages.ServerMessage) -> None:
        match message:
            case messages.Welcome():
                self.table, self.seat, self.view = message.table, message.seat, message.view
                self.lost = self.lost or message.lost
                gone = set(message.undone)
                self.events = [] if message.lost else [told for told in self.events if told[0] not in gone]
                self.events += message.events
                self.take(message)
            case messages.Update():
                view = self.view or {}
                kept = {key: value for key, value in view.get("table", {}).items() if key not in (message.gone or ())}
                self.view = {**view, **message.change, "table": {**kept, **message.table}}
                self.events.append((message.n, message.events))
                self.take(message)
            case messages.Back():
                self.view = message.view
                self.events = [(n, events) for n, events in self.events if n <= message.to]
                self.take(message)
            case messages.TableNews():
                self.table = message.table
            case messages.Done():
                self.note(message.n, message.head)

    def take(self, message: messages.Welcome | messages.Update | messages.Back) -> None:
        self.n, self.legal, self.prompt, self.clocks = message.n, message.legal, message.prompt, message.clocks
        self.head, self.link = message.head, message.link
        self.note(message.n, message.head)

    def note(self, n: int, head: str) -> None:
        if head:
            self.receipts.add((n, head))
