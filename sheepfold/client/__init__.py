"""A guest in Python: open and join tables over HTTP, play at them over a socket. `docs/wire.md` tells what is said."""

from sheepfold.client.guest import Guest
from sheepfold.client.seat import Seat

__all__ = ["Guest", "Seat"]
