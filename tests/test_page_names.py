"""No shared part of the page names a game: a new one is its own folder and a line of games.ts."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from gelanggang.games import GAMES
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.titles import title

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "web" / "src"
REGISTRY = "games.ts"
MADE = ("lib/wire.ts", "lib/made/")
"""Written by `emit`."""
LINE = re.compile(r'"([\w-]+)",\s*\{[^{}]*import\("\./(\w+)/kit"\)')
"""A game of the registry: its key and its folder."""
NUMBER = re.compile(r"\*\*([A-Z]+)-\d+\*\*")


def folders() -> dict[str, str]:
    """The page's folder of each game, by the game's key."""
    return dict(LINE.findall((PAGE / REGISTRY).read_text("utf-8")))


def names(game: str, folder: str) -> set[str]:
    """All that a game of ours goes by: key, folders, titles, and the letters of its rules."""
    rules = "".join(path.read_text("utf-8") for path in ROOT.glob(f"docs/rules/{game}.*.md"))
    titles = {title(voice(lang), game) for lang in LANGUAGES}
    return {game, folder, GAMES[game].folder.name, *titles, *NUMBER.findall(rules)}


def guests() -> set[str]:
    """The keys of games from outside."""
    files = [
        tomllib.loads(path.read_text("utf-8")) for path in ROOT.glob("examples/*/pyproject.toml")
    ]
    return {key for one in files for key in one["project"]["entry-points"]["gelanggang.games"]}


def strange(place: str) -> set[str]:
    """The names that may not stand in a file of the page."""
    ours = {folder: names(game, folder) for game, folder in folders().items()}
    home = place.partition("/")[0]
    if place == REGISTRY:
        return guests()
    return guests().union(*[words for folder, words in ours.items() if folder != home])


def found(place: str, text: str) -> list[str]:
    """Every name in a file that may not stand there."""
    words = "|".join(sorted(map(re.escape, strange(place))))
    return re.findall(rf"(?<![a-z])(?:{words})(?![a-z])", text, re.IGNORECASE)


def files() -> dict[str, str]:
    """The page's own files and what they say."""
    all_files = {
        path.relative_to(PAGE).as_posix(): path
        for path in sorted(PAGE.rglob("*.*"))
        if path.suffix in (".ts", ".svelte", ".css")
    }
    return {
        place: path.read_text("utf-8")
        for place, path in all_files.items()
        if not place.startswith(MADE)
    }


def test_every_game_of_ours_has_a_folder_in_the_page() -> None:
    ours = [game for game in GAMES if GAMES[game].words is None]
    assert list(folders()) == ours
    assert all((PAGE / folder / "kit.ts").is_file() for folder in folders().values())


def test_no_part_of_the_page_names_a_game_that_is_not_its_own() -> None:
    offences = {place: words for place, text in files().items() if (words := found(place, text))}
    assert offences == {}


@pytest.mark.parametrize(
    "plant",
    [
        'if (info.game === "spell-from-the-future") draw();',
        'import Ring from "../jawara/Ring.svelte";',
        "<h1>Jawara Beksi</h1>",
        'const RULE = "JB-41";',
        "<use href='#sf-lantern' />",
        ":global(.spell.table) { color: red; }",
        'const GUESTS = ["suit"];',
    ],
)
@pytest.mark.parametrize("place", ["lib/table.svelte.ts", "parts/Log.svelte", "plain/Plain.svelte"])
def test_a_name_that_is_planted_in_a_shared_part_is_found(place: str, plant: str) -> None:
    assert found(place, f"{files()[place]}\n{plant}\n")


def test_a_game_may_name_itself_but_not_the_other() -> None:
    one, other = folders().values()
    assert not found(f"{one}/kit.ts", f'import "../{one}/Card.svelte";')
    assert found(f"{one}/kit.ts", f'import "../{other}/Card.svelte";')
