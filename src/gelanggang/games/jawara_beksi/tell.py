"""Tells what happens at the table: one function an event, or for events of the same facts.

`events.py` says what each means.  When nobody listens they cost nothing.
"""

from __future__ import annotations

from gelanggang.core.event import Event, Told
from gelanggang.core.facts import as_facts
from gelanggang.core.ids import SEES_ONLY, Seat
from gelanggang.games.jawara_beksi import events

Ears = list[Told] | None


def rolled(ears: Ears, seat: Seat, dice: list[int]) -> None:
    if ears is not None:
        facts: events.Rolled = {"seat": seat, "dice": dice, "n": sum(dice)}
        ears.append(Told(Event("rolled", as_facts(facts))))


def first(ears: Ears, seat: Seat) -> None:
    if ears is not None:
        facts: events.First = {"seat": seat}
        ears.append(Told(Event("first", as_facts(facts))))


def character(ears: Ears, seat: Seat, which: str) -> None:
    if ears is not None:
        facts: events.Character = {"seat": seat, "character": which}
        ears.append(Told(Event("character", as_facts(facts))))


def round_begins(ears: Ears, number: int, judge: str, pool: int) -> None:
    if ears is not None:
        facts: events.Round = {"round": number, "judge": judge, "n": pool}
        ears.append(Told(Event("round", as_facts(facts))))


def turn(ears: Ears, seat: Seat) -> None:
    if ears is not None:
        facts: events.Turn = {"seat": seat}
        ears.append(Told(Event("turn", as_facts(facts))))


def drew(ears: Ears, seat: Seat, deck: str, cards: list[int]) -> None:
    if ears is not None and cards:
        full: events.DrewOwn = {"seat": seat, "n": len(cards), "deck": deck, "cards": cards}
        rest: events.Drew = {"seat": seat, "n": len(cards), "deck": deck}
        own = Event("drew-own", as_facts(full))
        ears.append(Told(own, SEES_ONLY[seat], Event("drew", as_facts(rest))))


def reshuffled(ears: Ears, deck: str) -> None:
    if ears is not None:
        facts: events.Reshuffled = {"deck": deck}
        ears.append(Told(Event("reshuffled", as_facts(facts))))


def nothing_drawn(ears: Ears, seat: Seat, deck: str) -> None:
    if ears is not None:
        facts: events.NothingDrawn = {"seat": seat, "deck": deck}
        ears.append(Told(Event("nothing-drawn", as_facts(facts))))


def skipped_draw(ears: Ears, seat: Seat, by: Seat, cause: int) -> None:
    if ears is not None:
        facts: events.SkippedDraw = {"seat": seat, "opponent": by, "cause": cause}
        ears.append(Told(Event("skipped-draw", as_facts(facts))))


def combo(ears: Ears, seat: Seat, cards: tuple[int, ...]) -> None:
    if ears is not None:
        facts: events.Combo = {"seat": seat, "cards": list(cards), "n": len(cards)}
        ears.append(Told(Event("combo", as_facts(facts))))


def effect_earned(ears: Ears, seat: Seat, card: int, n: int) -> None:
    if ears is not None:
        facts: events.EffectEarned = {"seat": seat, "card": card, "n": n}
        ears.append(Told(Event("effect-earned", as_facts(facts))))


def effect_rolled(ears: Ears, seat: Seat, card: int, dice: list[int]) -> None:
    if ears is not None:
        facts: events.EffectRolled = {"seat": seat, "card": card, "dice": dice, "n": sum(dice)}
        ears.append(Told(Event("effect-rolled", as_facts(facts))))


def effect_lost(ears: Ears, seat: Seat, card: int) -> None:
    if ears is not None:
        facts: events.EffectLost = {"seat": seat, "card": card}
        ears.append(Told(Event("effect-lost", as_facts(facts))))


def took_points(ears: Ears, seat: Seat, opponent: Seat, n: int, cause: int) -> None:
    if ears is not None:
        facts: events.TookPoints = {"seat": seat, "opponent": opponent, "n": n, "cause": cause}
        ears.append(Told(Event("took-points", as_facts(facts))))


def returned_points(ears: Ears, seat: Seat, opponent: Seat, n: int, cause: int) -> None:
    if ears is not None:
        facts: events.ReturnedPoints = {"seat": seat, "opponent": opponent, "n": n, "cause": cause}
        ears.append(Told(Event("returned-points", as_facts(facts))))


def lost_card(ears: Ears, seat: Seat, opponent: Seat, card: int, cause: int) -> None:
    if ears is not None:
        facts: events.LostCard = {"seat": seat, "opponent": opponent, "card": card, "cause": cause}
        ears.append(Told(Event("lost-card", as_facts(facts))))


def will_skip(ears: Ears, seat: Seat, opponent: Seat, cause: int) -> None:
    if ears is not None:
        facts: events.WillSkip = {"seat": seat, "opponent": opponent, "cause": cause}
        ears.append(Told(Event("will-skip", as_facts(facts))))


def guarded(ears: Ears, seat: Seat) -> None:
    if ears is not None:
        facts: events.Guarded = {"seat": seat}
        ears.append(Told(Event("guarded", as_facts(facts))))


def earned(ears: Ears, seat: Seat, worth: int, n: int, pool: int) -> None:
    if ears is not None:
        facts: events.Earned = {"seat": seat, "worth": worth, "n": n, "pool": pool}
        ears.append(Told(Event("earned", as_facts(facts))))


