"""Who gets in and how often: origins, headers, cookies, limits of rate, count and size, proxies, names and chat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from itertools import count, repeat

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sheepfold.client import Guest
from sheepfold.table import messages
from tests.server.playing import Answer, Line, Party, ask
from tests.server.server_process import ServerProcess


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with small limits, behind a proxy on this machine that it believes: each address has an allowance of its own."""
    flags = ["--message-rate", "5", "--request-rate", "4", "--open-rate", "0.5", "--sockets-per-address", "5"]
    with ServerProcess(tmp_path_factory.mktemp("strict"), *flags, "--trusted-proxies", "127.0.0.1", limits=True) as found:
        yield found
        assert found.is_alive()
        assert "Traceback" not in found.said(), found.said()


def come_from(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


def enter(server: ServerProcess, address: str) -> str:
    wanted = {"x-sheepfold-want": "token", **come_from(address)}
    return str(ask(server.address, "POST", "/api/people", {"name": "Ada"}, headers=wanted).data["token"])


# --- pages of others


@pytest.mark.parametrize(
    ("origin", "is_ours"),
    [
        ("", True),
        ("http://127.0.0.1:{port}", True),
        ("https://evil.example", False),
        ("https://127.0.0.1:{port}", False),
        ("http://127.0.0.1:1", False),
        ("http://127.0.0.1", False),
        ("http://127.0.0.1:{port}.evil.example", False),
        ("http://evil.example/127.0.0.1:{port}", False),
        ("http://127.0.0.1:{port}@evil.example", False),
        ("null", False),
        ("rubbish", False),
    ],
)
def test_a_page_of_another_site_can_do_nothing(server: ServerProcess, origin: str, is_ours: bool) -> None:
    headers = {"origin": origin.format(port=server.port)} if origin else {}
    token = Guest(server.address, "Ada").token
    answer = ask(server.address, "POST", "/api/people", {"name": "Eve"}, token, headers)
    assert answer.status == (200 if is_ours else 403)
    assert ask(server.address, "GET", "/api/people/me", token=token).data["name"] == ("Eve" if is_ours else "Ada")

    async def knock() -> int:
        try:
            socket = await connect("ws" + server.address[4:] + "/ws", additional_headers=headers)
        except InvalidStatus as no:
            return no.response.status_code
        await socket.close()
        return 101

    assert asyncio.run(knock()) == (101 if is_ours else 403)


ROUTES = ["/", "/table/some-table", "/api/games", "/api/nothing", "/api/people/me", "/health", "/metrics", "/openapi.json"]


@pytest.mark.parametrize("path", ROUTES)
def test_every_answer_has_the_headers_and_opens_nothing_to_other_sites(server: ServerProcess, path: str) -> None:
    for method in ("GET", "OPTIONS", "PATCH"):
        answer = ask(server.address, method, path, headers={"origin": "https://evil.example"})
        policy = answer.headers["content-security-policy"]
        for rule in ("default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
            assert rule in policy
        assert "unsafe-eval" not in policy
        assert "script-src" not in policy or "unsafe-inline" not in policy.partition("script-src")[2].partition(";")[0]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert not [name for name in answer.headers if name.startswith("access-control-")]
        assert "server" not in answer.headers
        if path.startswith("/api/") and answer.status == 200:
            assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/..%2f..%2fapp.py", "/../app.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "//etc/passwd"]
)
def test_the_site_is_all_that_can_be_fetched(server: ServerProcess, path: str) -> None:
    assert "ASGI" not in ask(server.address, "GET", path).text
    assert "root:" not in ask(server.address, "GET", path).text


# --- cookies


