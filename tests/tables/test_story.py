"""A story at a live table: one chapter after another, and what is chosen together between them."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.games import GAMES, find_tale, load_rules
from gelanggang.games.spell_future.campaign import default_campaign, load_campaign
from gelanggang.games.spell_future.journey import MEMORY, PLAY, PROVISION, Journey, Step
from gelanggang.games.spell_future.rules import KEY as GAME
from gelanggang.games.spell_future.tale import Tale
from gelanggang.tables import verb as ask
from gelanggang.tables.denied import Denied
from gelanggang.tables.happening import Started, Voted
from gelanggang.tables.party import HOST, Party
from gelanggang.tables.seat import BOT, PERSON, Member
from gelanggang.tables.table import LOBBY, OVER, PLAYING
from tests.tables.fits import Watch
from tests.tables.sitting import Sitting, both_editions, spelled

STORY = "tujuh-hari"
RULES = load_rules(GAME)
CAMPAIGN = load_campaign(default_campaign(), RULES.pack)


def walked(*ways: str) -> Journey:
    """A party that has walked chapters, and has taken along what comes first."""
    party = Journey(CAMPAIGN, "Geng Kita")
    for way in ways:
        if party.asked != PLAY:
            party.choose(party.choices()[0])
        party.take(
            {
                "did": "played",
                "chapter": party.chapter,
                "way": way,
                "damage": 4,
                "best": "lebah",
                "through": "",
                "alone": "",
                "names": ["Sari", "Dodi"],
                "provision": party.provision,
                "date": "2026-11-16",
            }
        )
    return party


def telling(people: int = 3, seats: int = 3, ways: tuple[str, ...] = ()) -> Sitting:
    """A table where a story is told, to people who sit and to bots."""
    sitting = Sitting(GAME, seats, story=STORY, journey=walked(*ways).text())
    for _ in range(people):
        sitting.join()
    return sitting


def party(sitting: Sitting) -> Party:
    found = sitting.table.party
    assert found is not None
    return found


def journey(sitting: Sitting) -> Journey:
    found = party(sitting).journey
    assert isinstance(found, Journey)
    return found


def last_game(sitting: Sitting) -> Step:
    return next(step for step in reversed(journey(sitting).steps) if step["did"] == "played")


def members(sitting: Sitting) -> list[Member]:
    return list(sitting.table.members.values())


def memories(sitting: Sitting) -> list[str]:
    assert party(sitting).asked == MEMORY
    return party(sitting).journey.choices()


def vote(
    sitting: Sitting, member: Member, choice: str, seat: int | None = None, now: bool = False
) -> None:
    sitting.do(member, ask.Vote(choice, seat, now))


def play_chapter(sitting: Sitting) -> None:
    """Deal and play to the end, and choose the first of what can be chosen."""
    host = sitting.table.members[sitting.table.host]
    sitting.do(host, ask.Rematch(True) if sitting.table.phase == OVER else ask.Start())
    sitting.play_out()
    if party(sitting).choosing:
        sitting.do(host, ask.Vote(party(sitting).journey.choices()[0], host.seats[0], True))


# One chapter after another.


def test_a_story_is_told_to_its_end_at_one_table_and_is_what_its_rows_say() -> None:
    sitting = telling()
    watch = Watch(sitting.table)
    games = 0
    while party(sitting).asked == PLAY:
        play_chapter(sitting)
        games += 1
        watch.look(sitting.table)
        assert spelled(sitting.rebuilt()) == spelled(sitting.table)
    assert len(journey(sitting).walked) == CAMPAIGN.length
    assert journey(sitting).ending in CAMPAIGN.endings
    assert sitting.table.number == games
    assert (sitting.table.code, len(sitting.table.records)) == ("ABCD", games)


def test_what_is_told_of_a_game_is_who_played_it_and_the_day_of_its_last_row() -> None:
    sitting = telling(1)
    play_chapter(sitting)
    assert last_game(sitting)["names"] == sitting.table.names()
    assert last_game(sitting)["date"] == "2023-11-14"


def test_after_a_loss_and_after_a_win_something_is_chosen_first() -> None:
    for ways, asked in ((("fallen",), PROVISION), (("attack",), MEMORY)):
        sitting = telling(ways=ways)
        host = members(sitting)[0]
        before = spelled(sitting.table)
        with pytest.raises(BadInput, match="campaign-asked") as refused:
            sitting.do(host, ask.Start())
        assert refused.value.facts == {"asked": asked}
        assert spelled(sitting.table) == before
        vote(sitting, host, party(sitting).journey.choices()[-1], now=True)
        sitting.do(host, ask.Start())
        assert sitting.table.phase == PLAYING


def test_another_game_waits_for_what_is_chosen_and_for_nothing_after_the_end() -> None:
    sitting = telling()
    host = members(sitting)[0]
    sitting.do(host, ask.Start())
    sitting.play_out()
    for now in (False, True):
        with pytest.raises(BadInput, match="campaign-asked"):
            sitting.do(host, ask.Rematch(now))
    assert not sitting.table.eager
    ended = telling(ways=("attack",) * 7)
    with pytest.raises(BadInput) as refused:
        ended.do(members(ended)[0], ask.Start())
    assert refused.value.facts == {"asked": "ended"}


def test_what_the_journey_has_taken_is_never_taken_back() -> None:
    sitting = telling(2, 2)
    host = members(sitting)[0]
    sitting.do(host, ask.Start())
    sitting.play_out()
    taken = party(sitting).journey.text()
    for member in members(sitting):
        with pytest.raises(Denied):
            sitting.do(member, ask.Undo())
        with pytest.raises(Denied):
            sitting.do(member, ask.Consent(True))
    assert party(sitting).journey.text() == taken


def test_a_chapter_that_was_walked_is_played_alone_as_often_as_one_likes() -> None:
    start = walked("attack").again("panggilan")
    sitting = Sitting(GAME, 2, story=STORY, chapter="panggilan", scenario=start)
    host = sitting.join()
    assert sitting.table.party is None
    assert not sitting.table.lesson
    for _ in range(2):
        sitting.do(host, ask.Rematch(True) if sitting.table.number else ask.Start())
        assert sitting.match.scenario == start
        sitting.play_out()
    with pytest.raises(Denied, match="no-story"):
        vote(sitting, host, "tokens")
    assert spelled(sitting.rebuilt()) == spelled(sitting.table)


# The story as it was.


def other_campaign(folder: Path, file: str, pattern: str, put: str) -> Tale:
    """Ours, with one thing changed in one of its files."""
    shutil.copytree(default_campaign(), folder)
    path = folder / file
    text, found = re.subn(pattern, put, path.read_text("utf-8"), flags=re.M)
    assert found == 1
    path.write_text(text, "utf-8")
    return Tale(load_campaign(folder, RULES.pack), RULES.pack)


def told_otherwise(monkeypatch: pytest.MonkeyPatch, tale: Tale) -> None:
    find_tale.cache_clear()
    monkeypatch.setitem(GAMES[GAME].tales, STORY, lambda _: tale)


@pytest.fixture(autouse=True)
def told_anew() -> Iterator[None]:
    yield
    find_tale.cache_clear()


def test_a_chapter_that_was_dealt_stays_what_it_was_when_its_numbers_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = telling()
    sitting.do(members(sitting)[0], ask.Start())
    sitting.play_out()
    tale = other_campaign(
        tmp_path / "c", "panggilan.toml", r"^health = .*$", "health = [1, 1, 1, 1]"
    )
    told_otherwise(monkeypatch, tale)
    assert spelled(sitting.rebuilt()) == spelled(sitting.table)
    started = next(row.did for row in sitting.rows if isinstance(row.did, Started))
    assert started.scenario == sitting.match.scenario


def test_a_table_cannot_go_on_in_a_story_in_which_something_else_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = telling()
    sitting.do(members(sitting)[0], ask.Start())
    sitting.play_out()
    shutil.copytree(default_campaign(), tmp_path / "c")
    (tmp_path / "c" / "panggilan.toml").rename(tmp_path / "c" / "undangan.toml")
    head = tmp_path / "c" / "map.toml"
    head.write_text(head.read_text("utf-8").replace("panggilan", "undangan"), "utf-8")
    told_otherwise(monkeypatch, Tale(load_campaign(tmp_path / "c", RULES.pack), RULES.pack))
    with pytest.raises(Denied, match="story-changed"):
        sitting.rebuilt()


def test_other_cards_go_on_with_the_story_if_they_have_what_it_needs() -> None:
    sitting = Sitting(GAME, 3, find=both_editions(GAME), story=STORY)
    host = sitting.join()
    play_chapter(sitting)
    before = party(sitting).journey.text()
    sitting.do(host, ask.SetPack("first"))
    assert sitting.table.pack == "first"
    assert party(sitting).journey.text() == before
    play_chapter(sitting)
    assert spelled(sitting.rebuilt()) == spelled(sitting.table)


def test_cards_without_what_the_story_needs_are_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def poor(rules: object) -> Tale:
        raise BadInput("page-known", {"file": "ujian.toml", "key": "beasts[0]"})

    sitting = Sitting(GAME, 3, find=both_editions(GAME), story=STORY)
    host = sitting.join()
    monkeypatch.setitem(GAMES[GAME].tales, STORY, poor)
    before = spelled(sitting.table)
    with pytest.raises(BadInput, match="story-cards"):
        sitting.do(host, ask.SetPack("first"))
    assert spelled(sitting.table) == before
    find_tale.cache_clear()
    with pytest.raises(BadInput, match="story-cards"):
        Sitting(GAME, 3, story=STORY)


def test_a_story_that_is_none_of_the_game_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown-story"):
        Sitting(GAME, 3, story="seribu-malam")
    with pytest.raises(BadInput, match="unknown-story"):
        Sitting("jawara-beksi", 3, story=STORY)
    with pytest.raises(Denied, match="no-story"):
        Sitting("jawara-beksi", 3, journey=walked().text())
    with pytest.raises(Denied, match="story-lesson"):
        Sitting(GAME, 3, story=STORY, lesson=True)
    for name in ("x" * 33, "<b>", "a\u202eb"):
        with pytest.raises(Denied, match="story-name"):
            Sitting(GAME, 3, story=STORY, story_name=name)


# Choosing together.


def test_most_votes_decide_when_all_who_are_here_have_voted() -> None:
    sitting = telling(ways=("attack",))
    one, two = memories(sitting)
    host, dodi, wati = members(sitting)
    vote(sitting, host, one)
    vote(sitting, dodi, two)
    assert party(sitting).votes == {0: one, 1: two}
    assert party(sitting).asked == MEMORY
    vote(sitting, wati, two)
    assert party(sitting).asked == PLAY
    assert not party(sitting).votes
    assert journey(sitting).memories == [two]
    with pytest.raises(Denied, match="nothing-to-choose"):
        vote(sitting, wati, two)


def test_a_vote_can_be_changed_and_is_told_once() -> None:
    sitting = telling(2, ways=("attack",))
    one, two = memories(sitting)
    host, dodi = members(sitting)
    for choice in (one, one, two):
        vote(sitting, dodi, choice)
    told = [row.did.choice for row in sitting.rows if isinstance(row.did, Voted)]
    assert told == [one, two]
    vote(sitting, host, two)
    assert journey(sitting).memories == [two]


def test_in_a_tie_the_hosts_own_vote_decides() -> None:
    for mine in (0, 1):
        sitting = telling(2, ways=("attack",))
        choices = memories(sitting)
        host, dodi = members(sitting)
        vote(sitting, host, choices[mine])
        vote(sitting, dodi, choices[1 - mine])
        assert journey(sitting).memories == [choices[mine]]


def test_a_tie_of_others_waits_until_the_host_ends_it() -> None:
    sitting = telling(5, 5, ways=("fallen",))
    provisions = party(sitting).journey.choices()
    a, b, c = provisions[:3]
    host, *others = members(sitting)
    vote(sitting, host, c)
    for member, choice in zip(others, (a, a, b, b), strict=True):
        vote(sitting, member, choice)
    assert party(sitting).asked == PROVISION
    with pytest.raises(Denied, match="story-tie"):
        vote(sitting, host, provisions[3], now=True)
    vote(sitting, host, b)
    assert journey(sitting).provision == b


def test_a_host_without_a_seat_has_a_say_in_ties_alone() -> None:
    sitting = Sitting(GAME, 3, story=STORY, journey=walked("attack").text())
    screen = sitting.join_several([])
    one, two = memories(sitting)
    dodi, wati = sitting.join(), sitting.join()
    vote(sitting, screen, one)
    assert party(sitting).votes == {HOST: one}
    vote(sitting, dodi, two)
    vote(sitting, wati, one)
    assert journey(sitting).memories == [one]


def test_a_screen_with_nobody_but_bots_decides_alone() -> None:
    sitting = Sitting(GAME, 3, story=STORY, journey=walked("attack").text())
    screen = sitting.join_several([])
    one, two = memories(sitting)
    vote(sitting, screen, two)
    assert journey(sitting).memories == [two]
    assert one not in party(sitting).journey.text()


def test_on_a_device_that_is_passed_round_everybody_votes_and_a_tie_is_ended_by_hand() -> None:
    sitting = Sitting(GAME, 2, story=STORY, journey=walked("attack").text())
    both = sitting.join_several(["Sari", "Dodi"])
    one, two = memories(sitting)
    with pytest.raises(Denied, match="which-seat"):
        vote(sitting, both, one)
    vote(sitting, both, one, seat=0)
    vote(sitting, both, two, seat=1)
    assert party(sitting).votes == {0: one, 1: two}
    vote(sitting, both, two, seat=1, now=True)
    assert journey(sitting).memories == [two]


def test_only_the_host_ends_a_vote_and_only_for_what_is_on_offer() -> None:
    sitting = telling(2, ways=("attack",))
    one, _ = memories(sitting)
    host, dodi = members(sitting)
    with pytest.raises(Denied, match="host-only"):
        vote(sitting, dodi, one, now=True)
    with pytest.raises(Denied, match="story-choice"):
        vote(sitting, host, "tokens", now=True)
    with pytest.raises(Denied, match="not-your-seat"):
        vote(sitting, dodi, one, seat=0)
    onlooker = sitting.join_several([], wait=True)
    with pytest.raises(Denied, match="no-seat"):
        vote(sitting, onlooker, one)


def test_who_is_not_there_holds_nobody_up() -> None:
    sitting = telling(3, ways=("attack",))
    one, _ = memories(sitting)
    host, dodi, wati = members(sitting)
    vote(sitting, host, one)
    vote(sitting, dodi, one)
    sitting.go(wati)
    assert party(sitting).choosing
    sitting.wait(6.0)
    assert not party(sitting).choosing


def test_votes_stay_with_those_who_gave_them() -> None:
    sitting = telling(3, ways=("attack",))
    one, two = memories(sitting)
    host, dodi, wati = members(sitting)
    vote(sitting, dodi, two)
    vote(sitting, wati, one)
    sitting.do(host, ask.Swap(0, 1))
    assert party(sitting).votes == {0: two, 2: one}
    sitting.do(host, ask.SetSeats(2))
    assert party(sitting).votes == {sitting.table.names().index(dodi.name): two}
    sitting.do(dodi, ask.Leave())
    assert not party(sitting).votes


# Who is there.


def test_sf_97_attendance_changes_between_chapters() -> None:
    sitting = telling(1, 2)
    host = members(sitting)[0]
    for seats in (2, 5, 3, 4):
        sitting.do(host, ask.SetSeats(seats))
        play_chapter(sitting)
        assert last_game(sitting)["names"] == sitting.table.names()
        assert len(sitting.table.names()) == seats
    assert spelled(sitting.rebuilt()) == spelled(sitting.table)


def test_sf_97_whoever_comes_between_chapters_takes_the_place_of_a_bot() -> None:
    sitting = telling(1)
    play_chapter(sitting)
    assert sitting.table.phase == OVER
    late = sitting.join("Ratna")
    assert sitting.table.chairs[late.seats[0]].kind == PERSON
    play_chapter(sitting)
    assert "Ratna" in str(last_game(sitting)["names"])
    while any(chair.kind == BOT for chair in sitting.table.chairs):
        sitting.join()
    with pytest.raises(Denied, match="full"):
        sitting.join()


def test_sf_97_anybody_of_the_party_begins_the_next_chapter_but_not_the_first() -> None:
    sitting = telling(2)
    host, dodi = members(sitting)
    with pytest.raises(Denied, match="host-only"):
        sitting.do(dodi, ask.Start())
    play_chapter(sitting)
    sitting.do(host, ask.SetSeats(2))
    assert sitting.table.phase == LOBBY
    sitting.do(dodi, ask.Start())
    assert sitting.table.phase == PLAYING


def test_sf_97_who_comes_when_all_others_are_gone_takes_the_story_up() -> None:
    sitting = telling(3)
    play_chapter(sitting)
    for member in members(sitting):
        sitting.go(member)
    late = sitting.join("Ratna", wait=True)
    assert not late.seats
    sitting.wait(31.0)
    assert sitting.table.host == late.number
    gone = sitting.table.chairs[1].name
    sitting.do(late, ask.Kick(1))
    assert sitting.table.chairs[1].kind == PERSON, "who waits gets the seat"
    assert gone not in sitting.table.names()
    sitting.do(late, ask.Rematch(True))
    assert sitting.table.phase == PLAYING
