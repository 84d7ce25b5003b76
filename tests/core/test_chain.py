"""Receipts: heads of the chain that a table's log forms, what they prove, and that they tell nothing before the seed is known."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256

import pytest

from sheepfold.core.chain import ChainRow, Receipt, held_against, moves_of, read_receipt, read_row
from sheepfold.core.errors import BadInput
from sheepfold.core.heads import Chain
from sheepfold.core.sealed import Seal
from tests.said import says

SEAL = Seal("Tb_4-w9xQ2mLk7Zp", bytes(range(32)))


def a_row(text: str = "bid 17", kind: str = "move", **more: object) -> ChainRow:
    given = {"seat": 0, "fate": [], "id": "m1", "spent": 1500, "at": 1000, **more}
    return ChainRow(kind=kind, text=text, **given)  # type: ignore[arg-type]


ROWS = [a_row("", "start", seat=-1, id="", fate=["roll 3"]), a_row(), a_row("bid 22", seat=1, fate=["roll 4"])]


def test_the_chain_is_the_one_of_docs_records() -> None:
    """Written once more from the document, without the module's own functions."""
    table = b"Tb_4-w9xQ2mLk7Zp"
    key = hmac.new(bytes(range(32)), b"sheepfold chain 1\n" + table, sha256).digest()
    head = sha256(b"sheepfold chain 1\n" + table + b"\n" + SEAL.commit.encode()).digest()
    for row in (
        b'["start",-1,"",["roll 3"],"",1500,1000]',
        b'["move",0,"bid 17",[],"m1",1500,1000]',
        b'["move",1,"bid 22",["roll 4"],"m1",1500,1000]',
    ):
        head = hmac.new(key, head + row, sha256).digest()
    assert SEAL.chain().heads(ROWS)[-1] == head.hex()


def test_a_row_without_entropy_has_the_bytes_it_had_before_there_was_any() -> None:
    assert a_row().canonical() == '["move",0,"bid 17",[],"m1",1500,1000]'
    assert a_row(entropy="00ff").canonical() == '["move",0,"bid 17",[],"m1",1500,1000,"00ff"]'


@pytest.mark.parametrize(
    "change",
    [
        {"text": "bid 18"},
        {"seat": 1},
        {"kind": "clock"},
        {"fate": ["x"]},
        {"id": "m2"},
        {"spent": 1},
        {"at": 9},
        {"entropy": "0a"},
    ],
)
def test_every_part_of_a_row_matters_to_all_heads_after_it(change: dict[str, object]) -> None:
    other = [ROWS[0], a_row(**{"text": "bid 17", **change}), ROWS[2]]  # type: ignore[arg-type]
    mine, theirs = SEAL.chain().heads(ROWS), SEAL.chain().heads(other)
    assert [a == b for a, b in zip(mine, theirs, strict=True)] == [True, False, False]


def test_heads_depend_on_table_and_seal() -> None:
    heads = {
        chain.heads(ROWS)[0]
        for chain in (SEAL.chain(), Seal("another", SEAL.seed).chain(), Seal(SEAL.table, bytes(32)).chain())
    }
    assert len(heads) == 3


def test_without_the_seed_a_head_fits_no_guess() -> None:
    """A guest knows the table, the commit, all heads before and after, and that the hidden move is one of a few: whatever public
    thing the head is keyed with, no guess gives it. Who has the seed finds the move at once."""
    guesses = [a_row(f"bid {number}") for number in range(14, 27)]
    truth = a_row("bid 19")
    before, head = SEAL.chain().heads([ROWS[0], truth])
    public = [b"", SEAL.table.encode(), SEAL.commit.encode(), bytes.fromhex(SEAL.commit), bytes.fromhex(before), bytes(32)]
    for guess in guesses:
        row = guess.canonical().encode()
        tried = {sha256(key + bytes.fromhex(before) + row).hexdigest() for key in public}
        tried |= {hmac.new(key, bytes.fromhex(before) + row, sha256).hexdigest() for key in public}
        tried |= {Chain(SEAL.table, SEAL.commit, key).heads([ROWS[0], guess])[1] for key in public}
        assert head not in tried
    assert [guess.text for guess in guesses if SEAL.chain().heads([ROWS[0], guess])[1] == head] == ["bid 19"]


