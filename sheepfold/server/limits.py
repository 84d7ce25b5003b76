"""How many sockets are open, and how many of each address."""

from __future__ import annotations


class Crowd:
    """How many sockets are open, and how many of each address."""

    def __init__(self, per_address: int, most: int) -> None:
        self.per_address = per_address
        self.most = most
        self.held: dict[str, int] = {}
        self.total = 0

    def admits(self, address: str) -> bool:
        """Whether one more may come."""
        return self.total < self.most and self.held.get(address, 0) < self.per_address

    def came(self, address: str) -> None:
        self.total += 1
        self.held[address] = self.held.get(address, 0) + 1

    def went(self, address: str) -> None:
        self.total -= 1
        left = self.held[address] - 1
        if left:
            self.held[address] = left
        else:
            del self.held[address]
