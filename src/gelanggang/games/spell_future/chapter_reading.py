"""Reading a chapter: from the start of a game, where all of it is written, or from its file."""

from __future__ import annotations

from typing import Final

from gelanggang.games.book import Page
from gelanggang.games.spell_future.cards import FEWEST_SEATS, MOST_SEATS, TIERS, Pack
from gelanggang.games.spell_future.chapter import (
    GOALS,
    MOST_DAYS,
    NO_GOAL,
    PROVISIONS,
    RULE_LIMITS,
    RULES,
    Chapter,
    Memory,
)
from gelanggang.games.spell_future.mind_cards import read_operation

COLUMNS: Final = MOST_SEATS - FEWEST_SEATS + 1
MOST_CHANGED: Final = 5
"""What a chapter can add to the health or the attack of every Beast, or take away."""
PLAYED: Final = ["days", "line_up", "beasts", "health", "attack", "rule", "goal"]
"""What of a chapter's file the game itself is played by."""


def read_chapter(page: Page, pack: Pack) -> Chapter:
    """A chapter at the start of a game; BadInput with its key when something is wrong."""
    key = page.plain_id("id")
    days = page.whole("days", 1, min(MOST_DAYS, len(pack.minds)))
    beasts, line_up = _read_beasts(page, pack, days)
    rules = _read_rules(page)
    goal = _read_goal(page, days)
    memories = (
        [read_memory(one, pack) for one in page.pages("memories")] if page.has("memories") else []
    )
    provision = page.one_of("provision", PROVISIONS) if page.has("provision") else ""
    cards = pack.twin()
    cards.days = days
    cards.word_cards_a_day += int(provision == "words")
    for difficulty in range(len(cards.line_ups)):
        cards.line_ups[difficulty] = line_up
        cards.more_health[difficulty] = 0
        cards.more_attack[difficulty] = 0
    health, attack = _read_columns(page, "health"), _read_columns(page, "attack")
    _change(cards.beast_health, health)
    _change(cards.beast_attack, attack)
    for memory in memories:
        cards.mind_names[memory.mind] = memory.names
        cards.mind_ops[memory.mind] = memory.effects
    page.close()
    return Chapter(key, rules, goal, beasts, memories, provision, health, attack, cards)


def read_memory(page: Page, pack: Pack) -> Memory:
    """An improved Mind card."""
    key = page.plain_id("id")
    mind = page.one_of("mind", pack.minds)
    names = page.text("name_id"), page.text("name_en")
    effects = [read_operation(one) for one in page.pages("effects")]
    page.close()
    return Memory(key, pack.minds.index(mind), names, effects)


def _read_beasts(page: Page, pack: Pack, days: int) -> tuple[list[int], list[int]]:
    """Those that come, day by day, or by tier how many of them."""
    if not page.has("beasts"):
        line_up = page.wholes("line_up", 0, days)
        if len(line_up) != TIERS:
            raise page.wrong("line_up", "length", length=TIERS)
        if sum(line_up) != days:
            raise page.wrong("line_up", "sum", found=sum(line_up), length=days)
        for i, count in enumerate(line_up):
            found = pack.beast_tiers.count(i + 1)
            if found < count:
                raise page.wrong("line_up", "tier", tier=i + 1, found=found, least=count)
        return [], line_up
    beasts: list[int] = []
    line_up = [0] * TIERS
    for i, name in enumerate(page.texts("beasts")):
        if name not in pack.beasts:
            known = ", ".join(pack.beasts)
            raise page.wrong(f"beasts[{i}]", "known", value=name, known=known)
        beast = pack.beasts.index(name)
        if beast in beasts:
            raise page.wrong(f"beasts[{i}]", "twice", value=name)
        beasts.append(beast)
        line_up[pack.beast_tiers[beast] - 1] += 1
    if len(beasts) != days:
        raise page.wrong("beasts", "length", length=days)
    return beasts, line_up


def _read_rules(page: Page) -> list[int]:
    rules = [0] * len(RULES)
    for one in page.pages("rule"):
        name = one.one_of("do", RULES)
        if rules[RULES.index(name)]:
            raise one.wrong("do", "twice", value=name)
        n = 1
        if name in RULE_LIMITS:
            least, most = RULE_LIMITS[name]
            n = one.whole("n", least, most)
        one.close()
        rules[RULES.index(name)] = n
    return rules


def _read_goal(page: Page, days: int) -> list[int]:
    goal = [NO_GOAL] * len(GOALS)
    inner = page.page("goal")
    if not inner.data:
        raise page.wrong("goal", "says-nothing", known=", ".join(GOALS))
    inner.read.update(GOALS)
    for i, name in enumerate(GOALS):
        if not inner.has(name):
            continue
        if name == "last":
            if not inner.flag(name):
                raise inner.wrong(name, "flag")
            goal[i] = 1
        elif name == "damage":
            goal[i] = inner.whole(name, 0, 99)
        else:
            goal[i] = inner.whole(name, 1, days)
    inner.close()
    return goal


def _read_columns(page: Page, name: str) -> list[int]:
    """What every Beast has more or less, for each number of players."""
    if not page.has(name):
        return [0] * COLUMNS
    found = page.wholes(name, -MOST_CHANGED, MOST_CHANGED)
    if len(found) != COLUMNS:
        raise page.wrong(name, "length", length=COLUMNS)
    return found


def _change(numbers: list[list[int]], more: list[int]) -> None:
    for columns in numbers:
        for i, n in enumerate(more):
            columns[i] = max(columns[i] + n, 1)
