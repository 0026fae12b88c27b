"""Whoever sets a limit is named when somebody runs into it."""

from __future__ import annotations

import pytest

from gelanggang.core.errors import Refusal
from gelanggang.games import load_rules
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.games import narrator
from tests.rules.jawara_beksi.table import lay, seat


def told(lang: str, refusal: Refusal) -> str:
    return narrator(load_rules("jawara-beksi"), voice(lang), ["Sari", "Dodi"]).refusal(refusal)


@pytest.mark.parametrize(
    ("cards", "character", "judge", "who"),
    [
        ("tancep-3 tancep-4", "", "bang-rojali", ""),
        ("tancep-3 tancep-4 ketok-1 ketok-2", "bang-madun", "bang-rojali", "Bang Madun"),
        ("cauk-1 cauk-2 cauk-3", "bang-madun", "bang-rojali", "Bang Madun"),
        ("cauk-1 tancep-3 gedig-1 ketok-1", "", "engkong-naim", "Engkong Naim"),
    ],
)
def test_a_limit_is_refused_by_whoever_sets_it(
    cards: str, character: str, judge: str, who: str
) -> None:
    table = lay(seat(cards, character=character), judge=judge)
    move = table.match.rules.read(f"combo {cards}")
    refusal = table.match.refusal(0, move)
    assert refusal is not None
    for lang in LANGUAGES:
        said = told(lang, refusal)
        assert who in said
        assert ("once" in said or "sekali" in said) == (not who), said


def test_support_cards_and_card_limits_are_limited_by_name_too() -> None:
    table = lay(seat("tancep-3 peci-1 golok-1"), judge="encang-rohim")
    table.play("support peci-1")
    refusal = table.match.refusal(0, table.match.rules.read("support golok-1"))
    assert refusal is not None
    assert refusal.code == "support-limit"
    assert told("en", refusal) == "Encang Rohim allows only 1 Support card a turn."
    full = "tancep-3 cauk-1 gedig-1 ketok-1 kebut-2 salam-1"
    table = lay(seat(full, character="mpok-leha"), judge="mpok-mumun")
    table.play("draw")
    refusal = table.match.refusal(0, table.match.rules.read("draw"))
    assert refusal is not None
    said = "First discard down to the Card Limit that Mpok Mumun leaves you."
    assert told("en", refusal) == said
