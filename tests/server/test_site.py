"""Files of the site: compressed for browsers that accept it, as they are for the others, and nothing outside the site."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from sheepfold.server.app import App
from sheepfold.server.http import site as pages

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


def get(path: str, accepted: str, status: int = 200, reads: str = "") -> tuple[dict[str, str], bytes]:
    """What the page handler answers, as it goes out."""
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": f"/{path}", "path_params": {"path": path}}
    said = {b"accept-encoding": accepted.encode(), b"accept-language": reads.encode()}
    scope["headers"] = [(name, value) for name, value in said.items() if value]
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        await asyncio.Event().wait()  # the guest says nothing more, and stays

    async def whole() -> None:
        answer = await App.page(object.__new__(App), Request(scope))
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
    headers, body = get(path, "gzip, br")
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
    for name in ("en", "fr", "de"):
        (site / "assets" / f"language-{name}-ab12.js").write_bytes(SCRIPT)
    headers, _ = get("table/abc", "gzip", reads=reads)
    assert headers["link"] == f"</assets/language-{words}-ab12.js>; rel=modulepreload"
    assert headers["vary"] == "accept-encoding, accept-language"
    (site / "assets" / "table-cd34.js").write_bytes(SCRIPT)
    assert get("table/abc", "gzip", reads=reads)[0]["link"].endswith(", </assets/table-cd34.js>; rel=modulepreload")
    assert get("", "gzip", reads=reads)[0]["link"] == headers["link"]
    assert "link" not in get("assets/a.js", "gzip", reads=reads)[0]
