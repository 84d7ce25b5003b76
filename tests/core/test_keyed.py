"""HMAC under a prepared key is the standard library's HMAC; a row's canonical text is what JSON makes of it."""

from __future__ import annotations

import hmac
import json

import pytest

from sheepfold.core.chain import ChainRow
from sheepfold.core.keyed import Keyed


@pytest.mark.parametrize("size", [0, 1, 32, 64])
def test_it_is_the_hmac_of_the_standard_library(size: int) -> None:
    key = bytes(range(size))
    keyed = Keyed(key)
    for length in (0, 1, 55, 56, 63, 64, 65, 500):
        data = bytes(length)
        assert keyed.digest(data) == hmac.digest(key, data, "sha256")


@pytest.mark.parametrize("text", ["bid 17", 'a "b" \\ c', "é🐑", "\x00\x1f\x7f\n\t", ""])
@pytest.mark.parametrize("entropy", ["", "ab" * 32])
def test_the_canonical_text_is_json_without_spaces(text: str, entropy: str) -> None:
    row = ChainRow(kind="move", seat=-1, text=text, fate=[text, "drawn 5"], id=text, spent=3, at=1_790_000_000, entropy=entropy)
    columns = [row.kind, row.seat, row.text, row.fate, row.id, row.spent, row.at, *([entropy] if entropy else [])]
    assert row.canonical() == json.dumps(columns, ensure_ascii=False, separators=(",", ":"))
