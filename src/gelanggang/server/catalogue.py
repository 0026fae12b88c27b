"""All cards of a pack in one language, and their pictures, so that a client can draw any of them.

Made where nobody waits for it (`Thinker.elsewhere`), once for each pack.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from gelanggang.art.games import artist
from gelanggang.art.own import own_in
from gelanggang.art.sprite import sprite
from gelanggang.games import load_rules
from gelanggang.server.forms import Card, Cards, SpotInfo
from gelanggang.server.shelf import Packed, pack
from gelanggang.text.catalogue import voice
from gelanggang.text.titles import spot_label


def cards(game: str, folder: Path | None, digest: str, lang: str) -> Packed:
    """All cards of a pack in one language."""
    rules = load_rules(game, folder, digest)
    label = rules.label
    teller = voice(lang)
    kinds = {
        kind: [Card(one.number, one.id, one.name, dict(one.facts), one.text) for one in cards]
        for kind, cards in artist(rules).printed(rules, teller).items()
    }
    spots = [
        SpotInfo(spot.name, spot_label(teller, game, spot.name), spot.holds, spot.each)
        for spot in rules.spots()
    ]
    book = Cards(game, label.name, label.version, label.digest, lang, kinds, spots)
    return pack(msgspec.json.encode(book))


def pictures(game: str, folder: Path | None, digest: str) -> Packed:
    """All pictures of a pack, as symbols of one SVG; a card's own in the place of ours."""
    rules = load_rules(game, folder, digest)
    # Of one that cannot be shown `gelanggang pack check` tells whoever put it there.
    return pack(sprite(rules, alone=False, own=own_in(folder, [])).encode())
