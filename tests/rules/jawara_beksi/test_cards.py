"""The card book: what every card says, and where it stops."""

from __future__ import annotations

import pytest

from tests.rules.jawara_beksi.table import ACTION_CARDS, PACK, lay, seat

ARROWS = {1: "U", 2: "R", 4: "D", 8: "L"}

# Score and the directions of each copy, as the card book gives them.
ACTION_BOOK = {
    "pukulan-clentang": (2, "U UR UL"),
    "ketok": (1, "UD UR LD"),
    "kebut": (1, "LR UL RD"),
    "cauk": (1, "U L R"),
    "salam": (0, "URDL URDL URDL"),
    "pites": (1, "D DL DR"),
    "pasang-pukul": (1, "UR RD DL LU"),
    "sikut-abis": (2, "U R D L"),
    "sikut-potong": (1, "LR LR UD UD"),
    "sikut-bendung": (1, "UL UR DL DR"),
    "gedig": (3, "D D L R"),
    "bandut": (0, "URL RDU DLR LUD"),
    "tancep": (2, "D D U U"),
    "broneng": (1, "LR UD UR DL"),
}


@pytest.mark.parametrize("name", ACTION_BOOK)
def test_scores_and_directions(name: str) -> None:
    score, copies = ACTION_BOOK[name]
    for copy, letters in enumerate(copies.split(), 1):
        card = PACK.numbers[f"{name}-{copy}"]
        shown = {arrow for bit, arrow in ARROWS.items() if PACK.directions[card] & bit}
        assert shown == set(letters)
        assert PACK.scores[card] == score
    assert f"{name}-{len(copies.split()) + 1}" not in PACK.numbers


# Action cards.


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("pukulan-clentang-1", 2),
        ("cauk-1 pukulan-clentang-1", 3),
        ("cauk-1 tancep-3 pukulan-clentang-1", 5 + 2 + 1),
        ("cauk-1 pukulan-clentang-1 tancep-3", 5 + 1),
    ],
)
def test_pukulan_clentang_earns_two_more_as_the_third(row: str, points: int) -> None:
    assert lay(seat(row)).play(f"combo {row}").points(1) == points


def test_ketok_discards_a_card_of_an_opponent() -> None:
    table = lay(seat("ketok-1"), seat("gedig-1 golok peci"), deck="cauk-1").play("combo ketok-1")
    assert table.points(1) == 1
    lost = [card for card in table.discards() if card != "ketok-1"]
    assert len(lost) == 1
    assert set(table.hand(2)) == {"gedig-1", "golok-1", "peci-1", "cauk-1"} - set(lost)


def test_ketok_hits_any_card_of_the_hand() -> None:
    lost = set()
    for i in range(30):
        table = lay(seat("ketok-1"), seat("gedig-1 golok peci"), seed=f"ketok {i}")
        lost.update(table.play("combo ketok-1").discards())
    assert lost == {"ketok-1", "gedig-1", "golok-1", "peci-1"}


def test_ketok_works_in_any_place_and_needs_somebody_with_cards() -> None:
    table = lay(seat("gedig-1 ketok-1"), seat(), seat("golok"), seat("peci"))
    table.play("combo gedig-1 ketok-1")
    assert table.offers() == ["choose 3", "choose 4"]


def test_kebut_draws_an_action_card() -> None:
    table = lay(seat("kebut-1 golok"), deck="gedig-1 gedig-2").play("combo kebut-1")
    assert table.points(1) == 1
    assert table.hand(1) == ["gedig-1", "golok-1"]


def test_cauk_takes_a_point_from_an_opponent() -> None:
    table = lay(seat("cauk-1"), seat(points=4)).play("combo cauk-1")
    assert (table.points(1), table.points(2)) == (2, 3)
    assert table.pool == 25 - 4 - 1


