"""`sheepfold house`: what a host sees and does, beside a running server and without one."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from sheepfold.__main__ import run
from sheepfold.client import Guest
from sheepfold.core.errors import BadInput
from sheepfold.server.store.rows import DropPerson, SavePerson
from sheepfold.server.store.store import Store
from sheepfold.server.tables.host import table_row
from sheepfold.server.tables.orders import as_address
from sheepfold.table import messages
from sheepfold.table.config import Occupant, TableConfig
from tests.server.keeping import TABLE, Place, a_person, in_store
from tests.server.playing import Line, ask
from tests.server.server_process import ROOT, ServerProcess

OPEN = [{"kind": "me"}, {"kind": "open"}]


class House:
    """The command, as a host types it beside a server."""

    def __init__(self, server: ServerProcess) -> None:
        self.data = server.folder / "data"

    def __call__(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "sheepfold", "house", words[0], "--data", str(self.data), *words[1:]]
        return subprocess.run(
            command, capture_output=True, text=True, timeout=60, check=False, cwd=self.data, env={"PYTHONPATH": str(ROOT)}
        )

    def says(self, *words: str) -> str:
        done = self(*words)
        assert done.returncode == 0, done.stderr + done.stdout
        assert done.stderr == ""
        return done.stdout


def age(server: ServerProcess, days: int) -> None:
    """Everything stored was so many days ago."""
    with closing(sqlite3.connect(server.database, timeout=10, isolation_level=None)) as file:
        file.execute("UPDATE tables SET changed = changed - ?", (days * 86_400,))
        file.execute("UPDATE people SET seen = seen - ?", (days * 86_400,))


@pytest.fixture
def house(server: ServerProcess) -> House:
    return House(server)


# --- at a glance


def test_people_and_tables_at_a_glance_and_no_secret(server: ServerProcess, house: House) -> None:
    ada = Guest(server.address, "Ada Glance")
    opened = ada.open_table("bauernschlau", OPEN, public=True)
    person = ada.ask("GET", "/api/people/me")["id"]
    people = house.says("people", "--last", "1000")
    assert any(line.split()[:3] == [person, "Ada", "Glance"] for line in people.splitlines())
    tables = house.says("tables", "--state", "open", "--last", "1000")
    (line,) = [line for line in tables.splitlines() if line.startswith(opened["id"])]
    assert "bauernschlau" in line
    assert "public" in line
    assert "Ada Glance" in line
    (doc,) = server.read("SELECT doc FROM tables WHERE id = ?", opened["id"])[0]
    assert json.loads(doc)["seed"] not in people + tables
    assert ada.token not in people + tables


# --- closing


def test_a_game_that_is_closed_ends_at_once_and_keeps_its_log(server: ServerProcess, house: House) -> None:
    async def play() -> None:
        guest = Guest(server.address, "Ada")
        table = guest.open_table("bauernschlau", [{"kind": "me"}] * 2)["id"]
        line = await Line.to(server.address, table, "A", guest.token)
        await line.news(lambda info: info.state == "playing")
        assert await asyncio.to_thread(house.says, "close", table) == "closed\n"
        await line.news(lambda info: info.state == "frozen")
        refused = await line.do("anything")
        assert refused.message.id == "refused-frozen"
        assert server.read("SELECT count(*) FROM log WHERE table_id = ?", table)[0][0] > 0
        await line.close()

    asyncio.run(play())


def test_an_open_table_that_is_closed_is_gone(server: ServerProcess, house: House) -> None:
    guest = Guest(server.address, "Ada")
    opened = guest.open_table("bauernschlau", OPEN)
    assert house.says("close", opened["code"]) == "deleted\n"
    assert ask(server.address, "GET", f"/api/tables/{opened['id']}").status == 404
    assert house("close", opened["id"]).returncode == 2


def test_a_deleted_table_is_gone_for_those_who_sit_there(server: ServerProcess, house: House) -> None:
    async def play() -> None:
        guest = Guest(server.address, "Ada")
        table = guest.open_table("bauernschlau", [{"kind": "me"}] * 2)["id"]
        line = await Line.to(server.address, table, "A", guest.token)
        await line.news(lambda info: info.state == "playing")
        assert await asyncio.to_thread(house.says, "close", table[:10], "--delete") == "deleted\n"
        assert await line.closed() == 4001
        assert server.read("SELECT count(*) FROM log WHERE table_id = ?", table) == [(0,)]

    asyncio.run(play())


# --- bans


def test_a_banned_person_is_sent_away_and_kept_out_until_unbanned(server: ServerProcess, house: House) -> None:
    async def play() -> None:
        guest, other = Guest(server.address, "Mallory"), Guest(server.address, "Ada")
        table = other.open_table("bauernschlau", OPEN)["id"]
        person = guest.ask("GET", "/api/people/me")["id"]
        guest.join(table)
        line = await Line.to(server.address, table, "B", guest.token)
        await line.hear()
        assert person in await asyncio.to_thread(house.says, "ban", person)
        assert await line.closed() == 4001
        answer = ask(server.address, "GET", "/api/people/me", token=guest.token)
        assert (answer.status, answer.data["message"]["id"]) == (403, "refused-banned")
        again = await Line.to(server.address, table, "B", guest.token)
        assert await again.closed() == 4403
        assert other.ask("GET", "/api/people/me")["name"] == "Ada"  # nobody else is
        assert person in house.says("ban")
        house.says("unban", person)
        end = time.monotonic() + 20
        while ask(server.address, "GET", "/api/people/me", token=guest.token).status != 200:
            assert time.monotonic() < end
            await asyncio.sleep(0.1)

    asyncio.run(play())


def test_a_banned_address_is_cut_off(tmp_path: Path) -> None:
    proxied = {"x-forwarded-for": "2001:db8:1:2::7"}

    async def play(server: ServerProcess, house: House) -> None:
        guest = Guest(server.address, "Ada")
        table = guest.open_table("bauernschlau", OPEN)["id"]
        near = await Line.to(server.address, table, None)
        far = await Line.to(server.address, table, None, headers=proxied)
        for line in (near, far):
            await line.hear()
        assert "2001:db8:1:2::" in await asyncio.to_thread(house.says, "ban", "2001:db8:1:2:3:4:5:6")
        await far.closed()
        refused = ask(server.address, "GET", "/api/games", headers=proxied)
        assert (refused.status, refused.data["message"]["id"]) == (403, "refused-banned")
        assert ask(server.address, "GET", "/api/games").status == 200
        assert isinstance(await near.ask(messages.Ping("p")), messages.Done)
        await near.close()

    with ServerProcess(tmp_path, "--trusted-proxies", "127.0.0.1") as server:
        asyncio.run(play(server, House(server)))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::9", "2001:db8:1:2::"),
        ("Ada", None),
        ("192.0.2.7.8", None),
        ("", None),
    ],
)
def test_what_counts_as_an_address(text: str, found: str | None) -> None:
    assert as_address(text) == found


# --- expiry


def test_open_tables_and_idle_people_expire_and_nothing_else(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        house = House(server)
        idle, player = Guest(server.address, "Idle"), Guest(server.address, "Player")
        old = idle.open_table("bauernschlau", OPEN)["id"]
        running = player.open_table("bauernschlau", [{"kind": "me"}] * 2)["id"]
        age(server, 40)
        fresh = Guest(server.address, "Fresh").open_table("bauernschlau", OPEN)["id"]
        assert house.says("expire", "--tables", "30") == "1 open tables and 0 people\n"
        assert {row[0] for row in server.read("SELECT id FROM tables")} == {running, fresh}
        assert old not in {running, fresh}
        server.stop()  # nor does it need a server
        age(server, 400)
        assert house.says("expire", "--people", "365") == "0 open tables and 1 people\n"
        assert {row[0] for row in server.read("SELECT name FROM people")} == {"Player", "Fresh"}


# --- checks and the log


def test_a_sound_server_is_found_sound_and_a_bent_one_is_not(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        house = House(server)
        guest = Guest(server.address, "Ada")
        bots = [{"kind": "bot", "bot": "lamb"}] * 2
        over, cut = (guest.open_table("sheep-sheep", bots)["id"] for _ in range(2))
        end = time.monotonic() + 60
        while server.read("SELECT count(*) FROM tables WHERE state = 'over'") != [(2,)]:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert house.says("check") == "2 tables: no faults\n"
        with closing(sqlite3.connect(server.database, timeout=10, isolation_level=None)) as file:
            for part in ("steps", "recent"):
                file.execute(f"UPDATE {part} SET text = 'nonsense' WHERE table_id = ? AND n = 3", (over,))
                file.execute(f"DELETE FROM {part} WHERE table_id = ? AND n = 2", (cut,))
        found = house("check")
        assert found.returncode == 1
        assert f"table {over}: its log cannot be played" in found.stdout
        assert f"table {cut}: row 2 of its log is missing" in found.stdout
        assert "2 tables: 2 faults" in found.stdout


def test_the_log_tells_what_was_done_and_names_nobody(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        house = House(server)
        guest = Guest(server.address, "Mallory")
        person = guest.ask("GET", "/api/people/me")["id"]
        house.says("ban", "Mallory")
        house.says("check")
        server.stop()
        house.says("close", guest_table(server, tmp_path))
        told = house.says("log")
    words = [line.split()[2] for line in told.splitlines()[1:]]
    assert words == ["start", "ban", "check", "stop", "start", "stop", "close"]
    assert person in told
    assert "Mallory" not in told


def guest_table(server: ServerProcess, folder: Path) -> str:
    """A table opened while the server runs for a moment."""
    server.start()
    table = str(Guest(server.address, "Ada").open_table("bauernschlau", OPEN)["id"])
    server.stop()
    return table


def test_a_restore_is_in_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with ServerProcess(tmp_path) as server:
        data = str(server.folder / "data")
        server.stop()
        assert run(["backup", "--data", data, str(tmp_path / "copy.db")]) == 0
        assert run(["restore", str(tmp_path / "copy.db"), "--data", data, "--force"]) == 0
        capsys.readouterr()
        assert run(["house", "log", "--data", data]) == 0
        assert "restore  copy.db" in capsys.readouterr().out
        server.start()
        assert server.is_alive()


def test_both_kinds_of_store_answer_alike(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    config = TableConfig(
        id=TABLE,
        code="QRST",
        game="bauernschlau",
        rules=1,
        options={},
        wanted={},
        data={},
        occupants=[Occupant(kind="person", person="ada", name="Ada"), Occupant()],
        owner="ada",
        seed="00" * 32,
        made=1000,
    )
    in_store(place, lambda store: store.save(SavePerson(a_person()), table_row(config)))
    where = ["--data", str(place)] if isinstance(place, Path) else ["--store", place]

    def says(*words: str, status: int = 0) -> str:
        assert run(["house", words[0], *where, *words[1:]]) == status
        return capsys.readouterr().out

    assert "ada" in says("people")
    assert "bauernschlau" in says("tables", "--state", "open")
    assert says("check") == "1 tables: no faults\n"
    assert says("ban", "Ada") == "ada is kept out\n"
    assert "ada" in says("ban")
    assert says("unban", "ada") == "ada may come in again\n"
    if isinstance(place, Path):
        assert says("close", "qrst") == "deleted\n"
    else:  # only a server may write to a table that servers share
        assert "no server has done it yet" in says("close", "qrst", status=1)
    assert [line.split()[2] for line in says("log").splitlines()[1:]] == ["check", "ban", "unban", "close"]

    async def look(store: Store) -> None:
        assert await store.bans() == set()
        assert len(await store.orders()) == (0 if isinstance(place, Path) else 1)
        assert await store.untouched(2000, 9) == []
        assert await store.idle(1000, 9) == []
        await store.save(DropPerson("ada"))
        assert await store.traces("ada") == []

    in_store(place, look)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["house"], "say what to do: people, tables"),
        (["house", "fly"], "invalid choice: 'fly'"),
        (["house", "close"], "the following arguments are required: TABLE"),
        (["house", "people"], "no database in"),
        (["house", "people", "--store", "mysql://here"], "a store is given as postgresql://"),
        (["house", "tables", "--state", "lost"], "invalid choice: 'lost'"),
    ],
)
def test_what_is_typed_wrong_is_said_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run(words) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1


def test_who_and_what_is_meant_must_be_clear(server: ServerProcess, house: House) -> None:
    for _ in range(2):
        Guest(server.address, "Twin")
    assert "may be any of 2" in house("ban", "Twin").stderr
    assert "no person 'Nobody'" in house("ban", "Nobody").stderr
    assert "no table 'nowhere'" in house("close", "nowhere").stderr
    assert "is not kept out" in house("unban", "192.0.2.99").stderr
    assert "say what is to expire" in house("expire").stderr
    with pytest.raises(BadInput):
        Guest(server.address, token="x" * 30).ask("GET", "/api/people/me/data")
