"""What both ends of a line agree on: how a message is read, and the codes with which a line is closed."""

from __future__ import annotations

import msgspec

from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused

CODES = {"closing": 1012, "slow": 1013, "kicked": 4001, "left": 4002, "moved": 4003, "deleted": 4004}
WRONG_WIRE = 426  # the status (upgrade required) of a hello in another version of the wire
WHY_CLOSED = {400: 4400, 401: 4401, 403: 4403, 404: 4404, 408: 1013, 409: 4409, WRONG_WIRE: 4005, 429: 1013, 503: 1013}


def read_message(data: str | bytes) -> messages.GuestMessage:
    """A message of a guest; RequestRefused says what is wrong with it."""
    if len(data) > messages.LONGEST_MESSAGE:
        raise RequestRefused(400, "message-too-long", most=messages.LONGEST_MESSAGE, size=len(data))
    try:
        found: messages.GuestMessage = messages.decode_guest(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise no_message(str(error)) from None
    id: str = getattr(found, "id", "")  # a hello has none
    if not (id.isascii() and id.isprintable()):
        raise no_message("Expected `str` of printable ASCII - at `$.id`")
    return found


def no_message(error: str) -> RequestRefused:
    return RequestRefused(400, "not-a-message", wire=messages.WIRE, error=error[:200])


def code_of(reason: str) -> int:
    """The code of a line that is closed with a bye."""
    return CODES.get(reason, 1000)


def farewell(no: RequestRefused) -> messages.Bye:
    """The last word to a guest who was not let in."""
    return messages.Bye("newer" if no.status == WRONG_WIRE else "refused", no.message)


def code_after(no: RequestRefused) -> int:
    """The code of a line that is closed on a guest who was not let in."""
    return WHY_CLOSED.get(no.status, 4400)
