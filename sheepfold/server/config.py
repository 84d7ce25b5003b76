"""How a server is run: every setting, from flags, the environment and a file, in that order."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.folders import data_folder


@dataclass(frozen=True, kw_only=True)
class Config:
    """The settings, with what each means; `sheepfold serve --help` shows them."""

    host: str = field(default="127.0.0.1", metadata={"help": "address to listen on; 0.0.0.0 for the whole network"})
    port: int = field(default=8080, metadata={"help": "port to listen on; 0 takes any free one"})
    data: str = field(default="", metadata={"help": "folder of the database (default: the user's data folder)"})
    store: str = field(
        default="",
        metadata={"help": "postgresql://… to store everything there, shared with other servers, instead of in a folder"},
    )
    bus: str = field(default="", metadata={"help": "redis://… through which several servers with one store talk to each other"})
    site: str = field(
        default="", metadata={"help": "public address, e.g. https://sheep.example; for links and the origin check"}
    )
    trusted_proxies: str = field(
        default="", metadata={"help": "addresses whose X-Forwarded headers are trusted, comma-separated; none by default"}
    )
    workers: int = field(default=0, metadata={"help": "processes in which bots think (default: one less than the cores)"})
    message_rate: float = field(default=30.0, metadata={"help": "messages a second one socket may send in the long run"})
    request_rate: float = field(default=20.0, metadata={"help": "requests a second one address may make in the long run"})
    open_rate: float = field(
        default=1.0, metadata={"help": "tables and people a second one address may create in the long run"}
    )
    bot_deadline: float = field(
        default=2.0, metadata={"help": "seconds a bot may take, waiting included, until the quick bot answers for it"}
    )
    bot_rate: float = field(
        default=0.5,
        metadata={"help": "seconds a second that bots may think for one person in the long run; 0: no limit"},
    )
    open_tables: int = field(default=20, metadata={"help": "tables waiting for players that one person may have"})
    open_tables_per_address: int = field(
        default=50, metadata={"help": "tables waiting for players that may have been opened from one address"}
    )
    open_minutes: int = field(
        default=60,
        metadata={"help": "minutes after which a table that waits for players leaves the lobby if nobody is there; 0: never"},
    )
    sockets_per_address: int = field(default=100, metadata={"help": "sockets one address may hold"})
    sockets: int = field(default=20_000, metadata={"help": "sockets in all"})
    retention_days: int = field(
        default=0, metadata={"help": "delete tables at which nothing happened for so many days; 0 keeps all"}
    )
    webhook_hosts: str = field(
        default="", metadata={"help": "hosts that 'your move' notices may be posted to, comma-separated; none by default"}
    )
    log_level: str = field(default="info", metadata={"help": "debug, info, warning or error"})
    log_json: bool = field(default=False, metadata={"help": "one JSON object per log line"})

    def listed(self, text: str) -> list[str]:
        return [part.strip() for part in text.split(",") if part.strip()]


def default_data() -> Path:
    """Where a server keeps its things if nothing else is said."""
    return data_folder() / "house"


def load(flags: dict[str, Any], environ: dict[str, str], file: str | None) -> Config:
    """Flags win over the environment (SHEEPFOLD_PORT …), that over the file (TOML), that over the defaults."""
    config = Config()
    if file is not None:
        config = replace(config, **{name: convert(name, value, f"in {file}") for name, value in read_file(file).items()})
    names = [setting.name for setting in fields(Config)]
    found = {name: environ[f"SHEEPFOLD_{name.upper()}"] for name in names if f"SHEEPFOLD_{name.upper()}" in environ}
    config = replace(config, **{name: convert(name, value, f"in SHEEPFOLD_{name.upper()}") for name, value in found.items()})
    given = {name: convert(name, value, f"of --{name.replace('_', '-')}") for name, value in flags.items() if value is not None}
    config = replace(config, **given)
    if not 0 <= config.port <= 65535:
        raise BadInput(f"port is a number from 0 to 65535, not {config.port}")
    if config.site and not config.site.startswith(("http://", "https://")):
        raise BadInput(f"site begins with http:// or https://, not {config.site!r}")
    if config.bot_deadline <= 0:
        raise BadInput(f"bot_deadline is a number above 0, not {config.bot_deadline:g}")
    return replace(config, site=config.site.rstrip("/"), workers=config.workers or max(1, (os.cpu_count() or 2) - 1))


def read_file(file: str) -> dict[str, Any]:
    try:
        found = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"cannot read {file}: {error.strerror}") from None
    except ValueError as error:
        raise BadInput(f"{file} is not TOML: {error}") from None
    names = [setting.name for setting in fields(Config)]
    for name in found:
        if name not in names:
            raise BadInput(f"no setting {name!r} in {file}; there are {', '.join(names)}{closest(name, names)}")
    return found


def convert(name: str, value: Any, where: str) -> Any:
    """A value in the type of its setting."""
    kind = type(getattr(Config(), name))
    text = str(value).strip()
    if kind is bool:
        if text.lower() not in ("true", "false", "1", "0", "yes", "no"):
            raise BadInput(f"{name} {where} is yes or no, not {text!r}")
        return text.lower() in ("true", "1", "yes")
    try:
        return kind(text)
    except ValueError:
        raise BadInput(f"{name} {where} is a number, not {text!r}") from None
