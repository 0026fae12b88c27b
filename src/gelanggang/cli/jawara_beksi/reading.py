"""Help at the table: what can be typed, and what any card says."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gelanggang.cli.jawara_beksi.book import show_book
from gelanggang.cli.numbers import read_number
from gelanggang.cli.screen import Screen
from gelanggang.cli.wrong import clip
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.view import View
from gelanggang.text.jawara_beksi import JawaraNarrator


class Reading:
    """Answers what stands behind a `?`."""

    def __init__(self, rules: Rules, narrator: JawaraNarrator, screen: Screen) -> None:
        self.rules: Final = rules
        self.narrator: Final = narrator
        self.screen: Final = screen

    def answer(self, view: View, words: str) -> None:
        """`?` help, `??` all cards, `?-` the open piles, `? 3` or `? kebut` one card."""
        if not words:
            self.screen.say("play-help")
        elif words == "?":
            show_book(self.rules, self.narrator, self.screen)
        elif words == "-":
            self._show_piles(view)
        else:
            lines = self._find(view, words)
            for line in lines:
                self.screen.indent(line)
            if not lines:
                self.screen.say("read-nothing", "yellow", words=clip(words))

    def _find(self, view: View, words: str) -> list[str]:
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
            say("character-line", character=title, ability=self.narrator.ability(which))
            for which, title in enumerate(pack.character_titles)
            if wanted in title.casefold()
        ]
        lines += [
            say("table-judge", judge=title, restriction=self.narrator.restriction(which))
            for which, title in enumerate(pack.judge_titles)
            if wanted in title.casefold()
        ]
        return lines

    def _show_piles(self, view: View) -> None:
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
        self.screen.say("piles-action", n=view.deck_counts[0], cards=names[0])
        self.screen.say("piles-support", n=view.deck_counts[1], cards=names[1])
