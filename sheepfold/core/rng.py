"""Our own random numbers (sfc32): one small state, the same stream interpreted and compiled, on every machine."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64

WORD: Final[i64] = 0xFFFFFFFF


@final
class Rng:
    """Four 32-bit words of state. Equal seeds give equal streams; `copy` continues the same stream."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: i64) -> None:
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = 0x5EEDF01D
        self.counter = 1
        for i in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD) | (self.c >> 11)) + out & WORD
        return out

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, all equally likely (no modulo bias). bound is 1 to 2**31 - 1."""
        wide = self.word() * bound
        low = wide & WORD
        if low < bound:
            least = (WORD + 1 - bound) % bound
            while low < least:
                wide = self.word() * bound
                low = wide & WORD
        return wide >> 32

    def copy(self) -> Rng:
        other = Rng(0)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        return other
