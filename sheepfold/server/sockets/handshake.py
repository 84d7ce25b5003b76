"""The request for a socket: whether it is of the plain kind that nearly all are, and the answer to it (RFC 6455, 4.2)."""

from __future__ import annotations

from base64 import b64encode
from binascii import Error, a2b_base64
from hashlib import sha1

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY_BYTES = 16
ASKED_ONCE = (b"upgrade", b"connection", b"sec-websocket-key", b"sec-websocket-version")
# What a plain request has none of: several origins, a body, a protocol to choose.
NOT_PLAIN = (b"sec-websocket-protocol", b"content-length", b"transfer-encoding", b"expect")
WISHES = (b"upgrade", b"keep-alive, upgrade")  # of the header `connection`, as programs and browsers have it
PLAIN_HEAD = 4096  # bytes of a head that is surely short enough for the library too
PLAIN_LINES = 64  # and lines
END = b"\r\n\r\n"

Headers = list[tuple[bytes, bytes]]


def read_plainly(data: bytes) -> tuple[bytes, Headers] | None:
    """The address and the headers of what comes first on a connection, if that is the whole head of a plain request and nothing more;
    None: it is for a parser. Every header of a request costs a parser several calls."""
    if not data.startswith(b"GET /") or not data.endswith(END) or len(data) > PLAIN_HEAD:
        return None
    if not data.replace(b"\r\n", b"").decode("latin-1").isprintable():
        return None
    lines = data[: -len(END)].split(b"\r\n")
    words = lines[0].split(b" ")
    if len(words) != 3 or words[2] != b"HTTP/1.1" or len(lines) > PLAIN_LINES:
        return None
    headers: Headers = []
    for i in range(1, len(lines)):
        name, colon, value = lines[i].partition(b":")
        value = value.removeprefix(b" ")
        if not colon or not name.replace(b"-", b"").isalnum() or value != value.strip(b" "):
            return None
        headers.append((name.lower(), value))
    return words[1], headers


def proof_for(url: bytes, path: bytes, headers: Headers) -> bytes:
    """What the answer to a plain request for a socket proves with; b"": it is of another kind, and for the library to judge."""
    if not url.isascii() or url.partition(b"?")[0] != path:
        return b""
    found: dict[bytes, bytes] = {}
    for name, value in headers:
        if name in NOT_PLAIN or (name in found and (name in ASKED_ONCE or name == b"origin")):
            return b""
        found[name] = value
    if found.get(b"upgrade", b"").lower() != b"websocket" or found.get(b"connection", b"").lower() not in WISHES:
        return b""
    key = found.get(b"sec-websocket-key", b"")
    if found.get(b"sec-websocket-version") != b"13" or not is_key(key):
        return b""
    return b64encode(sha1(key + GUID).digest())


def is_key(key: bytes) -> bool:
    try:
        return len(a2b_base64(key, strict_mode=True)) == KEY_BYTES
    except Error:
        return False


def welcome(proof: bytes, more: Headers) -> bytes:
    """The answer that opens the socket, with these headers besides."""
    head = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " + proof
    return head + b"".join([b"\r\n" + name + b": " + value for name, value in more]) + b"\r\n\r\n"
