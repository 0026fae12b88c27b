"""What the house says of each way to play is what was counted, with the cards that are shipped."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from gelanggang.bots import levels
from gelanggang.cli.measure import SEED
from gelanggang.core.errors import BadInput
from gelanggang.games import find_game, load_rules
from gelanggang.games.jawara_beksi import moves as jawara_moves
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA
from gelanggang.games.spell_future import moves as spell_moves
from gelanggang.games.spell_future.rules import KEY as SPELL
from gelanggang.hall.library import Library
from gelanggang.lab.games import YARDSTICKS, yardstick_of
from gelanggang.lab.machine import compiled
from gelanggang.lab.measured import words as measured_words
from gelanggang.lab.measured.findings import Finding, Findings, file_of, findings, read, write
from gelanggang.lab.measured.measuring import SAMPLE, Ways, measure, measurer, plan_of, ways_of
from gelanggang.lab.measured.way import STANDARD, way_of, way_of_level
from gelanggang.lab.measured.words import Words
from gelanggang.lab.run import FIRST
from gelanggang.lab.spell_future.runs import DREAMERS
from gelanggang.lab.tally import GAMES, STUCK, WIN
from gelanggang.server.signboard import signboard
from gelanggang.text.catalogue import LANGUAGES, voice

MEASURED = list(YARDSTICKS)
LONGEST = 80
"""Letters beside a value: two lines of a phone."""
every_game = pytest.mark.parametrize("game", MEASURED)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def written(game: str) -> Findings:
    found = findings(game)
    assert found is not None
    return found


def the_finding(game: str, seats: int, way: str) -> Finding:
    found = written(game).of(seats, way)
    assert found is not None, (game, seats, way)
    return found


def numbers(text: str) -> list[int]:
    """The numbers in a sentence, in order."""
    return [int(number) for number in re.findall(r"\d+", text)]


@every_game
def test_it_was_measured_with_the_rules_and_cards_that_are_shipped(game: str) -> None:
    rules, found = load_rules(game), written(game)
    assert (found.version, found.digest, found.compiled) == (
        rules.version,
        rules.label.digest,
        True,
    ), f"the cards or rules have changed: run `gelanggang measure {game}` with a compiled engine"
    assert (found.game, found.games, found.seed) == (game, yardstick_of(game).games, SEED)
    assert found.pack == f"{rules.label.name} {rules.label.version}"


@every_game
def test_nobody_changed_a_number_by_hand(game: str) -> None:
    found = written(game)
    assert found.seal == found.right_seal(), f"run `gelanggang measure {game}`: {file_of(game)}"
    assert file_of(game).read_text("utf-8") == write(found)


@every_game
def test_every_way_to_play_was_measured_in_as_many_games_as_it_says(game: str) -> None:
    found = written(game)
    ways = ways_of(game)
    assert [(one.seats, one.way) for one in found.found] == [
        (seats, run.key) for seats, run in ways
    ]
    for one, (_, run) in zip(found.found, ways, strict=True):
        assert one.counts[GAMES] == run.games(found.games)
        assert one.sample[GAMES] == SAMPLE
        assert all(n <= one.counts[name] for name, n in one.sample.items())
        assert STUCK not in one.counts


def again(game: str, ways: Ways) -> None:
    """Plays the first games of some ways as they were played, and finds what was written."""
    plan = plan_of(game, ways, SAMPLE, written(game).seed)
    counter = measurer(plan)
    samples = [i for i, block in enumerate(plan.blocks) if block.first == 0]
    for (seats, run), number in zip(ways, samples, strict=True):
        assert counter(number) == the_finding(game, seats, run.key).sample, (
            f"{run.key} of {seats} goes otherwise now: run `gelanggang measure {game}`"
        )


@every_game
def test_the_same_seeds_give_what_is_written(game: str) -> None:
    fewest = load_rules(game).fewest_seats
    again(game, [(seats, run) for seats, run in ways_of(game) if seats == fewest and run.options])


@pytest.mark.slow
@every_game
def test_the_same_seeds_give_what_is_written_at_larger_tables_too(game: str) -> None:
    slow = {way_of_level(level) for level in list(levels(load_rules(game)))[2:]}
    again(game, [(seats, run) for seats, run in ways_of(game) if run.key not in slow])


@every_game
@every_language
def test_everything_that_can_be_chosen_says_what_it_does(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measured_words, "compiled", lambda: True)
    rules = load_rules(game)
    [told] = [one for one in signboard(Library(), lang).games if one.game == game]
    tables = [str(one.seats) for one in told.tables]
    said = [one.says for one in told.tables]
    for option in told.options:
        for choice in option.choices:
            assert list(choice.says) == [str(seats) for seats in choice.seats]
            said += choice.says.values()
    for level in told.levels:
        assert list(level.says) == tables
        said += level.says.values()
    assert len(tables) == rules.most_seats - rules.fewest_seats + 1
    for text in said:
        assert text
        assert len(text) <= LONGEST, text


@every_game
@every_language
def test_minutes_are_those_of_the_choices_that_were_counted(game: str, lang: str) -> None:
    rules, yardstick = load_rules(game), yardstick_of(game)
    words = Words(rules, voice(lang))
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        exact = yardstick.minutes(the_finding(game, seats, STANDARD))
        assert abs(numbers(words.seats(seats))[0] - exact) <= 2.501
        for option in rules.options:
            for choice in option.choices:
                found = written(game).of(seats, way_of(option, choice))
                if found is not None:
                    told = numbers(words.choice(option, choice, seats))[0]
                    assert abs(told - yardstick.minutes(found)) <= 2.501


@every_language
def test_of_spell_it_is_said_how_often_the_village_stands(lang: str) -> None:
    rules = load_rules(SPELL)
    words = Words(rules, voice(lang))
    [difficulty] = rules.options
    shares: dict[str, list[float]] = {}
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        for choice in difficulty.choices:
            found = the_finding(SPELL, seats, way_of(difficulty, choice))
            share = found.counts["stands"] / found.counts[GAMES]
            shares.setdefault(str(choice), []).append(share)
            assert_in_ten(words.choice(difficulty, choice, seats), numbers_before=1, share=share)
        for level in levels(rules):
            way = STANDARD if level == DREAMERS else way_of_level(level)
            found = the_finding(SPELL, seats, way)
            share = found.counts["stands"] / found.counts[GAMES]
            assert_in_ten(words.level(level, seats), numbers_before=0, share=share)
    means = [sum(some) / len(some) for some in shares.values()]
    assert means == sorted(means, reverse=True), "harder is not harder"


def assert_in_ten(text: str, numbers_before: int, share: float) -> None:
    """A share is told in tenths, or with words where it is nearly all or nothing."""
    told = numbers(text)[numbers_before:]
    if told:
        n, ten = told
        assert (ten, 0 < n < 10) == (10, True)
        assert abs(n / 10 - share) <= 0.0501, text
    else:
        assert share <= 0.05 or share >= 0.95, text


@every_language
def test_of_jawara_it_is_said_what_rounds_are_like_and_who_wins(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measured_words, "compiled", lambda: True)
    rules = load_rules(JAWARA)
    words = Words(rules, voice(lang))
    rounds, without_down, hands = rules.options
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        for choice in rounds.choices:
            found = the_finding(JAWARA, seats, way_of(rounds, choice))
            led = found.counts["leader.r1.won"] / WIN / found.counts["leader.r1"]
            assert abs(numbers(words.choice(rounds, choice, seats))[-2] / 10 - led) <= 0.0501
        for option in (without_down, hands):
            for choice in option.choices:
                way = written(JAWARA).of(seats, way_of(option, choice))
                if way is not None:
                    turns = way.counts["turns"] / way.counts["player-rounds"]
                    assert abs(numbers(words.choice(option, choice, seats))[1] - turns) <= 0.501
        for level in levels(rules):
            found = the_finding(JAWARA, seats, way_of_level(level))
            won = 100 * found.counts[FIRST] / WIN / found.counts[GAMES]
            low, *more = numbers(words.level(level, seats).partition("%")[0])
            if more:
                assert low < won < more[0] <= low + 30
            else:
                assert abs(low - won) <= 2.501


@every_game
def test_nothing_is_said_of_cards_that_were_not_measured(game: str) -> None:
    [earlier, *_] = find_game(game).earlier_packs()
    assert speechless(Words(load_rules(game, earlier), voice("id")), game)
    assert not speechless(Words(load_rules(game), voice("id")), game)


def speechless(words: Words, game: str) -> bool:
    """Whether nothing at all is said."""
    rules = load_rules(game)
    option = rules.options[0]
    return not any(
        words.seats(seats)
        or words.choice(option, option.default, seats)
        or any(words.level(level, seats) for level in levels(rules))
        for seats in range(rules.fewest_seats, rules.most_seats + 1)
    )


def test_a_game_that_nobody_measured_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured_words, "findings", lambda game: None)
    assert speechless(Words(load_rules(JAWARA), voice("en")), JAWARA)


def test_a_choice_that_was_not_measured_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = written(JAWARA)
    part = [one for one in whole.found if one.way != "rounds=5"]
    planted = msgspec.structs.replace(whole, found=part)
    monkeypatch.setattr(measured_words, "findings", lambda game: planted)
    rules = load_rules(JAWARA)
    words = Words(rules, voice("en"))
    assert [bool(words.choice(rules.options[0], n, 2)) for n in (3, 4, 5)] == [True, True, False]


@pytest.mark.parametrize("fast", [False, True])
def test_how_strong_a_bot_is_that_thinks_less_here_is_not_said(
    fast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measured_words, "compiled", lambda: fast)
    words = Words(load_rules(JAWARA), voice("en"))
    assert [bool(words.level(level, 2)) for level in ("1", "2", "3")] == [True, True, fast]


def test_it_is_known_how_long_people_take_for_every_choice() -> None:
    assert set(YARDSTICKS[JAWARA].seconds) == set(jawara_moves.WORDS)
    assert set(YARDSTICKS[SPELL].seconds) == set(spell_moves.VERBS)


@every_game
def test_what_is_assumed_of_people_stands_in_the_docs(game: str) -> None:
    yardstick = yardstick_of(game)
    text = (Path(__file__).parents[2] / "docs" / "balance.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| ([^|]+) \|", text, re.MULTILINE))
    for verb, seconds in yardstick.seconds.items():
        more = yardstick.waiting.get(verb)
        assert rows[verb] == (f"{seconds}" if more is None else f"{seconds} + {more} a player")


def test_minutes_by_hand() -> None:
    counts = {GAMES: 2, "chose.open": 8, "chose.place": 12, "stands": 1}
    found = Finding(3, STANDARD, {}, counts)
    yardstick = replace(
        yardstick_of(SPELL), seconds={"open": 15, "place": 60}, waiting={"place": 10}
    )
    # Four days of two games, each waiting for three people; 8 Colours.
    assert yardstick.minutes(found) == (4 * (60 + 30) + 8 * 15) / 2 / 60


@pytest.mark.slow
def test_measuring_writes_what_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = replace(yardstick_of(SPELL), levels=lambda rules, players: [])
    monkeypatch.setitem(YARDSTICKS, SPELL, few)
    heard: list[int] = []
    found = measure(SPELL, 5, "s", each=heard.append)
    file = tmp_path / "found.toml"
    file.write_text(write(found), encoding="utf-8")
    assert read(file) == found
    assert found.compiled is compiled()
    assert sum(heard) == 5 * len(found.found)
    assert found.seal == found.right_seal()
    one = found.found[0]
    changed = msgspec.structs.replace(one, counts={**one.counts, "stands": 99})
    assert msgspec.structs.replace(found, found=[changed]).right_seal() != found.seal


def test_a_game_without_a_yardstick_cannot_be_measured() -> None:
    with pytest.raises(BadInput, match="no-yardstick"):
        yardstick_of("chess")
