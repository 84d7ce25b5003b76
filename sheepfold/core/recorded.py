"""What is needed to play a game again, chance included; `record.py` writes it as a text and reads it back."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field

from sheepfold.core.chain import ChainRow
from sheepfold.core.setup import Setup


@dataclass
class Record:
    """How a game was set up, and who did what, in order."""

    setup: Setup
    version: int
    moves: list[tuple[int, str]] = field(default_factory=list)
    players: dict[str, str] = field(default_factory=dict)  # letter → name, for the reader only
    _: KW_ONLY
    scores: str = ""  # as the file states them, for a finished game
    line: int = 0  # where its moves begin, if it came from a file
    table: str = ""  # of a sealed table: its id, the commit of its seal, what the seats added (by letter), the secret seed
    commit: str = ""
    anchors: dict[str, str] = field(default_factory=dict)  # by letter: what the seats committed to
    entropy: dict[str, str] = field(default_factory=dict)
    seed: str = field(default="", repr=False)
    rows: list[ChainRow] = field(default_factory=list, repr=False)  # the log of that table, and the head of its chain
    head: str = ""
    spelling: dict[str, str] = field(default_factory=dict)  # options that the file calls by an earlier name
