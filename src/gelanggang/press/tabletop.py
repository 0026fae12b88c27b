"""Cards and pieces for tables on a screen that know no rules: Tabletop Simulator, Playingcards.io.

Faces lie on sheets of 10 x 7; the last place of a sheet is what others see of a card in a hand.
"""

from __future__ import annotations

import csv
import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import unescape
from io import StringIO
from typing import Final

from gelanggang.art.artist import Copy
from gelanggang.art.card import kind_of
from gelanggang.art.finish import Finish
from gelanggang.art.games import artist
from gelanggang.art.own import NONE, Own
from gelanggang.art.piece import OWN, Piece
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.press.page import Item, Page
from gelanggang.press.saved import COLUMNS, ROWS, Saved
from gelanggang.press.strip import edition
from gelanggang.press.typeset import POINTS, raster
from gelanggang.text.catalogue import LANGUAGES, Voice
from gelanggang.text.catalogue import voice as speaker

PLACES: Final = COLUMNS * ROWS - 1
"""Faces on a sheet: the last place hides a card."""
CARD_PX: Final = (409, 571)
PIECE_PX: Final = 8
"""Of a piece, in a millimetre."""
HAIR: Final = 1e-6
"""So much narrower, a picture is drawn in whole pixels: else it is rounded up to one more."""
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
LABEL: Final = re.compile(r'aria-label="([^"]*)"')


@dataclass(frozen=True)
class Stack:
    """Cards that are shuffled together: the same deck, the same back."""

    deck: str
    number: int
    """Which of the sets of its deck, where every player has one; 0: there is only one."""
    back: str
    cards: list[Copy]

    @property
    def file(self) -> str:
        """Its name in those of files."""
        return f"{self.deck}-{self.number}" if self.number else self.deck


class Tabletop:
    """A game as files: names and what is in them."""

    def __init__(self, rules: AnyRules, voice: Voice, prefix: str = "", own: Own = NONE) -> None:
        """`prefix` is put before the name of every picture: the address where they will lie."""
        self.rules: Final = rules
        self.voice: Final = voice
        self.prefix: Final = prefix
        self._finish: Final = Finish(True, 0, edition(rules), own=own)
        cards = artist(rules).copies(rules, voice, self._finish)
        if not cards:
            raise BadInput("print-no-cards", {"game": rules.key})
        self.stacks: Final = _stacks(cards)
        self.faces: Final = list(dict.fromkeys(card.face for card in cards))
        """Every different face once, in the order of their places."""
        self.pieces: Final = [
            piece
            for piece in artist(rules).pieces(rules, voice, Finish())
            if piece.cut != OWN and not piece.folds
        ]
        """Dice and screens are made of paper alone: tables on a screen have their own."""
        self._titles: Final = _titles(rules, self._finish)

    def files(self) -> dict[str, bytes]:
        """Everything, by the names of the files."""
        return {
            "README.txt": self._readme().encode(),
            f"{self.rules.key}.json": self.saved().encode(),
            "playingcards.csv": self._table().encode(),
            **self.sheets(),
            **{f"cards/{name}": png for name, png in self.single().items()},
            **self._drawn_pieces(),
        }

    def place(self, face: str) -> tuple[int, int]:
        """On which sheet (from 1) and in which place (from 0) a face lies."""
        sheet, place = divmod(self.faces.index(face), PLACES)
        return sheet + 1, place

    def sheets(self) -> dict[str, bytes]:
        """The sheets of faces, and the backs."""
        parts = [self.faces[i : i + PLACES] for i in range(0, len(self.faces), PLACES)]
        pages = [_page([*part, *[""] * (PLACES - len(part)), self._hidden(part)]) for part in parts]
        backs = [_page([stack.back], 1, 1) for stack in self.stacks]
        made = raster([*pages, *backs])
        names = [
            *(f"faces-{number}.png" for number in range(1, len(parts) + 1)),
            *(f"back-{stack.file}.png" for stack in self.stacks),
        ]
        return dict(zip(names, made, strict=True))

    def _hidden(self, faces: list[str]) -> str:
        """The back of the first card on a sheet."""
        return next(s.back for s in self.stacks if any(card.face == faces[0] for card in s.cards))

    def single(self) -> dict[str, bytes]:
        """Every different face as a picture of its own."""
        made = raster([_page([face], 1, 1) for face in self.faces])
        return {f"{number:03}.png": png for number, png in enumerate(made, 1)}

    def _drawn_pieces(self) -> dict[str, bytes]:
        sides = {_file(piece): (piece, piece.front) for piece in self.pieces}
        sides |= {_file(piece, True): (piece, piece.back) for piece in self.pieces if piece.back}
        made = raster([_piece_page(*side) for side in sides.values()])
        return dict(zip(sides, made, strict=True))

    def saved(self) -> str:
        """What Tabletop Simulator reads."""
        saved = Saved(self.rules.key, self.prefix)
        for stack in self.stacks:
            back = f"back-{stack.file}.png"
            cards = [
                (*self.place(card.face), card.id, *self._titles[card.deck, card.id])
                for card in stack.cards
            ]
            saved.deck(_kind(stack), stack.file, back, cards)
        titles = self._piece_titles()
        for piece in self.pieces:
            back = _file(piece, True) if piece.back else ""
            saved.piece(piece, titles[piece.name], _file(piece), back)
        return json.dumps(saved.whole(), indent=2, ensure_ascii=False) + "\n"

    def _piece_titles(self) -> dict[str, str]:
        """What pieces are called, in every language."""
        found: dict[str, list[str]] = {}
        for voice in map(speaker, LANGUAGES):
            for piece in artist(self.rules).pieces(self.rules, voice, Finish()):
                found.setdefault(piece.name, []).append(piece.title)
        return {name: " / ".join(dict.fromkeys(titles)) for name, titles in found.items()}

    def _table(self) -> str:
        """A row a face, with as many copies as there are."""
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(["label", "item-count", "image", "back", "deck", "text"])
        for stack in self.stacks:
            counts = Counter(card.face for card in stack.cards)
            for face, count in counts.items():
                card = next(one for one in stack.cards if one.face == face)
                label, told = self._titles[card.deck, card.id]
                image = f"{self.prefix}cards/{self.faces.index(face) + 1:03}.png"
                back = f"{self.prefix}back-{stack.file}.png"
                writer.writerow(
                    [plain(label), count, image, back, plain(_kind(stack)), plain(told)]
                )
        return text.getvalue()

    def _readme(self) -> str:
        return (
            self.voice.say(
                "press-tabletop-readme",
                file=f"{self.rules.key}.json",
                name=self.rules.label.name,
                version=self.rules.label.version,
            )
            + "\n"
        )