def test_the_point_of_cauk_is_no_part_of_the_total() -> None:
    """Bang Rojali makes the Combo worth 0; the opponent's point comes all the same."""
    table = lay(seat("cauk-1"), seat(points=4), judge="bang-rojali", pool=1).play("combo cauk-1")
    assert (table.points(1), table.points(2), table.pool) == (1, 3, 1)


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("salam-1", 0),
        ("salam-1 gedig-1", 3),
        ("salam-1 gedig-1 tancep-1", 5 + 2 + 1),
        ("gedig-1 salam-1 tancep-1", 5 + 1),
        ("salam-1 gedig-1 tancep-1 ketok-1", 6 + 2 + 1),
    ],
)
def test_salam_earns_two_as_the_first_of_three_or_more(row: str, points: int) -> None:
    assert lay(seat(row)).play(f"combo {row}").points(1) == points


def test_peci_does_not_help_salam() -> None:
    """Two cards with the bonus are still two cards."""
    table = lay(seat("salam-1 gedig-1 peci")).play("support peci-1", "combo salam-1 gedig-1")
    assert table.points(1) == 3 + 1


def test_pites_as_the_third_returns_two_points() -> None:
    row = "gedig-1 tancep-1 pites-1"
    table = lay(seat(row), seat(points=5), pool=10).play(f"combo {row}")
    assert (table.points(1), table.points(2), table.pool) == (7, 3, 10 + 2 - 7)


@pytest.mark.parametrize("row", ["pites-1", "pites-1 gedig-1 tancep-1", "gedig-1 pites-1"])
def test_pites_elsewhere_returns_nothing(row: str) -> None:
    assert lay(seat(row), seat(points=5)).play(f"combo {row}").points(2) == 5


def test_pasang_pukul_only_bridges() -> None:
    table = lay(seat("pasang-pukul-1"), seat("golok", points=3)).play("combo pasang-pukul-1")
    assert (table.points(1), table.points(2)) == (1, 3)


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("sikut-abis-3", 2),
        ("gedig-1 sikut-abis-3", 5 + 1),
        ("sikut-abis-3 gedig-1", 5),
        ("gedig-1 tancep-1 sikut-abis-3", 7 + 1 + 1),
        ("gedig-1 tancep-1 sikut-abis-3 ketok-1", 8 + 1),
    ],
)
def test_sikut_abis_earns_one_more_as_the_last_of_two_or_more(row: str, points: int) -> None:
    assert lay(seat(row)).play(f"combo {row}").points(1) == points


def test_sikut_potong_lets_an_opponent_skip_the_draw_phase_once() -> None:
    table = lay(seat("sikut-potong-1"), seat("gedig-1 gedig-2")).play("combo sikut-potong-1")
    assert table.turn == 2
    assert table.hand(2) == ["gedig-1", "gedig-2"]
    assert table.view().skip_draw == [False, False]
    table.play("combo gedig-1").pass_turn()
    assert table.hand_size(2) == 1 + 1


def test_sikut_potong_does_not_touch_the_drawing_as_an_action() -> None:
    table = lay(seat("sikut-potong-1"), seat(character="bang-madun")).play("combo sikut-potong-1")
    assert table.play("draw").hand_size(2) == 2


def test_a_second_sikut_potong_changes_nothing() -> None:
    table = lay(seat("sikut-potong-1"), seat(skip_draw=True)).play("combo sikut-potong-1")
    assert "effect-lost" in table.kinds()
    assert table.hand(2) == []
    table.pass_turn().pass_turn()
    assert table.turn == 2
    assert table.kinds().count("skipped-draw") == 1


def test_sikut_potong_reaches_a_guarded_player() -> None:
    """Nothing is taken and nothing discarded."""
    table = lay(seat("sikut-potong-1"), seat(guard=True)).play("combo sikut-potong-1")
    assert table.hand(2) == []


