"""The games of a run as a data set: one Parquet file with a row for each game, and a card that tells what is in it.

Moves are numbers; the texts they stand for are in the file's metadata, the most frequent first. In a compact file `packing.py`
makes one number of all moves of a game. `replaying.py` plays them again.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sheepfold.arena.journal import Journal, Out
from sheepfold.arena.match import Result
from sheepfold.arena.packing import Move, pack
from sheepfold.arena.plan import Plan
from sheepfold.core.errors import BadInput
from sheepfold.core.extras import needed
from sheepfold.core.position import FATE
from sheepfold.core.record import AFTER_MOVES
from sheepfold.core.seats import seat_of

FORMAT = 1
COMPACT = 2  # the format of a file with packed moves
ENDING = ".parquet"
KEY = "sheepfold"  # of the file's metadata
EXTRA = ("datasets", "--out")  # what brings pyarrow, and what it is for
ROWS = 20_000  # games of a row group: few enough to hold in memory
LEVEL = 19  # of zstd
DICTIONARY = ["game", "rules", "engine", "options", "bots.list.element", "actors.list.element", "fault"]
# The first bytes of all numbers together, then the second ones: most of the latter are 0, and zstd makes nothing of them.
ENCODINGS = {
    "moves.list.element": "BYTE_STREAM_SPLIT",
    "chance.list.element": "BYTE_STREAM_SPLIT",
    "number": "DELTA_BINARY_PACKED",
    "deal": "DELTA_BINARY_PACKED",
    "length": "DELTA_BINARY_PACKED",
    "packed": "DELTA_LENGTH_BYTE_ARRAY",
}


def check(out: Path) -> None:
    """Everything that can be wrong with the file is said before the first game."""
    needed("pyarrow", *EXTRA)
    if out.suffix != ENDING:
        raise BadInput(f"--out is a file that ends in {ENDING}, not {out.name}")
    if out.exists() or card_of(out).exists():
        raise BadInput(f"{out} or {card_of(out).name} already exists; choose another")
    if not out.absolute().parent.is_dir():
        raise BadInput(f"there is no folder {out.parent}")


def card_of(out: Path) -> Path:
    return out.with_suffix(".card.md")


def moves_in(record: str, seats: int) -> list[Move]:
    """Seat and text of every move of a record that we have written ourselves."""
    lines = record.split("\n")
    found: list[Move] = []
    for line in lines[lines.index("moves") + 1 :]:
        if line.startswith((*AFTER_MOVES, "end ")):
            break
        who, _, text = line.partition(" ")
        seat = seat_of(who, seats)
        assert seat is not None, line
        found.append((seat, text))
    return found


# --- the file


@dataclass(frozen=True, kw_only=True)
class Writing:
    """A data set on its way: whose games, and the numbers of their moves, the most frequent first."""

    journal: Journal
    engine: str
    out: Out
    moves: dict[str, int]  # of seats
    chances: dict[str, int]  # of fate

    def schema(self) -> Any:
        arrow = needed("pyarrow", *EXTRA)
        numbers, small = arrow.list_(arrow.int32()), arrow.list_(arrow.int8())
        columns = {
            "game": arrow.string(),
            "rules": arrow.int32(),
            "engine": arrow.string(),
            "options": arrow.string(),
            "number": arrow.int32(),
            "deal": arrow.int32(),
            "seed": arrow.int64(),
            "bots": arrow.list_(arrow.string()),
            **(
                {"length": arrow.int32(), "packed": arrow.binary()} if self.out.compact else {"actors": small, "moves": numbers}
            ),
            "scores": numbers,
            "places": small,
            "fault": arrow.string(),
        }
        return arrow.schema({**columns, "chance": numbers} if self.out.chance else columns)

    def about(self) -> dict[str, Any]:
        plan = self.journal.plan
        return {
            "format": COMPACT if self.out.compact else FORMAT,
            "engine": self.engine,
            "game": plan.game,
            "rules": plan.version,
            "seats": plan.seats,
            "options": plan.options,
            "data": plan.data,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "seconds": plan.seconds,
            **({} if self.out.compact else {"moves": list(self.moves)}),
            **({"chances": list(self.chances)} if self.out.chance else {}),
        }

    def batches(self) -> Iterator[Any]:
        arrow = needed("pyarrow", *EXTRA)
        rows: list[dict[str, Any]] = []
        for result, text in self.journal.records():
            rows.append(self.row(result, moves_in(text, self.journal.plan.seats)))
            if len(rows) == ROWS:
                yield arrow.RecordBatch.from_pylist(rows, schema=self.schema())
                rows = []
        if rows:
            yield arrow.RecordBatch.from_pylist(rows, schema=self.schema())

    def row(self, result: Result, moves: list[Move]) -> dict[str, Any]:
        plan = self.journal.plan
        found = {
            "game": plan.game,
            "rules": plan.version,
            "engine": self.engine,
            "options": json.dumps(plan.options, separators=(",", ":")),
            "number": result.number,
            "deal": result.deal,
            "seed": plan.pairing(result.number).seed,
            "bots": result.bots,
            **self.done(moves),
            "scores": result.scores,
            "places": result.places,
            "fault": result.fault.told() if result.fault else None,
        }
        if self.out.chance:
            found["chance"] = [self.chances[text] for seat, text in moves if seat == FATE]
        return found

    def done(self, moves: list[Move]) -> dict[str, Any]:
        """The columns that say who did what."""
        own = [(seat, text) for seat, text in moves if seat != FATE]
        if self.out.compact:
            plan = self.journal.plan
            return {"length": len(own), "packed": pack(plan.rules, plan.setup, moves)}
        return {"actors": [seat for seat, _ in own], "moves": [self.moves[text] for _, text in own]}


def write(journal: Journal, out: Out, engine: str) -> int:
    """Write all games that are finished; returns how many. The file is there whole or not at all."""
    parquet = needed("pyarrow.parquet", *EXTRA)
    counts: Counter[Move] = Counter()
    for _, text in journal.records():
        counts.update((min(seat, 0), move) for seat, move in moves_in(text, journal.plan.seats))
    writing = Writing(journal=journal, engine=engine, out=out, moves=numbered(counts, 0), chances=numbered(counts, int(FATE)))
    schema = writing.schema()
    part = out.path.with_name(f"{out.path.name}.part")
    games = 0
    try:
        with parquet.ParquetWriter(
            part,
            schema,
            compression="zstd",
            compression_level=LEVEL,
            use_dictionary=DICTIONARY,
            column_encoding={name: way for name, way in ENCODINGS.items() if name.partition(".")[0] in schema.names},
            write_statistics=False,
            store_schema=False,
        ) as file:
            for batch in writing.batches():
                file.write_batch(batch, row_group_size=ROWS)
                games += batch.num_rows
            file.add_key_value_metadata({KEY: json.dumps(writing.about(), separators=(",", ":"))})
        os.replace(part, out.path)
    finally:
        part.unlink(missing_ok=True)
    card_of(out.path).write_text(card(journal.plan, out, games, engine), encoding="utf-8")
    return games


def numbered(counts: Counter[Move], who: int) -> dict[str, int]:
    """The texts of seats (0) or of fate, the most frequent first."""
    texts = sorted((text for seat, text in counts if seat == who), key=lambda text: (-counts[who, text], text))
    return {text: number for number, text in enumerate(texts)}


# --- the card, in the form that Hugging Face reads


def card(plan: Plan, out: Out, games: int, engine: str) -> str:
    title = f"{plan.rules.title}: {games:,} games between bots"
    options = "\n".join(f"- `{name}`: {value}" for name, value in plan.options.items())
    bots = ", ".join(f"`{bot}`" for bot in dict.fromkeys(plan.bots))
    time = "no limit" if plan.seconds is None else f"{plan.seconds:g} seconds"
    return CARD.format(
        title=title,
        file=out.path.name,
        done=PACKED if out.compact else DONE.format(key=KEY),
        chance=CHANCE.format(key=KEY) if out.chance else "",
        command=f"{out.path.name}{' --chance' if out.chance else ''}{' --compact' if out.compact else ''}",
        game=plan.game,
        rules=plan.version,
        engine=engine,
        seats=plan.seats,
        bots=bots,
        time=time,
        seed=plan.seed,
        options=options,
        size=size_category(games),
    )


def size_category(games: int) -> str:
    """As Hugging Face names them: `1K<n<10K`."""
    steps = ["1K", "10K", "100K", "1M", "10M"]
    for at, most in enumerate((10**3, 10**4, 10**5, 10**6, 10**7)):
        if games < most:
            return f"n<{steps[0]}" if at == 0 else f"{steps[at - 1]}<n<{steps[at]}"
    return "10M<n<100M"


DONE = """| `actors` | who made each move, by seat |
| `moves` | what they did, as numbers; `moves` in the metadata `{key}` of the file (JSON) has the text of each number |"""
PACKED = """| `length` | how many moves the game had |
| `packed` | all of them as one number, which sheepfold reads: which of the legal moves each was |"""
CHANCE = (
    "| `chance` | every card and die, in order, as numbers; `chances` in the metadata `{key}` has the text of each number |\n"
)

CARD = """---
pretty_name: "{title}"
task_categories:
- reinforcement-learning
tags:
- board-games
- imperfect-information
- multi-agent
- self-play
size_categories:
- {size}
configs:
- config_name: default
  data_files: {file}
