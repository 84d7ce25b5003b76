"""Chains of numbers that seats commit to: each is the hash of the next, and nothing fits but the next."""

from __future__ import annotations

from hashlib import sha256

import pytest

from sheepfold.core.entropy import EntropyChain, check_links, link
from sheepfold.core.errors import BadInput
from tests.said import says


def test_a_chain_is_the_one_of_docs_records() -> None:
    chain = EntropyChain("07" * 32, 50)
    number = bytes.fromhex("07" * 32)
    found = [number.hex()]
    for _ in range(50):
        number = sha256(b"sheepfold link 1\n" + number).digest()
        found.append(number.hex())
    assert chain.anchor == found[-1]
    for before, after in zip(found[:0:-1], found[-2::-1], strict=True):
        assert chain.next(before) == after
        assert link(after) == before
    assert chain.next(found[0]) == "", "the last number has none after it"


def test_what_is_not_in_a_chain_has_no_next() -> None:
    chain = EntropyChain(length=20)
    for number in ("", "00" * 32, EntropyChain().anchor, chain.anchor[2:] + chain.next(chain.anchor)[:2]):
        assert chain.next(number) == ""


def test_secrets_are_fresh() -> None:
    assert len({EntropyChain(length=1).secret for _ in range(20)}) == 20


def test_links_are_checked_in_order() -> None:
    chain = EntropyChain(length=9)
    one = chain.next(chain.anchor)
    two, anchors = chain.next(one), {"A": chain.anchor}
    check_links(anchors, {"A": one, "B": "c0ffee"}, [(1, "A", two)])
    check_links(anchors, {}, [(1, "A", one), (3, "A", two)])
    for given, moves in (
        ({"A": two}, []),
        ({"A": "c0ffee"}, []),
        ({"A": "no number"}, []),
        ({"A": one}, [(4, "A", one)]),
        ({}, [(4, "A", two)]),
        ({}, [(4, "B", one)]),
    ):
        with says(BadInput, match=f"at step {moves[0][0] if moves else 0} is not what it had committed to"):
            check_links(anchors, given, moves)


@pytest.mark.parametrize("bit", range(0, 256, 37))
def test_every_bit_of_a_number_matters(bit: int) -> None:
    number = int("5a" * 32, 16)
    assert link(f"{number:064x}") != link(f"{number ^ 1 << bit:064x}")
