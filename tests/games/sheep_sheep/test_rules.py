"""WE-6: how many exchange sequences and positions a turn has, and the best capture, counted by full search."""

from collections import Counter

from sheepfold.core.asking import codes
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.sheep_sheep.rules import moves, rules
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

GAME = load("sheep-sheep")
GRID = ["GV BV OB", "RG OB BG", "YB PY VP"]
ROWS = {"A": "GP YG OY BP", "B": "RV RO OV BP"}


def start(turn: str) -> SheepSheepPosition:
    setup = GAME.setup(2)
    position = GAME.load(setup, GAME.complete(setup, {"turn": turn, "grid": GRID, "rows": ROWS}, Rng(1)))
    assert isinstance(position, SheepSheepPosition)
    return position


def step(position: SheepSheepPosition) -> list[tuple[SheepSheepPosition, int]]:
    """Every position after one more exchange, and in how many ways: equal row cards are one move, but several slots."""
    seat = int(position.turn)
    row = list(position.rows[seat * 4 : seat * 4 + 4])
    found = []
    for move in codes(position, seat):
        if moves.is_exchange(move):
            after = position.copy()
            assert isinstance(after, SheepSheepPosition)
            after.play(move, seat)
            found.append((after, row.count(row[moves.exchange_slot(move)])))
    return found


def search(turn: str) -> tuple[list[int], list[int], list[int], int]:
    """Sequences, positions and best capture for 1, 2, 3 exchanges; and how many sequences of three reach that best."""
    lines = [(start(turn), 1)]
    best = captured(lines[0][0])
    sequences, positions, captures = [], [], []
    for exchanges in range(3):
        lines = [(after, ways * more) for position, ways in lines for after, more in step(position)]
        sequences.append(sum(ways for position, ways in lines))
        positions.append(len({key(position) for position, ways in lines}))
        best = max(best, *(captured(position) for position, ways in lines))
        captures.append(best)
    return sequences, positions, captures, sum(ways for position, ways in lines if captured(position) == best)


def key(position: SheepSheepPosition) -> str:
    rows = [sorted(Counter(row.split()).items()) for row in position.to_data()["rows"].values()]
    return f"{position.to_data()['grid']} {rows}"


def captured(position: SheepSheepPosition) -> int:
    return int(rules.standing_groups(position)).bit_count()


def test_we_6_search_of_the_player_on_turn() -> None:
    """SS-4.1, SS-4.4, SS-4.9, SS-5.1: the reference counts of a whole turn."""
    assert search("A") == ([10, 94, 843], [10, 60, 293], [0, 3, 4], 3)


def test_we_6_search_of_the_opponent() -> None:
    """SS-4.1, SS-4.4: the same grid with the other row."""
    sequences, positions, captures, _ = search("B")
    assert (sequences, positions, captures[-1]) == ([11, 111, 1039], [11, 70, 351], 4)