def test_sikut_bendung_guards_until_the_next_turn() -> None:
    table = lay(seat("sikut-bendung-1"), seat("cauk-1"), seat("cauk-2")).play(
        "combo sikut-bendung-1"
    )
    assert table.points(1) == 1
    for who in (2, 3):
        assert table.view().guard == [True, False, False]
        assert table.turn == who
        table.play(f"combo cauk-{who - 1}")
    assert table.view().guard == [False, False, False]
    assert table.points(1) == 1


@pytest.mark.parametrize(
    "row", ["ketok-1", "cauk-1", "gedig-1 tancep-1 pites-1"], ids=["Ketok", "Cauk", "Pites"]
)
def test_guard_holds_against_action_cards(row: str) -> None:
    table = lay(seat(row), seat("golok", points=4, guard=True), deck="kebut-1").play(f"combo {row}")
    assert "effect-lost" in table.kinds()
    assert (table.points(2), table.told("lost-card")) == (4, [])


@pytest.mark.parametrize("card", ["ondel-ondel-1", "roti-buaya-1"])
def test_guard_holds_against_support_cards(card: str) -> None:
    guarded = seat("golok gedig-1", guard=True)
    assert lay(seat(f"tancep-1 {card}"), guarded).refused(f"support {card}") == "support-useless"
    table = lay(seat(f"tancep-1 {card}"), guarded, seat("peci gedig-2"), seat("toya gedig-3"))
    assert table.play(f"support {card}").offers() == ["choose 3", "choose 4"]


def test_guard_does_not_stop_a_duel() -> None:
    table = lay(seat("pibu-1", points=2), seat(points=2, guard=True)).play("support pibu-1")
    assert table.offers() == ["challenge 2 1", "challenge 2 2"]


def test_guard_does_not_bind_its_own_player() -> None:
    row = "sikut-bendung-1 cauk-2"
    table = lay(seat(row), seat(points=1)).play(f"combo {row}")
    assert (table.points(1), table.points(2)) == (3, 0)


def test_gedig_has_no_effect() -> None:
    table = lay(seat("gedig-1"), seat("golok", points=2)).play("combo gedig-1")
    assert (table.points(1), table.points(2), table.pool) == (3, 2, 25 - 2 - 3)


@pytest.mark.parametrize("die", [0, 1, 2, 3])
def test_bandut_earns_what_the_die_shows(die: int) -> None:
    table = lay(seat("bandut-1 gedig-3"), dice=[die, 3]).play("combo bandut-1 gedig-3")
    assert table.points(1) == 3 + die


def test_bandut_rolls_in_any_place() -> None:
    assert lay(seat("bandut-1"), dice=[2]).play("combo bandut-1").points(1) == 2
    row = "gedig-3 kebut-1 cauk-2 bandut-1"
    assert lay(seat(row), dice=[2]).play(f"combo {row}").points(1) == 5 + 2 + 1


@pytest.mark.parametrize(("row", "points"), [("tancep-1", 3), ("tancep-1 gedig-1", 5)])
def test_tancep_alone_earns_one_more(row: str, points: int) -> None:
    assert lay(seat(row)).play(f"combo {row}").points(1) == points


def test_broneng_as_the_third_draws_a_support_card() -> None:
    row = "gedig-1 tancep-1 broneng-2"
    table = lay(seat(row), supports="golok-1 peci-1").play(f"combo {row}")
    assert table.hand(1) == ["golok-1"]
    assert table.points(1) == 6 + 1


@pytest.mark.parametrize("row", ["broneng-2", "broneng-2 gedig-1 tancep-1"])
def test_broneng_elsewhere_draws_nothing(row: str) -> None:
    assert lay(seat(row)).play(f"combo {row}").hand(1) == []


# Support cards.


def test_toya_excuses_one_card() -> None:
    row = "cauk-1 gedig-1 tancep-3"
    table = lay(seat(f"{row} toya"))
    assert table.refused(f"combo {row}") == "no-shared-direction"
    table.play("support toya-1")
    assert table.allows(f"combo {row}")


