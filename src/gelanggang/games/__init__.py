"""The games that can be played, by name: ours, and those of other packages."""

from __future__ import annotations

import warnings
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final, Literal, overload

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games.book import Page
from gelanggang.games.game import Game
from gelanggang.games.jawara_beksi import modest as jawara_modest
from gelanggang.games.jawara_beksi import reading as jawara_reading
from gelanggang.games.jawara_beksi.layout import LAYOUT as JAWARA_LAYOUT
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules
from gelanggang.games.jawara_beksi.shapes import SHAPES as JAWARA_SHAPES
from gelanggang.games.spell_future import reading as spell_reading
from gelanggang.games.spell_future.campaign import default_campaign, load_campaign
from gelanggang.games.spell_future.cards import WORD_LIST
from gelanggang.games.spell_future.layout import LAYOUT as SPELL_LAYOUT
from gelanggang.games.spell_future.own_words import look as spell_look
from gelanggang.games.spell_future.own_words import tidy as spell_tidy
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE
from gelanggang.games.spell_future.rules import Rules as SpellRules
from gelanggang.games.spell_future.shapes import SHAPES as SPELL_SHAPES
from gelanggang.games.spell_future.tale import Tale as SpellTale
from gelanggang.games.tale import Tale

SPELL_STORY: Final = "tujuh-hari"
"""The campaign that comes with the game."""
GROUP: Final = "gelanggang.games"
"""Under this name a package says which of its objects is a `Game`."""


def _jawara_beksi(folder: Path | None) -> AnyRules:
    return JawaraRules(jawara_reading.load_pack(folder or jawara_reading.default_folder()))


def _jawara_sent(pages: dict[str, Page]) -> AnyRules:
    pack = jawara_reading.read_pack(pages)
    jawara_modest.check(pack, pages)
    return JawaraRules(pack)


def _spell_future(folder: Path | None) -> AnyRules:
    return SpellRules(spell_reading.load_pack(folder or spell_reading.default_folder()))


def _spell_sent(pages: dict[str, Page]) -> AnyRules:
    return SpellRules(spell_reading.read_pack(pages))


def _spell_words(words: Path, cards: Path) -> AnyRules:
    return SpellRules(spell_reading.load_words(words, cards))


def _spell_tale(rules: SpellRules) -> Tale:
    return SpellTale(load_campaign(default_campaign(), rules.pack), rules.pack)


def _from_outside() -> list[Game]:
    """What other packages bring.  One that cannot come in does not keep the others out."""
    found: list[Game] = []
    for entry in entry_points(group=GROUP):
        try:
            game = entry.load()
        except Exception as error:
            warnings.warn(f"{entry.value} brings no game: {error!r}", stacklevel=1)
            continue
        if isinstance(game, Game):
            found.append(game)
        else:
            warnings.warn(f"{entry.value} is no gelanggang.games.game.Game", stacklevel=1)
    return found


GAMES: Final[dict[str, Game]] = {
    JAWARA_BEKSI: Game(
        JAWARA_BEKSI,
        _jawara_beksi,
        jawara_reading.default_folder().parent,
        shapes=JAWARA_SHAPES,
        files=jawara_reading.FILES,
        read=_jawara_sent,
        layout=JAWARA_LAYOUT,
    ),
    SPELL_FUTURE: Game(
        SPELL_FUTURE,
        _spell_future,
        spell_reading.default_folder().parent,
        lists=WORD_LIST,
        load_list=_spell_words,
        shapes=SPELL_SHAPES,
        tidy=spell_tidy,
        look=spell_look,
        files=spell_reading.FILES,
        read=_spell_sent,
        tales={SPELL_STORY: _spell_tale},
        layout=SPELL_LAYOUT,
    ),
}
"""Every game by its key; ours cannot be replaced from outside."""
for _game in _from_outside():
    GAMES.setdefault(_game.key, _game)


def find_game(key: str) -> Game:
    """A game by its key."""
    if key not in GAMES:
        raise BadInput("unknown-game", {"game": key, "known": sorted(GAMES)})
    return GAMES[key]


@overload
def load_rules(
    game: Literal["jawara-beksi"], folder: Path | None = None, digest: str = ""
) -> JawaraRules: ...
@overload
def load_rules(
    game: Literal["spell-from-the-future"], folder: Path | None = None, digest: str = ""
) -> SpellRules: ...
@overload
def load_rules(game: str, folder: Path | None = None, digest: str = "") -> AnyRules: ...
def load_rules(game: str, folder: Path | None = None, digest: str = "") -> AnyRules:
    """The rules of a game with a pack of cards; with a digest, with the edition that has it."""
    found = find_game(game)
    return found.edition(folder, digest) if digest else found.load(folder)


@lru_cache(maxsize=64)
def find_tale(rules: AnyRules, story: str) -> Tale:
    """A story of a game with just these cards; BadInput when there is none, or they do not fit."""
    tales = find_game(rules.key).tales
    if story not in tales:
        raise BadInput("unknown-story", {"story": story})
    try:
        return tales[story](rules)
    except BadInput:
        # Some Beast or Mind card that a chapter needs is not among them.
        raise BadInput("story-cards", {"pack": rules.label.name}) from None
