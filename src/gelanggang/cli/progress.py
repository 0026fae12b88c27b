"""How far a long command has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from gelanggang.line.screen import Screen


@contextmanager
def progress(games: int, screen: Screen) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where it is in nobody's way; none when nobody looks."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(screen.voice.say("cli-sim-playing"), total=games)
        yield lambda played: bar.advance(task, played)
