"""How a program opens a table: a game by name, a record by its file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypedDict, Unpack, overload

from gelanggang.core.errors import BadInput
from gelanggang.core.match import Match, replay
from gelanggang.core.record import Record, read_record
from gelanggang.core.rng import FAST
from gelanggang.core.rules import Choice, Scenario
from gelanggang.files import read_text
from gelanggang.games import GAMES, load_rules
from gelanggang.games.book import SCENARIO, Page, read_file
from gelanggang.games.jawara_beksi.view import View as JawaraView
from gelanggang.games.spell_future.view import View as SpellView


def new_seed() -> str:
    """A seed of 256 bits from the operating system."""
    return os.urandom(32).hex()


class Terms(TypedDict, total=False):
    """What is agreed on beside the game and the seats."""

    options: Mapping[str, Choice] | None
    seed: str | None
    chance: str
    pack: Path | str | None
    scenario: Path | str | Scenario | None


@overload
def match(
    game: Literal["jawara-beksi"], seats: int | None = None, **terms: Unpack[Terms]
) -> Match[JawaraView]: ...
@overload
def match(
    game: Literal["spell-from-the-future"], seats: int | None = None, **terms: Unpack[Terms]
) -> Match[SpellView]: ...
@overload
def match(game: str | None = None, seats: int | None = None, **terms: Unpack[Terms]) -> Match: ...
def match(
    game: str | None = None,
    seats: int | None = None,
    *,
    options: Mapping[str, Choice] | None = None,
    seed: str | None = None,
    chance: str = FAST,
    pack: Path | str | None = None,
    scenario: Path | str | Scenario | None = None,
) -> Match:
    """Start a game.  What a scenario says about players and options need not be said again."""
    position, name = _scenario(scenario)
    page = Page(position or {}, name)
    chosen = game or page.text("game")
    if page.has("game") and page.text("game") != chosen:
        raise page.wrong("game", "known", value=page.text("game"), known=chosen)
    rules = load_rules(chosen, None if pack is None else Path(pack))
    if seats is None:
        seats = page.whole("players", 1, 99) if page.has("players") else rules.fewest_seats
    agreed = _options(page) if page.has("options") else {}
    agreed.update(options or {})
    try:
        return Match(rules, seats, agreed, seed or new_seed(), chance, position)
    except BadInput as error:
        if error.facts.get("file") == SCENARIO:
            error.facts["file"] = name
        raise


def _scenario(scenario: Path | str | Scenario | None) -> tuple[Scenario | None, str]:
    if scenario is None or isinstance(scenario, dict):
        return scenario, SCENARIO
    path = Path(scenario)
    return read_file(path, str(path)).data, str(path)


def _options(page: Page) -> dict[str, Choice]:
    options: dict[str, Choice] = {}
    inner = page.page("options")
    for name, choice in inner.data.items():
        if not isinstance(choice, (int, str)):
            raise inner.wrong(name, "choice")
        options[name] = choice
    return options


def open_record(path: Path | str) -> Record:
    """Read a record from its file."""
    return read_record(read_text(Path(path)), str(path))


def verify(path: Path | str, pack: Path | str | None = None) -> Match:
    """Play a record again and check everything it claims; BadInput when something is off.

    Without a pack it is played with the cards it names, also those of an earlier edition.
    """
    record = open_record(path)
    if record.game not in GAMES:
        known = sorted(GAMES)
        raise BadInput(
            "record-unknown-game", {"file": str(path), "game": record.game, "known": known}
        )
    rules = load_rules(record.game, None if pack is None else Path(pack), record.pack_digest)
    return replay(rules, record, str(path))
