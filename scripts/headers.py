"""Headers for compiling to WebAssembly, in `build/headers`: Python's and the C library's, from two packages of Debian, fetched by hash.

requirements/headers.txt names the packages. The mirror is the one that this machine's apt uses, or SHEEPFOLD_DEBIAN; a machine that
knows neither has no headers. `scripts/headers.py lock` writes the lock again, for what Debian has now: a version leaves its mirrors
when the next one comes.
"""

from __future__ import annotations

import hashlib
import io
import lzma
import os
import re
import shutil
import sys
import tarfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "headers.txt"
TARGET = ROOT / "build" / "headers"
STAMP = TARGET / "lock.stamp"
PYTHON = "python3.14"
APT = Path("/etc/apt")
SUITE = "testing"
INDEX = "dists/{suite}/main/binary-amd64/Packages.xz"
PACKAGES = (f"lib{PYTHON}-dev", "emscripten")
SECONDS = 120
SYSTEM = "usr/share/emscripten/system/"
# Where a file of a package comes to lie; the first beginning that fits counts.
PLACES = {
    f"usr/include/{PYTHON}/": "python/",
    f"usr/include/x86_64-linux-gnu/{PYTHON}/": "template/",
    f"{SYSTEM}include/": "system/include/",
    f"{SYSTEM}lib/libc/musl/include/": "system/musl/",
    f"{SYSTEM}lib/libc/musl/arch/emscripten/": "system/arch/",
    f"{SYSTEM}lib/libc/musl/arch/generic/": "system/generic/",
}
REPLACED = "python/pyconfig.h"  # by one that fits
# In the order in which a compiler has to look.
FOLDERS = ("system/include/compat", "system/include", "system/arch", "system/generic", "system/musl")
MACRO = re.compile(r"(?:#define (\w+)(?:\s.*)?|/\* #undef (\w+) \*/)")
GUARD = "Py_PYCONFIG_H"


class HeadersError(Exception):
    """Why there are no headers; one line."""


class Package(NamedTuple):
    path: str  # below the root of a mirror
    sha256: str


def fetch() -> None:
    """The headers, as locked, if they are not there already."""
    wanted = LOCK.read_text(encoding="utf-8")
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    for package in locked(wanted):
        data = download(package.path)
        if hashlib.sha256(data).hexdigest() != package.sha256:
            raise HeadersError(f"{package.path.rpartition('/')[2]} is not the one that is locked")
        unpack(data, TARGET)
    STAMP.write_text(wanted, encoding="utf-8")


def locked(text: str) -> list[Package]:
    return [Package(*line.split()) for line in text.splitlines() if line and not line.startswith("#")]


# --- a mirror


def mirrors() -> list[str]:
    """Where Debian's packages can be had, most wanted first."""
    named = os.environ.get("SHEEPFOLD_DEBIAN")
    return [named.rstrip("/")] if named else list(dict.fromkeys(apt_mirrors(APT)))


def apt_mirrors(folder: Path) -> Iterator[str]:
    """The mirrors that apt is told of, in either of its two forms."""
    for path in sorted([*folder.glob("*.list"), *folder.glob("*.sources"), *folder.glob("sources.list.d/*")]):
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            found = re.match(r"(?:deb\s+(?:\[.*?\]\s+)?|URIs:\s*)(https?://\S+?/debian)/?(?:\s|$)", line)
            if found:
                yield found[1]


def download(path: str) -> bytes:
    tried = mirrors()
    if not tried:
        raise HeadersError("no mirror of Debian is known here (SHEEPFOLD_DEBIAN can name one)")
    for mirror in tried:
        try:
            with urllib.request.urlopen(f"{mirror}/{path}", timeout=SECONDS) as answer:
                data: bytes = answer.read()
                return data
        except OSError:
            continue
    raise HeadersError(f"{path.rpartition('/')[2]} could not be fetched")


# --- a package


def unpack(package: bytes, target: Path) -> None:
    """The headers of a .deb."""
    with tarfile.open(fileobj=io.BytesIO(content(package))) as archive:
        for member in archive:
            place = placed(member.name)
            if place and place != REPLACED:
                write(archive, member, target / place, target)


def content(package: bytes) -> bytes:
    """The archive of files inside a .deb, which is an `ar` archive of three members."""
    at = 8
    while at < len(package):
        name, size = package[at : at + 16].decode().strip(), int(package[at + 48 : at + 58])
        at += 60
        if name.startswith("data.tar"):
            return package[at : at + size]
        at += size + size % 2
    raise HeadersError("a package holds no files")


def placed(name: str) -> str:
    """Where a file of a package comes to lie, "" for those that are not wanted."""
    name = name.removeprefix("./")
    return next((place + name.removeprefix(begin) for begin, place in PLACES.items() if name.startswith(begin)), "")


def write(archive: tarfile.TarFile, member: tarfile.TarInfo, path: Path, target: Path) -> None:
    """A header; links are followed inside the package, and no name leads out of the folder."""
    if not path.resolve().is_relative_to(target.resolve()):
        raise HeadersError(f"{member.name} lies outside")
    opened = archive.extractfile(member) if member.isfile() or member.islnk() or member.issym() else None
    if opened is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(opened.read())


# --- pyconfig.h


def pyconfig(config: dict[str, Any], template: str) -> str:
    """A pyconfig.h that says what a Python says of itself (`sysconfig.get_config_vars()`); the template only tells which macros there are."""
    lines = []
    for line in template.splitlines():
        found = MACRO.fullmatch(line)
        name = found and (found[1] or found[2])
        if not name or name == GUARD:
            lines.append(line)
        else:
            # What is not defined is a 0 there; nothing is defined as 0.
            value = config.get(name, 0)
            lines.append(f"#define {name} {value}" if value not in (0, "") else f"/* #undef {name} */")
    return "\n".join(lines) + "\n"


# --- the lock


def newest(index: str) -> Iterator[Package]:
    """The wanted packages of an index of Debian."""
    for part in index.split("\n\n"):
        fields = dict(line.split(": ", 1) for line in part.splitlines() if ": " in line and not line.startswith(" "))
        if fields.get("Package") in PACKAGES:
            yield Package(fields["Filename"], fields["SHA256"])


def write_lock() -> None:
    index = lzma.decompress(download(INDEX.format(suite=SUITE))).decode()
    lines = [f"{package.path} {package.sha256}\n" for package in sorted(newest(index))]
    LOCK.write_text(
        "# Packages of Debian that hold headers; written by scripts/headers.py lock.\n" + "".join(lines), encoding="utf-8"
    )


def main(words: list[str]) -> int:
    try:
        if words == ["lock"]:
            write_lock()
        fetch()
    except HeadersError as error:
        print(f"headers: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
