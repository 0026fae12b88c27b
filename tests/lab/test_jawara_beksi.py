"""What is counted of a game of Jawara Beksi adds up."""

from __future__ import annotations

from functools import cache

import pytest

from gelanggang.bots import bot
from gelanggang.core.match import Match
from gelanggang.games import load_rules
from gelanggang.lab.jawara_beksi.figures import sections
from gelanggang.lab.jawara_beksi.runs import by_lot, runs
from gelanggang.lab.jawara_beksi.tally import LAPS, SIZES, tally
from gelanggang.lab.tally import WIN, Tally

GAMES = 6
FACES = set(load_rules("jawara-beksi").pack.face_ids)
ONE_CARD = ("support", "discarded", "lost-card", "took-support-own", "took-action-own")
"""Events with which a single card leaves a hand."""
every_table = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def played(players: int, number: int) -> Match:
    """Whoever chooses by chance meets every card and every event."""
    rules = load_rules("jawara-beksi")
    names = ["greedy" if seat == number % players else "random" for seat in range(players)]
    match = Match(rules, players, {}, f"tally/{number}")
    match.finish([bot(rules, name) for name in names])
    return match


def games(players: int) -> list[tuple[Match, Tally]]:
    return [(match, tally(match)) for match in (played(players, i) for i in range(GAMES))]


def summed(counts: Tally, begins: str, ends: str = "") -> int:
    return sum(n for name, n in counts.items() if name.startswith(begins) and name.endswith(ends))


@every_table
def test_rounds_and_turns_are_those_that_were_told(players: int) -> None:
    for match, counts in games(players):
        kinds = [told.full.kind for told in match.log]
        assert counts["rounds"] == kinds.count("round") == summed(counts, "rounds.r")
        assert counts["turns"] == kinds.count("turn") == summed(counts, "turns.r")
        assert counts["player-rounds"] == players * counts["rounds"]
        assert counts["turns"] == summed(counts, "judge.", ".turns")
        assert counts.get("stalled", 0) == kinds.count("stalled")


@every_table
def test_every_combo_has_a_size_and_points(players: int) -> None:
    for match, counts in games(players):
        combos = [told.full for told in match.log if told.full.kind == "combo"]
        assert counts["combos"] == len(combos) == summed(counts, "combo.size.")
        assert counts["combo-cards"] == sum(event.number("n") for event in combos)
        assert summed(counts, "judge.", ".combo-cards") == counts["combo-cards"]
        sizes = sum(size * counts.get(f"combo.size.{size}", 0) for size in range(SIZES + 1))
        assert sizes <= counts["combo-cards"]


@every_table
def test_draws_are_those_that_were_chosen_as_an_action(players: int) -> None:
    for match, counts in games(players):
        assert counts["draws"] == [text for _, text in match.choices].count("draw")
        assert counts["draws"] == summed(counts, "judge.", ".draws")


@every_table
def test_every_round_and_every_game_is_won_once(players: int) -> None:
    for _, counts in games(players):
        whole = WIN * counts["rounds"]
        assert summed(counts, "round.o") == summed(counts, "round.s") == whole
        assert summed(counts, "character.", ".won") == whole
        assert summed(counts, "character.", ".first") == counts["rounds"]
        assert summed(counts, "character.", ".rounds") == counts["player-rounds"]
        assert summed(counts, "game.s") == WIN
        for number in range(1, counts["rounds"] + 1):
            assert summed(counts, f"after.r{number}.p", ".won") == WIN


@every_table
def test_a_card_that_came_into_a_hand_leaves_it_or_is_there_at_the_end(players: int) -> None:
    """Whatever the engine learns to do with hands has to be counted: a stay begins with it."""
    for match, counts in games(players):
        left = 0
        for told in match.log:
            event = told.full
            if event.kind in ("combo", "discarded-hand"):
                left += event.number("n")
            elif event.kind in ONE_CARD:
                left += 1
            elif event.kind == "swapped-own":
                left += 2
        hands = sum(match._state.hand_size(seat) for seat in range(players))
        assert summed(counts, "card.", ".stays") == left + hands


@every_table
def test_no_card_is_played_more_often_than_it_came(players: int) -> None:
    for _, counts in games(players):
        for face in FACES:
            stays = counts.get(f"card.{face}.stays", 0)
            assert counts.get(f"card.{face}.played", 0) <= stays
            dealt = counts.get(f"brings.*.{face}", 0)
            assert dealt == counts.get(f"earns.*.{face}", 0) <= stays


@every_table
def test_what_was_taken_was_in_the_pool(players: int) -> None:
    for match, counts in games(players):
        stalled = [told.full for told in match.log if told.full.kind == "stalled"]
        left = sum(event.number("n") for event in stalled)
        assert summed(counts, "taken.") == counts["pool"] - left
        assert len([name for name in counts if name.startswith("taken.")]) == LAPS


@every_table
def test_the_last_score_is_that_of_the_outcome(players: int) -> None:
    for match, counts in games(players):
        outcome = match.outcome
        assert outcome is not None
        last = f"score.r{counts['rounds']}"
        assert counts[f"{last}.winner"] + counts.get(f"{last}.other", 0) == sum(outcome.scores)
        assert counts[f"{last}.winners"] == len(outcome.winners)


def test_characters_dealt_by_lot_are_not_those_that_would_be_chosen() -> None:
    rules = load_rules("jawara-beksi")
    first: dict[bool, set[str]] = {True: set(), False: set()}
    for number in range(8):
        for lot in (True, False):
            match = Match(rules, 2, {}, f"lot/{number}")
            asked = match.pending()[match.rules.to_act(match._state)[0]]
            chooser = by_lot(rules, "2") if lot else bot(rules, "2")
            seat = asked.seat
            stream = match._root.fork(f"bot {seat}")
            move = chooser(match.view(seat), asked, match.legal(seat), stream)
            first[lot].add(rules.write(move))
    assert len(first[True]) > len(first[False])


def test_every_figure_of_a_run_that_is_played_and_none_twice() -> None:
    rules = load_rules("jawara-beksi")
    for players in (2, 3, 4):
        told = [figure for section in sections(rules, players) for figure in section.figures]
        assert {run for one in told for run in one.runs} == {
            run.key for run in runs(rules, players)
        }
        names = [figure.name for figure in told]
        assert len(names) == len(set(names))