def test_toya_excuses_one_card_only_but_two_add_up() -> None:
    row = "cauk-1 gedig-1 sikut-abis-2"
    table = lay(seat(f"{row} toya-1 toya-2")).play("support toya-1")
    assert table.refused(f"combo {row}") == "no-shared-direction"
    table.play("support toya-2")
    assert table.allows(f"combo {row}")


def test_toya_excuses_no_name() -> None:
    table = lay(seat("tancep-1 tancep-2 toya")).play("support toya-1")
    assert table.refused("combo tancep-1 tancep-2") == "name-twice"


def test_toya_and_a_bridge_add_up() -> None:
    row = "cauk-1 pasang-pukul-1 gedig-4 sikut-abis-3"
    table = lay(seat(f"{row} toya"))
    assert table.refused(f"combo {row}") == "no-shared-direction"
    assert table.play("support toya-1").allows(f"combo {row}")


def test_toya_serves_one_combo() -> None:
    hand = "cauk-1 gedig-1 tancep-3 pites-1 toya tanjidor"
    table = lay(seat(hand))
    table.play("support toya-1", "combo cauk-1 gedig-1", "support tanjidor-1")
    assert table.refused("combo tancep-3 pites-1") == "no-shared-direction"


def test_golok_earns_two_more() -> None:
    table = lay(seat("gedig-1 golok")).play("support golok-1", "combo gedig-1")
    assert table.points(1) == 3 + 2


def test_golok_serves_one_combo() -> None:
    table = lay(seat("gedig-1 gedig-2 golok tanjidor"))
    table.play("support golok-1", "combo gedig-1", "support tanjidor-1", "combo gedig-2")
    assert table.points(1) == 3 + 2 + 3


@pytest.mark.parametrize("card", ["toya-1", "golok-1", "peci-1"])
def test_help_for_a_combo_does_not_outlast_the_turn(card: str) -> None:
    table = lay(seat(f"cauk-1 gedig-1 {card}"), seat()).play(f"support {card}", "draw").pass_turn()
    assert table.turn == 1
    assert table.refused("combo cauk-1 gedig-1") == "no-shared-direction"
    before = table.points(1)
    assert table.play("combo gedig-1").points(1) == before + 3


@pytest.mark.parametrize("card", ["toya-1", "golok-1", "peci-1"])
def test_help_for_a_combo_comes_before_it(card: str) -> None:
    table = lay(seat(f"gedig-1 gedig-2 {card} tanjidor")).play("combo gedig-1")
    assert table.refused(f"support {card}") == "support-before-combo"
    assert table.play("support tanjidor-1").allows(f"support {card}")


def test_bir_pletok_draws_two_action_cards() -> None:
    table = lay(seat("bir-pletok"), deck="gedig-1 gedig-2 gedig-3").play("support bir-pletok-1")
    assert table.hand(1) == ["gedig-1", "gedig-2"]


def test_bir_pletok_may_be_played_after_the_action() -> None:
    table = lay(seat("gedig-4 bir-pletok"), deck="gedig-1 gedig-2 gedig-3")
    table.play("combo gedig-4", "support bir-pletok-1")
    assert table.hand(1) == ["gedig-1", "gedig-2"]
    assert table.turn == 2


def test_pibu_starts_a_duel_before_or_after_the_action() -> None:
    before = lay(seat("pibu gedig-1", points=1), seat(points=1)).play("support pibu-1")
    after = lay(seat("pibu gedig-1", points=1), seat(points=1))
    after.play("combo gedig-1", "support pibu-1")
    assert (before.asked, after.asked) == ("challenge", "challenge")


def test_tanjidor_gives_a_second_action() -> None:
    table = lay(seat("gedig-1 tancep-1 tanjidor"), deck="kebut-1 kebut-2")
    table.play("combo gedig-1", "support tanjidor-1")
    assert table.refused("end") == "action-first"
    table.play("draw")
    assert (table.turn, table.points(1)) == (2, 3)
    assert {"kebut-1", "kebut-2", "tancep-1"} == set(table.hand(1))


