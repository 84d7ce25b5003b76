"""The servers that the tests of a cluster stand on: they are real, and what is done to them is done to all of them."""

from __future__ import annotations

import time
from pathlib import Path

import psycopg
import pytest
import redis

from tests.cluster.services import Postgres, Redis, is_running


def test_a_database_outlives_kill_9_on_the_same_port(tmp_path: Path) -> None:
    with Postgres(tmp_path) as server:
        url = server.new_database()
        with psycopg.connect(url) as connection:
            assert connection.execute("SHOW fsync").fetchone() == ("on",)
            connection.execute("CREATE TABLE kept (n integer)")
            connection.execute("INSERT INTO kept VALUES (7)")
            connection.commit()
            every = server.processes()
            assert len(every) > 3
            server.kill()
            assert not any(is_running(pid) for pid in every)
            with pytest.raises(psycopg.OperationalError):
                connection.execute("SELECT 1")
        with pytest.raises(psycopg.OperationalError):
            psycopg.connect(url, connect_timeout=2)
        server.start()
        with psycopg.connect(url) as connection:
            assert connection.execute("SELECT n FROM kept").fetchone() == (7,)


def test_a_paused_database_keeps_its_connections_and_answers_later(tmp_path: Path) -> None:
    with Postgres(tmp_path) as server, psycopg.connect(server.url) as connection:
        server.pause()
        connection.pgconn.send_query(b"SELECT 1")
        connection.pgconn.flush()
        time.sleep(0.3)
        connection.pgconn.consume_input()
        assert connection.pgconn.is_busy()
        server.resume()
        found = connection.pgconn.get_result()
        assert found is not None
        assert found.get_value(0, 0) == b"1"
        connection.pgconn.get_result()


def test_redis_forgets_and_comes_back(tmp_path: Path) -> None:
    with Redis(tmp_path) as server:
        line = redis.Redis.from_url(server.url, socket_timeout=0.3)
        assert line.set("a", "1")
        server.pause()
        with pytest.raises(redis.TimeoutError):
            line.get("a")
        server.resume()
        assert line.get("a") == b"1"
        server.kill()
        with pytest.raises(redis.ConnectionError):
            line.get("a")
        server.start()
        assert line.get("a") is None
        line.close()
