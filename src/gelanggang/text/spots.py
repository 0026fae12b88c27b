"""What lies on a plain table, in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from gelanggang.core.match import AnyRules
from gelanggang.core.view import NUMBER, Spot, View
from gelanggang.text.narrator import Narrator
from gelanggang.text.titles import spot_label

NOTHING = "–"


@dataclass(frozen=True)
class Laid:
    """A spot of a table as one seat sees it."""

    spot: Spot
    label: str
    texts: list[str]
    """What lies there: of a spot that everybody has, by seat; else one text."""

    @property
    def counts(self) -> bool:
        """Whether there is a number, and not things."""
        return self.spot.holds == NUMBER


def laid(rules: AnyRules, teller: Narrator, view: View) -> list[Laid]:
    """All spots of a game that a view tells about."""
    entries = view.plain()
    found: list[Laid] = []
    for spot in rules.spots():
        entry = entries[spot.name]
        held = entry if spot.each and isinstance(entry, list) else [entry]
        texts = [_text(teller, one) for one in held]
        found.append(Laid(spot, spot_label(teller.voice, rules.key, spot.name), texts))
    return found


def _text(teller: Narrator, held: object) -> str:
    """A number, or the names of things; what is there several times is named once."""
    if not isinstance(held, list):
        return str(held)
    names = Counter(teller.thing(thing) for thing in held)
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in names.items()) or NOTHING
