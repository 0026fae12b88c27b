"""What a report is as plain data: what `--json` prints, and all that the page knows."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from gelanggang.core.rules import Choice

Unit: TypeAlias = Literal["share", "number", "points", "change"]
"""A part of all; a number; points of a share; a part of something else, more or less."""
Verdict: TypeAlias = Literal["met", "missed", "few", "none"]


class Pack(TypedDict):
    """Which cards were played."""

    name: str
    version: str
    digest: str


class Summary(TypedDict):
    """How many targets were met, missed, or measured in too few games."""

    met: int
    missed: int
    few: int


class Subject(TypedDict):
    """What a figure is about: a seat, a card, a round."""

    kind: str
    id: str
    name: str | dict[str, str] | None
    """As it is called everywhere, or in each language; None for what is only counted."""


class Target(TypedDict):
    """What is wanted; None where there is no bound."""

    least: float | None
    most: float | None
    within: NotRequired[float | None]
    """How far an interval may reach to either side and still tell enough."""


class Measured(TypedDict):
    """A value with its 95 % interval, from n.

    Without a game to count there is no value; what the cards say by themselves has no interval.
    """

    value: float | None
    low: NotRequired[float | None]
    high: NotRequired[float | None]
    n: NotRequired[int | None]


class Difference(TypedDict):
    """How far two packs lie apart, and whether that is more than chance."""

    value: float
    low: float | None
    high: float | None
    clear: bool


class Figure(Measured):
    """One number of a report."""

    key: str
    subject: Subject | None
    unit: Unit
    target: Target | None
    verdict: Verdict
    against: Measured | None
    difference: Difference | None
    runs: NotRequired[list[str]]
    """In which runs it was counted; what the cards say by themselves was counted in none."""


class Group(TypedDict):
    """A target that most of many have to meet, for all numbers of players together."""

    key: str
    met: int
    of: int
    least: int
    verdict: Verdict


class Section(TypedDict):
    """Figures that belong together."""

    key: str
    figures: list[Figure]


class Run(TypedDict):
    """One way in which games were played."""

    run: str
    bots: list[str]
    games: int
    options: dict[str, Choice]
    stuck: NotRequired[int]
    """Games that never ended, which are counted in nothing."""


class Table(TypedDict):
    """All that was measured with a number of players."""

    players: int
    runs: list[Run]
    sections: list[Section]


class Report(TypedDict):
    """A whole report."""

    game: str
    pack: Pack
    against: Pack | None
    seed: str
    games: int
    summary: Summary
    sections: list[Section]
    """What the cards say by themselves, whoever plays."""
    groups: list[Group]
    players: list[Table]


def is_known(measured: Measured) -> bool:
    """Whether there was anything to measure."""
    return measured["value"] is not None


def value_of(measured: Measured) -> float:
    """The value of what is known."""
    value = measured["value"]
    assert value is not None
    return value


def ends_of(measured: Measured | Difference) -> tuple[float, float] | None:
    """The interval, where there is one."""
    low, high = measured.get("low"), measured.get("high")
    return None if low is None or high is None else (low, high)
