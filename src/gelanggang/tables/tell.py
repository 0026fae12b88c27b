"""What happens to a table, as events that everybody there hears; `events.py` explains them."""

from __future__ import annotations

from gelanggang.core.event import Event
from gelanggang.core.facts import as_facts
from gelanggang.core.ids import Seat
from gelanggang.core.rules import Choice
from gelanggang.tables import events


def sat(seat: Seat, name: str) -> Event:
    facts: events.Sat = {"seat": seat, "name": name}
    return Event("sat", as_facts(facts))


def bot_sat(seat: Seat, name: str, level: str) -> Event:
    facts: events.BotSat = {"seat": seat, "name": name, "level": level}
    return Event("bot-sat", as_facts(facts))


def stood(seat: Seat, name: str) -> Event:
    facts: events.Stood = {"seat": seat, "name": name}
    return Event("stood", as_facts(facts))


def kicked(seat: Seat, name: str) -> Event:
    facts: events.Kicked = {"seat": seat, "name": name}
    return Event("kicked", as_facts(facts))


def renamed(seat: Seat, name: str, before: str) -> Event:
    facts: events.Renamed = {"seat": seat, "name": name, "before": before}
    return Event("renamed", as_facts(facts))


def hosted(seat: Seat, name: str) -> Event:
    facts: events.Hosted = {"seat": seat, "name": name, "why": ""}
    return Event("hosted", as_facts(facts))


def stands_in(seat: Seat, name: str) -> Event:
    facts: events.Hosted = {"seat": seat, "name": name, "why": "away"}
    return Event("hosted", as_facts(facts))


def locked(on: bool) -> Event:
    facts: events.Locked = {}
    return Event("locked" if on else "unlocked", as_facts(facts))


def paced(pace: str) -> Event:
    facts: events.Paced = {"pace": pace}
    return Event("paced", as_facts(facts))


def started(number: int, commitment: str) -> Event:
    facts: events.Started = {"number": number, "commitment": commitment}
    return Event("started", as_facts(facts))


def late(seat: Seat, name: str) -> Event:
    facts: events.Late = {"seat": seat, "name": name}
    return Event("late", as_facts(facts))


def undo_asked(seat: Seat, name: str) -> Event:
    facts: events.UndoAsked = {"seat": seat, "name": name}
    return Event("undo-asked", as_facts(facts))


def undo_agreed(seat: Seat, name: str) -> Event:
    facts: events.UndoAgreed = {"seat": seat, "name": name}
    return Event("undo-agreed", as_facts(facts))


def undo_refused(seat: Seat, name: str) -> Event:
    facts: events.UndoRefused = {"seat": seat, "name": name}
    return Event("undo-refused", as_facts(facts))


def undone(seat: Seat, name: str, n: int) -> Event:
    facts: events.Undone = {"seat": seat, "name": name, "n": n}
    return Event("undone", as_facts(facts))


def more_time(seat: Seat, name: str) -> Event:
    facts: events.MoreTime = {"seat": seat, "name": name}
    return Event("more-time", as_facts(facts))


def replaced(seat: Seat, name: str, why: str) -> Event:
    facts: events.Replaced = {"seat": seat, "name": name, "why": why}
    return Event("replaced", as_facts(facts))


def taken_back(seat: Seat, name: str) -> Event:
    facts: events.TakenBack = {"seat": seat, "name": name}
    return Event("taken-back", as_facts(facts))


def paused(why: str) -> Event:
    facts: events.Paused = {"why": why}
    return Event("paused", as_facts(facts))


def went_on() -> Event:
    facts: events.WentOn = {}
    return Event("went-on", as_facts(facts))


def took_over(seat: Seat, name: str, before: str) -> Event:
    facts: events.TookOver = {"seat": seat, "name": name, "before": before}
    return Event("took-over", as_facts(facts))


def optioned(option: str, value: Choice, before: Choice, why: str) -> Event:
    facts: events.Optioned = {"option": option, "value": value, "before": before, "why": why}
    return Event("optioned", as_facts(facts))


def resized(n: int, before: int) -> Event:
    facts: events.Resized = {"n": n, "before": before}
    return Event("resized", as_facts(facts))


def packed(pack: str, version: str, before: str) -> Event:
    facts: events.Packed = {"pack": pack, "version": version, "before": before}
    return Event("packed", as_facts(facts))


def levelled(level: str, before: str) -> Event:
    facts: events.Levelled = {"level": level, "before": before}
    return Event("levelled", as_facts(facts))


def swapped(seat: Seat, name: str, other: str) -> Event:
    facts: events.Swapped = {"seat": seat, "name": name, "other": other}
    return Event("swapped", as_facts(facts))


def shifted(seat: Seat, name: str) -> Event:
    facts: events.Shifted = {"seat": seat, "name": name, "number": seat + 1}
    return Event("shifted", as_facts(facts))


def claimed(name: str) -> Event:
    facts: events.Claimed = {"name": name}
    return Event("claimed", as_facts(facts))


def asked(name: str) -> Event:
    facts: events.Asked = {"name": name}
    return Event("asked", as_facts(facts))


def unclaimed(name: str) -> Event:
    facts: events.Unclaimed = {"name": name}
    return Event("unclaimed", as_facts(facts))


def refused(name: str) -> Event:
    facts: events.Refused = {"name": name}
    return Event("refused", as_facts(facts))


def latecoming(on: bool) -> Event:
    facts: events.Latecomers = {}
    return Event("latecomers" if on else "no-latecomers", as_facts(facts))


def wants_again(seat: Seat, name: str) -> Event:
    facts: events.WantsAgain = {"seat": seat, "name": name}
    return Event("wants-again", as_facts(facts))


def voted(seat: Seat, name: str, choice: str) -> Event:
    facts: events.Voted = {"seat": seat, "name": name, "choice": choice}
    return Event("voted", as_facts(facts))


def decided(choice: str) -> Event:
    facts: events.Decided = {"choice": choice}
    return Event("decided", as_facts(facts))


def cleared() -> Event:
    facts: events.Cleared = {}
    return Event("cleared", as_facts(facts))


def moved(seat: Seat, name: str) -> Event:
    facts: events.Moved = {"seat": seat, "name": name}
    return Event("moved", as_facts(facts))
