"""A page and a database for the house in a browser, in this process: what it keeps, tells and thinks can be looked at."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from sheepfold.offline import mind
from sheepfold.offline.house import House
from sheepfold.table.messages import WIRE

Row = dict[str, Any]


class Rows:
    """What a browser keeps; all changes of a transaction are made, or none."""

    def __init__(self) -> None:
        self.people: dict[str, Row] = {}
        self.tables: dict[str, Row] = {}
        self.log: dict[tuple[str, int], Row] = {}
        self.chat: list[Row] = []
        self.fault = ""  # what the database says to every transaction, if anything

    def make(self, changes: list[list[Any]]) -> None:
        if self.fault:
            raise RuntimeError(self.fault)
        for word, *rest in changes:
            if word == "drop":
                self.tables.pop(rest[0])
                self.log = {key: row for key, row in self.log.items() if key[0] != rest[0]}
                continue
            kind, key, row = rest
            if kind == "log":
                assert tuple(key) not in self.log
                self.log[tuple(key)] = row
            elif kind == "chat":
                self.chat.append(row)
            else:
                getattr(self, kind)[key] = row

    def held(self) -> str:
        return json.dumps({"people": [*self.people.values()], "tables": [*self.tables.values()]})


class Browser:
    """The page and both workers."""

    def __init__(self, rows: Rows) -> None:
        self.rows_kept = rows
        self.answers: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self.lines: dict[int, asyncio.Queue[Row]] = {}
        self.ended: dict[int, int] = {}
        self.keeping = 0  # transactions under way
        self.told_early: list[str] = []  # what was told while one was
        self.house = House(self, rows.held())

    # --- what the house may do

    def answer(self, id: int, status: int, body: str) -> None:
        self.answers[id].set_result((status, body))

    def tell(self, line: int, text: str) -> None:
        message = json.loads(text)
        if self.keeping and message["type"] == "update":
            self.told_early.append(text)
        self.lines[line].put_nowait(message)

    def end(self, line: int, code: int) -> None:
        self.ended[line] = code

    def think(self, text: str) -> None:
        asyncio.get_running_loop().call_soon(lambda: self.house.thought(mind.answer(text)))

    async def keep(self, changes: str) -> None:
        self.keeping += 1
        try:
            await asyncio.sleep(0)
            self.rows_kept.make(json.loads(changes))
        finally:
            self.keeping -= 1

    async def rows(self, kind: str, table: str) -> str:
        if kind == "chat":
            return json.dumps([row for row in self.rows_kept.chat if row["table"] == table])
        found = [row for key, row in sorted(self.rows_kept.log.items()) if key[0] == table]
        return json.dumps(found[-1:] if kind == "last" else found)

    # --- what a person does

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        id = len(self.answers) + 1
        self.answers[id] = asyncio.get_running_loop().create_future()
        self.house.ask(id, method, path, "" if body is None else json.dumps(body))
        return await self.answers[id]

    async def get(self, method: str, path: str, body: Any = None) -> Any:
        status, text = await self.ask(method, path, body)
        assert status in (200, 204), (path, status, text)
        return json.loads(text) if text[:1] in ("{", "[") else text

    async def open(self, game: str, bots: int = 1, rung: str = "lamb", people: int = 1) -> str:
        await self.get("POST", "/api/people", {"name": "Ada"})
        seats = [{"kind": "reserved"}] * people + [{"kind": "bot", "bot": rung}] * bots
        table: str = (await self.get("POST", "/api/tables", {"game": game, "seats": seats}))["id"]
        for seat in range(people):
            await self.get("POST", f"/api/tables/{table}/join", {"seat": "ABCDEF"[seat], "name": f"Ada {seat}"})
        return table

    def hello(self, line: int, table: str, seat: str | None = "A") -> None:
        self.lines[line] = asyncio.Queue()
        self.say(line, type="hello", wire=WIRE, table=table, seat=seat)

    def say(self, line: int, **message: Any) -> None:
        self.house.hear(line, json.dumps(message))

    async def heard(self, line: int) -> Row:
        return await asyncio.wait_for(self.lines[line].get(), 20)

    async def asked(self, line: int) -> Row:
        """The next message that asks for a move, or tells that the game is over."""
        while True:
            message = await self.heard(line)
            assert message["type"] != "refused", message
            if message.get("legal") or (message["type"] == "table" and message["table"]["state"] == "over"):
                return message

    async def play(self, line: int, most: int = 100_000, seed: int = 1) -> bool:
        """Move at random, at most so often; whether the game is over."""
        luck, prompt = random.Random(seed), -1
        for n in range(most):
            message = await self.asked(line)
            while message.get("legal") and message["prompt"] == prompt:
                message = await self.asked(line)
            if not message.get("legal"):
                return True
            prompt = message["prompt"]
            self.say(line, type="do", id=f"{seed} {n}", prompt=prompt, text=luck.choice(message["legal"]))
        return False
