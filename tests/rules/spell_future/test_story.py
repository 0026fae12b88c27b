"""The Story Campaign, one chapter: SF-90 to SF-93, and the rules that chapters can have."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.core.match import Match, replay
from gelanggang.core.record import read_record
from gelanggang.games.spell_future.chapter import PROVISIONS, RULE_LIMITS
from gelanggang.games.spell_future.chapter import RULES as CHAPTER_RULES
from gelanggang.games.spell_future.story import Story
from tests.rules.spell_future.table import (
    ALL_MYSTIC,
    COLOURS,
    MYSTIC,
    PACK,
    PLAIN,
    RULES,
    SEED,
    WORDS,
    Table,
    without,
)

Rule = dict[str, object]
FIRST, SECOND = "A", "B"


def chapter(
    *rules: Rule,
    goal: dict[str, object] | None = None,
    seats: int = 3,
    days: int = 3,
    beasts: Sequence[str] = PLAIN,
    dice: int = 2,
    damage: int = 0,
    provision: str = "",
    memories: Sequence[Rule] = (),
    words: str = WORDS,
) -> Table:
    """The first morning of a chapter with these rules; its goal is met, if nothing else is said."""
    inner: dict[str, object] = {
        "id": "a-chapter",
        "days": days,
        "beasts": list(beasts)[:days],
        "rule": list(rules),
        "goal": goal or {"damage": 9},
        "memories": list(memories),
    }
    if provision:
        inner["provision"] = provision
    scenario: dict[str, object] = {
        "chapter": inner,
        "mage": 1,
        "damage": damage,
        "words": words.split(),
        "colours": COLOURS.split(),
        "dice": [dice] * days,
    }
    return Table(Match(RULES, seats, {}, SEED, scenario=scenario))


def story(table: Table) -> Story:
    """The chapter as everybody sees it."""
    found = table.view().story
    assert found is not None
    return found


def do(name: str, n: int = 0) -> Rule:
    """A rule of a chapter."""
    return {"do": name, "n": n} if n else {"do": name}


def test_sf_90_a_chapter_has_days_beasts_and_rules_of_its_own() -> None:
    table = chapter(do("mirror"), days=2, beasts=[PLAIN[3], PLAIN[1]])
    assert table.beast == PLAIN[3]
    table.reveal()
    assert (table.day, table.beast) == (2, PLAIN[1])
    table.reveal()
    assert table.match.over
    assert table.outcome.facts["chapter"] == "a-chapter"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("rule", CHAPTER_RULES)
def test_sf_90_every_rule_is_kept_in_the_record(rule: str, seats: int) -> None:
    table = chapter(do(rule, RULE_LIMITS.get(rule, (0, 0))[0]), seats=seats)
    while not table.match.over:
        seat = table.asked_seats[0]
        table.match.play(seat - 1, table.match.legal(seat - 1)[-1])
    record = table.match.record()
    again = replay(RULES, read_record(record.text(), "kept"))
    assert again.outcome == table.match.outcome
    assert again.record().text() == record.text()


def test_sf_90_a_game_of_its_own_knows_no_chapter() -> None:
    match = Match(RULES, 3, {}, SEED)
    view = match.view(0).plain()
    assert (view["story"], view["led"], view["next_beast"]) == (None, None, -1)


def test_sf_90_black_strikes_as_well() -> None:
    table = chapter(do("black_both"))
    table.reveal("A+2 B-1", "A+1 B-2", "B-1")
    assert table.strength == (3 + 4, 4)


@pytest.mark.parametrize("n", [2, 3])
def test_sf_90_hits_on_the_word_that_was_named_count_more(n: int) -> None:
    table = chapter(do("key_word", n))
    assert (table.asked, table.asked_seats) == ("name", [1])
    table.play("say minyak")
    table.reveal("B+3 A-1", "B+1 A-1", "C+1")
    assert table.strength == (4 * n, 2)
    # VP are counted as always.
    assert table.vp(1) == (3, 1)


def test_sf_90_only_words_of_the_day_can_be_named() -> None:
    table = chapter(do("key_word", 2))
    assert table.offers(1) == ["say lebah", "say minyak", "say restoran-fast-food", "say biskuit"]
    other = next(word for word in PACK.words if word not in table.words().values())
    assert table.refused(f"say {other}") == "word-not-open"


def test_sf_90_the_same_mind_card_is_worth_more() -> None:
    table = chapter(do("same_mind", 2)).open()
    table.reveal("open-mind A+2", "open-mind A+2", "kindred-mind B-1")
    assert table.strength == (4 + 2, 0 + 2)
    assert table.told("same-mind")[0]["seats"] == [1, 2]


def test_sf_90_different_mind_cards_are_not() -> None:
    table = chapter(do("same_mind", 2)).open()
    table.reveal("open-mind A+2", "broad-mind A+2", "echo-mind B-1")
    assert table.strength == (4, 0)


def test_sf_90_colours_stay_for_two_days() -> None:
    table = chapter(do("colours_stay", 2), days=3).open()
    first = table.colours()
    table.reveal()
    assert (table.day, table.asked) == (2, "place")
    assert table.colours() == first
    table.reveal()
    assert (table.day, table.asked) == (3, "colour")
    assert table.colours() == []


def test_sf_90_a_mystic_day_ends_that() -> None:
    table = chapter(do("colours_stay", 2), beasts=[PLAIN[0], MYSTIC, PLAIN[1]])
    table.reveal()
    assert table.is_mystic
    assert table.colours() == []


def test_sf_90_lonely_stacks_feed_the_beast() -> None:
    table = chapter(do("misses_feed", 1))
    _, attack = table.health_and_attack()
    table.reveal("A+1 B-1", "A+1 C+1", "D-2")
    assert table.numbers("fed") == [3]
    struck = [*table.told("held"), *table.told("damaged")]
    assert struck[0]["attack"] == attack + 3
    # Only today.
    assert table.health_and_attack()[1] == chapter(beasts=PLAIN[1:]).health_and_attack()[1]


def test_sf_90_in_the_mirror_black_strikes_and_white_guards() -> None:
    table = chapter(do("mirror"))
    table.reveal("A+2 B-1", "A+1 B-1", "")
    assert table.strength == (2, 3)
    assert table.vp(1) == (2, 1)


def test_sf_90_a_beast_that_was_not_defeated_comes_again_with_its_wounds() -> None:
    table = chapter(do("wounds_stay"))
    beast = table.beast
    health, _ = table.health_and_attack()
    table.hits(white=4)
    assert table.beast == beast
    assert table.health_and_attack()[0] == health - 4
    table.hits(white=health - 4)
    assert table.kinds().count("defeated") == 1
    assert table.beast != beast
    assert story(table).wounds == 0


def test_sf_90_the_first_mage_places_first_for_all_to_see() -> None:
    table = chapter(do("open_mage")).open()
    assert table.asked_seats == [1]
    assert table.refused_tokens("A+1", seat=2) == "not-your-turn"
    table.place(1, "A+2 B-1")
    assert table.asked_seats == [2, 3]
    mind = PACK.minds.index("open-mind")
    for watcher in (None, 1, 2, 3):
        assert table.view(watcher).led == [mind, 0, 2, 1, -1]
    # What was shown stays; what the others choose is secret as ever.
    assert table.refused_tokens("A+1", seat=1) == "not-your-turn"
    table.place(2, "A+2")
    assert table.view(3).led == [mind, 0, 2, 1, -1]
    assert table.view(3).mine is None
    table.place(3, "B-1")
    assert table.strength == (4, 2)


@pytest.mark.parametrize("every", [2, 3])
def test_sf_90_every_nth_day_is_mystic(every: int) -> None:
    table = chapter(do("mystic_days", every), days=4)
    days: list[bool] = []
    while not table.match.over:
        table.open()
        days.append(bool(table.match.pending()[0].facts["mystic"]))
        for seat in (1, 2, 3):
            table.match.play(seat - 1, table.match.legal(seat - 1)[-1])
    assert days == [day % every == 0 for day in range(1, len(days) + 1)]


def test_sf_90_a_mystic_beast_is_mystic_on_any_day() -> None:
    assert chapter(do("mystic_days", 2), beasts=[*ALL_MYSTIC]).asked == "word"


def test_sf_90_the_village_heals_when_everybody_hits() -> None:
    table = chapter(do("together_heals", 1), damage=3)
    table.reveal("A+2 B-2", "A+2 B-2", "A+2 B-2")
    assert table.numbers("healed", "damage") == [2]
    table.reveal("A+2", "A+2", "C+1")
    assert len(table.told("healed")) == 1


def test_sf_91_a_chapter_is_won_by_all() -> None:
    table = chapter(goal={"damage": 9}).days(3)
    assert table.winners == [1, 2, 3]
    assert table.outcome.facts["way"] == "defence"
    assert "chapter-won" in table.kinds()
    assert not {"won", "shared-win", "team-won"} & set(table.kinds())


@pytest.mark.parametrize("seats", [2, 5])
def test_sf_91_nobody_is_better_than_the_others(seats: int) -> None:
    table = chapter(seats=seats).hits(white=4).days(2)
    assert table.winners == list(range(1, seats + 1))
    assert "grade" not in table.outcome.facts


def test_sf_91_without_its_goal_a_chapter_is_lost() -> None:
    table = chapter(goal={"last": True}).days(3)
    assert table.winners == []
    assert table.outcome.facts["village"] == "stands"
    assert table.outcome.facts["way"] == "fallen"


@pytest.mark.parametrize(
    ("goal", "days"),
    [({"defeat": 2}, 2), ({"hold": 3}, 1), ({"damage": 0}, 1), ({"together": 2}, 2)],
)
def test_sf_91_a_goal_out_of_reach_ends_the_try(goal: dict[str, object], days: int) -> None:
    table = chapter(goal=goal).days(days)
    assert table.match.over
    assert table.outcome.facts["way"] == "fallen"
    assert table.kinds()[-1] == "chapter-lost"


def test_sf_91_a_goal_counts_what_was_done() -> None:
    table = chapter(goal={"defeat": 1, "together": 1})
    table.hits(white=9).days(2)
    assert table.outcome.facts["way"] == "attack"
    goals = story(table).plain(table.damage)["goals"]
    assert goals == [
        {"goal": "defeat", "n": 1, "reached": 1},
        {"goal": "together", "n": 1, "reached": 1},
    ]


def test_sf_91_a_fallen_village_is_a_lost_chapter() -> None:
    table = chapter(goal={"damage": 99}, damage=9).days(1)
    assert table.match.over
    assert table.outcome.facts["village"] == "fallen"
    assert table.outcome.facts["way"] == "fallen"


def test_sf_92_a_token_more_on_the_first_day() -> None:
    table = chapter(provision="tokens").open()
    assert table.limit() == 5
    table.reveal().open()
    assert table.limit() == 4


def test_sf_92_a_word_card_more_every_day() -> None:
    table = chapter(provision="words", beasts=without("word_cards").split())
    assert len(table.words()) == 6
    table.reveal()
    assert len(table.words()) == 6


def test_sf_92_a_look_at_the_next_beast() -> None:
    table = chapter(provision="look")
    assert table.asked == "colour"
    for watcher in (None, 1, 2, 3):
        assert PACK.beasts[table.view(watcher).next_beast] == PLAIN[1]
    table.days(2)
    assert table.view().next_beast == -1


def test_sf_92_without_it_nobody_knows_the_next_beast() -> None:
    assert chapter().view(1).next_beast == -1


def test_sf_92_one_damage_healed_at_once_or_later() -> None:
    assert chapter(provision="heal", damage=2).damage == 1
    table = chapter(provision="heal")
    table.reveal()
    done = table.numbers("damaged", "n")[0]
    assert table.damage == done - 1
    table.reveal()
    assert table.damage == done - 1 + table.numbers("damaged", "n")[1]


def test_sf_92_nothing_is_healed_when_the_village_has_fallen() -> None:
    table = chapter(provision="heal", damage=9)
    assert table.damage == 8
    strong = max(PACK.beasts, key=lambda one: PACK.beast_damage[PACK.beasts.index(one)])
    table = chapter(provision="heal", beasts=[strong, *PLAIN], goal={"damage": 99}, damage=7)
    assert table.damage == 6
    table.reveal()
    assert table.outcome.facts["village"] == "fallen"


@pytest.mark.parametrize("provision", PROVISIONS)
def test_sf_93_a_provision_lasts_for_the_whole_try(provision: str) -> None:
    table = chapter(provision=provision)
    table.days(2)
    assert story(table).chapter.provision == provision


@pytest.mark.parametrize(
    ("wrong", "code", "key"),
    [
        ({"days": 8}, "page-whole", "chapter.days"),
        ({"beasts": ["nobody"] * 3}, "page-known", "chapter.beasts[0]"),
        ({"rule": [{"do": "sing"}]}, "page-known", "chapter.rule[0].do"),
        ({"rule": [do("key_word", 9)]}, "page-whole", "chapter.rule[0].n"),
        ({"rule": [do("mirror"), do("mirror")]}, "page-twice", "chapter.rule[1].do"),
        ({"goal": {}}, "page-says-nothing", "chapter.goal"),
        ({"goal": {"win": 1}}, "page-unknown", "chapter.goal.win"),
        ({"provision": "luck"}, "page-known", "chapter.provision"),
        ({"mood": "good"}, "page-unknown", "chapter.mood"),
    ],
)
def test_sf_90_what_is_wrong_with_a_chapter_is_told_by_its_key(
    wrong: dict[str, object], code: str, key: str
) -> None:
    inner = {"id": "a", "days": 3, "beasts": PLAIN[:3], "rule": [], "goal": {"damage": 9}}
    with pytest.raises(BadInput) as refused:
        Match(RULES, 3, {}, SEED, scenario={"chapter": {**inner, **wrong}})
    assert (refused.value.code, refused.value.facts["key"]) == (code, key)
