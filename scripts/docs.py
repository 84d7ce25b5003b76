#!/usr/bin/env python3
"""The documents as pages, in `build/site`: every document, the rules of the games, and a Python reference made from docstrings.

They can be read from the folder, without a server and without a network, and searched. A word after it is another folder.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from posixpath import dirname, join, normpath, relpath

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
LINK = re.compile(r"(?P<mark>!?)\[(?P<text>[^\]]*)\]\((?P<to>[^)#\s]*)(?P<part>#[^)\s]*)?\)")
FENCE = re.compile(r"^(?:```|~~~).*?^(?:```|~~~)$", re.MULTILINE | re.DOTALL)

# page of the site → the document it is made from
PAGES = {
    "index.md": "README.md",
    "documents.md": "docs/README.md",
    "contributing.md": "CONTRIBUTING.md",
    "security.md": "SECURITY.md",
    "changelog.md": "CHANGELOG.md",
    "boards.md": "web/BOARDS.md",
}
# The rooms of the reference: what somebody who writes a bot, a game, a guest or a study calls.
ROOMS = {
    "core": "What every game shares",
    "core/scenario": "Scenarios",
    "core/laws": "Laws",
    "bots": "Bots",
    "table": "A table without I/O",
    "client": "A guest in Python",
    "language": "Sentences",
    "arena": "Bots against bots",
}
NAV: dict[str, list[str]] = {
    "Play": ["terminal.md", "gallery/README.md", "fairness.md"],
    "Host": ["install.md", "hosting.md", "offline.md", "security.md", "licences.md", "server.md", "scale.md"],
    "Write a bot": ["bots.md", "arena.md", "wire.md"],
    "Train an agent": ["research.md", "datasets.md", "exact.md"],
    "Add a game": ["new-game.md", "scenarios.md", "boards.md"],
    "Understand the code": ["tour.md", "modules.md", "glossary.md", "records.md", "contributing.md", "changelog.md"],
    "Measure": ["speed.md", "strength.md"],
}
PALETTE = [
    {"media": f"(prefers-color-scheme: {name})", "scheme": scheme} for name, scheme in (("light", "default"), ("dark", "slate"))
]


# --- the documents


def documents() -> dict[str, Path]:
    """Every page that is a document, by its name on the site."""
    found = {page: ROOT / source for page, source in PAGES.items()}
    for path in sorted((ROOT / "docs").rglob("*.md")):
        if path != ROOT / "docs" / "README.md":
            found[path.relative_to(ROOT / "docs").as_posix()] = path
    for path in sorted((ROOT / "sheepfold" / "games").glob("*/RULES*.md")):
        found[f"rules/{rules_name(path)}"] = path
    return found


def rules_name(path: Path) -> str:
    """games/black_sheep/RULES.fr.md → black-sheep.fr.md"""
    return path.parent.name.replace("_", "-") + path.name.removeprefix("RULES")


def page_text(page: str, source: Path, pages: dict[str, str]) -> str:
    """A document with its links led to pages; what is no page of the site is named, not linked."""
    here = source.relative_to(ROOT).as_posix()

    def led(found: re.Match[str]) -> str:
        to, part = found["to"], found["part"] or ""
        if not to or "://" in to:
            return found[0]
        target = normpath(join(dirname(here), to))
        if target in pages:
            return f"{found['mark']}[{found['text']}]({relpath(pages[target], dirname(page) or '.')}{part})"
        return found["text"] if "`" in found["text"] else f"`{target}`" if not found["mark"] else ""

    text = source.read_text(encoding="utf-8")
    kept = FENCE.findall(text)
    parts = FENCE.split(text)
    led_parts = [LINK.sub(led, part) for part in parts]
    return "".join(a + b for a, b in zip(led_parts, [*kept, ""], strict=True))


def things() -> dict[str, Path]:
    """Pictures that documents show, by their names on the site."""
    folder = ROOT / "docs"
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.suffix in (".jpg", ".png", ".svg")}


# --- the reference


def modules(room: str) -> list[str]:
    folder = ROOT / "sheepfold" / room
    names = [path.stem for path in sorted(folder.glob("*.py")) if path.stem != "__init__"]
    return [f"sheepfold.{room.replace('/', '.')}.{name}" for name in names]


def reference(room: str, title: str) -> str:
    parts = "\n\n".join(f"::: {name}" for name in modules(room))
    return f"# {title}\n\n`sheepfold.{room.replace('/', '.')}`\n\n{parts}\n"


# --- all together


def write_sources(folder: Path) -> None:
    documents_, pictures = documents(), things()
    pages = {path.relative_to(ROOT).as_posix(): page for page, path in documents_.items()}
    pages |= {path.relative_to(ROOT).as_posix(): name for name, path in pictures.items()}
    for page, source in documents_.items():
        write(folder / page, page_text(page, source, pages))
    for name, path in pictures.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, folder / name)
    for room, title in ROOMS.items():
        if modules(room):
            write(folder / "reference" / f"{room.replace('/', '-')}.md", reference(room, title))
    shutil.copytree(ROOT / "scripts" / "site", folder / "site")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def nav() -> list[dict[str, object]]:
    names = documents()
    rules = [name for name in names if name.startswith("rules/")]
    chapters = {
        **NAV,
        "Rules": rules,
        "Positions": [name for name in names if name.startswith("positions/")],
        "Reference": [f"reference/{room.replace('/', '-')}.md" for room in ROOMS if modules(room)],
    }
    first: list[dict[str, object]] = [{"Sheepfold": "index.md"}, {"Documents": "documents.md"}]
    rest: list[dict[str, object]] = [{title: pages} for title, pages in chapters.items()]
    return [*first, *rest]


def configuration() -> dict[str, object]:
    """Nothing is fetched by a reader: no fonts, no scripts, no icons from elsewhere."""
    options = {
        "show_root_heading": True,
        "heading_level": 2,
        "members_order": "source",
        "filters": ["!^_"],
        "show_if_no_docstring": True,
        "separate_signature": True,
        "show_source": False,
    }
    python = {"paths": [str(ROOT)], "options": options}
    return {
        "site_name": "Sheepfold",
        "docs_dir": "documents",
        "site_dir": "site",
        "theme": {"font": False, "features": ["navigation.top", "search.highlight", "toc.follow"], "palette": PALETTE},
        "extra": {"generator": False, "polyfills": ["site/iframe-worker.js"]},
        "nav": nav(),
        "plugins": ["search", {"offline": {}}, {"mkdocstrings": {"handlers": {"python": python}}}],
        "markdown_extensions": ["tables", "attr_list", "md_in_html", "pymdownx.superfences", {"toc": {"permalink": True}}],
    }


def build(site: Path) -> int:
    """Strict: a link that leads nowhere, or a module that cannot be read, is an error."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        write_sources(folder / "documents")
        settings = folder / "mkdocs.yml"
        settings.write_text(json.dumps(configuration(), indent=1), encoding="utf-8")  # JSON is YAML
        done = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict", "--config-file", settings], cwd=folder)
        if not done.returncode:
            shutil.rmtree(site, ignore_errors=True)
            shutil.copytree(folder / "site", site)
        return done.returncode


def main(words: list[str]) -> int:
    site = Path(words[0]).resolve() if words else SITE
    code = build(site)
    if not code:
        print(f"open {site / 'index.html'} in a browser")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
