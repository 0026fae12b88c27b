"""Cards of Jawara Beksi as they are drawn: one line each, or as a card with its arrows."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from gelanggang.games.jawara_beksi.cards import DOWN, LEFT, RIGHT, UP, Pack
from gelanggang.terminal.drawing import fitted, wrapped
from gelanggang.text.jawara_beksi import JawaraNarrator
from gelanggang.text.jawara_beksi_cards import arrows, effects

WIDE: Final = 26
HIGH: Final = 8
"""The size of a card that is drawn as one."""
WITH_TEXT: Final = 60
"""From this width on, a line also says what the card does."""
TITLE: Final = 17
COMPASS: Final = (LEFT, UP, RIGHT, DOWN)
RED: Final = "#ff8f7a"
GREEN: Final = "#8fd694"
"""Action cards are red and Support cards green in print, too."""
ORDER: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮"
HINTED: Final = "★"
PLAIN: Final = "╭─╮││╰─╯"
CHOSEN: Final = "╔═╗║║╚═╝"
POINTED: Final = "┏━┓┃┃┗━┛"


class CardLook:
    """What there is to say about a card beside what it says itself."""

    def __init__(self, key: str, order: int, playable: bool, hinted: bool) -> None:
        self.key: Final = key
        self.order: Final = order
        """Its place in the Combo from 1; 0: not chosen."""
        self.playable: Final = playable
        self.hinted: Final = hinted

    @property
    def mark(self) -> str:
        """One sign: the place in the Combo, else whether it is advised."""
        if self.order:
            return ORDER[min(self.order, len(ORDER)) - 1]
        return HINTED if self.hinted else " "


def colour_of(pack: Pack, card: int) -> str:
    """The colour of a card's title."""
    return RED if pack.is_action(card) else GREEN


def card_row(
    pack: Pack, narrator: JawaraNarrator, card: int, look: CardLook, width: int, pointed: bool
) -> Text:
    """A card in one line; each direction has a column of its own."""
    action = pack.is_action(card)
    line = Text.assemble(("▸" if pointed else " ", "bold"))
    line.append(f"{look.key:>2} {look.mark} ", "bold")
    title = min(TITLE, max(width - 14, 4))
    line.append_text(fitted(Text(pack.titles[card], colour_of(pack, card)), title))
    line.append(" ")
    for one in COMPASS:
        line.append(arrows(pack.directions[card] & one) or " ")
    line.append(f" {pack.scores[card]:>2}" if action else "   ", "bold")
    if width >= WITH_TEXT:
        line.append(f"  {effects(narrator.voice, pack, card)}")
    if not look.playable:
        line.stylize("dim")
    if look.order:
        line.stylize("bold")
    return fitted(line, width)


def large_face(
    pack: Pack,
    narrator: JawaraNarrator,
    card: int,
    width: int,
    height: int,
    look: CardLook | None = None,
    pointed: bool = False,
) -> list[Text]:
    """A card with its Score, its name and its text, and arrows on the edges they point to."""
    border = POINTED if pointed else CHOSEN if look is not None and look.order else PLAIN
    has = pack.directions[card]
    inside = width - 2
    colour = colour_of(pack, card)
    edge = f"bold {colour}" if border != PLAIN else colour
    top = _edge(border[0], border[1], border[2], "↑" if has & UP else "", width)
    bottom = _edge(border[5], border[6], border[7], "↓" if has & DOWN else "", width)
    if look is not None:
        top = _corner(top, f" {look.key} ", 1)
        if look.mark != " ":
            top = _corner(top, f" {look.mark} ", width - 4)
    score = f" {pack.scores[card]} " if pack.is_action(card) else "   "
    rows = [Text.assemble((score, "bold reverse"), (f" {pack.titles[card]}", f"bold {colour}"))]
    rows += wrapped(Text(effects(narrator.voice, pack, card)), inside)
    body = (rows + [Text()] * height)[: height - 2]
    middle = (height - 2) // 2
    lines = [Text(top, edge)]
    for row, text in enumerate(body):
        left = "←" if row == middle and has & LEFT else border[3]
        right = "→" if row == middle and has & RIGHT else border[4]
        lines.append(Text.assemble((left, edge), fitted(text, inside), (right, edge)))
    lines.append(Text(bottom, edge))
    if look is not None and not look.playable:
        for line in lines:
            line.stylize("dim")
    return lines


def _edge(left: str, dash: str, right: str, arrow: str, width: int) -> str:
    inside = width - 2
    if not arrow:
        return left + dash * inside + right
    before = (inside - 3) // 2
    return f"{left}{dash * before} {arrow} {dash * (inside - 3 - before)}{right}"


def _corner(edge: str, text: str, place: int) -> str:
    return edge[:place] + text + edge[place + cell_len(text) :]
