"""The cards of Jawara Beksi as tables: a hand, or the whole book."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from gelanggang.games.jawara_beksi.cards import DOWN, LEFT, RIGHT, UP, Pack
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.line.grid import Marks, plain_grid, show_grids
from gelanggang.line.screen import Screen
from gelanggang.text.catalogue import Voice
from gelanggang.text.jawara_beksi import JawaraNarrator
from gelanggang.text.jawara_beksi_cards import arrows, effects

COMPASS: Final = (LEFT, UP, RIGHT, DOWN)


def aligned_arrows(directions: int) -> str:
    """Each direction in a column of its own, so that shared ones stand below each other."""
    return " ".join(arrows(directions & one) or " " for one in COMPASS)


def hand_grid(pack: Pack, voice: Voice, hand: list[int], playable: set[int]) -> Grid:
    """A hand with numbers to choose by; cards that cannot be played now are faint."""
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(voice.say("line-book-card"), no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(voice.say("line-jb-book-score"), justify="right", no_wrap=True)
    grid.add_column(voice.say("line-book-effect"))
    for number, card in enumerate(hand, 1):
        action = pack.is_action(card)
        # Action cards are red and Support cards green in print, too.
        title = Text(pack.titles[card], "red" if action else "green")
        grid.add_row(
            str(number),
            title,
            aligned_arrows(pack.directions[card]),
            str(pack.scores[card]) if action else "",
            effects(voice, pack, card),
            style="" if card in playable else "dim",
        )
    return grid


def count_cards(rules: Rules, screen: Screen) -> None:
    """How many cards of each kind there are."""
    pack = rules.pack
    screen.say(
        "line-jb-book-counts",
        actions=pack.action_cards,
        supports=len(pack.names) - pack.action_cards,
        characters=len(pack.characters),
        judges=len(pack.judges),
    )


def show_book(rules: Rules, narrator: JawaraNarrator, screen: Screen) -> None:
    """All cards, with a mark on what is reconstructed."""
    book = _Book(rules.pack, narrator, screen)
    grids = [
        ("line-jb-book-actions", book.actions()),
        ("line-jb-book-supports", book.supports()),
        ("line-jb-book-characters", book.characters()),
        ("line-jb-book-judges", book.judges()),
    ]
    show_grids(screen, grids)


class _Book(Marks):
    def __init__(self, pack: Pack, narrator: JawaraNarrator, screen: Screen) -> None:
        super().__init__(pack.sources)
        self.pack: Final = pack
        self.narrator: Final = narrator
        self.voice: Final = screen.voice

    def actions(self) -> Grid:
        say = self.voice.say
        grid = plain_grid(
            say("line-book-card"),
            say("line-jb-book-copies"),
            say("line-jb-book-score"),
            say("line-jb-book-directions"),
            say("line-book-effect"),
        )
        for face, copies in self._copies(0, self.pack.action_cards):
            card = copies[0]
            sets = " ".join(arrows(self.pack.directions[one]) for one in copies)
            grid.add_row(
                self.mark(face, "name", self.pack.titles[card]),
                self.mark(face, "copies", str(len(copies))),
                self.mark(face, "score", str(self.pack.scores[card])),
                self.mark(face, "directions", sets),
                self.mark(face, "effects", effects(self.voice, self.pack, card)),
            )
        return grid

    def supports(self) -> Grid:
        say = self.voice.say
        grid = plain_grid(
            say("line-book-card"), say("line-jb-book-copies"), say("line-book-effect")
        )
        for face, copies in self._copies(self.pack.action_cards, len(self.pack.names)):
            # The moment is told with the effect, so one mark speaks for both.
            text = effects(self.voice, self.pack, copies[0])
            grid.add_row(
                self.mark(face, "name", self.pack.titles[copies[0]]),
                self.mark(face, "copies", str(len(copies))),
                text + self.sign(face, "when", "effects"),
            )
        return grid

    def characters(self) -> Grid:
        pack = self.pack
        grid = plain_grid(self.voice.say("line-book-card"), self.voice.say("line-jb-book-ability"))
        for which, face in enumerate(pack.characters):
            grid.add_row(
                self.mark(face, "name", pack.character_titles[which]),
                self.mark(face, "changes", self.narrator.ability(which)),
            )
        return grid

    def judges(self) -> Grid:
        pack = self.pack
        grid = plain_grid(
            self.voice.say("line-book-card"), self.voice.say("line-jb-book-restriction")
        )
        for which, face in enumerate(pack.judges):
            grid.add_row(
                self.mark(face, "name", pack.judge_titles[which]),
                self.mark(face, "changes", self.narrator.restriction(which)),
            )
        return grid

    def _copies(self, start: int, end: int) -> list[tuple[str, list[int]]]:
        """All copies of each card, in the order of the pack."""
        found: dict[str, list[int]] = {}
        for card in range(start, end):
            found.setdefault(self.pack.face_ids[card], []).append(card)
        return list(found.items())
