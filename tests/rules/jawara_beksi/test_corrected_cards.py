"""What the owner of a printed copy may put on cards: done to all, taken from hands, by any card.

The cards are those of `tests/packs/workshop.py`; names, copies, Scores and directions are ours.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from gelanggang.core.match import Match
from gelanggang.games import load_rules
from tests.packs.workshop import design
from tests.rules.jawara_beksi import table as ours
from tests.rules.jawara_beksi.table import GAME, Table, combo, number, seat


@pytest.fixture(name="lay", scope="module")
def _lay(tmp_path_factory: pytest.TempPathFactory) -> partial[Table]:
    folder: Path = tmp_path_factory.mktemp("printed") / "pack"
    return partial(ours.lay, rules=load_rules(GAME, design("corrections", 0, folder)))


Lay = partial[Table]
DOWN = "gedig-1 pites-1"
"""Two cards that share a direction."""


# Done to every opponent.


def test_points_are_taken_from_every_opponent_and_nobody_is_asked(lay: Lay) -> None:
    table = lay(seat("cauk-1"), seat(points=2), seat(), seat(points=1), turn=1)
    table.play("combo cauk-1")
    assert table.view().points == [1 + 2, 1, 0, 0]
    assert (table.asked, table.turn) == ("act", 2)
    assert [facts["opponent"] for facts in table.told("took-points")] == [2, 4]


def test_in_turn_order(lay: Lay) -> None:
    table = lay(seat(points=1), seat(points=1), seat("cauk-1"), seat(points=1), turn=3)
    table.play("combo cauk-1")
    assert [facts["opponent"] for facts in table.told("took-points")] == [4, 1, 2]


def test_who_is_guarded_is_left_out(lay: Lay) -> None:
    table = lay(seat("cauk-1"), seat(points=2, guard=True), seat(points=2)).play("combo cauk-1")
    assert table.view().points == [1 + 1, 2, 1]


def test_with_nobody_to_do_it_to_the_effect_is_lost(lay: Lay) -> None:
    table = lay(seat("cauk-1"), seat(), seat(points=2, guard=True)).play("combo cauk-1")
    assert (table.points(1), table.points(3)) == (1, 2)
    assert table.told("effect-lost") != []


def test_everybody_discards(lay: Lay) -> None:
    table = lay(seat("ketok-1"), seat("peci"), seat("gedig-1 gedig-2"), seat())
    table.play("combo ketok-1")
    assert [table.hand_size(one) for one in (3, 4)] == [1, 0]
    assert [facts["opponent"] for facts in table.told("lost-card")] == [2, 3]


def test_everybody_skips_the_draw_phase_once(lay: Lay) -> None:
    table = lay(seat("sikut-potong-1"), seat(skip_draw=True), seat()).play("combo sikut-potong-1")
    # Seat 2 would have skipped anyway, and is skipping right now.
    assert [facts["opponent"] for facts in table.told("will-skip")] == [3]
    assert table.view().skip_draw == [False, False, True]


def test_points_return_before_the_combo_takes_its_own(lay: Lay) -> None:
    hand = "tancep-1 gedig-1 pites-1"
    table = lay(seat(hand), seat(points=3), seat(points=1), pool=2)
    quote = table.match.preview(0, combo(number(one) for one in hand.split()))
    # 2 + 3 + 1 and the bonus; 2 and 1 points come back to the pool.
    assert (quote["most"], quote["least"], quote["opponents"]) == (5, 5, 0)
    table.play(f"combo {hand}")
    assert table.numbers("returned-points") == [2, 1]
    assert table.numbers("earned") == [5]


def test_who_takes_from_all_and_who_makes_all_return_differ_by_their_order(lay: Lay) -> None:
    """Four cards that go left: Pites works in the third place, Cauk before it or after it."""
    table = lay(seat("cauk-2 salam-1 kebut-1 pites-2"), seat(points=2), seat(points=2))
    orders = [one.split()[1:] for one in table.offers("combo") if len(one.split()) == 5]
    working = [one.index("cauk-2") for one in orders if one[2] == "pites-2"]
    assert len(working) == 2 * len([one for one in working if one == 3])
    assert 3 in working


# Cards from other hands.


def test_an_action_card_takes_an_action_card(lay: Lay) -> None:
    table = lay(seat("kebut-1"), seat("gedig-2 peci"), seat()).play("combo kebut-1")
    assert table.hand(1) == ["gedig-2"]
    assert "gedig-2" not in table.hand(2)
    assert table.view(2).known_actions[0] == [number("gedig-2")]
    assert table.view(3).known_actions[0] == []
    heard = [
        [one.kind for one in table.match.heard(chair) if one.kind.startswith("took")]
        for chair in (0, 1, 2, None)
    ]
    assert heard == [["took-action-own"]] * 2 + [["took-action"]] * 2


def test_jb_57_it_asks_whose_where_several_have_one(lay: Lay) -> None:
    table = lay(seat("kebut-1"), seat("gedig-2"), seat("gedig-3"), seat("peci"))
    table.play("combo kebut-1")
    assert (table.asked, table.offers()) == ("opponent", ["choose 2", "choose 3"])
    assert table.play("choose 3").hand(1) == ["gedig-3"]


def test_support_cards_of_all_from_the_left(lay: Lay) -> None:
    """Gedig takes them in a Combo of two or more, and Pites stands in the second place."""
    table = lay(seat(DOWN), seat("peci golok"), seat("toya"), seat("kebut-1"))
    table.play(f"combo {DOWN}")
    assert [table.hand_size(one) for one in (1, 3, 4)] == [2, 0, 1]
    assert [facts["opponent"] for facts in table.told("took-support")] == []
    assert [facts["opponent"] for facts in table.told("took-support-own")] == [2, 3]


def test_a_support_card_takes_action_cards_of_all(lay: Lay) -> None:
    table = lay(seat("ondel-ondel"), seat("kebut-1"), seat("peci"), seat("kebut-2"))
    table.play("support ondel-ondel-1")
    assert table.hand(1) == ["kebut-1", "kebut-2"]
    # What was drawn by a Support card before the Combo may be part of it (JB-35).
    assert table.allows("combo kebut-2")


# What Support cards do.


def test_jb_35_a_support_card_that_takes_points_needs_somebody_who_has_some(lay: Lay) -> None:
    table = lay(seat("toya"), seat(), seat(points=3, guard=True))
    assert table.refused("support toya-1") == "support-useless"


def test_a_support_card_takes_points_of_whom_one_chooses(lay: Lay) -> None:
    table = lay(seat("toya"), seat(points=1), seat(points=3)).play("support toya-1")
    assert table.asked == "opponent"
    assert table.play("choose 3").view().points == [2, 1, 1]
    # It was no Action.
    assert table.refused("end") == "action-first"


def test_a_support_card_makes_all_return_points(lay: Lay) -> None:
    table = lay(seat("golok", points=2), seat(points=1), seat(points=3), pool=5)
    table.play("support golok-1")
    assert (table.pool, table.view().points) == (7, [2, 0, 2])


def test_a_support_card_makes_somebody_discard(lay: Lay) -> None:
    table = lay(seat("bir-pletok"), seat("peci gedig-1 gedig-2"), seat())
    assert table.play("support bir-pletok-1").hand_size(2) == 1
    assert table.told("lost-card") != []


def test_a_support_card_makes_somebody_skip(lay: Lay) -> None:
    table = lay(seat("piala piala-2"), seat()).play("support piala-1")
    assert table.view().skip_draw == [False, True]
    assert table.refused("support piala-2") == "support-useless"


def test_a_support_card_guards_and_a_second_adds_nothing(lay: Lay) -> None:
    table = lay(seat("peci peci-2", points=3), seat("toya")).play("support peci-1")
    assert table.refused("support peci-2") == "support-useless"
    table.play("draw", "end")
    assert table.turn == 2
    assert table.refused("support toya-1") == "support-useless"


def test_jb_58_a_roll_of_a_support_card_comes_from_the_pool_at_once(lay: Lay) -> None:
    table = lay(seat("tari-topeng"), seat(), dice=[2, 1], pool=9).play("support tari-topeng-1")
    assert (table.points(1), table.pool, table.laid(1)) == (3, 6, [])
    assert [one["n"] for one in table.told("effect-rolled")] == [3]
    assert table.hand_size(1) == 1


def test_jb_72_what_comes_after_the_last_point_does_not_happen(lay: Lay) -> None:
    table = lay(seat("tari-topeng"), seat(), dice=[2, 1], pool=3).play("support tari-topeng-1")
    assert (table.round, table.score(1)) == (2, 3 + 3)
    assert "drew-own" not in table.kinds()


def test_where_points_of_support_cards_come_from_is_told(lay: Lay) -> None:
    table = lay(seat("tari-topeng toya"), seat(points=2), dice=[2, 1], pool=9)
    table.play("support tari-topeng-1", "support toya-1")
    found = {one.name: one.points for one in table.match.sources() if any(one.points)}
    assert found == {
        "before": [0, 2],
        "supports": [3, 0],
        "taken": [2, 0],
        "taken-away": [0, -2],
    }


# The size of the Draw Phase, and of the first hand.


@pytest.mark.parametrize(
    ("character", "judge", "cards"),
    [
        ("bang-madun", "mpok-mumun", 2),
        ("bang-madun", "babe-sanip", 1),
        ("neng-romlah", "mpok-mumun", 1),
        ("neng-romlah", "babe-sanip", 0),
    ],
)
def test_jb_30_characters_and_judges_change_the_draw_phase(
    lay: Lay, character: str, judge: str, cards: int
) -> None:
    table = lay(seat(character=character), seat(), phase="draw", judge=judge)
    assert table.hand_size(1) == cards
    assert (table.numbers("drew-own") or [0]) == [cards]


@pytest.mark.parametrize("seed", range(8))
def test_jb_20_and_what_a_round_begins_with(lay: Lay, seed: int) -> None:
    """Mpok Leha's player draws two more, under Encang Rohim everybody draws one less."""
    table = Table(Match(lay().match.rules, 2, {}, f"round {seed}"))
    leha = table.asked_seat
    table.play("character mpok-leha", "character neng-romlah")
    drawn = {facts["seat"]: facts["n"] for facts in table.told("drew-own")[::2][:2]}
    each = 3 - (table.judge == "encang-rohim")
    assert drawn == {leha: each + 2, 3 - leha: each}
