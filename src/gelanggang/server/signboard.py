"""What stands on the sign of the house: its games and how they can be played, in one language."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from gelanggang.bots import levels, levels_of, personas
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.core.rules import Choice, Option
from gelanggang.games import GAMES
from gelanggang.games.game import Game
from gelanggang.games.lesson import has_lesson
from gelanggang.hall.library import OURS, Library
from gelanggang.lab.measured.words import Words
from gelanggang.server.forms import (
    CharacterInfo,
    ChoiceInfo,
    GameInfo,
    HouseInfo,
    LanguageInfo,
    LevelInfo,
    OptionInfo,
    PaceInfo,
    PackInfo,
    SeatsInfo,
)
from gelanggang.tables.clock import PACES, SECONDS
from gelanggang.tables.emote import EMOTES
from gelanggang.tables.joining import default_level
from gelanggang.text.catalogue import LANGUAGES, Voice, listed, voice
from gelanggang.text.games import storyteller
from gelanggang.text.titles import (
    about,
    aim,
    bot_about,
    choice_about,
    choice_label,
    level_label,
    option_about,
    option_label,
    seats_about,
    title,
)

ZIP: Final = ".zip"
"""How the file of a whole pack ends."""
COMPANY: Final = 3
"""Somebody alone plays with two bots, where a game allows it: enough to see how it is meant."""


def signboard(library: Library, lang: str, address: str = "") -> HouseInfo:
    """All that this house offers, and where others find it."""
    teller = voice(lang)
    return HouseInfo(
        address=address,
        games=[_game(library, game, teller) for game in GAMES],
        emotes=list(EMOTES),
        paces=[_pace(pace, teller) for pace in PACES],
        languages=[_language(one) for one in LANGUAGES],
    )


def seats_near(rules: AnyRules, wish: int) -> int:
    """The number of seats nearest to a wish that a game allows."""
    return min(max(wish, rules.fewest_seats), rules.most_seats)


def _game(library: Library, game: str, teller: Voice) -> GameInfo:
    rules = library.rules(game)
    measured = Words(rules, teller)
    return GameInfo(
        game=game,
        name=title(teller, game),
        about=about(teller, game),
        aim=aim(teller, game),
        fewest_seats=rules.fewest_seats,
        most_seats=rules.most_seats,
        usual_seats=seats_near(rules, COMPANY),
        tables=[_seats(rules, seats, teller, measured) for seats in _tables(rules)],
        options=[_option(rules, option, teller, measured) for option in rules.options],
        levels=[
            _level(rules, level, name, teller, measured) for level, name in levels(rules).items()
        ],
        usual_level=default_level(rules),
        characters=[_character(rules, persona, teller) for persona in personas(rules)],
        lesson=has_lesson(game),
        packs=_packs(library, game, teller),
        brings=_brings(GAMES[game]),
        digest=rules.label.digest,
        stories=[storyteller(rules, one, teller).offer() for one in GAMES[game].tales],
    )


def _tables(rules: AnyRules) -> list[int]:
    return list(range(rules.fewest_seats, rules.most_seats + 1))


def _seats(rules: AnyRules, seats: int, teller: Voice, measured: Words) -> SeatsInfo:
    return SeatsInfo(
        seats=seats,
        label=teller.say("server-seats", seats=seats),
        about=seats_about(teller, rules.key, seats),
        says=measured.seats(seats),
    )


def _level(rules: AnyRules, level: str, name: str, teller: Voice, measured: Words) -> LevelInfo:
    return LevelInfo(
        level=level,
        name=name,
        label=level_label(teller, level, name),
        about=bot_about(teller, rules, name),
        says=_said({seats: measured.level(level, seats) for seats in _tables(rules)}),
    )


def _said(measured: dict[int, str]) -> dict[str, str]:
    """By number of players, where something was measured."""
    return {str(seats): words for seats, words in measured.items() if words}


def _option(rules: AnyRules, option: Option, teller: Voice, measured: Words) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        label=option_label(teller, rules.key, option.name),
        about=option_about(teller, rules.key, option.name),
        ours=option.ours,
        default=option.default,
        choices=[_choice(rules, option, one, teller, measured) for one in option.choices],
    )


def _choice(
    rules: AnyRules, option: Option, choice: Choice, teller: Voice, measured: Words
) -> ChoiceInfo:
    every = _tables(rules)
    seats = [one for one in every if _possible(rules, one, option.name, choice)]
    only = listed(teller, [str(one) for one in seats])
    return ChoiceInfo(
        value=choice,
        label=choice_label(teller, rules.key, option, choice),
        about=choice_about(teller, rules.key, option.name, choice),
        seats=seats,
        why="" if seats == every else teller.say("server-only-seats", seats=only),
        says=_said({one: measured.choice(option, choice, one) for one in seats}),
    )


def _possible(rules: AnyRules, seats: int, option: str, choice: Choice) -> bool:
    """Whether so many can play like that; the rules know it."""
    try:
        rules.settle(seats, {option: choice})
    except BadInput:
        return False
    return True


def _character(rules: AnyRules, persona: str, teller: Voice) -> CharacterInfo:
    name, line = teller.say(f"persona-{persona}-name"), teller.say(f"persona-{persona}-line")
    return CharacterInfo(persona, name, name, line, levels_of(rules, persona))


def _packs(library: Library, game: str, teller: Voice) -> list[PackInfo]:
    found: list[PackInfo] = []
    for pack in [OURS, *library.packs(game)]:
        # Of one that cannot be read the library tells whoever runs the house.
        with suppress(BadInput):
            label = library.rules(game, pack).label
            whose = teller.say("server-pack-about", whose="house" if pack else "ours")
            found.append(PackInfo(pack, label.name, label.version, label.digest, whose, False))
    return found


def _pace(pace: str, teller: Voice) -> PaceInfo:
    told = teller.say("server-pace-about", pace=pace, seconds=int(SECONDS[pace]))
    return PaceInfo(pace, teller.say("server-pace", pace=pace), told)


def _brings(game: Game) -> list[str]:
    lists = [game.lists] if game.tidy is not None else []
    return [*lists, ZIP] if game.read is not None else lists


def _language(lang: str) -> LanguageInfo:
    say = voice(lang).say
    return LanguageInfo(lang, say("language"), say("language-short"))
