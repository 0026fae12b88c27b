"""The wire as TypeScript: what is the same for all games, and what each says in its own way."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, get_args

from gelanggang.games.shapes import Decision, Kinds, Shapes, View, by_kind
from gelanggang.server import wire
from gelanggang.server.schema import (
    Schema,
    explained,
    notes,
    one_line,
    ref_name,
    sentence,
    shape_schemas,
    wire_schemas,
)
from gelanggang.tables import events
from gelanggang.tables.verb import AnyVerb

MADE: Final = "// Made by gelanggang.server.emit from {source}: not to be edited."
SIMPLE: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
NO_FACTS: Final = "Record<string, never>"

OF_GAME: Final = {
    "view": 'G["view"]',
    "patch": 'Partial<G["view"]>',
    "preview": 'Maybe<G["preview"]>',
    "outcome": 'G["outcome"]',
    "cards": '{ [K in keyof G["cards"]]: Card<G["cards"][K]>[] }',
}
"""What a message leaves to the game."""

SHARED: Final = """\
/** Numbers, texts and lists of them, by name. */
export type Facts = Record<string, unknown>;

/** One of several kinds, and the facts of that kind. */
export type Kind<K> = { [N in keyof K]: { kind: N; facts: K[N] } }[keyof K];

/** All of it, or nothing. */
export type Maybe<T> = T | { [N in keyof T]?: never };

