"""Whether what guests were told is what the database holds: read over no wire, led through the rules again."""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sheepfold import games
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.game import Game
from sheepfold.core.play import Step
from sheepfold.core.seats import letter
from sheepfold.table import history
from sheepfold.table.config import TableConfig
from sheepfold.table.history import Run
from sheepfold.table.perspective import Perspective
from sheepfold.table.rows import LogRow
from tests.cluster.book import AWAY, Book, Made, digest
from tests.cluster.cluster import Cluster, Server

ROUNDING = 60  # milliseconds that a clock may be off by, counting in whole ones for a whole game
LATE = 0.1  # seconds between two looks at the same clock of the machine

# Every row tells who had the table when it was written, and whose connection wrote it.
WITNESS = """
CREATE TABLE witness (
    place bigserial PRIMARY KEY, at timestamptz DEFAULT clock_timestamp(), table_id text, n bigint, house text, life bigint,
    line bigint, writer text, backend integer
);
CREATE FUNCTION bear_witness() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    written jsonb := to_jsonb(NEW);
    whose text := coalesce(written->>'table_id', written->>'id');
BEGIN
    INSERT INTO witness (table_id, n, house, life, line, writer, backend)
    SELECT whose, (written->>'n')::bigint, o.house, o.life, h.line, current_setting('application_name'), pg_backend_pid()
    FROM (SELECT 1) one LEFT JOIN owners o ON o.table_id = whose LEFT JOIN houses h ON h.id = o.house AND h.life = o.life;
    RETURN NULL;
END $$;
CREATE TRIGGER witness AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION bear_witness();
CREATE TRIGGER witness AFTER UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION bear_witness();
CREATE TRIGGER witness AFTER INSERT ON chat FOR EACH ROW EXECUTE FUNCTION bear_witness();
"""

Blame = Callable[[str, str], None]


def call_witness(cluster: Cluster) -> None:
    with cluster.connect(autocommit=True) as connection:
        connection.execute(WITNESS)


# --- one table


@dataclass
class Moment:
    """A table after one of its rows."""

    row: LogRow
    run: Run
    steps: list[Step] | None  # None: nobody hears of this row as an event


def moments(game: Game, config: TableConfig, rows: list[LogRow]) -> Iterator[Moment]:
    """A table row by row, as its owner kept it; BadInput or Refused if the log cannot have happened."""

    def fresh() -> Run:
        return Run(game, config.setup(game), config.seal(), config.names())

    run = fresh()
    for place, row in enumerate(rows):
        if row.n != place:
            raise BadInput(f"row {place} bears the number {row.n}")
        if row.kind in ("start", *history.MOVES):
            (event,) = history.replayed(run, [row])
            yield Moment(row, run, event.steps)
        else:
            if row.kind == "undo":
                run = history.lead(fresh(), rows[: place + 1])
            yield Moment(row, run, None)


def check_table(book: Book, config: TableConfig, rows: list[LogRow]) -> None:
    """Everything that one table's guests know against its rows."""

    def blame(kind: str, text: str) -> None:
        book.blame(kind, f"{book.name}: {text}")

    check_moves(book, config, rows, blame)
    check_receipts(book, config, rows, blame)
    if config.state == "frozen":
        blame("frozen", "a mistake of the server froze it")
    if book.over and config.state != "over":
        blame("lost", f"its end was shown, but it is {config.state}")
    game = games.load(config.game, config.rules)
    shown: dict[int, list[str]] = defaultdict(list)
    for who, n in book.looks:
        shown[n].append(who)
    perspectives = {who: Perspective(game, seat_of(who)) for who in {who for who, n in book.looks}}
    told: dict[str, dict[int, Any]] = {who: {} for who in perspectives}
    running = Running()
    try:
        for moment in moments(game, config, rows):
            n, run = moment.row.n, moment.run
            check_ring(book, rows, moment.row, running, blame)
            running.follow(moment.row, run.asked)
            for who in shown.pop(n, []):
                check_look(book, who, n, run, blame)
            if moment.steps is not None:
                for who, perspective in perspectives.items():
                    told[who][n] = [list(line) for line in perspective.events(moment.steps)]
    except (BadInput, Refused) as error:
        blame("log", f"its log cannot have happened: {error}")
        return
    for n, whose in shown.items():
        blame("lost", f"{', '.join(whose)} saw event {n}, but there are {len(rows)} rows")
    if config.state == "over":
        check_result(config, run, blame)
    check_told(book, told, min(history.taken_back(rows), default=len(rows)), blame)
    check_clocks(book, rows, blame)


