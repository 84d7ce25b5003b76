"""Run while the static site is packed, in the Python of the browser: does once what the house does there, so that it is known which
modules of Python it needs, and compiles them."""

import ast
import asyncio
import importlib.util
import json
import os
import random
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

from sheepfold import games
from sheepfold.offline import mind
from sheepfold.offline.house import House

MOVES = 4  # of each game
SECONDS = 300
# Needed by chance: a message about an error, a table that is asked for in another way.
BESIDES = (
    "traceback",
    "linecache",
    "tokenize",
    "difflib",
    "textwrap",
    "encodings.idna",
    "encodings.latin_1",
    "calendar",
    "tomllib",
)


class Page:
    """A page that answers for itself, and a database that forgets."""

    def __init__(self):
        self.answers = {}
        self.heard = []
        self.log = {}

    def answer(self, id, status, body):
        self.answers[id] = status, body

    def tell(self, line, text):
        self.heard.append(json.loads(text))

    def end(self, line, code):
        pass

    def think(self, text):
        asyncio.get_running_loop().call_soon(lambda: self.house.thought(mind.answer(text)))

    async def keep(self, changes):
        for change in json.loads(changes):
            if change[1] == "log":
                self.log.setdefault(change[2][0], []).append(change[3])

    async def rows(self, kind, table):
        rows = self.log.get(table, []) if kind != "chat" else []
        return json.dumps(rows[-1:] if kind == "last" else rows)

    async def ask(self, method, path, body=None):
        id = len(self.answers) + 1
        self.house.ask(id, method, path, "" if body is None else json.dumps(body))
        while id not in self.answers:
            await asyncio.sleep(0)
        status, text = self.answers[id]
        assert status in (200, 204), (path, status, text)
        return text


async def play_in_time():
    await asyncio.wait_for(play(), SECONDS)


async def play():
    page = Page()
    page.house = House(page, "{}")
    await page.ask("POST", "/api/people", {"name": "Ada"})
    for line, name in enumerate(games.names()):
        await page.ask("GET", f"/api/lessons/{name}")
        seats = [{"kind": "reserved"}, {"kind": "bot", "bot": "ewe"}]
        table = json.loads(await page.ask("POST", "/api/tables", {"game": name, "seats": seats}))["id"]
        await page.ask("POST", f"/api/tables/{table}/join", {"seat": "A", "name": "Ada"})
        page.house.hear(line, json.dumps({"type": "hello", "wire": 1, "table": table, "seat": "A"}))
        await make_moves(page, line)
        await page.ask("GET", f"/api/tables/{table}/replay?seat=A")
        page.house.close(line)
        page.house.registry.tables.clear()
        await page.ask("GET", f"/api/tables/{table}")
    await page.ask("GET", "/api/mine")
    for name in BESIDES:
        importlib.import_module(name)


async def make_moves(page, line):
    prompt, made = -1, 0
    page.heard.clear()
    for _ in range(20_000):
        await asyncio.sleep(0)
        asked = next((message for message in reversed(page.heard) if message.get("legal")), None)
        if asked and asked["prompt"] != prompt:
            prompt, made = asked["prompt"], made + 1
            if made == 1:
                page.house.hear(line, json.dumps({"type": "ask", "id": "hint", "text": asked["legal"][0]}))
            text = random.choice(asked["legal"])
            page.house.hear(line, json.dumps({"type": "do", "id": f"m{made}", "prompt": prompt, "text": text}))
        if made == MOVES:
            return


# --- compiling


def compiled(source, name):
    code = compile(undocumented(source), name, "exec", dont_inherit=True)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def undocumented(source):
    """Without what nobody reads there: the docstrings of modules and functions. Data classes would make up one that is missing."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node, False) is not None:
            node.body[0].value.value = ""
    return tree


def write_library(whole, home, target):
    """Every module that was imported from the standard library, compiled, uncompressed: what carries it over the network does that."""
    files = {getattr(module, "__file__", None) or "" for module in sys.modules.values()}
    used = sorted(file.removeprefix(home) for file in files if file.startswith(home))
    with zipfile.ZipFile(whole) as source, zipfile.ZipFile(target, "w") as library:
        for name in used:
            entry = zipfile.ZipInfo(name.removesuffix(".py") + ".pyc", (2026, 1, 1, 0, 0, 0))
            library.writestr(entry, compiled(source.read(name), home + name))


def compile_all(home):
    """Beside every source what it compiles to, in which Python believes without looking at the source, and of the source only the name."""
    for folder, _, files in os.walk(home):
        for file in files:
            path = os.path.join(folder, file)
            if file.endswith(".py"):
                with open(path, "rb") as opened:
                    data = compiled(opened.read(), path)
                cache = importlib.util.cache_from_source(path)
                os.makedirs(os.path.dirname(cache), exist_ok=True)
                with open(cache, "wb") as written:
                    written.write(data)
                open(path, "wb").close()


def listed(home):
    found = [os.path.relpath(os.path.join(folder, file), home) for folder, _, files in os.walk(home) for file in files]
    return json.dumps(sorted(found))
