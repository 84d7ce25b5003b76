"""What a request brings and why it is refused, as data: alike over HTTP and without a server."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from sheepfold.core.errors import BadInput
from sheepfold.server.http.requests import Request
from sheepfold.server.store.store import StoreError
from sheepfold.table.refusals import RequestRefused

log = logging.getLogger("sheepfold.http")


def decode_body(data: bytes, request: Request) -> Any:
    """The body in the type the request takes; RequestRefused quotes what is wrong with it."""
    if request.body is None:
        return None
    try:
        return msgspec.json.decode(data or b"{}", type=request.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestRefused(422, "plain", text=str(error)[:300]) from None


def refused(no: RequestRefused | StoreError | BadInput) -> RequestRefused:
    """What kept a request from being done, as a refusal; a table that cannot be read is told to the host, not to guests."""
    if isinstance(no, RequestRefused):
        return no
    if isinstance(no, StoreError):
        return RequestRefused.by_store(no.kind)
    log.error("a table cannot be read: %s", no)
    return RequestRefused(503, "table-unreadable")
