"""A link that opens a position on a static site (docs/offline.md), ready to play on: of a recorded game, or of a scenario.

sheepfold link my.record --site https://example.org/fold/          where the record ends
sheepfold link my.record --to 20 --site https://example.org/fold/  after its first 20 moves
sheepfold link EC-2.toml --site https://example.org/fold/          what a scenario is given
sheepfold link EC-2.toml --to 1 --site https://example.org/fold/   after its first step
sheepfold link my.record --as B --site https://example.org/fold/   to play on as seat B

The whole position is in the link, also what players hide from each other: give on what everybody may know.
"""

from __future__ import annotations

import argparse
import base64
import zlib
from dataclasses import replace
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from sheepfold import games
from sheepfold.core import record as records
from sheepfold.core import scenario
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.message import Message
from sheepfold.core.position import OVER
from sheepfold.core.recorded import Record
from sheepfold.core.scenario.moment import Moment, Unplayable
from sheepfold.core.seats import LETTERS, seat_of
from sheepfold.language import english
from sheepfold.terminal import keeping

HELP = "a link that opens a position on a static site"
FOR = "host"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, or a scenario (*.toml)")
    parser.add_argument(
        "--site", metavar="ADDRESS", required=True, help="where the site is, e.g. --site https://example.org/fold/"
    )
    parser.add_argument(
        "--to", metavar="N", type=int, help="after so many moves of a record, fate's included, or steps of a scenario"
    )
    parser.add_argument(
        "--as", dest="seat", metavar="SEAT", default="", help="whom one plays; without it, who is to move, e.g. --as B"
    )


def run(given: argparse.Namespace) -> int:
    if urlsplit(given.site).scheme not in ("http", "https"):
        raise BadInput(Message("term-link-site", {"came": repr(given.site)}))
    game, record = (of_scenario if given.file.suffix == ".toml" else of_record)(given.file, given.to)
    if records.replay(game, record).actor() == OVER:
        raise BadInput(Message("refused-position-over"))
    seat = seat_of(given.seat, record.setup.seats) if given.seat else 0
    if seat is None or seat < 0:
        raise BadInput(Message("term-link-as", {"last": LETTERS[record.setup.seats - 1], "came": repr(given.seat)}))
    print(link(given.site, records.write(game, record), given.seat.upper()))
    return 0


def of_record(path: Path, to: int | None) -> tuple[Game, Record]:
    """Its moves up to there, without anything of the table it was played at."""
    game, record = records.read(keeping.read(path), games.load)
    last = len(record.moves) if to is None else to
    if not 0 <= last <= len(record.moves):
        raise BadInput(Message("term-link-to", {"most": len(record.moves), "came": str(last)}))
    return game, Record(record.setup, record.version, record.moves[:last], record.players)


def of_scenario(path: Path, to: int | None) -> tuple[Game, Record]:
    """A record without a move, that begins in the position of the scenario."""
    found = scenario.read(path, games.load)
    last = to or 0
    if not 0 <= last <= len(found.steps):
        raise BadInput(Message("term-link-to", {"most": len(found.steps), "came": str(last)}))
    now = Moment(found, partial(english, game=found.game.name))
    try:
        for step in found.steps[:last]:
            now.advance(step)
    except Unplayable as error:
        raise BadInput(f"{path}: {error}") from None
    setup = replace(now.position.setup, begins=now.position.to_data())
    return found.game, Record(setup, found.game.version)


def link(site: str, text: str, seat: str) -> str:
    """As `web/src/app/positions.ts` reads it: what stands behind the # never leaves the browser."""
    pressed = zlib.compressobj(9, wbits=-15)
    packed = base64.urlsafe_b64encode(pressed.compress(text.encode()) + pressed.flush()).decode().rstrip("=")
    return f"{site.partition('#')[0]}#/replay?of={packed}{f'&seat={seat}' if seat else ''}"
