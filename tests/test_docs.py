"""The documents as pages: they build, every link leads somewhere, and a reader needs no network."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
docs: Any = __import__("docs")  # scripts/docs.py

pytestmark = pytest.mark.once
FETCHED = re.compile(r"""<(?:script|img|link|iframe|source)\b[^>]*\b(?:src|href)=["']?(?:https?:)?//[^"' >]+""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("site") / "pages"
    done = subprocess.run([sys.executable, "scripts/docs.py", found], cwd=ROOT, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stdout + done.stderr
    return found


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert FETCHED.findall(page.read_text(encoding="utf-8")) == [], page
    for sheet in site.rglob("*.css"):
        assert re.findall(r"url\(\s*[\"']?(?:https?:)?//|@import", sheet.read_text(encoding="utf-8")) == [], sheet


def test_documents_rules_and_reference_are_there(site: Path) -> None:
    for page in ("index", "documents", "tour", "security", "changelog", "boards", "rules/bouc-makers.fr"):
        assert (site / f"{page}.html").exists(), page
    reference = (site / "reference" / "core.html").read_text(encoding="utf-8")
    assert 'id="sheepfold.core.position.Position.fill_odds"' in reference
    assert "Add every legal move of a seat that owes one" in reference


def test_every_document_is_in_the_contents() -> None:
    listed = {
        page for chapter in docs.nav() for pages in chapter.values() for page in ([pages] if isinstance(pages, str) else pages)
    }
    assert set(docs.documents()) - listed == set()


def test_the_pages_on_positions_have_one_outline() -> None:
    for path in sorted((ROOT / "docs" / "positions").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        assert re.match(r"# [\w -]+: positions and moves\n", text), path
        assert re.findall(r"^## (.+)$", text, re.MULTILINE) == [
            "How things are written",
            "Keys of a position",
            "What a seat sees",
            "Moves",
            "Events",
        ], path


def test_links_lead_to_pages_and_sources_are_only_named() -> None:
    source = ROOT / "docs" / "tour.md"
    pages = {"docs/tour.md": "tour.md", "README.md": "index.md", "docs/gallery/README.md": "gallery/README.md"}
    text = docs.page_text("gallery/README.md", source, pages)
    assert "[scale.md]" not in text  # not among these pages: named, not linked
    assert "`docs/scale.md`" in text


def test_the_list_of_files_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/modules.py", "--check"], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
