"""Hints: for a seat that is asked, one at a time, worked out elsewhere."""

from __future__ import annotations

from sheepfold.table.effects import Advice, Advise
from sheepfold.table.messages import Ask, Hint, Message
from tests.table.driving import Driver


def test_a_hint_is_asked_for_and_told_to_whom_it_is_for() -> None:
    driver = Driver()
    guests = driver.start()
    mover = next(guest for guest in guests if guest.mirror.legal)
    other = next(guest for guest in guests if guest is not mover)
    assert driver.send(other, Ask("h")).message.id == "refused-hint-not-asked"
    assert driver.send(mover, Ask("h", "nonsense")).message.id == "refused-hint-not-a-move"
    assert driver.send(mover, Ask("h")) is None
    assert driver.send(mover, Ask("i")).message.id == "refused-hint-under-way"
    (wanted,) = [effect for effect in driver.left if isinstance(effect, Advise)]
    assert (wanted.view, wanted.legal) == (mover.mirror.view, mover.mirror.legal)
    driver.do(driver.table.advised, wanted.guest, wanted.id, Advice(wanted.legal[0], Message("why", {})))
    assert mover.last(Hint).move == wanted.legal[0]
    assert driver.send(mover, Ask("j")) is None, "the next one may be asked for"
    driver.do(driver.table.advised, mover, "j", None)
    assert mover.heard[-1].message.id == "refused-hint-none"
