"""Packs of cards as a person names them: a folder, or a word list for the game that takes one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from gelanggang.cli.wrong import Mistaken, Wrong
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games import GAMES, load_rules
from gelanggang.games.book import read_file
from gelanggang.workshop.comma import is_table

if TYPE_CHECKING:
    from gelanggang.art.own import Own

HEAD: Final = "pack.toml"


def is_word_list(path: Path) -> bool:
    """Whether a path is meant as a list of words."""
    return _game_of_list(path) is not None


def _game_of_list(path: Path) -> str | None:
    """The game that takes such a file alone as a pack."""
    ending = path.suffix.lower()
    if not ending or path.is_dir() or (path.is_file() and is_table(path.read_bytes())):
        return None
    return next((game.key for game in GAMES.values() if game.lists == ending), None)


def game_of(path: Path) -> str:
    """For which game a pack is; its first file says so."""
    listed = _game_of_list(path)
    if listed is not None:
        return listed
    if not path.is_dir():
        raise BadInput("no-folder", {"file": str(path)})
    return read_file(path / HEAD, str(path / HEAD)).one_of("game", sorted(GAMES))


def own_pictures(path: Path | None) -> Own:
    """The pictures that the cards of a pack have of their own; what is wrong with them is told."""
    from gelanggang.art.own import own_in

    mistakes: list[BadInput] = []
    found = own_in(path, mistakes)
    if mistakes:
        raise Mistaken(mistakes)
    return found


def load(game: str, path: Path | None) -> AnyRules:
    """The rules of a game with a pack (None: ours); what is wrong with it is told with its folder.

    `game` is what a person wished for: a pack of another game is refused.
    """
    if path is None or game not in GAMES:
        return load_rules(game)
    found = game_of(path)
    if found != game:
        raise Wrong("cli-pack-other-game", folder=str(path), game=found, wish=game)
    try:
        return load_rules(game, path)
    except BadInput as error:
        file = error.facts.get("file")
        if path.is_dir() and isinstance(file, str) and Path(file).name == file:
            error.facts["file"] = str(path / file)
        raise
