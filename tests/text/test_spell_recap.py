"""“Where were we?”: three sentences that name what happened, and nothing out of reach."""

from __future__ import annotations

import pytest

from gelanggang.games import load_rules
from gelanggang.games.spell_future.campaign import default_campaign, load_campaign
from gelanggang.games.spell_future.journey import Journey
from gelanggang.games.spell_future.rules import KEY
from gelanggang.games.spell_future.story import WAYS
from gelanggang.text.catalogue import LANGUAGES
from gelanggang.text.spell_recap import recap
from gelanggang.text.spell_story import StoryTeller, story_teller

RULES = load_rules(KEY)
CAMPAIGN = load_campaign(default_campaign(), RULES.pack)

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def teller(lang: str) -> StoryTeller:
    return story_teller(CAMPAIGN, RULES.pack, lang)


def play(journey: Journey, way: str, best: str = "", through: str = "", alone: str = "") -> None:
    """One game of the next chapter."""
    journey.take(
        {
            "did": "played",
            "chapter": journey.chapter,
            "way": way,
            "damage": 4,
            "best": best,
            "through": through,
            "alone": alone,
            "names": ["Sari", "Budi"],
            "provision": journey.provision,
            "date": "2026-01-01",
        }
    )


@in_every_language
def test_before_the_first_game_there_is_nothing_to_remember(lang: str) -> None:
    assert recap(teller(lang), Journey(CAMPAIGN)) == []


@in_every_language
@pytest.mark.parametrize("way", WAYS)
def test_three_sentences_at_every_place_and_only_of_what_was_reached(lang: str, way: str) -> None:
    told = teller(lang)
    journey = Journey(CAMPAIGN)
    while journey.asked != "ended":
        if journey.asked == "play":
            play(journey, way)
        else:
            journey.choose(journey.choices()[0])
        place, last, ahead = sentences = recap(told, journey)
        assert all(one.endswith(".") for one in sentences)
        assert str(len(journey.walked) or CAMPAIGN.length) in place
        assert told.name(str([one for one in journey.steps if "way" in one][-1]["chapter"])) in last
        assert told.name(journey.chapter or journey.ending) in ahead
        reached = {one.key for one in journey.walked} | {journey.chapter, journey.ending}
        names = " ".join([last, ahead])
        assert not [
            key
            for key in [*CAMPAIGN.leaves, *CAMPAIGN.endings]
            if key not in reached and f" {told.name(key)}." in names
        ]


@in_every_language
def test_what_happened_last_is_named(lang: str) -> None:
    told = teller(lang)
    word, beast = RULES.pack.words[0], RULES.pack.beasts[0]
    for way, happened, named in [
        ("attack", {"best": word, "through": beast}, "word"),
        ("defence", {"best": word, "through": beast}, "word"),
        ("fallen", {"best": word, "through": beast, "alone": "Budi"}, "beast"),
        ("fallen", {"best": word, "alone": "Budi"}, "name"),
        ("fallen", {"best": word}, "word"),
    ]:
        journey = Journey(CAMPAIGN)
        play(journey, way, **happened)
        thing = told.happened(journey.steps[-1])[named]
        assert thing
        assert thing in recap(told, journey)[1]
