"""The chosen placement is the best of all on offer, by the bot's own worth."""

from __future__ import annotations

import pytest

from gelanggang.bots.spell_future.penebak import Penebak
from gelanggang.bots.spell_future.worlds import Worlds
from gelanggang.bots.spell_future.worth import Judge, Worth
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games.spell_future.placements import PlaceOffers
from tests.bots.spell_future.tables import THINKING, days, level, rules


@pytest.mark.slow
@pytest.mark.parametrize("number", THINKING)
def test_nothing_on_offer_is_worth_more(number: str) -> None:
    bot = level(number)
    assert isinstance(bot, Penebak)
    mystic = ordinary = 0
    for asked in days(3, f"worth {number}", "very-hard"):
        view, offers = asked.view, asked.offers
        assert isinstance(offers, PlaceOffers)
        if rules().pack.beast_mystic[view.beast]:
            mystic += 1
        else:
            ordinary += 1
        if min(mystic, ordinary) > 1 or (mystic > 1 and ordinary == 0) or mystic + ordinary > 9:
            break
        if (asked.decision.seat + view.day) % 3:
            continue
        rng = make_rng(FAST, "worth")
        chosen = bot.think(view, asked.decision, offers, rng).move
        day = bot.day(view, rules().sample(view, rng.fork("sample")), len(offers), rng)
        prices = bot.prices(day, offers)
        worths = [day.judge.worth_of(offers, i, prices) for i in range(len(offers))]
        assert chosen == offers[worths.index(max(worths))]


def test_a_mind_card_counts_as_the_rules_say() -> None:
    """Two others: one with 2 white on A, one with 1 black on B; a third pad is empty."""
    worlds = Worlds(3, 1)
    worlds.white[0] = worlds.black[1] = 1
    worlds.white_alone[0] = 2
    worlds.black_alone[1] = 1
    pack = rules().pack
    placed = (0, 3, 1, -1)
    found = {}
    for name, vp, attack, defence in (("vp", 1, 0, 0), ("attack", 0, 1, 0), ("defence", 0, 0, 1)):
        judge = Judge(pack, worlds, Worth(vp, attack, defence), minds_work=True)
        for mind, card in enumerate(pack.minds):
            found[name, card] = judge.exact_worth(mind, placed)
        assert judge.exact_worth(-1, placed) == {"vp": 4, "attack": 5, "defence": 2}[name]
    assert found["vp", "mind-of-focus"] == 4 + 2
    assert found["vp", "balanced-mind"] == 4 + 2 * 2
    assert found["vp", "kindred-mind"] == 4 + 2
    assert found["attack", "offensive-mind"] == 5 + 1
    assert found["attack", "echo-mind"] == 5 + 3
    assert found["defence", "defensive-mind"] == 2 + 1
