"""Messages of guests are read, or refused with what is wrong with them."""

import json

import pytest

from sheepfold.server.tables.lines import read_message
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused


def said(**given: object) -> bytes:
    return json.dumps({"type": "do", "prompt": 3, "text": "bid 17", **given}).encode()


@pytest.mark.parametrize("id", ["k3", "~", " ", "x" * 40])
def test_an_id_is_printable(id: str) -> None:
    found = read_message(said(id=id))
    assert isinstance(found, messages.Do)
    assert found.id == id


@pytest.mark.parametrize("id", ["", "x" * 41, "k3\n", "k\x7f", "k\x00", "käse", "\u200b", "\u2028"])
def test_any_other_id_is_refused(id: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        read_message(said(id=id))
    assert refused.value.message.id == "refused-not-a-message"
    assert "$.id" in str(refused.value.message.values)


def test_a_hello_has_no_id() -> None:
    assert isinstance(read_message(b'{"type":"hello","wire":2,"table":"abcdefghijklmnop"}'), messages.Hello)
