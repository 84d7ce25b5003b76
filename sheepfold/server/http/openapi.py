"""The HTTP requests as an OpenAPI document, made from the same list that serves them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from sheepfold.server import bodies
from sheepfold.server.http.requests import REQUESTS, Request
from sheepfold.table import messages

REFUSALS = {
    "400": "not a request this server understands",
    "401": "no secret came, or none that is known",
    "403": "not yours",
    "404": "there is nothing like that",
    "408": "the body did not come in time",
    "409": "not now",
    "413": "too long",
    "415": "not JSON",
    "422": "the content does not fit",
    "429": "too often; `Retry-After` says when to come back",
    "503": "the server cannot do that now",
}


@cache
def described() -> bytes:
    """The document of this server, as it is sent."""
    return msgspec.json.encode(openapi(REQUESTS))


def openapi(requests: list[Request]) -> dict[str, Any]:
    types = [request.body for request in requests if request.body is not None]
    types += [request.answer for request in requests if request.answer is not None and not request.text]
    schemas, components = msgspec.json.schema_components([*types, bodies.Problem], ref_template="#/components/schemas/{name}")
    with_body = [request for request in requests if request.body is not None]
    answers = [request for request in requests if request.answer is not None and not request.text]
    schema_of = dict(zip([("body", r.method, r.path) for r in with_body], schemas, strict=False))
    schema_of |= dict(zip([("answer", r.method, r.path) for r in answers], schemas[len(with_body) :], strict=False))
    paths: dict[str, Any] = {}
    for request in requests:
        paths.setdefault(request.path, {})[request.method.lower()] = operation(request, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sheepfold", "version": str(messages.WIRE), "description": "Tables of five sheep games."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "sheepfold"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"bearer": []}],
    }


def operation(request: Request, schema_of: dict[tuple[str, str, str], Any]) -> dict[str, Any]:
    refusal = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    answers: dict[str, Any] = {status: {"description": text, **refusal} for status, text in REFUSALS.items()}
    if request.answer is None:
        answers["204"] = {"description": "done"}
    elif request.text:
        answers["200"] = {"description": "done", "content": {"text/plain": {"schema": {"type": "string"}}}}
    else:
        schema = schema_of["answer", request.method, request.path]
        answers["200"] = {"description": "done", "content": {"application/json": {"schema": schema}}}
    found: dict[str, Any] = {"summary": request.does, "operationId": request.handler.__name__, "responses": answers}
    names = re.findall(r"{(\w+)}", request.path)
    found["parameters"] = [{"name": n, "in": "path", "required": True, "schema": {"type": "string"}} for n in names]
    if request.handler.__name__ == "replay":
        found["parameters"].append({"name": "seat", "in": "query", "required": False, "schema": {"type": "string"}})
    if request.body is not None:
        schema = schema_of["body", request.method, request.path]
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return found
