"""Which tests run when and where, and the servers that more than one room's tests speak to."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.cluster.services import Postgres, Redis

HERE = Path(__file__).parent
# Thousands of tests and all modules stay to the end: the collector need not look through them again and again.
gc.disable()
# In the background of a shell Ctrl-C is ignored, and so it would be by every process that a test starts and interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)
# Rooms whose tests start whole servers, clusters or browsers: the same program whichever way the engine runs.
SERVERS = ("arena/*", "cluster/*", "server/*", "web/*")
# About what is never compiled: it is tried with the compiled engine, which minds more what it is given.
NEVER_COMPILED = (
    *("test_*.py", "commands/*", "language/*", "table/*", "terminal/*"),
    *("core/test_plain.py", "core/test_record.py", "core/test_scenario*.py", "core/test_sealed.py"),
    *("games/test_broken_game.py", "games/test_planted_*.py", "games/test_rule*.py", "games/test_versions.py"),
    *("games/*/test_advice.py", "games/*/test_words.py", "games/bouc_makers/test_last_round.py", "research/test_exact.py"),
)
# And of the rest, single tests: chances and sentences are the same both ways, since equal seeds choose alike both ways.
ALIKE = (
    *("test_laws_hold_in_every_variant", "test_reshuffled_worlds_are_as_likely_as_real_ones"),
    *("test_greedy_is_better_than_chance", "test_search_beats_chance", "test_every_decision_of_a_game_gets_a_sentence"),
    "test_rounds_really_played_bring_what_was_worked_out",
)
BOTH_WAYS = ("test_the_engine_under_test_is_the_one_asked_for",)
# What looks at all games at once, or is asked of the game that only a copy of the tree has (scripts/with_example.py): it runs
# in that copy too.
ALL_GAMES = (
    *("test_readme.py", "test_rooms.py", "language/test_catalogues.py", "games/test_rulebooks.py"),
    "core/test_scenario_slips.py",
)
OF_THE_TREE_ITSELF = ("test_a_command_of_the_readme_works", "test_the_ten_lines_run")  # as they are with any number of games
EXAMPLE = "hill-race"
# What takes longest begins first: in turn a test of these, which keep a core busy, and a file of those, which mostly wait.
BROWSING = (
    *("web/test_offline.py", "web/test_boards.py", "web/test_lessons.py", "web/test_sizes.py", "web/test_browser.py"),
    *("web/test_installed.py", "web/test_night.py", "web/test_foreign_table.py"),
)
STATIC = "tests/web/test_offline.py"  # packing the site takes longer than a second process would save
WAITING = (
    *("cluster/test_storm.py", "cluster/test_bus.py", "server/test_durability.py", "cluster/test_fencing.py"),
    *("cluster/test_remote_bots.py", "cluster/test_foreign_leaks.py", "cluster/test_store_storm.py", "server/test_fuzz.py"),
    *("cluster/test_limits.py", "cluster/test_audit.py", "test_build.py", "games/test_laws.py", "server/test_leaks.py"),
    *("cluster/test_degradation.py", "cluster/test_rolling.py", "server/test_retries.py", "bots/test_bots.py"),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = place(item)
        server = any(fnmatch(path, pattern) for pattern in SERVERS)
        if server:
            item.add_marker(pytest.mark.server)
        name = item.name.partition("[")[0]
        never_compiled = any(alike(path, pattern) for pattern in NEVER_COMPILED)
        if (server or never_compiled or name in ALIKE) and name not in BOTH_WAYS:
            item.add_marker(pytest.mark.once)
        if (path in ALL_GAMES and name not in OF_THE_TREE_ITSELF) or EXAMPLE in item.name:
            item.add_marker(pytest.mark.all_games)
    browsing = sorted((BROWSING.index(place(item)), item.nodeid) for item in items if place(item) in BROWSING)
    ranks = {nodeid: 2 * at for at, (_, nodeid) in enumerate(browsing)}
    others = 2 * max(len(browsing), len(WAITING))
    items.sort(key=lambda item: ranks.get(item.nodeid, rank(place(item), others)))


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


def place(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).as_posix()


def alike(path: str, pattern: str) -> bool:
    """As fnmatch, but `*` stays within a room."""
    return fnmatch(path, pattern) and path.count("/") == pattern.count("/")


def rank(path: str, others: int) -> int:
    return 2 * WAITING.index(path) + 1 if path in WAITING else others


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Tests of a file stay together, since they share what they start; those of the pages share it with all others."""
    config.option.loadscopereorder = False  # our own order
    scheduler: Any = import_module("xdist.scheduler").LoadScopeScheduling(config, log)
    scheduler._split_scope = unit
    return scheduler


def unit(nodeid: str) -> str:
    file = nodeid.partition("::")[0]
    return nodeid if file.startswith("tests/web/") and file != STATIC else file


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A real PostgreSQL server that is never harmed; a test that wants to kill one starts its own."""
    with Postgres(tmp_path_factory.mktemp("postgres")) as found:
        yield found


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a new, empty database."""
    return postgres.new_database()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """A real Redis server that is never harmed, shared: channels and keys need names of one's own."""
    with Redis(tmp_path_factory.mktemp("redis")) as found:
        yield found
