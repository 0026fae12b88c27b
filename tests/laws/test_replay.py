"""A game is a function of its record: replay, and save, load and go on, are equal to the byte."""

from __future__ import annotations

import random

from gelanggang.core.match import Match, replay, start_again
from gelanggang.core.record import read_record
from gelanggang.core.rng import KINDS, make_rng
from tests.laws.tables import Table, at_every_table, match_at, rules_of, spell, spoken

SEEDS = range(3)


def random_match(table: Table, seed: int, chance: str) -> Match:
    """A random game, played to its end through a Match."""
    match = match_at(table, f"law {seed}", chance=chance)
    choosing = make_rng(chance, f"choice {seed}")
    while not match.over:
        waiting = [seat for seat, one in match.pending().items() if not one.answered]
        seat = waiting[choosing.below(len(waiting))]
        offers = match.legal(seat)
        match.play(seat, offers[choosing.below(len(offers))])
    return match


def everything(match: Match) -> list[str]:
    """All that can be known of a match, in one spelling."""
    watchers = [*range(match.seats), None]
    return [
        match.record().text(),
        spell(match._state),
        *(match.view(seat).text() for seat in watchers),
        *(line for seat in watchers for line in spoken(match.heard(seat))),
        str(match._game.copy().word()),
    ]


@at_every_table
def test_replay_is_equal_even_while_the_global_generator_is_burned(table: Table) -> None:
    rules = rules_of(table.game)
    kept = random.getstate()
    try:
        for seed in SEEDS:
            for chance in KINDS:
                random.seed(seed)
                match = random_match(table, seed, chance)
                record = match.record()
                random.seed(-seed - 1)
                assert everything(replay(rules, record)) == everything(match)
                # Step by step, and somebody burns numbers in between.
                again = start_again(rules, record)
                for seat, text in record.choices:
                    random.seed(f"{seed} {text}")
                    random.random()
                    again.play(seat, rules.read(text))
                assert everything(again) == everything(match)
    finally:
        random.setstate(kept)


@at_every_table
def test_save_load_and_go_on_is_equal(table: Table) -> None:
    rules = rules_of(table.game)
    for seed in SEEDS:
        for chance in KINDS:
            match = random_match(table, seed, chance)
            choices = match.record().choices
            where = make_rng(chance, f"where {seed}")
            for cut in (0, where.below(len(choices)), where.below(len(choices)), len(choices)):
                part = start_again(rules, match.record())
                for seat, text in choices[:cut]:
                    part.play(seat, rules.read(text))
                saved = part.record().text()
                loaded = replay(rules, read_record(saved, "a saved game"))
                assert everything(loaded) == everything(part), f"{table} {seed} {cut}"
                assert loaded.record().text() == saved
                for seat, text in choices[cut:]:
                    loaded.play(seat, rules.read(text))
                assert everything(loaded) == everything(match), f"{table} {seed} {cut}"