def test_the_cookie_is_for_this_site_and_no_script(server: ServerProcess) -> None:
    answer = ask(server.address, "POST", "/api/people", {"name": "Ada"})
    assert answer.data.get("token", "") == ""
    (cookie,) = answer.cookies
    secret, *flags = [part.strip() for part in cookie.split(";")]
    assert {flag.lower() for flag in flags} >= {"httponly", "samesite=lax", "path=/"}
    assert "secure" not in {flag.lower() for flag in flags}, "this server speaks plain HTTP: the cookie would never come back"
    assert secret.partition("=")[2] not in answer.text
    mine = ask(server.address, "GET", "/api/people/me", headers={"cookie": f"other=1; {secret}"})
    assert mine.data["name"] == "Ada"
    again = ask(server.address, "POST", "/api/people", {"name": "Bea"}, headers={"cookie": secret})
    assert again.data == {"id": answer.data["id"], "name": "Bea"}
    assert again.cookies == []


def test_behind_tls_the_cookie_is_secure(strict: ServerProcess) -> None:
    headers = {**come_from("10.9.0.1"), "x-forwarded-proto": "https"}
    (cookie,) = ask(strict.address, "POST", "/api/people", {"name": "Ada"}, headers=headers).cookies
    assert "secure" in cookie.lower()


def test_who_asks_for_a_token_gets_no_cookie(server: ServerProcess) -> None:
    answer = ask(server.address, "POST", "/api/people", {"name": "Ada"}, headers={"x-sheepfold-want": "token"})
    assert len(answer.data["token"]) >= 40
    assert answer.cookies == []


# --- how often


def until_refused(
    server: ServerProcess, addresses: Iterator[str], method: str, path: str, body: object = None, budget: str = "requests"
) -> list[Answer]:
    """Ask until it is too often; a slow machine takes longer to get there, as allowances fill up again meanwhile."""
    answers: list[Answer] = []
    while not answers or answers[-1].status != 429:
        answers.append(ask(server.address, method, path, body, headers=come_from(next(addresses))))
        assert len(answers) < 500
    no = answers[-1].data["message"]
    assert no["id"] == f"refused-too-many-{budget}"
    assert int(answers[-1].headers["retry-after"]) == no["values"]["seconds"] > 0
    return answers


@pytest.mark.parametrize("path", ["/api/games", "/", "/metrics", "/health", "/openapi.json", "/api/nothing"])
def test_an_address_can_ask_only_so_often(strict: ServerProcess, path: str) -> None:
    assert len(until_refused(strict, repeat(f"10.0.0.{len(path)}"), "GET", path)) > 20
    assert ask(strict.address, "GET", path, headers=come_from("10.0.1.1")).status != 429, "another address is not to blame"


def test_a_network_of_ipv6_is_one_guest(strict: ServerProcess) -> None:
    assert len(until_refused(strict, (f"2001:db8:1:2::{n}" for n in count(1)), "GET", "/api/games")) > 20
    assert ask(strict.address, "GET", "/api/games", headers=come_from("2001:db8:1:3::1")).status == 200


def test_people_and_tables_are_made_only_so_often(strict: ServerProcess) -> None:
    answers = until_refused(strict, repeat("10.0.2.1"), "POST", "/api/people", {"name": "Ada"}, "openings")
    assert len(answers) > 15
    assert {answer.status for answer in answers[:-1]} == {200}


def test_data_of_ones_own_is_given_only_so_often(strict: ServerProcess) -> None:
    """It may be large: a guest who asks on and on, and reads no answer, would fill the memory."""
    token = enter(strict, "10.0.9.1")
    headers = {"authorization": f"Bearer {token}", **come_from("10.0.9.1")}
    answers = [ask(strict.address, "GET", "/api/people/me/data", headers=headers) for _ in range(4)]
    assert answers[0].status == 200
    assert [answer.status for answer in answers[2:]] == [429, 429]
    assert answers[-1].data["message"]["id"] == "refused-too-many-replays"