def test_heads_of_two_worlds_are_alike_over_all_seeds() -> None:
    """To somebody who does not know the seed, heads of either world are coins: each bit is set for half of all seeds, in both, and
    whether a bit is the same in both worlds is a coin too."""
    times = 600
    ones, same = [[0] * 256, [0] * 256], [0] * 256
    for number in range(times):
        chain = Seal(SEAL.table, sha256(b"%d" % number).digest()).chain()
        bits = [int(chain.heads([ROWS[0], a_row(text)])[1], 16) for text in ("bid 17", "bid 22")]
        for bit in range(256):
            here, there = (value >> bit & 1 for value in bits)
            ones[0][bit] += here
            ones[1][bit] += there
            same[bit] += here == there
    spread = 5 * (times / 4) ** 0.5  # five standard deviations
    assert all(abs(count - times / 2) < spread for counts in (*ones, same) for count in counts)


# --- rows as text


def test_a_row_is_read_back() -> None:
    for row in [*ROWS, a_row('Grüß\u2028 "q"', entropy="00" * 32)]:
        assert read_row(row.canonical()) == row


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "null",
        "[" * 100_000,
        '["move",0,"bid 17",[],"m1",1500]',
        '["move",0,"bid 17",[],"m1",1500,true]',
        '["move",0,"bid 17",[3],"m1",1500,1000]',
        '["dance",0,"bid 17",[],"m1",1500,1000]',
        '["move",0,"bid 17",[],"m1",1500,1000,""]',
        '["move",0,"bid 17",[],"m1",1500,1000,"00","00"]',
        '["move", 0,"bid 17",[],"m1",1500,1000]',
        '["move",0,"bid 17",[],"m1",1500,1e3]',
    ],
)
def test_what_is_no_row_is_none(text: str) -> None:
    assert read_row(text) is None


def test_moves_that_were_taken_back_are_not_in_the_record() -> None:
    rows = [*ROWS[:2], a_row("[1]", "undo"), a_row("bid 18"), a_row("[[0,9]]", "pause", seat=-1)]
    assert moves_of(rows) == [(-1, "roll 3"), (0, "bid 18")]


@pytest.mark.parametrize("text", ["[3]", "[-1]", "x", "[true]", "{}", "[2]"])
def test_an_undo_of_what_is_not_before_it_is_told(text: str) -> None:
    with says(BadInput, match="step 2 undoes what is not before it"):
        moves_of([*ROWS[:2], a_row(text, "undo")])


# --- receipts


def test_receipts_are_read() -> None:
    head = "0a" * 32
    assert read_receipt(f"8:{head}\n") == Receipt("", 8, head)
    assert read_receipt(f"{SEAL.table}:8:{head}") == Receipt(SEAL.table, 8, head)
    for text in ("", "8", f"8:{head[1:]}", f"-1:{head}", f"8:{head.upper()}", f"a b:8:{head}", json.dumps([8, head])):
        with says(BadInput, match="a receipt is N:HEAD or TABLE:N:HEAD"):
            read_receipt(text)


def test_a_receipt_tells_what_was_done_to_the_log() -> None:
    heads = SEAL.chain().heads(ROWS)
    mine = [Receipt("", n, head) for n, head in enumerate(heads)]

    def said(rows: list[ChainRow]) -> list[tuple[bool, str]]:
        found = held_against(mine, SEAL.chain().heads(rows), rows)
        return [(holds, message.id) for holds, message in found]

    assert said(ROWS) == [(True, "chain-holds")] * 3
    assert said(ROWS[:2]) == [(True, "chain-holds")] * 2 + [(False, "chain-lost")]
    changed = [ROWS[0], a_row("bid 18"), ROWS[2]]
    assert said(changed) == [(True, "chain-holds"), (False, "chain-changed"), (False, "chain-changed")]
    epoch = a_row("", "epoch", seat=-1, entropy="00" * 32)
    assert said([*ROWS[:2], epoch, ROWS[2]]) == [(True, "chain-holds")] * 2 + [(False, "chain-restored")]
