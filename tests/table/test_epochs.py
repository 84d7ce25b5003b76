"""After a restore: the same moves bring other draws than players have seen, and the record says so and holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.__main__ import run
from sheepfold.core.chain import held_against, read_receipt
from sheepfold.core.errors import BadInput
from sheepfold.core.sealed import verify_file
from sheepfold.table.config import TableConfig, draft_of
from sheepfold.table.messages import Do, Undo, Welcome
from sheepfold.table.rows import LogRow
from tests.said import says
from tests.table.driving import Driver, Guest

FRESH = "0123456789abcdef" * 4


def restored(driver: Driver, config: TableConfig, rows: list[LogRow], entropy: str = FRESH) -> list[Guest]:
    """The table as it was, a new epoch begun, and everybody back."""
    n = len(rows)
    epoch = LogRow(table=config.id, n=n, kind="epoch", seat=-1, text="", fate=[], id="", spent=0, at=2000, entropy=entropy)
    driver.table = driver.read(config, [*rows, epoch], [])
    return driver.start()


def played(driver: Driver, guests: list[Guest], moves: int) -> list[list[str]]:
    """The first legal move, the second, the third, and so on; what fate did after each."""
    for number in range(moves):
        if driver.table.config.state == "playing":
            guest = next(guest for guest in guests if guest.mirror.legal)
            text = guest.mirror.legal[number % len(guest.mirror.legal)]
            driver.send(guest, Do(f"p{driver.table.n}", guest.mirror.prompt, text))
    return [row.fate for row in driver.table.context.log.rows if row.kind in ("start", "move")]


@pytest.mark.parametrize("name", games.names())
def test_the_same_moves_bring_other_draws(name: str) -> None:
    driver = Driver(game=name)
    opened = draft_of(driver.table.config)
    guests = driver.start()
    seen = played(driver, guests, 60)
    log, config = driver.table.context.log, driver.table.config
    assert sum(map(len, seen[3:])) > 2
    state = draft_of(config)
    state.state, state.result = "playing", None
    again = restored(driver, state, log.rows[:3])
    assert played(driver, again, 60)[3:] != seen[3:]
    # A table that was open in the backup deals again; where there is little to deal, the result may be the same now and then.
    assert any(played(driver, restored(driver, opened, [], digit * 64), 1)[0] != seen[0] for digit in "0123456789abcdef")


@pytest.mark.parametrize("at", [0, 1, 5])
def test_a_restored_game_is_verified_and_says_what_was_lost(
    at: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    driver = Driver(game="bouc-makers")
    opened = draft_of(driver.table.config)
    guests = driver.start()
    played(driver, guests, 12)
    knowing = guests[0].mirror
    rows, config = driver.table.context.log.rows[:at], driver.table.config if at else opened
    guests = restored(driver, config, rows)
    back = Guest(0, "person 0")
    driver.do(driver.table.attach, back, knowing.n, knowing.head)
    assert back.last(Welcome).lost
    while driver.table.config.state == "playing":
        driver.move(guests)
    text = driver.table.status.record()
    _, record = verify_file(text.encode(), games.load)
    heads = driver.table.config.seal().chain().heads(record.rows)
    receipts = [read_receipt(f"{n}:{head}") for n, head in sorted(knowing.receipts)]
    assert {message.id for _, message in held_against(receipts[:at], heads, record.rows)} <= {"chain-holds"}
    assert {message.id for _, message in held_against(receipts[at:], heads, record.rows)} == {"chain-restored"}
    path = tmp_path / "restored.record"
    path.write_text(text, encoding="utf-8")
    assert run(["verify", str(path)]) == 0
    assert f"at step {at} the server was restored from a backup" in capsys.readouterr().out
    again = driver.read(driver.table.config, list(driver.table.context.log.rows), [])
    assert again.status.record() == text


def test_an_epoch_that_is_not_the_one_drawn_by_is_caught() -> None:
    driver = Driver(game="bouc-makers")
    guests = driver.start()
    played(driver, guests, 4)
    guests = restored(driver, driver.table.config, driver.table.context.log.rows)
    driver.move(guests)
    config, rows = driver.table.config, driver.table.context.log.rows
    while driver.table.config.state == "playing":
        driver.move(guests)
    text = driver.table.status.record().replace(FRESH, "f" * 64)
    with says(BadInput, match="the game file was changed"):
        verify_file(text.encode(), games.load)
    assert any(row.entropy == FRESH for row in rows)
    driver.read(config, rows, [])


def test_a_move_from_before_the_restore_can_be_taken_back() -> None:
    driver = Driver(game="sheep-sheep")
    guests = driver.start()
    while True:
        mover = next(guest for guest in guests if guest.mirror.legal)
        driver.send(mover, Do(f"m{driver.table.n}", mover.mirror.prompt, mover.mirror.legal[0]))
        if driver.table.status.may_undo(mover.seat or 0):
            break
    last = driver.table.n
    guests = restored(driver, driver.table.config, driver.table.context.log.rows)
    assert driver.send(guests[mover.seat or 0], Undo("u")).n == last + 2
    assert driver.table.context.log.rows[-1].text == f"[{last}]"
    driver.table = driver.read(driver.table.config, driver.table.context.log.rows, [])
