"""What the cards of Spell from the Future say, made from what the pack says they do."""

from __future__ import annotations

from functools import cache
from typing import Final

from gelanggang.games.spell_future.cards import (
    COUNTED,
    EFFECTS,
    MIND_OPERATIONS,
    NAMES,
    NO_LIMIT,
    TOKEN_COLOURS,
    Pack,
)
from gelanggang.games.spell_future.moves import LETTERS
from gelanggang.text.catalogue import Voice, capital, listed

TODAY: Final = "today"
TOMORROW: Final = "tomorrow"
SIGNS: Final = {
    "triangle": "▲",
    "diamond": "◆",
    "circle": "●",
    "square": "■",
    "two-waves": "≈",
    "plus": "✚",
    "six-point-star": "✶",
    "hexagon": "⬢",
    "x": "✕",
    "ring": "○",
}
"""The marks of Colours, as a text can show them."""


@cache
def which_name(voice: Voice) -> int:
    """The place of the name that a language takes from a card's two.

    A language that no card knows says in its catalogue which other it borrows.
    """
    return NAMES.index(f"name_{voice.say('sf-names')}")


def own_name(voice: Voice, names: tuple[str, str]) -> str:
    """Of the two names of a card, the one in the language that is spoken."""
    return names[which_name(voice)]


def sign(pack: Pack, colour: int) -> str:
    """The mark of a Colour."""
    return SIGNS[pack.colour_marks[colour]]


def effect(voice: Voice, name: str, n: int, when: str) -> str:
    """What a Beast changes, by the pack's name of it; it begins with a small letter."""
    change = "less" if n < 0 else "more"
    return voice.say(f"sf-effect-{_key(name)}", n=abs(n), change=change, when=when)


def beast_effects(voice: Voice, pack: Pack, beast: int) -> str:
    """What a Beast leaves for the next day, a sentence an effect."""
    told: list[str] = []
    for defeated, effects in (
        ("yes", pack.if_defeated[beast]),
        ("no", pack.if_not_defeated[beast]),
    ):
        for one in effects:
            text = effect(voice, EFFECTS[one.do], one.n, TOMORROW)
            told.append(voice.say("sf-left", defeated=defeated, effect=text))
    return " ".join(told) or voice.say("sf-effect-none")


def mind_effects(voice: Voice, pack: Pack, mind: int) -> str:
    """All that a Mind card does, a sentence an operation."""
    told: list[str] = []
    for op in pack.mind_ops[mind]:
        key = f"sf-mind-{_key(MIND_OPERATIONS[op.do])}"
        colour = TOKEN_COLOURS[op.colour]
        told.append(capital(voice.say(key, n=op.n, least=op.least, most=op.most, colour=colour)))
    return " ".join(told) or voice.say("sf-mind-none")


def mind_brief(voice: Voice, pack: Pack, mind: int) -> str:
    """The same in a few words, for a card that is small."""
    told: list[str] = []
    for op in pack.mind_ops[mind]:
        key = f"sf-brief-{_key(MIND_OPERATIONS[op.do])}"
        colour = TOKEN_COLOURS[op.colour]
        told.append(voice.say(key, n=op.n, least=op.least, most=op.most, colour=colour))
    return "; ".join(told) or voice.say("sf-brief-none")


def operation(voice: Voice, on: str, do: str) -> tuple[str, str]:
    """An operation in a few words, and as it stands on a card of a kind, with usual numbers."""
    kind, _, column = on.partition(".")
    if kind == "beast":
        left = effect(voice, do, 1, TOMORROW)
        defeated = "yes" if column == "if_defeated" else "no"
        return capital(left), voice.say("sf-left", defeated=defeated, effect=left)
    facts: dict[str, int | str] = {"n": 1, "least": 2, "most": 2, "colour": TOKEN_COLOURS[0]}
    brief = voice.say(f"sf-brief-{_key(do)}", **facts)
    return capital(brief), capital(voice.say(f"sf-mind-{_key(do)}", **facts))


def place_rule(voice: Voice, pack: Pack, mind: int) -> str:
    """The rule of placement of a Mind card, as a sentence; nothing where it has none."""
    rule = pack.mind_rules[mind]
    if rule is None:
        return ""
    told: list[str] = []
    for what, name in enumerate(COUNTED):
        least, most = rule.least[what], rule.most[what]
        if least or most < NO_LIMIT:
            bound = _bound(least, most)
            told.append(voice.say(f"sf-rule-{name}", bound=bound, least=least, most=most))
    if rule.one_colour:
        told.append(voice.say("sf-rule-one-colour"))
    if rule.boxes:
        told.append(voice.say("sf-rule-boxes", letters=letters(voice, rule.boxes)))
    empty = "yes" if any(rule.least) else "no"
    return voice.say("sf-rule", rules="; ".join(told), empty=empty)


def letters(voice: Voice, pads: list[int]) -> str:
    """Letters in a row."""
    return listed(voice, [LETTERS[pad] for pad in pads])


def mind_text(voice: Voice, pack: Pack, mind: int) -> str:
    """All that a Mind card says: how tokens are placed with it, then what it does."""
    return f"{place_rule(voice, pack, mind)} {mind_effects(voice, pack, mind)}".strip()


def _bound(least: int, most: int) -> str:
    """Which bounds there are."""
    if most == NO_LIMIT:
        return "least"
    if not least:
        return "most" if most else "none"
    return "exact" if least == most else "both"


def _key(name: str) -> str:
    return name.replace("_", "-")
