"""What the numbers on the Beasts show without a game: how many of them are out of order."""

from __future__ import annotations

from itertools import pairwise

from gelanggang.core.match import AnyRules
from gelanggang.games.spell_future.cards import FEWEST_SEATS, TIERS, Pack
from gelanggang.games.spell_future.rules import Rules
from gelanggang.lab.figure import NUMBER, Fact
from gelanggang.lab.interval import mean


def facts(rules: AnyRules) -> list[Fact]:
    """Numbers that nobody could reach, columns and tiers that do not grow."""
    assert isinstance(rules, Rules)
    pack = rules.pack
    return [
        Fact("beyond-tokens", NUMBER, _beyond(pack)),
        Fact("columns-stay", NUMBER, _columns(pack)),
        Fact("tiers-stay", NUMBER, _tiers(pack)),
    ]


def _beyond(pack: Pack) -> int:
    """Numbers above all tokens of their colour on the table."""
    return sum(
        number > tokens * (FEWEST_SEATS + column)
        for rows, tokens in (
            (pack.beast_health, pack.white_tokens),
            (pack.beast_attack, pack.black_tokens),
        )
        for row in rows
        for column, number in enumerate(row)
    )


def _columns(pack: Pack) -> int:
    """Steps to one more player at which a Beast does not get stronger in health or in attack."""
    return sum(
        more <= fewer
        for rows in (pack.beast_health, pack.beast_attack)
        for row in rows
        for fewer, more in pairwise(row)
    )


def _tiers(pack: Pack) -> int:
    """Steps to the next tier at which Beasts, in the middle, do not get stronger."""
    found = 0
    for measured in (
        pack.beast_damage,
        *[
            [health[column] + attack[column] for health, attack in _numbers(pack)]
            for column in range(len(pack.beast_health[0]))
        ],
    ):
        means = [
            mean([n for n, of in zip(measured, pack.beast_tiers, strict=True) if of == tier])
            for tier in range(1, TIERS + 1)
        ]
        found += sum(after <= before for before, after in pairwise(means))
    return found


def _numbers(pack: Pack) -> list[tuple[list[int], list[int]]]:
    return list(zip(pack.beast_health, pack.beast_attack, strict=True))
