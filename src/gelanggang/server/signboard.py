"""What stands on the sign of the house: its games and how they can be played, in one language."""

from __future__ import annotations

from typing import Final

from gelanggang.bots import levels
from gelanggang.core.match import AnyRules
from gelanggang.core.rules import Option
from gelanggang.games import GAMES
from gelanggang.games.lesson import has_lesson
from gelanggang.hall.library import Library
from gelanggang.server.forms import (
    ChoiceInfo,
    GameInfo,
    HouseInfo,
    LanguageInfo,
    LevelInfo,
    OptionInfo,
)
from gelanggang.tables.clock import PACES
from gelanggang.tables.emote import EMOTES
from gelanggang.text.catalogue import LANGUAGES, Voice, voice
from gelanggang.text.titles import about, aim, choice_label, level_label, option_label, title

COMPANY: Final = 3
"""Somebody alone plays with two bots, where a game allows it: enough to see how it is meant."""


def signboard(library: Library, lang: str, address: str = "") -> HouseInfo:
    """All that this house offers, and where others find it."""
    return HouseInfo(
        address=address,
        games=[_game(library, game, voice(lang)) for game in GAMES],
        emotes=list(EMOTES),
        paces=list(PACES),
        languages=[_language(one) for one in LANGUAGES],
    )


def seats_near(rules: AnyRules, wish: int) -> int:
    """The number of seats nearest to a wish that a game allows."""
    return min(max(wish, rules.fewest_seats), rules.most_seats)


def _game(library: Library, game: str, teller: Voice) -> GameInfo:
    rules = library.rules(game)
    return GameInfo(
        game=game,
        name=title(teller, game),
        about=about(teller, game),
        aim=aim(teller, game),
        fewest_seats=rules.fewest_seats,
        most_seats=rules.most_seats,
        usual_seats=seats_near(rules, COMPANY),
        options=[_option(game, option, teller) for option in rules.options],
        levels=[
            LevelInfo(level, name, level_label(teller, level, name))
            for level, name in levels(rules).items()
        ],
        lesson=has_lesson(game),
        packs=library.packs(game),
        digest=rules.label.digest,
    )


def _option(game: str, option: Option, teller: Voice) -> OptionInfo:
    choices = [ChoiceInfo(one, choice_label(teller, game, option, one)) for one in option.choices]
    label = option_label(teller, game, option.name)
    return OptionInfo(option.name, label, option.default, choices)


def _language(lang: str) -> LanguageInfo:
    say = voice(lang).say
    return LanguageInfo(lang, say("language"), say("language-short"))
