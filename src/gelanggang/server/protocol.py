"""The page about the protocol: docs/protocol.md."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from pathlib import Path
from typing import Final, get_args

from gelanggang.games import GAMES
from gelanggang.games.shapes import Kinds, Shapes, View, by_kind
from gelanggang.server import forms, wire, workshop_forms
from gelanggang.server.http import ROUTES
from gelanggang.server.schema import (
    Schema,
    explained,
    first_line,
    notes,
    shape_schemas,
    wire_schemas,
)
from gelanggang.server.typescript import NO_FACTS, Spelling
from gelanggang.tables import events
from gelanggang.tables.emote import EMOTES
from gelanggang.tables.verb import AnyVerb
from gelanggang.text import story
from gelanggang.text.catalogue import voice
from gelanggang.text.titles import title

INTRODUCTION: Final = Path(__file__).with_name("protocol.md")
SPELLING: Final = Spelling({"view": "View", "patch": "Partial<View>"}, {})


def protocol() -> str:
    """All of it."""
    _, components = wire_schemas()
    lines = [INTRODUCTION.read_text(encoding="utf-8"), "## HTTP", ""]
    for route in ROUTES:
        if "{path" in route.path:
            continue
        body = "" if route.body is None else f", body `{route.body.__name__}`"
        back = "" if route.answer is None else f", answer `{route.answer.__name__}`"
        lines.append(f"- `{route.method} {route.path}`{body}{back}: {first_line(route.handler)}")
    lines += ["", f"Emotes: {', '.join(f'`{one}`' for one in EMOTES)}.", ""]
    told: set[str] = set()
    for heading, union in (
        ("Messages of the client", wire.ClientMessage),
        ("Verbs: what can be asked for with `do`", AnyVerb),
        ("Messages of the server", wire.ServerMessage),
    ):
        lines += [f"## {heading}", ""]
        for kind in get_args(union):
            told.add(kind.__name__)
            lines += _described(kind.__name__, components[kind.__name__], notes(kind))
    lines += ["## What they are made of", ""]
    for name, schema in components.items():
        if name not in told:
            kinds = [
                vars(room)[name]
                for room in (wire, forms, workshop_forms, story)
                if name in vars(room)
            ]
            lines += _described(name, schema, notes(kinds[0]) if kinds else {})
    lines += ["## Views", ""]
    for shape, schema in shape_schemas(View).items():
        lines += _described(shape.__name__, schema, notes(shape))
    lines += ["## What happens to a table", "", *_kinds(by_kind(events))]
    for key, game in GAMES.items():
        if game.shapes is not None:
            lines += _game(title(voice("en"), key), game.shapes)
    return "\n".join(lines).rstrip() + "\n"


def _described(name: str, schema: Schema, said: Mapping[str, str]) -> list[str]:
    lines = [f"### {name}", "", inspect.cleandoc(schema.get("description", "")), ""]
    required = schema.get("required", [])
    fields = schema.get("properties", {})
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        for field, inner in fields.items():
            optional = "" if field in required else "optional"
            note = " ".join(one for one in (optional, said.get(field, "")) if one)
            lines.append(f"| `{field}` | {_cell(SPELLING.of(inner))} | {note} |")
        lines.append("")
    return lines


def _cell(kind: str) -> str:
    return f"`{kind}`".replace("|", "\\|")


def _kinds(kinds: Kinds) -> list[str]:
    lines = ["| kind | facts | |", "|---|---|---|"]
    for kind, shape in kinds.items():
        facts = SPELLING.facts(shape)
        cell = "" if facts == NO_FACTS else _cell(facts.removeprefix("{ ").removesuffix(" }"))
        lines.append(f"| `{kind}` | {cell} | {explained(shape)} |")
    return [*lines, ""]


def _game(name: str, shapes: Shapes) -> list[str]:
    """What one game says in its own way."""
    lines = [f"## {name}", ""]
    for shape in (shapes.view, shapes.preview, shapes.outcome):
        for kind, schema in shape_schemas(shape).items() if shape is not None else ():
            said = {**notes(View), **notes(kind)} if shape is shapes.view else notes(kind)
            lines += _described(f"{name}: {kind.__name__}", schema, said)
    lines += [f"### {name}: decisions", "", *_kinds(shapes.decisions)]
    lines += [f"### {name}: events", "", *_kinds(shapes.events)]
    return lines
