"""Files of the site: compressed for browsers that accept it, as they are for the others, and nothing outside the site."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from sheepfold.server.app import App
from sheepfold.server.http import site as pages
from sheepfold.server.store.rows import TableRow
from sheepfold.server.store.store import StoreError

SCRIPT = b"export const fold = 'sheep';\n" * 50


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    for name, content in {"index.html": b"<p>page</p>", "assets/a.js": SCRIPT}.items():
        (tmp_path / "site" / name).write_bytes(content)
        (tmp_path / "site" / f"{name}.gz").write_bytes(gzip.compress(content))
    (tmp_path / "site" / "assets" / "b.png").write_bytes(b"png")
    monkeypatch.setattr(pages, "SITE", tmp_path / "site")
    return tmp_path / "site"


def get(path: str, accepted: str, status: int = 200, reads: str = "", store: Any = None) -> tuple[dict[str, str], bytes]:
    """What the page handler answers, as it goes out."""
    app = object.__new__(App)
    app.store = store
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": f"/{path}", "path_params": {"path": path}}
    said = {b"accept-encoding": accepted.encode(), b"accept-language": reads.encode()}
    scope["headers"] = [(name, value) for name, value in said.items() if value]
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        await asyncio.Event().wait()  # the guest says nothing more, and stays

    async def whole() -> None:
        answer = await App.page(app, Request(scope))
        await answer(scope, receive, send)

    asyncio.run(whole())
    assert sent[0]["status"] == status
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return headers, b"".join(message.get("body", b"") for message in sent[1:])


@pytest.mark.parametrize("accepted", ["gzip", "gzip, deflate, br", "br;q=1.0, GZIP;q=0.8"])
def test_who_takes_gzip_gets_it(site: Path, accepted: str) -> None:
    headers, body = get("assets/a.js", accepted)
    assert headers["content-encoding"] == "gzip"
    assert headers["content-type"].startswith("text/javascript")
    assert (headers["vary"], headers["cache-control"]) == ("accept-encoding", "public, max-age=31536000, immutable")
    assert int(headers["content-length"]) == len(body) < len(SCRIPT)
    assert gzip.decompress(body) == SCRIPT


def test_who_takes_brotli_gets_that_if_it_is_there(site: Path) -> None:
    (site / "assets" / "a.js.br").write_bytes(b"brotli")
    headers, body = get("assets/a.js", "gzip, deflate, br")
    assert (headers["content-encoding"], headers["vary"], body) == ("br", "accept-encoding", b"brotli")
    assert headers["content-type"].startswith("text/javascript")
    assert get("assets/a.js", "gzip")[0]["content-encoding"] == "gzip"
    assert get("assets/a.js", "gzip, br;q=0")[0]["content-encoding"] == "gzip"


@pytest.mark.parametrize("accepted", ["", "br", "gzip;q=0", "gzip; q=0.0", "identity"])
def test_who_does_not_gets_it_as_it_is(site: Path, accepted: str) -> None:
    headers, body = get("assets/a.js", accepted)
    assert "content-encoding" not in headers
    assert headers["vary"] == "accept-encoding"
    assert body == SCRIPT


def test_pictures_have_one_form(site: Path) -> None:
    headers, body = get("assets/b.png", "gzip")
    assert "content-encoding" not in headers
    assert "vary" not in headers
    assert body == b"png"


@pytest.mark.parametrize("path", ["", "table/abc", "replay/abc", "rules/sheep-sheep", "nowhere/at/all"])
def test_every_other_address_is_the_page(site: Path, path: str) -> None:
    headers, body = get(path, "gzip")
    assert headers["cache-control"] == "no-cache"
    assert gzip.decompress(body) == b"<p>page</p>"


@pytest.mark.parametrize(
    "path",
    ["robots.txt", "assets/gone.js", "assets/a.js.gz", "../secret.txt", "assets/../../secret.txt", ".well-known/ai.json"],
)
def test_a_file_that_is_not_there_is_not_answered_by_the_page(site: Path, path: str) -> None:
    headers, body = get(path, "gzip", 404)
    assert headers["content-type"].startswith("text/plain")
    assert body == b"There is no such file.\n"


@pytest.fixture
def static(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "offline").mkdir(parents=True)
    for name in ("manifest.json", "index.html", "index.html.br", "offline/engine.bin"):
        (folder / name).write_bytes(name.encode())
    (site / "index.html").write_text("<head></head>", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", (tmp_path / "nothing", folder))
    pages.marked.cache_clear()
    return folder


@pytest.mark.parametrize(("path", "found"), [("here/", "index.html"), ("here/offline/engine.bin", "offline/engine.bin")])
def test_the_static_site_is_served_where_it_was_built(static: Path, path: str, found: str) -> None:
    headers, body = get(path, "gzip")
    assert body.decode() == found
    assert headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["here/nothing", "here/index.html.br", "here/../secret.txt", "here/../../secret.txt", "here//etc/passwd"]
)
def test_nothing_beside_it_is(static: Path, path: str) -> None:
    assert get(path, "", 404)[1] == b"There is no such file.\n"


@pytest.mark.parametrize("accepted", ["", "gzip"])
def test_the_page_is_told_of_it(static: Path, accepted: str) -> None:
    headers, body = get("table/abc", accepted)
    text = gzip.decompress(body) if accepted else body
    assert b'<meta name="sheepfold" content="here" />' in text
    assert headers["vary"] == "accept-encoding, accept-language"


def test_without_it_there_is_nothing_here(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", ())
    assert get("here/", "")[1] == b"<p>page</p>"
    assert get("here/worker.js", "", 404)


@pytest.mark.parametrize(
    ("reads", "words"), [("fr-CH, en;q=0.5", "fr"), ("nl, de;q=0.3", "de"), ("", "en"), ("*", "en"), ('x"><script>', "en")]
)
def test_the_words_of_the_page_come_with_it_in_a_language_of_the_guest(site: Path, reads: str, words: str) -> None:
    parts = {f"sheepfold/language/{name}/core.ftl": [f"assets/language-{name}.js"] for name in ("en", "fr", "de")}
    parts["web/src/app/pages/rules.tsx"] = ["assets/table.js", "assets/table.css"]
    (site / "ahead.json").write_text(json.dumps(parts), encoding="utf-8")
    headers, _ = get("table/abc", "gzip", reads=reads)
    assert headers["link"] == f"</assets/language-{words}.js>; rel=modulepreload; fetchpriority=low"
    assert headers["vary"] == "accept-encoding, accept-language"
    assert told("", reads=reads) == [f"assets/language-{words}.js", "api/games", "api/mine", "api/lobby"]
    rules = get("rules/sheep-sheep", "gzip", reads=reads)[0]["link"]
    assert "</assets/table.js>; rel=modulepreload; fetchpriority=low" in rules
    assert "</assets/table.css>; rel=preload; as=style; crossorigin; fetchpriority=low" in rules
    assert "link" not in get("assets/a.js", "gzip", reads=reads)[0]


def told(path: str, **more: Any) -> list[str]:
    """What the browser is told to fetch together with a page."""
    return [link.partition(">")[0].removeprefix("</") for link in get(path, "gzip", **more)[0]["link"].split(", ")]


class OneTable:
    """A store with one table, which can be broken."""

    def __init__(self, state: str, broken: bool = False) -> None:
        self.state = state
        self.broken = broken

    async def table(self, id: str) -> TableRow | None:
        if self.broken:
            raise StoreError("away", "no answer")
        if id != ID:
            return None
        return TableRow(
            id=id,
            code="",
            game="bye-bye-black-sheep",
            rules=1,
            seats=2,
            state=self.state,
            public=False,
            made=0,
            changed=0,
            doc=b"",
        )


ID = "abcdefghijklmnop"
BOARD = "web/src/games/bye_bye_black_sheep/board.tsx"
ROOM = "web/src/app/pages/room/room.tsx"
TOLD = {
    BOARD: ["assets/pond.js", "assets/pond.css"],
    ROOM: ["assets/room.js"],
    "web/src/look/heads.svg": ["assets/heads.js"],
    "sheepfold/games/bye_bye_black_sheep/locales/en.ftl": ["assets/words.js"],
}


HEADS, DRAWN = "assets/heads.js", ["assets/pond.js", "assets/pond.css", "assets/words.js"]
TABLE = f"api/tables/{ID}"


@pytest.mark.parametrize(
    ("path", "state", "files"),
    [
        (f"table/{ID}", "playing", [HEADS, *DRAWN, TABLE]),
        (f"table/{ID}", "open", [HEADS, "assets/room.js", "assets/words.js", TABLE, "api/games"]),
        (f"replay/{ID}", "over", [HEADS, *DRAWN, TABLE]),
        (f"table/{ID}x", "playing", [HEADS]),
        ("table/../../secret", "playing", [HEADS]),
        ("learn/bye-bye-black-sheep/lesson", "", [HEADS, *DRAWN, "api/lessons/bye-bye-black-sheep"]),
        ("learn/b\u2028ye/lesson", "", [HEADS]),
        ("learn/bye>; rel=next/lesson", "", [HEADS]),
    ],
)
def test_what_is_drawn_on_a_page_comes_with_it(site: Path, path: str, state: str, files: list[str]) -> None:
    (site / "ahead.json").write_text(json.dumps(TOLD), encoding="utf-8")
    assert told(path, reads="en", store=OneTable(state)) == files


def test_a_store_that_is_gone_keeps_nobody_from_the_page(site: Path) -> None:
    (site / "ahead.json").write_text(json.dumps(TOLD), encoding="utf-8")
    headers, body = get(f"table/{ID}", "gzip", store=OneTable("playing", broken=True))
    assert gzip.decompress(body) == b"<p>page</p>"
    assert headers["link"] == "</assets/heads.js>; rel=modulepreload; fetchpriority=low"
