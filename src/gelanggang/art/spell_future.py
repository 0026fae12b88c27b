"""The faces of Spell from the Future, from what the pack says."""

from __future__ import annotations

from typing import Final

from gelanggang.art import gallery
from gelanggang.art.back import OWNERS
from gelanggang.art.card import (
    MARGIN,
    OUTLINE,
    ROOM,
    STRIP,
    Card,
    drawing,
    explained,
    inset,
    stamped,
)
from gelanggang.art.colour import INKS, marks, weave
from gelanggang.art.finish import GROUND, SCREEN, WIDE, Finish
from gelanggang.art.lettering import balanced, fit_line, wrap
from gelanggang.art.palette import NIGHT, PALE
from gelanggang.art.pen import disc, group, path, placed, short, words
from gelanggang.games.book import RULEBOOK, together
from gelanggang.games.spell_future.cards import (
    EFFECTS,
    FEWEST_SEATS,
    MIND_OPERATIONS,
    NAMES,
    Effect,
    Pack,
)
from gelanggang.text.catalogue import Voice
from gelanggang.text.spell_future_cards import TOMORROW, effect, mind_text, own_name, which_name

BEAST_NAME: Final = 186
TABLE_TOP: Final = 206
TABLE_LEFT: Final = 56
COLUMN: Final = (WIDE - MARGIN - TABLE_LEFT) / 4
TEXT_TOP: Final = 247
TEXT_HIGH: Final = 84
PLATE: Final = 40
RULED_LINES: Final = 6
RULED_LARGEST: Final = 10.0
"""A Mind card with a rule of placement has twice as much to say."""


def beast(pack: Pack, number: int, voice: Voice, players: int = 0, finish: Finish = SCREEN) -> str:
    """A Beast; with a number of players, their column is the one that glows."""
    card_id = pack.beasts[number]
    source = pack.sources[card_id]
    mystic = pack.beast_mystic[number]
    kind = voice.say("art-kind", kind="mystic-beast" if mystic else "beast")
    card = Card(NIGHT, voice, kind, "n" if mystic else "b", finish)
    card.picture(card_id, gallery.beast(card_id, mystic), 88, 25, 138)
    card.number(str(pack.beast_damage[number]), source["damage"])
    card.add(words(voice.say("art-damage"), STRIP, 93, 9, "t", text_anchor="middle"))
    _tier(card, pack.beast_tiers[number])
    name = own_name(voice, pack.beast_names[number])
    card.name(name, BEAST_NAME, source[NAMES[which_name(voice)]])
    _table(card, pack, number, players)
    _leaves(card, pack, number)
    return card.svg(name)


def _tier(card: Card, tier: int) -> None:
    """As many diamonds as the tier says."""
    for i in range(tier):
        card.add(path(f"M{STRIP} {100 + 16 * i}l6 6l-6 6l-6 -6Z", "y"))


def _table(card: Card, pack: Pack, number: int, players: int) -> None:
    """Health and attack for each number of players."""
    source = pack.sources[pack.beasts[number]]
    rows = [
        ("sf-effect-beast-health", pack.beast_health[number]),
        ("sf-effect-beast-attack", pack.beast_attack[number]),
    ]
    for column in range(len(pack.beast_health[number])):
        seats = FEWEST_SEATS + column
        x = TABLE_LEFT + COLUMN * (column + 0.5)
        if seats == players:
            left = short(x - COLUMN / 2 + 3)
            card.add(path(f"M{left} 197h{short(COLUMN - 6)}v45H{left}Z", "a"))
        heads = "".join(disc((x - 3 * (seats - 1) + 6 * i, 202), 2, "t") for i in range(seats))
        both = together([source[f"health_{seats}"], source[f"attack_{seats}"]])
        card.add(heads)
        card.mark(x + 3 * seats + 1, 209, both)
        for row, (_, values) in enumerate(rows):
            y = TABLE_TOP + 15 + 17 * row
            card.add(words(str(values[column]), x, y, 14, "t tb", text_anchor="middle"))
    for row, (key, _) in enumerate(rows):
        icon = placed(gallery.sign(key).markup(), 26, TABLE_TOP + 3 + 17 * row, 14)
        card.add(group(icon, color=card.palette.text))


def _leaves(card: Card, pack: Pack, number: int) -> None:
    """What the Beast leaves behind, a paragraph an effect."""
    source = pack.sources[pack.beasts[number]]
    voice = card.voice
    left: list[tuple[Effect, str, str]] = [
        *((one, "yes", source["if_defeated"]) for one in pack.if_defeated[number]),
        *((one, "no", source["if_not_defeated"]) for one in pack.if_not_defeated[number]),
    ]
    if not left:
        card.effect(voice.say("sf-effect-none"), TEXT_TOP, source["if_defeated"])
        return
    texts = []
    for one, defeated, told_by in left:
        told = effect(voice, EFFECTS[one.do], one.n, TOMORROW)
        told = voice.say("sf-left", defeated=defeated, effect=told)
        texts.append(told + card.sign(told_by))
    room = ROOM - 22
    size = _common_size(texts, room)
    y = TEXT_TOP + 2.0
    for (one, _, _), text in zip(left, texts):
        lines = balanced(text, room, size)
        key = f"sf-effect-{EFFECTS[one.do].replace('_', '-')}"
        card.add(
            group(placed(gallery.sign(key).markup(), MARGIN, y + 1, 14), color=card.palette.text)
        )
        for line in lines:
            y += size * 1.2
            card.add(words(line, MARGIN + 20, y, size, "t"))
        y += size * 0.5


