"""Where Redis is: an address taken apart, with the encryption it asks for and what Redis wants to be told first."""

from __future__ import annotations

import ssl
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from sheepfold.core.errors import BadInput

try:
    from redis.asyncio.connection import SSLConnection, parse_url
except ImportError as error:
    raise BadInput(f"a bus needs the packages redis and hiredis ({error}): pip install 'sheepfold[redis]'") from None

UNUSABLE = (
    "the address of the bus cannot be used; it is redis://:PASSWORD@host:port/database, and signs like / and @ in a password"
    " are written as %2F and %40"
)
Word = str | bytes | int | float


def split_url(url: str) -> tuple[str, str]:
    """The address without our own `?prefix=`, and that prefix, which all names in Redis begin with."""
    try:
        parts = urlsplit(url)
    except ValueError:
        raise BadInput(UNUSABLE) from None
    if parts.scheme not in ("redis", "rediss", "unix") or "://" not in url:
        raise BadInput(
            f"a bus is redis://host:port, rediss://… or unix://…; not {parts.scheme + '://…' if '://' in url else 'that'}"
        )
    asked = dict(parse_qsl(parts.query))
    prefix = asked.pop("prefix", "sheepfold")
    return urlunsplit(parts._replace(query=urlencode(asked))), prefix


def shown_url(url: str) -> str:
    """An address without name and password, to be shown."""
    parts = urlsplit(url)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()


class RedisAddress:
    """Where Redis is, and what it wants to be told first."""

    def __init__(self, address: str) -> None:
        try:
            given: dict[str, Any] = dict(parse_url(address))
        except ValueError:  # what it says may quote a part of the password
            raise BadInput(UNUSABLE) from None
        self.path: str | None = given.get("path")
        self.host: str = given.get("host", "localhost")
        self.port: int = given.get("port", 6379)
        self.tls = encryption(given) if given.get("connection_class") is SSLConnection else None
        self.greeting: list[tuple[Word, ...]] = []
        if given.get("password"):
            user = (given["username"],) if given.get("username") else ()
            self.greeting.append(("AUTH", *user, given["password"]))
        if given.get("db"):
            self.greeting.append(("SELECT", int(given["db"])))


def encryption(given: dict[str, Any]) -> ssl.SSLContext:
    """What `rediss://…?ssl_ca_certs=…` and its like ask for; certificates are checked unless it says otherwise."""
    known = {
        "ssl_ca_certs",
        "ssl_ca_path",
        "ssl_cert_reqs",
        "ssl_check_hostname",
        "ssl_certfile",
        "ssl_keyfile",
        "ssl_password",
    }
    unknown = sorted(name for name in given if name.startswith("ssl_") and name not in known)
    if unknown:
        raise BadInput(f"of TLS to the bus {', '.join(sorted(known))} can be set; not {', '.join(unknown)}")
    files = [str(given[name]) for name in ("ssl_ca_certs", "ssl_ca_path", "ssl_certfile", "ssl_keyfile") if given.get(name)]
    try:
        context = ssl.create_default_context(cafile=given.get("ssl_ca_certs"), capath=given.get("ssl_ca_path"))
        if given.get("ssl_certfile"):
            context.load_cert_chain(given["ssl_certfile"], given.get("ssl_keyfile"), given.get("ssl_password"))
    except OSError as error:
        raise BadInput(f"a certificate or key for the bus cannot be read ({', '.join(files)}): {error}") from None
    if str(given.get("ssl_check_hostname", True)).lower() in ("false", "no", "0"):
        context.check_hostname = False
    if str(given.get("ssl_cert_reqs", "required")) == "none":
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context
