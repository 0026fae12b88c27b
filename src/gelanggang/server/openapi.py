"""The HTTP half of the wire as OpenAPI 3.1."""

from __future__ import annotations

import json
import re
from typing import Any

from gelanggang.server.http import ROUTES
from gelanggang.server.route import Route
from gelanggang.server.schema import Schema, first_line, wire_schemas


def openapi() -> str:
    """All of it."""
    schemas, components = wire_schemas()
    paths: dict[str, Any] = {}
    for route in ROUTES:
        if "{path" not in route.path and route.path != "/ws":
            paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Gelanggang", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _operation(route: Route, schemas: dict[Any, Schema]) -> Schema:
    found: Schema = {
        "summary": first_line(route.handler),
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"\{(\w+)\}", route.path)
        ],
        "responses": {
            str(route.status): _answer(route, schemas),
            "default": {
                "description": "What is wrong.",
                "content": _json(schemas[route.problem]),
            },
        },
    }
    if route.body is not None:
        found["requestBody"] = {"required": True, "content": _json(schemas[route.body])}
    return found


def _answer(route: Route, schemas: dict[Any, Schema]) -> Schema:
    if route.answer is None:
        return {"description": first_line(route.handler)}
    return {"description": first_line(route.answer), "content": _json(schemas[route.answer])}


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}
