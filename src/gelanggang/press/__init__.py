"""The press: cards and all that a table needs, on paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.core.match import AnyRules
from gelanggang.press import booklet, calibration, cards, pieces
from gelanggang.press.letters import strange_letters
from gelanggang.press.options import Part, PrintOptions
from gelanggang.press.page import Page
from gelanggang.press.typeset import typeset
from gelanggang.text.catalogue import LANGUAGES, Voice
from gelanggang.text.catalogue import voice as speaker

__all__ = ["PrintOptions", "print_pack", "strange_letters"]

MAKERS: Final[dict[Part, Callable[[AnyRules, PrintOptions, Voice], list[Page]]]] = {
    "calibration": calibration.pages,
    "cards": cards.pages,
    "pieces": pieces.sheets,
}
"""Who makes the pages of each part, in the order in which they are printed."""


def print_pack(rules: AnyRules, options: PrintOptions, voice: Voice) -> bytes:
    """A PDF of what is wished for of a pack."""
    pages = [
        page
        for part, maker in MAKERS.items()
        if part in options.parts
        for page in maker(rules, options, voice)
    ]
    books = [booklet.sheets(rules, options, one) for one in _readers(options, voice)]
    if not books:
        return typeset(pages, rules.label.name, voice.lang)
    first = [typeset(pages, rules.label.name, voice.lang)] if pages else []
    return booklet.joined([*first, *books])


def _readers(options: PrintOptions, voice: Voice) -> list[Voice]:
    """Who reads the rules: each language has a booklet of its own."""
    if "booklets" in options.parts:
        return [speaker(lang) for lang in LANGUAGES]
    return [voice] if "booklet" in options.parts else []
