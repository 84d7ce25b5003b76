#!/usr/bin/env python3
"""Everything you do with this repository, from a fresh clone on: set up, play, test, check, compile, bench, soak.

Needs nothing but Python 3.11 or newer; the rest is fetched, by hash, into `.venv` beside it. `make WORD` is the same.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from steps import Lane, Result, Step

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "house.stamp"  # which lock this .venv was filled from
FAILED = ROOT / "build" / "failed.stamp"  # sources that would not compile: not tried again until they change
LIGHTHOUSE_NODE = (22, 19)  # the oldest Node that Lighthouse runs on
LEVELS = ["run", "build", "dev", "bench"]  # requirements/LEVEL.lock, each holding all of the one before

WORDS = {
    "play": "all games in the browser, with friends and bots (play --help says more)",
    "terminal": "play in the terminal (terminal GAME --help says more)",
    "test": "all checks and all tests, interpreted and compiled; test --quick: those that take little time;"
    " test --with-example: with Hill Race as one more game",
    "check": "format, lint and types, and the unit tests of the pages",
    "setup": "set everything up: packages, the engine compiled where a C compiler is present, the pages of the web table",
    "compile": "compile the engine again, even if that failed before",
    "cover": "which lines the tests reach (interpreted)",
    "docs": "the documents and a Python reference as pages, in build/site; reading them needs no network",
    "site": "a folder of files, build/offline, that any web host can serve: everybody plays in their own browser, without a server;"
    " site --pure: with an interpreted engine, also where one compiled to WebAssembly could be made",
    "bench": "how fast each game is, beside OpenSpiel; bench bots: how strong the bots are; bench research: games as"
    " environments, beside pgx, OpenSpiel and PettingZoo; bench ismcts: our search against OpenSpiel's;"
    " bench server: what one server carries; bench cluster: what several do;"
    " bench web: the pages; bench offline: the static site; bench lighthouse: the pages as Lighthouse"
    " judges them; bench --against REV, bench server --against REV:"
    " beside an older commit, in turns",
    "soak": "very many random games with every law checked (soak 1000 bouc-makers; by default 100000 of each);"
    " soak cluster 60: several servers while everything breaks, for an hour",
    "release": "wheels, source archive, documents, the folder that plays without a server, recipes for hosts, licences and sums in"
    " dist, each tried where nothing is installed",
    "lock": "choose the newest allowed versions again and write requirements/*.lock",
}

HELP_OF_THEIR_OWN = {"play", "terminal", "bench"}  # their programs answer --help
WIDTH = 100  # of the lines of the help
NOTHING: dict[str, str] = {}


class HouseError(Exception):
    """Something needed is missing; one line."""


def say(text: str) -> None:
    print(f"house: {text}", flush=True)


# --- setting up


def environment(more: dict[str, str]) -> dict[str, str]:
    """What every command here runs with. uv must trust the machine's own certificates, as pip does."""
    return {"UV_SYSTEM_CERTS": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **os.environ, **more}


