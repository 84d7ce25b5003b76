"""What people do at a table besides moving: take back, vote, go away and come back, chat and mute, play again, look on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

import pytest

from sheepfold import games
from sheepfold.client import Guest
from sheepfold.core.sealed import Seal
from sheepfold.table import history, messages
from sheepfold.table.rows import LogRow
from tests.server.playing import Line, Party, ask, fresh, last_view, next_of
from tests.server.server_process import ServerProcess

FATE = "refused-undo-fate"
SHOWN = "refused-undo-revealed"


def views(party: Party) -> list[Any]:
    return [(line.mirror.view, line.mirror.legal) for line in party.all()]


async def reach(party: Party, n: int) -> None:
    for line in party.all():
        await line.reach(n)


async def proposal(party: Party, is_open: bool) -> messages.Proposal | None:
    """Everybody hears that something is proposed, or is no more."""
    for line in party.all():
        await line.news(lambda info: (info.proposal is not None) == is_open)
    table = party.lines[0].mirror.table
    assert table is not None
    return table.proposal


# --- taking back


def test_a_move_is_taken_back_alone_unless_fate_or_a_secret_stands_against_it(server: ServerProcess) -> None:
    """After every move of some games its maker tries: either all is as it was, for everybody, or nothing happened."""
    outcomes: dict[str, int] = {}

    async def whole(name: str) -> None:
        party = Party.open(server.address, name, 2)
        await party.sit(watchers=1)
        rng = Random(4)
        for number in range(40):
            if party.over:
                break
            line = rng.choice(party.asked())
            before, asked = views(party), party.asked()
            text = rng.choice(line.mirror.legal)
            n = await party.step(line, text)
            if party.over:
                break
            after = views(party)
            answer = await line.ask(messages.Undo(fresh()))
            if isinstance(answer, messages.Done):
                await reach(party, answer.n)
                assert answer.n == n + 1
                assert views(party) == before
                assert party.asked() == asked
                assert line.mirror.prompt == answer.n
                assert isinstance(await line.ask(messages.Do(fresh(), n, text)), messages.RefusedMove), (
                    "the old question is gone"
                )
                await party.step(line, text)
                outcomes["taken back"] = outcomes.get("taken back", 0) + 1
            else:
                assert isinstance(answer, messages.RefusedMove)
                assert answer.message.id in (FATE, SHOWN)
                assert views(party) == after
                outcomes[answer.message.id] = outcomes.get(answer.message.id, 0) + 1
        await party.close()

    for name in games.names():
        asyncio.run(whole(name))
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        gone = database.execute(
            "SELECT l.fate FROM log u, json_each(u.text) e JOIN log l ON l.table_id = u.table_id AND l.n = e.value"
            " WHERE u.kind = 'undo'"
        ).fetchall()
    assert gone
    assert set(gone) == {("[]",)}, "fate is never taken back"
    assert set(outcomes) == {"taken back", FATE, SHOWN}
    assert min(outcomes.values()) >= 5, outcomes


@pytest.mark.parametrize("yes", [True, False])
def test_beyond_ones_own_decision_all_must_agree(server: ServerProcess, yes: bool) -> None:
    party = Party.open(server.address, "bauernschlau", 3)

    async def whole() -> bool:
        await party.sit(watchers=1)
        rng = Random(6)
        history: list[tuple[Line, list[Any]]] = []
        while not party.over:
            line = rng.choice(party.asked())
            history.append((line, views(party)))
            await party.step(line, rng.choice(line.mirror.legal))
            if len(history) < 2 or history[-2][0] is line:
                continue
            before_me, mover = history[-2][1], history[-2][0]
            n = mover.mirror.n
            if isinstance(await mover.ask(messages.Undo("back")), messages.RefusedMove):
                continue
            others = [other for other in party.lines if other is not mover]
            wish = await proposal(party, is_open=True)
            assert wish is not None
            assert (wish.what, len(wish.waiting)) == ("undo", 2)
            assert isinstance(await mover.ask(messages.Vote("own", True)), messages.RefusedMove)
            assert isinstance(await party.watchers[0].ask(messages.Vote("w", True)), messages.RefusedMove)
            assert isinstance(await others[0].ask(messages.Vote("one", True)), messages.Done)
            assert mover.mirror.n == n, "one of two is not all"
            assert isinstance(await others[0].ask(messages.Vote("two", True)), messages.RefusedMove), "nobody votes twice"
            assert isinstance(await others[1].ask(messages.Vote("end", yes)), messages.Done)
            assert await proposal(party, is_open=False) is None
            if yes:
                await reach(party, n + 1)
                assert views(party) == before_me
                assert mover.mirror.prompt == n + 1
            else:
                assert [line.mirror.n for line in party.all()] == [n] * 4
            await party.play(rng, 5)
            await party.close()
            return True
        return False

    assert asyncio.run(whole())


def test_a_move_ends_what_was_proposed(server: ServerProcess) -> None:
    party = Party.open(server.address, "bauernschlau", 2)

    async def whole() -> None:
        await party.sit()
        rng = Random(6)
        last = None
        while not party.over:
            line = party.asked()[0]
            await party.step(line, rng.choice(line.mirror.legal))
            if last not in (None, line) and isinstance(await last.ask(messages.Undo("back")), messages.Done):
                await proposal(party, is_open=True)
                asked = party.asked()[0]
                await party.step(asked, asked.mirror.legal[0])
                assert await proposal(party, is_open=False) is None
                assert isinstance(await line.ask(messages.Vote("late", True)), messages.RefusedMove)
                await party.close()
                return
            last = line
        pytest.fail("nothing could be proposed")

    asyncio.run(whole())


# --- at the same time


def test_sealed_choices_leave_each_others_questions_alone(server: ServerProcess) -> None:
    party = Party.open(server.address, "bouc-makers", 3)

    async def whole() -> None:
        await party.sit()
        rng = Random(8)
        while not party.over:
            asked = party.asked()
            if len(asked) == 1:
                await party.step(asked[0], rng.choice(asked[0].mirror.legal))
                continue
            rng.shuffle(asked)
            prompts = {id(line): line.mirror.prompt for line in asked}
            for line in asked:
                text = rng.choice(line.mirror.legal)
                message = messages.Do(fresh(), prompts[id(line)], text)
                done = await line.ask(message)
                assert isinstance(done, messages.Done), done
                await reach(party, done.n)
                again = await line.ask(messages.Do(fresh(), prompts[id(line)], text))
                assert isinstance(again, messages.RefusedMove), "a second click is a second id, and changes nothing"
                if not text.startswith("bid"):  # what is put back at the end is chosen at the same time too, and can be undone
                    continue
                back = await line.ask(messages.Undo(fresh()))
                assert isinstance(back, messages.RefusedMove), "a bid is final (BM-3.1)"
                assert back.message.id in (SHOWN, FATE)
        await party.close()

    asyncio.run(whole())


# --- votes and absence


def test_more_than_half_agree_on_a_bot_and_its_person_is_back_in_time(server: ServerProcess) -> None:
    party = Party.open(server.address, "bouc-makers", 4)

    async def whole() -> None:
        await party.sit()
        a, b, c, d = party.lines
        no = await a.ask(messages.Propose("p0", "bot", "D"))
        assert isinstance(no, messages.RefusedMove)
        assert (no.message.id, no.message.values) == ("refused-propose-is-here", {"seat": "D"})
        for seat in "AF":
            assert isinstance(await a.ask(messages.Propose(f"p{seat}", "bot", seat)), messages.RefusedMove)
        await d.close()
        party.lines.pop()
        await a.news(lambda info: not info.seats[3].here)
        assert isinstance(await a.ask(messages.Propose("p1", "bot", "D")), messages.Done)
        wish = await proposal(party, is_open=True)
        assert wish is not None
        assert (wish.what, wish.by, wish.seat, wish.waiting) == ("bot", "A", "D", ["B", "C"])
        assert isinstance(await b.ask(messages.Vote("v1", False)), messages.Done)
        table = await a.news(lambda info: info.proposal is not None and info.proposal.waiting == ["C"])
        assert not table.standins, "one of three is not more than half"
        assert isinstance(await c.ask(messages.Vote("v2", True)), messages.Done)
        table = await a.news(lambda info: bool(info.standins))
        assert (table.standins[0].seat, table.standins[0].by) == ("D", "A")
        assert 50_000 < table.standins[0].left <= 60_000
        d = await Line.to(server.address, party.table, "D", party.guests[3].token)
        welcome = await d.hear()
        assert isinstance(welcome, messages.Welcome)
        assert [standin.seat for standin in welcome.table.standins] == ["D"], "they are told what was about to happen"
        party.lines.append(d)
        for line in party.lines:
            await line.news(lambda info: not info.standins and not info.seats[3].away and info.seats[3].here)
        await party.play(Random(1), 20)
        await party.close()

    asyncio.run(whole())


def test_two_noes_of_three_end_it(server: ServerProcess) -> None:
    party = Party.open(server.address, "bouc-makers", 4)

    async def whole() -> None:
        await party.sit()
        await party.lines.pop().close()
        a, b, c = party.lines
        await a.news(lambda info: not info.seats[3].here)
        assert isinstance(await a.ask(messages.Propose("p1", "bot", "D")), messages.Done)
        assert isinstance(await b.ask(messages.Vote("v1", False)), messages.Done)
        assert isinstance(await c.ask(messages.Vote("v2", False)), messages.Done)
        await proposal(party, is_open=False)
        assert a.mirror.table is not None
        assert not a.mirror.table.seats[3].away
        await party.close()

    asyncio.run(whole())


def test_who_goes_away_is_played_by_a_bot_until_back(server: ServerProcess) -> None:
    party = Party.open(server.address, "black-sheep", 2)

    async def whole() -> None:
        await party.sit()
        a, b = party.lines
        assert isinstance(await a.ask(messages.Away("off", True)), messages.Done)
        for number in range(3):
            while not b.mirror.legal:
                await b.hear()
            done = await b.do(b.mirror.legal[0])
            assert isinstance(done, messages.Done)
            await b.reach(done.n)
        assert isinstance(await a.ask(messages.Away("on", False)), messages.Done)
        assert b.mirror.n >= 4, "the bot has moved"
        await party.close()

    asyncio.run(whole())


# --- chat


def test_who_is_muted_is_not_heard_now_or_after_coming_back(server: ServerProcess) -> None:
    party = Party.open(server.address, "bouc-makers", 3)

    async def heard_by(line: Line, marker: str) -> list[str]:
        """Texts of chat until a line of C, whom nobody has muted, with the marker."""
        texts: list[str] = []
        while not texts or texts[-1] != marker:
            message = await line.hear()
            texts += [message.text] if isinstance(message, messages.Said) else []
        return texts

    async def whole() -> None:
        await party.sit(watchers=1)
        a, b, c = party.lines
        assert isinstance(await b.ask(messages.Mute("m1", "A", True)), messages.Done)
        assert isinstance(await b.ask(messages.Mute("m2", "watchers", True)), messages.Done)
        assert isinstance(await party.watchers[0].ask(messages.Mute("m3", "A", True)), messages.RefusedMove)
        for line, text in ((a, "from A"), (party.watchers[0], "from a watcher"), (c, "from C")):
            assert isinstance(await line.ask(messages.Say("s", text)), messages.Done)
        assert await heard_by(b, "from C") == ["from C"]
        assert isinstance(await a.ask(messages.Say("s", "from A")), messages.Done), "a line sent again is no second one"
        again = await Line.to(server.address, party.table, "B", party.guests[1].token)
        welcome = await again.hear()
        assert isinstance(welcome, messages.Welcome)
        assert [said.text for said in welcome.chat] == ["from C"]
        late = await Line.to(server.address, party.table, None)
        welcome = await late.hear()
        assert isinstance(welcome, messages.Welcome)
        assert [(said.who, said.name, said.text) for said in welcome.chat] == [
            ("A", "Guest A", "from A"),
            ("watchers", "", "from a watcher"),
            ("C", "Guest C", "from C"),
        ]
        assert isinstance(await b.ask(messages.Mute("m4", "A", False)), messages.Done)
        assert isinstance(await a.ask(messages.Say("t", "once more")), messages.Done)
        assert await heard_by(b, "once more") == ["once more"]
        for line in (again, late):
            await line.close()
        await party.close()

    asyncio.run(whole())


# --- again, and looking on


async def finish(party: Party, seed: int) -> None:
    await party.sit()
    await party.play(Random(seed))
    for line in party.lines:
        await line.news(lambda info: info.state == "over")


@pytest.mark.parametrize("seats", ["kept", "rotated"])
def test_another_game_with_the_same_people(server: ServerProcess, seats: str) -> None:
    party = Party.open(server.address, "black-sheep", 3)
    first = party.guests[0]
    rematch = f"/api/tables/{party.table}/rematch"
    assert ask(server.address, "POST", rematch, {"seats": seats}, first.token).status == 409
    asyncio.run(finish(party, 1))
    assert ask(server.address, "POST", rematch, {"seats": seats}, Guest(server.address, "Nosy").token).status == 403
    for guest in party.guests:
        wish = seats if guest is first else "rotated" if seats == "kept" else "kept"
        assert ask(server.address, "POST", rematch, {"seats": wish}, guest.token).data == {"table": "", "seat": ""}
    table = next_of(server.address, party.table)
    next_one = ask(server.address, "POST", rematch, {"seats": seats}, first.token).data
    assert next_one == {"table": table, "seat": "A" if seats == "kept" else "B"}, "as the first one wished"
    assert table != party.table
    info = ask(server.address, "GET", f"/api/tables/{next_one['table']}").data
    names = [seat["name"] for seat in info["seats"]]
    assert names == (["Guest A", "Guest B", "Guest C"] if seats == "kept" else ["Guest C", "Guest A", "Guest B"])
    scores = party.lines[0].mirror.view["scores"] if party.lines[0].mirror.view else []
    told = {"table": party.table, "scores": dict(zip(["Guest A", "Guest B", "Guest C"], scores, strict=True))}
    assert info["earlier"] == [told]
    assert info["seal"]["commit"] != ask(server.address, "GET", f"/api/tables/{party.table}").data["seal"]["commit"]
    assert ask(server.address, "GET", f"/api/tables/{party.table}").data["next"] == next_one["table"]


def test_the_loser_of_a_series_begins_the_next_game_wherever_he_sits(server: ServerProcess) -> None:
    party = Party.open(server.address, "sheep-sheep", 2, options={"first_player": "loser"})
    asyncio.run(finish(party, 2))
    view = party.lines[0].mirror.view
    assert view is not None
    loser = view["places"].index(max(view["places"]))
    wish = {"seats": "rotated"}
    for guest in party.guests:
        ask(server.address, "POST", f"/api/tables/{party.table}/rematch", wish, guest.token)
    table = next_of(server.address, party.table)
    seats = ask(server.address, "GET", f"/api/tables/{table}", token=party.guests[loser].token).data["seats"]
    mine = next(seat["seat"] for seat in seats if seat["you"])
    expected = mine if len(set(view["places"])) == 2 else "random"  # after a draw there is none (SS-2.12)
    assert ask(server.address, "GET", f"/api/tables/{table}").data["options"]["first_player"] == expected


def test_a_broadcast_is_rounds_late_and_a_replay_is_for_all_once_it_is_over(server: ServerProcess) -> None:
    party = Party.open(server.address, "black-sheep", 2, broadcast=2)
    path = f"/api/tables/{party.table}/broadcast"
    seen: list[dict[str, Any]] = []  # the views after each event
    moved: list[int] = []  # who made it

    async def whole() -> None:
        await party.sit()
        seen.append({"AB"[seat]: line.mirror.view for seat, line in enumerate(party.lines)})
        rng = Random(3)
        for number in range(12):
            line = party.asked()[0]
            moved.append(party.lines.index(line))
            await party.step(line, rng.choice(line.mirror.legal))
            seen.append({"AB"[seat]: line.mirror.view for seat, line in enumerate(party.lines)})
            late = (await asyncio.to_thread(ask, server.address, "GET", path)).data
            assert all(moved[late["n"] :].count(seat) >= 2 for seat in range(2)) or late["n"] == -1, (late["n"], moved)
            assert late["views"] == (seen[late["n"]] if late["n"] >= 0 else {})
        assert late["n"] >= 0
        await party.play(rng)
        for line in party.lines:
            await line.news(lambda info: info.state == "over")
        await party.close()

    asyncio.run(whole())
    for seat in "AB":
        told = ask(server.address, "GET", f"/api/tables/{party.table}/replay?seat={seat}").data
        assert last_view(told) == party.lines["AB".index(seat)].mirror.view
    assert ask(server.address, "GET", path).data["views"]["B"] == party.lines[1].mirror.view
    assert ask(server.address, "GET", f"/api/tables/{party.table}/replay?seat=C").status == 404


def test_a_choice_taken_back_is_a_new_question_to_its_maker_only() -> None:
    """No game lets a sealed choice be taken back today; if one does, seats that are still choosing must not notice."""
    game = games.load("bouc-makers")
    seal = Seal("a-table-with-a-long-id", bytes(32))
    run = history.Run(game, game.setup(3), seal, {})
    dealt = history.drawn(run.settle())
    bid = game.legal(run.position, 0)[0]
    rows = [
        LogRow(table=seal.table, n=0, kind="start", seat=-1, text="", fate=dealt, id="", spent=0, at=0),
        LogRow(table=seal.table, n=1, kind="move", seat=0, text=bid, fate=[], id="m", spent=0, at=0),
        LogRow(table=seal.table, n=2, kind="undo", seat=0, text="[1]", fate=[], id="u", spent=0, at=0),
    ]
    led = history.lead(history.Run(game, game.setup(3), seal, {}), rows)
    assert led.asked == [0, 1, 2]
    assert led.prompts == [2, 0, 0]


def test_who_comes_and_goes_quickly_is_played_by_no_bot_in_the_end(server: ServerProcess) -> None:
    async def hurry() -> None:
        party = Party.open(server.address, "sheep-sheep", 2, options={"first_player": "A"})
        await party.sit()
        line = party.lines[0]
        for number in range(20):
            await line.send(messages.Away(f"go{number}", True))
            await line.send(messages.Away(f"back{number}", False))
        await line.answer("back19")
        await line.ask(messages.Say("sync", "here"))
        n = line.mirror.n
        await asyncio.sleep(1.5)  # a bot that stayed would have moved by now
        await line.ask(messages.Say("sync again", "still here"))
        assert line.mirror.n == n
        await party.close()

    asyncio.run(hurry())
