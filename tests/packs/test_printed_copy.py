"""Who owns a printed copy writes its Mind cards down, and all laws hold for them as for ours."""

from __future__ import annotations

from pathlib import Path

import pytest

import gelanggang
from gelanggang import BadInput
from gelanggang.bots import bot, bot_names
from gelanggang.core.match import replay
from gelanggang.core.record import read_record
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games.spell_future.cards import COUNTED, MIND_OPERATIONS, NO_LIMIT
from gelanggang.games.spell_future.moves import PLACE
from gelanggang.games.spell_future.reading import load_pack
from gelanggang.games.spell_future.rules import KEY
from tests.laws.scramble import Next, notices_now
from tests.laws.tables import Position, usual_table, walk
from tests.laws.test_hidden import sample_differs
from tests.laws.test_moves import offered_moves, unoffered_moves
from tests.packs.printed_copy import printed_copy, printed_folder, printed_rules

BOTS = ["random", "pemimpi", "penebak", "pengamat", "peramal"]
EVERY_COUNT = [2, 3, 4, 5]


def test_every_operation_and_every_rule_is_on_some_card() -> None:
    pack = printed_rules().pack
    used = {MIND_OPERATIONS[op.do] for ops in pack.mind_ops for op in ops}
    assert used == set(MIND_OPERATIONS)
    rules = [rule for rule in pack.mind_rules if rule is not None]
    for what in range(len(COUNTED)):
        assert any(rule.least[what] for rule in rules), COUNTED[what]
        assert any(rule.most[what] < NO_LIMIT for rule in rules), COUNTED[what]
    assert any(rule.one_colour for rule in rules)
    assert any(rule.boxes for rule in rules)
    assert None in pack.mind_rules


def test_a_rule_of_placement_says_where_it_comes_from() -> None:
    sources = printed_rules().pack.sources
    assert sources["careful-mind"]["place"] == "rulebook"
    assert sources["careful-mind"]["effects"] == "reconstruction"
    assert "place" not in sources["free-mind"]


CAREFUL = "{ tokens = { least = 2, most = 3 } }"
BROKEN = [
    ('"free"', "table", ""),
    ("{}", "says-nothing", ""),
    ("{ tokens = {} }", "says-nothing", ".tokens"),
    ("{ tokens = 3 }", "table", ".tokens"),
    ("{ token = { most = 3 } }", "unknown", ".token"),
    ("{ tokens = { many = 3 } }", "unknown", ".tokens.many"),
    ("{ tokens = { most = 0 } }", "whole", ".tokens.most"),
    ("{ tokens = { most = 13 } }", "whole", ".tokens.most"),
    ("{ tokens = { least = 0 } }", "whole", ".tokens.least"),
    ('{ tokens = { least = "two" } }', "whole", ".tokens.least"),
    ("{ tokens = { least = 3, most = 2 } }", "whole", ".tokens.most"),
    ("{ white = { most = -1 } }", "whole", ".white.most"),
    ("{ black = { least = true } }", "whole", ".black.least"),
    ("{ letters = { most = 0 } }", "whole", ".letters.most"),
    ("{ stack = { most = 0 } }", "whole", ".stack.most"),
    ("{ one_colour = 1 }", "flag", ".one_colour"),
    ('{ boxes = "AC" }', "texts", ".boxes"),
    ("{ boxes = [] }", "too-few", ".boxes"),
    ('{ boxes = ["A", "a"] }', "known", ".boxes[1]"),
    ('{ boxes = ["G"] }', "known", ".boxes[0]"),
    ('{ boxes = ["AB"] }', "known", ".boxes[0]"),
    ('{ boxes = ["B", "A", "B"] }', "twice", ".boxes[2]"),
    # Nobody could ever place a token with these.
    ("{ tokens = { least = 5 } }", "place-nothing", ""),
    ('{ boxes = ["E", "F"] }', "place-nothing", ""),
    ("{ white = { most = 0 }, black = { most = 0 } }", "place-nothing", ""),
    ("{ letters = { least = 3 }, tokens = { most = 2 } }", "place-nothing", ""),
    ("{ one_colour = true, white = { least = 1 }, black = { least = 1 } }", "place-nothing", ""),
]


def broken(folder: Path, old: str, new: str) -> BadInput:
    """What is told about Mind cards where something is written otherwise."""
    mind = printed_copy(folder / "pack") / "mind.toml"
    text = mind.read_text("utf-8")
    assert old in text, "the test is out of date"
    mind.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadInput) as told:
        load_pack(folder / "pack")
    return told.value