def run(*command: str | Path, quiet: bool = False, more: dict[str, str] = NOTHING) -> int:
    """Run a command; quiet: its output is shown only if it fails."""
    words = [str(word) for word in command]
    if not quiet:
        return subprocess.run(words, cwd=ROOT, env=environment(more)).returncode
    done = subprocess.run(
        words, cwd=ROOT, env=environment(more), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    if done.returncode:
        print(done.stdout.rstrip(), file=sys.stderr, flush=True)
    return done.returncode


def lock(level: str) -> Path:
    return ROOT / "requirements" / f"{level}.lock"


def fingerprint(level: str) -> str:
    """Changes whenever a .venv filled for this level would no longer be right."""
    parts = [sys.version, str(ROOT), *(path.read_text(encoding="utf-8") for path in (lock(level), ROOT / "pyproject.toml"))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def held() -> tuple[str, str]:
    """The level that .venv was last filled for, and the fingerprint it had then."""
    try:
        level, mark = STAMP.read_text(encoding="utf-8").split()
        return (level, mark) if level in LEVELS else ("", "")
    except (OSError, ValueError):
        return "", ""


def has(level: str) -> bool:
    """Whether .venv holds at least this level, as its lock is now."""
    have, mark = held()
    return have in LEVELS[LEVELS.index(level) :] and mark == fingerprint(have) and PYTHON.exists()


def install(level: str) -> None:
    """Fill .venv from the lock of a level, if it is not so already."""
    if has(level):
        return
    have = held()[0]
    if have in LEVELS[LEVELS.index(level) :]:
        level = have  # what was there already stays
    say(f"fetching what `{level}` needs into .venv (once)")
    make_venv()
    STAMP.unlink(missing_ok=True)
    if not (install_by_uv(level) or install_by_pip(level)):
        raise HouseError("the packages could not be installed; is a package index reachable?")
    STAMP.write_text(f"{level} {fingerprint(level)}\n", encoding="utf-8")


def make_venv() -> None:
    ours = f"{sys.version_info[0]}.{sys.version_info[1]}"
    if PYTHON.exists():
        asked = subprocess.run(
            [PYTHON, "-c", "import sys, pip; print('%d.%d' % sys.version_info[:2])"], capture_output=True, text=True
        )
        if asked.stdout.strip() == ours:
            return
    # Called from inside another environment (or this one), a new one is still made from the Python below it.
    python = getattr(sys, "_base_executable", None) or sys.executable
    if run(python, "-m", "venv", "--clear", VENV, quiet=True):
        raise HouseError("python3 -m venv does not work here; on Debian and Ubuntu install the package python3-venv")


def install_by_uv(level: str) -> bool:
    uv = BIN / ("uv.exe" if os.name == "nt" else "uv")
    if run(PYTHON, "-m", "pip", "install", "-q", "--require-hashes", "-r", lock("bootstrap"), quiet=True):
        return False
    if run(uv, "pip", "sync", "-q", "--python", PYTHON, "--require-hashes", lock(level), quiet=True):
        say("uv did not succeed; trying pip with the same lock")
        return False
    here = ("-q", "--python", PYTHON, "--no-deps", "--no-build-isolation", "-e", ROOT)
    return run(uv, "pip", "install", *here, quiet=True) == 0


def install_by_pip(level: str) -> bool:
    pip = (PYTHON, "-m", "pip", "install", "-q")
    if run(*pip, "--require-hashes", "-r", lock(level), quiet=True):
        return False
    return run(*pip, "--no-deps", "--no-build-isolation", "-e", ROOT, quiet=True) == 0


# --- compiling


def compile_engine(again: bool = False) -> str:
    """Compile in place if the sources changed; "" if the compiled engine is there now, otherwise why not."""
    import compile as compiler  # scripts/compile.py

    missing = compiler.can_compile()
    if missing:
        return missing
    if compiler.is_current():
        return ""
    now = "\n".join(compiler.digests(compiler.stamp_text(ROOT, compiler.unit(ROOT))))
    if not again and FAILED.exists() and FAILED.read_text(encoding="utf-8") == now:
        return "the C build failed (see build/compile.log)"
    install("build")
    say("compiling the engine (once after each change of its sources; a minute or two)")
    log = ROOT / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w", encoding="utf-8") as out:
        command = [str(PYTHON), "scripts/compile.py"]
        code = subprocess.run(command, cwd=ROOT, env=environment(NOTHING), stdout=out, stderr=subprocess.STDOUT).returncode
    if code:
        FAILED.write_text(now, encoding="utf-8")
        return "the C build failed (see build/compile.log)"
    FAILED.unlink(missing_ok=True)
    return ""


def set_up() -> None:
    """Packages, then the compiled engine where that is possible."""
    import compile as compiler  # scripts/compile.py

    install("run" if compiler.can_compile() else "build")
    reason = compile_engine()
    if reason:
        say(f"{reason}: the engine runs interpreted (slower, otherwise the same)")


def build_pages() -> None:
    """The pages of the web table; without them everything else still works."""
    import pages  # scripts/pages.py

    try:
        if not pages.is_current():
            say("building the pages of the web table (once after each change of its sources)")
            pages.build(PYTHON)
    except pages.PagesError as error:
        say(f"{error}: the server starts without pages")


# --- the words


def word_setup(rest: list[str]) -> int:
    set_up()
    build_pages()
    return run(PYTHON, "-m", "sheepfold", "--version")


def word_play(rest: list[str]) -> int:
    set_up()
    build_pages()
    return run(PYTHON, "-m", "sheepfold", "open", *rest)


def word_terminal(rest: list[str]) -> int:
    set_up()
    return run(PYTHON, "-m", "sheepfold", "play", *rest)


def word_compile(rest: list[str]) -> int:
    install("build")
    reason = compile_engine(again=True)
    if reason:
        say(reason)
    return 1 if reason else run(PYTHON, "-m", "sheepfold", "--version")


def word_check(rest: list[str]) -> int:
    import suite  # scripts/suite.py

    install("dev")
    return run_all([[suite.checks(PYTHON)]])


def word_test(rest: list[str]) -> int:
    """Everything CI does; or a quick part of it, or only the tests that are named."""
    import compile as compiler  # scripts/compile.py
    import suite  # scripts/suite.py

    install("dev")
    if rest == ["--quick"]:
        return run_all([suite.quick(PYTHON)])
    if "--with-example" in rest:
        chosen = ["not compiled", *(word for word in rest if word != "--with-example")]
        return run_all([[[suite.with_example(PYTHON, "tests with one more game", *chosen)]]])
    missing = compiler.can_compile()
    if missing:
        say(f"tests, compiled: left out, {missing} here")
    return run_all(suite.some(PYTHON, rest, not missing) if rest else suite.whole(PYTHON, not missing))


def run_all(phases: list[list[Lane]]) -> int:
    """One phase after the other; where the engine does not compile, there is nothing to go on with."""
    import steps  # scripts/steps.py

    start = time.monotonic()
    results: list[Result] = []
    for lanes in phases:
        if any(result.code for result in results if result.name == "compiling"):
            say("the engine does not compile (see build/compile.log): its tests are left out")
            break
        results += steps.together(lanes, run_step)
    return steps.summary(results, time.monotonic() - start)


def run_step(step: Step, live: bool) -> Result:
    import steps  # scripts/steps.py

    return steps.run(step, live, environment(NOTHING), ROOT)


def word_cover(rest: list[str]) -> int:
    import suite  # scripts/suite.py

    install("dev")
    code = run_all([[[suite.covered(PYTHON, rest)]]])
    return max(code, run(PYTHON, "-m", "coverage", "report", "--skip-covered"))


def word_docs(rest: list[str]) -> int:
    install("dev")
    return run(PYTHON, "scripts/docs.py", *rest)


def word_site(rest: list[str]) -> int:
    install("run")
    return run(PYTHON, "scripts/static.py", *rest)


def word_bench(rest: list[str]) -> int:
    install("bench")
    reason = compile_engine()
    if reason:
        raise HouseError(f"{reason}: the benchmark measures the compiled engine")
    if rest[:1] == ["bots"]:
        return run(PYTHON, "-m", "benchmarks.bots", *rest[1:])
    if rest[:1] == ["research"]:
        return run(PYTHON, "-m", "benchmarks.research", *rest[1:])
    if rest[:1] == ["ismcts"]:
        return run(PYTHON, "-m", "benchmarks.ismcts", *rest[1:])
    if rest[:1] == ["server"]:
        fetch_peers()
        return run(PYTHON, "-m", "benchmarks.server", *rest[1:])
    if rest[:1] == ["cluster"]:
        return run(PYTHON, "-m", "benchmarks.cluster", *rest[1:])
    if rest[:1] == ["web"]:
        return bench_web(rest[1:])
    if rest[:1] == ["offline"]:
        return bench_offline(rest[1:])
    if rest[:1] == ["lighthouse"]:
        return bench_lighthouse(rest[1:])
    if "--against" in rest:
        return run(PYTHON, "-m", "benchmarks.against", *rest)
    return run(PYTHON, "benchmarks/playouts.py", *rest)


def bench_web(rest: list[str]) -> int:
    """The pages in a real browser, which is fetched with the tools of their tests."""
    import pages  # scripts/pages.py

    build_pages()
    found = pages.tools(PYTHON)
    pages.fetch(found, tests=True)
    fetch_peers("web", "boardgame.io and React")
    return run(PYTHON, "-m", "benchmarks.web", "--node", found.node, *rest, more=found.more)


def bench_offline(rest: list[str]) -> int:
    """The static site in a real browser."""
    import pages  # scripts/pages.py

    found = pages.tools(PYTHON)
    pages.fetch(found, tests=True)
    return word_site([]) or run(PYTHON, "-m", "benchmarks.web.offline", "--node", found.node, *rest, more=found.more)


def bench_lighthouse(rest: list[str]) -> int:
    """The pages as Lighthouse judges them; it needs a newer Node than the pages do."""
    import pages  # scripts/pages.py

    build_pages()
    pages.fetch(pages.tools(PYTHON), tests=True)
    found = pages.tools(PYTHON, LIGHTHOUSE_NODE)
    folder = ROOT / "benchmarks" / "web" / "lighthouse"
    if not (folder / "node_modules").exists():
        say("fetching Lighthouse (once)")
        command = [*found.npm, "ci", "--ignore-scripts"]
        if subprocess.run(command, cwd=folder, env=environment(found.more), stdout=subprocess.DEVNULL).returncode:
            raise HouseError("Lighthouse could not be fetched; is a package registry reachable?")
    return run(PYTHON, "-m", "benchmarks.web.scores", "--node", found.node, *rest, more=found.more)


def fetch_peers(room: str = "server", names: str = "boardgame.io and Colyseus") -> None:
    """What others made, to be measured beside ours."""
    import pages  # scripts/pages.py

    peers = ROOT / "benchmarks" / room / "peers"
    if not (peers / "node_modules").exists():
        say(f"fetching {names} (once)")
        found = pages.tools(PYTHON)
        if subprocess.run([*found.npm, "ci"], cwd=peers, env=environment(found.more), stdout=subprocess.DEVNULL).returncode:
            say("they could not be fetched: ours is measured alone")


def word_soak(rest: list[str]) -> int:
    if rest[:1] == ["cluster"]:
        return soak_cluster(rest[1:])
    set_up()
    return run(PYTHON, "-m", "sheepfold", "check", "--soak", *(rest or ["100000"]))


def soak_cluster(rest: list[str]) -> int:
    """Several servers with games going on while everything breaks; so many minutes, then any flags of the storm."""
    install("dev")
    reason = compile_engine()
    if reason:
        say(f"{reason}: the engine runs interpreted (slower, otherwise the same)")
    minutes = [f"--minutes={rest.pop(0)}"] if rest and not rest[0].startswith("-") else []
    return run(PYTHON, "-m", "tests.cluster.storm", *minutes, *rest)


def word_release(rest: list[str]) -> int:
    import pages  # scripts/pages.py
    import release  # scripts/release.py

    install("dev")
    reason = compile_engine()
    if reason:
        raise HouseError(f"{reason}: a release holds the compiled engine")
    try:
        pages.build(PYTHON)
        return release.make(PYTHON)
    except (pages.PagesError, release.ReleaseError) as error:
        raise HouseError(str(error)) from None


def word_lock(rest: list[str]) -> int:
    install("run")
    for level in ["bootstrap", *LEVELS, "node", "wasm"]:
        say(f"requirements/{level}.lock")
        shape = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate", "--upgrade")
        source = ROOT / "requirements" / f"{level}.in"
        if run(BIN / "uv", "pip", "compile", "-q", *shape, source, "-o", lock(level)):
            return 1
    say("requirements/headers.txt")
    return run(PYTHON, "scripts/headers.py", "lock")


def help_text() -> str:
    return "\n".join([__doc__ or "", "words:", *(line for word in WORDS for line in word_help(word))])


def word_help(word: str) -> list[str]:
    return textwrap.wrap(WORDS[word], WIDTH, initial_indent=f"  {word:<9} ", subsequent_indent=" " * 12)


def main(words: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  (an older Python may be what calls this)
        print(f"house: needs Python 3.11 or newer, this is {sys.version.split()[0]}", file=sys.stderr)
        return 2
    if not words or words[0] in ("help", "-h", "--help"):
        print(help_text())
        return 0 if words else 2
    if words[0] not in WORDS:
        print(f"house: no word {words[0]!r}; there are {', '.join(WORDS)}", file=sys.stderr)
        return 2
    if words[0] not in HELP_OF_THEIR_OWN and {"-h", "--help"} & set(words[1:]):
        print("\n".join(word_help(words[0])))
        return 0
    try:
        code: int = globals()[f"word_{words[0]}"](words[1:])
        return code
    except HouseError as error:
        print(f"house: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nhouse: stopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
