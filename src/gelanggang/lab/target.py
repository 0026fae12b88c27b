"""Targets: what a good pack shows, as a designer writes it down.

[turns]
least = [4.5, 3.8, 3.5]  # for the fewest players, one more, ...; one number stands for all
most = [9, 7, 6]
within = 0.3             # an interval that is wider to either side tells too little

[seat]
fair = 0.02              # within so much of one in as many as play

[stands.of.easy]         # of one subject alone
least = 0.80

[held]
least = 0.25
enough = 0.9             # nine in ten of all that are told of have to meet it
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gelanggang.games.book import Page, read_file
from gelanggang.lab.estimate import Bounds
from gelanggang.lab.figure import Name
from gelanggang.lab.page import shape
from gelanggang.lab.page.shape import Verdict

FOLDER: Final = Path(__file__).parent / "targets"
MOST: Final = 1_000_000
MET: Final = "met"
MISSED: Final = "missed"
FEW: Final = "few"
"""Not enough games to say."""
NONE: Final = "none"
"""There is no target."""


@dataclass(frozen=True)
class Target:
    """A band in which a figure shall lie, and how sure that has to be."""

    least: float | None
    most: float | None
    within: float | None
    enough: float | None = None
    """Where many have the same target: what part of them has to meet it."""

    def verdict(self, value: float | None, bounds: Bounds | None) -> Verdict:
        """Whether a value that was measured like this meets it."""
        if value is None or bounds is None:
            return FEW
        low, high = bounds
        if not self.holds(low) and not self.holds(high) and self._same_side(low, high):
            return MISSED
        inside = self.holds(low) and self.holds(high)
        narrow = self.within is None or (high - low) / 2 <= self.within
        return MET if inside or (narrow and self.holds(value)) else FEW

    def holds(self, value: float) -> bool:
        """Whether a value lies in the band."""
        return (self.least is None or value >= self.least) and (
            self.most is None or value <= self.most
        )

    def _same_side(self, low: float, high: float) -> bool:
        return (self.most is not None and low > self.most) or (
            self.least is not None and high < self.least
        )

    def plain(self) -> shape.Target:
        """As plain data, for JSON."""
        return {"least": self.least, "most": self.most, "within": self.within}


Key = tuple[Name, int]
"""A figure, its subject (None: any) and the number of players."""


class Targets:
    """All targets of a game."""

    def __init__(self, found: dict[Key, Target]) -> None:
        self._found: Final = found

    def of(self, name: Name, players: int) -> Target | None:
        """The target of a figure; that of its subject alone comes before that of all."""
        own = self._found.get((name, players))
        return self._found.get(((name[0], None), players)) if own is None else own


def load_targets(
    game: str, players: range, figures: dict[str, set[str]], file: Path | None = None
) -> Targets:
    """Read the targets of a game (None: ours); BadInput, with the key, where one is wrong.

    `figures` says which there are, and the ids of the subjects of each.
    """
    path = file or FOLDER / f"{game}.toml"
    page = read_file(path, str(path) if file else path.name)
    page.one_of("game", [game])
    found: dict[Key, Target] = {}
    for figure in [name for name in page.data if name != "game"]:
        if figure not in figures:
            raise page.wrong(figure, "known", value=figure, known=", ".join(sorted(figures)))
        entry = page.page(figure)
        if entry.has("of"):
            subjects = entry.page("of")
            for subject in subjects.data:
                if subject not in figures[figure]:
                    known = ", ".join(sorted(figures[figure]))
                    raise subjects.wrong(subject, "known", value=subject, known=known)
                _read(subjects.page(subject), players, (figure, subject), found)
        if set(entry.data) != {"of"}:
            _read(entry, players, (figure, None), found)
    return Targets(found)


def _read(page: Page, players: range, of: Name, found: dict[Key, Target]) -> None:
    least, most = _numbers(page, "least", players), _numbers(page, "most", players)
    within, fair = _numbers(page, "within", players), _numbers(page, "fair", players)
    enough = page.number("enough", 0, 1) if page.has("enough") else None
    page.close()
    if fair is not None and (least is not None or most is not None):
        raise page.wrong("fair", "alone")
    if fair is None and least is None and most is None:
        raise page.wrong("least", "missing")
    for place, count in enumerate(players):
        low = None if least is None else least[place]
        high = None if most is None else most[place]
        if fair is not None:
            low, high = 1 / count - fair[place], 1 / count + fair[place]
        if low is not None and high is not None and low > high:
            raise page.wrong("least", "order")
        width = None if within is None else within[place]
        found[of, count] = Target(low, high, width, enough)


def _numbers(page: Page, name: str, players: range) -> list[float] | None:
    """A number for each number of players, or one that stands for all of them."""
    if not page.has(name):
        return None
    if isinstance(page.data[name], list):
        return page.numbers(name, len(players), -MOST, MOST)
    return [page.number(name, -MOST, MOST)] * len(players)
