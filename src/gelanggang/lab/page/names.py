"""What sections, figures and those they are about are called."""

from __future__ import annotations

from gelanggang.lab.page.shape import Figure, Subject
from gelanggang.lab.page.tongues import Words, named, say
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
    return _known(f"lab-subject-{subject['kind']}", subject["id"], subject["id"])


def full_name(figure: Figure) -> Words:
    """A figure with its subject."""
    what = figure_name(figure["key"])
    if (subject := figure["subject"]) is None:
        return what
    who = subject_name(subject)
    return lambda voice: f"{who(voice)}: {what(voice)}"


def run_name(key: str) -> Words:
    """One way in which games were played."""
    return _known(f"lab-run-{key}", key)


def bot_name(key: str) -> Words:
    """Who played."""
    return _known(f"bot-{key}", key)


def _known(key: str, otherwise: str, number: str | None = None) -> Words:
    """A sentence; a game from outside has none, and then the key itself has to do."""
    key = key.replace("_", "-").replace(".", "-").replace("/", "-")
    if key not in voice(LANGUAGES[0]).sentences():
        return named(otherwise)
    return say(key) if number is None else say(key, n=number)
