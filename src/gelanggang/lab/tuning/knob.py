"""A knob: a value of a pack that is ours, and how far it may be turned.

`bounds.toml`, in the folder of a pack:

[[knob]]
file = "action"          # without .toml
card = "gedig"           # without: all cards of the file whose value is ours
value = "score"          # or "effects[0].n", "health.3"
least = 1
most = 4
players = [3]            # where it matters; without: at every table

An entry for one card comes before one for all.  Only what is marked as a reconstruction can be
turned.  The file does not belong to the cards: it is no part of the digest.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games.book import RECONSTRUCTION, Page, together
from gelanggang.lab.tuning.script import ENDING, HEAD, Place, Script

BOUNDS: Final = "bounds"
CARD: Final = "card"
MOST: Final = 999
_PART: Final = r"[A-Za-z0-9_-]+(?:\[\d{1,3}\])*"
_VALUE: Final = re.compile(rf"{_PART}(?:\.{_PART})*")
_STEP: Final = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


@dataclass(frozen=True)
class Knob:
    """One value and its bounds."""

    file: str
    card: str | None
    value: str
    place: Place
    least: int
    most: int
    players: tuple[int, ...]
    """At which tables it matters."""

    @property
    def key(self) -> str:
        """The value as errors and differences call it."""
        return self.value if self.card is None else f"{CARD}[{self.card}].{self.value}"


def read_knobs(script: Script, rules: AnyRules, folder: Path) -> list[Knob]:
    """The knobs of a pack; BadInput, with the key, where one cannot be turned like this."""
    if BOUNDS not in script.pages:
        raise BadInput("no-bounds", {"file": str(folder / f"{BOUNDS}{ENDING}")})
    page = Page(script.pages[BOUNDS].data, str(folder / f"{BOUNDS}{ENDING}"))
    entries = page.pages("knob")
    page.close()
    found: dict[tuple[str, Place], Knob] = {}
    alone = [_Entry(entry, script, rules) for entry in entries if entry.has(CARD)]
    for one in [
        *alone,
        *[_Entry(entry, script, rules) for entry in entries if not entry.has(CARD)],
    ]:
        for knob in one.knobs():
            if (knob.file, knob.place) not in found:
                found[knob.file, knob.place] = knob
            elif one.is_alone:
                raise one.page.wrong("value", "twice", value=one.value)
    return list(found.values())


class _Entry:
    """One entry of the file: a knob, or one for each card that has such a value."""

    def __init__(self, page: Page, script: Script, rules: AnyRules) -> None:
        self.page: Final = page
        self.script: Final = script
        files = [file for file in script.pages if file not in (HEAD, BOUNDS)]
        self.file: Final = page.one_of("file", files)
        self.value: Final = page.text("value")
        if not _VALUE.fullmatch(self.value):
            raise page.wrong("value", "way", value=self.value)
        self.way: Final[Place] = tuple(
            int(step[1]) if step[1] else step[2] for step in _STEP.finditer(self.value)
        )
        self.least: Final = page.whole("least", -MOST, MOST)
        self.most: Final = page.whole("most", -MOST, MOST)
        if self.least > self.most:
            raise page.wrong("least", "order")
        fewest, most = rules.fewest_seats, rules.most_seats
        named = page.wholes("players", fewest, most) if page.has("players") else []
        self.players: Final = tuple(named or range(fewest, most + 1))
        cards = script.at(self.file, (CARD,))
        ids = [str(card.get("id")) for card in cards] if isinstance(cards, list) else []
        self.ids: Final[list[str | None]] = list(ids) or [None]
        """The cards of the file; None where it has none, and is looked at itself."""
        self.card: Final = page.one_of(CARD, ids) if page.has(CARD) else None
        page.close()

    @property
    def is_alone(self) -> bool:
        """Whether it means one value and no other."""
        return self.card is not None or self.ids == [None]

    def knobs(self) -> list[Knob]:
        """What it means; BadInput where that cannot be turned."""
        if self.is_alone:
            number = self.ids.index(self.card)
            return [self._knob(number)]
        found = [
            self._knob(number)
            for number in range(len(self.ids))
            if self._is_whole(number) and self._is_ours(number)
        ]
        if not found:
            raise self.page.wrong("value", "knob", value=self.value)
        return found

    def _knob(self, number: int) -> Knob:
        if not self._is_whole(number):
            raise self.page.wrong("value", "knob", value=self.value)
        if not self._is_ours(number):
            raise self.page.wrong("value", "source", value=self.value)
        place, card = self._place(number), self.ids[number]
        now = self.script.at(self.file, place)
        knob = Knob(self.file, card, self.value, place, self.least, self.most, self.players)
        assert isinstance(now, int)
        if not self.least <= now <= self.most:
            raise self.page.wrong(
                "value", "outside", value=knob.key, now=now, least=self.least, most=self.most
            )
        return knob

    def _base(self, number: int) -> Place:
        return () if self.ids[number] is None else (CARD, number)

    def _place(self, number: int) -> Place:
        return (*self._base(number), *self.way)

    def _is_whole(self, number: int) -> bool:
        now = self.script.at(self.file, self._place(number))
        return isinstance(now, int) and not isinstance(now, bool)

    def _is_ours(self, number: int) -> bool:
        source = self.script.at(self.file, (*self._base(number), "source"))
        if not isinstance(source, dict):
            return source == RECONSTRUCTION
        # A field is called by its own name, by that of what it stands in, or by both.
        steps = [str(step) for step in self.way]
        names = {*steps, *["_".join(steps[:n]) for n in range(2, len(steps) + 1)]}
        words = [str(source[name]) for name in names if name in source]
        return bool(words) and together(words) == RECONSTRUCTION
