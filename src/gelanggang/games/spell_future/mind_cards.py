"""Reading what is printed on a Mind card: what it does, and its rule of placement."""

from __future__ import annotations

from gelanggang.games.book import Page
from gelanggang.games.spell_future.cards import (
    COUNTED,
    MAY_HAVE_LEAST,
    MIND_OPERATIONS,
    MORE_TOKENS,
    MOST_PLACED,
    NO_LIMIT,
    TOKEN_COLOURS,
    MindOp,
    Pack,
    PlaceRule,
)
from gelanggang.games.spell_future.layout import OF_COLOUR, mind_fields
from gelanggang.games.spell_future.moves import LETTERS
from gelanggang.games.spell_future.placements import placements


def read_operation(page: Page) -> MindOp:
    """One operation of a Mind card."""
    do = page.one_of("do", MIND_OPERATIONS)
    n = 0
    least = 1 if do in MAY_HAVE_LEAST else 0
    most = NO_LIMIT
    colour = 0
    for field in mind_fields(do):
        if field.id == OF_COLOUR.id:
            colour = TOKEN_COLOURS.index(page.one_of(field.id, field.choices))
        elif field.required or page.has(field.id):
            number = page.whole_of(field)
            if field.id == "n":
                n = number
            elif field.id == "least":
                least = number
            else:
                most = number
    page.close()
    return MindOp(MIND_OPERATIONS.index(do), n, least, most, colour)


def read_rule(card: Page, pack: Pack, ops: list[MindOp]) -> PlaceRule:
    """How many tokens, of which colour, on how many letters, and which letters have a box."""
    page = _saying(card, "place", [*COUNTED, "one_colour", "boxes"])
    least: list[int] = []
    most: list[int] = []
    for what in COUNTED:
        least.append(0)
        most.append(NO_LIMIT)
        if page.has(what):
            bounds = _saying(page, what, ["least", "most"])
            if bounds.has("least"):
                least[-1] = bounds.whole("least", 1, MOST_PLACED)
            if bounds.has("most"):
                # Nothing but a colour can be forbidden altogether.
                fewest = 0 if what in TOKEN_COLOURS else 1
                most[-1] = bounds.whole("most", max(least[-1], fewest), MOST_PLACED)
            bounds.close()
    one_colour = page.flag("one_colour") if page.has("one_colour") else False
    letters = 2 * pack.word_cards_a_day
    boxes = _read_boxes(page, LETTERS[: letters + 2]) if page.has("boxes") else []
    page.close()
    rule = PlaceRule(least, most, one_colour, boxes)
    limit = pack.place + sum([op.n for op in ops if op.do == MORE_TOKENS])
    if len(placements(letters, limit, pack.white_tokens, pack.black_tokens, rule)) == 1:
        card.tell(card.wrong("place", "place-nothing", letters=letters, most=limit))
    return rule


def _saying(page: Page, name: str, known: list[str]) -> Page:
    """A table inside another that says something."""
    inner = page.page(name)
    if not inner.data:
        raise page.wrong(name, "says-nothing", known=", ".join(known))
    inner.read.update(known)
    return inner


def _read_boxes(page: Page, letters: str) -> list[int]:
    """The letters with a box on the card, each once; an effect may open two more than usual."""
    boxes: list[int] = []
    for i, letter in enumerate(page.texts("boxes")):
        if len(letter) != 1 or letter not in letters:
            page.tell(page.wrong(f"boxes[{i}]", "known", value=letter, known=", ".join(letters)))
        elif letters.index(letter) in boxes:
            page.tell(page.wrong(f"boxes[{i}]", "twice", value=letter))
        else:
            boxes.append(letters.index(letter))
    if not boxes:
        page.tell(page.wrong("boxes", "too-few", least=1))
    return sorted(boxes)