def test_tanjidor_also_after_drawing() -> None:
    table = lay(seat("tanjidor"), deck="gedig-1 tancep-1").play("draw", "support tanjidor-1")
    assert table.play("combo gedig-1 tancep-1").points(1) == 5


def test_a_second_combo_is_a_combo_of_its_own() -> None:
    """Names, places and the bonus start anew."""
    first, second = "gedig-1 tancep-1", "gedig-2 tancep-2"
    table = lay(seat(f"{first} {second} tanjidor"))
    table.play(f"combo {first}", "support tanjidor-1", f"combo {second}")
    assert table.points(1) == 5 + 5


def test_tanjidor_comes_after_the_action() -> None:
    assert lay(seat("tanjidor")).refused("support tanjidor-1") == "support-after-action"


@pytest.mark.parametrize("dice", [[1, 2], [0, 0], [3, 3]])
def test_tari_topeng_earns_at_the_start_of_the_next_turn(dice: list[int]) -> None:
    table = lay(seat("tari-topeng"), seat(), dice=dice).play("support tari-topeng-1", "draw")
    assert (table.laid(1), table.points(1)) == (["tari-topeng-1"], 0)
    table.pass_turn()
    assert table.turn == 1
    assert table.points(1) == sum(dice)
    assert (table.laid(1), table.discards()) == ([], ["tari-topeng-1"])


def test_tari_topeng_works_before_the_draw_phase() -> None:
    table = lay(seat(laid="tari-topeng"), phase="draw", dice=[1, 1])
    kinds = table.kinds()
    assert kinds.index("earned") < kinds.index("drew-own")


def test_tari_topeng_works_though_the_draw_phase_is_skipped() -> None:
    table = lay(seat(laid="tari-topeng", skip_draw=True), phase="draw", dice=[1, 1])
    assert (table.points(1), table.hand(1)) == (2, [])


def test_tari_topeng_lies_open_and_is_no_card_in_hand() -> None:
    table = lay(seat("tari-topeng gedig-1"), seat("ketok-1")).play("support tari-topeng-1")
    for chair in (None, 1, 2):
        assert len(table.view(chair).laid[0]) == 1
    assert table.hand(1) == ["gedig-1"]
    table.play("combo gedig-1", "combo ketok-1")
    assert table.turn == 1
    assert table.told("lost-card") == []


def test_no_judge_lowers_tari_topeng() -> None:
    table = lay(seat(laid="tari-topeng"), phase="draw", dice=[1, 1], judge="bang-rojali")
    assert table.points(1) == 2


def test_peci_brings_the_bonus_sooner() -> None:
    table = lay(seat("gedig-1 tancep-1 peci")).play("support peci-1", "combo gedig-1 tancep-1")
    assert table.points(1) == 5 + 1


def test_peci_adds_up_and_brings_one_bonus_only() -> None:
    two = lay(seat("gedig-1 peci-1 peci-2")).play("support peci-1", "support peci-2")
    assert two.play("combo gedig-1").points(1) == 3 + 1
    row = "gedig-1 tancep-1 ketok-1"
    three = lay(seat(f"{row} peci")).play("support peci-1", f"combo {row}")
    assert three.points(1) == 6 + 1


def test_peci_serves_one_combo() -> None:
    table = lay(seat("gedig-1 gedig-2 tancep-1 tancep-2 peci tanjidor")).play("support peci-1")
    table.play("combo gedig-1 tancep-1", "support tanjidor-1", "combo gedig-2 tancep-2")
    assert table.points(1) == 5 + 1 + 5


