"""The voices of the table: one for each language, reading the Fluent files beside this one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from gelanggang.core.errors import BadInput
from gelanggang.games import GAMES

LANGUAGES: Final = ("id", "en")
"""Each has a folder here.  The first one is spoken when nobody says otherwise."""

FOLDER: Final = Path(__file__).parent
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first one that is set counts."""
TAG: Final = re.compile("[A-Za-z]+")
"""How the name of a language begins, on any system."""
LONGEST: Final = 500
"""A sentence repeats what a person wrote, but not a whole file of it."""


class Needs(Visitor):
    """Gathers what a message needs: its arguments and the other messages it quotes."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.quoted: set[str] = set()

    # Fluent's visitor finds its methods by the names of the nodes.
    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


class Voice:
    """Says things in one language."""

    def __init__(self, lang: str, files: list[Path] | None = None) -> None:
        """With files of its own: a voice that can say only what stands there."""
        self.lang: Final = lang
        # Marks around every name would spoil terminals and printed cards; languages that run
        # from left to right need none.
        self._bundle: Final = FluentBundle([lang], use_isolating=False)
        self._needs: Final[dict[str, Needs]] = {}
        ours = [*sorted((FOLDER / lang).glob("*.ftl")), *_brought(lang)]
        for path in ours if files is None else files:
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self._needs[entry.id.name] = needs = Needs()
                    needs.visit(entry)
        self._arguments: Final = {key: self._all_arguments(key) for key in self._needs}

    def sentences(self) -> list[str]:
        """The keys of everything this voice can say."""
        return sorted(self._needs)

    def knows(self, key: str) -> bool:
        """Whether this voice has such a sentence."""
        return key in self._needs

    def arguments(self, key: str) -> set[str]:
        """The facts a sentence needs, with those of the sentences it quotes."""
        return self._arguments[key]

    def _all_arguments(self, key: str) -> set[str]:
        needs = self._needs[key]
        return needs.arguments.union(*[self._all_arguments(quoted) for quoted in needs.quoted])

    def say(self, key: str, /, **facts: str | int) -> str:
        """The sentence of a key; KeyError when it is unknown or a fact is missing."""
        # A variant that is not chosen would hide a missing fact, so all of them are asked for.
        missing = self.arguments(key) - set(facts)
        if missing:
            raise KeyError(f"{self.lang}/{key} lacks {sorted(missing)}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{self.lang}/{key} has no text")
        short = {name: clip(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, short)
        if errors or not isinstance(text, str):
            raise KeyError(f"{self.lang}/{key}: {errors}")
        return text


def _brought(lang: str) -> list[Path]:
    """The catalogues of games from outside.

    One that does not speak a language here is told in the first of ours that it does.
    """
    folders = [game.words for game in GAMES.values() if game.words is not None]
    wishes = [[folder / f"{one}.ftl" for one in (lang, *LANGUAGES)] for folder in folders]
    return [next((path for path in paths if path.is_file()), paths[0]) for paths in wishes]


def clip(fact: str | int) -> str | int:
    """The beginning of a long text."""
    return fact if isinstance(fact, int) or len(fact) <= LONGEST else f"{fact[:LONGEST]}…"


@cache
def voice(lang: str) -> Voice:
    """The voice of a language."""
    return Voice(lang)


def known_language(wish: str) -> str:
    """A language that was asked for; BadInput when nobody speaks it here."""
    if wish not in LANGUAGES:
        raise BadInput("unknown-language", {"language": wish, "known": list(LANGUAGES)})
    return wish


def choose_language(wish: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: what was asked for, else the system's, else our first."""
    if wish is not None:
        return known_language(wish)
    system = next((environ[name] for name in ENVIRONMENT if environ.get(name)), "")
    return spoken(system) or LANGUAGES[0]


def spoken(tag: str) -> str | None:
    """The language of a tag such as `en_GB.UTF-8` or `en-US;q=0.8`, if it is spoken here."""
    word = TAG.match(tag)
    return word[0].lower() if word is not None and word[0].lower() in LANGUAGES else None


def languages_after(lang: str) -> list[str]:
    """All others in their order, from the next one on, and this one last."""
    here = LANGUAGES.index(lang) + 1
    return [*LANGUAGES[here:], *LANGUAGES[:here]]


def listed(voice: Voice, words: list[str]) -> str:
    """Words in a row as one says them: `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return voice.say("listed", before=", ".join(words[:-1]), last=words[-1])


def capital(text: str) -> str:
    """A text that stands at the beginning."""
    return text[:1].upper() + text[1:]
