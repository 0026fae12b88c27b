"""What a search found, on the terminal and as a page of Markdown."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from gelanggang.cli.figures import cells, title_of
from gelanggang.lab.block import BLOCK
from gelanggang.lab.tuning.heat import Moved
from gelanggang.lab.tuning.knob import Knob
from gelanggang.lab.tuning.result import Result, plain_gain
from gelanggang.lab.tuning.script import ENDING
from gelanggang.line.screen import Screen
from gelanggang.text.catalogue import Voice

COLUMNS: Final = ("players", "figure", "before", "after", "difference", "interval", "target")
NUMBERS: Final = COLUMNS[2:]
STYLES: Final = {"better": "bold green", "worse": "bold red", "open": "bold yellow"}


def show_result(result: Result, screen: Screen) -> None:
    """The changes, and what fresh seeds say about them."""
    voice = screen.voice
    screen.raw(_how(result, voice))
    screen.raw(voice.say("cli-report-bots"))
    found = result.confirmation
    if found is None:
        screen.raw("\n" + voice.say("cli-tune-nothing"), "bold")
        return
    screen.raw("\n" + voice.say("cli-tune-changes"), "bold")
    for knob, before, after in result.changes:
        screen.raw("  " + _change(knob, before, after, voice))
    screen.raw("\n" + _confirmed(result, voice), STYLES[found.verdict])
    if result.moved:
        table = Table(box=None, pad_edge=False)
        for column in COLUMNS:
            right = column in NUMBERS
            title = voice.say("cli-tune-column", column=column)
            table.add_column(title, justify="right" if right else "left", no_wrap=right)
        for row in _rows(result.moved, voice):
            table.add_row(*row)
        screen.show(table)


def written_out(result: Result, voice: Voice) -> str:
    """All of it as a page, each step with what it moved."""
    say = voice.say
    label = result.search.start.rules.label
    parts = [
        "# " + say("cli-tune-title", name=label.name, version=label.version),
        _how(result, voice),
        say("cli-tune-loss"),
        say("cli-report-bots"),
    ]
    found = result.confirmation
    if found is None:
        return "\n\n".join([*parts, say("cli-tune-nothing")]) + "\n"
    parts.append("## " + say("cli-tune-changes"))
    parts.append("\n".join(f"- {_change(*change, voice)}" for change in result.changes))
    parts.append("## " + say("cli-tune-fresh"))
    parts.append(_confirmed(result, voice))
    parts += _page_table(result.moved, voice)
    parts.append("## " + say("cli-tune-steps"))
    parts.append(say("cli-tune-expected"))
    for number, step in enumerate(result.steps, 1):
        parts.append(f"### {number}. {_change(step.knob, step.before, step.after, voice)}")
        gain = _told(plain_gain(step.gain))
        parts.append(say("cli-tune-step", **gain, rivals=step.rivals, games=step.blocks * BLOCK))
        parts += _page_table(step.moved, voice)
    return "\n\n".join(parts) + "\n"


def _how(result: Result, voice: Voice) -> str:
    question, search = result.search.question, result.search
    return voice.say(
        "cli-tune-how",
        knobs=len(search.knobs),
        most=search.most,
        games=question.games,
        players=", ".join(str(players) for players in question.players),
        seed=question.seed,
    )


def _change(knob: Knob, before: int, after: int, voice: Voice) -> str:
    return voice.say(
        "cli-diff-changed", file=knob.file + ENDING, key=knob.key, old=str(before), new=str(after)
    )


def _confirmed(result: Result, voice: Voice) -> str:
    found = result.confirmation
    assert found is not None
    summary = found.report["summary"]
    return voice.say(
        "cli-tune-confirmed",
        verdict=found.verdict,
        **_told(plain_gain(found.gain)),
        met=summary["met"],
        missed=summary["missed"],
        few=summary["few"],
    )


def _told(gain: dict[str, float]) -> dict[str, str]:
    return {name: f"{number:+.1f}" for name, number in gain.items()}


def _rows(moved: Moved, voice: Voice) -> list[list[str]]:
    found: list[list[str]] = []
    for players, figure in moved:
        told = cells(figure, voice)
        row = {
            **told,
            "players": "" if players is None else str(players),
            "figure": title_of(figure, voice),
            "before": told["against"],
            "after": told["value"],
        }
        found.append([str(row[column]) for column in COLUMNS])
    return found


def _page_table(moved: Moved, voice: Voice) -> list[str]:
    if not moved:
        return [voice.say("cli-tune-unmoved")]
    lines = [
        [voice.say("cli-tune-column", column=column) for column in COLUMNS],
        ["---:" if column in NUMBERS else "---" for column in COLUMNS],
        *_rows(moved, voice),
    ]
    return ["\n".join(f"| {' | '.join(line)} |" for line in lines)]
