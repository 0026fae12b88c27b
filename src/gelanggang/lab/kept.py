"""The finished units of a contest, kept in a journal so that it can go on where it stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gelanggang.core.match import AnyRules
from gelanggang.lab import journal
from gelanggang.lab.arena import Contest
from gelanggang.lab.journal import Journal, Plain
from gelanggang.lab.unit import Unit, read_unit

FORMAT: Final = "gelanggang-arena/1"


def kept_seed(path: Path) -> str | None:
    """The seed of the contest that a file keeps, if there is one."""
    return journal.kept_seed(path, FORMAT)


class Kept(Journal):
    """The units of one contest, in order, and the file that they are kept in."""

    def __init__(self, path: Path, contest: Contest, rules: AnyRules) -> None:
        """Read what is there; BadInput when it belongs to another contest, or is damaged."""
        super().__init__(path, _head(contest, rules))
        self.units: Final[list[Unit]] = []
        for number, plain in enumerate(self.done):
            try:
                self.units.append(read_unit(plain, number, contest.bots))
            except ValueError:
                raise self.damaged(number + 2) from None

    def add(self, unit: Unit) -> None:
        """Keep one more unit."""
        self.write(unit.plain())
        self.units.append(unit)


def _head(contest: Contest, rules: AnyRules) -> Plain:
    """What makes a contest this one and no other."""
    return {
        "format": FORMAT,
        "game": contest.game,
        "version": rules.version,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "options": contest.options,
        "pack": f"{rules.label.name} {rules.label.version}",
        "pack_digest": rules.label.digest,
        "times": contest.times,
    }
