"""Where points came from, told by the game: what counts as what."""

from __future__ import annotations

from tests.rules.jawara_beksi.table import Table, lay, seat

DUEL = "gedig-1 gedig-2 gedig-3 salam-1 salam-2 salam-3"
"""What the two turn over when all dice show 0: the challenger wins."""


def parts(table: Table, seat: int) -> dict[str, int]:
    """The parts of a seat's score that are not 0."""
    found = {one.name: one.points[seat - 1] for one in table.match.sources()}
    return {name: n for name, n in found.items() if n}


def test_a_combo_with_its_bonus_and_support_cards_before_it_is_one_source() -> None:
    table = lay(seat("gedig-1 tancep-1 peci golok"))
    table.play("support peci-1", "support golok-1", "combo gedig-1 tancep-1")
    assert parts(table, 1) == {"combos": 5 + 1 + 2}


def test_a_support_card_that_earns_is_another() -> None:
    row = "gedig-1 tancep-1 ketok-1"
    table = lay(seat(f"{row} piala")).play(f"combo {row}", "support piala-1")
    assert parts(table, 1) == {"combos": table.points(1) - 2, "supports": 2}


def test_so_is_one_that_lay_open() -> None:
    table = lay(seat("tari-topeng gedig-1"), seat("gedig-2"), dice=[1, 2])
    table.play("support tari-topeng-1", "combo gedig-1", "combo gedig-2")
    assert parts(table, 1) == {"combos": 3, "supports": 1 + 2}


def test_what_lay_open_earned_before_anybody_was_asked_was_there_before() -> None:
    table = lay(seat("gedig-1", laid="tari-topeng", score=4), phase="draw", dice=[1, 2])
    assert parts(table, 1) == {"before": 4 + 1 + 2}
    assert parts(table.play("combo gedig-1"), 1) == {"before": 7, "combos": 3}


def test_what_is_taken_is_told_of_both() -> None:
    table = lay(seat("cauk-1"), seat(points=4)).play("combo cauk-1")
    assert parts(table, 1) == {"combos": 1, "taken": 1}
    assert parts(table, 2) == {"before": 4, "taken-away": -1}


def test_what_has_to_be_put_back_is_nobodys_gain() -> None:
    row = "kebut-3 bandut-3 pites-1"
    table = lay(seat(row), seat(points=4), dice=[0, 0])
    assert table.allows(f"combo {row}")
    table.play(f"combo {row}")
    assert parts(table, 1) == {"combos": table.points(1)}
    assert parts(table, 2) == {"before": 4, "returned": -2}


def test_a_duel_is_won_and_lost() -> None:
    table = lay(seat("pibu", points=5), seat(points=3), dice=[0] * 4, deck=DUEL)
    table.play("support pibu-1", "challenge 2 2", "answer 2")
    assert parts(table, 1) == {"before": 5, "duels-won": 2}
    assert parts(table, 2) == {"before": 3, "duels-lost": -2}


def test_the_judge_card_is_told_apart_and_the_score_board_changes_nothing() -> None:
    table = lay(seat("gedig-1", score=7), seat(), pool=3).play("combo gedig-1")
    assert table.round == 2
    assert parts(table, 1) == {"before": 7, "combos": 3, "judges": 3}
    assert table.match.scores() == table.scores() == [13, 0]
