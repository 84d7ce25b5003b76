"""The line to Redis: where it is, what it wants to be told first, and what becomes of those who ask when it hangs up."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest
from redis import Redis as Client

from sheepfold.core.errors import BadInput
from sheepfold.server.cluster.bus import Bus
from sheepfold.server.cluster.redis_address import RedisAddress, split_url
from sheepfold.server.cluster.redis_link import Away, connect
from sheepfold.server.run import fast_loop
from tests.cluster.services import Redis
from tests.waiting import on_loop, until

# --- hanging up


def test_asking_in_the_moment_redis_hangs_up_is_answered_and_hurts_nobody(redis: Redis) -> None:
    """On the loop that servers run on, where a transport that is closed may not be written to."""

    async def whole() -> None:
        bus = Bus(redis.url, "a")
        await bus.open()
        answers: list[Any] = []
        assert bus.line.asking is not None
        bus.line.asking.transport.abort()
        for number in range(20):
            bus.line.ask(answers.append, "PING")
            await asyncio.sleep(0)
        await until(lambda: len(answers) == 20)
        assert all(isinstance(answer, Away) for answer in answers)
        await until(lambda: bus.up)
        await bus.close()

    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(whole())


@on_loop
async def test_a_password_that_is_refused_leaves_no_connection_open(own_redis: Redis) -> None:
    with Client(port=own_redis.port) as client:
        client.config_set("requirepass", "secret")
    wrong = RedisAddress(f"redis://:wrong@127.0.0.1:{own_redis.port}")
    before = len(os.listdir("/proc/self/fd"))
    for number in range(5):
        with pytest.raises(Away, match="refuses 'AUTH'"):
            await connect(wrong)
    await until(lambda: len(os.listdir("/proc/self/fd")) <= before)


@on_loop
async def test_a_mistake_in_what_follows_the_loss_of_redis_does_not_keep_it_away(redis: Redis) -> None:
    bus = Bus(redis.url, "a")
    await bus.open()
    assert bus.line.asking is not None
    wrong: list[Any] = []

    def mistaken(found: Any) -> None:
        wrong.append(found)
        raise ValueError("a mistake")

    bus.line.ask(mistaken, "BLPOP", "nothing-is-ever-here", 5)
    await asyncio.sleep(0.05)
    bus.line.asking.transport.abort()
    await until(lambda: bool(wrong) and bus.up)
    assert await bus.line.call("PING") == b"PONG"
    await bus.close()


# --- where Redis is


def test_addresses() -> None:
    assert split_url("redis://:pw@host:1/2?prefix=x&db=3") == ("redis://:pw@host:1/2?db=3", "x")
    assert split_url("redis://host") == ("redis://host", "sheepfold")
    with pytest.raises(BadInput, match="not http:"):
        split_url("http://host")


@on_loop
async def test_passwords_users_and_numbered_databases(own_redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    place = f"127.0.0.1:{own_redis.port}"
    with Client(port=own_redis.port) as client:
        client.execute_command("ACL", "SETUSER", "ada", "on", ">woolly", "~*", "&*", "+@all")
        client.config_set("requirepass", "secret!")
    good = [f"redis://:secret%21@{place}", f"redis://default:secret%21@{place}/3", f"redis://ada:woolly@{place}?prefix=fold"]
    for url in good:
        bus = Bus(url, "a")
        await bus.open()
        assert bus.up, url
        if url.endswith("/3"):
            await bus.line.call("SET", "here", 1)
        await bus.close()
    with Client(port=own_redis.port, password="secret!", db=3) as client:
        assert client.get("here") == b"1"
        client.config_set("requirepass", "")
    for url in (f"redis://:wrong@{place}", f"redis://ada:wrong@{place}", f"redis://{place}/999"):
        caplog.clear()
        bus = Bus(url, "a")
        await bus.open()
        down, said = not bus.up, caplog.text
        await bus.close()
        assert down, url
        assert "Redis is away: Redis refuses" in said, said
        assert "wrong" not in said


@on_loop
async def test_a_socket_of_the_machine(tmp_path_factory: pytest.TempPathFactory) -> None:
    with tempfile.TemporaryDirectory() as folder:  # a path of pytest's may be too long for a socket
        path = Path(folder) / "redis.sock"
        with Redis(tmp_path_factory.mktemp("redis"), "--unixsocket", str(path)):
            bus = Bus(f"unix://{path}", "a")
            await bus.open()
            assert bus.up
            assert await bus.line.call("PING") == b"PONG"
            await bus.close()


@pytest.mark.parametrize(
    "url",
    [
        "redis://127.0.0.1:port",
        "redis://127.0.0.1/0?socket_timeout=soon",
        "redis://:secr/et@127.0.0.1",
        "redis://[secret",
        "secret@here",
    ],
)
def test_an_address_that_cannot_be_used_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadInput, match=r"the address of the bus cannot be used|a bus is redis://") as found:
        RedisAddress(split_url(url)[0])
    assert "secr" not in str(found.value)


@pytest.mark.parametrize("name", ["ssl_ca_certs", "ssl_certfile"])
def test_a_certificate_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.pem"
    wrong.write_text("not a certificate")
    for file in (tmp_path / "missing.pem", wrong):
        with pytest.raises(BadInput, match=r"a certificate or key for the bus cannot be read") as found:
            RedisAddress(split_url(f"rediss://:secret@127.0.0.1?{name}={file}")[0])
        assert str(file) in str(found.value)
        assert "secret" not in str(found.value)