def test_codes_cannot_be_guessed(strict: ServerProcess) -> None:
    """Ten tries, then one every five seconds; a seat's code counts as well."""
    tries = [ask(strict.address, "GET", "/api/codes/ABCDEF", headers=come_from("10.0.3.1")).status for n in range(8)]
    assert tries == [404] * 8
    answers = until_refused(strict, repeat("10.0.3.1"), "POST", "/api/takeover", {"code": "ABCDEF-ABCDEF"}, "guesses")
    assert {answer.status for answer in answers[:-1]} == {401}
    assert 3 <= len(answers) < 12


def test_a_proxy_is_believed_only_where_that_was_set(server: ServerProcess) -> None:
    """The common server trusts nobody: whatever such a header says, all of this is one address."""
    tries = [ask(server.address, "GET", "/api/codes/QQQQQQ", headers=come_from(f"10.1.0.{n}")).status for n in range(14)]
    assert 429 in tries
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "10.1.1.1"}
    (cookie,) = ask(server.address, "POST", "/api/people", {"name": "Ada"}, headers=forwarded).cookies
    assert "secure" not in cookie.lower()


def test_an_address_holds_only_so_many_sockets(strict: ServerProcess) -> None:
    async def whole() -> list[int]:
        codes, sockets = [], []
        for number in range(8):
            try:
                address = "ws" + strict.address[4:] + "/ws"
                sockets.append(await connect(address, additional_headers=come_from("10.0.4.1")))
                codes.append(101)
            except InvalidStatus as no:
                codes.append(no.response.status_code)
        other = await connect("ws" + strict.address[4:] + "/ws", additional_headers=come_from("10.0.4.2"))
        for socket in [*sockets, other]:
            await socket.close()
        for attempt in range(50):  # those that closed make room, as soon as the server has noticed
            try:
                again = await connect("ws" + strict.address[4:] + "/ws", additional_headers=come_from("10.0.4.1"))
                break
            except InvalidStatus:
                await asyncio.sleep(0.3)
        await again.close()
        return codes

    assert asyncio.run(whole()) == [101] * 5 + [429] * 3


def test_chat_at_many_tables_is_bounded_too(strict: ServerProcess) -> None:
    """Each table counts the lines of a person for itself; what is kept of all of them is one disk."""
    token = enter(strict, "10.0.8.1")
    body = {"game": "bouc-makers", "seats": [{"kind": "me"}, {"kind": "open"}]}
    tables = [ask(strict.address, "POST", "/api/tables", body, token, come_from("10.0.8.1")).data["id"] for _ in range(2)]

    async def whole() -> int:
        said = 0
        for table in tables:
            line = await Line.to(strict.address, table, "A", token, headers=come_from("10.0.8.1"))
            answers = [await line.ask(messages.Say(f"s{number}", "Hello")) for number in range(12)]
            said += sum(isinstance(answer, messages.Done) for answer in answers)
            await line.close()
        return said

    assert 10 < asyncio.run(whole()) < 20