def seat_of(who: str) -> int | None:
    return None if who == "watcher" else ord(who) - ord("A")


def check_result(config: TableConfig, run: Run, blame: Blame) -> None:
    seats = range(len(config.occupants))
    position = run.position
    rules = (
        [int(position.score(seat)) for seat in seats],
        [int(position.place(seat)) for seat in seats],
        [letter(seat) for seat in seats if position.wins(seat)],
    )
    found = config.result and (config.result.scores, config.result.places, config.result.winners)
    if found != rules:
        blame("changed", f"its result is {found}, by the rules it is {rules}")


def check_moves(book: Book, config: TableConfig, rows: list[LogRow], blame: Blame) -> None:
    stored = {row.n: row for row in rows}
    for n, made in book.moves.items():
        row = stored.get(n)
        if row is None:
            blame("lost", f"event {n}, acknowledged as {made}, is not there")
        elif (row.kind, letter(row.seat), row.text, row.id) != ("move", made.seat, made.text, made.id):
            blame("changed", f"event {n} was acknowledged as {made} and is {row}")
    for row in rows:
        if row.kind == "move" and config.occupants[row.seat].kind == "person" and row.id not in book.sent:
            blame("invented", f"event {row.n} is a move of seat {letter(row.seat)}, whose player sent no message {row.id!r}")
    ids = Counter((row.seat, row.id) for row in rows if row.id)
    for (seat, id), times in ids.items():
        if times > 1:
            blame("doubled", f"message {id} of seat {letter(seat)} is there {times} times")
        # A server that cannot reach the database refuses in good faith what another one, that took over, had stored before.
        resent = id in book.resent and book.refused.get(id) == AWAY
        if id in book.refused and not resent:
            blame("refused", f"message {id} of seat {letter(seat)} is stored, but was refused: {book.refused[id]}")


def check_receipts(book: Book, config: TableConfig, rows: list[LogRow], blame: Blame) -> None:
    """Every receipt that any guest was given is in the chain."""
    heads = config.seal().chain().heads(rows)
    for n, head in sorted(book.receipts):
        if n >= len(heads):
            blame("receipt", f"a receipt for event {n} was given, but there are {len(rows)} rows")
        elif heads[n] != head:
            blame("receipt", f"a receipt for event {n} is not in the chain")


def check_look(book: Book, who: str, n: int, run: Run, blame: Blame) -> None:
    seat = seat_of(who)
    look = book.looks[(who, n)]
    if look.view != digest(run.game.view(run.position, seat)):
        blame("view", f"{who} was shown something else after event {n} than the rules give")
    legal = [] if seat is None else run.game.legal(run.position, seat)
    if look.legal != digest(legal):
        blame("view", f"{who} was offered something else after event {n} than the {len(legal)} moves that the rules give")
    prompt = 0 if seat is None else run.prompts[seat]
    if look.prompt != prompt:
        blame("view", f"{who} had question {look.prompt} after event {n}, not {prompt}")


def check_told(book: Book, told: dict[str, dict[int, Any]], before: int, blame: Blame) -> None:
    """A guest who was there from the beginning heard every event once, in order, whatever happened to the line; up to the first
    that was taken back."""
    for who, lines in book.heard.items():
        numbers = [n for n, words in lines if n < before]
        last = max((n for of, n in book.looks if of == who), default=-1)
        wanted = [n for n in told.get(who, {}) if n <= last and n < before]
        if numbers != wanted:
            missed, extra = sorted(set(wanted) - set(numbers)), sorted((Counter(numbers) - Counter(wanted)).elements())
            blame("told", f"{who} was not told events {missed[:9]}, and was told {extra[:9]} too often")
        for n, words in lines:
            if n < before and n in told.get(who, {}) and [list(line) for line in words] != told[who][n]:
                blame("told", f"{who} was told something else of event {n} than the rules give")


# --- clocks


def charges(rows: list[LogRow]) -> Iterator[tuple[int, int, int, bool]]:
    """Number, seat, milliseconds, and whether the decision ends with it: everything that was taken off a clock."""
    for row in rows:
        if row.kind == "pause":
            for seat, spent in json.loads(row.text):
                yield row.n, seat, spent, False
        elif row.kind in history.MOVES:
            yield row.n, row.seat, row.spent, True


