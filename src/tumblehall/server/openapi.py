"""The OpenAPI document, made from the endpoints and the types of the wire."""

import re
from typing import Any

import msgspec

import tumblehall
from tumblehall.server import news as n
from tumblehall.server import wire as w
from tumblehall.server.endpoints import ENDPOINTS, Endpoint
from tumblehall.server.refusal import HTTP_STATUS, Code
from tumblehall.server.rights import in_words

PLACE = "#/components/schemas/{name}"
UNIONS = {"Command": w.Command, "ClientMessage": w.ClientMessage, "ServerMessage": n.ServerMessage}
LIVE = "/api/tables/{table}/live"


def document() -> dict[str, Any]:
    """OpenAPI 3.1. The messages of the WebSocket are among its schemas: ClientMessage and ServerMessage."""
    kinds = dict.fromkeys(kind for end in ENDPOINTS for kind in (end.answer, end.takes) if kind is not None)
    kinds |= dict.fromkeys((n.Refused, *UNIONS.values()))
    schemas, components = msgspec.json.schema_components(kinds, ref_template=PLACE)
    places = dict(zip(kinds, schemas, strict=True))
    for name, union in UNIONS.items():
        components[name] = places[union]
        places[union] = {"$ref": PLACE.format(name=name)}
    paths: dict[str, Any] = {}
    for end in ENDPOINTS:
        paths.setdefault(end.path, {})[end.method.lower()] = _operation(end, places, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tumblehall",
            "version": tumblehall.__version__,
            "description": f"Tables are live at the WebSocket {LIVE}: ClientMessage in, ServerMessage out, as JSON.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "The token of a person."}},
        },
    }


def _operation(end: Endpoint, places: dict[Any, Any], components: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": end.summary,
        "operationId": end.handle.__name__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
            for name in re.findall(r"{(\w+)}", end.path)
        ],
        "responses": {"200": _content("Done", places[end.answer])} | _refusals(end),
    }
    if end.takes is not None and end.method == "GET":
        operation["parameters"] += _query(components[end.takes.__name__])
    elif end.takes is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": places[end.takes]}}}
    if end.thing is not None:
        operation["description"] = in_words(end.thing)
    if end.token != "no":
        operation["security"] = [{"token": []}] if end.token == "must" else [{}, {"token": []}]
    return operation


def _query(schema: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "required": name in schema.get("required", ()), "schema": part}
        for name, part in schema["properties"].items()
    ]


def _refusals(end: Endpoint) -> dict[str, Any]:
    codes: dict[int, list[str]] = {}
    own: list[Code] = ["bad-message", "slow-down", "too-busy"]
    if end.token != "no":
        own.append("no-token")
    if end.takes is not None and end.method == "POST":
        own += ["too-large", "no-json"]
    for code in dict.fromkeys((*own, *end.refusals)):
        codes.setdefault(HTTP_STATUS[code], []).append(code)
    refused = {"$ref": PLACE.format(name="Refused")}
    return {str(status): _content(", ".join(names), refused) for status, names in sorted(codes.items())}


def _content(description: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}
