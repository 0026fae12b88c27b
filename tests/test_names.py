"""Only rooms about games name one; what another room knows of a game is in its `games.py`.

A game has a key, a folder, a title, and a prefix for its numbered rules and its sentences.
"""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "gelanggang"
ABOUT_GAMES = {"games", "text", "art"}
REGISTRY = "games.py"
FOLDERS = {path.parent.name for path in (SOURCE / "games").glob("*/rules.py")}
NAMES = re.compile(r"jawara.?beksi|spell.?(from.?the.?)?future|jawara|\bbeksi\b", re.IGNORECASE)
OUTSIDE = re.compile(r"[\"'`\[]suit[\"'`\]]|\bsuit-\w|\bimport suit\b|examples/suit")


def may_name(path: Path) -> bool:
    """Whether a file is about a game: in a room about games, a game's folder, or a registry."""
    parts = path.relative_to(SOURCE).parts
    return parts[0] in ABOUT_GAMES or bool(FOLDERS & set(parts)) or parts[1:] == (REGISTRY,)


def named(text: str) -> list[str]:
    """The lines of a file that name a game; comments may say where a rule comes from."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [
        token.line.strip()
        for token in tokens
        if token.type in (tokenize.NAME, tokenize.STRING) and NAMES.search(token.string)
    ]


def files() -> list[Path]:
    """Every file that must be blind."""
    return [path for path in sorted(SOURCE.rglob("*.py")) if not may_name(path)]


def test_nothing_outside_names_a_game() -> None:
    wrong = {
        path.relative_to(SOURCE).as_posix(): lines
        for path in files()
        if (lines := named(path.read_text("utf-8")))
    }
    assert not wrong, f"a registry ({REGISTRY}) of the room is the place for it: {wrong}"


def test_the_law_covers_the_server_and_every_other_room() -> None:
    rooms = {path.relative_to(SOURCE).parts[0] for path in files()}
    blind = {"server", "tables", "hall", "core", "lab", "cli", "line", "terminal", "bots"}
    assert blind <= rooms


@pytest.mark.parametrize(
    "plant",
    [
        'GAME = "jawara-beksi"',
        "from gelanggang.games.spell_future.rules import KEY",
        'if rules.key == "spell-from-the-future":\n    pass',
        "def draw_jawara() -> None:\n    pass",
        '"""Of Spell from the Future."""',
    ],
)
def test_a_name_that_is_planted_is_found(plant: str) -> None:
    text = (SOURCE / "server" / "demo.py").read_text("utf-8")
    assert not named(text)
    assert named(f"{text}\n{plant}\n")


def test_nobody_names_the_game_from_outside() -> None:
    """Suit is found by its entry point alone."""
    web = SOURCE.parent.parent / "web" / "src"
    for path in [*SOURCE.rglob("*.*"), *web.rglob("*.*")]:
        if path.suffix in (".py", ".ftl", ".ts", ".svelte", ".css", ".toml") and path.is_file():
            assert not OUTSIDE.search(path.read_text("utf-8")), path
