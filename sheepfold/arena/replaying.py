"""Data sets read back: every game can be played again from its moves, and must come to the scores that stand in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sheepfold import games
from sheepfold.arena.dataset import COMPACT, EXTRA, FORMAT, KEY
from sheepfold.arena.packing import Draw, Move, index_of, unpack
from sheepfold.arena.plan import derived
from sheepfold.core.asking import codes
from sheepfold.core.errors import BadInput
from sheepfold.core.extras import needed
from sheepfold.core.fate import Seeded
from sheepfold.core.game import Game, setup_with_data
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.record import write
from sheepfold.core.recorded import Record
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup

AT_ONCE = 1000  # games that are read at once


@dataclass(frozen=True, kw_only=True)
class PlayedGame:
    """One row. Lists are by seat, but for `moves`, which are seat and text, and `chance`: None where the seed gives it."""

    game: Game
    setup: Setup
    number: int
    deal: int
    seed: int
    bots: list[str]
    moves: list[Move]
    chance: list[str] | None
    scores: list[int]
    places: list[int]
    fault: str | None

    def steps(self) -> Iterator[tuple[Position, int, str]]:
        """The position before each move, fate's too, who makes it, and what; the position is the same object, played on."""
        position = self.game.start(self.setup)
        left, draw = iter(self.moves), drawing(self.game, self.seed, self.chance)
        while position.actor() != OVER:
            if position.actor() == FATE:
                seat, text = int(FATE), draw(position)
            else:
                seat, text = next(left, (0, None))
            if text is None:
                break
            yield position, seat, text
            position.play(self.code(position, seat, text), seat)
        self.check(position)
        if next(left, None) or (self.chance is not None and draw(position)):
            raise BadInput(f"game {self.number}: it is over before its last move")

    def code(self, position: Position, seat: int, text: str) -> int:
        legal = codes(position, seat)
        at = index_of(self.game, position, seat, text, legal)
        if at < 0:
            raise BadInput(f"game {self.number}: {letter(seat)} cannot {text!r} here")
        return legal[at]

    def replay(self) -> int:
        """Play it all; the number of moves. BadInput if a move is not legal, or the end is not the one that stands here."""
        return sum(1 for step in self.steps())

    def check(self, position: Position) -> None:
        over = position.actor() == OVER
        seats = range(self.setup.seats)
        scores = [int(position.score(seat)) for seat in seats] if over else []
        if scores != self.scores:
            raise BadInput(f"game {self.number}: its scores are {self.scores}, its moves lead to {scores}")
        places = [int(position.place(seat)) for seat in seats] if over else self.places
        if places != self.places:
            raise BadInput(f"game {self.number}: its places are {self.places}, its moves lead to {places}")

    def record(self) -> str:
        """As a text that `sheepfold replay` shows."""
        names = {letter(seat): f"{bot} {letter(seat)}" for seat, bot in enumerate(self.bots)}
        written = Record(self.setup, self.game.version, players=names)
        last = self.game.start(self.setup)
        for last, seat, text in self.steps():
            written.moves.append((seat, text))
        return write(self.game, written, last)


def drawing(game: Game, seed: int, chance: list[str] | None) -> Draw:
    """What chance does in a game, by its seed or as it stands in the file."""
    if chance is not None:
        drawn = iter(chance)
        return lambda position: next(drawn, None)
    fate = Seeded(derived(seed, "fate"))
    return lambda position: game.say(position, int(FATE), fate.choose(game, position))


class Dataset:
    """An open data set: what its metadata say, and its games one after the other."""

    def __init__(self, path: Path) -> None:
        parquet = needed("pyarrow.parquet", EXTRA[0], "a data set")
        arrow = needed("pyarrow", EXTRA[0], "a data set")
        try:
            self.file = parquet.ParquetFile(path)
            self.about: dict[str, Any] = json.loads(self.file.metadata.metadata[KEY.encode()])
        except (OSError, arrow.ArrowInvalid) as error:
            raise BadInput(f"cannot read {path}: {' '.join(str(error).split())[:200]}") from None
        except (KeyError, TypeError, ValueError):
            raise BadInput(f"{path} is not a data set of sheepfold's") from None
        if self.about.get("format") not in (FORMAT, COMPACT):
            raise BadInput(f"{path} is a data set of another version ({self.about.get('format')}; here {FORMAT} and {COMPACT})")
        self.game = games.load(self.about["game"], self.about["rules"])
        self.setup = setup_with_data(self.game, self.about["seats"], self.about["options"], self.about["data"])
        self.moves: list[str] = self.about.get("moves", [])  # a compact one has no texts
        self.chances: list[str] | None = self.about.get("chances")

    def __len__(self) -> int:
        return int(self.file.metadata.num_rows)

    def __iter__(self) -> Iterator[PlayedGame]:
        for batch in self.file.iter_batches(AT_ONCE):
            for row in batch.to_pylist():
                yield self.played(row)

    def played(self, row: dict[str, Any]) -> PlayedGame:
        try:
            chance = None if self.chances is None else [self.chances[move] for move in row["chance"]]
            moves = self.done(row, chance)
        except IndexError:
            raise BadInput(f"game {row['number']}: a move has no text in the file's metadata") from None
        except ValueError:
            raise BadInput(f"game {row['number']}: there are not as many actors as moves") from None
        except BadInput as error:
            raise BadInput(f"game {row['number']}: {error}") from None
        return PlayedGame(
            game=self.game,
            setup=self.setup,
            moves=moves,
            chance=chance,
            **{name: row[name] for name in ("number", "deal", "seed", "bots", "scores", "places", "fault")},
        )

    def done(self, row: dict[str, Any], chance: list[str] | None) -> list[Move]:
        """Who did what; packed moves are read by playing them."""
        if self.about["format"] == COMPACT:
            draw = drawing(self.game, row["seed"], chance)
            return unpack(self.game, self.setup, row["packed"], row["length"], draw)
        return list(zip(row["actors"], [self.moves[move] for move in row["moves"]], strict=True))


def open_dataset(path: str | Path) -> Dataset:
    return Dataset(Path(path))