def check_clocks(book: Book, rows: list[LogRow], blame: Blame) -> None:
    """Clocks show what the log says, and the log takes off no more than the time that went by."""
    if book.clock.kind == "none":
        return
    check_shown(book, rows, blame)
    sent = earliest(book, len(rows))
    open_charge: Counter[int] = Counter()
    for n, seat, spent, ends in charges(rows):
        open_charge[seat] += spent
        if not ends:
            continue
        charged = open_charge.pop(seat) / 1000
        made = book.moves.get(n)
        if made is None:
            continue
        most = made.told - sent[made.asked] + LATE
        if charged > most:
            blame("clock", f"event {n} cost seat {made.seat} {charged:.2f} s, but {most:.2f} s went by at most")


class Running:
    """Since which event each clock runs: since its seat was asked, or made its last move. A move that is taken back gives no time:
    a seat that is asked before and after has another question, and the clock runs on; one that had answered has its old question."""

    def __init__(self) -> None:
        self.since: dict[int, int] = {}
        self.answered: dict[int, tuple[int, int]] = {}  # by number of the move: whose, and since when their clock had run

    def follow(self, row: LogRow, asked: list[int]) -> None:
        before = dict(self.since)
        if row.kind in history.MOVES and row.seat in before:
            self.answered[row.n] = (row.seat, before.pop(row.seat))
        undone = sorted(json.loads(row.text)) if row.kind == "undo" else []
        for seat, since in (self.answered[n] for n in undone if n in self.answered):
            before.setdefault(seat, since)
        self.since = {seat: before.get(seat, row.n) for seat in asked}


def check_ring(book: Book, rows: list[LogRow], row: LogRow, running: Running, blame: Blame) -> None:
    """A clock that gives time for each move does not ring before that time has gone by; the log counts whole seconds."""
    if row.kind == "clock" and book.clock.kind == "move":
        thought = row.at - rows[running.since[row.seat]].at
        if thought < book.clock.seconds - 1:
            blame(
                "clock", f"event {row.n}: the time of seat {letter(row.seat)} was out after {thought} of {book.clock.seconds} s"
            )


def earliest(book: Book, rows: int) -> list[float]:
    """For each event a time before which it cannot have happened: when it, or the last one before of which that is known, was sent."""
    found = []
    last = book.opened
    for n in range(rows):
        last = max(last, book.moves[n].sent) if n in book.moves else last
        found.append(last)
    return found


def check_shown(book: Book, rows: list[LogRow], blame: Blame) -> None:
    """A clock that stands shows what is left by the log."""
    plan = book.clock
    if plan.kind != "game":
        return
    left = [plan.seconds * 1000.0] * book.seats
    after: dict[int, list[float]] = {}
    taken = list(charges(rows))
    for row in rows:
        for n, seat, spent, ends in [charge for charge in taken if charge[0] == row.n]:
            left[seat] = max(0.0, left[seat] - spent) + (plan.increment * 1000 if ends else 0)
        if row.kind == "undo":
            left[row.seat] = max(0.0, left[row.seat] - row.spent)  # and without increments: no clock of a storm has any
        after[row.n] = list(left)
    wrong = [
        f"{who} saw {shown} ms left for {place} after event {n}, by the log it is {after[n][ord(place) - ord('A')]:.0f}"
        for (who, n), look in book.looks.items()
        for place, shown in look.left.items()
        if n in after and abs(shown - after[n][ord(place) - ord("A")]) > ROUNDING
    ]
    if wrong:
        blame("clock", f"{len(wrong)} times; {wrong[0]}")


# --- the whole cluster


