"""Notifications to systemd, if it runs this process: ready, stopping, and a watchdog ping every few seconds."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import MutableMapping

log = logging.getLogger("sheepfold.supervisor")


class Supervisor:
    """The service manager that started us and wants to hear of us; nobody, outside a service of `Type=notify`."""

    def __init__(self, environ: MutableMapping[str, str]) -> None:
        """What it left in the environment is taken out: it is not for the processes that we start."""
        self.address = environ.pop("NOTIFY_SOCKET", "")
        watched = environ.pop("WATCHDOG_USEC", "")
        environ.pop("WATCHDOG_PID", None)
        self.seconds = int(watched) / 1e6 if watched.isdigit() else 0.0  # of silence until it takes us for hung; 0: never

    def tell(self, word: str) -> None:
        """READY=1, STOPPING=1 or WATCHDOG=1; a manager that cannot be told is not waited for."""
        if not self.address:
            return
        address = "\0" + self.address[1:] if self.address.startswith("@") else self.address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.setblocking(False)
                line.sendto(word.encode(), address)
        except OSError as error:
            log.warning("the supervisor could not be told %s: %s", word, error)

    async def watch_us(self) -> None:
        """Say that we run for as long as the event loop does."""
        while self.seconds:
            self.tell("WATCHDOG=1")
            await asyncio.sleep(self.seconds / 3)
