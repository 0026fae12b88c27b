"""A campaign in its file, and beside it the chapter that was left in its middle."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Final

from gelanggang.core.errors import GelanggangError
from gelanggang.files import read_text, write_whole
from gelanggang.games.spell_future.campaign import Campaign
from gelanggang.games.spell_future.journey import PLAY, Journey, read_journey
from gelanggang.games.spell_future.rules import Rules
from gelanggang.terminal.keeping import Broken, Keeping, newest_first, read_sitting, set_aside
from gelanggang.terminal.sitting import Sitting

ENDING: Final = ".story.json"
LEFT: Final = ".unfinished"
LONG_AGO: Final = 7
"""After more days than these a party is told where it was."""


class Bookmark(Keeping):
    """Keeps the game of a chapter beside the campaign.

    It stays there until the campaign has written down how the game ended: whatever happens
    meanwhile, one of both knows.
    """

    def __init__(self, file: Path) -> None:
        super().__init__(file.parent)
        self.file: Final = file

    def path(self, sitting: Sitting) -> Path:
        return self.file

    def forget(self, sitting: Sitting) -> None:
        return


class Chronicle:
    """One campaign of a party, written down after everything that happens in it."""

    def __init__(self, file: Path, rules: Rules, journey: Journey) -> None:
        self.file: Final = file
        self.rules: Final = rules
        self.journey: Final = journey
        self.bookmark: Final = Bookmark(file.with_name(file.name + LEFT))
        self.broken: list[Broken] = []
        """A chapter that was left and cannot be gone on with."""

    @property
    def campaign(self) -> Campaign:
        """The story."""
        return self.journey.campaign

    def write(self) -> None:
        """All of it, or nothing changes; OSError when that is not possible."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.file, self.journey.text())

    def choose(self, chosen: str) -> None:
        """A Provision or a Memory."""
        self.journey.choose(chosen)
        self.write()

    def ended(self, sitting: Sitting, names: list[str]) -> None:
        """The game of a chapter is over."""
        outcome = sitting.match.outcome
        assert outcome is not None
        self.journey.played(outcome, self.rules.pack, names, today().isoformat())
        self.write()
        self.bookmark.file.unlink(missing_ok=True)

    def left(self) -> Sitting | None:
        """The game that was left in its middle, if it is one of the next chapter."""
        file = self.bookmark.file
        if self.journey.asked != PLAY or not file.exists():
            return None
        try:
            sitting = read_sitting(file)
        except GelanggangError as error:
            self.broken.append(Broken(error, set_aside(file)))
            return None
        # One that is already written down is no longer of the next chapter.
        return sitting if sitting.match.scenario == self.journey.start() else None

    def forget(self) -> None:
        """Nobody wants to go on with it."""
        self.bookmark.file.unlink(missing_ok=True)
        self.file.unlink(missing_ok=True)

    def last(self) -> datetime.date | None:
        """When the party played last."""
        dates = [str(step["date"]) for step in self.journey.steps if step["did"] == "played"]
        try:
            return datetime.date.fromisoformat(dates[-1]) if dates else None
        except ValueError:
            return None

    def long_ago(self) -> bool:
        """Whether people may have forgotten where they were."""
        last = self.last()
        return last is not None and (today() - last).days > LONG_AGO


def today() -> datetime.date:
    """The date that is written into the logbook."""
    return datetime.date.today()


def open_chronicle(file: Path, rules: Rules, campaign: Campaign) -> Chronicle:
    """A campaign from its file, or a new one; GelanggangError when the file is no good."""
    journey = Journey(campaign, file.name.removesuffix(ENDING).removesuffix(".json"))
    if file.exists():
        journey = read_journey(read_text(file), campaign, str(file))
    return Chronicle(file, rules, journey)


def begin_chronicle(folder: Path, name: str, rules: Rules, campaign: Campaign) -> Chronicle:
    """A new campaign with a file of its own; OSError when it cannot be written."""
    plain = "".join(one if one.isalnum() else "-" for one in name.lower()).strip("-") or "story"
    number = 1
    while (file := folder / f"{plain}{'' if number == 1 else f'-{number}'}{ENDING}").exists():
        number += 1
    chronicle = Chronicle(file, rules, Journey(campaign, name))
    chronicle.write()
    return chronicle


def chronicles(
    folder: Path, rules: Rules, campaign: Campaign
) -> tuple[list[Chronicle], list[Broken]]:
    """All campaigns that are kept, the last one first; what is of no use is set aside."""
    found: list[Chronicle] = []
    broken: list[Broken] = []
    for file in newest_first(folder, ENDING):
        try:
            found.append(open_chronicle(file, rules, campaign))
        except GelanggangError as error:
            broken.append(Broken(error, set_aside(file)))
    return found, broken
