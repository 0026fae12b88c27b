"""The Beast of the day: how strong it is, what it does, what it leaves behind."""

from __future__ import annotations

from gelanggang.games.spell_future import tell
from gelanggang.games.spell_future.cards import BEAST_ATTACK, BEAST_HEALTH, EFFECTS, HEAL
from gelanggang.games.spell_future.chapter import TOGETHER_HEALS, WOUNDS_STAY
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.story import Story
from gelanggang.games.spell_future.tell import Ears


def health(s: State) -> int:
    """In the column of the number of players (SF-43), with what is added to it today."""
    printed = s.pack.beast_health[s.beast][s.seats - 2]
    found = printed + s.pack.more_health[s.difficulty] + s.today[BEAST_HEALTH]
    return found if s.story is None else max(found - s.story.wounds, 1)


def attack(s: State) -> int:
    """Likewise."""
    printed = s.pack.beast_attack[s.beast][s.seats - 2]
    return printed + s.pack.more_attack[s.difficulty] + s.today[BEAST_ATTACK]


def defeated(s: State) -> bool:
    """Whether the mages are strong enough today."""
    return s.attack >= health(s)


def strikes(s: State) -> bool:
    """Whether the Beast comes to strike: not if it is defeated before."""
    return not (s.mages_first and defeated(s))


def held(s: State) -> bool:
    """Whether a Beast that strikes does no harm."""
    return s.defence >= attack(s)


def fight(s: State, ears: Ears) -> None:
    """Mages and Beast strike in the order of the die (SF-43 to SF-46)."""
    if s.mages_first:
        tell.struck(ears, s.beast, s.attack, health(s))
    if strikes(s):
        _strike(s, ears)
    if fallen(s):
        return
    if not s.mages_first:
        tell.struck(ears, s.beast, s.attack, health(s))
    _leave(s, ears)
    if s.story is not None:
        _tell_the_story(s, s.story, ears)


def _tell_the_story(s: State, story: Story, ears: Ears) -> None:
    """What a chapter remembers of a fight, and what it changes about it."""
    won = defeated(s)
    kept_off = strikes(s) and held(s)
    story.defeated += int(won)
    story.held += int(kept_off)
    story.stopped = won or kept_off
    if s.rule(WOUNDS_STAY):
        story.wounds = 0 if won else story.wounds + s.attack
    n = min(s.rule(TOGETHER_HEALS), s.damage) if story.all_hit else 0
    if n:
        s.damage -= n
        tell.healed(ears, n, s.damage)


def use_healing(s: State, story: Story, ears: Ears) -> None:
    """Let a Provision heal what it can (SF-92)."""
    n = min(story.healing, s.damage)
    if n:
        story.healing -= n
        s.damage -= n
        tell.healed(ears, n, s.damage)


def fallen(s: State) -> bool:
    """Whether the Village is lost (SF-60)."""
    return s.damage >= s.pack.village


def _strike(s: State, ears: Ears) -> None:
    if held(s):
        tell.held(ears, s.beast, s.defence, attack(s))
        return
    damage = s.pack.beast_damage[s.beast]
    s.damage = min(s.damage + damage, s.pack.village)
    tell.damaged(ears, s.beast, s.defence, attack(s), damage, s.damage)
    if s.story is not None:
        s.story.through = s.beast
        if not fallen(s):
            use_healing(s, s.story, ears)


def _leave(s: State, ears: Ears) -> None:
    """Effects for the next day; healing works at once."""
    pack = s.pack
    effects = pack.if_defeated[s.beast] if defeated(s) else pack.if_not_defeated[s.beast]
    for effect in effects:
        if effect.do == HEAL:
            n = min(effect.n, s.damage)
            s.damage -= n
            if n:
                tell.healed(ears, n, s.damage)
        elif s.day < pack.days:
            s.tomorrow[effect.do] += effect.n
            tell.leaves(ears, EFFECTS[effect.do], effect.n)