---

# {title}

Whole games, written by `sheepfold arena --out {command}` (sheepfold {engine}, rules version {rules} of `{game}`). One row is one game.

- Seats: {seats}
- Bots: {bots}; time for a decision: {time}
- Seed of the run: {seed}. All games of a deal have the same seed; every bot sits in every seat once.

## Columns

| column | |
|---|---|
| `game`, `rules`, `engine`, `options` | what was played, by which version of its rules, with which sheepfold, at what kind of table (JSON) |
| `number`, `deal` | of the game in its run, and of the deal it belongs to |
| `seed` | all that chance did follows from it |
| `bots` | who sat where: seat 0 is A, 1 is B |
{done}
| `scores`, `places` | by seat; 1 is the first place. Without scores a game did not come to its end |
| `fault` | why a game did not come to its end; mostly nothing |
{chance}
## Options

{options}

## Reading

    sheepfold dataset {file}     replays every game and checks the scores

```python
from sheepfold.arena.replaying import open_dataset

for game in open_dataset("{file}"):
    for position, seat, text in game.steps():  # the position before each move; `sheepfold tensors {game}` makes bytes of it
        ...
```

There are no tensors in the file: a position is quicker to make again than to read.

## Limits

The games are those of these bots, not of people. Bots that think by the clock would not play the same games again.
"""
