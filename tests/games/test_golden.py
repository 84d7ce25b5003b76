"""Golden games: seeded random games play the same moves as ever, interpreted and compiled, and replay to the same end.

After a change of the rules (with a new version) or of the texts: `python -m tests.games.test_golden` writes them again.
"""

import sys
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.core import laws, record
from sheepfold.core.playout import perft
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng

FOLDER = Path(__file__).parent / "golden"
SEED = 1991
DEEP = 20_000  # lines of moves that a perft row may count


def golden_path(name: str, seats: int) -> Path:
    return FOLDER / f"{name}-{seats}.record"


def golden_record(name: str, seats: int) -> str:
    """The game of this seed; options are called as the file calls them, if it is there: old names are still read and written."""
    play = laws.play_out(games.load(name), seats, {}, SEED + seats)
    path = golden_path(name, seats)
    if path.exists():
        play.record.spelling = record.read(path.read_text(encoding="utf-8"), games.load)[1].spelling
    return record.write(play.game, play.record, play.position)


def count_rows(name: str) -> list[str]:
    """perft of every seat count: from the start, and from the first decision of a seeded deal, as deep as is quick."""
    game = games.load(name)
    rows = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        start = game.start(game.setup(seats))
        dealt = start.copy()
        rng = Rng(SEED)
        while dealt.actor() == FATE:
            dealt.play(dealt.draw(rng), FATE)
        for label, position in (("start", start), ("dealt", dealt)):
            counts = []
            for depth in range(1, 5):
                counts.append(int(perft(position, depth)))
                if counts[-1] * counts[-1] > DEEP * max(1, counts[-2] if len(counts) > 1 else 1):
                    break
            rows.append(f"{name} {seats} {label}: {' '.join(map(str, counts))}")
    return rows


KEPT = [name for name in games.names() if list(FOLDER.glob(f"{name}-[0-9].record"))]  # a new game need not have any
TABLES = [(name, seats) for name in KEPT for seats in range(games.load(name).seats[0], games.load(name).seats[1] + 1)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_plays_the_golden_game(name: str, seats: int) -> None:
    assert golden_record(name, seats) == golden_path(name, seats).read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_golden_games_replay(name: str, seats: int) -> None:
    text = golden_path(name, seats).read_text(encoding="utf-8")
    game, kept = record.read(text, games.load)
    position = record.replay(game, kept)
    assert record.write(game, kept, position) == text


def test_no_golden_game_is_left_alone() -> None:
    assert {path.stem.rpartition("-")[0] for path in FOLDER.glob("*.record")} <= set(KEPT)


@pytest.mark.parametrize("name", KEPT)
def test_move_counts(name: str) -> None:
    kept = [row for row in (FOLDER / "counts.txt").read_text(encoding="utf-8").splitlines() if row.startswith(f"{name} ")]
    assert count_rows(name) == kept


def write_all(more: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    names = sorted({*KEPT, *more})
    for name in names:
        for seats in range(games.load(name).seats[0], games.load(name).seats[1] + 1):
            golden_path(name, seats).write_text(golden_record(name, seats), encoding="utf-8")
    rows = [row for name in names for row in count_rows(name)]
    (FOLDER / "counts.txt").write_text("\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all(sys.argv[1:])
