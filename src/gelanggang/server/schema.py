"""The types of the wire as JSON schemas, from which everything is written that `emit.py` writes."""

from __future__ import annotations

import inspect
import re
import sys
from typing import Any, Final

import msgspec

from gelanggang.server import wire
from gelanggang.server.http import ROUTES

REF: Final = "#/components/schemas/{name}"
REF_NAME: Final = re.compile(r"#/components/schemas/(\w+)$")
NOTE: Final = re.compile(r'^    (\w+): [^\n]+\n    """(.+?)"""', re.MULTILINE | re.DOTALL)

Schema = dict[str, Any]


def wire_schemas() -> tuple[dict[Any, Schema], dict[str, Schema]]:
    """Of each message, body and answer; and those they are made of, by name."""
    bodies = [kind for route in ROUTES for kind in (route.body, route.answer) if kind is not None]
    bodies += [route.problem for route in ROUTES if route.problem is not wire.Problem]
    kinds: list[Any] = [wire.ClientMessage, wire.ServerMessage, wire.Problem, *bodies]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    return dict(zip(kinds, schemas, strict=True)), dict(sorted(components.items()))


def shape_schemas(shape: type) -> dict[type, Schema]:
    """Of an annotated class, and of those beside it that it is made of."""
    _, components = msgspec.json.schema_components([shape], ref_template=REF)
    beside = vars(sys.modules[shape.__module__])
    found = {shape: components[shape.__name__]}
    found |= {beside[name]: schema for name, schema in components.items() if name in beside}
    for kind, schema in found.items():
        # In the order in which they are declared, which says more than the alphabet.
        fields = schema.get("properties", {})
        schema["properties"] = {name: fields[name] for name in kind.__annotations__}
    return found


def ref_name(schema: Schema) -> str | None:
    """The name of the type that a schema refers to, if it does."""
    found = REF_NAME.match(schema.get("$ref", ""))
    return None if found is None else found[1]


def one_line(text: str) -> str:
    """A docstring without its lines."""
    return " ".join(text.split())


def first_line(thing: object) -> str:
    """The sentence that a docstring begins with."""
    return (inspect.getdoc(thing) or "").partition("\n")[0]


def sentence(kind: type) -> str:
    """What a class says about itself."""
    return one_line(inspect.getdoc(kind) or "")


def explained(kind: type) -> str:
    """The same, and what it says about its fields."""
    said = [f"`{field}`: {note}" for field, note in notes(kind).items()]
    return " ".join([sentence(kind), *said])


def notes(kind: type) -> dict[str, str]:
    """The texts that stand below the fields of a class in its source."""
    found = NOTE.findall(inspect.getsource(kind))
    return {field: one_line(text) for field, text in found}
