"""A table remembers its last steps, each as it was told."""

from __future__ import annotations

import pytest

from gelanggang.core.event import Event, Told
from gelanggang.core.ids import SEES_ONLY
from gelanggang.tables import verb as ask
from gelanggang.tables.diary import FORGOTTEN, MOST, Diary
from gelanggang.tables.step import Step, event_of
from tests.tables.sitting import Sitting

GAMES = [("jawara-beksi", 3), ("spell-from-the-future", 3)]


def spelled(step: Step) -> tuple[object, ...]:
    told = [(one.full, one.mask, one.rest) for one in step.told]
    return step.actor, step.event, told, step.everybody, step.open, step.counts


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_step_of_a_game_is_remembered_as_it_was_told(game: str, seats: int) -> None:
    sitting = Sitting(game, seats)
    member = sitting.join("Sari")
    sitting.do(member, ask.Start())
    sitting.do(member, ask.Leave())
    while sitting.bots(3):
        pass
    kept = [spelled(step) for step in sitting.table.steps]
    assert len(kept) > 20
    assert kept == [spelled(step) for step in sitting.told if step.counts][-len(kept) :]


def test_the_oldest_are_forgotten_and_the_others_keep_their_order() -> None:
    diary = Diary()
    for number in range(MOST + 3 * FORGOTTEN):
        own = Event("drew-own", {"seat": 0, "cards": [number, -1]})
        diary.add(Step(None, [Told(own, SEES_ONLY[0], Event("drew", {"n": number}))], 0))
        assert len(diary) <= MOST
    numbers = [step.told[0].to(None).facts["n"] for step in diary]  # type: ignore[union-attr]  # the rest of it
    last = MOST + 3 * FORGOTTEN - 1
    assert numbers == list(range(last - len(diary) + 1, last + 1))
    assert len(diary) > MOST - FORGOTTEN
    assert [spelled(one) for one in reversed(diary)] == [spelled(one) for one in diary][::-1]


def test_a_page_that_is_torn_out_is_gone() -> None:
    diary = Diary()
    diary.add(event_of(Event("locked", {"on": 1})))
    diary.clear()
    assert len(diary) == 0
    assert list(diary) == []
