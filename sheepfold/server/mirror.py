"""What a guest knows: its view, questions and log, kept up to date from the messages of the house."""

from __future__ import annotations

from typing import Any

import msgspec

from sheepfold.server import wire

decode_house = msgspec.json.Decoder(wire.HouseMessage).decode


class Mirror:
    """Applies messages in order. Views are never changed in place: whoever holds one keeps what it was."""

    def __init__(self) -> None:
        self.table: wire.TableInfo | None = None
        self.seat: str | None = None
        self.n = -1
        self.view: dict[str, Any] | None = None
        self.legal: list[str] = []
        self.prompt = 0
        self.clocks: wire.Clocks | msgspec.UnsetType = msgspec.UNSET
        self.told: list[tuple[int, list[wire.Told]]] = []

    def apply(self, message: wire.HouseMessage) -> None:
        match message:
            case wire.Welcome():
                self.table, self.seat, self.view = message.table, message.seat, message.view
                self.told += message.told
                self.take(message)
            case wire.Update():
                view = self.view or {}
                kept = {key: value for key, value in view.get("table", {}).items() if key not in (message.gone or ())}
                self.view = {**view, **message.change, "table": {**kept, **message.table}}
                self.told.append((message.n, message.told))
                self.take(message)
            case wire.Back():
                self.view = message.view
                self.told = [(n, told) for n, told in self.told if n <= message.to]
                self.take(message)
            case wire.TableNews():
                self.table = message.table

    def take(self, message: wire.Welcome | wire.Update | wire.Back) -> None:
        self.n, self.legal, self.prompt, self.clocks = message.n, message.legal, message.prompt, message.clocks
