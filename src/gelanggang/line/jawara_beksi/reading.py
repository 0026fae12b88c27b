"""Help at the table: what can be typed, and what any card says."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.view import View
from gelanggang.line.jawara_beksi.book import show_book
from gelanggang.line.numbers import read_number
from gelanggang.line.reading import Reading as CommonReading
from gelanggang.line.screen import Screen
from gelanggang.text.jawara_beksi import JawaraNarrator


class Reading(CommonReading[View]):
    """Answers what stands behind a `?`."""

    def __init__(self, rules: Rules, narrator: JawaraNarrator, screen: Screen) -> None:
        super().__init__(screen)
        self.rules: Final = rules
        self.narrator: Final = narrator

    def show_help(self) -> None:
        self.screen.say("line-jb-help")

    def show_book(self) -> None:
        show_book(self.rules, self.narrator, self.screen)

    def find(self, view: View, words: str) -> list[str]:
        hand = view.actions + view.supports
        number = read_number(words, 1, len(hand))
        if number is not None:
            return [self.narrator.card_line(hand[number - 1])]
        wanted = words.casefold()
        return self._find_cards(wanted) + self._find_people(wanted)

    def _find_cards(self, wanted: str) -> list[str]:
        pack = self.rules.pack
        # Copies with the same face are one card to read.
        faces = {
            pack.faces[card]: card
            for card, title in enumerate(pack.titles)
            if wanted in title.casefold()
        }
        return [self.narrator.card_line(card) for card in faces.values()]

    def _find_people(self, wanted: str) -> list[str]:
        pack = self.rules.pack
        say = self.screen.voice.say
        lines = [
            say("jb-character-line", character=title, ability=self.narrator.ability(which))
            for which, title in enumerate(pack.character_titles)
            if wanted in title.casefold()
        ]
        lines += [
            say("jb-table-judge", judge=title, restriction=self.narrator.restriction(which))
            for which, title in enumerate(pack.judge_titles)
            if wanted in title.casefold()
        ]
        return lines

    def show_open(self, view: View) -> None:
        """The discard piles lie open: anybody may look through them (JB-55)."""
        titles = self.rules.pack.titles
        names = [
            ", ".join(
                f"{title} ×{count}" if count > 1 else title
                for title, count in sorted(Counter(titles[card] for card in pile).items())
            )
            or "–"
            for pile in view.discards
        ]
        self.screen.say("line-jb-piles-action", n=view.deck_counts[0], cards=names[0])
        self.screen.say("line-jb-piles-support", n=view.deck_counts[1], cards=names[1])
