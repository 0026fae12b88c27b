"""A teacher's list of words: which are there twice, which lack a language, which are too alike."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.games import find_game
from gelanggang.games.game import Listed

MOST_ALIKE: Final = 100
"""Pairs that are told: whoever has more looks at the whole list."""
SHORTEST: Final = 4
"""Letters of a word that can be too much like another: shorter ones all are."""
STEM: Final = 4
"""Letters that are left of a word at least when its ending is taken away."""
BEFORE: Final = [
    "meng",
    "meny",
    "mem",
    "men",
    "peng",
    "peny",
    "pem",
    "pen",
    "ber",
    "ter",
    "per",
    "me",
    "pe",
    "di",
    "ke",
    "se",
]
BEHIND: Final = ["kan", "nya", "ing", "ies", "an", "es", "ed", "er", "i", "s", "y"]


@dataclass(frozen=True)
class Pair:
    """Two words of which one is enough, by their places in the list."""

    one: int
    other: int
    language: int
    """In which they meet: its place among the languages of the game."""


@dataclass
class Words:
    """A list as it was understood."""

    words: list[Listed] = field(default_factory=list)
    duplicates: list[Pair] = field(default_factory=list)
    """The same word, whatever its capitals and accents."""
    missing: list[int] = field(default_factory=list)
    """Places of those that lack a language."""
    alike: list[Pair] = field(default_factory=list)
    """Words that differ by a letter, or by what stands before or behind them."""
    cards: int = 0
    """Cards that they make, two words each."""


def check_words(game: str, text: str) -> Words:
    """Look at a list that somebody is still working on; BadInput where the game takes none."""
    found = find_game(game)
    if found.look is None:
        raise BadInput("upload-no-list")
    listed = found.look(text)
    checked = Words(listed, cards=len(listed) // 2)
    checked.missing = [i for i, one in enumerate(listed) if not all(one.names)]
    languages = max([len(one.names) for one in listed], default=0)
    for language in range(languages):
        names = [plain(one.names[language]) for one in listed]
        if language and names == [plain(one.names[0]) for one in listed]:
            # The list has one column: whatever there is to say was said.
            break
        _compare(names, language, checked)
    return checked


def _compare(names: list[str], language: int, checked: Words) -> None:
    first: dict[str, int] = {}
    kin: dict[str, list[int]] = {}
    for i, name in enumerate(names):
        if not name:
            continue
        if name in first:
            checked.duplicates.append(Pair(first[name], i, language))
            continue
        first[name] = i
        # Words that differ by a letter are the same without one; so only such are compared.
        without = {name[:at] + name[at + 1 :] for at in range(len(name))}
        marks = [f"{stem(name)}-", name, *sorted(without)]
        for other in sorted({one for mark in marks for one in kin.get(mark, [])}):
            if len(checked.alike) == MOST_ALIKE:
                break
            if stem(names[other]) == stem(name) or near(names[other], name):
                checked.alike.append(Pair(other, i, language))
        for mark in marks:
            kin.setdefault(mark, []).append(i)


def plain(text: str) -> str:
    """A word without capitals and accents, and with single spaces for whatever parts it."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(
        letter if letter.isalnum() else " "
        for letter in folded
        if not unicodedata.combining(letter)
    )
    return " ".join(kept.split())


def stem(word: str) -> str:
    """What is left of a word without one thing before and one behind it."""
    for part in BEFORE:
        if word.startswith(part) and len(word) - len(part) >= STEM:
            word = word[len(part) :]
            break
    for part in BEHIND:
        if word.endswith(part) and len(word) - len(part) >= STEM:
            return word[: -len(part)]
    return word


def near(one: str, other: str) -> bool:
    """Whether two words differ by one letter: another, one more, or two that changed places."""
    if min(len(one), len(other)) < SHORTEST or abs(len(one) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    left, right = one[start:], other[start:]
    if len(left) == len(right):
        swapped = left[:2] == right[1::-1] if len(right) > 1 else False
        return left[1:] == right[1:] or (swapped and left[2:] == right[2:])
    return left[1:] == right if len(left) > len(right) else left == right[1:]
