"""What the cards of Jawara Beksi say, made from what the pack says they do."""

from __future__ import annotations

from typing import Final

from gelanggang.games.jawara_beksi.cards import (
    AFTER_COMBO,
    CARD_LIMIT,
    DECKS,
    DOWN,
    LEFT,
    LIMITS,
    MOMENTS,
    NO_LIMIT,
    PARAMETERS,
    RIGHT,
    UP,
    Pack,
)
from gelanggang.games.jawara_beksi.operations import LAST, Op
from gelanggang.text.catalogue import Voice, capital

ARROWS: Final = {LEFT: "←", UP: "↑", RIGHT: "→", DOWN: "↓"}
ANY: Final = "any"
OWN: Final = "own"
ALL: Final = "all"
TOLD: Final = [*(one for one in range(len(PARAMETERS)) if one != CARD_LIMIT), CARD_LIMIT]
"""The order in which changes are told: the Card Limit is the least of what a card is about."""


def arrows(directions: int) -> str:
    """Directions as arrows, clockwise from the left."""
    return "".join(arrow for bit, arrow in ARROWS.items() if directions & bit)


def face(pack: Pack, card: int) -> str:
    """A card's title with its arrows, which tell the copies of an Action card apart."""
    return f"{pack.titles[card]} {arrows(pack.directions[card])}".rstrip()


def effects(voice: Voice, pack: Pack, card: int) -> str:
    """All that a card does, a sentence an operation."""
    told: list[str] = []
    before = ""
    for op in pack.ops[card]:
        condition = _condition(voice, pack, card, op)
        effect = _effect(voice, op, "action" if pack.is_action(card) else "support")
        # The moment of a Support card holds for all that follows; an Action card's condition
        # is for one effect alone, so it is said every time.
        if condition and (pack.is_action(card) or condition != before):
            effect = voice.say("jb-conditional", condition=condition, effect=effect)
        before = condition
        told.append(capital(effect))
    return " ".join(told) or voice.say("jb-effect-none")


def briefly(voice: Voice, pack: Pack, card: int) -> str:
    """What a card does, as short as a line on it has to be."""
    told: list[str] = []
    before = ""
    for op in pack.ops[card]:
        effect = voice.say(f"jb-brief-{_key(op.word)}", **_facts(op))
        asked = _asked(pack, card, op)
        # When a Support card can be played is long to tell, and a tap on one that cannot says so.
        size = asked.get("size", ANY)
        if "when" in asked:
            asked = {**asked, "place": ANY} if size != ANY else {}
        condition = voice.say("jb-brief-condition", **asked) if asked else ""
        if condition and condition != before:
            effect = voice.say("jb-conditional", condition=condition, effect=effect)
        before = condition
        told.append(effect)
    return capital(", ".join(told)) if told else voice.say("jb-brief-none")


def changes(voice: Voice, pack: Pack, changed: list[int], whose: str) -> str:
    """What a Character (OWN) or a Judge (ALL) changes, a sentence a parameter."""
    told: list[str] = []
    for parameter in TOLD:
        value = changed[parameter]
        limit = parameter in LIMITS
        if value == (NO_LIMIT if limit else 0):
            continue
        told.append(
            voice.say(
                f"jb-change-{_key(PARAMETERS[parameter])}",
                whose=whose,
                n=max(value, 0) if limit else abs(value),
                change="less" if value < 0 else "more",
                least=max(pack.parameters[parameter] + value, 1),
            )
        )
    return " ".join(told) or voice.say("jb-change-none", whose=whose)


def operation(voice: Voice, on: str, do: str) -> tuple[str, str]:
    """An operation in a few words, and as it stands on a card of a kind, with usual numbers."""
    facts: dict[str, int | str] = {"n": 1, "dice": 1, "deck": DECKS[0], "to": "one"}
    kind = on.partition(".")[0]
    brief = voice.say(f"jb-brief-{_key(do)}", **facts)
    return capital(brief), capital(voice.say(f"jb-effect-{_key(do)}", on=kind, **facts))


def _effect(voice: Voice, op: Op, on: str) -> str:
    return voice.say(f"jb-effect-{_key(op.word)}", on=on, **_facts(op))


def _facts(op: Op) -> dict[str, int | str]:
    """How much an operation does, and to whom."""
    to = "all" if op.all else "one"
    return {"n": op.n, "dice": op.dice, "deck": DECKS[op.deck], "to": to}


def _condition(voice: Voice, pack: Pack, card: int, op: Op) -> str:
    """When an operation works; empty when it always does."""
    asked = _asked(pack, card, op)
    if not asked:
        return ""
    return voice.say("jb-when" if "when" in asked else "jb-condition", **asked)


def _asked(pack: Pack, card: int, op: Op) -> dict[str, int | str]:
    """What has to be so for an operation to work; empty when it always does."""
    moment = pack.moments[card]
    # Action cards, and what follows a Combo, always have a Combo of one card at least.
    floor = 1 if pack.is_action(card) or moment == AFTER_COMBO else 0
    size = _size(op, floor)
    limits: dict[str, int | str] = {"least": op.least, "most": op.most}
    if not pack.is_action(card):
        return {"when": MOMENTS[moment].replace(" ", "-"), "size": size, **limits}
    if op.place == 0 and size == ANY:
        return {}
    place: int | str = op.place
    if op.place == 0:
        place = ANY
        size = "alone" if op.most == 1 else size
    elif op.place == LAST:
        place = "last"
    return {"place": place, "size": size, **limits}


def _size(op: Op, floor: int) -> str:
    """Which limits there are to the cards of a Combo that has `floor` of them anyway."""
    least = op.least if op.least > floor else 0
    if op.most == NO_LIMIT:
        return "least" if least else ANY
    if op.most in (op.least, floor):
        return "exactly"
    return "between" if least else "most"


def _key(name: str) -> str:
    return name.replace("_", "-")