def test_roti_buaya_swaps_an_action_card() -> None:
    table = lay(seat("roti-buaya gedig-1 golok"), seat("kebut-1 cauk-1 peci"))
    table.play("support roti-buaya-1")
    assert (table.asked, table.asked_seat) == ("swap", 1)
    assert sorted(table.offers()) == ["swap cauk-1 gedig-1", "swap kebut-1 gedig-1"]
    assert table.refused("swap gedig-4 gedig-1") == "not-in-their-hand"
    assert table.refused("swap cauk-1 kebut-1") == "not-in-hand"
    table.play("swap cauk-1 gedig-1")
    assert table.hand(1) == ["cauk-1", "golok-1"]
    assert table.hand(2) == ["gedig-1", "kebut-1", "peci-1"]


def test_roti_buaya_shows_the_action_cards_to_its_player_alone() -> None:
    table = lay(seat("roti-buaya gedig-1"), seat("kebut-1 cauk-1 peci"), seat())
    table.play("support roti-buaya-1")
    seen = sorted(PACK.numbers[card] for card in ("kebut-1", "cauk-1"))
    assert table.view(1).known_actions[1] == seen
    assert table.view(1).known_supports[1] == []
    assert table.view(3).known_actions[1] == []
    assert table.view().known_actions[1] == []


def test_the_others_see_that_roti_buaya_swapped_but_not_what() -> None:
    table = lay(seat("roti-buaya gedig-1"), seat("kebut-1 cauk-1"), seat())
    table.play("support roti-buaya-1", "swap kebut-1 gedig-1")
    heard = [event.plain() for event in table.match.heard(2)]
    assert {"kind": "swapped", "seat": 0, "opponent": 1} in heard
    assert table.view(3).known_actions == [[], [], []]
    full = [event for event in table.match.heard(1) if event.kind == "swapped-own"]
    assert [event.facts["given"] for event in full] == [PACK.numbers["gedig-1"]]


def test_roti_buaya_asks_with_whom() -> None:
    table = lay(seat("roti-buaya gedig-1"), seat("kebut-1"), seat("golok"), seat("cauk-1"))
    assert table.play("support roti-buaya-1").offers() == ["choose 2", "choose 4"]
    table.play("choose 4", "swap cauk-1 gedig-1")
    assert table.hand(4) == ["gedig-1"]


def test_piala_earns_two_after_a_combo_of_three() -> None:
    row = "gedig-1 tancep-1 ketok-1"
    table = lay(seat(f"{row} piala-1 piala-2"))
    assert table.refused("support piala-1") == "support-after-combo"
    table.play(f"combo {row}", "support piala-1", "support piala-2")
    assert table.points(1) == 6 + 1 + 2 + 2


def test_piala_wants_three_cards_not_the_bonus() -> None:
    table = lay(seat("gedig-1 tancep-1 peci piala")).play(
        "support peci-1", "combo gedig-1 tancep-1"
    )
    assert table.refused("support piala-1") == "support-after-combo"
    row = "gedig-1 tancep-1 ketok-1"
    sanip = lay(seat(f"{row} piala"), judge="babe-sanip").play(f"combo {row}", "support piala-1")
    assert sanip.points(1) == 6 + 2


def test_piala_does_not_remember_an_earlier_turn() -> None:
    row = "gedig-1 tancep-1 ketok-1"
    table = lay(seat(f"{row} piala"), seat()).play(f"combo {row}", "end").pass_turn().play("draw")
    assert table.turn == 1
    assert table.refused("support piala-1") == "support-after-combo"


def test_piala_remembers_the_first_of_two_combos() -> None:
    row = "gedig-1 tancep-1 ketok-1"
    table = lay(seat(f"{row} gedig-2 piala tanjidor"))
    table.play(f"combo {row}", "support tanjidor-1", "combo gedig-2")
    assert table.allows("support piala-1")


def test_ondel_ondel_takes_a_support_card() -> None:
    table = lay(seat("ondel-ondel"), seat("golok gedig-1")).play("support ondel-ondel-1")
    assert (table.hand(1), table.hand(2)) == (["golok-1"], ["gedig-1"])


def test_ondel_ondel_takes_at_random() -> None:
    found = set()
    for i in range(20):
        table = lay(seat("ondel-ondel"), seat("golok peci toya"), seed=f"ondel {i}")
        found.update(table.play("support ondel-ondel-1").hand(1))
    assert found == {"golok-1", "peci-1", "toya-1"}


