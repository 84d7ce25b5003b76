"""What nobody may know leaves the server on no wire: whole games, every byte that every seat and every watcher was sent.

Hidden cards have names that are not secret, so a search for words is not enough. A message gives nothing away if it is the same
in every world that its reader could be in: what was sent is compared with what would have been sent from another such world.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import re
from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest

from sheepfold import games
from sheepfold.client import Guest
from sheepfold.core.game import Game
from sheepfold.core.laws import written
from sheepfold.core.play import Step
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.table import history, messages
from sheepfold.table.config import TableConfig
from sheepfold.table.mirror import Mirror, decode_from_server
from sheepfold.table.perspective import Perspective
from sheepfold.table.rows import LogRow
from tests.server.playing import Line, Party, all_heard, ask, hides_things, last_view
from tests.server.server_process import Host
from tests.server.stored import config_of, rows_of

TABLES = [(name, seats) for name in games.names() for seats in range(games.load(name).seats[0], games.load(name).seats[1] + 1)]
LONGEST = 160  # moves of a game looked at from every seat; the rest is played and searched
PIECE = 12  # characters of a secret that would give it away
NUMBERS = 6
MARK = "feed" * 8  # what the guests put into the sealed fate


def stored(server: Host, table: str) -> tuple[TableConfig, list[LogRow]]:
    return config_of(server, table), rows_of(server, table)


def told_to(line: Line) -> list[str]:
    """Everything before the message that tells that the game is over."""
    kept = []
    for text in line.heard:
        message = decode_from_server(text)
        if isinstance(message, messages.Update) and message.change.get("over"):
            break
        kept.append(text)
    return kept


def forms(secret: bytes) -> Iterator[str]:
    """The beginning of a secret as it might be written: hex, base64 at any offset, a list of numbers."""
    yield secret[:8].hex()[:PIECE]
    for skip in range(3):
        yield base64.b64encode(secret[skip : skip + 9]).decode()[:PIECE]
        yield base64.urlsafe_b64encode(secret[skip : skip + 9]).decode()[:PIECE]
    yield ",".join(str(byte) for byte in secret[:NUMBERS])


def pieces(text: str) -> set[str]:
    """Every piece of a text that could be the beginning of a secret, in the forms above."""
    found = set()
    for word in set(re.findall(f"[A-Za-z0-9+/_-]{{{PIECE},}}", text)):
        found |= {word[at : at + PIECE] for at in range(len(word) - PIECE + 1)}
        found |= {word.lower()[at : at + PIECE] for at in range(len(word) - PIECE + 1)}
    for line in set(re.findall(r"\d[\d, ]{10,}", text)):
        numbers = line.replace(" ", "").split(",")
        found |= {",".join(numbers[at : at + NUMBERS]) for at in range(len(numbers) - NUMBERS + 1)}
    return found


def draws(config: TableConfig, rows: list[LogRow]) -> Iterator[bytes]:
    """What chance was made of: the joint secret and its blocks."""
    seal = config.seal()
    yield seal.seed
    yield seal.joint
    yield seal.chain().key
    for decision in range(len(rows)):
        for draw in range(3):
            yield hmac.digest(seal.joint, f"{config.id}/{decision}/{draw}/0".encode(), sha256)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_secret_of_the_server_or_of_others_is_in_any_byte(server: Host, name: str, seats: int) -> None:
    """Tokens, ids, hashes and the seed, with all that follows from it: searched in every form, from first hello to last move."""

    async def whole() -> Party:
        guests = [Guest(server.address, f"Guest {LETTERS[seat]}") for seat in range(seats)]
        plan = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
        table = guests[0].open_table(name, plan, entropy=MARK)["id"]
        early = await Line.to(server.address, table, None)
        await early.hear()
        for guest, place in zip(guests[1:], LETTERS[1:], strict=False):
            guest.ask("POST", f"/api/tables/{table}/join", {"seat": place, "entropy": MARK})
            await early.hear()
        assert MARK not in "".join(text for text in early.heard if '"state":"open"' in text), "entropy is told before the start"
        party = Party(server.address, table, guests)
        await early.close()
        await party.sit(watchers=1)
        await party.play(Random(seats))
        for line in party.all():
            await line.news(lambda info: info.state == "over")
        await party.close()
        return party

    party = asyncio.run(whole())
    config, rows = stored(server, party.table)
    assert config.state == "over"
    sealed = {form for secret in draws(config, rows) for form in forms(secret)}
    people = [(occupant.person, guest.token) for occupant, guest in zip(config.occupants, party.guests, strict=True)]
    for line in party.all():
        text = "\n".join(told_to(line))
        assert text.count('"update"') > 2
        assert not sealed & pieces(text)
        everything = all_heard([line])
        for person, token in people:
            for secret in (person, token, sha256(token.encode()).hexdigest()):
                assert secret not in everything
    told = all_heard(party.lines)
    assert config.seed in told, "once it is over the seed is told"
    assert sealed & pieces(told) >= {config.seed[:PIECE]}, "the search finds what is there"
    log = server.said()
    for secret in [config.seed, *(secret for pair in people for secret in pair)]:
        assert secret not in log


# --- another world


def worlds(game: Game, config: TableConfig, rows: list[LogRow]) -> Iterator[tuple[int, list[Step], Position]]:
    """Event by event: its number, its steps, and the truth after it."""
    run = history.Run(game, config.setup(game), config.seal(), config.names())
    for event in history.replayed(run, history.standing(rows)):
        yield event.row.n, event.steps, run.position


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_message_is_what_another_world_would_have_sent(server: Host, name: str, seats: int) -> None:
    """From the first deal on, each seat's view, moves and questions come from a world in which all that it may not know is
    different; the watcher's from one reshuffled for somebody. What they are told is what the game lets them hear."""

    async def whole() -> Party:
        party = Party.open(server.address, name, seats)
        await party.sit(watchers=1)
        await party.play(Random(seats + 7), LONGEST)
        await party.close()
        return party

    party = asyncio.run(whole())
    config, rows = stored(server, party.table)
    game = games.load(name)
    rng = Rng(seats)
    seen: dict[int | None, tuple[Mirror, Iterator[str]]] = {None: (Mirror(), iter(party.watchers[0].heard))}
    for seat, line in enumerate(party.lines):
        seen[seat] = (Mirror(), iter(line.heard))
    changed = 0
    for n, steps, truth in worlds(game, config, rows):
        for perspective, (mirror, heard) in seen.items():
            events: list[messages.Event] = []
            while mirror.n < n:
                text = next(heard)
                message = decode_from_server(text)
                assert messages.encode(message).decode() == text, "a field that no message has"
                mirror.apply(message)
                if isinstance(message, messages.Update):
                    events = message.events
            other = truth.copy()
            other.reshuffle(rng.below(seats) if perspective is None else perspective, rng)
            changed += other.to_data() != truth.to_data()
            assert mirror.view is not None
            assert written(mirror.view) == written(game.view(other, perspective)), (n, perspective)
            assert mirror.legal == ([] if perspective is None else game.legal(other, perspective)), (n, perspective)
            if n:
                assert events == Perspective(game, perspective).events(steps), (n, perspective)
    assert changed > len(rows) // 2 or not hides_things(name), "the other worlds were not other"


