"""Portraits in the rules: where a table names a card, its picture stands beside the name."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gelanggang.art.card import reconstructed, sheet
from gelanggang.art.games import artist
from gelanggang.art.own import NONE, Own
from gelanggang.art.palette import NIGHT, Palette
from gelanggang.art.pen import group
from gelanggang.art.picture import Picture
from gelanggang.core.match import AnyRules
from gelanggang.press.rulebook import Block, Span, said
from gelanggang.text.catalogue import Voice

FEWEST: Final = 4
"""A table of fewer cards is an example."""
PICTURE_MM: Final = 13.0
LETTER_MM: Final = 1.45
FEWEST_LETTERS: Final = 11
"""What a name with a picture needs, at least for so many letters; longer ones have two lines."""
WIDE_CELL: Final = 15
"""A column with a longer cell shares what room is left; others are as wide as they need."""


def on_white(palette: Palette) -> Palette:
    """By night outlines glow; on white paper they are as dark as the night."""
    if palette.name != NIGHT.name:
        return palette
    return replace(palette, ink=palette.paper, second=palette.fills["n"], text=palette.paper)


def shown(palette: Palette, picture: Picture) -> str:
    """A picture as a file of its own."""
    inside = group(picture.markup(), color=palette.text)
    return sheet(palette, picture.width, picture.height, inside)


class Portraits:
    """Finds the pictures and signs of the cards that rules speak of."""

    def __init__(self, rules: AnyRules, voice: Voice, own: Own = NONE) -> None:
        drawn = artist(rules)
        palette = on_white(drawn.palette)
        self.ours: Final = reconstructed(voice)
        """The mark of what stands in no rulebook."""
        found = drawn.pictures(rules, own)
        self.pictures: Final[dict[str, str]] = {}
        """Those that are used, by name."""
        self._all: Final = {name: shown(palette, one) for name, one in found.items()}
        self._cards: Final[dict[str, tuple[str, list[str]]]] = {}
        for kind, cards in drawn.printed(rules, voice).items():
            for card in cards:
                face = card.facts.get("face", card.id)
                name = next((one for one in found if one.endswith(f"-{kind}-{face}")), "")
                signs = card.facts.get("signs", [])
                if name and isinstance(signs, list):
                    self._cards.setdefault(card.name, (name, signs))

    def laid_out(self, block: Block) -> Block:
        """A block with all that its place on a page needs."""
        if block["kind"] != "table":
            return {**block, **{key: self._spans(block[key]) for key in TEXTS if key in block}}
        rows = block["rows"]
        assert isinstance(rows, list)
        # A table of cards names nothing else: a player who is called Red is no Colour.
        named = [said(row[0]) in self._cards for row in rows[1:]]
        cards = len(named) >= FEWEST and all(named)
        return {
            "kind": "table",
            "columns": _columns(rows, cards),
            "rows": [self._row(row, cards) for row in rows],
        }

    def _spans(self, inside: object) -> list[Span]:
        assert isinstance(inside, list)
        return [
            {**one, "kind": "ours"} if one["kind"] == "mark" and one["text"] == self.ours else one
            for one in inside
        ]

    def _row(self, cells: list[list[Span]], cards: bool) -> list[dict[str, object]]:
        picture, signs = self._cards.get(said(cells[0]) if cards else "", ("", []))
        self.pictures.update({name: self._all[name] for name in (picture, *signs) if name})
        told: list[dict[str, object]] = [
            {"spans": self._spans(cell), "picture": "", "signs": []} for cell in cells
        ]
        told[0]["picture"] = picture
        if len(told) > 1:
            told[-1]["signs"] = signs
        return told


TEXTS: Final = ("spans", "answer")


def _columns(rows: list[list[list[Span]]], pictures: bool) -> list[int]:
    """By column: a share of the room, or 0 for as much as it needs; below 0, millimetres."""
    longest = [
        max(sum(len(one["text"]) for one in row[i]) for row in rows if i < len(row))
        for i in range(len(rows[0]))
    ]
    shares = [0 if length <= WIDE_CELL else min(length, 90) + 20 for length in longest]
    if pictures:
        words = [word for row in rows for word in said(row[0]).split()]
        shares[0] = -round(PICTURE_MM + LETTER_MM * max(FEWEST_LETTERS, *map(len, words)))
    # Something has to fill the line.
    return shares if any(shares) else [*shares[:-1], 1]
