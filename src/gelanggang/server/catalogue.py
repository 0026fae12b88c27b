"""All cards of a pack in one language, and their pictures, so that a client can draw any of them.

Made where nobody waits for it (`Thinker.elsewhere`), once for each pack.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from gelanggang.art.jawara_beksi import change_signs, effect_signs
from gelanggang.art.spell_future import mind_signs
from gelanggang.art.sprite import sprite
from gelanggang.core.match import AnyRules
from gelanggang.games import load_rules
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules
from gelanggang.games.spell_future.cards import EFFECTS
from gelanggang.games.spell_future.rules import Rules as SpellRules
from gelanggang.server.forms import Card, Cards
from gelanggang.server.shelf import Packed, pack
from gelanggang.text.catalogue import voice
from gelanggang.text.jawara_beksi import JawaraNarrator
from gelanggang.text.jawara_beksi_cards import arrows, effects
from gelanggang.text.spell_future import SpellNarrator


def cards(game: str, folder: Path | None, lang: str) -> Packed:
    """All cards of a pack in one language."""
    rules = load_rules(game, folder)
    label = rules.label
    kinds = _kinds(rules, lang)
    book = Cards(game, label.name, label.version, label.digest, lang, kinds)
    return pack(msgspec.json.encode(book))


def pictures(game: str, folder: Path | None) -> Packed:
    """All pictures of a pack, as symbols of one SVG."""
    return pack(sprite(load_rules(game, folder), alone=False).encode())


def _kinds(rules: AnyRules, lang: str) -> dict[str, list[Card]]:
    if isinstance(rules, JawaraRules):
        return _jawara(rules, JawaraNarrator(rules.pack, voice(lang), []))
    assert isinstance(rules, SpellRules)
    return _spell(rules, SpellNarrator(rules.pack, voice(lang), []))


def _jawara(rules: JawaraRules, teller: JawaraNarrator) -> dict[str, list[Card]]:
    pack = rules.pack
    cards: dict[str, list[Card]] = {"action": [], "support": []}
    for number, id in enumerate(pack.card_ids):
        kind = "action" if pack.is_action(number) else "support"
        facts: dict[str, object] = {
            "face": pack.face_ids[number],
            "signs": effect_signs(pack, number),
        }
        if kind == "action":
            facts["score"] = pack.scores[number]
            facts["directions"] = arrows(pack.directions[number])
            facts["bridge"] = pack.bridges[number]
        text = effects(teller.voice, pack, number)
        cards[kind].append(Card(number, id, pack.titles[number], text, facts))
    cards["character"] = [
        Card(
            i,
            id,
            pack.character_titles[i],
            teller.ability(i),
            {"signs": change_signs(pack.character_changes[i])},
        )
        for i, id in enumerate(pack.characters)
    ]
    cards["judge"] = [
        Card(
            i,
            id,
            pack.judge_titles[i],
            teller.restriction(i),
            {"signs": change_signs(pack.judge_changes[i])},
        )
        for i, id in enumerate(pack.judges)
    ]
    return cards


def _spell(rules: SpellRules, teller: SpellNarrator) -> dict[str, list[Card]]:
    pack = rules.pack
    return {
        "beast": [
            Card(
                i,
                id,
                teller.beast(i),
                teller.beast_text(i),
                {
                    "tier": pack.beast_tiers[i],
                    "mystic": pack.beast_mystic[i],
                    "health": pack.beast_health[i],
                    "attack": pack.beast_attack[i],
                    "damage": pack.beast_damage[i],
                },
            )
            for i, id in enumerate(pack.beasts)
        ],
        "mind": [
            Card(i, id, teller.mind(i), teller.mind_text(i), {"signs": mind_signs(pack, i)})
            for i, id in enumerate(pack.minds)
        ],
        "colour": [
            Card(
                i,
                id,
                teller.colour(i),
                "",
                {
                    "hex": pack.colour_hex[i],
                    "ink": pack.colour_ink[i],
                    "mark": pack.colour_marks[i],
                    "pattern": pack.colour_patterns[i],
                },
            )
            for i, id in enumerate(pack.colours)
        ],
        "word": [Card(i, id, teller.word(i)) for i, id in enumerate(pack.words)],
        "word-card": [
            Card(i, "", "", "", {"words": words}) for i, words in enumerate(pack.word_cards)
        ],
        # What is printed on the board: how much the Village stands, and what a Beast can leave.
        "board": [Card(0, "", "", "", {"village": pack.village, "effects": EFFECTS})],
    }
