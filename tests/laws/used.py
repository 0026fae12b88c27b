"""What random play must have tried before we believe it: the cards and operations of each game.

Of a game without an entry here, the things that its moves name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gelanggang.core.match import AnyRules
from gelanggang.games.jawara_beksi import moves as jawara_moves
from gelanggang.games.jawara_beksi.operations import OPERATIONS
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules
from gelanggang.games.spell_future import cards as spell_cards
from gelanggang.games.spell_future import moves as spell_moves
from gelanggang.games.spell_future.rules import Rules as SpellRules
from tests.laws.tables import Position


@dataclass(frozen=True)
class Uses:
    """What there is to use, and what a move uses of it."""

    known: Callable[[Any], set[str]]
    """Each takes the rules of its own game."""
    by_move: Callable[[Position], list[str]]


def _jawara_known(rules: JawaraRules) -> set[str]:
    pack = rules.pack
    return {*pack.card_ids, *pack.characters, *pack.judges, *OPERATIONS}


def _jawara_used(at: Position) -> list[str]:
    """The cards that are played, those of their effects that work, the Character, the Judge."""
    pack = at.state.pack
    move = at.move
    if move.verb == jawara_moves.TAKE_CHARACTER:
        return [pack.characters[move.things[0]]]
    if move.verb not in (jawara_moves.PLAY_COMBO, jawara_moves.PLAY_SUPPORT):
        return []
    used = [pack.judges[at.state.judge]]
    size = len(move.things) if move.verb == jawara_moves.PLAY_COMBO else at.state.combo_size
    for i, card in enumerate(move.things):
        used.append(pack.card_ids[card])
        working = [op for op in pack.ops[card] if op.works(i + 1, size)]
        used += [op.word for op in working]
    return used


def _spell_known(rules: SpellRules) -> set[str]:
    pack = rules.pack
    # Those that no card of ours has are played with the cards of tests/packs/printed_copy.py.
    done = [spell_cards.MIND_OPERATIONS[op.do] for ops in pack.mind_ops for op in ops]
    return {*pack.beasts, *pack.minds, *pack.colours, *pack.words, *done, *spell_cards.EFFECTS}


def _spell_used(at: Position) -> list[str]:
    """What lies open, what is chosen, and what a Beast has left."""
    state = at.state
    pack = state.pack
    used = [pack.beasts[state.beast]]
    if at.move.verb == spell_moves.OPEN:
        used.append(pack.colours[at.move.things[0]])
    elif at.move.verb == spell_moves.PLACE:
        used += [pack.words[word] for word in state.words_open()]
        used += [spell_cards.EFFECTS[effect] for effect, n in enumerate(state.today) if n]
        if state.minds_work():
            mind = at.move.things[0]
            used.append(pack.minds[mind])
            used += [spell_cards.MIND_OPERATIONS[op.do] for op in pack.mind_ops[mind]]
        used += _spell_healed(at)
    return used


def _spell_healed(at: Position) -> list[str]:
    """Healing works at once, so nothing of it is left to be seen on the next day."""
    heals = [op.do for op in at.state.pack.if_defeated[at.state.beast]]
    if spell_cards.HEAL not in heals or len(at.rules.to_act(at.state)) > 1:
        return []
    kinds = [one.full.kind for one in at.after()[1]]
    return ["heal"] if "healed" in kinds else []


def _things_known(rules: AnyRules) -> set[str]:
    found = set(rules.things())
    assert found, f"say in tests/laws/used.py what there is to use in {rules.key}"
    return found


def _things_used(at: Position) -> list[str]:
    return [at.rules.things()[thing] for thing in at.move.things]


USES = {
    "jawara-beksi": Uses(_jawara_known, _jawara_used),
    "spell-from-the-future": Uses(_spell_known, _spell_used),
}
"""By game."""
THINGS = Uses(_things_known, _things_used)
"""Of any other game."""
