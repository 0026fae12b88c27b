"""What sections, figures and those they are about are called."""

from __future__ import annotations

from functools import cache

from gelanggang.lab.page.shape import Subject
from gelanggang.lab.page.tongues import Words, named, say
from gelanggang.text import catalogue
from gelanggang.text.catalogue import LANGUAGES, voice


def section_name(key: str) -> Words:
    """The heading of a section."""
    return _known(f"lab-section-{key}", key)


def figure_name(key: str) -> Words:
    """What was measured."""
    return _known(f"lab-figure-{key}", key)


def subject_name(subject: Subject) -> Words:
    """Whom or what a figure is about."""
    if (name := subject["name"]) is not None:
        return named(name)
    id = subject["id"]
    return _known(f"lab-subject-{subject['kind']}", id, n=int(id) if id.isdigit() else id)


def run_name(key: str) -> Words:
    """One way in which games were played."""
    return _known(f"lab-run-{key.replace('/', '-')}", key)


def bot_name(key: str) -> Words:
    """Who played: somebody with a name, or a level."""
    if key.isdigit():
        return say("lab-page-level", level=key)
    return _known(f"bot-{key}", key)


def capital(words: Words) -> Words:
    """The same at the beginning of a line."""
    return lambda voice: catalogue.capital(words(voice))


@cache
def _sentences() -> frozenset[str]:
    return frozenset(voice(LANGUAGES[0]).sentences())


def _known(key: str, otherwise: str, **facts: str | int) -> Words:
    """A sentence; a game from outside has none, and then the key itself has to do."""
    return say(key, **facts) if key in _sentences() else named(otherwise)
