"""Those who are connected to one table, and what they were shown last."""

from __future__ import annotations

from typing import Any, Final

from gelanggang.core.ids import Seat
from gelanggang.core.view import View
from gelanggang.server import render
from gelanggang.server.connection import NO_LONGER_HERE, TAKEN_OVER, Connection, encoder
from gelanggang.server.narration import Narration
from gelanggang.server.wire import Closed, Emoted, Happened, TableInfo, Update, Welcome
from gelanggang.tables.table import PLAYING, LiveTable, Step
from gelanggang.text.catalogue import LANGUAGES, voice


class Room:
    """Sends each change to everybody, to each what they may know, encoded once for those alike."""

    def __init__(self, table: LiveTable) -> None:
        self.table: Final = table
        self.connections: Final[list[Connection]] = []
        self.serial = 0
        self._info: TableInfo | None = None
        self._waits = False
        """Whether the info tells seconds of grace, which pass by themselves."""
        self._shown: Final[dict[Seat | None, View]] = {}
        """The view that everybody with these eyes has."""
        self._narrations: Final[dict[str, Narration]] = {}
        self._heard: Final[dict[int, list[Happened]]] = {}
        """By version, what all hear alike who want no sentences about the steps told just now."""

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
        text = voice(connection.lang or LANGUAGES[0]).say(f"closed-{why}")
        connection.close(code, Closed(why, text))

    def leave(self, connection: Connection) -> bool:
        """Somebody goes; whether they were still here."""
        if connection not in self.connections:
            return False
        self.connections.remove(connection)
        return True

    def welcome(self, connection: Connection, have: int | None, now: float) -> None:
        """Everything from the beginning; from now on updates follow."""
        table, eyes = self.table, connection.eyes
        narration = self.narration(connection.lang)
        if narration is not None:
            narration.forget()
        if table.match is not None:
            # Who is here already has just this, so all with these eyes go on from the same view.
            self._shown[eyes] = table.match.view(eyes)
        events, whole = render.missed(table, have, narration, eyes)
        self._refresh(now)
        prompt, offer = self._asked(eyes, narration)
        connection.ready = True
        connection.send(
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
            )
        )

    def _refresh(self, now: float) -> TableInfo | None:
        """The table's info when it is different from what was sent last."""
        info = render.table_info(self.table, 0, now)
        if info == self._info:
            return None
        self._info = info
        self._waits = any(seat.grace for seat in info.seats)
        self.serial += 1
        return info

    def _asked(self, eyes: Seat | None, narration: Narration | None) -> tuple[str, Any]:
        match = self.table.match
        if match is None or self.table.phase != PLAYING:
            return "", None
        prompt = "" if narration is None else narration.prompt(match, eyes)
        return prompt, None if eyes is None else render.offer(match, eyes, narration)

    def tell(self, steps: list[Step], now: float) -> None:
        """Send what happened, and what is different now, to everybody."""
        self._send_away_strangers(now)
        changed = None if self._only_choices(steps) else self._refresh(now)
        steps = [step for step in steps if step.counts]
        info = None if changed is None else render.table_info(self.table, self.serial, now)
        for narration in self._narrations.values():
            narration.forget()
        patches: dict[Seat | None, dict[str, Any]] = {}
        bodies: dict[tuple[Seat | None, str | None], bytes | None] = {}
        self._heard.clear()
        for connection in self.connections:
            if not connection.ready:
                continue
            eyes = connection.eyes
            if eyes not in patches:
                patches[eyes] = self._patch(eyes)
            key = (eyes, connection.lang)
            if key not in bodies:
                bodies[key] = self._update(eyes, connection.lang, steps, patches[eyes], info, now)
            body = bodies[key]
            if body is not None:
                connection.send_bytes(body)

    def _only_choices(self, steps: list[Step]) -> bool:
        """Whether nothing but choices was made that leave the table's info as it is.

        That is so for nearly every move, and finding it out is cheap.
        """
        table, info = self.table, self._info
        if info is None or info.wish is not None or info.phase != table.phase or self._waits:
            return False
        return bool(steps) and all(one.actor is not None and one.event is None for one in steps)

    def _patch(self, eyes: Seat | None) -> dict[str, Any]:
        if self.table.match is None:
            return {}
        after = self.table.match.view(eyes)
        patch = render.patch_of(self._shown.get(eyes), after)
        self._shown[eyes] = after
        return patch

    def _update(
        self,
        eyes: Seat | None,
        lang: str | None,
        steps: list[Step],
        patch: dict[str, Any],
        info: TableInfo | None,
        now: float,
    ) -> bytes | None:
        """What those with these eyes and this language get; nothing when nothing is new to them."""
        version = self.table.version(eyes)
        reached = sum(step.reaches(eyes) for step in steps)
        if not reached and info is None and not patch:
            return None
        narration = self.narration(lang)
        prompt, offer = self._asked(eyes, narration)
        return encoder.encode(
            Update(
                base=version - reached,
                version=version,
                events=self._events(steps, version - reached, narration, eyes),
                patch=patch,
                prompt=prompt,
                offer=offer,
                left=self.table.clock.left(now),
                table=info,
            )
        )

    def _events(
        self, steps: list[Step], version: int, narration: Narration | None, eyes: Seat | None
    ) -> list[Happened]:
        if narration is not None or not all(step.public for step in steps):
            return render.heard(steps, version, narration, eyes)
        if version not in self._heard:
            self._heard[version] = render.heard(steps, version, None, eyes)
        return self._heard[version]

    def _send_away_strangers(self, now: float) -> None:
        """Those whose token is worth nothing any more."""
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
            elif connection.eyes is not None and connection.eyes not in member.seats:
                # Whoever lost one of several seats may no longer look with its eyes.
                connection.eyes = None
                self.welcome(connection, None, now)

    def emote(self, seat: Seat, emote: str) -> None:
        """Show an emote to everybody who has not muted the seat."""
        body = encoder.encode(Emoted(seat, emote))
        for connection in self.connections:
            muted = connection.member is not None and seat in connection.member.mutes
            if connection.ready and not muted:
                connection.send_bytes(body)
