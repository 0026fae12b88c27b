"""How far a long command has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from gelanggang.line.screen import Screen
from gelanggang.text.catalogue import Voice


@contextmanager
def progress(games: int, screen: Screen) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where it is in nobody's way; none when nobody looks."""
    with _bar() as bar:
        task = bar.add_task(screen.voice.say("cli-sim-playing"), total=games)
        yield lambda played: bar.advance(task, played)


@contextmanager
def stages(screen: Screen) -> Iterator[Stages]:
    """The same for a work of which nobody knows how many stages it has."""
    with _bar() as bar:
        yield Stages(bar, screen.voice)


class Stages:
    """A bar that begins anew with every stage."""

    def __init__(self, bar: Progress, voice: Voice) -> None:
        self._bar: Final = bar
        self._voice: Final = voice
        self._task: Final = bar.add_task("", total=None)

    def begin(self, packs: int, games: int) -> None:
        """So many packs are compared, and so many games are to be played for it."""
        told = self._voice.say("cli-tune-playing", packs=packs)
        self._bar.reset(self._task, total=games, description=told)

    def played(self, games: int) -> None:
        """So many more were played."""
        self._bar.advance(self._task, games)


def _bar() -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
