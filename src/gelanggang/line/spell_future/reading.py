"""Help at the table of Spell from the Future."""

from __future__ import annotations

from typing import Final

from gelanggang.core.ids import Seat
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.state import POWERS
from gelanggang.games.spell_future.view import View
from gelanggang.line.numbers import read_number
from gelanggang.line.reading import Reading as CommonReading
from gelanggang.line.screen import Screen
from gelanggang.line.spell_future.book import show_book
from gelanggang.text.spell_future import SpellNarrator
from gelanggang.text.spell_future_cards import sign


class Reading(CommonReading[View]):
    """Answers what stands behind a `?`."""

    def __init__(self, rules: Rules, narrator: SpellNarrator, screen: Screen) -> None:
        super().__init__(screen)
        self.rules: Final = rules
        self.narrator: Final = narrator

    def show_help(self) -> None:
        self.screen.say("line-sf-help")

    def show_book(self) -> None:
        show_book(self.rules, self.narrator, self.screen)

    def show_open(self, view: View) -> None:
        """Which Mind cards everybody has left, and where Colours are known to lie."""
        say = self.screen.say
        for seat, name in enumerate(self.narrator.names):
            minds = [self.narrator.mind(mind) for mind in self._hand(view, seat)]
            say("sf-table-minds-left", name=name, minds=", ".join(minds) or "–")
        gone = [self.narrator.colour(colour) for colour in view.colour_discard]
        say("sf-table-colours-gone", colours=", ".join(gone) or "–")
        known = [self.narrator.colour(one) for one in view.colour_deck if one >= 0]
        if known:
            say("line-sf-colours-known", colours=", ".join(known))

    def find(self, view: View, words: str) -> list[str]:
        hand = [] if view.seat is None else self._hand(view, view.seat)
        number = read_number(words, 1, len(hand))
        if number is not None:
            return [self.narrator.card_line(hand[number - 1])]
        pack = self.rules.pack
        wanted = words.casefold()

        def found(names: list[tuple[str, str]]) -> list[int]:
            return [i for i, both in enumerate(names) if wanted in " / ".join(both).casefold()]

        lines = [self.narrator.card_line(mind) for mind in found(pack.mind_names)]
        lines += [self.narrator.beast_line(one, view.seats) for one in found(pack.beast_names)]
        lines += [
            f"{sign(pack, one)} {' / '.join(pack.colour_names[one])}"
            for one in found(pack.colour_names)
        ]
        return lines + [" / ".join(pack.word_names[one]) for one in found(pack.word_names)]

    def _hand(self, view: View, seat: Seat) -> list[int]:
        hand = view.minds[seat]
        return [mind for mind in range(len(self.rules.pack.minds)) if hand & POWERS[mind]]
