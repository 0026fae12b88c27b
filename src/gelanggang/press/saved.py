"""A saved object of Tabletop Simulator: decks and pieces that somebody puts on a table there."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from gelanggang.art.piece import ROUND, Piece

COLUMNS: Final = 10
ROWS: Final = 7
INCH: Final = 25.4
TILE: Final = 2.0
"""A tile that is not scaled is as wide, in inches: those are the units of that table."""
THICK: Final = 0.1
BOX, CIRCLE = 0, 2
"""Shapes of a tile."""
APART: Final = 3.5
IN_A_ROW: Final = 6
FAR: Final = 6.0
"""Where the pieces begin, behind the decks."""
MANY: Final = 2
"""A deck has at least so many cards."""


class Saved:
    """Gathers objects, each with a name that no other has and that is always the same."""

    def __init__(self, game: str, prefix: str) -> None:
        self._game: Final = game
        self._prefix: Final = prefix
        self._given: Final[set[str]] = set()
        self._sheets = 0
        self._objects: Final[list[dict[str, Any]]] = []
        self._pieces = 0

    def whole(self) -> dict[str, Any]:
        """The file."""
        texts = ("SaveName", "GameMode", "Date", "Table", "Sky", "Note", "Rules")
        scripts = ("LuaScript", "LuaScriptState", "XmlUI")
        return {
            **dict.fromkeys(texts, ""),
            "Gravity": 0.5,
            "PlayArea": 0.5,
            **dict.fromkeys(scripts, ""),
            "ObjectStates": self._objects,
        }

    def deck(
        self, title: str, name: str, back: str, cards: list[tuple[int, int, str, str, str]]
    ) -> None:
        """A deck of cards: sheet and place, id, name and text of each."""
        decks: dict[int, str] = {}
        for sheet, *_ in cards:
            if sheet not in decks:
                self._sheets += 1
                decks[sheet] = str(self._sheets)
        custom = {key: self._custom(sheet, back) for sheet, key in decks.items()}
        inside = [
            {
                **self._thing("Card", f"{name}/{id}", nickname, text),
                "CardID": int(decks[sheet]) * 100 + place,
                "SidewaysCard": False,
                "CustomDeck": {decks[sheet]: custom[decks[sheet]]},
            }
            for sheet, place, id, nickname, text in cards
        ]
        x = APART * len(self._objects)
        if len(inside) < MANY:
            self._objects.append({**inside[0], "Name": "CardCustom", "Transform": _lying(x, 0)})
            return
        self._objects.append(
            {
                **self._thing("DeckCustom", name, title, ""),
                "Transform": _lying(x, 0),
                "SidewaysCard": False,
                "DeckIDs": [card["CardID"] for card in inside],
                "CustomDeck": custom,
                "ContainedObjects": inside,
            }
        )

    def piece(self, piece: Piece, title: str, front: str, back: str) -> None:
        """A token, a marker or a board; several of the same are one stack."""
        row, column = divmod(self._pieces, IN_A_ROW)
        self._pieces += 1
        several = piece.count > 1
        made = {
            **self._thing(
                "Custom_Tile_Stack" if several else "Custom_Tile",
                f"piece/{piece.name}",
                title,
                "",
            ),
            "Transform": _lying(
                APART * column,
                -FAR - FAR * row,
                (piece.wide / INCH / TILE, piece.high / INCH / TILE),
                face_up=True,
            ),
            "CustomImage": {
                "ImageURL": self._prefix + front,
                "ImageSecondaryURL": self._prefix + (back or front),
                "ImageScalar": 1.0,
                "WidthScale": 0.0,
                "CustomTile": {
                    "Type": CIRCLE if piece.cut == ROUND else BOX,
                    "Thickness": THICK,
                    "Stackable": several,
                    "Stretch": True,
                },
            },
        }
        self._objects.append({**made, "Number": piece.count} if several else made)

    def _custom(self, sheet: int, back: str) -> dict[str, Any]:
        return {
            "FaceURL": f"{self._prefix}faces-{sheet}.png",
            "BackURL": self._prefix + back,
            "NumWidth": COLUMNS,
            "NumHeight": ROWS,
            "BackIsHidden": True,
            "UniqueBack": False,
            "Type": 0,
        }

    def _thing(self, kind: str, name: str, nickname: str, text: str) -> dict[str, Any]:
        return {
            "GUID": self._guid(name),
            "Name": kind,
            "Transform": _lying(0, 0),
            "Nickname": nickname,
            "Description": text,
            "GMNotes": "",
            "ColorDiffuse": {"r": 0.713235259, "g": 0.713235259, "b": 0.713235259},
            "Locked": False,
            "Grid": True,
            "Snap": True,
            "Autoraise": True,
            "Sticky": True,
            "Tooltip": True,
            "HideWhenFaceDown": kind in ("Card", "DeckCustom"),
            "Hands": kind == "Card",
            "LuaScript": "",
            "LuaScriptState": "",
            "XmlUI": "",
        }

    def _guid(self, name: str) -> str:
        """Six digits that follow from what it is; nothing else on the table has them."""
        again = 0
        while True:
            said = f"{self._game}/{name}/{again}"
            found = sha256(said.encode()).hexdigest()[:6]
            if found not in self._given:
                self._given.add(found)
                return found
            again += 1


def _lying(
    x: float, z: float, scale: tuple[float, float] = (1.0, 1.0), face_up: bool = False
) -> dict[str, float]:
    """Where something lies: cards face down, everything else face up."""
    return {
        "posX": x,
        "posY": 1.0,
        "posZ": z,
        "rotX": 0.0,
        "rotY": 180.0,
        "rotZ": 0.0 if face_up else 180.0,
        "scaleX": scale[0],
        "scaleY": 1.0,
        "scaleZ": scale[1],
    }
