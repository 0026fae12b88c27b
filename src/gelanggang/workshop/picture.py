"""The pictures that cards have of their own, as they travel with a pack: only what can be seen."""

from __future__ import annotations

from typing import Final

from gelanggang.art import own
from gelanggang.core.errors import BadInput
from gelanggang.games.pictures import ENDINGS, FOLDER
from gelanggang.workshop.sheet import Sheet, kinds, named_by

MOST_PICTURES: Final = 80
MOST_TOGETHER: Final = MOST_PICTURES * 20_000
"""Bytes of all of them."""
AROUND: Final = f"{FOLDER}/"


def parted(files: dict[str, bytes]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The files of a pack, and its pictures by their names."""
    rest = {name: data for name, data in files.items() if not name.startswith(AROUND)}
    pictures = {
        name.removeprefix(AROUND): data for name, data in files.items() if name.startswith(AROUND)
    }
    return rest, pictures


def clean(pictures: dict[str, bytes], sheet: Sheet, mistakes: list[BadInput]) -> dict[str, bytes]:
    """The pictures of a pack's cards as they can be shown; what is wrong with one is told."""
    cards = {
        row.get(named_by(kind).id)
        for kind in kinds(sheet.game)
        if kind.pictured
        for row in sheet.rows(kind.id)
    }
    if len(pictures) > MOST_PICTURES:
        mistakes.append(BadInput("picture-many", {"most": MOST_PICTURES}))
        return {}
    if sum(map(len, pictures.values())) > MOST_TOGETHER:
        mistakes.append(BadInput("picture-together", {"most": MOST_TOGETHER // 1000}))
        return {}
    found: dict[str, bytes] = {}
    seen: set[str] = set()
    for name in sorted(pictures):
        card = name.rpartition(".")[0]
        try:
            if card in seen:
                raise BadInput("picture-twice", {"value": name[: own.SHOWN]})
            found[name] = clean_one(name, pictures[name], cards)
            seen.add(card)
        except BadInput as mistake:
            mistakes.append(mistake)
    return found


def clean_one(name: str, data: bytes, cards: set[str]) -> bytes:
    """One picture of these cards; BadInput says why it cannot be shown."""
    if name.rpartition(".")[0] not in cards:
        known = sorted(one[1:] for one in ENDINGS)
        raise BadInput("picture-name", {"value": name[: own.SHOWN], "known": known})
    return own.clean(name, data)
