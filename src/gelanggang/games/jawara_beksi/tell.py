"""What happens at the table, one function an event.  When nobody listens they cost nothing."""

from __future__ import annotations

from gelanggang.core.errors import Facts
from gelanggang.core.event import Event, Told
from gelanggang.core.ids import SEES_ONLY, Seat

Ears = list[Told] | None


def rolled(ears: Ears, seat: Seat, dice: list[int]) -> None:
    """Two dice decide who is first, or who may challenge (JB-10, JB-73, JB-80)."""
    if ears is not None:
        ears.append(Told(Event("rolled", {"seat": seat, "dice": dice, "n": sum(dice)})))


def first(ears: Ears, seat: Seat) -> None:
    """Somebody will play first."""
    if ears is not None:
        ears.append(Told(Event("first", {"seat": seat})))


def character(ears: Ears, seat: Seat, which: str) -> None:
    """A Character was taken."""
    if ears is not None:
        ears.append(Told(Event("character", {"seat": seat, "character": which})))


def round_begins(ears: Ears, number: int, judge: str, pool: int) -> None:
    """A Judge was drawn and the pool filled."""
    if ears is not None:
        ears.append(Told(Event("round", {"round": number, "judge": judge, "n": pool})))


def turn(ears: Ears, seat: Seat) -> None:
    """A turn begins."""
    if ears is not None:
        ears.append(Told(Event("turn", {"seat": seat})))


def drew(ears: Ears, seat: Seat, deck: str, cards: list[int]) -> None:
    """Cards were drawn; only their owner sees which."""
    if ears is not None and cards:
        full = Event("drew-own", {"seat": seat, "n": len(cards), "deck": deck, "cards": cards})
        rest = Event("drew", {"seat": seat, "n": len(cards), "deck": deck})
        ears.append(Told(full, SEES_ONLY[seat], rest))


def reshuffled(ears: Ears, deck: str) -> None:
    """A discard pile became a deck again (JB-90)."""
    if ears is not None:
        ears.append(Told(Event("reshuffled", {"deck": deck})))


def nothing_drawn(ears: Ears, seat: Seat, deck: str) -> None:
    """There was nothing left to draw (JB-90)."""
    if ears is not None:
        ears.append(Told(Event("nothing-drawn", {"seat": seat, "deck": deck})))


def skipped_draw(ears: Ears, seat: Seat) -> None:
    """A Draw Phase was left out because of an effect."""
    if ears is not None:
        ears.append(Told(Event("skipped-draw", {"seat": seat})))


def combo(ears: Ears, seat: Seat, cards: tuple[int, ...]) -> None:
    """A Combo was laid out."""
    if ears is not None:
        ears.append(Told(Event("combo", {"seat": seat, "cards": list(cards), "n": len(cards)})))


def effect_earned(ears: Ears, seat: Seat, card: int, n: int) -> None:
    """A card adds points to the Combo."""
    if ears is not None:
        ears.append(Told(Event("effect-earned", {"seat": seat, "card": card, "n": n})))


def effect_rolled(ears: Ears, seat: Seat, card: int, dice: list[int]) -> None:
    """A card's dice add points."""
    if ears is not None:
        facts: Facts = {"seat": seat, "card": card, "dice": dice, "n": sum(dice)}
        ears.append(Told(Event("effect-rolled", facts)))


def effect_lost(ears: Ears, seat: Seat, card: int) -> None:
    """A card found nobody on whom it would work (JB-57)."""
    if ears is not None:
        ears.append(Told(Event("effect-lost", {"seat": seat, "card": card})))


def took_points(ears: Ears, seat: Seat, opponent: Seat, n: int) -> None:
    """Points went from one player to another."""
    if ears is not None:
        ears.append(Told(Event("took-points", {"seat": seat, "opponent": opponent, "n": n})))


def returned_points(ears: Ears, seat: Seat, opponent: Seat, n: int) -> None:
    """An opponent had to return points to the pool."""
    if ears is not None:
        ears.append(Told(Event("returned-points", {"seat": seat, "opponent": opponent, "n": n})))


def lost_card(ears: Ears, seat: Seat, opponent: Seat, card: int) -> None:
    """An opponent discarded a card at random."""
    if ears is not None:
        ears.append(Told(Event("lost-card", {"seat": seat, "opponent": opponent, "card": card})))


def will_skip(ears: Ears, seat: Seat, opponent: Seat) -> None:
    """An opponent will leave out the next Draw Phase."""
    if ears is not None:
        ears.append(Told(Event("will-skip", {"seat": seat, "opponent": opponent})))


def guarded(ears: Ears, seat: Seat) -> None:
    """A player is guarded until the next turn."""
    if ears is not None:
        ears.append(Told(Event("guarded", {"seat": seat})))


