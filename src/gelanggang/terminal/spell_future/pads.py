"""What tokens lie on, the Mind cards, and how all of it is revealed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from gelanggang.core.event import Event
from gelanggang.games.spell_future.moves import LETTERS
from gelanggang.terminal.drawing import fitted, wrapped
from gelanggang.terminal.spell_future.beast import GLOW, swatch
from gelanggang.text.facts import number, numbers
from gelanggang.text.spell_future import SpellNarrator

WHITE: Final = "○"
BLACK: Final = "●"
LESS: Final = "[−]"
MORE: Final = "[+]"
LESS_EDGE: Final = 4
"""The cells at the left of a pad that take a token away."""
TOKENS: Final = 9
HINTED: Final = "★"
CHOSEN: Final = "◉"
DrawFace = Callable[[int, bool], list[Text]]


def counted(count: int) -> str:
    """Tokens of one pad as a number and as signs: white above, black below 0."""
    if not count:
        return ""
    # A true minus sign, as long as the plus.
    return f"+{count} {WHITE * count}" if count > 0 else f"−{-count} {BLACK * -count}"


def pad_face(key: str, name: Text, count: int, hinted: int, roomy: bool) -> DrawFace:
    """A word or a Colour with the tokens on it; one click at its left edge takes one away."""

    def draw(width: int, pointed: bool) -> list[Text]:
        if roomy:
            return _boxed(draw_row(width - 3, pointed), width - 1, pointed or bool(count))
        return [draw_row(width, pointed)]

    def draw_row(width: int, pointed: bool) -> Text:
        advice = f"{HINTED}{counted(hinted)}" if hinted else ""
        line = Text.assemble((LESS, "dim"), ("▸" if pointed else " ", "bold"))
        line.append(f"{key} ", f"bold {GLOW}")
        room = max(width - cell_len(LESS + MORE) - TOKENS - 5, 4)
        line.append_text(fitted(name.copy().append(f" {advice}", "#7fd1ae"), room))
        line.append(" ").append_text(fitted(Text(counted(count), "bold"), TOKENS - 2))
        line.append(MORE, "dim")
        if pointed or count:
            line.stylize("bold")
        return line

    return draw


def _boxed(line: Text, width: int, heavy: bool) -> list[Text]:
    left, dash, right, side, low, high = "┏━┓┃┗┛" if heavy else "╭─╮│╰╯"
    inside = width - 2
    return [
        Text(f"{left}{dash * inside}{right}", GLOW),
        Text.assemble((side, GLOW), fitted(line, inside), (side, GLOW)),
        Text(f"{low}{dash * inside}{high}", GLOW),
    ]


def word_name(narrator: SpellNarrator, word: int) -> Text:
    """A word on a pad."""
    return Text(narrator.word(word))


def colour_name(narrator: SpellNarrator, colour: int) -> Text:
    """A Colour on a pad."""
    return swatch(narrator, colour)


def mind_face(
    narrator: SpellNarrator, mind: int, key: str, chosen: bool, hinted: bool, with_text: bool
) -> DrawFace:
    """A Mind card."""

    def draw(width: int, pointed: bool) -> list[Text]:
        mark = CHOSEN if chosen else HINTED if hinted else " "
        line = Text.assemble((f"{'▸' if pointed else ' '}{key} {mark} ", "bold"))
        line.append(narrator.mind(mind), "bold" if chosen else "")
        if with_text:
            line = fitted(line, 26).append(narrator.mind_text(mind), "dim")
        return [line]

    return draw


def offer_face(name: Text, key: str, hinted: bool) -> DrawFace:
    """A Colour to open, or a word to say."""

    def draw(width: int, pointed: bool) -> list[Text]:
        line = Text.assemble((f"{'▸' if pointed else ' '}{key} ", "bold"))
        return [line.append(f"{HINTED if hinted else ' '} ").append_text(name)]

    return draw


class Reveal:
    """A day's choices side by side, word by word, as far as it has been told."""

    def __init__(self, narrator: SpellNarrator, events: list[Event]) -> None:
        self.narrator: Final = narrator
        self.say: Final = narrator.voice.say
        self.shown: Final = [one for one in events if one.kind == "revealed"]
        self.after: Final = events

    def lines(self, width: int) -> list[Text]:
        """A row a word or Colour, a column a player, and what came of it."""
        if not self.shown:
            return []
        names = [self.narrator.names[number(one.facts["seat"])] for one in self.shown]
        words = numbers(self.shown[0].facts["words"])
        tokens = [numbers(one.facts["tokens"]) for one in self.shown]
        wide = [max(cell_len(name), 6) + 2 for name in names]
        first = 22
        head = Text(" " * first)
        for name, cells in zip(names, wide, strict=True):
            head.append_text(fitted(Text(name, "bold"), cells))
        lines = [head]
        for pad in range(len(tokens[0])):
            if not words and not any(column[pad] for column in tokens):
                continue
            lines.append(self._row(pad, words, tokens, wide, first))
        lines.append(self._gained(wide, first))
        return [*lines, *wrapped(self._minds(), width)] if words else lines

    def _row(
        self, pad: int, words: list[int], tokens: list[list[int]], wide: list[int], first: int
    ) -> Text:
        if words:
            letter = (f"{LETTERS[pad]} ", f"bold {GLOW}")
            name = Text.assemble(letter, self.narrator.word(words[pad]))
        else:
            name = swatch(self.narrator, pad)
        row = fitted(name, first - 1).append(" ")
        for column, cells in zip(tokens, wide, strict=True):
            row.append_text(fitted(Text(counted(column[pad])), cells))
        return row.append_text(self._came_of(pad))

    def _came_of(self, pad: int) -> Text:
        found = Text()
        for one in self.after:
            if one.facts.get("pad") != pad:
                continue
            n = number(one.facts["n"])
            if one.kind == "white-hit":
                found.append(self.say("terminal-hit", n=f"{WHITE}{n}") + " ", "bold #7fd1ae")
            elif one.kind == "black-hit":
                found.append(self.say("terminal-hit", n=f"{BLACK}{n}") + " ", "bold #7fd1ae")
            elif one.kind in ("white-miss", "black-miss"):
                found.append(self.say("terminal-miss") + " ", "dim")
        return found

    def _gained(self, wide: list[int], first: int) -> Text:
        """The VP of the day, once they are told."""
        gained = {number(one.facts["seat"]): one for one in self.after if one.kind == "gained"}
        row = fitted(Text(self.say("sf-table-vp")), first)
        for one, cells in zip(self.shown, wide, strict=True):
            found = gained.get(number(one.facts["seat"]))
            text = "" if found is None else f"{found.facts['white']}/{found.facts['black']}"
            row.append_text(fitted(Text(text, "bold"), cells))
        return row

    def _minds(self) -> Text:
        minds = [
            f"{self.narrator.names[number(one.facts['seat'])]}: "
            f"{self.narrator.mind(number(one.facts['mind']))}"
            for one in self.shown
        ]
        return Text(" · ".join(minds), "dim")
