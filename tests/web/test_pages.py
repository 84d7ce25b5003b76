"""The pages are built when their sources changed, and only then; a machine without Node gets one."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
pages: Any = __import__("pages")  # scripts/pages.py


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small tree with one source, whose build is a script of ours."""
    for name, path in {
        "ROOT": "",
        "WEB": "web",
        "SITE": "sheepfold/server/site",
        "STAMP": "build/pages.stamp",
        "LOG": "build/pages.log",
        "NODE": "build/node",
        "FETCHED": "web/node_modules/lock.stamp",
    }.items():
        monkeypatch.setattr(pages, name, tmp_path / path)
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.tsx").write_text("one", encoding="utf-8")
    (tmp_path / "web" / "package-lock.json").write_text("{}", encoding="utf-8")
    npm = tmp_path / "npm.py"
    npm.write_text(
        "import pathlib, sys\n"
        "root = pathlib.Path(__file__).parent\n"
        "if sys.argv[1] == 'ci':\n"
        "    (root / 'web/node_modules').mkdir(exist_ok=True)\n"
        "else:\n"
        "    assert 'broken' not in (root / 'web/src/main.tsx').read_text(), 'this does not build'\n"
        "    site = root / 'sheepfold/server/site'\n"
        "    site.mkdir(parents=True, exist_ok=True)\n"
        "    (site / 'index.html').write_text('built')\n"
        "with (root / 'calls').open('a') as calls:\n"
        "    print(*sys.argv[1:], file=calls)\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(pages, "tools", lambda python: pages.Tools("", [sys.executable, str(npm)], {}))
    return tmp_path


def calls(tree: Path) -> list[str]:
    return (tree / "calls").read_text(encoding="utf-8").splitlines()


def test_the_second_call_builds_nothing(tree: Path) -> None:
    pages.build(Path(sys.executable))
    assert calls(tree) == ["ci --no-audit --no-fund --omit=dev", "run build"]
    pages.build(Path(sys.executable))
    assert len(calls(tree)) == 2


def test_a_changed_source_builds_again_without_fetching_again(tree: Path) -> None:
    pages.build(Path(sys.executable))
    (tree / "web" / "src" / "main.tsx").write_text("two", encoding="utf-8")
    pages.build(Path(sys.executable))
    assert calls(tree)[2:] == ["run build"]


def test_a_message_in_another_language_is_a_source(tree: Path) -> None:
    pages.build(Path(sys.executable))
    french = tree / "sheepfold" / "language" / "fr"
    french.mkdir(parents=True)
    (french / "table.ftl").write_text("you = Toi\n", encoding="utf-8")
    assert not pages.is_current()


def test_texts_lie_there_compressed_too_and_a_site_without_that_is_built_again(tree: Path) -> None:
    pages.build(Path(sys.executable))
    packed = tree / "sheepfold" / "server" / "site" / "index.html.gz"
    assert gzip.decompress(packed.read_bytes()) == b"built"
    packed.unlink()
    pages.build(Path(sys.executable))
    assert calls(tree)[2:] == ["run build"]
    assert packed.exists()


def test_lost_pages_are_built_again(tree: Path) -> None:
    pages.build(Path(sys.executable))
    (tree / "sheepfold" / "server" / "site" / "index.html").unlink()
    pages.build(Path(sys.executable))
    assert calls(tree)[2:] == ["run build"]


def test_a_build_that_fails_is_told_in_one_line_and_tried_again(tree: Path) -> None:
    (tree / "web" / "src" / "main.tsx").write_text("broken", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(pages.PagesError, match=r"^the pages could not be built \(see build/pages\.log\)$"):
            pages.build(Path(sys.executable))
    assert "this does not build" in (tree / "build" / "pages.log").read_text(encoding="utf-8")


def test_tools_of_browser_tests_are_not_thrown_out(tree: Path) -> None:
    (tree / "web" / "node_modules" / "playwright-core").mkdir(parents=True)
    (tree / "web" / "package-lock.json").write_text('{"other": 1}', encoding="utf-8")
    pages.build(Path(sys.executable))
    assert calls(tree)[0] == "ci --no-audit --no-fund"


def test_a_check_fetches_the_tools_and_builds_nothing(tree: Path) -> None:
    assert pages.check(Path(sys.executable)) == 0
    assert calls(tree) == ["ci --no-audit --no-fund", "run -s lint", "run -s types", "run -s test"]
    assert not pages.is_current()


def test_one_failing_check_fails_and_the_others_still_run(tree: Path) -> None:
    npm = tree / "npm.py"
    npm.write_text(npm.read_text(encoding="utf-8") + "sys.exit('types' in sys.argv)\n", encoding="utf-8")
    assert pages.check(Path(sys.executable)) == 1
    assert calls(tree)[-1] == "run -s test"


def test_a_changed_unit_test_builds_nothing(tree: Path) -> None:
    pages.build(Path(sys.executable))
    (tree / "web" / "tests").mkdir()
    (tree / "web" / "tests" / "table.test.ts").write_text("test", encoding="utf-8")
    assert pages.is_current()


@pytest.mark.parametrize(
    ("said", "fits"), [("v20.18.3", False), ("v20.19.0", True), ("v24.1.0", True), ("v8.10.0", False), ("no", False)]
)
def test_an_old_node_is_not_used(tmp_path: Path, said: str, fits: bool) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!{sys.executable}\nprint('{said}')\n", encoding="utf-8")
    node.chmod(0o755)
    assert pages.new_enough(str(node)) is fits
