"""Writes down the wire: OpenAPI, TypeScript and the page about the protocol, all from the types.

    python -m gelanggang.server.emit FOLDER

writes the files into a checkout; a test fails when they differ from the types.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from gelanggang.server import forms, wire
from gelanggang.server.http import ROUTES, Route
from gelanggang.tables.emote import EMOTES
from gelanggang.tables.verb import AnyVerb

OPENAPI: Final = "docs/openapi.json"
TYPESCRIPT: Final = "web/src/lib/wire.ts"
PROTOCOL: Final = "docs/protocol.md"
REF: Final = "#/components/schemas/{name}"
REF_NAME: Final = re.compile(r"#/components/schemas/(\w+)$")

Schema = dict[str, Any]


def written() -> dict[str, str]:
    """Every file and what belongs into it."""
    return {OPENAPI: openapi(), TYPESCRIPT: typescript(), PROTOCOL: protocol()}


def _components() -> tuple[dict[Any, Schema], dict[str, Schema]]:
    bodies = [kind for route in ROUTES for kind in (route.body, route.answer) if kind is not None]
    kinds: list[Any] = [wire.ClientMessage, wire.ServerMessage, wire.Problem, *bodies]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    return dict(zip(kinds, schemas, strict=True)), dict(sorted(components.items()))


# OpenAPI.


def openapi() -> str:
    """The HTTP half as OpenAPI 3.1."""
    schemas, components = _components()
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
        "summary": _first_line(route.handler),
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"\{(\w+)\}", route.path)
        ],
        "responses": {
            str(route.status): _answer(route, schemas),
            "default": {
                "description": "What is wrong.",
                "content": _json(schemas[wire.Problem]),
            },
        },
    }
    if route.body is not None:
        found["requestBody"] = {"required": True, "content": _json(schemas[route.body])}
    return found


def _answer(route: Route, schemas: dict[Any, Schema]) -> Schema:
    if route.answer is None:
        return {"description": _first_line(route.handler)}
    return {"description": _first_line(route.answer), "content": _json(schemas[route.answer])}


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}


def _first_line(thing: object) -> str:
    return (inspect.getdoc(thing) or "").partition("\n")[0]


# TypeScript.


def typescript() -> str:
    """All types for a client."""
    _, components = _components()
    lines = ["// Made by gelanggang.server.emit from server/wire.py: not to be edited.", ""]
    for name, schema in components.items():
        lines += [f"/** {_one_line(schema.get('description', name))} */"]
        lines += [f"export interface {name} {_object(schema)}", ""]
    for name, union in (
        ("ClientMessage", wire.ClientMessage),
        ("ServerMessage", wire.ServerMessage),
        ("AnyVerb", AnyVerb),
    ):
        members = " | ".join(kind.__name__ for kind in get_args(union))
        lines += [f"export type {name} = {members};", ""]
    return "\n".join(lines).rstrip() + "\n"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _object(schema: Schema) -> str:
    required = schema.get("required", [])
    lines = [
        f"  {name}{'' if name in required else '?'}: {_type(inner)};"
        for name, inner in schema.get("properties", {}).items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        found = REF_NAME.match(schema["$ref"])
        assert found is not None, schema
        return found[1]
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"]) if "items" in schema else "unknown"
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    simple = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return simple.get(str(kind), "null" if kind == "null" else "unknown")


# The page.

INTRODUCTION: Final = Path(__file__).with_name("protocol.md")


def protocol() -> str:
    """The page about the protocol."""
    _, components = _components()
    lines = [INTRODUCTION.read_text(encoding="utf-8"), "## HTTP", ""]
    for route in ROUTES:
        if "{path" in route.path:
            continue
        body = "" if route.body is None else f", body `{route.body.__name__}`"
        back = "" if route.answer is None else f", answer `{route.answer.__name__}`"
        lines.append(f"- `{route.method} {route.path}`{body}{back}: {_first_line(route.handler)}")
    lines += ["", f"Emotes: {', '.join(f'`{one}`' for one in EMOTES)}.", ""]
    told: set[str] = set()
    for title, union in (
        ("Messages of the client", wire.ClientMessage),
        ("Verbs: what can be asked for with `do`", AnyVerb),
        ("Messages of the server", wire.ServerMessage),
    ):
        lines += [f"## {title}", ""]
        for kind in get_args(union):
            told.add(kind.__name__)
            lines += _described(kind.__name__, components[kind.__name__])
    lines += ["## What they are made of", ""]
    for name, schema in components.items():
        if name not in told:
            lines += _described(name, schema)
    return "\n".join(lines).rstrip() + "\n"


def _described(name: str, schema: Schema) -> list[str]:
    lines = [f"### {name}", "", inspect.cleandoc(schema.get("description", "")), ""]
    required = schema.get("required", [])
    fields = schema.get("properties", {})
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        notes = _notes(name)
        for field, inner in fields.items():
            optional = "" if field in required else "optional"
            note = " ".join(one for one in (optional, notes.get(field, "")) if one)
            kind = _type(inner).replace("|", "\\|")
            lines.append(f"| `{field}` | `{kind}` | {note} |")
        lines.append("")
    return lines


def _notes(name: str) -> dict[str, str]:
    """The texts that stand below the fields in the source."""
    kind = getattr(wire, name, None) or getattr(forms, name, None)
    if kind is None:
        return {}
    source = inspect.getsource(kind)
    found = re.findall(r'^    (\w+): [^\n]+\n    """(.+?)"""', source, re.MULTILINE | re.DOTALL)
    return {field: _one_line(text) for field, text in found}


if __name__ == "__main__":
    for name, text in written().items():
        path = Path(sys.argv[1]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
