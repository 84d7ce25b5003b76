"""The pages of the site: files that were built, compressed if the browser takes that."""

from __future__ import annotations

import gzip
import mimetypes
import os
import re
from functools import lru_cache
from pathlib import Path

from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response

from sheepfold.server.http import ahead
from sheepfold.server.store.rows import TableRow

SITE = Path(__file__).resolve().parent.parent / "site"  # the built web table
# The static site, if it was built: in an installed package, or in a clone.
STATIC: tuple[Path, ...] = (SITE.parent / "static", SITE.parents[2] / "build" / "offline")
if "SHEEPFOLD_STATIC" in os.environ:  # another folder; empty: none
    STATIC = tuple(Path(folder) for folder in [os.environ["SHEEPFOLD_STATIC"]] if folder)
HERE = "here/"  # where it is served, for times without a connection
MARK = '<head>\n    <meta name="sheepfold" content="here" />'


def static_site() -> Path | None:
    return next((folder for folder in STATIC if (folder / "manifest.json").exists()), None)


LANGUAGES = ("en", "fr", "de")  # of the pages; the first for those who read none of them
WAYS = ((".br", "br"), (".gz", "gzip"))  # in which a file may lie there compressed, the smallest first


def page(path: str, accepted: str, reads: str = "", row: TableRow | None = None) -> Response:
    """What lies at a path; `reads` are the languages of the guest, `row` is the table whose page it is."""
    static = static_site()
    if static is not None and f"{path}/" == HERE:
        return RedirectResponse(f"/{HERE}")
    if static is not None and path.startswith(HERE):
        return static_page(static, path.removeprefix(HERE) or "index.html", accepted)
    file = site_file(path)
    if file is not None:
        return file_response(
            file, accepted, "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        )
    if is_file_name(path):
        return no_file()
    if not is_built():
        return PlainTextResponse("Sheepfold is running. Its pages are not built: python3 scripts/house.py setup builds them.\n")
    answer = file_response(SITE / "index.html", accepted, "no-cache") if static is None else marked_page(accepted)
    answer.headers.add_vary_header("accept-language")
    links = ahead.links(SITE, path, language(reads), row)
    if links:
        answer.headers["link"] = links
    return answer


def language(reads: str) -> str:
    """The first of the guest's languages that the pages are in."""
    wanted = (part.partition(";")[0].strip()[:2].lower() for part in reads.split(","))
    return next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])


def is_built() -> bool:
    """In an installed package always; in a clone once they were."""
    return (SITE / "index.html").exists()


def static_page(folder: Path, path: str, accepted: str) -> Response:
    """A file of the static site; browsers ask each time, and keep what they need without a connection themselves."""
    file = site_file(path, folder)
    return no_file() if file is None else file_response(file, accepted, "no-cache")


def no_file() -> Response:
    return PlainTextResponse("There is no such file.\n", 404, {"cache-control": "no-cache"})


def marked_page(accepted: str) -> Response:
    """The page itself, told that it can send guests to the static site."""
    plain, packed = marked((SITE / "index.html").stat().st_mtime_ns)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if takes_gzip(accepted):
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type="text/html")
    return Response(plain, headers=headers, media_type="text/html")


@lru_cache(maxsize=1)
def marked(changed: int) -> tuple[bytes, bytes]:
    """As it is, and compressed; made once after each change."""
    text = (SITE / "index.html").read_text(encoding="utf-8").replace("<head>", MARK, 1).encode()
    return text, gzip.compress(text, 9, mtime=0)


def site_file(path: str, folder: Path | None = None) -> Path | None:
    """The file of a site at a path; None if there is none."""
    home = (folder or SITE).resolve()
    try:
        file = (home / path).resolve()
        there = bool(path) and file.is_relative_to(home) and file.is_file()
    except (ValueError, OSError):  # no path at all
        return None
    return file if there and file.suffix not in (".gz", ".br") else None


def is_file_name(path: str) -> bool:
    """Whether a path asks for a file by name, as robots do; no page of ours has a dot in its address."""
    return "." in path.rpartition("/")[2]


def file_response(file: Path, accepted: str, kept: str) -> Response:
    """A file, compressed if it lies there so and the guest takes that."""
    headers = {"cache-control": kept}
    packed = [(file.with_name(f"{file.name}{ending}"), coding) for ending, coding in WAYS]
    packed = [(other, coding) for other, coding in packed if other.exists()]
    if packed:
        headers["vary"] = "accept-encoding"
    for other, coding in packed:
        if takes(accepted, coding):
            media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            return FileResponse(other, headers={**headers, "content-encoding": coding}, media_type=media_type)
    return FileResponse(file, headers=headers)


def takes_gzip(accepted: str) -> bool:
    return takes(accepted, "gzip")


def takes(accepted: str, coding: str) -> bool:
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";")
        if name == coding:
            return not re.fullmatch(r"q=0(\.0*)?", weight)
    return False