def test_ondel_ondel_tells_the_others_nothing_more() -> None:
    table = lay(seat("ondel-ondel"), seat("golok"), seat()).play("support ondel-ondel-1")
    heard = [event.plain() for event in table.match.heard(2)]
    assert {"kind": "took-support", "seat": 0, "opponent": 1} in heard
    assert table.view(2).known_supports[0] == [PACK.numbers["golok-1"]]
    assert table.view(3).known_supports == [[], [], []]


# Characters.


def test_bang_madun_may_lay_one_name_twice() -> None:
    row = "tancep-1 tancep-2 gedig-1"
    assert lay(seat(row, character="bang-madun")).allows(f"combo {row}")
    assert lay(seat(row, character="mpok-leha")).refused(f"combo {row}") == "name-twice"


@pytest.mark.parametrize("row", ["tancep-1 tancep-2 gedig-1 gedig-2", "salam-1 salam-2 salam-3"])
def test_bang_madun_may_not_lay_two_names_twice_or_one_three_times(row: str) -> None:
    assert lay(seat(row, character="bang-madun")).refused(f"combo {row}") == "name-twice"


def test_bang_madun_may_in_each_combo() -> None:
    hand = "tancep-1 tancep-2 gedig-1 gedig-2 tanjidor"
    table = lay(seat(hand, character="bang-madun"))
    table.play("combo tancep-1 tancep-2", "support tanjidor-1", "combo gedig-1 gedig-2")
    assert table.points(1) == 4 + 6


def test_mpok_leha_draws_three_as_the_action() -> None:
    table = lay(seat("golok", character="mpok-leha")).play("draw")
    assert table.hand_size(1) == 1 + 3


def test_mpok_leha_draws_no_more_otherwise() -> None:
    hand = "kebut-1 bir-pletok golok"
    table = lay(seat(hand, character="mpok-leha"), phase="draw")
    assert table.hand_size(1) == 3 + 1
    assert table.play("support bir-pletok-1").hand_size(1) == 3 + 2
    assert table.play("combo kebut-1").hand_size(1) == 4 + 1


@pytest.mark.parametrize(
    ("character", "judge", "limit"),
    [
        ("bang-miun", "babe-sanip", 9),
        ("bang-miun", "mpok-mumun", 7),
        ("neng-romlah", "babe-sanip", 7),
        ("neng-romlah", "mpok-mumun", 5),
    ],
)
def test_bang_miun_and_mpok_mumun_change_the_card_limit(
    character: str, judge: str, limit: int
) -> None:
    hand = " ".join(ACTION_CARDS[:11])
    table = lay(seat(hand, character=character), judge=judge).play("draw").discard_surplus()
    assert table.turn == 2
    assert table.hand_size(1) == limit


def test_mpok_mumun_binds_everybody() -> None:
    many = seat(" ".join(ACTION_CARDS[:8]))
    table = lay(seat(), many, judge="mpok-mumun", turn=2).play("draw").discard_surplus()
    assert table.hand_size(2) == 5


def test_bang_miun_draws_one_more_support_card_at_the_start_of_a_round() -> None:
    table = lay(seat("gedig-4"), seat(), pool=1).play("combo gedig-4")
    table.play("character bang-miun", "character neng-romlah")
    assert table.view().support_counts == [2, 2 + 1]


def test_neng_romlah_has_a_bonus_of_two() -> None:
    row = "gedig-1 tancep-1 ketok-1"
    assert lay(seat(row, character="neng-romlah")).play(f"combo {row}").points(1) == 6 + 2
    two = lay(seat("gedig-1 tancep-1", character="neng-romlah")).play("combo gedig-1 tancep-1")
    assert two.points(1) == 5


