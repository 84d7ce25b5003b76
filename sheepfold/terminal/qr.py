"""A QR code in a terminal: two squares above each other in one letter, dark on light whatever the terminal's colours are."""

from __future__ import annotations

from itertools import zip_longest

import segno

QUIET = 2  # light squares around it
BLACK_ON_WHITE, USUAL = "\x1b[30;107m", "\x1b[0m"
LETTERS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}  # upper and lower square, dark is 1


def qr_lines(text: str) -> list[str]:
    """The code of a text, line by line, without colours."""
    rows = [[int(square) for square in row] for row in segno.make(text, error="l", micro=False).matrix_iter(border=QUIET)]
    below = [0] * len(rows[0])
    return [
        "".join(LETTERS[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip_longest(rows[::2], rows[1::2], fillvalue=below)
    ]


def coloured(lines: list[str]) -> str:
    return "\n".join(f"{BLACK_ON_WHITE}{line}{USUAL}" for line in lines)
