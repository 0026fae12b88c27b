"""Copies of the packs of Jawara Beksi, for the tests to cut up.

    python -m tests.packs.workshop DESIGNER EDITION FOLDER

writes the pack of a test that failed, for `python -m tests.laws.tables ... FOLDER`.
"""

from __future__ import annotations

import shutil
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gelanggang.core.rng import FAST, Rng, make_rng
from gelanggang.games.jawara_beksi.cards import DECKS, MOMENTS
from gelanggang.games.jawara_beksi.operations import (
    ALL,
    DECK,
    DICE,
    ON_ACTION,
    ON_SUPPORT,
    OPERATIONS,
    ROWS,
    N,
    words_on,
)
from tests.editions import first_edition

FIRST_EDITION = first_edition("jawara-beksi")


def copy_of_pack(folder: Path) -> Path:
    """A copy of the first edition that may be changed: that one stays as it is."""
    shutil.copytree(FIRST_EDITION, folder)
    return folder


def edit(folder: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence of a text that must be there."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}: the test needs another example"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def toml(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join(toml(one) for one in value)}]"
    assert isinstance(value, dict)
    return f"{{ {', '.join(f'{key} = {toml(one)}' for key, one in value.items())} }}"


def write_cards(folder: Path, file: str, cards: list[dict[str, Any]]) -> None:
    """A file of cards, written anew."""
    blocks = [
        "\n".join(["[[card]]", *(f"{key} = {toml(value)}" for key, value in card.items())])
        for card in cards
    ]
    (folder / file).write_text("\n\n".join(blocks) + "\n", encoding="utf-8")


def read_cards(folder: Path, file: str) -> list[dict[str, Any]]:
    """The cards of a file, as they are written."""
    cards: list[dict[str, Any]] = tomllib.loads((folder / file).read_text(encoding="utf-8"))["card"]
    return cards


def _one(words: list[str], rng: Rng) -> str:
    return words[rng.below(len(words))]


def _directions(rng: Rng, count: int) -> str:
    letters = [0, 1, 2, 3]
    rng.shuffle(letters)
    return "".join("URDL"[letter] for letter in letters[:count])


def _operation(kind: str, rng: Rng) -> dict[str, object]:
    do = _one([word for word in words_on(kind) if word != "bridge"], rng)
    in_combo = kind == ON_ACTION
    found: dict[str, object] = {"do": do}
    takes = ROWS[OPERATIONS.index(do)].takes
    if N in takes:
        found["n"] = 1 + rng.below(3)
    if DICE in takes:
        found["dice"] = 1 + rng.below(2)
    if DECK in takes:
        found["deck"] = _one(DECKS, rng)
    if ALL in takes and rng.below(3) == 0:
        found["all"] = True
    if in_combo and rng.below(2):
        found["place"] = [1, 2, 3, "last"][rng.below(4)]
    if in_combo and rng.below(4) == 0:
        found["least"] = 1 + rng.below(3)
    if in_combo and rng.below(6) == 0:
        found["most"] = 1 + rng.below(4)
    return found


def with_other_numbers(folder: Path, rng: Rng) -> Path:
    """A pack with other Scores, directions and numbers of copies, counted right."""
    copy_of_pack(folder)
    actions = read_cards(folder, "action.toml")
    for card in actions:
        card["score"] = rng.below(5)
        card["copies"] = 2 + rng.below(4)
        bridge = any(op["do"] == "bridge" for op in card["effects"])
        card["directions"] = [
            _directions(rng, 2 if bridge else 1 + rng.below(4)) for _ in range(card["copies"])
        ]
    supports = read_cards(folder, "support.toml")
    for card in supports:
        card["copies"] = 1 + rng.below(3)
    _write(folder, actions, supports)
    return folder


def with_other_effects(folder: Path, rng: Rng) -> Path:
    """Besides, other effects: up to two on an Action card, one or two on a Support card."""
    with_other_numbers(folder, rng)
    actions = read_cards(folder, "action.toml")
    for card in actions:
        if any(op["do"] == "bridge" for op in card["effects"]):
            continue
        card["effects"] = [_operation(ON_ACTION, rng) for _ in range(rng.below(3))]
    supports = read_cards(folder, "support.toml")
    for card in supports:
        card["when"] = _one(MOMENTS, rng)
        many = 1 + rng.below(2)
        card["effects"] = [_operation(ON_SUPPORT, rng) for _ in range(many)]
    _write(folder, actions, supports)
    return folder


CORRECTED: dict[str, list[dict[str, object]]] = {
    # Action cards.
    "cauk": [{"do": "take_points", "n": 1, "all": True}],
    "pites": [{"do": "return_points", "n": 2, "place": 3, "all": True}],
    "ketok": [{"do": "discard_card", "n": 1, "all": True}],
    "sikut-potong": [{"do": "skip_draw", "all": True}],
    "kebut": [{"do": "take_card", "deck": "action", "n": 1}],
    "gedig": [{"do": "take_card", "deck": "support", "n": 1, "least": 2, "all": True}],
    # Support cards.
    "toya": [{"do": "take_points", "n": 2}],
    "golok": [{"do": "return_points", "n": 1, "all": True}],
    "bir-pletok": [{"do": "discard_card", "n": 2}],
    "peci": [{"do": "guard"}],
    "piala": [{"do": "skip_draw"}],
    "tari-topeng": [{"do": "roll", "dice": 2}, {"do": "draw", "deck": "action", "n": 1}],
    "ondel-ondel": [{"do": "take_card", "deck": "action", "n": 1, "all": True}],
}
"""What the owner of a printed copy may find on cards, and can write without code."""
CORRECTED_PEOPLE = {
    "bang-madun": {"draw_phase": 1},
    "mpok-leha": {"round_action": 2},
    "babe-sanip": {"draw_phase": -1},
    "encang-rohim": {"round_action": -1},
}


def with_corrections(folder: Path, rng: Rng) -> Path:
    """A pack with all that no card of ours does; nothing of it is by chance."""
    copy_of_pack(folder)
    for file in ("action.toml", "support.toml", "character.toml", "judge.toml"):
        cards = read_cards(folder, file)
        for card in cards:
            if card["id"] in CORRECTED:
                card["effects"] = CORRECTED[card["id"]]
                card["when"] = "any"
            if card["id"] in CORRECTED_PEOPLE:
                card["changes"] = CORRECTED_PEOPLE[card["id"]]
            if file == "action.toml":
                card.pop("when", None)
        write_cards(folder, file, cards)
    edit(folder, "table.toml", "twins = 0 ", "draw_phase = 1\nround_action = 0\ntwins = 0 ")
    return folder


def _write(folder: Path, actions: list[dict[str, Any]], supports: list[dict[str, Any]]) -> None:
    write_cards(folder, "action.toml", actions)
    write_cards(folder, "support.toml", supports)
    for kind, cards in (("action", actions), ("support", supports)):
        old = {"action": "action = 50", "support": "support = 20"}[kind]
        head = (folder / "pack.toml").read_text(encoding="utf-8")
        if old in head:
            edit(folder, "pack.toml", old, f"{kind} = {sum(card['copies'] for card in cards)}")


DESIGNERS: dict[str, Callable[[Path, Rng], Path]] = {
    "numbers": with_other_numbers,
    "effects": with_other_effects,
    "corrections": with_corrections,
}


def design(designer: str, edition: int, folder: Path) -> Path:
    """An edition of a pack, always the same."""
    return DESIGNERS[designer](folder, make_rng(FAST, f"edition {edition}"))


if __name__ == "__main__":
    design(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