def test_a_socket_that_says_too_much_is_slowed_then_closed(strict: ServerProcess) -> None:
    token = enter(strict, "10.0.5.1")
    body = {"game": "bouc-makers", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ask(strict.address, "POST", "/api/tables", body, token, come_from("10.0.5.1")).data["id"]

    async def whole() -> tuple[int, list[str]]:
        line = await Line.to(strict.address, table, "A", token, headers=come_from("10.0.5.1"))
        try:
            for number in range(300):
                await line.send(messages.Vote(f"v{number}", True))
        except ConnectionClosed:
            assert number > 100
        return await line.closed(), line.heard

    code, heard = asyncio.run(whole())
    assert code == 1013
    refused = [text for text in heard if "refused-too-many-messages" in text]
    assert sum('"type":"refused"' in text for text in refused) == 100
    bye = json.loads(heard[-1])
    assert (bye["type"], bye["message"]["id"]) == ("bye", "refused-too-many-messages")
    assert bye["message"]["values"]["seconds"] == 1
    assert sum("refused-vote-nothing" in text for text in heard) < 100


# --- how much


@pytest.mark.parametrize("size", [16 * 1024 + 1, 200_000])
def test_a_body_is_only_so_long(server: ServerProcess, size: int) -> None:
    token = Guest(server.address, "Ada").token
    answer = ask(server.address, "POST", "/api/people", b'{"name":"' + b"x" * size + b'"}', token)
    assert answer.status == 413


@pytest.mark.parametrize("kind", ["", "text/plain", "text/plain; application/json", "multipart/form-data", "application/jsonp"])
def test_a_body_that_is_not_json_is_not_read(server: ServerProcess, kind: str) -> None:
    assert ask(server.address, "POST", "/api/people", {"name": "Ada"}, headers={"content-type": kind}).status == 415


def test_a_message_is_only_so_long(server: ServerProcess) -> None:
    party = Party.open(server.address, "bouc-makers", 2)

    async def whole() -> None:
        await party.sit()
        line = party.lines[0]
        await line.socket.send(json.dumps({"type": "say", "id": "a", "text": "x" * 5000}))
        no = await line.until(lambda message: isinstance(message, messages.RefusedMove))
        assert isinstance(no, messages.RefusedMove)
        assert no.message.values["most"] == 4096
        assert isinstance(await line.ask(messages.Say("b", "still here")), messages.Done)
        await line.socket.send("x" * 20_000)
        assert await line.closed() == 1009
        assert isinstance(await party.lines[1].ask(messages.Say("c", "unhurt")), messages.Done)
        await party.close()

    asyncio.run(whole())


def test_a_socket_that_says_nothing_is_closed(server: ServerProcess) -> None:
    async def whole() -> int:
        async with connect("ws" + server.address[4:] + "/ws") as socket:
            line = Line(socket)
            return await line.closed()

    assert asyncio.run(whole()) == 1013


# --- names and chat


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("\u202eadA\u202c", "adA"),
        ("A\u200bd\u0000a\n", "Ada"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("Åsa 🐑", "Åsa 🐑"),
    ],
)
def test_names_are_one_visible_line(server: ServerProcess, given: str, kept: str) -> None:
    """Nothing is taken out that can be read: that it is shown as text and never as a page is the client's care."""
    answer = ask(server.address, "POST", "/api/people", {"name": given}, headers={"x-sheepfold-want": "token"})
    assert answer.data["name"] == kept
    assert answer.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b\u200b", "\n", "\u3164", "\u2800\u115f", "\ufe0f", "\u0301", "x" * 25, 7, None, ["a"]]
)
def test_a_name_nobody_could_read_is_refused(server: ServerProcess, name: object) -> None:
    assert ask(server.address, "POST", "/api/people", {"name": name}).status == 422


def test_chat_is_bounded_and_cleaned(server: ServerProcess) -> None:
    party = Party.open(server.address, "bouc-makers", 2)

    async def whole() -> None:
        await party.sit(watchers=1)
        speaker, hearer = party.lines[0], party.watchers[0]
        assert isinstance(
            await speaker.ask(messages.Say("a", "  Hey \u202e\u0000 you\r\n<script>alert(1)</script> ")), messages.Done
        )
        said = await hearer.until(lambda message: isinstance(message, messages.Said))
        assert isinstance(said, messages.Said)
        assert (said.who, said.name, said.text) == ("A", "Guest A", "Hey you <script>alert(1)</script>")
        assert isinstance(await speaker.ask(messages.Say("b", " \u200b \n")), messages.RefusedMove)
        for text in ("", "x" * 301):
            await speaker.socket.send(json.dumps({"type": "say", "id": "c", "text": text}))
            no = await speaker.until(lambda message: isinstance(message, messages.RefusedMove))
            assert isinstance(no, messages.RefusedMove)
            assert "Expected `str` of length" in no.message.values["error"]
        await party.close()

    asyncio.run(whole())