def _common_size(texts: list[str], room: float) -> float:
    """The size at which all paragraphs together find room, each in three lines."""
    size = 11.0
    # Nine effects, all that there are, still find room.
    while size > 3:
        lines = [len(wrap(text, room, size)) for text in texts]
        high = sum(lines) * size * 1.2 + len(lines) * size * 0.5
        if max(lines) <= 3 and high <= TEXT_HIGH:
            break
        size -= 0.5
    return size


def mind(pack: Pack, number: int, voice: Voice, finish: Finish = SCREEN) -> str:
    """A Mind card: emblem, name, effect."""
    source = pack.sources[pack.minds[number]]
    card = Card(NIGHT, voice, voice.say("art-kind", kind="mind"), "c", finish)
    card.picture(pack.minds[number], gallery.mind(pack.minds[number]), 66, 30, 178)
    card.signs(mind_signs(pack, number), 36, 44)
    if finish.owner:
        card.add(disc((229, 42), 13, OWNERS[finish.owner - 1]))
        card.add(words(str(finish.owner), 229, 47.5, 16, "i tb", text_anchor="middle"))
    name = own_name(voice, pack.mind_names[number])
    card.name(name, 238, source[NAMES[which_name(voice)]])
    ours = together([source[field] for field in ("effects", "place") if field in source])
    text = mind_text(voice, pack, number)
    if pack.mind_rules[number] is None:
        card.effect(text, 252, ours)
    else:
        card.effect(text, 252, ours, RULED_LINES, RULED_LARGEST)
    return card.svg(name)


def mind_signs(pack: Pack, number: int) -> list[str]:
    """The signs of what a Mind card does, each once; three find room."""
    kinds = [f"sf-mind-{MIND_OPERATIONS[op.do].replace('_', '-')}" for op in pack.mind_ops[number]]
    return list(dict.fromkeys(kinds))[:3]


def word_card(pack: Pack, number: int, voice: Voice, finish: Finish = SCREEN) -> str:
    """A Word card: two words, each also small in the other language."""
    both = pack.word_cards[number]
    own = which_name(voice)
    card = Card(NIGHT, voice, voice.say("art-kind", kind="word"), "g", finish)
    card.add(path(_facing(175), "n"), path("M16 175h218", "e"))
    for word, y in zip(both, (106, 258)):
        # Words of somebody's own list have no source.
        source = pack.sources.get(pack.words[word], {}).get(NAMES[own], RULEBOOK)
        size, line = fit_line(own_name(voice, pack.word_names[word]), ROOM - 16, 36, 10)
        line += card.sign(source)
        card.add(words(line, WIDE / 2, y, size, "t tb", text_anchor="middle"))
        size, line = fit_line(pack.word_names[word][1 - own], ROOM, 14, 8)
        card.add(words(line, WIDE / 2, y + 26, size, "t", text_anchor="middle", opacity="0.75"))
    label = ", ".join(own_name(voice, pack.word_names[word]) for word in both)
    return card.svg(label)


def _facing(y: float) -> str:
    """Two rows of tumpal that meet at a line."""
    up = "".join(f"M{MARGIN + 21.8 * i:.1f} {y}l10.9 -14l10.9 14Z" for i in range(10))
    return up + "".join(f"M{MARGIN + 21.8 * i:.1f} {y}l10.9 14l10.9 -14Z" for i in range(10))


def colour_card(pack: Pack, number: int, voice: Voice, finish: Finish = SCREEN) -> str:
    """A Colour card: hue, pattern, mark and name, so that the hue is never needed."""
    hue, ink = pack.colour_hex[number], INKS[pack.colour_ink[number]]
    palette = finish.palette(NIGHT)
    mark = sign = marks()[pack.colour_marks[number]].markup()
    ground, ring = hue, ""
    if finish.spare:
        ground, ink = palette.paper, palette.ink
        ring = f' stroke="{hue}" stroke-width="6"'
        sign = group(sign, color=PALE["r"])
    name = own_name(voice, pack.colour_names[number])
    size, line = fit_line(name, 178, 34, 12)
    sources = pack.sources[pack.colours[number]]
    foot = explained(voice, {together(list(sources.values()))})
    said = (
        f'<g transform="translate(12.5 12.5)">{weave(pack.colour_patterns[number], 225, 325)}</g>'
        + f'<circle cx="125" cy="142" r="88" fill="{ground}"{ring}/>'
        + placed(sign, 60, 77, 130)
        + f'<path fill="{ground}" d="M25 258h200v62H25z"/>'
        + words(line, WIDE / 2, 300, size, "tb", text_anchor="middle", fill="currentColor")
        + words(foot, WIDE / 2, 315, 8, text_anchor="middle", fill="currentColor")
        + f'<circle cx="36" cy="36" r="24" fill="{ground}"/>'
        + placed(mark, 20, 20, 32)
        + stamped(finish, fill="currentColor")
    )
    if finish.paper:
        inside = f'<path fill="{ground}" d="{GROUND}"/>' + inset(said)
    else:
        edge = f'stroke="{NIGHT.paper}" stroke-width="2"'
        inside = f'<path fill="{hue}" {edge} d="{OUTLINE}"/>' + said
    return drawing(palette, finish, group(inside, color=ink), name)
