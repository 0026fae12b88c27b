"""The cards of Spell from the Future as tables: a hand, or the whole book."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid

from gelanggang.games.spell_future.cards import FEWEST_SEATS, NAMES, Pack
from gelanggang.games.spell_future.rules import Rules
from gelanggang.line.grid import Marks, plain_grid, show_grids
from gelanggang.line.screen import Screen
from gelanggang.line.spell_future.swatch import swatch
from gelanggang.text.spell_future import SpellNarrator
from gelanggang.text.spell_future_cards import mind_effects, place_rule, which_name


def hand_grid(narrator: SpellNarrator, hand: list[int]) -> Grid:
    """Mind cards with numbers to choose by."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, style="bold")
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    for number, mind in enumerate(hand, 1):
        grid.add_row(str(number), narrator.mind(mind), narrator.mind_text(mind))
    return grid


def count_cards(rules: Rules, screen: Screen) -> None:
    """How many cards of each kind there are, and whether bots know the words."""
    pack = rules.pack
    screen.say(
        "line-sf-book-counts",
        beasts=len(pack.beasts),
        minds=len(pack.minds),
        colours=len(pack.colours),
        cards=len(pack.word_cards),
        words=len(pack.words),
    )
    if pack.guessed:
        screen.say("line-sf-guessed", "yellow")


def words(rules: Rules) -> list[dict[str, str]]:
    """The words of a pack, which are what a list can change."""
    pack = rules.pack
    return [
        {"id": word, NAMES[0]: names[0], NAMES[1]: names[1]}
        for word, names in zip(pack.words, pack.word_names, strict=True)
    ]


def show_book(rules: Rules, narrator: SpellNarrator, screen: Screen) -> None:
    """All cards, with a mark on what is reconstructed."""
    book = _Book(rules.pack, narrator, screen)
    grids = [
        ("line-sf-book-beasts", book.beasts()),
        ("line-sf-book-leaves", book.leavings()),
        ("line-sf-book-minds", book.minds()),
        ("line-sf-book-colours", book.colours()),
        ("line-sf-book-words", book.words()),
    ]
    show_grids(screen, grids)


class _Book(Marks):
    def __init__(self, pack: Pack, narrator: SpellNarrator, screen: Screen) -> None:
        super().__init__(pack.sources)
        self.pack: Final = pack
        self.narrator: Final = narrator
        self.say: Final = screen.voice.say
        self.name: Final = NAMES[which_name(screen.voice)]

    def beasts(self) -> Grid:
        say = self.say
        pack = self.pack
        grid = plain_grid(
            say("line-sf-book-beast"),
            say("line-sf-book-tier"),
            say("line-sf-book-health"),
            say("line-sf-book-attack"),
            say("line-sf-book-damage"),
        )
        grid.columns[0].no_wrap = True
        for which, card in enumerate(pack.beasts):
            grid.add_row(
                self._beast(which),
                self.mark(card, "tier", str(pack.beast_tiers[which])),
                self._columns(card, "health", pack.beast_health[which]),
                self._columns(card, "attack", pack.beast_attack[which]),
                self.mark(card, "damage", str(pack.beast_damage[which])),
            )
        return grid

    def leavings(self) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for which, card in enumerate(self.pack.beasts):
            text = self.narrator.beast_text(which)
            text += self.sign(card, "if_defeated", "if_not_defeated")
            grid.add_row(self.narrator.beast(which), text)
        return grid

    def minds(self) -> Grid:
        grid = plain_grid(self.say("line-book-card"), self.say("line-book-effect"))
        for which, card in enumerate(self.pack.minds):
            grid.add_row(
                self.mark(card, self.name, self.narrator.mind(which)),
                self._mind(which),
            )
        return grid

    def colours(self) -> Grid:
        grid = plain_grid(self.say("line-book-card"))
        for which, card in enumerate(self.pack.colours):
            grid.add_row(swatch(self.narrator, which).append(self.sign(card, self.name)))
        return grid

    def words(self) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for card in self.pack.word_cards:
            grid.add_row(*[self._word(word) for word in card])
        return grid

    def _beast(self, which: int) -> str:
        name = self.narrator.beast(which)
        if self.pack.beast_mystic[which]:
            name = self.say("sf-table-mystic-beast", beast=name)
        return self.mark(self.pack.beasts[which], self.name, name)

    def _mind(self, which: int) -> str:
        """What a Mind card says, its rule of placement with a source of its own."""
        card, voice = self.pack.minds[which], self.narrator.voice
        effects = self.mark(card, "effects", mind_effects(voice, self.pack, which))
        rule = place_rule(voice, self.pack, which)
        return f"{self.mark(card, 'place', rule)} {effects}" if rule else effects

    def _word(self, word: int) -> str:
        card = self.pack.words[word]
        names = zip(NAMES, self.pack.word_names[word], strict=True)
        return " / ".join(self.mark(card, field, name) for field, name in names)

    def _columns(self, card: str, field: str, numbers: list[int]) -> str:
        """A number for each number of players, each with a source of its own."""
        seats = range(FEWEST_SEATS, FEWEST_SEATS + len(numbers))
        if len({self.sign(card, f"{field}_{count}") for count in seats}) == 1:
            text = "/".join(str(number) for number in numbers)
            return self.mark(card, f"{field}_{FEWEST_SEATS}", text)
        return "/".join(
            self.mark(card, f"{field}_{count}", str(number))
            for count, number in zip(seats, numbers, strict=True)
        )
