"""The command line: `sheepfold COMMAND ...`; `python -m sheepfold` is the same."""

from __future__ import annotations

import argparse
import os
import pkgutil
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from sheepfold import __version__, commands
from sheepfold.core import pile
from sheepfold.core.errors import BadInput, Refused, closest

ALONE = "open"  # the command that `sheepfold` alone stands for
ABOUT = ("-h", "--help", "--version")  # flags that need no command
WIDEST = 16  # columns of a command in the help
OK, FAILED, UNUSABLE, INTERRUPTED = 0, 1, 2, 130
SHOWN = "\n\u00a0\u202f"  # of what is not printable: ends of lines, and spaces that do not break


class Parser(argparse.ArgumentParser):
    """One clear line for a wrong word, instead of the whole usage."""

    def error(self, message: str) -> None:  # type: ignore[override]
        print(f"sheepfold: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(UNUSABLE)


def how_to_install(package: str) -> str:
    """In a clone everything comes from its locks."""
    script = Path(commands.__path__[0]).parents[1] / "scripts" / "house.py"
    return "python3 scripts/house.py setup" if script.exists() else f"pip install {package}"


def build() -> str:
    """Whether this is the compiled engine or the interpreted one."""
    return "interpreted" if pile.__file__.endswith(".py") else "compiled"


def found(asked: str) -> dict[str, ModuleType]:
    """The command that is asked for, or all of them: each imports what it needs."""
    names = {m.name.replace("_", "-"): f"sheepfold.commands.{m.name}" for m in pkgutil.iter_modules(commands.__path__)}
    wanted = [asked] if asked in names else list(names)
    return {name: import_module(names[name]) for name in wanted}


def make_parser(modules: dict[str, ModuleType]) -> Parser:
    parser = Parser(
        prog="sheepfold",
        usage="sheepfold [COMMAND] [--help] [--version]",
        description="Sheep games: play them, check them, study them. Without a command it opens in your browser.",
        epilog=listing(modules),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action="version", version=f"sheepfold {__version__} ({build()}, Python {sys.version.split()[0]})"
    )
    words = parser.add_subparsers(dest="command", help=argparse.SUPPRESS, prog="sheepfold", parser_class=Parser)
    for name, module in modules.items():
        word = words.add_parser(name, description=module.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
        module.add_arguments(word)
    return parser


def listing(modules: dict[str, ModuleType]) -> str:
    """The commands, by who needs them."""
    lines = []
    for group, title in commands.GROUPS.items():
        lines.append(f"{title}:")
        lines += [f"  {name:<{WIDEST}}{module.HELP}" for name, module in modules.items() if group == module.FOR]
        lines.append("")
    return "\n".join([*lines, "sheepfold COMMAND --help explains each."])


def said(error: BadInput | Refused, given: argparse.Namespace) -> str:
    """What is wrong, in the language that was asked for, or else that of the machine."""
    from sheepfold.language import Speaker, usual_language  # seldom needed

    speaker = Speaker(getattr(given, "lang", None) or usual_language(), getattr(given, "game", None) or "")
    text = speaker.refused(error) if isinstance(error, Refused) else speaker.bad_input(error)
    return "".join(c if c.isprintable() or c in SHOWN else "?" for c in text)  # a file that is quoted cannot steer the terminal


def run(words: list[str] | None = None) -> int:
    words = sys.argv[1:] if words is None else words
    if not words or (words[0].startswith("-") and words[0] not in ABOUT):
        words = [ALONE, *words]
    first = words[0]
    try:
        modules = found(first)
    except ModuleNotFoundError as missing:
        if (missing.name or "sheepfold").split(".")[0] == "sheepfold":  # a mistake of ours
            raise
        print(f"sheepfold: needs the package {missing.name}; {how_to_install(missing.name or '')} installs it", file=sys.stderr)
        return UNUSABLE
    parser = make_parser(modules)
    if first not in ABOUT and first not in modules:
        print(
            f"sheepfold: no command {first!r}; there are {', '.join(modules)}{closest(first, list(modules))}", file=sys.stderr
        )
        return UNUSABLE
    try:
        given = parser.parse_args(words)
    except SystemExit as stop:
        return int(stop.code or 0)
    try:
        code = int(modules[given.command].run(given))
        sys.stdout.flush()  # here, where a reader that has left is caught, and not on the way out
        return code
    except (BadInput, Refused) as error:
        print(f"sheepfold: {said(error, given)}", file=sys.stderr)
        return UNUSABLE
    except KeyboardInterrupt:
        print("\nsheepfold: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader (head, less) has left: nothing more to say, and nothing to flush on the way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


if __name__ == "__main__":
    sys.exit(run())