def bonus(ears: Ears, seat: Seat, n: int) -> None:
    if ears is not None:
        facts: events.Bonus = {"seat": seat, "n": n}
        ears.append(Told(Event("bonus", as_facts(facts))))


def support(ears: Ears, seat: Seat, card: int) -> None:
    if ears is not None:
        facts: events.Support = {"seat": seat, "card": card}
        ears.append(Told(Event("support", as_facts(facts))))


def looked(ears: Ears, seat: Seat, opponent: Seat, cards: list[int]) -> None:
    if ears is not None:
        full: events.LookedOwn = {"seat": seat, "opponent": opponent, "cards": cards}
        rest: events.Looked = {"seat": seat, "opponent": opponent}
        own = Event("looked-own", as_facts(full))
        ears.append(Told(own, SEES_ONLY[seat], Event("looked", as_facts(rest))))


def swapped(ears: Ears, seat: Seat, opponent: Seat, taken: int, given: int) -> None:
    if ears is not None:
        full: events.SwappedOwn = {
            "seat": seat,
            "opponent": opponent,
            "taken": taken,
            "given": given,
        }
        rest: events.Swapped = {"seat": seat, "opponent": opponent}
        own = Event("swapped-own", as_facts(full))
        ears.append(
            Told(own, SEES_ONLY[seat] | SEES_ONLY[opponent], Event("swapped", as_facts(rest)))
        )


def took_action(ears: Ears, seat: Seat, opponent: Seat, card: int) -> None:
    if ears is not None:
        full: events.TookActionOwn = {"seat": seat, "opponent": opponent, "card": card}
        rest: events.TookAction = {"seat": seat, "opponent": opponent}
        own = Event("took-action-own", as_facts(full))
        ears.append(
            Told(own, SEES_ONLY[seat] | SEES_ONLY[opponent], Event("took-action", as_facts(rest)))
        )


def took_support(ears: Ears, seat: Seat, opponent: Seat, card: int) -> None:
    if ears is not None:
        full: events.TookSupportOwn = {"seat": seat, "opponent": opponent, "card": card}
        rest: events.TookSupport = {"seat": seat, "opponent": opponent}
        own = Event("took-support-own", as_facts(full))
        ears.append(
            Told(own, SEES_ONLY[seat] | SEES_ONLY[opponent], Event("took-support", as_facts(rest)))
        )


def discarded(ears: Ears, seat: Seat, card: int) -> None:
    if ears is not None:
        facts: events.Discarded = {"seat": seat, "card": card}
        ears.append(Told(Event("discarded", as_facts(facts))))


def discarded_hand(ears: Ears, seat: Seat, cards: list[int]) -> None:
    if ears is not None and cards:
        facts: events.DiscardedHand = {"seat": seat, "cards": cards, "n": len(cards)}
        ears.append(Told(Event("discarded-hand", as_facts(facts))))


def challenged(ears: Ears, seat: Seat, opponent: Seat, wager: int) -> None:
    if ears is not None:
        facts: events.Challenged = {"seat": seat, "opponent": opponent, "n": wager}
        ears.append(Told(Event("challenged", as_facts(facts))))


def no_challenge(ears: Ears, seat: Seat) -> None:
    if ears is not None:
        facts: events.NoChallenge = {"seat": seat}
        ears.append(Told(Event("no-challenge", as_facts(facts))))


def answered(ears: Ears, seat: Seat, wager: int, proposed: int) -> None:
    if ears is not None:
        kind = "accepted" if wager == proposed else "lowered"
        facts: events.Accepted = {"seat": seat, "n": wager}
        ears.append(Told(Event(kind, as_facts(facts))))


def duel_drew(ears: Ears, seat: Seat, dice: list[int], n: int) -> None:
    if ears is not None:
        facts: events.DuelDrew = {"seat": seat, "dice": dice, "n": n}
        ears.append(Told(Event("duel-drew", as_facts(facts))))


def duel_showed(ears: Ears, seat: Seat, cards: list[int], total: int) -> None:
    if ears is not None:
        facts: events.DuelShowed = {"seat": seat, "cards": cards, "n": total}
        ears.append(Told(Event("duel-showed", as_facts(facts))))


def duel_won(ears: Ears, seat: Seat, opponent: Seat, wager: int) -> None:
    if ears is not None:
        facts: events.DuelWon = {"seat": seat, "opponent": opponent, "n": wager}
        ears.append(Told(Event("duel-won", as_facts(facts))))


def duel_tied(ears: Ears, seat: Seat, opponent: Seat) -> None:
    if ears is not None:
        facts: events.DuelTied = {"seat": seat, "opponent": opponent}
        ears.append(Told(Event("duel-tied", as_facts(facts))))


def last_point(ears: Ears, seat: Seat, judge: str, n: int) -> None:
    if ears is not None:
        facts: events.LastPoint = {"seat": seat, "judge": judge, "n": n}
        ears.append(Told(Event("last-point", as_facts(facts))))


def stalled(ears: Ears, n: int) -> None:
    if ears is not None:
        facts: events.Stalled = {"n": n}
        ears.append(Told(Event("stalled", as_facts(facts))))


def scored(ears: Ears, seat: Seat, n: int, total: int) -> None:
    if ears is not None:
        facts: events.Scored = {"seat": seat, "n": n, "total": total}
        ears.append(Told(Event("scored", as_facts(facts))))


def won(ears: Ears, winners: list[Seat], n: int) -> None:
    if ears is not None:
        kind = "won" if len(winners) == 1 else "shared-win"
        facts: events.Won = {"seats": winners, "n": n}
        ears.append(Told(Event(kind, as_facts(facts))))
