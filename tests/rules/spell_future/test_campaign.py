"""The Story Campaign, the way through it: SF-90 to SF-99."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.core.match import Match
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games import load_rules
from gelanggang.games.spell_future.campaign import Campaign, default_campaign, load_campaign
from gelanggang.games.spell_future.chapter import PROVISIONS
from gelanggang.games.spell_future.journey import (
    ENDED,
    MEMORY,
    PLAY,
    PROVISION,
    Journey,
    read_journey,
)
from gelanggang.games.spell_future.rules import KEY
from gelanggang.games.spell_future.story import WAYS

RULES = load_rules(KEY)
PARTY = ["Sari", "Dodi", "Rani", "Budi", "Tono"]


@cache
def ours() -> Campaign:
    """The campaign that comes with the game."""
    return load_campaign(default_campaign(), RULES.pack)


def step(journey: Journey, way: str, damage: int = 0, names: list[str] = PARTY) -> None:
    """A game of the chapter that ended so."""
    journey.take(
        {
            "did": "played",
            "chapter": journey.chapter,
            "way": way,
            "damage": damage,
            "best": "lebah",
            "through": "",
            "alone": "Sari",
            "names": names,
            "provision": journey.provision,
            "date": "2026-11-16",
        }
    )


def end_chapter(journey: Journey, way: str, damage: int = 0) -> None:
    """Play a chapter until it is behind the party, and choose what comes first."""
    step(journey, way, damage)
    if journey.asked == PROVISION:
        journey.choose(PROVISIONS[0])
        step(journey, way, damage)
    if journey.asked == MEMORY:
        journey.choose(journey.choices()[0])


def walks(campaign: Campaign) -> Iterator[Journey]:
    """Every way through a campaign."""
    open_ends: list[list[str]] = [[]]
    while open_ends:
        ways = open_ends.pop()
        journey = Journey(campaign)
        for way in ways:
            end_chapter(journey, way)
        if journey.asked == ENDED:
            yield journey
        else:
            open_ends += [[*ways, way] for way in WAYS]


def test_sf_90_seven_chapters_are_walked_on_every_way() -> None:
    reached: set[str] = set()
    endings: set[str] = set()
    for journey in walks(ours()):
        assert len(journey.walked) == 7
        reached |= {one.key for one in journey.walked}
        endings.add(journey.ending)
    assert reached == set(ours().leaves)
    assert endings == set(ours().endings)
    assert len(endings) >= 3
    assert len(reached) in (10, 11)


def test_sf_90_days_are_three_at_first_and_seven_at_last() -> None:
    for leaf in ours().leaves.values():
        days = leaf.chapter.pack.days
        assert days in {1: (3,), 2: (3,), 7: (7,)}.get(leaf.step, (4, 5)), leaf.key


def test_sf_90_no_two_chapters_share_a_rule() -> None:
    rules = [tuple(leaf.chapter.rules()) for leaf in ours().leaves.values()]
    assert len(set(rules)) == len(rules)
    assert rules.count(()) == 1
    assert ours().leaves["ujian"].chapter.rules() == []


def test_sf_92_after_a_loss_the_party_chooses_a_provision() -> None:
    journey = Journey(ours())
    step(journey, "fallen")
    assert (journey.asked, journey.choices()) == (PROVISION, PROVISIONS)
    with pytest.raises(BadInput):
        journey.start()
    journey.choose("look")
    assert journey.asked == PLAY
    assert journey.chapter == ours().first
    chapter = journey.start()["chapter"]
    assert isinstance(chapter, dict)
    assert chapter["provision"] == "look"


def test_sf_92_losing_never_makes_the_next_try_harder() -> None:
    journey = Journey(ours())
    end_chapter(journey, "attack", damage=6)
    before = journey.start()
    step(journey, "fallen", damage=10)
    journey.choose("heal")
    after = journey.start()
    assert after["damage"] == before["damage"] == 2
    one, other = before["chapter"], after["chapter"]
    assert isinstance(one, dict)
    assert isinstance(other, dict)
    assert other == {**one, "provision": "heal"}


def test_sf_92_after_the_second_loss_the_story_goes_on() -> None:
    journey = Journey(ours())
    for _ in range(2):
        end_chapter(journey, "attack")
    end_chapter(journey, "fallen")
    assert [one.way for one in journey.walked] == ["attack", "attack", "fallen"]
    assert journey.chapter == "kabut"
    assert journey.asked == PLAY


def test_sf_93_a_provision_lasts_until_the_chapter_is_won() -> None:
    journey = Journey(ours())
    step(journey, "fallen")
    journey.choose("words")
    assert journey.provision == "words"
    step(journey, "defence")
    assert journey.provision == ""


def test_sf_93_no_damage_returns_nothing_and_takes_nothing() -> None:
    journey = Journey(ours())
    end_chapter(journey, "attack", damage=0)
    assert (journey.scars, journey.provision) == (0, "")


@pytest.mark.parametrize(("damage", "scars"), [(0, 0), (2, 0), (3, 1), (7, 2), (9, 3), (99, 3)])
def test_sf_94_a_third_of_the_damage_stays(damage: int, scars: int) -> None:
    journey = Journey(ours())
    end_chapter(journey, "defence", damage)
    assert journey.scars == scars
    assert journey.start().get("damage", 0) == scars


def test_sf_94_a_lost_try_leaves_no_scars() -> None:
    journey = Journey(ours())
    end_chapter(journey, "fallen", damage=10)
    assert journey.scars == 0


def test_sf_94_some_chapters_heal() -> None:
    assert any(leaf.heals for leaf in ours().leaves.values())
    journey = Journey(ours())
    for way in ("attack", "attack", "defence"):
        end_chapter(journey, way)
    assert journey.leaf.heals == 1
    end_chapter(journey, "attack", damage=9)
    assert journey.scars == 2


def test_sf_95_after_a_won_chapter_one_of_two_memories() -> None:
    journey = Journey(ours())
    step(journey, "attack")
    assert journey.asked == MEMORY
    first, second = journey.choices()
    with pytest.raises(BadInput):
        journey.choose("mind-of-focus")
    journey.choose(second)
    assert journey.memories == [second]
    assert first != second


def test_sf_95_it_lies_in_everybodys_hand_instead_of_the_ordinary_one() -> None:
    journey = Journey(ours())
    end_chapter(journey, "attack")
    match = Match(RULES, 4, {}, "memories", scenario=journey.start())
    usual = Match(RULES, 4, {}, "memories")
    story = match.view(None).story
    assert story is not None
    pack = story.chapter.pack
    mind = RULES.pack.minds.index("offensive-mind")
    assert match.view(None).minds == usual.view(None).minds
    assert [op.n for op in pack.mind_ops[mind]] == [2]
    assert [op.n for op in RULES.pack.mind_ops[mind]] == [1]


def test_sf_95_a_newer_memory_takes_the_place_of_the_older() -> None:
    for journey in walks(ours()):
        minds = [ours().memories[one]["mind"] for one in journey.memories]
        assert len(set(minds)) == len(minds)


def test_sf_95_a_lost_chapter_leaves_no_memory() -> None:
    journey = Journey(ours())
    end_chapter(journey, "fallen")
    assert journey.memories == []


def test_sf_96_how_a_chapter_ended_decides_the_next() -> None:
    forks = [leaf for leaf in ours().leaves.values() if len(set(leaf.ways.values())) > 1]
    assert len(forks) >= 3
    for way, chapter in (("attack", "gunung"), ("defence", "sungai"), ("fallen", "kabut")):
        journey = Journey(ours())
        end_chapter(journey, "attack")
        end_chapter(journey, "attack")
        end_chapter(journey, way)
        assert journey.chapter == chapter


@pytest.mark.slow
def test_sf_96_every_ending_is_reached_in_play() -> None:
    """By players who mostly agree: they fall often; so some chapters are ended for them."""
    reached: set[str] = set()
    for seed in range(60):
        rng = make_rng(FAST, f"walk {seed}")
        journey = Journey(ours())
        while journey.asked != ENDED:
            if journey.asked != PLAY:
                choices = journey.choices()
                journey.choose(choices[rng.below(len(choices))])
            elif len(journey.walked) < 6 and rng.below(2):
                step(journey, WAYS[rng.below(3)])
            else:
                play(journey, f"{seed}/{len(journey.steps)}", 2 + rng.below(4))
        reached.add(journey.ending)
        if reached == set(ours().endings):
            return
    assert reached == set(ours().endings)


def play(journey: Journey, seed: str, seats: int, names: list[str] = PARTY) -> None:
    """A game of the next chapter: all place the same, where they can."""
    match = Match(RULES, seats, {}, seed, scenario=journey.start())
    rng = make_rng(FAST, seed)
    tokens = ["A+2 B-2", "A+3 B-1", "A+1 B-3"][rng.below(3)]
    while not match.over:
        seat, asked = next((s, d) for s, d in match.pending().items() if not d.answered)
        offers = match.legal(seat)
        move = offers[rng.below(len(offers))]
        if asked.kind == "place" and not asked.facts["mystic"] and rng.below(8):
            wished = RULES.read(f"place {RULES.pack.minds[offers[0].things[0]]} {tokens}")
            move = wished if match.refusal(seat, wished) is None else move
        match.play(seat, move)
    assert match.outcome is not None
    journey.played(match.outcome, RULES.pack, names[:seats])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sf_97_whoever_is_there_plays(seats: int) -> None:
    journey = Journey(ours())
    names = PARTY[:seats]
    end_chapter(journey, "attack")
    match = Match(RULES, seats, {}, "attendance", scenario=journey.start())
    # Newcomers have the Memories too: they lie in every hand.
    story = match.view(None).story
    assert story is not None
    assert story.chapter.memories[0].key == journey.memories[0]
    step(journey, "attack", names=names)
    assert journey.steps[-1]["names"] == names


@pytest.mark.parametrize("seats", [2, 5])
def test_sf_99_a_day_of_practice_in_any_chapter_changes_nothing(seats: int) -> None:
    """For who comes back after a while: one day under the rule of the next chapter."""
    rng = make_rng(FAST, "practice")
    for key in ours().leaves:
        journey = Journey(ours())
        journey.chapter = key
        journey.memories.append("dua-sisi")
        match = Match(RULES, seats, {}, "practice", scenario=journey.practice())
        story = match.view(None).story
        assert story is not None
        assert story.chapter.pack.days == 1
        assert story.chapter.n == ours().leaves[key].chapter.n
        while not match.over:
            seat = next(s for s, d in match.pending().items() if not d.answered)
            offers = match.legal(seat)
            match.play(seat, offers[rng.below(len(offers))])
        assert journey.steps == []
        assert journey.asked == PLAY


def test_sf_98_a_campaign_is_written_to_a_file_and_read_back() -> None:
    for journey in list(walks(ours()))[::50]:
        again = read_journey(journey.text(), ours(), "story.json")
        assert again.text() == journey.text()
        assert (again.ending, again.memories, again.scars) == (
            journey.ending,
            journey.memories,
            journey.scars,
        )


def test_sf_98_it_can_be_kept_after_every_choice() -> None:
    journey = Journey(ours(), "keluarga")
    for way in ("fallen", "attack"):
        step(journey, way)
        again = read_journey(journey.text(), ours(), "story.json")
        assert (again.asked, again.choices()) == (journey.asked, journey.choices())
        journey.choose(journey.choices()[0])
        assert read_journey(journey.text(), ours(), "story.json").start() == journey.start()


def edited(text: str, name: str, value: object) -> str:
    """A file with another entry, and the digest of the old one."""
    entries = json.loads(text)
    entries[name] = value
    return json.dumps(entries)


def test_sf_98_a_broken_edited_or_foreign_file_is_refused() -> None:
    journey = Journey(ours())
    end_chapter(journey, "attack")
    text = journey.text()
    for wrong, code in (
        (text[: len(text) // 2], "record-cut"),
        ("{}", "campaign-format"),
        ("[1, 2]", "campaign-format"),
        (Match(RULES, 2, {}, "x").record().text(), "campaign-format"),
        (edited(text, "steps", []), "record-edited"),
        (edited(text, "campaign", "other"), "campaign-other"),
        (edited(text, "name", "\ud800"), "record-edited"),
    ):
        with pytest.raises(BadInput) as refused:
            read_journey(wrong, ours(), "story.json")
        assert refused.value.code == code
        assert refused.value.facts["file"] == "story.json"


@pytest.mark.parametrize("name", ["chapter", "way", "damage", "names", "best", "date"])
def test_sf_98_a_step_that_makes_no_sense_is_refused(name: str) -> None:
    journey = Journey(ours())
    step(journey, "attack")
    wrong = {**journey.steps[0], name: [None]}
    fresh = Journey(ours())
    with pytest.raises(BadInput):
        fresh.take(wrong)
    assert fresh.text() == Journey(ours()).text()


def test_sf_98_what_is_not_reached_is_nowhere_in_a_view() -> None:
    journey = Journey(ours())
    end_chapter(journey, "attack")
    match = Match(RULES, 3, {}, "unreached", scenario=journey.start())
    seen = " ".join([match.view(seat).text() for seat in (None, 0, 1, 2)] + [match.record().text()])
    for key in ours().leaves:
        assert (f'"{key}"' in seen) == (key == journey.chapter), key
    for ending in ours().endings:
        assert f'"{ending}"' not in seen
    for memory in ours().memories:
        assert (memory in seen) == (memory in journey.memories)


def test_sf_99_a_walked_chapter_is_played_again_without_consequences() -> None:
    journey = Journey(ours())
    end_chapter(journey, "attack")
    before = journey.text()
    Match(RULES, 2, {}, "again", scenario=journey.again("panggilan"))
    assert journey.text() == before
    with pytest.raises(BadInput):
        journey.again("pasar")


def test_sf_98_what_is_written_can_be_read_whatever_a_party_is_called() -> None:
    journey = Journey(ours(), "x" * 300 + "\u202e")
    play(journey, "long names", 2, ["S" * 300, "Do\ndi"])
    again = read_journey(journey.text(), ours(), "story.json")
    assert again.text() == journey.text()
    assert again.name == "x" * 64
    assert again.steps[0]["names"] == ["S" * 64, "Dodi"]
