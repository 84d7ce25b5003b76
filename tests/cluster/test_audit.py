"""The checker of the storm finds what it is there to find: each kind of wrong, done on purpose to games that were right."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Iterator

import msgspec
import pytest

from sheepfold.table.config import TableConfig, draft_of
from sheepfold.table.rows import LogRow
from tests.cluster import audit
from tests.cluster.book import Book, Look
from tests.cluster.cluster import Cluster
from tests.cluster.storm import Storm, moved_on
from tests.server.stored import config_of, rows_of
from tests.waiting import until

GAMES = 3  # that are played to their ends
Game = tuple[Book, TableConfig, list[LogRow]]


class Kept(Storm):
    """A storm without disasters, of which every table is kept."""

    def check(self, book: Book) -> None:
        super().check(book)
        self.books.append(book)

    def keep(self) -> Kept:
        self.books: list[Book] = []
        return self

    async def some_games(self) -> None:
        await until(lambda: self.games.total() >= GAMES, 120)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with Cluster(tmp_path_factory.mktemp("cluster"), servers=1, workers=1) as found:
        yield found


@pytest.fixture(scope="module")
def storm(cluster: Cluster) -> Kept:
    async def whole() -> Kept:
        calm = Kept(cluster, 3, tables=6).keep()
        await calm.play_through(calm.some_games())
        return calm

    found = asyncio.run(whole())
    assert found.violations == []
    return found


@pytest.fixture
def game(storm: Kept, cluster: Cluster) -> Game:
    """A game with moves of people, of which nothing was taken back."""
    for book in sorted(storm.books, key=lambda book: -len(book.moves)):
        rows = rows_of(cluster, book.table)
        if not any(row.kind == "undo" for row in rows):
            return book, config_of(cluster, book.table), rows
    raise AssertionError("nobody played")


def blamed(game: Game, book: Book | None = None) -> set[str]:
    """What is said of a game whose book or rows were changed."""
    kinds: set[str] = set()
    changed = dataclasses.replace(book or game[0], blame=lambda kind, text: kinds.add(kind))
    audit.check_table(changed, game[1], game[2])
    return kinds


def with_rows(game: Game, change: Callable[[list[LogRow]], None]) -> Game:
    rows = list(game[2])
    change(rows)
    return game[0], game[1], rows


def test_a_game_that_is_right_is_not_blamed(game: Game) -> None:
    assert blamed(game) == set()


def test_rows_that_are_lost_changed_invented_or_doubled(game: Game) -> None:
    last = max(game[0].moves)
    first = min(game[0].moves)

    def put(n: int, **what: object) -> Callable[[list[LogRow]], None]:
        def change(rows: list[LogRow]) -> None:
            rows[n] = msgspec.structs.replace(rows[n], **what)

        return change

    assert "lost" in blamed(with_rows(game, lambda rows: rows.__delitem__(slice(last, None))))
    assert {"log"} <= blamed(with_rows(game, lambda rows: rows.__delitem__(first)))
    assert {"changed", "log"} <= blamed(with_rows(game, put(first, text="nothing of the kind")))
    assert {"changed", "invented"} <= blamed(with_rows(game, put(first, id="another")))
    assert blamed(with_rows(game, put(first, at=game[2][first].at + 1))) == {"receipt"}
    assert "receipt" in blamed(with_rows(game, lambda rows: rows.__delitem__(slice(last, None))))
    again = max(n for n in game[0].moves if n != last and game[0].moves[n].seat == game[0].moves[last].seat)
    assert "doubled" in blamed(with_rows(game, put(last, id=game[0].moves[again].id)))
    refused = dataclasses.replace(game[0], refused={game[0].moves[last].id: "refused-question-gone"})
    assert blamed(game, refused) == {"refused"}


def test_what_guests_saw_and_heard(game: Game) -> None:
    looks = dict(game[0].looks)
    key = next(key for key in looks if key[1] > 2)
    for change in ({"view": b"?"}, {"legal": b"?"}, {"prompt": 10**6}):
        wrong: Look = looks[key]._replace(**change)
        assert blamed(game, dataclasses.replace(game[0], looks={**looks, key: wrong})) == {"view"}
    beyond = {**looks, (key[0], 10**6): looks[key]}
    assert "lost" in blamed(game, dataclasses.replace(game[0], looks=beyond))
    for who, heard in game[0].heard.items():
        for told in (heard[:2] + heard[3:], [*heard, heard[-1]], [*heard[:2], (heard[2][0], [["A", "nonsense"]]), *heard[3:]]):
            assert blamed(game, dataclasses.replace(game[0], heard={who: told})) == {"told"}


def test_a_result_that_is_not_by_the_rules(storm: Kept, cluster: Cluster) -> None:
    book = next(book for book in storm.books if book.over)
    config = draft_of(config_of(cluster, book.table))
    assert config.result is not None
    config.result.scores[0] += 1
    assert blamed((book, config, rows_of(cluster, book.table))) == {"changed"}
    config = draft_of(config_of(cluster, book.table))
    config.state = "playing"
    assert blamed((book, config, rows_of(cluster, book.table))) == {"lost"}


def test_clocks_that_cost_too_much_or_ring_too_early(storm: Kept, cluster: Cluster) -> None:
    book = next(book for book in storm.books if book.clock.kind != "none" and book.moves)
    rows = rows_of(cluster, book.table)
    n = max(book.moves)
    rows[n] = msgspec.structs.replace(rows[n], spent=10**6)
    assert "clock" in blamed((book, config_of(cluster, book.table), rows))
    book = next(book for book in storm.books if book.clock.kind == "move" and book.moves)
    rows = rows_of(cluster, book.table)
    n = max(book.moves)
    rows[n] = msgspec.structs.replace(rows[n], kind="clock")
    assert "clock" in blamed((book, config_of(cluster, book.table), rows))


WRONGS = [
    ("lost", "DELETE FROM log WHERE table_id = '{table}' AND n >= {n}"),
    ("lost", "UPDATE log SET text = 'another' WHERE table_id = '{table}' AND n = {n}"),
    ("gap", "DELETE FROM log WHERE (table_id, n) = (SELECT table_id, min(n) FROM log WHERE kind = 'move' GROUP BY 1 LIMIT 1)"),
    (
        "doubled",
        "UPDATE log SET id = first.id FROM (SELECT table_id, seat, min(id) AS id FROM log WHERE kind = 'move' GROUP BY 1, 2"
        " HAVING count(*) > 1 LIMIT 1) first WHERE log.table_id = first.table_id AND log.seat = first.seat AND log.kind = 'move'",
    ),
    ("owners", "UPDATE witness SET writer = 'sheepfold another' WHERE place = (SELECT max(place) FROM witness)"),
    ("owners", "UPDATE witness SET house = NULL, line = NULL WHERE place = (SELECT max(place) FROM witness WHERE n IS NULL)"),
    ("owners", "UPDATE witness SET backend = 1 WHERE place = (SELECT max(place) FROM witness)"),
    ("owners", "UPDATE witness SET n = 0 WHERE place = (SELECT max(place) FROM witness WHERE n > 0)"),
    ("frozen", "UPDATE tables SET state = 'frozen' WHERE id = (SELECT min(id) FROM tables)"),
]


@pytest.mark.parametrize(("kind", "wrong"), WRONGS)
def test_what_is_wrong_in_the_database(storm: Kept, cluster: Cluster, kind: str, wrong: str) -> None:
    kinds: set[str] = set()
    with cluster.connect() as connection:
        connection.execute("SET session_replication_role = replica")  # no witness of this
        table, n = max(storm.moves)  # somebody was told that it is stored
        assert connection.execute(wrong.format(table=table, n=n)).rowcount > 0
        inside = InTransaction(cluster, connection)
        audit.check_all(inside, storm.moves, lambda found, text: kinds.add(found))  # type: ignore[arg-type]
        connection.rollback()
    assert kind in kinds
    nothing: list[str] = []
    audit.check_all(cluster, storm.moves, lambda found, text: nothing.append(text))
    assert nothing == []


class InTransaction:
    """A cluster as one transaction sees it."""

    def __init__(self, cluster: Cluster, connection: object) -> None:
        self.postgres = cluster.postgres
        self.connection = connection

    def read(self, query: str, *given: object) -> list[object]:
        found: list[object] = self.connection.execute(query).fetchall()  # type: ignore[attr-defined]
        return found


def test_chat_that_is_lost_or_doubled(storm: Kept, cluster: Cluster) -> None:
    kinds: list[str] = []

    def blame(kind: str, text: str) -> None:
        kinds.append(kind)

    audit.check_lines(cluster, {**storm.lines, "nobody said this": "x"}, storm.resent, blame)
    assert kinds == ["lost"]


def test_who_is_behind_is_stuck(storm: Kept) -> None:
    """Somebody who hears nothing any more, or never gets up, is found though the table goes on."""
    book = next(book for book in storm.books if book.over)
    one = AtTable(book)
    texts = [text for _, text, _, _ in storm.waits(one)]  # type: ignore[arg-type]
    assert any("others of" in text for text in texts)
    assert any("not everybody gets up" in text for text in texts)
    assert not moved_on(one, book, book.n, 0.0)  # type: ignore[arg-type]


def test_whose_messages_nobody_reads(storm: Kept) -> None:
    """A line that is read no more is found at once; a guest who gets up reads no more either, and is not blamed."""
    one = AtTable(storm.books[0])
    chair = one.chairs[0]

    def nobody_reads() -> bool:
        return any("nobody reads" in text for _, text, _, _ in storm.waits(one))  # type: ignore[arg-type]

    async def ended(how: BaseException | None) -> asyncio.Task[None]:
        async def read() -> None:
            if how is not None:
                raise how

        task = asyncio.create_task(read())
        await asyncio.wait([task])
        return task

    for how, blamed in ((ValueError("unreadable"), True), (None, True), (asyncio.CancelledError(), False)):
        chair.reader = asyncio.run(ended(how))
        assert nobody_reads() == blamed
        if isinstance(how, ValueError):
            assert chair.reader.exception() is how


class Deaf:
    """A chair at a table whose others have heard more."""

    who = "A"
    closed = ""
    reader: asyncio.Task[None] | None = None
    heard = 0.0

    class mirror:
        n = 0

    def state(self) -> str:
        return "deaf"


class AtTable:
    number = 0
    since = 0.0

    def __init__(self, book: Book) -> None:
        self.book = book
        self.chairs = [Deaf()]

    def state(self) -> str:
        return "deaf"
