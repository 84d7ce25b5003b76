"""Which engine is loaded: compiled modules count only while they match their sources; and the house's own words."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

import sheepfold
from sheepfold.__main__ import build
from tests.copies import copy_package

ROOT = Path(__file__).resolve().parent.parent
CHANGED = ["core/pile.py", "core/setup.py"]  # sources that tests change: one of the unit, and one that it imports
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
sys.path.insert(0, str(ROOT / "scripts"))
compiler = __import__("compile")  # scripts/compile.py
sys.path.pop(0)


def version(base: Path, **more: str) -> str:
    """What `sheepfold --version` says of the package under base."""
    environment = {**os.environ, "PYTHONPATH": str(base), "SHEEPFOLD_PURE": "0", **more}
    command = [sys.executable, "-m", "sheepfold", "--version"]
    done = subprocess.run(command, cwd=base, env=environment, capture_output=True, text=True, timeout=60)
    return done.stdout + done.stderr


def house(*words: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / "house.py"), *words]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=60)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with a compiled `pile` beside it that is none: loading it fails."""
    base = copy_package(tmp_path_factory.mktemp("tree"))
    (base / f"sheepfold/core/pile{SUFFIX}").write_bytes(b"not a library")
    (base / f"sheepfold__mypyc{SUFFIX}").write_bytes(b"not a library")
    return base


@pytest.fixture
def copy(tree: Path) -> Iterator[Path]:
    """The same for every test: sources as they are, and no stamp."""
    yield tree
    (tree / "sheepfold" / compiler.STAMP).unlink(missing_ok=True)
    for name in CHANGED:
        shutil.copy(ROOT / "sheepfold" / name, tree / "sheepfold" / name)


def stamp(base: Path) -> None:
    text = compiler.stamp_text(base, compiler.unit(base))
    (base / "sheepfold" / compiler.STAMP).write_text(text, encoding="utf-8")


def test_the_engine_under_test_is_the_one_asked_for() -> None:
    if os.environ.get("SHEEPFOLD_PURE") == "1":
        assert (build(), sheepfold.COMPILED) == ("interpreted", False)
    elif os.environ.get("SHEEPFOLD_EXPECT") == "compiled":
        assert (build(), sheepfold.COMPILED) == ("compiled", True)


def test_compiled_modules_without_a_stamp_are_ignored(copy: Path) -> None:
    assert "(interpreted" in version(copy)


def test_compiled_modules_of_these_sources_are_used(copy: Path) -> None:
    stamp(copy)
    assert "ImportError" in version(copy)  # it did try to load what is no library


def test_touching_a_source_changes_nothing(copy: Path) -> None:
    stamp(copy)
    os.utime(copy / "sheepfold/core/pile.py", (1, 1))
    assert "ImportError" in version(copy)


def test_pure_wins_over_a_good_build(copy: Path) -> None:
    stamp(copy)
    assert "(interpreted" in version(copy, SHEEPFOLD_PURE="1")


@pytest.mark.parametrize("name", CHANGED)
def test_a_changed_source_makes_the_build_stale(copy: Path, name: str) -> None:
    """The unit's own files, and interpreted ones that it imports."""
    stamp(copy)
    path = copy / "sheepfold" / name
    path.write_text(path.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    assert "(interpreted" in version(copy)


def test_a_build_for_another_python_is_ignored(copy: Path) -> None:
    stamp(copy)
    path = copy / "sheepfold" / compiler.STAMP
    other = "sheepfold__mypyc.cpython-27-other.so"
    (copy / other).write_bytes(b"")
    path.write_text(path.read_text(encoding="utf-8").replace(compiler.library(), other), encoding="utf-8")
    assert "(interpreted" in version(copy)


@pytest.mark.parametrize("text", ["", "\n", "nonsense", "sheepfold__mypyc\n1 2 3\n"])
def test_a_broken_stamp_is_no_stamp(copy: Path, text: str) -> None:
    (copy / "sheepfold" / compiler.STAMP).write_text(text, encoding="utf-8")
    assert "(interpreted" in version(copy)


@pytest.mark.compiled
def test_a_real_build(tmp_path: Path) -> None:
    """The one under test, moved elsewhere."""
    shutil.copytree(ROOT / "sheepfold", tmp_path / "sheepfold", ignore=shutil.ignore_patterns("__pycache__", "site"))
    shutil.copy2(ROOT / compiler.library(), tmp_path)
    assert "(compiled" in version(tmp_path)
    assert "(interpreted" in version(tmp_path, SHEEPFOLD_PURE="1")
    with (tmp_path / "sheepfold/core/rng.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert "(interpreted" in version(tmp_path)


def test_every_compiled_file_is_there() -> None:
    assert [name for name in compiler.unit(ROOT) if not (ROOT / name).exists()] == []


def test_the_locks_name_no_host_and_pin_by_hash() -> None:
    for path in (ROOT / "requirements").glob("*.lock"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text, path.name
        assert "--hash=sha256:" in text, path.name


def test_each_lock_holds_the_one_before() -> None:
    def names(level: str) -> set[str]:
        lines = (ROOT / "requirements" / f"{level}.lock").read_text(encoding="utf-8").splitlines()
        return {line.split(" ")[0] for line in lines if "==" in line}

    assert names("run") < names("build") < names("dev") < names("bench")


def test_a_wrong_word_is_one_line() -> None:
    done = house("plya")
    assert done.returncode == 2
    assert done.stderr.startswith("house: no word 'plya'; there are play, terminal, test")
    assert done.stderr.count("\n") == 1


def test_the_make_words_are_the_house_words() -> None:
    make = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = next(line for line in make.splitlines() if line.startswith(".PHONY:"))
    listed = [line.split()[0] for line in house("help").stdout.split("words:")[1].splitlines() if line[2:3].strip()]
    assert sorted(phony.split()[1:]) == sorted(listed)
