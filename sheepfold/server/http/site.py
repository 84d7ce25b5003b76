"""The pages of the site: files that were built, compressed if the browser takes that."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.responses import FileResponse, PlainTextResponse, Response

SITE = Path(__file__).resolve().parent.parent / "site"  # the built web table


LANGUAGES = ("en", "fr", "de")  # of the pages; the first for those who read none of them
PARTS = {"table": ("table", "tablepage"), "replay": ("table", "replay"), "learn": ("table", "page"), "rules": ("table",)}


def page(path: str, accepted: str, reads: str = "") -> Response:
    """What lies at a path; `reads` are the languages of the guest. The browser is told what the page will ask for next."""
    file = site_file(path)
    if file is not None:
        return file_response(
            file, accepted, "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        )
    if is_file_name(path):
        return PlainTextResponse("There is no such file.\n", 404, {"cache-control": "no-cache"})
    if not is_built():
        return PlainTextResponse("Sheepfold is running. Its pages are not built: python3 scripts/house.py setup builds them.\n")
    answer = file_response(SITE / "index.html", accepted, "no-cache")
    answer.headers.add_vary_header("accept-language")
    wanted = (f"language-{language(reads)}", *PARTS.get(path.partition("/")[0], ()))
    files = [next(SITE.glob(f"assets/{name}-*.js"), None) for name in wanted]
    links = [f"</assets/{file.name}>; rel=modulepreload" for file in files if file is not None]
    if links:
        answer.headers["link"] = ", ".join(links)
    return answer


def language(reads: str) -> str:
    """The first of the guest's languages that the pages are in."""
    wanted = (part.partition(";")[0].strip()[:2].lower() for part in reads.split(","))
    return next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])


def is_built() -> bool:
    """In an installed package always; in a clone once they were."""
    return (SITE / "index.html").exists()


def site_file(path: str) -> Path | None:
    """The file of the site at a path; None if there is none."""
    try:
        file = (SITE / path).resolve()
        there = bool(path) and file.is_relative_to(SITE) and file.is_file()
    except (ValueError, OSError):  # no path at all
        return None
    return file if there and file.suffix != ".gz" else None


def is_file_name(path: str) -> bool:
    """Whether a path asks for a file by name, as robots do; no page of ours has a dot in its address."""
    return "." in path.rpartition("/")[2]


def file_response(file: Path, accepted: str, kept: str) -> Response:
    """A file, compressed if it lies there so and the guest takes that."""
    packed = file.with_name(f"{file.name}.gz")
    headers = {"cache-control": kept}
    if not packed.exists():
        return FileResponse(file, headers=headers)
    headers["vary"] = "accept-encoding"
    if not takes_gzip(accepted):
        return FileResponse(file, headers=headers)
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return FileResponse(packed, headers={**headers, "content-encoding": "gzip"}, media_type=media_type)


def takes_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";")
        if name == "gzip":
            return not re.fullmatch(r"q=0(\.0*)?", weight)
    return False