/** What a game says in its own way; of one that declares nothing, this much is known. */
export type AnyGame = {
  view: View;
  events: Record<string, Facts>;
  decisions: Record<string, Facts>;
  preview: Facts;
  outcome: Facts;
  cards: Record<string, Facts>;
};
"""


class Spelling:
    """How types are written."""

    def __init__(self, of_game: Mapping[str, str], named: Mapping[str, str]) -> None:
        self.of_game: Final = of_game
        """What stands for something that a message leaves to the game."""
        self.named: Final = named
        """Types that are not simply called by their names."""

    def of(self, schema: Schema) -> str:
        """One type."""
        name = ref_name(schema)
        if name is not None:
            return self.named.get(name, name)
        if schema.get("x-game") in self.of_game:
            return self.of_game[schema["x-game"]]
        if "enum" in schema:
            return " | ".join(json.dumps(one) for one in schema["enum"])
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.of(one) for one in schema["anyOf"]))
        kind = schema.get("type")
        if kind == "array":
            inner = self.of(schema["items"]) if "items" in schema else "unknown"
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if kind == "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {self.of(values) if isinstance(values, dict) else 'unknown'}>"
        return SIMPLE.get(str(kind), "unknown")

    def fields(self, schema: Schema) -> dict[str, str]:
        """The fields of an object; those that may be missing end in a question mark."""
        required = schema.get("required", [])
        return {
            f"{name}{'' if name in required else '?'}": self.of(inner)
            for name, inner in schema.get("properties", {}).items()
        }

    def facts(self, shape: type) -> str:
        """The facts of one kind, in one line."""
        fields = self.fields(shape_schemas(shape)[shape])
        told = "; ".join(f"{name}: {kind}" for name, kind in fields.items())
        return f"{{ {told} }}" if told else NO_FACTS


def _block(fields: Mapping[str, str], said: Mapping[str, str] | None = None) -> str:
    lines: list[str] = []
    for name, kind in fields.items():
        note = (said or {}).get(name.removesuffix("?"))
        lines += [f"  /** {note} */"] if note else []
        lines.append(f"  {name}: {kind};")
    return "\n".join(["{", *lines, "}"])


def _kinds(name: str, says: str, kinds: Kinds, spelling: Spelling) -> list[str]:
    fields = {_key(kind): spelling.facts(shape) for kind, shape in kinds.items()}
    said = {_key(kind): explained(shape) for kind, shape in kinds.items()}
    return [f"/** {says} */", f"export type {name} = {_block(fields, said)};", ""]


def _key(kind: str) -> str:
    return kind if kind.isidentifier() else json.dumps(kind)


# What is the same for all games.


def shared() -> str:
    """All types of the wire."""
    _, components = wire_schemas()
    generic = _generic(components)
    named = {name: f"{name}<G>" for name in generic} | {"Happened": 'Happened<G["events"]>'}
    spelling = Spelling(OF_GAME, named)
    lines = [MADE.format(source="server/wire.py"), "", SHARED, *_decision_and_view()]
    lines += _kinds("TableEvents", "What happens to the table.", by_kind(events), spelling)
    for name, schema in components.items():
        lines.append(f"/** {one_line(schema.get('description', name))} */")
        fields = spelling.fields(schema)
        if name == "Happened":
            lines += [_happened(fields), ""]
        elif name == "Card":
            lines += [f"export interface Card<F = Facts> {_block({**fields, 'facts': 'F'})}", ""]
        else:
            lines += [f"export interface {_head(name, generic)} {_block(fields)}", ""]
    for name, union in (
        ("ClientMessage", wire.ClientMessage),
        ("ServerMessage", wire.ServerMessage),
        ("AnyVerb", AnyVerb),
    ):
        members = [kind.__name__ for kind in get_args(union)]
        spelled = " | ".join(named.get(one, one) for one in members)
        if generic.intersection(members):
            generic.add(name)
        lines += [f"export type {_head(name, generic)} = {spelled};", ""]
    return "\n".join(lines).rstrip() + "\n"


def _generic(components: dict[str, Schema]) -> set[str]:
    """The types that leave something to the game, or hold one that does."""
    text = {name: json.dumps(schema) for name, schema in components.items()}
    found = {name for name in text if '"x-game"' in text[name]} | {"Happened"}
    while True:
        holders = {name for name in text if any(f'/{one}"' in text[name] for one in found)}
        if holders <= found:
            return found
        found |= holders


def _head(name: str, generic: set[str]) -> str:
    return f"{name}<G extends AnyGame = AnyGame>" if name in generic else name


def _happened(fields: dict[str, str]) -> str:
    """The kind says which facts there are; the kinds of the table are its own."""
    rest = {name: kind for name, kind in fields.items() if name not in ("kind", "facts", "table?")}
    return (
        f"export type Happened<E = Record<string, Facts>> = {_block(rest)} & (\n"
        "  | (Kind<E> & { table?: false })\n"
        "  | (Kind<TableEvents> & { table: true })\n"
        ");"
    )


def _decision_and_view() -> list[str]:
    spelling = Spelling({}, {})
    fields = spelling.fields(shape_schemas(Decision)[Decision])
    rest = {name: kind for name, kind in fields.items() if name not in ("kind", "facts")}
    view = {**spelling.fields(shape_schemas(View)[View]), "[entry: string]": "unknown"}
    decision = _block(rest, notes(Decision))
    return [
        f"/** {sentence(Decision)} */",
        f"export type Decision<D = Record<string, Facts>> = {decision} & Kind<D>;",
        "",
        f"/** {sentence(View)} */",
        f"export type View = {_block(view, notes(View))};",
        "",
    ]


# What a game says in its own way.


def of_game(shapes: Shapes, cards: Kinds) -> str:
    """The types of one game."""
    spelling = Spelling({}, {"Decision": "Decision<Decisions>"})
    lines = [
        MADE.format(source="the shapes of the game"),
        "",
        'import type { Decision } from "../wire";',
        "",
    ]
    game = {"view": "View", "events": "Events", "decisions": "Decisions"}
    for part in ("view", "preview", "outcome"):
        shape: type | None = getattr(shapes, part)
        game[part] = NO_FACTS if shape is None else shape.__name__
        for kind, schema in shape_schemas(shape).items() if shape is not None else ():
            # What every view says is noted where every view is.
            said = {**notes(View), **notes(kind)} if part == "view" else notes(kind)
            block = _block(spelling.fields(schema), said)
            lines += [f"/** {sentence(kind)} */", f"export type {kind.__name__} = {block};", ""]
    lines += _kinds("Events", "What happens, by kind.", shapes.events, spelling)
    lines += _kinds("Decisions", "What is asked, by kind.", shapes.decisions, spelling)
    lines += _kinds("Cards", "What is printed, by kind of card.", cards, spelling)
    game["cards"] = "Cards"
    lines += ["/** All of it. */", f"export type Game = {_block(game)};"]
    return "\n".join(lines) + "\n"
