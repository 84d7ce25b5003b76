"""Requests for a socket: plain ones get here what the library would answer, all others are left to it."""

from __future__ import annotations

import pytest
from websockets.http11 import Request
from websockets.server import ServerProtocol

from sheepfold.server.sockets.handshake import PLAIN_HEAD, PLAIN_LINES, proof_for, read_plainly, welcome

KEY = b"c2l4dGVlbiBieXRlcyBvaw=="
PLAIN = [
    (b"host", b"x"),
    (b"upgrade", b"websocket"),
    (b"connection", b"Upgrade"),
    (b"sec-websocket-key", KEY),
    (b"sec-websocket-version", b"13"),
]


def library(headers: list[tuple[bytes, bytes]]) -> tuple[int, bytes]:
    """What the library answers, but for the date, which uvicorn tells."""
    reader = ServerProtocol()
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
    reader.receive_data(b"GET /ws?table=t HTTP/1.1\r\n" + lines + b"\r\n")
    events = [event for event in reader.events_received() if isinstance(event, Request)]
    if not events:
        return 0, b""
    answer = reader.accept(events[0])
    del answer.headers["Date"]
    return answer.status_code, answer.serialize()


def head(headers: list[tuple[bytes, bytes]], method: bytes = b"GET", url: bytes = b"/ws?table=t") -> bytes:
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
    return method + b" " + url + b" HTTP/1.1\r\n" + lines + b"\r\n"


def proof(headers: list[tuple[bytes, bytes]], method: bytes = b"GET", url: bytes = b"/ws?table=t") -> bytes:
    read = read_plainly(head(headers, method, url))
    return b"" if read is None else proof_for(read[0], b"/ws", read[1])


@pytest.mark.parametrize(
    "more",
    [
        [],
        [(b"origin", b"http://x"), (b"cookie", b"a=b; c=d"), (b"user-agent", b"M\xf6 (x; y)")],
        [(b"sec-websocket-extensions", b"permessage-deflate; client_max_window_bits")],
        [(b"x-twice", b"1"), (b"x-twice", b"2"), (b"x-empty", b"")],
    ],
)
def test_a_plain_request_is_answered_as_the_library_would(more: list[tuple[bytes, bytes]]) -> None:
    headers = [*PLAIN, *more]
    assert (101, welcome(proof(headers), [])) == library(headers)
    browser = [(name, b"keep-alive, Upgrade" if name == b"connection" else value) for name, value in headers]
    assert proof(browser) == proof(headers)
    assert welcome(proof(headers), [(b"date", b"now")]).endswith(b"\r\ndate: now\r\n\r\n")


def without(name: bytes) -> list[tuple[bytes, bytes]]:
    return [header for header in PLAIN if header[0] != name]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (without(b"upgrade"), 426),
        (without(b"connection"), 426),
        (without(b"sec-websocket-key"), 400),
        (without(b"sec-websocket-version"), 400),
        ([*PLAIN, (b"sec-websocket-key", KEY)], 400),
        ([*PLAIN, (b"sec-websocket-version", b"13")], 400),
        ([*PLAIN, (b"upgrade", b"websocket")], 426),
        ([*PLAIN, (b"origin", b"http://x"), (b"origin", b"http://y")], 400),
        ([*PLAIN, (b"sec-websocket-protocol", b"\x22")], 400),
        ([*PLAIN, (b"content-length", b"1")], 0),
        ([*PLAIN, (b"transfer-encoding", b"chunked")], 0),
        ([*PLAIN, (b"x-odd", b"a\x00b")], 0),
        ([*without(b"upgrade"), (b"upgrade", b"h2c")], 426),
        ([*without(b"connection"), (b"connection", b"close")], 426),
        ([*without(b"sec-websocket-version"), (b"sec-websocket-version", b"8")], 400),
        ([*without(b"sec-websocket-key"), (b"sec-websocket-key", b"c2hvcnQ=")], 400),
        ([*without(b"sec-websocket-key"), (b"sec-websocket-key", KEY[:-1] + b"!")], 400),
    ],
)
def test_what_the_library_refuses_is_left_to_it(headers: list[tuple[bytes, bytes]], status: int) -> None:
    assert proof(headers) == b""
    assert library(headers)[0] == status


@pytest.mark.parametrize("url", [b"/", b"/ws/", b"/w%73", b"//ws", b"/ws\xff", b"http://x/ws"])
def test_other_addresses_and_methods_are_left_to_it(url: bytes) -> None:
    assert proof(PLAIN, url=url) == b""
    assert proof(PLAIN, method=b"POST") == b""


@pytest.mark.parametrize("value", [b" x", b"x ", b"\tx", b"a\rb"])
def test_values_that_it_would_cut_off_or_refuse_are_left_to_it(value: bytes) -> None:
    assert proof([*PLAIN, (b"x-odd", value)]) == b""
    assert proof([(b"x-odd", value), *PLAIN]) == b""


@pytest.mark.parametrize("name", [b"", b"x y", b"x_y", b" x", b"x\xf6", b"x\tx"])
def test_names_of_headers_that_are_not_plain_are_left_to_a_parser(name: bytes) -> None:
    assert read_plainly(head([*PLAIN, (name, b"1")])) is None


def test_a_head_is_read_as_a_parser_would() -> None:
    assert read_plainly(head([(b"Host", b"x:1"), (b"x-empty", b""), (b"X-Two", b"a  b")])) == (
        b"/ws?table=t",
        [(b"host", b"x:1"), (b"x-empty", b""), (b"x-two", b"a  b")],
    )
    plain = head(PLAIN)
    for data in (
        plain[:-1],
        plain[1:],
        plain + b"\x81\x80\0\0\0\0",
        plain + plain,
        plain.replace(b"HTTP/1.1", b"HTTP/1.0"),
        plain.replace(b" HTTP", b"  HTTP"),
        plain.replace(b"\r\nupgrade", b"\nupgrade"),
        plain.replace(b"\r\nupgrade", b"\r\n folded: x\r\nupgrade"),
        plain.replace(b"\r\nupgrade", b"\r\nno colon\r\nupgrade"),
        b"\r\n" + plain,
        b"",
    ):
        assert read_plainly(data) is None
    assert read_plainly(head([*PLAIN, (b"x-long", b"x" * PLAIN_HEAD)])) is None
    assert read_plainly(head([*PLAIN, *[(b"x", b"")] * PLAIN_LINES])) is None
