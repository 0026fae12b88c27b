"""What happens at the table, one function an event.  When nobody listens they cost nothing."""

from __future__ import annotations

from gelanggang.core.errors import Facts
from gelanggang.core.event import Event, Told
from gelanggang.core.ids import SEES_ONLY, Seat

Ears = list[Told] | None


def day(ears: Ears, number: int, mage: Seat) -> None:
    """A day begins."""
    if ears is not None:
        ears.append(Told(Event("day", {"day": number, "seat": mage})))


def lasting(ears: Ears, effect: str, n: int) -> None:
    """An effect of yesterday's Beast begins to work."""
    if ears is not None:
        ears.append(Told(Event("lasting", {"effect": effect, "n": n})))


def words(ears: Ears, opened: list[int]) -> None:
    """The words of the day are in the generator."""
    if ears is not None:
        ears.append(Told(Event("words", {"words": opened})))


def reshuffled(ears: Ears, deck: str) -> None:
    """A deck was made anew from its discards."""
    if ears is not None:
        ears.append(Told(Event("reshuffled", {"deck": deck})))


def beast(ears: Ears, which: int, health: int, attack: int, damage: int, mystic: bool) -> None:
    """The Beast of the day comes."""
    if ears is not None:
        kind = "mystic-beast" if mystic else "beast"
        facts: Facts = {"beast": which, "health": health, "attack": attack, "n": damage}
        ears.append(Told(Event(kind, facts)))


def rolled(ears: Ears, seat: Seat, die: int, mages_first: bool) -> None:
    """The die, and who strikes first."""
    if ears is not None:
        kind = "mages-first" if mages_first else "beast-first"
        ears.append(Told(Event(kind, {"seat": seat, "n": die})))


def drew_colours(ears: Ears, seat: Seat, colours: list[int]) -> None:
    """Colours were drawn; only their drawer sees them."""
    if ears is not None:
        full = Event("drew-colours-own", {"seat": seat, "colours": colours})
        rest = Event("drew-colours", {"seat": seat, "n": len(colours)})
        ears.append(Told(full, SEES_ONLY[seat], rest))


def opened(ears: Ears, seat: Seat, colour: int) -> None:
    """A Colour was opened."""
    if ears is not None:
        ears.append(Told(Event("opened", {"seat": seat, "colour": colour})))


def mystic_words(ears: Ears, opened_words: list[int]) -> None:
    """The Word card of a Mystic day."""
    if ears is not None:
        ears.append(Told(Event("mystic-words", {"words": opened_words})))


def said(ears: Ears, seat: Seat, word: int) -> None:
    """The 1st Mage said the word of a Mystic day."""
    if ears is not None:
        ears.append(Told(Event("said", {"seat": seat, "word": word})))


def ready(ears: Ears, seat: Seat) -> None:
    """A player's choice is in for the first time; what it is, and whether it changes, is secret."""
    if ears is not None:
        ears.append(Told(Event("ready", {"seat": seat})))


def changed(ears: Ears, seat: Seat) -> None:
    """A player has changed a sealed choice: only that player hears of it."""
    if ears is not None:
        ears.append(Told(Event("changed", {"seat": seat}), SEES_ONLY[seat]))


def revealed(ears: Ears, seat: Seat, mind: int, tokens: list[int], words_: list[int]) -> None:
    """A choice is open: the Mind card (below 0: none) and the tokens pad by pad.

    The words of the pads are told with it, none on a Mystic day.
    """
    if ears is not None:
        facts: Facts = {"seat": seat, "mind": mind, "tokens": tokens[:], "words": words_}
        ears.append(Told(Event("revealed", facts)))


def hit(ears: Ears, pad: int, word: int, white: bool, seats: list[Seat], n: int) -> None:
    """Minds met on a word, or (word below 0) on a Colour."""
    if ears is not None:
        kind = "white-hit" if white else "black-hit"
        ears.append(Told(Event(kind, {"pad": pad, "word": word, "seats": seats, "n": n})))


def missed(ears: Ears, pad: int, word: int, white: bool, seat: Seat, n: int) -> None:
    """Somebody was alone with a thought."""
    if ears is not None:
        kind = "white-miss" if white else "black-miss"
        ears.append(Told(Event(kind, {"pad": pad, "word": word, "seat": seat, "n": n})))


def gained(ears: Ears, seat: Seat, white: int, black: int) -> None:
    """VP of the day."""
    if ears is not None:
        ears.append(Told(Event("gained", {"seat": seat, "white": white, "black": black})))


def strength(ears: Ears, attack: int, defence: int) -> None:
    """What all Hits and Mind cards come to."""
    if ears is not None:
        ears.append(Told(Event("strength", {"attack": attack, "defence": defence})))


def struck(ears: Ears, beast_: int, attack: int, health: int) -> None:
    """The mages strike: is it enough?"""
    if ears is not None:
        kind = "defeated" if attack >= health else "not-defeated"
        ears.append(Told(Event(kind, {"beast": beast_, "attack": attack, "health": health})))


def held(ears: Ears, beast_: int, defence: int, attack: int) -> None:
    """The Beast strikes and is held."""
    if ears is not None:
        facts: Facts = {"beast": beast_, "defence": defence, "attack": attack}
        ears.append(Told(Event("held", facts)))


def damaged(ears: Ears, beast_: int, defence: int, attack: int, n: int, damage: int) -> None:
    """The Beast strikes the Village."""
    if ears is not None:
        facts: Facts = {
            "beast": beast_,
            "defence": defence,
            "attack": attack,
            "n": n,
            "damage": damage,
        }
        ears.append(Told(Event("damaged", facts)))


def healed(ears: Ears, n: int, damage: int) -> None:
    """The Village heals."""
    if ears is not None:
        ears.append(Told(Event("healed", {"n": n, "damage": damage})))


def leaves(ears: Ears, effect: str, n: int) -> None:
    """What the Beast leaves for tomorrow."""
    if ears is not None:
        ears.append(Told(Event("leaves", {"effect": effect, "n": n})))


def fell(ears: Ears) -> None:
    """The Village has fallen: all lose."""
    if ears is not None:
        ears.append(Told(Event("fell", {})))


def won(ears: Ears, winners: list[Seat], n: int) -> None:
    """The Village stands, and somebody has given most."""
    if ears is not None:
        kind = "won" if len(winners) == 1 else "shared-win"
        ears.append(Told(Event(kind, {"seats": winners, "n": n})))


def team_won(ears: Ears, grade: str, n: int) -> None:
    """Two players have held the Village together."""
    if ears is not None:
        ears.append(Told(Event("team-won", {"grade": grade, "n": n})))