@pytest.mark.parametrize("name", games.names())
def test_what_can_be_asked_meanwhile_tells_no_more(server: Host, name: str) -> None:
    """Replay, record, table, broadcast and refusals of a running game, asked by strangers, watchers and players."""

    async def whole(moves: int) -> Party:
        party = Party.open(server.address, name, 2)
        await party.sit()
        await party.play(Random(3), moves)
        return party

    for moves in (12, 4, 1):  # fewer, if the game is over by then
        party = asyncio.run(whole(moves))
        if not party.over:
            break
    table, tokens = party.table, [guest.token for guest in party.guests]
    config, rows = stored(server, table)
    assert config.state == "playing"
    game = games.load(name)
    truth = [after for n, steps, after in worlds(game, config, rows)][-1]
    sealed = {form for secret in draws(config, rows) for form in forms(secret)}
    others = [occupant.person for occupant in config.occupants] + tokens
    for token in ("", *tokens, Guest(server.address, "Nosy").token):
        for path in ("", "/record", "/replay", "/replay?seat=A", "/replay?seat=B", "/broadcast"):
            answer = ask(server.address, "GET", f"/api/tables/{table}{path}", token=token)
            assert not sealed & pieces(answer.text)
            assert not [secret for secret in others if secret in answer.text]
            if "/replay" in path and answer.status == 200:
                perspective = ord(path[-1]) - ord("A") if "seat" in path else None
                assert perspective is None or tokens[perspective] == token
                other = truth.copy()
                other.reshuffle(0 if perspective is None else perspective, Rng(1))
                assert written(last_view(answer.data)) == written(game.view(other, perspective))
            elif path in ("/record", "/broadcast"):
                assert answer.status in (404, 409)
    refused = [ask(server.address, "GET", f"/api/tables/{table}/replay?seat={s}", token=tokens[s == "A"]) for s in "AB"]
    assert [answer.status for answer in refused] == [403, 403]