@pytest.mark.parametrize(("rule", "code", "key"), BROKEN)
def test_a_rule_that_cannot_be_is_refused_with_its_key(
    rule: str, code: str, key: str, tmp_path: Path
) -> None:
    told = broken(tmp_path, CAREFUL, rule)
    assert told.code == f"page-{code}"
    assert told.facts["file"] == "mind.toml"
    assert told.facts["key"] == f"card[careful-mind].place{key}"


MISS = '{ do = "vp_miss", n = 1, most = 2, colour = "white" }'
BROKEN_OPERATIONS = [
    (MISS, '{ do = "vp_miss", n = 1, most = 2 }', "missing", "careful-mind", "colour"),
    (
        MISS,
        '{ do = "vp_miss", n = 1, most = 2, colour = "red" }',
        "known",
        "careful-mind",
        "colour",
    ),
    (MISS, '{ do = "vp_miss", n = 1, colour = "white" }', "missing", "careful-mind", "most"),
    (MISS, '{ do = "vp_miss", most = 1, colour = "white" }', "missing", "careful-mind", "n"),
    ("n = 2, least = 2 }", "n = 2, least = 0 }", "whole", "dark-mind", "least"),
    ('"strength_both", n = 1', '"strength_both", n = 0', "whole", "torn-mind", "n"),
    (
        '"strength_both", n = 1',
        '"strength_both", n = 1, least = 2',
        "unknown",
        "torn-mind",
        "least",
    ),
    ("n = 1, most = 3 }", "n = 1 }", "missing", "wandering-mind", "most"),
    ('{ do = "echo" }', '{ do = "echo", n = 1 }', "unknown", "heavy-mind", "n"),
]


@pytest.mark.parametrize(("old", "new", "code", "card", "key"), BROKEN_OPERATIONS)
def test_an_operation_that_cannot_be_is_refused_with_its_key(
    old: str, new: str, code: str, card: str, key: str, tmp_path: Path
) -> None:
    told = broken(tmp_path, old, new)
    assert told.code == f"page-{code}"
    assert told.facts["key"] == f"card[{card}].effects[0].{key}"


def test_a_rule_without_a_source_is_refused(tmp_path: Path) -> None:
    told = broken(tmp_path, 'place = "rulebook", effects', "effects")
    assert (told.code, told.facts["key"]) == ("page-missing", "card[careful-mind].source.place")


@pytest.mark.slow
@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_the_laws_hold(seats: int) -> None:
    rules = printed_rules()
    table = usual_table(KEY, seats, rules)
    wrong: list[str] = []
    following = Next()
    for seed in range(4):
        for at in walk(table, seed, rules):
            if at.aside.below(3):
                continue
            wrong += offered_moves(at)
            wrong += unoffered_moves(at, 10)[0]
            for watcher in table.watchers:
                wrong += sample_differs(at, watcher)
                wrong += notices_now(at, watcher)
                wrong += following.notices(at, watcher)
    assert not wrong, "\n".join(wrong[:5])


@pytest.mark.slow
def test_random_play_uses_every_card() -> None:
    pack = printed_rules().pack
    used: set[int] = set()
    for seed in range(30):
        for at in walk(usual_table(KEY, 5, printed_rules()), seed, printed_rules()):
            if at.move.verb == PLACE and len(at.move.things) > 1:
                used.add(at.move.things[0])
    assert used >= set(range(len(pack.minds)))


@pytest.mark.slow
@pytest.mark.parametrize("seats", EVERY_COUNT)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_keeps_to_the_rules_on_its_cards(name: str, seats: int) -> None:
    """A match refuses what is not allowed; and what was played is played again from its record."""
    match = gelanggang.match(KEY, seats, seed=f"printed {name}", pack=printed_folder())
    match.finish([gelanggang.bot(match.rules, name) for _ in range(seats)])
    text = match.record().text()
    assert replay(printed_rules(), read_record(text, "a record")).record().text() == text


def thought(at: Position, name: str) -> object:
    view = at.rules.view(at.state, at.seat)
    asked = at.rules.pending(at.state)[at.seat]
    found = bot(at.rules, name).think(view, asked, at.offers, make_rng(FAST, "printed"))
    return at.rules.canonical(at.state, at.seat, found.move)


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_whatever_a_bot_thinks_of_is_on_offer(name: str) -> None:
    assert name in bot_names(printed_rules())
    for seats in (2, 4):
        for at in walk(usual_table(KEY, seats, printed_rules()), 1, printed_rules()):
            assert thought(at, name) in at.offers, at.wrong(name)
