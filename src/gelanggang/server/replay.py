"""A finished game once more, from any chair: its secrets are open, as they are in its record."""

from __future__ import annotations

from typing import Any

from gelanggang.bots.thought import Reason
from gelanggang.core.event import heard
from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.server.forms import Frame, Idea, Replay
from gelanggang.server.narration import Narration
from gelanggang.server.render import happened, view_of
from gelanggang.server.wire import Happened
from gelanggang.tables.denied import Denied
from gelanggang.tables.table import LiveTable
from gelanggang.tables.thinker import Thinker
from gelanggang.tables.undo import begun_again


def replay(table: LiveTable, match: Match, lang: str, eyes: Seat | None) -> Replay:
    """Every choice of a game with what it changed for one chair, and what was told about it."""
    teller = Narration(table, lang)
    twin = begun_again(match, 0)
    before = view_of(twin, eyes) or {}
    first = Frame(-1, "", _told(twin, 0, teller, eyes), before)
    frames = [first]
    for number, (seat, text) in enumerate(match.choices, 1):
        said = teller.looking(twin).move(twin.rules.read(text))
        known = len(twin.log)
        twin.play(seat, twin.rules.read(text))
        after = view_of(twin, eyes) or {}
        frames.append(
            Frame(seat, said, _told(twin, known, teller, eyes, number), _new(before, after))
        )
        before = after
    return Replay(table.code, frames)


async def idea(
    thinker: Thinker, table: LiveTable, match: Match, lang: str, seat: Seat, after: int
) -> Idea:
    """What a bot of the table's level would have done on a seat after so many choices."""
    twin = begun_again(match, after)
    if seat not in twin.pending():
        raise Denied("not-asked-then", {"number": after})
    found = await thinker.think(table, seat, table.opened.level, after)
    teller = Narration(table, lang).looking(twin)
    text = teller.move(twin.rules.read(found.move))
    return Idea(seat, found.move, text, teller.reason(Reason(found.code, found.facts)))


def _told(
    twin: Match, known: int, teller: Narration, eyes: Seat | None, number: int = 0
) -> list[Happened]:
    return [happened(event, number, False, teller, eyes) for event in heard(twin.log[known:], eyes)]


def _new(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in after.items() if before[name] != value}
