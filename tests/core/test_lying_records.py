"""Records of a server that lies: everything in them fits together, but something went into chance that it could have chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sheepfold import games
from sheepfold.core.chain import ChainRow
from sheepfold.core.entropy import EntropyChain
from sheepfold.core.errors import BadInput
from sheepfold.core.record import read, steps, write
from sheepfold.core.recorded import Record
from sheepfold.core.sealed import seal_of, verify_file
from sheepfold.table.messages import Do, Reveal
from sheepfold.table.rows import LogRow
from sheepfold.table.sealing import REVEAL_SECONDS
from tests.said import says
from tests.table.driving import Driver

CHAIN = EntropyChain("0a" * 32, 200)
CHOSEN = "0123456789abcdef" * 4


def played(driver: Driver) -> str:
    """The record of a game in which A commits to a chain and moves without it."""
    driver.table.config.anchors = {"A": CHAIN.anchor}
    guests = driver.start()
    driver.send(guests[0], Reveal("r", CHAIN.next(CHAIN.anchor)))
    while driver.table.config.state == "playing":
        driver.move(guests)
    return driver.table.status.record()


def told_anew(text: str, rows: list[ChainRow] | None, **other: object) -> bytes:
    """The same record with another log, every head made to fit; None: with none."""
    game, found = read(text, games.load)
    *_, last = steps(game, found)
    changed: Record = replace(found, rows=rows or [], head="", **other)  # type: ignore[arg-type]
    if rows:
        changed.head = seal_of(changed).chain().heads(rows)[-1]
    return write(game, changed, last.after).encode()


def test_nothing_but_moves_and_a_restore_adds_to_chance() -> None:
    """The server learns what a seat adds, tries numbers of its own until it likes the draw, and puts one into a step that is no move."""
    driver = Driver(game="bauernschlau")
    driver.table.config.anchors = {"A": CHAIN.anchor}
    guests = driver.start()
    driver.send(guests[0], Reveal("r", CHAIN.next(CHAIN.anchor)))
    for _ in range(4):
        driver.move(guests)
    rows = list(driver.table.context.log.rows)
    epoch = LogRow(table="t", n=len(rows), kind="epoch", seat=-1, text="", fate=[], id="", spent=0, at=2000, entropy=CHOSEN)
    driver.table = driver.read(driver.table.config, [*rows, epoch], [])
    guests = driver.start()
    while driver.table.config.state == "playing":
        driver.move(guests)
    text = driver.table.status.record()
    verify_file(text.encode(), games.load)  # an epoch is told, and may be
    log = read(text, games.load)[1].rows
    at = log.index(next(row for row in log if row.kind == "epoch"))
    for kind in ("pause", "start", "undo"):
        stray = replace(log[at], kind=kind, text="[]")
        lie = [*log[:at], log[at + 1], stray, *log[at + 2 :]]
        with says(BadInput, match=f"step {at + 1} adds something to chance that no seat committed to"):
            verify_file(told_anew(text, lie), games.load)


def test_a_log_that_would_show_what_seats_added_cannot_be_left_out() -> None:
    text = played(Driver(game="sheep-sheep"))
    verify_file(text.encode(), games.load)
    with says(BadInput, match="seats committed to what they add to chance, but the game file has no log"):
        verify_file(told_anew(text, None), games.load)


def test_a_number_given_openly_does_not_count_beside_those_committed_to() -> None:
    """Otherwise a server could choose one for the seat of a bot, once it knows the others."""
    driver = Driver(game="sheep-sheep")
    driver.table.config.entropy = {"B": "c0ffee"}
    text = played(driver)
    assert "entropy A" in text
    assert "entropy B" not in text
    verify_file(text.encode(), games.load)
    loose = Driver(game="sheep-sheep")
    loose.table.config.entropy = {"B": "c0ffee"}
    loose.table.config.fixed = True
    with says(BadInput, match="seat B added a number to the deal that it had not committed to"):
        verify_file(played(loose).encode(), games.load)


def test_a_seat_cannot_choose_move_by_move_whether_it_adds_its_number() -> None:
    """A server in league with it could have told it each time what would come."""
    driver = Driver(game="sheep-sheep")
    driver.table.config.anchors = {"A": CHAIN.anchor}
    guests = driver.start()
    driver.pass_time(REVEAL_SECONDS + 1)
    moves = 0
    while driver.table.config.state == "playing":
        guest = next(guest for guest in guests if guest.mirror.legal)
        number = CHAIN.next(driver.table.run.links[0]) if driver.table.run and guest.seat == 0 and moves % 3 else ""
        driver.table.context.log.silent.clear()  # what an honest server never does
        driver.send(guest, Do(f"d{driver.table.n}", guest.mirror.prompt, guest.mirror.legal[0], number))
        moves += guest.seat == 0
    with says(BadInput, match="seat A adds to chance again at step"):
        verify_file(driver.table.status.record().encode(), games.load)


@pytest.mark.parametrize("seat", [6, 99, -2])
def test_a_step_of_a_seat_that_cannot_be_is_told(seat: int) -> None:
    text = played(Driver(game="sheep-sheep"))
    rows = read(text, games.load)[1].rows
    undone = [*rows, replace(rows[1], seat=seat), replace(rows[1], kind="undo", text=f"[{len(rows)}]", fate=[])]
    with says(BadInput, match="expected a step of the log"):
        verify_file(told_anew(text, undone), games.load)
