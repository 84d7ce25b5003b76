"""What an error says to people: refusals and bad input are messages, which a catalogue turns into English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from sheepfold.core.errors import BadInput, Refused
from sheepfold.language import english
from sheepfold.table import messages

Error = TypeVar("Error", BadInput, Refused)


def reason(refused: messages.RefusedMove | Refused) -> str:
    """Why a guest's message was not carried out, in English."""
    message = refused.message
    return english(messages.read(message) if isinstance(message, messages.Message) else message)


@contextmanager
def says(kind: type[Error], match: str, game: str = "") -> Iterator[pytest.ExceptionInfo[Error]]:
    """As `pytest.raises(kind, match=…)`, for the English sentence of the error."""
    with pytest.raises(kind) as caught:
        yield caught
    assert re.search(match, english(caught.value, game)), f"{match!r} is not in {english(caught.value, game)!r}"