def _stacks(cards: Sequence[Copy]) -> list[Stack]:
    """Decks, each as often as it has different backs."""
    found: dict[tuple[str, str], list[Copy]] = {}
    for card in cards:
        found.setdefault((card.deck, card.back), []).append(card)
    many = Counter(deck for deck, _ in found)
    seen: Counter[str] = Counter()
    stacks: list[Stack] = []
    for (deck, back), lying in found.items():
        seen[deck] += 1
        stacks.append(Stack(deck, seen[deck] if many[deck] > 1 else 0, back, lying))
    return stacks


def _titles(rules: AnyRules, finish: Finish) -> dict[tuple[str, str], tuple[str, str]]:
    """What a card is called and what it says, in every language, by its deck and id."""
    names: dict[tuple[str, str], list[str]] = {}
    texts: dict[tuple[str, str], list[str]] = {}
    for voice in map(speaker, LANGUAGES):
        told = {
            (kind, one.id): one.text
            for kind, cards in artist(rules).printed(rules, voice).items()
            for one in cards
        }
        for card in artist(rules).copies(rules, voice, finish):
            key = card.deck, card.id
            label = LABEL.search(card.face)
            names.setdefault(key, []).append(unescape(label[1]) if label else card.id)
            # A card of somebody's own set has its owner behind its id.
            text = told.get(key) or told.get((card.deck, card.id.rpartition("-")[0]), "")
            texts.setdefault(key, []).append(text)
    return {
        key: (" / ".join(dict.fromkeys(names[key])), "\n".join(filter(None, dict.fromkeys(text))))
        for key, text in texts.items()
    }


def _kind(stack: Stack) -> str:
    """What a deck is called, in every language."""
    names = dict.fromkeys(kind_of(speaker(lang), stack.deck) for lang in LANGUAGES)
    number = f" {stack.number}" if stack.number else ""
    return " / ".join(f"{name}{number}" for name in names)


def plain(text: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text


def _page(faces: Sequence[str], columns: int = COLUMNS, rows: int = ROWS) -> Page:
    wide, high = (side / POINTS for side in CARD_PX)
    page = Page(columns * wide, rows * high)
    for number, face in enumerate(faces):
        if face:
            row, column = divmod(number, columns)
            page.items.append(Item(face, column * wide, row * high, wide - HAIR, high - HAIR))
    return page


def _piece_page(piece: Piece, side: str) -> Page:
    """A piece as it is once it was cut out; what is beyond the cut lies beyond the page."""
    scale = PIECE_PX / POINTS
    wide, high = piece.room
    page = Page(piece.wide * scale, piece.high * scale)
    off = -piece.bleed * scale
    page.items.append(Item(side, off, off, wide * scale - HAIR, high * scale - HAIR))
    return page


def _file(piece: Piece, back: bool = False) -> str:
    return f"pieces/{piece.name}{'-back' if back else ''}.png"