def check_all(cluster: Cluster, moves: dict[tuple[str, int], Made], blame: Blame) -> dict[str, int]:
    """Every table there is: numbers without a gap, no message twice, one writer at a time; and all that was acknowledged."""
    rows = cluster.read("SELECT table_id, n, kind, seat, text, id FROM log ORDER BY table_id, n")
    stored: dict[tuple[str, int], tuple[str, str, str]] = {}
    ids: Counter[tuple[str, int, str]] = Counter()
    expected: Counter[str] = Counter()
    for table, n, kind, seat, text, id in rows:
        if n != expected[table]:
            blame("gap", f"table {table[:6]}: row {expected[table]} is missing, there is {n}")
        expected[table] = n + 1
        if kind == "move":
            stored[(table, n)] = (letter(seat), text, id)
        if id:
            ids[(table, seat, id)] += 1
    for (table, seat, id), times in ids.items():
        if times > 1:
            blame("doubled", f"table {table[:6]}: message {id} of seat {letter(seat)} is there {times} times")
    for (table, n), made in moves.items():
        if stored.get((table, n)) != (made.seat, made.text, made.id):
            blame("lost", f"table {table[:6]}: event {n}, acknowledged as {made}, is {stored.get((table, n))}")
    collided = cluster.postgres.said().count('constraint "log_pkey"')
    if collided:
        blame("owners", f"{collided} times a row was to be written where another had been written")
    frozen = cluster.read("SELECT id, game FROM tables WHERE state = 'frozen'")
    for table, game in frozen:
        blame("frozen", f"table {table[:6]} of {game} is frozen")
    return {"rows": len(rows), "tables": len(expected), "hands": check_writers(cluster, blame)}


def check_writers(cluster: Cluster, blame: Blame) -> int:
    """Never two owners: the server that wrote a row had the table and was alive, over the one line its life had then, after the row before.
    How often a table changed hands."""
    last: dict[str, tuple[int, str, int]] = {}
    lines: dict[tuple[str, int, int], int] = {}
    hands = 0
    for table, n, house, life, line, writer, backend in cluster.read(
        "SELECT table_id, n, house, life, line, writer, backend FROM witness ORDER BY place"
    ):
        row = f"table {table[:6]}: row {n} was written by {writer!r}"
        if not house or not line or line < 0:
            blame("owners", f"{row} while the table was of {house!r}, with line {line}")
        elif writer != f"sheepfold {house}":
            blame("owners", f"{row} while server {house} had the table")
        elif lines.setdefault((house, life, line), backend) != backend:
            blame("owners", f"{row} over connection {backend}, and line {line} was {lines[(house, life, line)]}")
        if table in last:
            before, other, former = last[table]
            if n is not None and n <= before:
                blame("owners", f"{row} after row {before}")
            hands += (house, life) != (other, former)
        last[table] = (last.get(table, (-1,))[0] if n is None else n, house, life)
    return hands


def check_lines(cluster: Cluster, lines: dict[str, str], resent: dict[str, float], blame: Blame) -> dict[str, int]:
    """Every line of chat that was acknowledged is there; how many are there twice, because an answer was lost with its server."""
    at_tables = Counter(cluster.read("SELECT table_id, text FROM chat"))
    there: dict[str, int] = {}
    for (_, text), times in at_tables.items():
        there[text] = max(times, there.get(text, 0))  # a line goes along to the next table, where it stands once too
    for text, id in lines.items():
        if text not in there:
            blame("lost", f"{text!r} was acknowledged, and is not in the chat")
        elif there[text] > 1 and id not in resent:
            blame("doubled", f"{text!r} was sent once, and is there {there[text]} times")
    return {"lines_twice": sum(times > 1 for times in there.values())}


def stored_unheard(cluster: Cluster, resent: dict[str, float]) -> int:
    """Moves that were stored, but whose answer was lost: they were sent again, and stored once."""
    rows = cluster.read("SELECT l.id, extract(epoch FROM w.at) FROM log l JOIN witness w USING (table_id, n) WHERE l.id <> ''")
    return sum(id in resent and float(at) < resent[id] for id, at in rows)


def check_workers(cluster: Cluster, blame: Blame, seconds: float) -> None:
    """Within so many seconds every server has found the workers again."""
    end = time.monotonic() + seconds
    while alone := [server.name for server in cluster.servers if cluster.workers and is_alone(server)]:
        if time.monotonic() > end:
            return blame("workers", f"{', '.join(alone)} know of no bot worker while nothing is broken")
        time.sleep(0.2)


def is_alone(server: Server) -> bool:
    told = [line for line in server.said().splitlines() if "bot worker" in line]
    return bool(told) and "no bot worker is here" in told[-1]


def check_logs(cluster: Cluster, blame: Blame) -> None:
    """Nothing that happens to a cluster is a surprise to its programs."""
    for part in cluster.parts:
        traces = part.said().split("Traceback (most recent call last)")[1:]
        last = Counter(next((line for line in trace.splitlines()[1:] if line and line[0] != " "), "") for trace in traces)
        for error, times in last.items():
            blame("trace", f"{part.name} was surprised {times} times: {error[:300]}")
