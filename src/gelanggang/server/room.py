"""Those who are connected to one table, and what they were shown last."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat, bit_of
from gelanggang.core.match import Match
from gelanggang.core.watch import Changes, Watch
from gelanggang.server import render
from gelanggang.server.connection import (
    NO_LONGER_HERE,
    TAKEN_OVER,
    Connection,
    encoder,
    frame,
)
from gelanggang.server.lull import Lull
from gelanggang.server.narration import Narration
from gelanggang.server.wire import Closed, Emoted, Offer, TableInfo, Update, Welcome
from gelanggang.tables.step import Step, only_choices
from gelanggang.tables.table import PLAYING, LiveTable
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.story import StoryInfo

NOTHING: Final = b"{}"
"""A patch without any entry."""
UNMADE: Final = b""
"""A message that nobody has written yet."""
MOST_GREETINGS: Final = 8
"""Welcomes kept of a table for those who look on: one for each language and start, and each can be
sixty thousand letters."""
Pending = dict[Seat, Decision]
"""What each seat is asked now."""


@mypyc_attr(acyclic=True)
class Heard:
    """Events as they travel to those who hear the same of the same steps."""

    __slots__ = ("base", "count", "events", "fully")

    def __init__(self, base: int, count: int, fully: int, events: object) -> None:
        self.base: Final = base
        self.count: Final = count
        self.fully: Final = fully
        self.events: Final = events


@mypyc_attr(acyclic=True)
class Alike:
    """What those get who hear the same, see the same and are asked nothing."""

    __slots__ = ("events", "made", "patch", "version")

    def __init__(self, version: int, patch: bytes, events: object, made: bytes) -> None:
        self.version: Final = version
        self.patch: Final = patch
        self.events: Final = events
        self.made: Final = made


@mypyc_attr(acyclic=True)
class News:
    """What is told in one moment: made once for all who may know the same.

    Nobody else has the eyes of a seat; those who look on, be they many, have no seat's.
    """

    def __init__(
        self,
        steps: list[Step],
        info: TableInfo | None,
        story: bool,
        left: float | None,
        pending: Pending,
    ) -> None:
        self.steps: Final = steps
        self.open: Final = all(step.open for step in steps)
        """Whether everybody hears the same."""
        self.info: Final = info
        self.story: Final = story
        """Whether the party has gone on, or somebody has voted."""
        self.left: Final = left
        self.pending: Final = pending
        self.changes: Changes | None = None
        """What is different; nobody has looked yet."""
        self.common: bytes = NOTHING
        """What is different for everybody, as it travels."""
        self.open_patch = UNMADE
        """What is different for those who look on, likewise,"""
        self.open_frames: Final[dict[str | None, bytes | None]] = {}
        """and what they get, by language."""
        self.heard: Final[list[Heard]] = []
        self.alike: Final[list[Alike]] = []


class Room:
    """Sends each change to everybody, to each what they may know, encoded once for those alike."""

    def __init__(self, table: LiveTable, lull: Lull) -> None:
        self.table: Final = table
        self._lull: Final = lull
        self.connections: Final[list[Connection]] = []
        self.serial = 0
        self._info: TableInfo | None = None
        """What was sent last, less the seconds of grace: they pass by themselves, and an update
        that told no more than that would tell that something else has happened."""
        self._phase = ""
        """The phase that was sent last; empty: none was, or somebody would like to take back a
        choice."""
        self._story: StoryInfo | None = None
        """Likewise, where the party stands, in no language."""
        self._watched: Match | None = None
        """The game that is looked at here,"""
        self._watch: Watch | None = None
        """and those who do."""
        self._narrations: Final[dict[str, Narration]] = {}
        self._greetings: Final[dict[tuple[Seat | None, str | None, int | None], bytes]] = {}
        """What those who look on were sent, by eyes, language and what they had,"""
        self._stamp = (-1, -1)
        """since this has happened."""
        self._laid_out = table.match is not None
        """Whether there was a game on the table, the last time."""

    def narration(self, lang: str | None) -> Narration | None:
        """Who tells this table in a language; nobody for those who want no sentences."""
        if lang is None:
            return None
        if lang not in self._narrations:
            self._narrations[lang] = Narration(self.table, lang)
        return self._narrations[lang]

    def enter(self, connection: Connection) -> None:
        """Somebody comes; of two with the same token the last one stays."""
        for other in self.connections[:]:
            if other.member is not None and other.member is connection.member:
                self.part(other, TAKEN_OVER, "taken-over")
        self.connections.append(connection)

    def part(self, connection: Connection, code: int, why: str) -> None:
        """Send somebody away."""
        self.connections.remove(connection)
        text = voice(connection.lang or LANGUAGES[0]).say(f"server-closed-{why}")
        connection.close(code, Closed(why, text))

    def leave(self, connection: Connection) -> bool:
        """Somebody goes; whether they were still here."""
        if connection not in self.connections:
            return False
        self.connections.remove(connection)
        return True

    def welcome(self, connection: Connection, have: int | None, now: float) -> None:
        """Everything from the beginning; from now on updates follow."""
        self._refresh()
        self._story_goes_on()
        connection.ready = True
        if connection.member is None:
            made = self._same_again(connection, have, now)
        else:
            made = self._welcome(connection, have, now)
        connection.send_frame(made)

    def _same_again(self, connection: Connection, have: int | None, now: float) -> bytes:
        """What those who look on get: as long as nothing happens it is the same for all of them."""
        stamp = (self.table.applied, self.serial)
        if stamp != self._stamp:
            self._stamp = stamp
            self._greetings.clear()
        if self.table.clock.left(now) is not None or any(
            member.presence.grace(now) is not None for member in self.table.members.values()
        ):
            # Seconds pass by themselves.
            return self._welcome(connection, have, now)
        key = (connection.eyes, connection.lang, have)
        made = self._greetings.get(key)
        if made is None:
            made = self._welcome(connection, have, now)
            if len(self._greetings) < MOST_GREETINGS:
                self._greetings[key] = made
        return made

    def _welcome(self, connection: Connection, have: int | None, now: float) -> bytes:
        table, eyes = self.table, connection.eyes
        narration = self.narration(connection.lang)
        if narration is not None:
            narration.go_on()
        if table.match is not None:
            # Who is here with the same eyes has just this, or is told so with all others.
            self._watch_of(table.match).join(eyes)
        events, whole = render.missed(table, have, narration, eyes)
        prompt, offer = self._asked(eyes, narration, self._pending())
        return frame(
            Welcome(
                version=table.version(eyes),
                table=render.table_info(table, self.serial, now),
                you=render.you(table, connection.member, eyes),
                view=render.view_of(table.match, eyes),
                events=events,
                missed=whole,
                prompt=prompt,
                offer=offer,
                left=table.clock.left(now),
                story=render.story_info(table, narration),
            )
        )

    def _story_goes_on(self) -> bool:
        """Whether the party stands somewhere else than was sent last."""
        story = render.story_info(self.table, None)
        if story == self._story:
            return False
        self._story = story
        return True

    def _refresh(self) -> bool:
        """Whether the table's info is different from what was sent last."""
        info = render.table_info(self.table, 0, None)
        if info == self._info:
            return False
        self._info = info
        self._phase = info.phase if info.wish is None else ""
        self.serial += 1
        return True

    def _pending(self) -> Pending:
        match = self.table.match
        return {} if match is None or self.table.phase != PLAYING else match.pending()

    def _asked(
        self, eyes: Seat | None, narration: Narration | None, pending: Pending
    ) -> tuple[str, Offer | None]:
        match = self.table.match
        if match is None or not pending:
            return "", None
        prompt = "" if narration is None else narration.prompt(match, eyes)
        asked = None if eyes is None else pending.get(eyes)
        return prompt, None if asked is None else render.offer(match, asked, narration)

    def tell(self, steps: list[Step], now: float) -> None:
        """Send what happened, and what is different now, to everybody."""
        # Choices leave the table's info as it is, unless the game ends with one.
        chosen = self._phase == self.table.phase and only_choices(steps)
        moved: list[Connection] = [] if chosen else self._look_who_is_here(now)
        if self._laid_out and self.table.match is None:
            # The cards were put away: there is nothing any more that a patch could change.
            self._watch = self._watched = None
            moved = [one for one in self.connections if one.ready]
        for connection in moved:
            # It gets everything from the beginning, not what is different.
            connection.ready = False
        self._laid_out = self.table.match is not None
        changed = not chosen and self._refresh()
        story = not chosen and self._story_goes_on()
        info = render.table_info(self.table, self.serial, now) if changed else None
        for narration in self._narrations.values():
            narration.go_on()
        counting = [step for step in steps if step.counts]
        news = News(counting, info, story, self.table.clock.left(now), self._pending())
        for connection in self.connections:
            if not connection.ready:
                continue
            if connection.eyes is None:
                made = self._open_update(connection.lang, news)
            else:
                made = self._update(connection.eyes, connection.lang, news)
            if made is None:
                continue
            if chosen and connection.eyes not in news.pending:
                self._lull.keep(connection, made)
            else:
                connection.send_frame(made)
        for connection in moved:
            self.welcome(connection, None, now)

    def _patch(self, eyes: Seat | None, news: News) -> bytes:
        """What is different for those with these eyes; what is common is looked for once."""
        if eyes is not None:
            return self._look(eyes, news)
        if news.open_patch is UNMADE:
            news.open_patch = self._look(None, news)
        return news.open_patch

    def _look(self, eyes: Seat | None, news: News) -> bytes:
        match = self.table.match
        if match is None:
            return NOTHING
        watch = self._watch_of(match)
        changes = news.changes
        if changes is None:
            changes = news.changes = watch.look()
            if changes.common:
                news.common = encoder.encode(changes.common)
        if not watch.watches(eyes):
            watch.join(eyes)
            return encoder.encode(match.view(eyes).plain())
        own, common = changes.own.get(eyes), news.common
        if not own:
            return common
        mine = encoder.encode(own)
        return mine if common is NOTHING else b"%b,%b" % (common[:-1], mine[1:])

    def _watch_of(self, match: Match) -> Watch:
        """Those who look at a game; at a new one, nobody has yet."""
        watch = self._watch
        if watch is None or self._watched is not match:
            watch, self._watched = match.watch(), match
            self._watch = watch
        return watch

    def _heard(self, eyes: Seat | None, steps: list[Step], base: int, news: News) -> object:
        """The events of some steps, as they travel to those who want no sentences."""
        # Of each thing that is told, also in steps that do not reach them, somebody hears all or
        # what is left for the others: who hears all of the same hears the same.
        fully = 1
        if not news.open:
            bit = bit_of(eyes)
            for step in news.steps:
                for one in step.told:
                    fully = 2 * fully + (1 if one.mask & bit else 0)
        count = len(steps)
        for like in news.heard:
            if like.base == base and like.count == count and like.fully == fully:
                return like.events
        events = render.heard(steps, base, None, eyes)
        found: object = msgspec.Raw(encoder.encode(events)) if events else events
        news.heard.append(Heard(base, count, fully, found))
        return found

    def _open_update(self, lang: str | None, news: News) -> bytes | None:
        """What those who look on get in a language."""
        made = news.open_frames.get(lang, UNMADE)
        if made is UNMADE:
            made = news.open_frames[lang] = self._update(None, lang, news)
        return made

    def _update(self, eyes: Seat | None, lang: str | None, news: News) -> bytes | None:
        """What those with these eyes and this language get; nothing when nothing is new to them."""
        version = self.table.version(eyes)
        steps = [step for step in news.steps if step.reaches(eyes)]
        base = version - len(steps)
        patch = self._patch(eyes, news)
        if not steps and news.info is None and not news.story and patch is NOTHING:
            return None
        narration = self.narration(lang)
        prompt, offer = self._asked(eyes, narration, news.pending)
        # What several get is written once, and stands in each message as it is.
        events: Any = (
            self._heard(eyes, steps, base, news)
            if narration is None
            else render.heard(steps, base, narration, eyes)
        )
        plain = narration is None and offer is None
        if plain:
            for one in news.alike:
                if one.patch is patch and one.events is events and one.version == version:
                    return one.made
        changes: Any = {} if patch is NOTHING else msgspec.Raw(patch)
        made = frame(
            Update(
                base=base,
                version=version,
                events=events,
                patch=changes,
                prompt=prompt,
                offer=offer,
                left=news.left,
                table=news.info,
                story=render.story_info(self.table, narration) if news.story else None,
            )
        )
        if plain:
            news.alike.append(Alike(version, patch, events, made))
        return made

    def _look_who_is_here(self, now: float) -> list[Connection]:
        """Send those away whose token is worth nothing any more; who sits elsewhere now?

        They are welcomed anew: with the eyes of the seat that they have now, and never with those
        of one that they had.
        """
        moved: list[Connection] = []
        for connection in self.connections[:]:
            member = connection.member
            if member is None:
                continue
            if self.table.members.get(member.number) is not member:
                self.part(connection, NO_LONGER_HERE, "no-longer-here")
            elif member.token != connection.token:
                self.part(connection, TAKEN_OVER, "taken-over")
                # The other device has the seats, but has yet to come.
                member.presence.go(False, now)
            elif connection.sits_elsewhere(self.table) and connection.ready:
                moved.append(connection)
        return moved

    def emote(self, seat: Seat, emote: str) -> None:
        """Show an emote to everybody who has not muted the seat."""
        made = frame(Emoted(seat, emote))
        for connection in self.connections:
            muted = connection.member is not None and seat in connection.member.mutes
            if connection.ready and not muted:
                connection.send_frame(made)