def test_a_character_helps_its_own_player_alone() -> None:
    row = "gedig-1 tancep-1 ketok-1"
    table = lay(seat(row), seat(character="neng-romlah")).play(f"combo {row}")
    assert table.points(1) == 6 + 1


# Judges.


@pytest.mark.parametrize(("row", "points"), [("gedig-1", 2), ("salam-1", 0), ("ketok-1", 0)])
def test_bang_rojali_takes_one_point_off_a_combo(row: str, points: int) -> None:
    assert lay(seat(row), judge="bang-rojali").play(f"combo {row}").points(1) == points


def test_bang_rojali_takes_it_off_each_combo() -> None:
    table = lay(seat("gedig-1 gedig-2 tanjidor"), judge="bang-rojali")
    table.play("combo gedig-1", "support tanjidor-1", "combo gedig-2")
    assert table.points(1) == 2 + 2


def test_engkong_naim_allows_three_cards() -> None:
    three, four = "gedig-1 tancep-1 ketok-1", "gedig-1 tancep-1 ketok-1 broneng-2"
    table = lay(seat(four), judge="engkong-naim")
    assert table.refused(f"combo {four}") == "combo-too-long"
    assert table.allows(f"combo {three}")
    assert max(text.count(" ") for text in table.offers("combo")) == 3


@pytest.mark.parametrize(
    ("row", "bonus"),
    [("gedig-1 tancep-1 ketok-1", 0), ("gedig-1 tancep-1 ketok-1 broneng-2", 1)],
)
def test_babe_sanip_wants_four_cards_for_the_bonus(row: str, bonus: int) -> None:
    table = lay(seat(row), judge="babe-sanip").play(f"combo {row}")
    assert table.points(1) == 6 + (row.count(" ") == 3) + bonus


def test_babe_sanip_and_peci_cancel_out() -> None:
    row = "gedig-1 tancep-1 ketok-1"
    table = lay(seat(f"{row} peci"), judge="babe-sanip").play("support peci-1", f"combo {row}")
    assert table.points(1) == 6 + 1


def test_babe_sanip_does_not_move_the_places() -> None:
    """Third is still third, and Salam still wants three cards."""
    row = "salam-1 cauk-1 pukulan-clentang-1"
    table = lay(seat(row), judge="babe-sanip").play(f"combo {row}")
    assert table.points(1) == 3 + 2 + 2


def test_encang_rohim_allows_one_support_card_in_a_turn() -> None:
    table = lay(seat("gedig-1 golok-1 golok-2 peci"), judge="encang-rohim").play("support golok-1")
    assert table.refused("support golok-2") == "support-limit"
    assert table.offers("support") == []


def test_encang_rohim_counts_anew_in_the_next_turn() -> None:
    table = lay(seat("tari-topeng golok gedig-1"), seat(), judge="encang-rohim")
    table.play("support tari-topeng-1")
    assert table.refused("support golok-1") == "support-limit"
    table.play("draw").pass_turn()
    assert table.turn == 1
    assert table.allows("support golok-1")


def test_encang_rohim_counts_any_support_card_not_those_that_take_effect_later() -> None:
    """Tari Topeng was played a turn ago; that it works now is no card played now."""
    me = seat("golok gedig-1", laid="tari-topeng")
    table = lay(me, judge="encang-rohim", phase="draw", dice=[1, 0])
    assert table.allows("support golok-1")


@pytest.mark.parametrize("judge", PACK.judges)
def test_a_restriction_binds_whoever_plays(judge: str) -> None:
    """What seat 1 may do, seat 2 may do with the same cards and no ability that matters."""
    row = "gedig-1 tancep-1 ketok-1 broneng-2"
    hand = f"{row} golok-1 golok-2"
    found: list[list[str]] = []
    for who in (1, 2):
        chairs = [seat(), seat()]
        chairs[who - 1] = seat(hand, character="mpok-leha")
        table = lay(*chairs, judge=judge, turn=who).play("support golok-1")
        found.append(table.offers())
    assert found[0] == found[1]
