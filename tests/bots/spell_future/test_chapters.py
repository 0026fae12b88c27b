"""Bots of every level play the rule of a chapter, and say why."""

from __future__ import annotations

import pytest

from gelanggang.bots import bot, levels
from gelanggang.bots.thought import Thought
from gelanggang.core.match import Match
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games import load_rules
from gelanggang.games.spell_future.rules import KEY
from gelanggang.games.spell_future.view import View
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.games import narrator
from tests.laws.chapters import chapters_of

RULES = load_rules(KEY)
LEVELS = list(levels(RULES))
every_level = pytest.mark.parametrize("level", LEVELS)
DAYS = range(8)


def morning(rule: dict[str, object], seed: str, seats: int = 3, damage: int = 0) -> Match[View]:
    """The first day of a chapter with this rule."""
    chapter = {
        "id": "a-chapter",
        "days": 3,
        "line_up": [1, 1, 1, 0],
        "rule": [rule],
        "goal": {"damage": 9},
    }
    start: dict[str, object] = {"chapter": chapter, "mage": 1, "damage": damage}
    return Match(RULES, seats, {}, seed, scenario=start)


def think(match: Match[View], seat: int, level: str) -> Thought:
    """What a bot of a level would do."""
    chance = make_rng(FAST, f"{match.seed} {seat}")
    return bot(RULES, level).think(
        match.view(seat), match.pending()[seat], match.legal(seat), chance
    )


def to_tokens(match: Match[View], level: str) -> None:
    """Come to the placing of tokens."""
    while next(iter(match.pending().values())).kind != "place":
        [seat] = match.pending()
        match.play(seat, think(match, seat, level).move)


def plain_days(
    rule: dict[str, object], level: str, seats: int = 3, damage: int = 0
) -> list[Match[View]]:
    """First days that are not Mystic, about to be placed on."""
    found: list[Match[View]] = []
    for day in DAYS:
        match = morning(rule, f"day {day}", seats, damage)
        to_tokens(match, level)
        if not match.pending()[0].facts["mystic"]:
            found.append(match)
    return found


def tokens(thought: Thought) -> dict[int, int]:
    """Pads and counts."""
    things = thought.move.things
    return dict(zip(things[1::2], things[2::2], strict=True))


@every_level
def test_all_play_every_chapter_to_its_end(level: str) -> None:
    for i, (key, scenario) in enumerate(chapters_of(KEY).items()):
        seats = 2 + i % 2
        match = Match(RULES, seats, {}, key, scenario=scenario)
        assert match.finish([bot(RULES, level)] * seats).facts["chapter"] == key


@every_level
def test_who_follows_meets_who_leads(level: str) -> None:
    for match in plain_days({"do": "open_mage"}, level, seats=2):
        lead = think(match, 0, level)
        assert lead.reason.code in ("lead-plainly", "no-tokens")
        match.play(0, lead.move)
        follow = think(match, 1, level)
        led, followed = tokens(lead), tokens(follow)
        assert any(led.get(pad, 0) * n > 0 for pad, n in followed.items())


@every_level
def test_the_mind_card_that_all_think_of_first(level: str) -> None:
    same = 0
    days = plain_days({"do": "same_mind", "n": 5}, level)
    for match in days:
        minds = [think(match, seat, level).move.things[0] for seat in range(3)]
        same += len(set(minds)) < 3
    assert same == len(days)


@every_level
def test_fewer_lonely_stacks_where_they_feed_the_beast(level: str) -> None:
    def stacks(rule: dict[str, object]) -> int:
        return sum(len(tokens(think(match, 0, level))) for match in plain_days(rule, level))

    assert stacks({"do": "misses_feed", "n": 3}) < stacks({"do": "wounds_stay"})


@every_level
def test_in_the_mirror_the_colours_change_places(level: str) -> None:
    def lean(rule: dict[str, object]) -> int:
        found = 0
        # One more blow is the end: whoever plans has to make up their mind.
        for match in plain_days(rule, level, damage=9):
            sign = 1 if match.view(0).mages_first else -1
            found += sign * sum(
                sum(tokens(think(match, seat, level)).values()) for seat in range(3)
            )
        return found

    assert lean({"do": "mirror"}) < lean({"do": "wounds_stay"})


@every_level
def test_more_black_where_it_counts_for_both(level: str) -> None:
    def black(rule: dict[str, object]) -> int:
        return sum(
            max(-n, 0)
            for match in plain_days(rule, level)
            for seat in range(3)
            for n in tokens(think(match, seat, level)).values()
        )

    assert black({"do": "black_both"}) >= black({"do": "colours_stay", "n": 2})


@every_level
def test_the_word_that_was_named_is_not_left_out(level: str) -> None:
    def on_key(times: int) -> int:
        found = 0
        for match in plain_days({"do": "key_word", "n": times}, level):
            key = match._state.letters().index(match.view(0).word)
            found += sum(key in tokens(think(match, seat, level)) for seat in range(3))
        return found

    plain = 0
    days = plain_days({"do": "key_word", "n": 3}, level)
    for match in days:
        key = match._state.letters().index(match.view(0).word)
        plain += sum((key + 1) % 4 in tokens(think(match, seat, level)) for seat in range(3))
    assert on_key(3) > plain


@every_level
@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_told(level: str, lang: str) -> None:
    told: set[str] = set()
    for key, scenario in chapters_of(KEY).items():
        match = Match(RULES, 3, {}, key, scenario=scenario)
        teller = narrator(RULES, voice(lang), ["Sari", "Dodi", "Rani"])
        while not match.over and len(match.choices) < 8:
            seat = next(s for s, one in match.pending().items() if not one.answered)
            thought = think(match, seat, level)
            teller.look(match)
            assert teller.reason(thought.reason).strip()
            told.add(thought.reason.code)
            match.play(seat, thought.move)
    assert len(told) >= 5, told
