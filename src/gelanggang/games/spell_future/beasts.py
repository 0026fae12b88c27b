"""The Beast of the day: how strong it is, what it does, what it leaves behind."""

from __future__ import annotations

from gelanggang.games.spell_future import tell
from gelanggang.games.spell_future.cards import BEAST_ATTACK, BEAST_HEALTH, EFFECTS, HEAL
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.tell import Ears


def health(s: State) -> int:
    """In the column of the number of players (SF-43), with what is added to it today."""
    printed = s.pack.beast_health[s.beast][s.seats - 2]
    return printed + s.pack.more_health[s.difficulty] + s.today[BEAST_HEALTH]


def attack(s: State) -> int:
    """Likewise."""
    printed = s.pack.beast_attack[s.beast][s.seats - 2]
    return printed + s.pack.more_attack[s.difficulty] + s.today[BEAST_ATTACK]


def fight(s: State, ears: Ears) -> None:
    """Mages and Beast strike in the order of the die (SF-43 to SF-46)."""
    defeated = s.attack >= health(s)
    if s.mages_first:
        tell.struck(ears, s.beast, s.attack, health(s))
        if not defeated:
            _strike(s, ears)
    else:
        _strike(s, ears)
        if not fallen(s):
            tell.struck(ears, s.beast, s.attack, health(s))
    if not fallen(s):
        _leave(s, defeated, ears)


def fallen(s: State) -> bool:
    """Whether the Village is lost (SF-60)."""
    return s.damage >= s.pack.village


def _strike(s: State, ears: Ears) -> None:
    if s.defence >= attack(s):
        tell.held(ears, s.beast, s.defence, attack(s))
        return
    damage = s.pack.beast_damage[s.beast]
    s.damage = min(s.damage + damage, s.pack.village)
    tell.damaged(ears, s.beast, s.defence, attack(s), damage, s.damage)


def _leave(s: State, defeated: bool, ears: Ears) -> None:
    """Effects for the next day; healing works at once."""
    pack = s.pack
    effects = pack.if_defeated[s.beast] if defeated else pack.if_not_defeated[s.beast]
    for effect in effects:
        if effect.do == HEAL:
            n = min(effect.n, s.damage)
            s.damage -= n
            if n:
                tell.healed(ears, n, s.damage)
        elif s.day < pack.days:
            s.tomorrow[effect.do] += effect.n
            tell.leaves(ears, EFFECTS[effect.do], effect.n)
