"""Sheets of cards: every copy once, and its back exactly behind it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gelanggang.art.artist import Copy
from gelanggang.art.finish import Finish
from gelanggang.art.games import artist
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.press.grid import Grid, Slot, half, sheet
from gelanggang.press.marks import marks
from gelanggang.press.options import PrintOptions
from gelanggang.press.page import Box, Item, Line, Page
from gelanggang.press.strip import at_the_side, edition, furnish
from gelanggang.text.catalogue import Voice
from gelanggang.text.titles import title

SPILL: Final = 2.0
"""As far as backs without a bleed reach beyond the outer cuts: no printer is exact."""
BEGIN: Final = 3.0
"""From a cut to what stands in the margin."""


def pages(rules: AnyRules, options: PrintOptions, voice: Voice) -> list[Page]:
    """All sheets; with backs on the other side, each is followed by its back."""
    grid = (half if options.backs == "fold" else sheet)(options.paper, options.bleed)
    cards = chosen(rules, options, voice, grid.bleed)
    stacks = [cards[i : i + len(grid)] for i in range(0, len(cards), len(grid))]
    printed = (grid.both if options.backs == "fold" else grid.trim).grown(grid.bleed)
    game = title(voice, rules.key)
    made: list[Page] = []
    for number, stack in enumerate(stacks, 1):
        sides = {"front": _front(grid, options, stack)}
        if options.backs in ("long", "short"):
            sides["back"] = _back(grid, options, stack)
        for side, page in sides.items():
            told = voice.say("press-sheet", game=game, n=number, of=len(stacks), side=side)
            furnish(page, rules, voice, told, printed, _between(grid, page, printed))
            made.append(page)
    return made


def _between(grid: Grid, page: Page, printed: Box) -> tuple[float, float, float]:
    """Where along the margin there is no mark: behind the first three cuts."""
    if at_the_side(page, printed):
        cuts = [grid.bleed + i * grid.pitch[1] for i in range(3)]
    else:
        places = [*grid.slots(), *(grid.folded() if grid.columns < 3 else [])]
        cuts = [x - printed.x for x in sorted({place.box.x for place in places})]
    first, second, third = (cut + BEGIN for cut in cuts[:3])
    return first, second, third


def chosen(rules: AnyRules, options: PrintOptions, voice: Voice, bleed: float) -> list[Copy]:
    """The cards to be printed: all, or those that an earlier edition does not have."""
    draw = artist(rules).copies
    finish = Finish(True, bleed, edition(rules), options.ink_saver, own=options.own)
    cards = draw(rules, voice, finish)
    if not cards:
        raise BadInput("print-no-cards", {"game": rules.key})
    if options.since is None:
        return cards
    # Without the edition on them, cards that nobody changed look the same.
    before = Finish(True, own=options.since_own)
    there = Counter((one.deck, one.face) for one in draw(options.since, voice, before))
    found: list[Copy] = []
    plain = Finish(True, own=options.own)
    for card, bare in zip(cards, draw(rules, voice, plain), strict=True):
        if there[bare.deck, bare.face]:
            there[bare.deck, bare.face] -= 1
        else:
            found.append(card)
    if not found:
        raise BadInput("print-nothing-new", {"version": options.since.label.version})
    return found


def _page(grid: Grid, trim: Box) -> Page:
    return Page(grid.width, grid.height, trim=trim, bleed=trim.grown(grid.bleed))


def _item(grid: Grid, card: Copy, slot: Slot, back: bool = False) -> Item:
    name = f"{card.deck}/{card.id}"
    drawn, label = (card.back, f"{name}/back") if back else (card.face, name)
    return Item(drawn, *slot.box.grown(grid.bleed), slot.rotate, label)


def _front(grid: Grid, options: PrintOptions, stack: list[Copy]) -> Page:
    page = _page(grid, grid.trim)
    page.lines += marks(grid, options.marks)
    page.items += [_item(grid, card, slot) for card, slot in zip(stack, grid.slots())]
    if options.backs == "fold":
        page.trim, page.bleed = grid.both, grid.both.grown(grid.bleed)
        page.items += [_item(grid, card, slot, True) for card, slot in zip(stack, grid.folded())]
        page.lines.append(Line(*grid.fold, dashed=True))
    return page


def _back(grid: Grid, options: PrintOptions, stack: list[Copy]) -> Page:
    page = _page(grid, grid.trim.moved(options.shift))
    cards = list(zip(stack, grid.behind(options.backs, options.shift)))
    if not grid.bleed:
        page.items += [Item(card.back, *slot.box.grown(SPILL), slot.rotate) for card, slot in cards]
    page.items += [_item(grid, card, slot, True) for card, slot in cards]
    return page
