"""Spell from the Future, drawn: its pictures, its faces, and what is printed on them."""

from __future__ import annotations

from typing import Final, TypedDict

from gelanggang.art import colour, pieces, poster, spell_future
from gelanggang.art.artist import Artist, Copy, Drawn, Printed
from gelanggang.art.back import backs, card_back
from gelanggang.art.card import sheet
from gelanggang.art.finish import Finish
from gelanggang.art.gallery import beast, mind, signs
from gelanggang.art.own import Own
from gelanggang.art.palette import NIGHT
from gelanggang.art.pen import path
from gelanggang.art.picture import Picture
from gelanggang.art.spell_future import mind_signs
from gelanggang.art.spell_future_pieces import pieces_of
from gelanggang.art.story import story
from gelanggang.games.spell_future.cards import EFFECTS, Pack
from gelanggang.games.spell_future.rules import Rules
from gelanggang.text.catalogue import Voice
from gelanggang.text.spell_future import SpellNarrator
from gelanggang.text.spell_future_cards import mind_brief


class BeastFacts(TypedDict):
    """Of a Beast; health and attack are for two players, for three and so on."""

    tier: int
    mystic: bool
    health: list[int]
    attack: list[int]
    damage: int


class MindFacts(TypedDict):
    """Of a Mind card: what it does, briefly and in pictures, and how tokens are placed with it."""

    brief: str
    signs: list[str]
    ruled: bool
    boxes: list[int]


class ColourFacts(TypedDict):
    """Of a Colour: how it looks, and how those know it who see no colours."""

    hex: str
    ink: str
    mark: str
    pattern: str


class WordFacts(TypedDict):
    """Of a word there is nothing more to say."""


class WordCardFacts(TypedDict):
    """Of a Word card: its words, by number."""

    words: list[int]


class BoardFacts(TypedDict):
    """Of the board: the Village, what Beasts can leave, what a difficulty adds to each of them."""

    village: int
    effects: list[str]
    more_health: list[int]
    more_attack: list[int]


def pictures(rules: Rules, own: Own) -> dict[str, Picture]:
    """Every picture, by the name under which all ask for it."""
    pack = rules.pack
    coins = pieces.tokens()
    found = {
        **{
            f"beast-{one}": own.get(one) or beast(one, pack.beast_mystic[i])
            for i, one in enumerate(pack.beasts)
        },
        **{f"mind-{one}": own.get(one) or mind(one) for one in pack.minds},
        **{f"colour-{one}": colour.swatch(pack, i) for i, one in enumerate(pack.colours)},
        **{f"mark-{name}": one for name, one in colour.marks().items()},
        **{f"pattern-{name}": one for name, one in colour.patterns().items()},
        **{
            f"die-{pips}": pieces.die(pips)
            for pips in range(1, pack.die + 1)
            if pips in pieces.PIPS
        },
        **pieces.lanterns(),
        "token-white": coins["white"],
        "token-black": coins["black"],
        "village": pieces.village(0, pack.village),
        "eaves": pieces.eaves(),
        "tooth": pieces.tooth(),
    }
    return {f"sf-{name}": one for name, one in found.items()} | signs("sf-")


def faces(rules: Rules, voice: Voice, finish: Finish) -> dict[str, str]:
    """Every different face and the backs."""
    pack = rules.pack
    found: dict[str, str] = {}
    for i, one in enumerate(pack.beasts):
        found[f"beast-{one}"] = spell_future.beast(pack, i, voice, finish=finish)
    for i, one in enumerate(pack.minds):
        found[f"mind-{one}"] = spell_future.mind(pack, i, voice, finish)
    for i, one in enumerate(pack.colours):
        found[f"colour-{one}"] = spell_future.colour_card(pack, i, voice, finish)
    for i in range(len(pack.word_cards)):
        found[f"word-{i + 1}"] = spell_future.word_card(pack, i, voice, finish)
    decks = ("beast", "mind", "colour", "word")
    return found | {f"back-{deck}": card_back(deck, finish) for deck in decks}


def copies(rules: Rules, voice: Voice, finish: Finish) -> list[Copy]:
    """All cards that lie in the box; of Mind cards every player has a set."""
    pack = rules.pack
    lying = backs(finish)
    found = [
        Copy(id, "beast", spell_future.beast(pack, i, voice, finish=finish), lying["beast"])
        for i, id in enumerate(pack.beasts)
    ]
    for owner in range(1, rules.most_seats + 1):
        own = finish.owned(owner)
        back = card_back("mind", own)
        for i, id in enumerate(pack.minds):
            found.append(
                Copy(f"{id}-{owner}", "mind", spell_future.mind(pack, i, voice, own), back)
            )
    for i, id in enumerate(pack.colours):
        face = spell_future.colour_card(pack, i, voice, finish)
        found.append(Copy(id, "colour", face, lying["colour"]))
    for i, both in enumerate(pack.word_cards):
        id = "+".join(pack.words[word] for word in both)
        found.append(
            Copy(id, "word", spell_future.word_card(pack, i, voice, finish), lying["word"])
        )
    return found


