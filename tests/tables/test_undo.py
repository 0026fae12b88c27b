"""Taking back: free where it is fair, by consent where it costs only oneself, else never."""

from __future__ import annotations

import pytest

from gelanggang.core.match import Match
from gelanggang.core.reveal import MORE, NOTHING, OWN
from gelanggang.core.rng import SEALED
from gelanggang.tables import verb as ask
from gelanggang.tables.denied import Denied
from gelanggang.tables.undo import begun_again, find_undo
from tests.tables.sitting import LIBRARY, Sitting

GAMES = ["jawara-beksi", "spell-from-the-future"]


def start(seats: int = 2, game: str = "jawara-beksi", seed: str = "undo") -> Sitting:
    sitting = Sitting(game, seats, seed=seed)
    members = [sitting.join() for _ in range(seats)]
    sitting.do(members[0], ask.Start())
    return sitting


def choose(sitting: Sitting, verb: str = "", last: bool = False) -> int:
    """Make a choice, of a kind if it is on offer; who made it."""
    seat, asked = next((s, d) for s, d in sitting.match.pending().items() if not d.answered)
    offers = list(sitting.match.legal(seat))
    wanted = [move for move in offers if move.verb == verb] or offers
    move = sitting.match.rules.write(wanted[-1 if last else 0])
    sitting.do(sitting.table.members[seat], ask.Choose(asked.id, move))
    return seat


def test_a_choice_that_shows_nothing_is_taken_back_at_once() -> None:
    sitting = start(3)
    before = [sitting.match.view(seat).text() for seat in range(3)]
    seat = choose(sitting)
    sitting.do(sitting.table.members[seat], ask.Undo())
    assert [sitting.match.view(other).text() for other in range(3)] == before
    assert sitting.match.choices == []


def test_what_was_drawn_stays_drawn() -> None:
    sitting = start(2)
    choose(sitting)
    choose(sitting)
    seat = choose(sitting, "draw")
    with pytest.raises(Denied, match="undo-shown"):
        sitting.do(sitting.table.members[seat], ask.Undo())


def test_when_somebody_else_has_acted_the_others_are_asked() -> None:
    sitting = start(3)
    seat = choose(sitting)
    choose(sitting)
    others = [one for one in range(3) if one != seat]
    sitting.do(sitting.table.members[seat], ask.Undo())
    assert len(sitting.match.choices) == 2, "nobody has agreed yet"
    with pytest.raises(Denied, match="undo-not-asked"):
        sitting.do(sitting.table.members[seat], ask.Consent(True))
    sitting.do(sitting.table.members[others[0]], ask.Consent(True))
    assert len(sitting.match.choices) == 2
    sitting.do(sitting.table.members[others[1]], ask.Consent(True))
    assert sitting.match.choices == []


def test_one_no_is_enough() -> None:
    sitting = start(3)
    seat = choose(sitting)
    choose(sitting)
    sitting.do(sitting.table.members[seat], ask.Undo())
    sitting.do(sitting.table.members[(seat + 1) % 3], ask.Consent(False))
    assert sitting.table.wish is None
    assert len(sitting.match.choices) == 2


def test_the_next_choice_answers_a_wish_too() -> None:
    sitting = start(3)
    seat = choose(sitting)
    choose(sitting)
    sitting.do(sitting.table.members[seat], ask.Undo())
    choose(sitting)
    assert sitting.table.wish is None


def test_a_sealed_answer_is_changed_instead() -> None:
    sitting = start(3, "spell-from-the-future")
    while len(sitting.match.pending()) < 3:
        choose(sitting)
    seat = choose(sitting)
    with pytest.raises(Denied, match="undo-sealed"):
        sitting.do(sitting.table.members[seat], ask.Undo())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(6))
def test_nothing_that_somebody_learned_is_ever_taken_back(game: str, number: int) -> None:
    """Whenever taking back is free, nobody's view held anything new; by consent, only one's own."""
    rules = LIBRARY.rules(game)
    match = Match(rules, 2 + number % 3, {}, f"undo {number}", SEALED)
    found: set[str] = set()
    step = 0
    while not match.over:
        seat = next(s for s, d in match.pending().items() if not d.answered)
        offers = match.legal(seat)
        move = offers[(7 * step + number) % len(offers)]
        shown = match.shows(seat, move)
        found.add(shown)
        match.play(seat, move)
        step += 1
        try:
            undo = find_undo(match, seat)
        except Denied:
            continue
        assert shown != MORE
        assert undo.free == (shown == NOTHING)
        assert begun_again(match, undo.keep).choices == match.choices[: undo.keep]
    assert MORE in found
    assert found & {NOTHING, OWN}
