"""Rules of placement on Mind cards, with the cards of tests/packs/printed/mind.toml (SF-33)."""

from __future__ import annotations

from itertools import product

import pytest

from gelanggang.core.errors import Facts
from gelanggang.games.spell_future.moves import place_move
from gelanggang.games.spell_future.placements import UNFINISHED
from tests.packs.printed_copy import printed_rules
from tests.rules.spell_future.table import MYSTIC, PLAIN, Table, lay

RULES = printed_rules()
MINDS = RULES.pack.minds
TOKENS = list(product(range(-3, 4), repeat=4))
"""Every handful on four letters, allowed or not."""


def table(**more: object) -> Table:
    """A day with these cards, when tokens are placed."""
    # Whatever the Beasts of the pack are, the first day's is not Mystic.
    return lay(rules=RULES, beasts=PLAIN[0], **more).open()  # type: ignore[arg-type]


def refused(text: str, day: Table | None = None) -> tuple[str, Facts] | None:
    """The code and the facts with which a placement is refused."""
    refusal = (day or table()).match.refusal(0, RULES.read(f"place {text}"))
    return None if refusal is None else (refusal.code, refusal.facts)


def mind(name: str) -> int:
    return MINDS.index(name)


WRONG = [
    ("careful-mind A+2 B-2", "mind-at-most", {"what": "tokens", "n": 4, "most": 3}),
    ("careful-mind A+1", "mind-at-least", {"what": "tokens", "n": 1, "needs": 2}),
    ("dark-mind A+1 B-1", "mind-at-most", {"what": "white", "n": 1, "most": 0}),
    ("bright-mind A+2 B-1", "mind-at-most", {"what": "black", "n": 1, "most": 0}),
    ("bright-mind A+1", "mind-at-least", {"what": "white", "n": 1, "needs": 2}),
    ("torn-mind A+3 B-1", "mind-at-most", {"what": "white", "n": 3, "most": 2}),
    ("torn-mind A+2", "mind-at-least", {"what": "black", "n": 0, "needs": 1}),
    ("wandering-mind A+2 B+1 C-1", "mind-at-most", {"what": "stack", "n": 2, "most": 1}),
    ("wandering-mind A+1 D-1", "mind-at-least", {"what": "letters", "n": 2, "needs": 3}),
    ("single-mind A+1 B-1", "mind-at-most", {"what": "letters", "n": 2, "most": 1}),
    ("heavy-mind A+3", "mind-at-most", {"what": "stack", "n": 3, "most": 2}),
    ("heavy-mind A+2 B-1", "mind-at-least", {"what": "stack", "n": 1, "needs": 2}),
    ("stubborn-mind A+1 B-1", "mind-one-colour", {}),
    ("narrow-mind A+1 B-1", "mind-no-box", {"pad": 1, "boxes": [0, 2, 4]}),
    ("full-mind A+2 B-2", "mind-at-least", {"what": "tokens", "n": 4, "needs": 5}),
]


@pytest.mark.parametrize(("text", "code", "facts"), WRONG)
def test_sf_33_a_placement_is_refused_by_the_rule_of_its_card(
    text: str, code: str, facts: Facts
) -> None:
    assert refused(text) == (code, {"mind": mind(text.split(maxsplit=1)[0]), **facts})


@pytest.mark.parametrize(
    "text",
    [
        "careful-mind A+2 B-1",
        "dark-mind B-3",
        "bright-mind A+2 B+1",
        "torn-mind A+2 B-2",
        "wandering-mind A+1 B-1 D+1",
        "single-mind C-3",
        "heavy-mind A+2 D-2",
        "stubborn-mind A-1 B-2",
        "narrow-mind A+2 C-2",
        "full-mind A+3 B-2",
        "free-mind A+1 B-3",
    ],
)
def test_sf_33_what_the_card_allows_is_allowed(text: str) -> None:
    assert refused(text) is None


def test_sf_33_what_more_tokens_would_mend_is_only_unfinished() -> None:
    for text, code, _ in WRONG:
        found = table().match.preview(0, RULES.read(f"place {text}"))
        assert found == {"unfinished": int(code == "mind-at-least")}
    assert table().match.preview(0, RULES.read("place none merah+1")) == {"unfinished": 1}
    assert table().match.preview(0, RULES.read("place free-mind A+1")) == {"unfinished": 0}
    assert UNFINISHED == ["choose-a-mind", "mind-at-least"]


@pytest.mark.parametrize("name", MINDS)
def test_sf_33_nothing_at_all_may_always_be_placed(name: str) -> None:
    assert refused(name) is None
    assert refused(name, table(effects={"tokens": -2})) is None


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize("effects", [{}, {"tokens": -1}, {"word_cards": 1}, {"no_minds": 1}])
def test_sf_33_what_is_on_offer_is_what_is_accepted(name: str, effects: dict[str, int]) -> None:
    day = table(effects=effects)
    offered = {move for move in day.match.legal(0) if move.things[0] == mind(name)}
    pads = day.state.pads()
    moves = [place_move(mind(name), [*tokens, *[0] * (pads - 4)]) for tokens in TOKENS]
    accepted = {move for move in moves if day.match.refusal(0, move) is None}
    on_four = {move for move in offered if max(move.things[1::2], default=0) < 4}
    assert accepted == on_four
    assert place_move(mind(name), [0] * pads) in offered


def test_sf_33_a_box_for_a_letter_that_an_effect_opens() -> None:
    assert refused("narrow-mind E+1") == ("no-such-pad", {"pad": 4, "most": 4})
    assert refused("narrow-mind E+1", table(effects={"word_cards": 1})) is None
    assert refused("narrow-mind F+1", table(effects={"word_cards": 1})) is not None


def test_sf_33_the_rule_holds_when_mind_effects_do_not_work() -> None:
    assert refused("single-mind A+1 B-1", table(effects={"no_minds": 1})) is not None


def test_sf_33_no_mind_card_no_rule_on_a_mystic_day() -> None:
    day = lay(rules=RULES, beasts=MYSTIC).open()
    assert refused("none merah+1 biru-3", day) is None
    assert refused("single-mind A+1", day) == ("no-mind-today", {})


def test_sf_33_the_limits_of_the_game_come_first() -> None:
    assert refused("single-mind A+4") == ("too-many-white", {"n": 4, "most": 3})
