"""A teacher's words: looked through while they are written, and kept for a table of their own."""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.games import GAMES
from gelanggang.games.game import Listed
from gelanggang.server.upload_read import WORDS
from gelanggang.server.workshop_desk import told
from gelanggang.server.workshop_forms import WordInfo, Words
from gelanggang.text.catalogue import Voice, voice
from gelanggang.text.errors import sentence
from gelanggang.workshop.words import Pair, check_words

BOTH: Final = 2
"""The languages of a word."""


def played_with_words() -> str:
    """The game for which there are lists of words."""
    return next(key for key, game in GAMES.items() if game.look is not None)


def look(game: str, text: str, lang: str) -> Words:
    """What a list is worth; BadInput when the game takes none."""
    teller = voice(lang)
    found = check_words(game, text)
    tidy = GAMES[game].tidy
    assert tidy is not None
    tidied = tidy(text, f"{WORDS}{GAMES[game].lists}")
    # What is wrong with a word stands beside it; what is told here is about the whole list.
    whole = [one for one in tidied.mistakes if not one.facts.get("row")]
    warnings = [teller.say(f"server-own-{one.code}", **one.facts) for one in tidied.remarks]
    wrong: dict[int, list[BadInput]] = {}
    for one in tidied.mistakes:
        wrong.setdefault(int(str(one.facts.get("row", 0))), []).append(one)
    return Words(
        words=[_word(one, wrong.get(one.row, []), teller) for one in found.words],
        mistakes=told(game, whole, teller),
        good=not tidied.mistakes,
        duplicates=_rows(found.duplicates, found.words),
        missing=[found.words[i].row for i in found.missing],
        alike=_rows(found.alike, found.words),
        cards=found.cards,
        warnings=warnings,
    )


def _word(one: Listed, wrong: list[BadInput], teller: Voice) -> WordInfo:
    indonesian, english = [*one.names, "", ""][:BOTH]
    mistakes = [sentence(teller, mistake) for mistake in wrong]
    return WordInfo(one.row, one.id, indonesian, english, round(one.sure, 2), mistakes)


def _rows(pairs: list[Pair], words: list[Listed]) -> list[list[int]]:
    both = [[words[pair.one].row, words[pair.other].row] for pair in pairs]
    # Those that meet in both languages are told once.
    return [list(one) for one in dict.fromkeys(tuple(rows) for rows in both)]
