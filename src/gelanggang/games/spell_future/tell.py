"""Tells what happens at the table: one function an event, or for events of the same facts.

`events.py` says what each means.  When nobody listens they cost nothing.
"""

from __future__ import annotations

from gelanggang.core.event import Event, Told
from gelanggang.core.facts import as_facts
from gelanggang.core.ids import SEES_ONLY, Seat
from gelanggang.games.spell_future import events

Ears = list[Told] | None


def day(ears: Ears, number: int, mage: Seat) -> None:
    if ears is not None:
        facts: events.Day = {"day": number, "seat": mage}
        ears.append(Told(Event("day", as_facts(facts))))


def lasting(ears: Ears, effect: str, n: int) -> None:
    if ears is not None:
        facts: events.Lasting = {"effect": effect, "n": n}
        ears.append(Told(Event("lasting", as_facts(facts))))


def words(ears: Ears, opened: list[int]) -> None:
    if ears is not None:
        facts: events.Words = {"words": opened}
        ears.append(Told(Event("words", as_facts(facts))))


def reshuffled(ears: Ears, deck: str) -> None:
    if ears is not None:
        facts: events.Reshuffled = {"deck": deck}
        ears.append(Told(Event("reshuffled", as_facts(facts))))


def beast(ears: Ears, which: int, health: int, attack: int, damage: int, mystic: bool) -> None:
    if ears is not None:
        kind = "mystic-beast" if mystic else "beast"
        facts: events.Beast = {"beast": which, "health": health, "attack": attack, "n": damage}
        ears.append(Told(Event(kind, as_facts(facts))))


def rolled(ears: Ears, seat: Seat, die: int, mages_first: bool) -> None:
    if ears is not None:
        kind = "mages-first" if mages_first else "beast-first"
        facts: events.MagesFirst = {"seat": seat, "n": die}
        ears.append(Told(Event(kind, as_facts(facts))))


def drew_colours(ears: Ears, seat: Seat, colours: list[int]) -> None:
    if ears is not None:
        full: events.DrewColoursOwn = {"seat": seat, "colours": colours}
        rest: events.DrewColours = {"seat": seat, "n": len(colours)}
        own = Event("drew-colours-own", as_facts(full))
        ears.append(Told(own, SEES_ONLY[seat], Event("drew-colours", as_facts(rest))))


def opened(ears: Ears, seat: Seat, colour: int) -> None:
    if ears is not None:
        facts: events.Opened = {"seat": seat, "colour": colour}
        ears.append(Told(Event("opened", as_facts(facts))))


def mystic_words(ears: Ears, opened_words: list[int]) -> None:
    if ears is not None:
        facts: events.MysticWords = {"words": opened_words}
        ears.append(Told(Event("mystic-words", as_facts(facts))))


def said(ears: Ears, seat: Seat, word: int) -> None:
    if ears is not None:
        facts: events.Said = {"seat": seat, "word": word}
        ears.append(Told(Event("said", as_facts(facts))))


def ready(ears: Ears, seat: Seat) -> None:
    if ears is not None:
        facts: events.Ready = {"seat": seat}
        ears.append(Told(Event("ready", as_facts(facts))))


def changed(ears: Ears, seat: Seat) -> None:
    if ears is not None:
        facts: events.Changed = {"seat": seat}
        ears.append(Told(Event("changed", as_facts(facts)), SEES_ONLY[seat]))


def revealed(ears: Ears, seat: Seat, mind: int, tokens: list[int], words_: list[int]) -> None:
    if ears is not None:
        facts: events.Revealed = {"seat": seat, "mind": mind, "tokens": tokens[:], "words": words_}
        ears.append(Told(Event("revealed", as_facts(facts))))


def hit(ears: Ears, pad: int, word: int, white: bool, seats: list[Seat], n: int) -> None:
    if ears is not None:
        kind = "white-hit" if white else "black-hit"
        facts: events.WhiteHit = {"pad": pad, "word": word, "seats": seats, "n": n}
        ears.append(Told(Event(kind, as_facts(facts))))


def missed(ears: Ears, pad: int, word: int, white: bool, seat: Seat, n: int) -> None:
    if ears is not None:
        kind = "white-miss" if white else "black-miss"
        facts: events.WhiteMiss = {"pad": pad, "word": word, "seat": seat, "n": n}
        ears.append(Told(Event(kind, as_facts(facts))))


def gained(ears: Ears, seat: Seat, white: int, black: int) -> None:
    if ears is not None:
        facts: events.Gained = {"seat": seat, "white": white, "black": black}
        ears.append(Told(Event("gained", as_facts(facts))))


