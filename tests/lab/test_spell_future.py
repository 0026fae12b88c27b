"""What is counted of a game of Spell from the Future adds up, and asks the rules what would be."""

from __future__ import annotations

from functools import cache

import pytest

from gelanggang.bots import bot
from gelanggang.core.match import Match
from gelanggang.games.spell_future.moves import place_move
from gelanggang.games.spell_future.reading import default_folder, load_pack
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.view import View
from gelanggang.lab.spell_future.facts import facts
from gelanggang.lab.spell_future.figures import sections
from gelanggang.lab.spell_future.runs import runs
from gelanggang.lab.spell_future.tally import tally
from gelanggang.lab.tally import Tally

RULES = Rules(load_pack(default_folder()))
GAMES = 6
every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


@cache
def played(players: int, number: int) -> tuple[Match[View], Tally]:
    match = Match(RULES, players, {"difficulty": "hard"}, f"tally/{number}")
    match.finish([bot(RULES, "0" if number % 2 else "random") for _ in range(players)])
    return match, tally(match)


def games(players: int) -> list[tuple[Match[View], Tally]]:
    return [played(players, number) for number in range(GAMES)]


def kinds(match: Match[View]) -> list[str]:
    return [told.full.kind for told in match.log]


def summed(counts: Tally, begins: str, ends: str) -> int:
    return sum(n for name, n in counts.items() if name.startswith(begins) and name.endswith(ends))


@every_table
def test_beasts_are_counted_as_they_were_told(players: int) -> None:
    for match, counts in games(players):
        told = kinds(match)
        assert counts["days"] == told.count("day")
        for begins in ("beast.", "tier."):
            days = summed(counts, begins, ".days") - summed(counts, begins, ".mages.days")
            assert days - summed(counts, begins, ".beast.days") == counts["days"]
            assert summed(counts, begins, ".held") == told.count("held")
            first = summed(counts, begins, ".mages.through")
            first += summed(counts, begins, ".beast.through")
            assert summed(counts, begins, ".through") - first == told.count("damaged")
            # Who is beaten on the day the Village falls is not told any more.
            beaten = summed(counts, begins, ".defeated")
            assert 0 <= beaten - told.count("defeated") <= told.count("fell")


@every_table
def test_the_end_is_that_of_the_game(players: int) -> None:
    for match, counts in games(players):
        outcome = match.outcome
        assert outcome is not None
        assert counts.get("stands", 0) == (outcome.facts["village"] == "stands")
        assert counts.get(f"damage.{RULES.pack.days}", 0) == outcome.facts["damage"]
        if outcome.winners and players > 2:
            assert counts["winner.lower"] == max(outcome.scores)


@every_table
def test_nothing_is_counted_more_often_than_it_can_be(players: int) -> None:
    for _, counts in games(players):
        assert counts["player-days"] == players * counts["days"]
        assert counts.get("agency", 0) <= counts["player-days"]
        assert counts.get("settled", 0) <= counts["days"]
        for mind in RULES.pack.minds:
            assert counts.get(f"mind.{mind}.did", 0) <= counts.get(f"mind.{mind}.played", 0)
        assert summed(counts, "mind.", "-mind.played") + counts.get(
            "mind.mind-of-focus.played", 0
        ) == counts.get("mind.played", 0)


def test_who_puts_nothing_down_changes_nothing() -> None:
    """Two agree perfectly, the third stays away: the day hangs on the first two alone."""
    match = Match(RULES, 3, {}, "away")
    lazy = 2
    while not match.over:
        seat, decision = next((s, d) for s, d in match.pending().items() if not d.answered)
        offers = match.legal(seat)
        if decision.kind != "place":
            match.play(seat, offers[0])
            continue
        mind = offers[0].things[0]
        pads = decision.facts["pads"]
        assert isinstance(pads, int)
        tokens = [0] * pads if seat == lazy else [2, -1] + [0] * (pads - 2)
        match.play(seat, place_move(mind, tokens))
    counts = tally(match)
    assert counts.get("agency", 0) % 2 == 0
    assert counts.get("agency", 0) <= 2 * counts["days"]


def test_counting_leaves_the_game_alone() -> None:
    match, counts = played(3, 0)
    before = match.record().text()
    assert tally(match) == counts
    assert match.record().text() == before


@every_table
def test_every_counter_of_a_figure_is_counted_in_some_run(players: int) -> None:
    known = {run.key for run in runs(RULES, players)}
    for section in sections(RULES, players):
        assert section.figures
        for figure in section.figures:
            assert set(figure.runs) <= known


def test_the_columns_keep_what_a_good_pack_keeps() -> None:
    assert [fact.value for fact in facts(RULES)] == [0, 0, 0]


def test_a_beast_that_cannot_be_held_is_found() -> None:
    pack = load_pack(default_folder())
    pack.beast_attack[0][0] = 7
    assert next(fact.value for fact in facts(Rules(pack))) == 1
