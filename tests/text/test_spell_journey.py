"""Where a party stands, as everybody at its table is told."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from gelanggang.games import load_rules
from gelanggang.games.spell_future.campaign import default_campaign, load_campaign
from gelanggang.games.spell_future.journey import Journey
from gelanggang.games.spell_future.rules import KEY
from gelanggang.games.spell_future.story import WAYS
from gelanggang.games.spell_future.tale import Tale
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.spell_journey import JourneyTeller
from gelanggang.text.spell_story import LOST, story_teller
from tests.text.test_spell_recap import play

PACK = load_rules(KEY).pack
CAMPAIGN = load_campaign(default_campaign(), PACK)
TALE = Tale(CAMPAIGN, PACK)
SAID = {"title", "name", "before", "after", "line", "rules", "goals", "recap", "text"}


def places(seed: int) -> Iterator[Journey]:
    """A party at every place of a way through the story."""
    chance = random.Random(seed)
    journey = Journey(CAMPAIGN)
    yield journey
    while journey.asked != "ended":
        if journey.asked == "play":
            play(journey, chance.choice(WAYS), best=chance.choice(PACK.words), alone="Sari")
        else:
            journey.choose(chance.choice(journey.choices()))
        yield journey


in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
on_some_ways = pytest.mark.parametrize("seed", range(5))


@on_some_ways
@in_every_language
def test_all_of_it_is_told_and_nothing_else(lang: str, seed: int) -> None:
    teller = story_teller(CAMPAIGN, PACK, lang)
    for journey in places(seed):
        told = JourneyTeller(TALE, voice(lang)).told(journey)
        reached = [one.key for one in journey.walked] + [journey.chapter] * bool(journey.chapter)
        assert [one.id for one in told.chapters] == reached
        assert [one.step for one in told.chapters] == list(range(1, len(reached) + 1))
        assert [one.way for one in told.chapters if one.way] == [one.way for one in journey.walked]
        assert all(one.name and one.before and one.rules and one.goals for one in told.chapters)
        assert [one.line for one in told.tries] == teller.logbook(journey)
        assert [one.id for one in told.choices] == journey.choices()
        assert [one.id for one in told.memories] == journey.memories
        assert bool(told.provision) == bool(journey.provision)
        assert bool(told.ending_text) == bool(journey.ending)
        assert bool(told.recap) == bool(told.tries)


@on_some_ways
@in_every_language
def test_a_first_loss_and_a_second_one_are_told_differently(lang: str, seed: int) -> None:
    teller = story_teller(CAMPAIGN, PACK, lang)
    for journey in places(seed):
        told = JourneyTeller(TALE, voice(lang)).told(journey)
        games = [step for step in journey.steps if step["did"] == "played"]
        lost = ""
        for step, one in zip(games, told.tries, strict=True):
            chapter = str(step["chapter"])
            again = step["way"] == "fallen" and lost != chapter
            lost = chapter if again else ""
            assert one.after == teller.after(step, again)
            assert again == (one.after == teller.after({**step, "way": LOST}, False))


@on_some_ways
def test_in_no_language_there_are_ids_and_not_a_word(seed: int) -> None:
    for journey in places(seed):
        told = msgspec.json.decode(msgspec.json.encode(JourneyTeller(TALE, None).told(journey)))
        assert told["asked"] == journey.asked
        assert not SAID & set(told)
        for part in ("chapters", "tries", "choices", "memories"):
            assert all(not SAID & set(one) for one in told.get(part, []))


@in_every_language
def test_a_chapter_alone_is_told_by_its_start(lang: str) -> None:
    journey = Journey(CAMPAIGN)
    play(journey, "attack")
    teller = JourneyTeller(TALE, voice(lang))
    (again,) = teller.alone(journey.again("panggilan")).chapters
    assert (again.id, again.days, again.step) == ("panggilan", 3, 1)
    (practice,) = teller.alone(journey.practice()).chapters
    assert (practice.id, practice.days, practice.step) == ("pasar", 1, 2)
    assert practice.rules == story_teller(CAMPAIGN, PACK, lang).rules(
        CAMPAIGN.leaves["pasar"].chapter
    )
    assert len(practice.goals) == 1
