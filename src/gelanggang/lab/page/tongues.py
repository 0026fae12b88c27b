"""Every language at once: a text stands in the page once for each, and one of them is shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from html import escape
from typing import Final, TypeAlias

from gelanggang.text.catalogue import LANGUAGES, Voice, voice

Words: TypeAlias = Callable[[Voice], str]
"""A text that every voice says in its own way."""

FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no page may hold; a pack might."""
NUMBER: Final = re.compile("<x-n>[^<]*</x-n>")


def plain(text: str) -> str:
    """A text as a page can hold it: whatever it says, it is text and nothing else."""
    return escape(FORBIDDEN.sub("\ufffd", text))


def say(key: str, /, **facts: str | int | Words) -> Words:
    """A sentence of the catalogues."""

    def said(voice: Voice) -> str:
        told = {name: fact(voice) if callable(fact) else fact for name, fact in facts.items()}
        return voice.say(key, **told)

    return said


def named(name: str | dict[str, str]) -> Words:
    """A name that is the same everywhere, or has a form in each language."""
    if isinstance(name, str):
        return lambda _: name
    return lambda voice: name.get(voice.lang) or next(iter(name.values()))


def each(words: Words) -> str:
    """A text in every language; where all say the same, once.

    What is shown has the language of the page, so no element has to say it again.
    """
    return _in_all(words, "<x-{0}>{1}</x-{0}>")


def each_drawn(words: Words) -> str:
    """The same inside a drawing, which knows no elements but its own."""
    return _in_all(words, "<tspan class={0}>{1}</tspan>")


def _in_all(words: Words, around: str) -> str:
    texts = [words(voice(lang)) for lang in LANGUAGES]
    if len(set(texts)) == 1:
        return plain(texts[0])
    return "".join(around.format(lang, plain(text)) for lang, text in zip(LANGUAGES, texts))


def one_shown() -> str:
    """The style by which the languages that are not asked for are not shown."""
    return "".join(
        f":root:not([lang={lang}]) :is(x-{lang},tspan.{lang}){{display:none}}" for lang in LANGUAGES
    )


def number(words: Words) -> str:
    """A number, written once: its signs are exchanged for those of the language that is shown."""
    text = plain(words(voice(LANGUAGES[0])))
    return f"<x-n>{text}</x-n>" if any(one in signs(LANGUAGES[0]) for one in text) else text


@cache
def signs(lang: str) -> str:
    """What stands before the decimals in a language, and what between thousands."""
    return voice(lang).say("lab-page-decimal") + voice(lang).say("lab-page-whole", n=1000)[1]


def numbered(page: str, lang: str) -> str:
    """A page with its numbers in a language; the script does the same when another is chosen."""
    table = str.maketrans(signs(LANGUAGES[0]), signs(lang))
    return NUMBER.sub(lambda found: found[0].translate(table), page)
