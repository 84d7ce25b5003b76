"""Look into a data set that `sheepfold arena --out` has written, and play every game in it again.

  sheepfold dataset games.parquet                   what it holds; every move must be legal, every score as written
  sheepfold dataset games.parquet --game 17         game 17 as a record, which `sheepfold replay` shows

Exit code 0: all games hold; 2: one does not, or the file is none.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sheepfold.arena.progress import Progress
from sheepfold.arena.replaying import Dataset, open_dataset
from sheepfold.core.errors import BadInput

HELP = "look into a data set, and play its games again"
FOR = "study"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a .parquet file of `sheepfold arena --out`")
    parser.add_argument("--game", dest="number", type=int, metavar="N", help="print the record of this game instead")


def run(given: argparse.Namespace) -> int:
    found = open_dataset(given.file)
    if given.number is not None:
        print(record_of(found, given.number), end="")
        return 0
    about = found.about
    size = given.file.stat().st_size
    print(f"{found.game.title}, rules version {about['rules']}, {about['seats']} seats, sheepfold {about['engine']}")
    print(f"bots: {', '.join(about['bots'])}; seed {about['seed']}")
    moves_known = f"{len(found.moves):,} different moves" if found.moves else "moves are packed"
    print(f"{len(found):,} games, {size:,} bytes, {size / max(1, len(found)):.1f} a game; {moves_known}")
    progress = Progress(max(1, len(found)))
    moves = faults = 0
    try:
        for game in found:
            moves += game.replay()
            faults += game.fault is not None
            progress.add(1)
    finally:
        progress.close()
    print(
        f"all games replayed: {moves:,} moves, every score is the one written" + (f"; {faults} games failed" if faults else "")
    )
    return 0


def record_of(found: Dataset, number: int) -> str:
    for game in found:
        if game.number == number:
            return game.record()
    raise BadInput(f"there is no game {number} in it")
