"""The upper half of a table of Spell from the Future: the day, the Beast, the players."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gelanggang.core.ids import NOBODY
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games.spell_future import beasts
from gelanggang.games.spell_future.cards import COLOURS, EFFECTS, NO_MINDS, WORD_CARDS
from gelanggang.games.spell_future.moves import LETTERS
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.view import View, cards_of, is_mystic
from gelanggang.terminal.drawing import beside, eaves, fitted, wrapped
from gelanggang.text.spell_chapter import progress, rules
from gelanggang.text.spell_future import SpellNarrator
from gelanggang.text.spell_future_cards import sign

GLOW: Final = "#8fb8ff"
INKS: Final = {"white": "#ffffff", "black": "#000000"}
LOST_ON_MYSTIC_DAYS: Final = (WORD_CARDS, NO_MINDS, COLOURS)
FULL: Final = "■"
EMPTY: Final = "□"
LONGEST_TRACK: Final = 40
"""Marks that a track shows beside its number: more would break the line."""
PATCH: Final = 24
"""How wide a large piece of a Colour is."""


def imagine(rules: Rules, view: View) -> State:
    """Any table that this view allows: only what the seat knows is asked of it."""
    return rules.sample(view, make_rng(FAST, "imagine"))


def swatch(narrator: SpellNarrator, colour: int) -> Text:
    """A Colour as it looks, with its mark and its name."""
    pack = narrator.pack
    style = f"bold {INKS[pack.colour_ink[colour]]} on {pack.colour_hex[colour]}"
    dust = Text(f" {sign(pack, colour)} ", style)
    return Text.assemble(dust, " ", (narrator.colour(colour), "bold"))


class Upper:
    """Draws what everybody sees."""

    def __init__(self, rules: Rules, narrator: SpellNarrator, view: View) -> None:
        self.rules: Final = rules
        self.pack: Final = cards_of(rules.pack, view)
        self.narrator: Final = narrator
        self.say: Final = narrator.voice.say
        self.view: Final = view

    def eaves(self, width: int) -> list[Text]:
        """The day, and the Village; the teeth are what still stands of it."""
        view, pack = self.view, self.pack
        name = self.narrator.names[view.mage]
        day = self.say("sf-table-day", day=view.day, days=pack.days, name=name)
        lanterns = pack.village - view.damage
        bar = FULL * lanterns + EMPTY * view.damage
        village = self.say("sf-table-village", bar=bar, n=lanterns, most=pack.village)
        left = Text(day, f"bold {GLOW}")
        return eaves(left, Text(village, "bold"), lanterns, pack.village, width)

    def beast(self, width: int) -> list[Text]:
        """How strong it is, who strikes first, what it leaves, and what yesterday left."""
        view = self.view
        if view.beast == NOBODY:
            return []
        table = imagine(self.rules, view)
        name = self.narrator.beast(view.beast)
        if table.is_mystic():
            name = self.say("sf-table-mystic-beast", beast=name)
        numbers = self.say(
            "sf-table-beast",
            beast=name,
            health=beasts.health(table),
            attack=beasts.attack(table),
            damage=self.pack.beast_damage[view.beast],
        )
        first = self.say(
            "sf-table-first", first="mages" if view.mages_first else "beast", die=view.die
        )
        lines = wrapped(Text.assemble((numbers, "bold"), f" · {first}"), width)
        lines += wrapped(Text(self.narrator.beast_text(view.beast), "dim"), width)
        for effect, n in enumerate(view.today):
            if n and not (table.is_mystic() and effect in LOST_ON_MYSTIC_DAYS):
                text = Text(f"! {self.narrator.effect(EFFECTS[effect], n)}", "#ffb454")
                lines += wrapped(text, width)
        return lines

    def chapter(self, width: int, roomy: bool) -> list[Text]:
        """What is different in a chapter of a story, how far its goals are, who comes tomorrow."""
        view = self.view
        if view.story is None:
            return []
        told = rules(self.narrator.voice, view.story.chapter)
        lines = [Text(f"◇ {line}", GLOW) for line in told]
        goals = Text(f"▷ {progress(self.narrator.voice, view.story, view.damage)}", "bold")
        if view.next_beast != NOBODY:
            name = self.narrator.beast(view.next_beast)
            goals.append(f" · {self.say('sf-table-next-beast', beast=name)}")
        # On a small screen a rule takes one line; `i` shows all of it.
        shown = [line if roomy else fitted(line, width) for line in lines]
        return [row for line in [*shown, goals] for row in wrapped(line, width)]

    def players(self, width: int) -> list[Text]:
        """The VP of all, and who is ready: never in which order."""
        line = Text.assemble((self.say("sf-table-vp") + " ", "dim"))
        for seat, name in enumerate(self.narrator.names):
            line.append(" · " if seat else "")
            ready = " ✓" if self.view.answered[seat] else ""
            style = "bold" if seat == self.view.seat else ""
            line.append(f"{name} {self.view.white[seat]}/{self.view.black[seat]}{ready}", style)
        return wrapped(line, width)

    def tracks(self, width: int) -> list[Text]:
        """The same as two tracks a player, where there is room."""
        lines: list[Text] = []
        for seat, name in enumerate(self.narrator.names):
            ready = " ✓" if self.view.answered[seat] else "  "
            head = fitted(Text(f"{name}{ready}", "bold"), 14)
            for word, count, mark in (
                (self.say("sf-table-white"), self.view.white[seat], "○"),
                (self.say("sf-table-black"), self.view.black[seat], "●"),
            ):
                track = mark * min(count, LONGEST_TRACK)
                lines.append(
                    Text.assemble(head, fitted(Text(word, "dim"), 8), f"{count:>3} ", track)
                )
                head = Text(" " * 14)
        return lines

    def words(self, width: int, shown: bool) -> list[Text]:
        """The words of the day, where they are not the pads."""
        if not shown:
            return []
        line = Text()
        words = [word for card in self.view.generator for word in self.pack.word_cards[card]]
        for letter, word in zip(LETTERS, words, strict=False):
            line.append(f"{letter} ", f"bold {GLOW}").append(f"{self.narrator.word(word)}   ")
        return wrapped(line, width)

    def colours(self, width: int, roomy: bool) -> list[Text]:
        """The open Colours, and whose each is: the 1st Mage's, then those to the left (SF-24)."""
        view = self.view
        if view.word != NOBODY and is_mystic(self.pack, view):
            word = self.narrator.word(view.word).upper()
            return [Text(self.say("sf-table-word", word=word), f"bold {GLOW}")]
        if not view.open_colours:
            return []
        if roomy:
            patches = [self._patch(colour, place) for place, colour in enumerate(view.open_colours)]
            return beside(patches, 2)
        line = Text.assemble((self.say("sf-table-colours") + " ", "dim"))
        for place, colour in enumerate(view.open_colours):
            name = self._opener(place)
            line.append_text(swatch(self.narrator, colour)).append(f" ({name})   ", "dim")
        return [line]

    def _opener(self, place: int) -> str:
        return self.narrator.names[(self.view.mage + place) % self.view.seats]

    def _patch(self, colour: int, place: int) -> list[Text]:
        """A large piece of a Colour with its name and marks."""
        pack = self.pack
        style = f"bold {INKS[pack.colour_ink[colour]]} on {pack.colour_hex[colour]}"
        row = f" {sign(pack, colour)} " * (PATCH // 3)
        name = self.narrator.colour(colour).center(PATCH)
        rows = [Text(text, style) for text in (row, name, row)]
        return [*rows, Text(self._opener(place).center(PATCH), "dim")]
