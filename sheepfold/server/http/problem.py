"""A refusal as the answer to a request: why, in English and as a message, and when to come back."""

from __future__ import annotations

from starlette.responses import Response

from sheepfold.language import english
from sheepfold.server import bodies
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused


def problem(no: RequestRefused) -> Response:
    told = bodies.Problem(error=english(messages.read(no.message), no.game), message=no.message, rule=no.rule)
    headers = {}
    if no.status == 429 and "seconds" in no.message.values:
        headers["retry-after"] = str(no.message.values["seconds"])
    return Response(messages.encode(told), no.status, headers, media_type="application/json")
