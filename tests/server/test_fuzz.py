"""Tens of thousands of messages nobody should send, and requests nobody should make: the server stays up, and the games go on."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from sheepfold.server.http.requests import REQUESTS
from sheepfold.table import messages
from tests.server.playing import Line, Party
from tests.server.server_process import ServerProcess

MESSAGES = 60_000  # `python -m tests.server.hostile_frames --count 1000000` is the long version
SOCKETS = 12
BURST = 90  # fewer than may be bad on one socket; then it comes again
GROWTH = 16 * 1024 * 1024  # bytes: about 300 for each of the messages, had any of them stayed
WORDS = ["hello", "do", "undo", "propose", "vote", "say", "mute", "away", "ask", "welcome", "update", "", "do ", "DO", "\u0000"]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    2**64,
    -(2**70),
    1e308,
    "",
    "A",
    "F",
    "G",
    "AB",
    "x" * 41,
    "x" * 3000,
    [],
    {},
]
ODD += ["A\n", "ab\n", "watchers\n"]  # what a pattern that ends in `$` would let through
ODD += [
    [[]] * 3,
    {"a": {"b": []}},
    "\u0000",
    "\u202e",
    "\ud83d\ude00",
    "watchers",
    "bot",
    0.5,
    "bid 17",
    "' OR 1=1 --",
    "../../..",
]


def valid(rng: Random, line: Line, table: str) -> dict[str, Any]:
    """A message as it should be, for this socket, now; a move mostly of those on offer, or with an old number."""
    id = f"f{rng.randrange(50)}"
    prompt = rng.choice([line.mirror.prompt, line.mirror.prompt, 0, line.mirror.prompt + 1])
    text = (
        rng.choice(line.mirror.legal) if line.mirror.legal and rng.random() < 0.05 else rng.choice(["bid 17", "pass", "draw"])
    )
    return rng.choice(
        [
            {"type": "do", "id": id, "prompt": prompt, "text": text},
            {"type": "hello", "wire": messages.WIRE, "table": table, "seat": "A", "since": rng.randrange(-5, 50)},
            {"type": "undo", "id": id},
            {"type": "propose", "id": id, "what": "bot", "seat": rng.choice("ABCDEF")},
            {"type": "vote", "id": id, "yes": rng.random() < 0.5},
            {"type": "say", "id": id, "text": "x" * rng.randrange(1, 300)},
            {"type": "mute", "id": id, "who": rng.choice(["A", "B", "watchers"]), "on": rng.random() < 0.5},
            {"type": "away", "id": id, "on": False},
        ]
    )


def twisted(rng: Random, message: dict[str, Any]) -> str | bytes:
    """The message, spoilt."""
    kind = rng.randrange(10)
    if kind == 0:
        return json.dumps(message)
    if kind == 1:
        message[rng.choice(list(message))] = rng.choice(ODD)
    elif kind == 2:
        del message[rng.choice(list(message))]
    elif kind == 3:
        message["type"] = rng.choice(WORDS)
    elif kind == 4:
        message[rng.choice(["token", "seat", "person", "n", "fate", "extra"])] = rng.choice(ODD)
    text = json.dumps(message)
    if kind == 5:
        at = rng.randrange(len(text))
        text = text[:at] + chr(rng.randrange(1, 0x2FF)) + text[at + rng.randrange(3) :]
    elif kind == 6:
        text = text[: rng.randrange(len(text))]
    elif kind == 7:
        text = rng.choice(
            ["[" * 2000, "{" * 500, '{"a":' * 500, text + text, "nul", "", '"\\ud800"', "1e999999", "\ufeff" + text]
        )
    elif kind == 8:
        return rng.randbytes(rng.randrange(60)) if rng.random() < 0.5 else text.encode()
    elif kind == 9 and rng.random() < 0.1:
        text = json.dumps({"type": "say", "id": "big", "text": "y" * rng.randrange(3900, 15_000)})
    return text


class Storm:
    """One socket that sends rubbish, and comes again when it is thrown out."""

    def __init__(self, server: ServerProcess, party: Party, number: int, place: int) -> None:
        self.server = server
        self.party = party
        self.rng = Random(number)
        self.seat = place % (len(party.guests) + 1)  # one of them watches
        self.sent = 0

    async def rage(self, amount: int) -> None:
        while self.sent < amount:
            watching = self.seat == len(self.party.guests)
            token = "" if watching else self.party.guests[self.seat].token
            line = await Line.to(self.server.address, self.party.table, None if watching else "ABCDEF"[self.seat], token)
            await line.hear()
            with suppress(ConnectionClosed):
                for number in range(min(BURST, amount - self.sent)):
                    message = twisted(self.rng, valid(self.rng, line, self.party.table))
                    for time in range(1 + (self.rng.random() < 0.1)):
                        await line.socket.send(message)
                    self.sent += 1
                # Answers come in order: whatever this socket sent before has been judged once it hears this.
                await line.ask(messages.Vote("end", True))
            await line.close()


def test_a_storm_of_rubbish_hurts_nothing(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        parties = [
            Party.open(server.address, *of) for of in (("bouc-makers", 3), ("bye-bye-black-sheep", 3), ("bauernschlau", 4))
        ]

        async def all_at_once(messages: int, round: int) -> None:
            kinds = len(parties)
            storms = [Storm(server, parties[n % kinds], round * SOCKETS + n, n // kinds) for n in range(SOCKETS)]
            await asyncio.gather(*(storm.rage(messages // SOCKETS) for storm in storms))

        asyncio.run(all_at_once(MESSAGES // 5, 0))
        settled = server.memory()
        asyncio.run(all_at_once(MESSAGES * 4 // 5, 1))
        assert server.is_alive()
        assert server.memory() - settled < GROWTH
        assert "Traceback" not in server.said(), server.said()[-3000:]

        async def finish() -> int:
            sensible = 0
            for party in parties:
                await party.sit(watchers=1)
                for line in party.lines:
                    assert isinstance(await line.ask(messages.Away("back", False)), messages.Done)
                for line in party.lines:  # a bot may have moved for one who was voted away; from here on none does
                    await line.ask(messages.Say("sync", "here"))
                for line in party.all():
                    await line.reach(max(other.mirror.n for other in party.lines))
                sensible += party.lines[0].mirror.n
                await party.play(Random(5))
                assert party.over
                await party.close()
            return sensible

        assert asyncio.run(finish()) > 2, "some of what came was sense"
        for party in parties:
            record = party.guests[0].ask("GET", f"/api/tables/{party.table}/record")
            assert record.startswith("sheepfold record 1")


def test_the_same_message_again_is_answered_alike_and_done_once(server: ServerProcess) -> None:
    """Each move of a whole game is sent three times, now and again also from a second socket of the same seat."""
    party = Party.open(server.address, "bouc-makers", 2)

    async def whole() -> int:
        await party.sit()
        rng = Random(2)
        moves = 0
        while not party.over:
            line = rng.choice(party.asked())
            message = messages.Do(f"m{moves}", line.mirror.prompt, rng.choice(line.mirror.legal))
            for time in range(3):
                await line.send(message)
            answers = [await line.answer(message.id) for time in range(3)]
            assert len({messages.encode(answer) for answer in answers}) == 1
            assert isinstance(answers[0], messages.Done), answers[0]
            if moves % 10 == 0:
                seat = party.lines.index(line)
                second = await Line.to(server.address, party.table, "AB"[seat], party.guests[seat].token)
                assert await second.ask(message) == answers[0]
                await second.close()
            for other in party.lines:
                await other.reach(answers[0].n)
            moves += 1
            assert answers[0].n == moves
        await party.close()
        return moves

    moves = asyncio.run(whole())
    assert len(party.guests[0].ask("GET", f"/api/tables/{party.table}/replay")["moments"]) == moves + 1


def describe(server: ServerProcess, config: str, folder: Path, *more: str) -> str:
    """What schemathesis found out about every request of /openapi.json."""
    file = folder / "schemathesis.toml"
    file.write_text(config, encoding="utf-8")
    found = subprocess.run(
        [
            *(str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(file)),
            *("run", f"{server.address}/openapi.json", "--phases", "coverage,fuzzing", "--max-examples", "25"),
            *("--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"),
            *("--seed", "1", "--generation-database", "none", "--workers", "1", "--request-timeout", "10", "--no-color", *more),
        ],
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
    )
    assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-2000:]
    return found.stdout


def test_the_requests_hold_against_their_own_description(server: ServerProcess, tmp_path: Path) -> None:
    """Every request, with what fits the description and what does not: no answer outside of it."""
    report = describe(server, "", tmp_path)
    assert f"Selected: {len(REQUESTS)}/{len(REQUESTS)}" in report


def test_the_requests_hold_for_somebody_at_a_table(server: ServerProcess, tmp_path: Path) -> None:
    """The same as a guest who is known, at a table that is there; all but being forgotten, and what no player may see."""
    party = Party.open(server.address, "bouc-makers", 2, broadcast=60)
    config = f"""
headers = {{ Authorization = "Bearer {party.guests[0].token}" }}
[parameters]
table = "{party.table}"
seat = ["A", "B", "F", "G"]
"""
    not_for_players = ("--exclude-operation-id", "broadcast")
    report = describe(server, config, tmp_path, "--exclude-operation-id", "forget", *not_for_players)
    assert f"Selected: {len(REQUESTS) - 2}/{len(REQUESTS)}" in report
    assert "Authentication failed" not in report