def earned(ears: Ears, seat: Seat, worth: int, n: int, pool: int) -> None:
    """Points were taken from the pool: what it was worth, what was there to take."""
    if ears is not None:
        facts: Facts = {"seat": seat, "worth": worth, "n": n, "pool": pool}
        ears.append(Told(Event("earned", facts)))


def bonus(ears: Ears, seat: Seat, n: int) -> None:
    """The bonus of a long Combo (JB-51)."""
    if ears is not None:
        ears.append(Told(Event("bonus", {"seat": seat, "n": n})))


def support(ears: Ears, seat: Seat, card: int) -> None:
    """A Support card was played."""
    if ears is not None:
        ears.append(Told(Event("support", {"seat": seat, "card": card})))


def looked(ears: Ears, seat: Seat, opponent: Seat, cards: list[int]) -> None:
    """A player looks at an opponent's Action cards; only that player sees them."""
    if ears is not None:
        full = Event("looked-own", {"seat": seat, "opponent": opponent, "cards": cards})
        rest = Event("looked", {"seat": seat, "opponent": opponent})
        ears.append(Told(full, SEES_ONLY[seat], rest))


def swapped(ears: Ears, seat: Seat, opponent: Seat, taken: int, given: int) -> None:
    """Two players exchanged a card; the two know which."""
    if ears is not None:
        full = Event(
            "swapped-own", {"seat": seat, "opponent": opponent, "taken": taken, "given": given}
        )
        rest = Event("swapped", {"seat": seat, "opponent": opponent})
        ears.append(Told(full, SEES_ONLY[seat] | SEES_ONLY[opponent], rest))


def took_support(ears: Ears, seat: Seat, opponent: Seat, card: int) -> None:
    """A Support card changed hands; the two know which."""
    if ears is not None:
        full = Event("took-support-own", {"seat": seat, "opponent": opponent, "card": card})
        rest = Event("took-support", {"seat": seat, "opponent": opponent})
        ears.append(Told(full, SEES_ONLY[seat] | SEES_ONLY[opponent], rest))


def discarded(ears: Ears, seat: Seat, card: int) -> None:
    """A card over the Card Limit went to the pile."""
    if ears is not None:
        ears.append(Told(Event("discarded", {"seat": seat, "card": card})))


def challenged(ears: Ears, seat: Seat, opponent: Seat, wager: int) -> None:
    """A DUEL was started."""
    if ears is not None:
        ears.append(Told(Event("challenged", {"seat": seat, "opponent": opponent, "n": wager})))


def no_challenge(ears: Ears, seat: Seat) -> None:
    """The DUEL at the end of a round was not wanted."""
    if ears is not None:
        ears.append(Told(Event("no-challenge", {"seat": seat})))


def answered(ears: Ears, seat: Seat, wager: int, proposed: int) -> None:
    """The wager was accepted or lowered."""
    if ears is not None:
        kind = "accepted" if wager == proposed else "lowered"
        ears.append(Told(Event(kind, {"seat": seat, "n": wager})))


def duel_drew(ears: Ears, seat: Seat, dice: list[int], n: int) -> None:
    """A duellist rolled and drew face down."""
    if ears is not None:
        ears.append(Told(Event("duel-drew", {"seat": seat, "dice": dice, "n": n})))


def duel_showed(ears: Ears, seat: Seat, cards: list[int], total: int) -> None:
    """A duellist's cards were turned."""
    if ears is not None:
        ears.append(Told(Event("duel-showed", {"seat": seat, "cards": cards, "n": total})))


def duel_won(ears: Ears, seat: Seat, opponent: Seat, wager: int) -> None:
    """A DUEL was decided."""
    if ears is not None:
        ears.append(Told(Event("duel-won", {"seat": seat, "opponent": opponent, "n": wager})))


def duel_tied(ears: Ears, seat: Seat, opponent: Seat) -> None:
    """A DUEL ended in a tie: nothing changes."""
    if ears is not None:
        ears.append(Told(Event("duel-tied", {"seat": seat, "opponent": opponent})))


def last_point(ears: Ears, seat: Seat, judge: str, n: int) -> None:
    """The pool is empty: the Judge card goes to who emptied it."""
    if ears is not None:
        ears.append(Told(Event("last-point", {"seat": seat, "judge": judge, "n": n})))


def stalled(ears: Ears, n: int) -> None:
    """Nobody took points for too long: the round ends (JB-76)."""
    if ears is not None:
        ears.append(Told(Event("stalled", {"n": n})))


def scored(ears: Ears, seat: Seat, n: int, total: int) -> None:
    """Points of the round went to the Score Board."""
    if ears is not None:
        ears.append(Told(Event("scored", {"seat": seat, "n": n, "total": total})))


def won(ears: Ears, winners: list[Seat], n: int) -> None:
    """The game is over."""
    if ears is not None:
        kind = "won" if len(winners) == 1 else "shared-win"
        ears.append(Told(Event(kind, {"seats": winners, "n": n})))
