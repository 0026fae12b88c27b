"""A finished game once more, from any chair: its secrets are open, as they are in its record.

All of it is made where nobody waits for it (`Thinker.elsewhere`), from the record alone.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from gelanggang.bots.thought import Reason
from gelanggang.core.event import heard
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules, Match, start_again
from gelanggang.core.record import Record, read_record
from gelanggang.games import load_rules
from gelanggang.hall.thinker import idea_of
from gelanggang.server.forms import Frame, Idea, Replay, Source
from gelanggang.server.render import view_of
from gelanggang.server.shelf import Packed, pack
from gelanggang.server.wire import Happened
from gelanggang.text.catalogue import voice
from gelanggang.text.games import narrator
from gelanggang.text.narrator import Narrator


class Past(msgspec.Struct, frozen=True):
    """A game that is over, and who wants to hear of it."""

    code: str
    record: str
    pack: Path | None
    names: list[str]
    lang: str


class _Choices(msgspec.Struct):
    choices: list[msgspec.Raw]


class _Cards(msgspec.Struct):
    pack_digest: str


def choices_in(record: str) -> int:
    """How many choices a record holds."""
    return len(msgspec.json.decode(record, type=_Choices).choices)


def cards_in(record: str) -> str:
    """The digest of the cards that a record was played with."""
    return msgspec.json.decode(record, type=_Cards).pack_digest


@lru_cache(maxsize=8)
def _rules(game: str, folder: Path | None, digest: str) -> AnyRules:
    return load_rules(game, folder, digest)


def _begin(past: Past) -> tuple[Record, Match, Narrator]:
    record = read_record(past.record, past.code)
    rules = _rules(record.game, past.pack, record.pack_digest)
    return record, start_again(rules, record), narrator(rules, voice(past.lang), past.names)


def replay(past: Past, eyes: Seat | None) -> Packed:
    """Every choice of a game with what it changed for one chair, and what was told about it."""
    record, match, teller = _begin(past)
    before = view_of(match, eyes) or {}
    scores = match.scores()
    frames = [Frame(-1, "", _told(match, 0, teller, eyes, 0), before, scores)]
    for number, (seat, text) in enumerate(record.choices, 1):
        move = match.rules.read(text)
        teller.look(match)
        said = teller.move(move)
        known = len(match.log)
        match.play(seat, move)
        after = view_of(match, eyes) or {}
        told = _told(match, known, teller, eyes, number)
        points = match.scores()
        frames.append(
            Frame(seat, said, told, _new(before, after), [] if points == scores else points)
        )
        before, scores = after, points
    sources = [Source(one.name, teller.source(one.name), one.points) for one in match.sources()]
    return pack(msgspec.json.encode(Replay(past.code, frames, sources)))


def idea(past: Past, seat: Seat, after: int, level: str) -> Packed:
    """What a bot would have done on a seat after so many choices; empty: it was not asked then."""
    record, match, teller = _begin(past)
    for who, text in record.choices[:after]:
        match.play(who, match.rules.read(text))
    if seat not in match.pending():
        return Packed(b"", b"")
    found = idea_of(match, seat, level)
    teller.look(match)
    text = teller.move(match.rules.read(found.move))
    reason = teller.reason(Reason(found.code, found.facts))
    return pack(msgspec.json.encode(Idea(seat, found.move, text, reason)))


def _told(
    match: Match, known: int, teller: Narrator, eyes: Seat | None, number: int
) -> list[Happened]:
    return [
        Happened(number, event.kind, event.facts, teller.event(event, eyes))
        for event in heard(match.log[known:], eyes)
    ]


def _new(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in after.items() if before[name] != value}