def printed(rules: Rules, voice: Voice) -> dict[str, list[Printed]]:
    """All cards by their kinds."""
    pack = rules.pack
    teller = SpellNarrator(pack, voice, [])
    return {
        "beast": [
            Printed(i, id, teller.beast(i), teller.beast_text(i), _beast(pack, i))
            for i, id in enumerate(pack.beasts)
        ],
        "mind": [
            Printed(i, id, teller.mind(i), teller.mind_text(i), _mind(pack, i, voice))
            for i, id in enumerate(pack.minds)
        ],
        "colour": [
            Printed(i, id, teller.colour(i), "", _colour(pack, i))
            for i, id in enumerate(pack.colours)
        ],
        "word": [Printed(i, id, teller.word(i)) for i, id in enumerate(pack.words)],
        "word-card": [
            Printed(i, "", "", "", _word_card(words)) for i, words in enumerate(pack.word_cards)
        ],
        "board": [Printed(0, "", "", "", _board(pack))],
    }


def _beast(pack: Pack, i: int) -> BeastFacts:
    return {
        "tier": pack.beast_tiers[i],
        "mystic": pack.beast_mystic[i],
        "health": pack.beast_health[i],
        "attack": pack.beast_attack[i],
        "damage": pack.beast_damage[i],
    }


def _mind(pack: Pack, i: int, voice: Voice) -> MindFacts:
    rule = pack.mind_rules[i]
    return {
        "brief": mind_brief(voice, pack, i),
        "signs": mind_signs(pack, i),
        "ruled": rule is not None,
        "boxes": [] if rule is None else rule.boxes,
    }


def _colour(pack: Pack, i: int) -> ColourFacts:
    return {
        "hex": pack.colour_hex[i],
        "ink": pack.colour_ink[i],
        "mark": pack.colour_marks[i],
        "pattern": pack.colour_patterns[i],
    }


def _word_card(words: list[int]) -> WordCardFacts:
    return {"words": words}


def _board(pack: Pack) -> BoardFacts:
    return {
        "village": pack.village,
        "effects": EFFECTS,
        "more_health": pack.more_health,
        "more_attack": pack.more_attack,
    }


def posters(rules: Rules) -> dict[str, str]:
    """The Village with every number of fires."""
    found: dict[str, str] = {}
    for damage in range(rules.pack.village + 1):
        scene = pieces.village(damage, rules.pack.village)
        drawing = path("M0 0H300V120H0Z", "f") + scene.markup()
        found[f"village-{damage}"] = sheet(NIGHT, scene.width, scene.height, drawing)
    return found


def face(
    rules: Rules, voice: Voice, finish: Finish, kind: str, row: int, copy: int
) -> Drawn | None:
    """One card; a word is seen on the card that it stands on."""
    pack = rules.pack
    teller = SpellNarrator(pack, voice, [])
    if kind == "beast":
        return Drawn(spell_future.beast(pack, row, voice, finish=finish), teller.beast_text(row))
    if kind == "mind":
        return Drawn(spell_future.mind(pack, row, voice, finish), teller.mind_text(row))
    if kind == "colour":
        return Drawn(spell_future.colour_card(pack, row, voice, finish), teller.colour(row))
    if kind in ("word", "word_card"):
        cards = [i for i, words in enumerate(pack.word_cards) if row in words]
        card = cards[0] if kind == "word" else row
        names = [teller.word(word) for word in pack.word_cards[card]]
        return Drawn(spell_future.word_card(pack, card, voice, finish), " · ".join(names))
    return None


def texts(rules: Rules, voice: Voice) -> dict[str, list[str]]:
    """By kind, what each card says to a player."""
    pack = rules.pack
    teller = SpellNarrator(pack, voice, [])
    return {
        "beast": [teller.beast_text(i) for i in range(len(pack.beasts))],
        "mind": [teller.mind_text(i) for i in range(len(pack.minds))],
        "colour": [teller.colour(i) for i in range(len(pack.colours))],
        "word": [teller.word(i) for i in range(len(pack.words))],
        "word_card": [" · ".join(teller.word(one) for one in both) for both in pack.word_cards],
    }


FACTS: Final = {
    "beast": BeastFacts,
    "mind": MindFacts,
    "colour": ColourFacts,
    "word": WordFacts,
    "word-card": WordCardFacts,
    "board": BoardFacts,
}
ARTIST: Final = Artist(
    NIGHT,
    printed,
    pictures,
    faces,
    copies,
    poster.spell_tile,
    posters,
    story,
    facts=FACTS,
    face=face,
    texts=texts,
    emblem=pieces.lanterns()["lantern"],
    pieces=pieces_of,
)
