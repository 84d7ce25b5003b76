#!/usr/bin/env python3
"""The engine compiled to WebAssembly, for Python in a browser (Pyodide): one library, and a wheel that holds it, in `build/wasm`.

    scripts/wasm.py              make the wheel, if it is not so already; games played with it must be those played here
    scripts/wasm.py check 20     compare 20 games at each table
    scripts/wasm.py speed        thousands of decisions in random games for each second of the processor, there and here

Everything it needs is fetched by hash: Pyodide from npm, mypy and a C compiler (zig) from PyPI, headers from Debian.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import headers
import inside
import pages

compiler: Any = __import__("compile")  # scripts/compile.py

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "wasm"
LIBRARY = OUT / f"sheepfold__mypyc{inside.SUFFIX}"
LIBRARY_STAMP = OUT / "library.stamp"
CHECKED = OUT / "checked.stamp"
C = OUT / "c"
LOG = OUT / "wasm.log"
WHEELS = ROOT / "build" / "makers"
ZIG = ROOT / "build" / "zig"
TRIED = OUT / "tried"  # where the wheel is installed to be tried
TAG = f"{inside.ABI}-{inside.ABI}-{inside.PLATFORM}"
GAMES = 2  # played at each table after every build
PROGRAM = "same_games.py"
# mypyc and what it needs; then what the engine itself needs where it runs.
MAKERS = ("ast-serialize", "librt", "msgspec", "mypy", "mypy-extensions", "pathspec", "setuptools", "typing-extensions")
PACKAGES = ("librt", "msgspec", "mypy-extensions")
COMPILE = (
    # Without a feature that older browsers, and Node 20, refuse.
    *("cc", "-target", "wasm32-emscripten", "-mcpu=generic-extended_const"),
    # For size: it is fetched and started before anybody can play. Decisions take up to a tenth longer than with -O2.
    *("-Os", "-fPIC", "-fvisibility=hidden", "-fno-sanitize=undefined", "-nostdlibinc", "-DNDEBUG", "-w"),
)
LINK = (
    *("wasm-ld", "-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--no-shlib-sigcheck"),
    *("--strip-all", "--compress-relocations", "-O2"),
)


class WasmError(Exception):
    """Why the engine is not compiled for browsers; one line."""


def wheel(python: Path) -> Path:
    """The wheel for Pyodide, made and tried if it is not so already."""
    library(python)
    now = f"{pages.read(LIBRARY_STAMP)}\n{pages.digest(package_files())}"
    found = list(OUT.glob("*.whl"))
    if pages.read(CHECKED) == now and len(found) == 1:
        return found[0]
    for old in found:
        old.unlink()
    command = [str(python), "-m", "hatchling", "build", "-t", "wheel", "-d", str(OUT)]
    run(command, "the wheel could not be built", {"SHEEPFOLD_WHEEL": "wasm"})
    (built,) = OUT.glob("*.whl")
    install(python, built)
    check(python, GAMES)
    CHECKED.write_text(now, encoding="utf-8")
    return built


def library(python: Path) -> Path:
    """The compiled engine, made if its sources changed."""
    now = pages.digest(sources())
    if pages.read(LIBRARY_STAMP) == now and LIBRARY.exists():
        return LIBRARY
    shutil.rmtree(OUT, ignore_errors=True)
    C.mkdir(parents=True)
    LOG.touch()
    try:
        headers.fetch()
        zig = fetch_zig(python)
        found = pages.tools(python)
        inside.fetch(found)
        makers = OUT / "makers"
        for path in inside.fetch_wheels(python, WHEELS, "build", MAKERS):
            inside.unpack(path, makers)
        inside.ask(found, makers, "scripts/unit_in_c.py", "build/wasm/c")
    except (headers.HeadersError, inside.InsideError, pages.PagesError) as error:
        raise WasmError(str(error)) from None
    compile_unit(zig, makers)
    LIBRARY_STAMP.write_text(now, encoding="utf-8")
    return LIBRARY


def packages(python: Path) -> list[Path]:
    """What the library needs where it runs."""
    try:
        found = inside.fetch_wheels(python, WHEELS, "build", MAKERS)
    except inside.InsideError as error:
        raise WasmError(str(error)) from None
    return [path for path in found if path.name.partition("-")[0].replace("_", "-") in PACKAGES]


def sources() -> Iterator[Path]:
    """Every file that the library is made of."""
    yield from (ROOT / name for name in compiler.sources(ROOT, compiler.unit(ROOT, whole=False)))
    yield from (ROOT / "requirements" / name for name in ("build.lock", "wasm.lock", "headers.txt"))
    yield from (inside.TOOLS / "package-lock.json", inside.TOOLS / "inside.mjs")
    yield from (ROOT / "scripts" / name for name in ("wasm.py", "headers.py", "compile.py", "unit_in_c.py", "start.c"))


def package_files() -> Iterator[Path]:
    """Every file that the wheel holds besides, and what it is tried with."""
    yield from (ROOT / "pyproject.toml", ROOT / "scripts" / "build_hook.py", ROOT / "scripts" / PROGRAM)
    yield from sorted(path for path in (ROOT / "sheepfold").rglob("*") if path.is_file() and packed(path))


def packed(path: Path) -> bool:
    return path.suffix in (".py", ".toml", ".json", ".ftl", ".md") and pages.SITE not in path.parents


def stamp_text() -> str:
    """What sheepfold/__init__.py goes by, for this library."""
    return str(compiler.timeless(compiler.stamp_text(ROOT, compiler.unit(ROOT, whole=False), LIBRARY.name)))


# --- compiling


def fetch_zig(python: Path) -> Path:
    zig = ZIG / "ziglang" / ("zig.exe" if os.name == "nt" else "zig")
    lock = ROOT / "requirements" / "wasm.lock"
    stamp = ZIG / "lock.stamp"
    if not zig.exists() or pages.read(stamp) != pages.read(lock):
        shutil.rmtree(ZIG, ignore_errors=True)
        wish = [
            str(python),
            "-m",
            "pip",
            "install",
            "-q",
            "--require-hashes",
            "--no-deps",
            "--target",
            str(ZIG),
            "-r",
            str(lock),
        ]
        run(wish, "the compiler (zig) could not be fetched; is a package index reachable?")
        stamp.write_text(pages.read(lock), encoding="utf-8")
    return zig


def compile_unit(zig: Path, makers: Path) -> None:
    config = json.loads(pages.read(C / "sysconfig.json"))
    template = pages.read(headers.TARGET / "template" / "pyconfig.h")
    (C / "pyconfig.h").write_text(headers.pyconfig(config, template), encoding="utf-8")
    own = [C, headers.TARGET / "python", makers / "mypyc" / "lib-rt"]
    system = [headers.TARGET / folder for folder in headers.FOLDERS]
    found = [*(f"-I{folder}" for folder in own), *(word for folder in system for word in ("-isystem", str(folder)))]
    cache = {"ZIG_GLOBAL_CACHE_DIR": str(OUT / "zig"), "ZIG_LOCAL_CACHE_DIR": str(OUT / "zig")}
    objects = []
    for source in (C / "__native_sheepfold.c", ROOT / "scripts" / "start.c"):
        objects.append(str(C / f"{source.stem}.o"))
        run([str(zig), *COMPILE, *found, "-c", str(source), "-o", objects[-1]], "the engine could not be compiled", cache)
    exports = [f"--export=PyInit_{name}" for name in ("sheepfold__mypyc", "sheepfold__start")]
    run([str(zig), *LINK, *exports, *objects, "-o", str(LIBRARY)], "the engine could not be linked", cache)


# --- trying


def install(python: Path, built: Path) -> None:
    """The wheel and what it needs, in a folder of their own."""
    shutil.rmtree(TRIED, ignore_errors=True)
    for path in [built, *packages(python)]:
        inside.unpack(path, TRIED / "packages")
    shutil.copy(ROOT / "scripts" / PROGRAM, TRIED / PROGRAM)


def ask(python: Path, *words: str) -> dict[str, Any]:
    """What the program says when the wheel plays."""
    try:
        told: dict[str, Any] = json.loads(inside.ask(pages.tools(python), TRIED / "packages", PROGRAM, *words, tree=TRIED))
    except inside.InsideError as error:
        raise WasmError(str(error)) from None
    if not told["compiled"]:
        raise WasmError("the wheel plays interpreted")
    return told


def ask_here(python: Path, *words: str) -> dict[str, Any]:
    """What it says when the engine of this machine does."""
    command = [str(python), f"scripts/{PROGRAM}", *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise WasmError(f"{PROGRAM} failed here: {done.stderr.strip().splitlines()[-1]}")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def check(python: Path, games: int) -> int:
    """Equal games at every table, here and there; how many tables there are."""
    there, here = (asking(python, "play", str(games))["told"] for asking in (ask, ask_here))
    wrong = [table for table in sorted({*there, *here}) if there.get(table) != here.get(table)]
    if wrong or not here:
        raise WasmError(
            f"compiled to WebAssembly, games differ from those of this machine: {', '.join(wrong) or 'none is known'}"
        )
    return len(here)


def run(command: list[str], failing: str, more: dict[str, str] | None = None) -> None:
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, **(more or {})}, stdout=log, stderr=subprocess.STDOUT)
    if done.returncode:
        raise WasmError(f"{failing} (see {LOG.relative_to(ROOT).as_posix()})")


def main(words: list[str]) -> int:
    python = Path(sys.executable)
    try:
        built = wheel(python)
        if words[:1] == ["check"]:
            number = int(words[1]) if len(words) > 1 else GAMES
            print(f"{number} games at each of {check(python, number)} tables: all alike")
        elif words == ["speed"]:
            there, here = (asking(python, "speed")["told"] for asking in (ask, ask_here))
            for name, rate in there.items():
                print(f"{name:<20} {rate:>6} k/s as WebAssembly {here[name]:>6} k/s here")
        else:
            print(f"{built.relative_to(ROOT).as_posix()}: {built.stat().st_size / 1e6:.2f} MB")
    except (WasmError, pages.PagesError) as error:
        print(f"wasm: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
