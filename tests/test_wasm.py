"""The engine for browsers: headers that are fetched by hash, an equal engine or none, and what serves where it cannot be made."""

from __future__ import annotations

import hashlib
import io
import sys
import tarfile
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sheepfold import games
from sheepfold.bots.uniform import Uniform
from sheepfold.one_library import OneLibrary, init_name

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
headers: Any = __import__("headers")
same_games: Any = __import__("same_games")
static: Any = __import__("static")
wasm: Any = __import__("wasm")
sys.path.pop(0)
PYTHON = Path(sys.executable)
pytestmark = pytest.mark.once


def package(files: dict[str, str]) -> bytes:
    """A .deb with these files."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:xz") as archive:
        for name, text in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(text)
            archive.addfile(entry, io.BytesIO(text.encode()))
    found = b"!<arch>\n"
    for name, part in (("debian-binary", b"2.0\n"), ("control.tar.xz", b"odd"), ("data.tar.xz", data.getvalue())):
        found += f"{name:<16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(part):<10}`\n".encode() + part + b"\n" * (len(part) % 2)
    return found


@pytest.fixture
def mirror(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A mirror with one package, and a lock that names it."""
    data = package({"./usr/include/python3.14/Python.h": "all of it", "./usr/share/doc/python3.14/README": "not wanted"})
    (tmp_path / "pool").mkdir()
    (tmp_path / "pool" / "python.deb").write_bytes(data)
    lock = tmp_path / "headers.txt"
    lock.write_text(f"# a comment\npool/python.deb {hashlib.sha256(data).hexdigest()}\n")
    monkeypatch.setenv("SHEEPFOLD_DEBIAN", tmp_path.as_uri())
    monkeypatch.setattr(headers, "LOCK", lock)
    monkeypatch.setattr(headers, "TARGET", tmp_path / "headers")
    monkeypatch.setattr(headers, "STAMP", tmp_path / "headers" / "lock.stamp")
    return tmp_path


def test_headers_come_from_a_package_and_nothing_else_does(mirror: Path) -> None:
    headers.fetch()
    found = [path.relative_to(mirror / "headers").as_posix() for path in sorted((mirror / "headers").rglob("*.*"))]
    assert found == ["lock.stamp", "python/Python.h"]
    (mirror / "pool" / "python.deb").unlink()
    headers.fetch()  # they are there already


def test_a_package_that_is_not_the_locked_one_is_refused(mirror: Path) -> None:
    (mirror / "pool" / "python.deb").write_bytes(package({"./usr/include/python3.14/Python.h": "another"}))
    with pytest.raises(headers.HeadersError, match=r"python\.deb is not the one that is locked"):
        headers.fetch()
    (mirror / "pool" / "python.deb").unlink()
    with pytest.raises(headers.HeadersError, match=r"python\.deb could not be fetched"):
        headers.fetch()


def test_no_file_of_a_package_leads_out_of_the_folder(tmp_path: Path) -> None:
    with pytest.raises(headers.HeadersError, match="lies outside"):
        headers.unpack(package({"usr/include/python3.14/../../../../x.h": "x"}), tmp_path / "inner" / "most")
    assert not list(tmp_path.rglob("x.h"))


def test_the_mirror_is_that_of_apt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHEEPFOLD_DEBIAN", raising=False)
    monkeypatch.setattr(headers, "APT", tmp_path)
    with pytest.raises(headers.HeadersError, match="no mirror of Debian is known here"):
        headers.download("pool/python.deb")
    (tmp_path / "sources.list").write_text("# deb http://old/debian x\ndeb [arch=amd64] http://one/debian/ stable main\n")
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list.d" / "two.sources").write_text("Types: deb\nURIs: https://two/debian\nSuites: x\n")
    (tmp_path / "sources.list.d" / "more.sources").write_text("URIs: https://two/debian-security\nURIs: http://one/debian\n")
    assert headers.mirrors() == ["http://one/debian", "https://two/debian"]


