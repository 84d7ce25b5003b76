"""The request for a socket: whether it is of the plain kind that nearly all are, and the answer to it (RFC 6455, 4.2)."""

from __future__ import annotations

import re
from base64 import b64encode
from binascii import Error, a2b_base64
from hashlib import sha1

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY_BYTES = 16
ASKED_ONCE = (b"upgrade", b"connection", b"sec-websocket-key", b"sec-websocket-version")
# What a plain request has none of: several origins, a body, a protocol to choose.
NOT_PLAIN = (b"sec-websocket-protocol", b"content-length", b"transfer-encoding", b"expect")
WISHES = (b"upgrade", b"keep-alive, upgrade")  # of the header `connection`, as programs and browsers have it
# In the values, one a line: what the library would refuse or cut off.
ODD = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]|[ \t](?:\n|\Z)|(?:\A|\n)[ \t]")


def proof_for(method: str, url: bytes, path: bytes, headers: list[tuple[bytes, bytes]]) -> bytes:
    """What the answer to a plain request for a socket proves with; b"": it is of another kind, and for the library to judge.
    The head is taken to be a short one."""
    if method != "GET" or not url.isascii() or url.partition(b"?")[0] != path:
        return b""
    found: dict[bytes, bytes] = {}
    values: list[bytes] = []
    for name, value in headers:
        if name in NOT_PLAIN or (name in found and (name in ASKED_ONCE or name == b"origin")):
            return b""
        found[name] = value
        values.append(value)
    if ODD.search(b"\n".join(values)) is not None:
        return b""
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


def welcome(proof: bytes, more: list[tuple[bytes, bytes]]) -> bytes:
    """The answer that opens the socket, with these headers besides."""
    head = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " + proof
    return head + b"".join([b"\r\n" + name + b": " + value for name, value in more]) + b"\r\n\r\n"
