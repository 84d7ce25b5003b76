"""What systemd would hear of a service that it started."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Callable

WATCHED = 0.6  # seconds of silence after which a service would be taken for hung


class Listener:
    """Where systemd would listen."""

    def __init__(self) -> None:
        self.name = f"sheepfold-{secrets.token_hex(8)}"
        self.line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.line.bind(f"\0{self.name}")
        self.line.settimeout(20)

    @property
    def environ(self) -> dict[str, str]:
        return {"NOTIFY_SOCKET": f"@{self.name}", "WATCHDOG_USEC": str(int(WATCHED * 1e6))}

    def next(self) -> str:
        return self.line.recv(100).decode()

    def until(self, wanted: Callable[[str], bool]) -> list[str]:
        heard = [self.next()]
        while not wanted(heard[-1]):
            heard.append(self.next())
        return heard