def strength(ears: Ears, attack: int, defence: int) -> None:
    if ears is not None:
        facts: events.Strength = {"attack": attack, "defence": defence}
        ears.append(Told(Event("strength", as_facts(facts))))


def struck(ears: Ears, beast_: int, attack: int, health: int) -> None:
    if ears is not None:
        kind = "defeated" if attack >= health else "not-defeated"
        facts: events.Defeated = {"beast": beast_, "attack": attack, "health": health}
        ears.append(Told(Event(kind, as_facts(facts))))


def held(ears: Ears, beast_: int, defence: int, attack: int) -> None:
    if ears is not None:
        facts: events.Held = {"beast": beast_, "defence": defence, "attack": attack}
        ears.append(Told(Event("held", as_facts(facts))))


def damaged(ears: Ears, beast_: int, defence: int, attack: int, n: int, damage: int) -> None:
    if ears is not None:
        facts: events.Damaged = {
            "beast": beast_,
            "defence": defence,
            "attack": attack,
            "n": n,
            "damage": damage,
        }
        ears.append(Told(Event("damaged", as_facts(facts))))


def healed(ears: Ears, n: int, damage: int) -> None:
    if ears is not None:
        facts: events.Healed = {"n": n, "damage": damage}
        ears.append(Told(Event("healed", as_facts(facts))))


def leaves(ears: Ears, effect: str, n: int) -> None:
    if ears is not None:
        facts: events.Leaves = {"effect": effect, "n": n}
        ears.append(Told(Event("leaves", as_facts(facts))))


def fell(ears: Ears) -> None:
    if ears is not None:
        facts: events.Fell = {}
        ears.append(Told(Event("fell", as_facts(facts))))


def won(ears: Ears, winners: list[Seat], n: int) -> None:
    if ears is not None:
        kind = "won" if len(winners) == 1 else "shared-win"
        facts: events.Won = {"seats": winners, "n": n}
        ears.append(Told(Event(kind, as_facts(facts))))


def team_won(ears: Ears, grade: str, n: int) -> None:
    if ears is not None:
        facts: events.TeamWon = {"grade": grade, "n": n}
        ears.append(Told(Event("team-won", as_facts(facts))))


def chapter(ears: Ears, key: str, days: int) -> None:
    if ears is not None:
        facts: events.Chapter = {"chapter": key, "days": days}
        ears.append(Told(Event("chapter", as_facts(facts))))


def named(ears: Ears, seat: Seat, word: int) -> None:
    if ears is not None:
        facts: events.Said = {"seat": seat, "word": word}
        ears.append(Told(Event("named", as_facts(facts))))


def led(ears: Ears, seat: Seat, mind: int, tokens: list[int], words_: list[int]) -> None:
    if ears is not None:
        facts: events.Revealed = {"seat": seat, "mind": mind, "tokens": tokens[:], "words": words_}
        ears.append(Told(Event("led", as_facts(facts))))


def same_mind(ears: Ears, mind: int, seats: list[Seat], n: int) -> None:
    if ears is not None:
        facts: events.SameMind = {"mind": mind, "seats": seats, "n": n}
        ears.append(Told(Event("same-mind", as_facts(facts))))


def colours_stay(ears: Ears, colours: list[int]) -> None:
    if ears is not None:
        facts: events.ColoursStay = {"colours": colours[:]}
        ears.append(Told(Event("colours-stay", as_facts(facts))))


def fed(ears: Ears, beast_: int, n: int) -> None:
    if ears is not None:
        facts: events.Fed = {"beast": beast_, "n": n}
        ears.append(Told(Event("fed", as_facts(facts))))


def returns(ears: Ears, beast_: int, n: int) -> None:
    if ears is not None:
        facts: events.Fed = {"beast": beast_, "n": n}
        ears.append(Told(Event("returns", as_facts(facts))))


def next_beast(ears: Ears, beast_: int) -> None:
    if ears is not None:
        facts: events.NextBeast = {"beast": beast_}
        ears.append(Told(Event("next-beast", as_facts(facts))))


def all_hit(ears: Ears) -> None:
    if ears is not None:
        facts: events.AllHit = {}
        ears.append(Told(Event("all-hit", as_facts(facts))))


def chapter_won(ears: Ears, way: str) -> None:
    if ears is not None:
        facts: events.ChapterWon = {"way": way}
        ears.append(Told(Event("chapter-won", as_facts(facts))))


def chapter_lost(ears: Ears, number: int) -> None:
    if ears is not None:
        facts: events.ChapterLost = {"day": number}
        ears.append(Told(Event("chapter-lost", as_facts(facts))))
