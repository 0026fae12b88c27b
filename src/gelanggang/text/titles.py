"""What games and their options are called: sentences that every game has, under its own key."""

from __future__ import annotations

from gelanggang.bots import strength
from gelanggang.core.match import AnyRules
from gelanggang.core.rules import Choice, Option
from gelanggang.text.catalogue import Voice


def title(voice: Voice, game: str) -> str:
    """The name of a game."""
    return voice.say(f"{game}-name")


def about(voice: Voice, game: str) -> str:
    """What a game is like, for somebody who chooses one."""
    return voice.say(f"{game}-about")


def aim(voice: Voice, game: str) -> str:
    """What one tries to do in a game."""
    return voice.say(f"{game}-aim")


def yes_no(voice: Voice, answer: bool) -> str:
    """Whether something is so."""
    return voice.say("yes-no", answer="yes" if answer else "no")


def option_label(voice: Voice, game: str, option: str) -> str:
    """What an option is called."""
    return voice.say(f"{game}-option", option=option)


def option_about(voice: Voice, game: str, option: str) -> str:
    """What an option is about; empty where the game does not say."""
    return _if_known(voice, f"{game}-option-about", option=option)


def choice_about(voice: Voice, game: str, option: str, choice: Choice) -> str:
    """What one of the choices of an option means; empty where the game does not say."""
    word = ("yes" if choice else "no") if isinstance(choice, bool) else str(choice)
    return _if_known(voice, f"{game}-choice-about", option=option, choice=word)


def seats_about(voice: Voice, game: str, seats: int) -> str:
    """What a game of so many is like; empty where the game does not say."""
    return _if_known(voice, f"{game}-seats-about", seats=seats)


def bot_about(voice: Voice, rules: AnyRules, name: str) -> str:
    """How a bot plays, and with which strength here; empty where nobody says."""
    told, found = _if_known(voice, f"bot-{name}"), strength(rules, name)
    if not told or found is None:
        return told
    full = "yes" if found.now == found.most else "no"
    return voice.say("level-strength", about=told, full=full, now=found.now, most=found.most)


def _if_known(voice: Voice, key: str, **facts: str | int) -> str:
    """A sentence that a game from outside need not have."""
    return voice.say(key, **facts) if voice.knows(key) else ""


def level_label(voice: Voice, level: str, name: str) -> str:
    """What a level of bots is called."""
    return voice.say("level", number=level, name=name)


def bot_label(voice: Voice, wish: str) -> str:
    """A bot as it was asked for: by its level, perhaps with a character."""
    level, _, persona = wish.partition(":")
    if not persona:
        return voice.say("level-of", level=level)
    character = _if_known(voice, f"persona-{persona}-name") or persona
    return voice.say("level-with", level=level, character=character)


def lesson_step(voice: Voice, game: str, step: str) -> str:
    """What a coach says at one choice of a game's lesson."""
    return voice.say(f"{game}-lesson", step=step)


def lesson_goal(voice: Voice, game: str) -> str:
    """What the learner is after, in a sentence or two."""
    return voice.say(f"{game}-lesson-goal")


def lesson_end(voice: Voice, game: str) -> str:
    """What a coach says at the end of a game's lesson."""
    return voice.say(f"{game}-lesson-end")


def spot_label(voice: Voice, game: str, spot: str) -> str:
    """What a place on the plain table is called."""
    return voice.say(f"{game}-spot", spot=spot)


def kind_label(voice: Voice, game: str, kind: str) -> str:
    """What the cards of a kind are called."""
    return voice.say(f"{game}-kind", kind=kind)


def choice_label(voice: Voice, game: str, option: Option, choice: Choice) -> str:
    """What one of the choices of an option is called; a pack may have named it."""
    if isinstance(choice, bool):
        return yes_no(voice, choice)
    if isinstance(choice, int):
        return str(choice)
    names = option.names.get(choice)
    if names is None:
        return voice.say(f"{game}-choice", choice=choice)
    return names.get(voice.lang) or next(iter(names.values()))