def test_the_lock_names_both_packages_and_no_mirror() -> None:
    found = headers.locked(headers.LOCK.read_text(encoding="utf-8"))
    assert [package.path.rpartition("/")[2].partition("_")[0] for package in found] == sorted(headers.PACKAGES)
    assert all(package.path.startswith("pool/") and len(package.sha256) == 64 for package in found)
    index = "Package: emscripten\nFilename: pool/e.deb\nDescription: x\n more: y\nSHA256: 12\n\nPackage: other\nFilename: z\nSHA256: 3\n"
    assert list(headers.newest(index)) == [("pool/e.deb", "12")]


def test_pyconfig_says_what_python_says_of_itself() -> None:
    template = "#ifndef Py_PYCONFIG_H\n#define Py_PYCONFIG_H\n#define SIZEOF_VOID_P 8\n/* #undef HAVE_X */\n#define HAVE_Y 1\n#define Z 1\n#endif"
    made = headers.pyconfig({"SIZEOF_VOID_P": 4, "HAVE_X": 1, "HAVE_Y": 0}, template)
    assert made.splitlines()[1:] == [
        "#define Py_PYCONFIG_H",
        "#define SIZEOF_VOID_P 4",
        "#define HAVE_X 1",
        "/* #undef HAVE_Y */",
        "/* #undef Z */",
        "#endif",
    ]


def test_modules_are_called_as_mypyc_calls_them(monkeypatch: pytest.MonkeyPatch) -> None:
    from mypyc.namegen import exported_name

    for name in ("sheepfold.core.rng", "sheepfold.games.bouc_makers.rules.a___b"):
        assert init_name(name) == f"init_{exported_name(name)}"
    library = ModuleType("library")
    vars(library).update(__file__="one.so", init_sheepfold___core___rng="the capsule")
    finder = OneLibrary.__new__(OneLibrary)
    finder.library, finder.start = library, lambda capsule: ModuleType(capsule)
    spec = finder.find_spec("sheepfold.core.rng", None)
    assert spec is not None
    assert (spec.origin, finder.create_module(spec).__name__) == ("one.so", "the capsule")
    assert finder.find_spec("sheepfold.core.game", None) is None


def test_equal_seeds_make_equal_games_and_others_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(same_games, "chooser", lambda game, turn: Uniform(game))
    game = games.load(games.names()[-1])
    seats = game.seats[0]
    first = same_games.course(game, seats, 1)
    assert first == same_games.course(game, seats, 1)
    assert first != same_games.course(game, seats, 2)


def test_an_engine_that_plays_otherwise_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"a 2": "x", "a 3": "y"}
    monkeypatch.setattr(wasm, "ask_here", lambda python, *words: {"told": told})
    monkeypatch.setattr(wasm, "ask", lambda python, *words: {"told": dict(told)})
    assert wasm.check(PYTHON, 1) == 2
    monkeypatch.setattr(wasm, "ask", lambda python, *words: {"told": {**told, "a 3": "z"}})
    with pytest.raises(wasm.WasmError, match=r"games differ from those of this machine: a 3$"):
        wasm.check(PYTHON, 1)


def test_a_wheel_that_plays_interpreted_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm.pages, "tools", lambda python: None)
    monkeypatch.setattr(wasm.inside, "ask", lambda *words, tree: '{"compiled": false, "told": {}}')
    with pytest.raises(wasm.WasmError, match="the wheel plays interpreted"):
        wasm.ask(PYTHON, "play", "1")


def test_where_it_cannot_be_compiled_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(python: Path) -> Path:
        raise wasm.WasmError("no mirror")

    monkeypatch.setattr(wasm, "wheel", missing)
    assert static.compiled_engine(PYTHON) is None
    assert capsys.readouterr().err == "static: no mirror: the engine runs interpreted (slower, otherwise the same)\n"
