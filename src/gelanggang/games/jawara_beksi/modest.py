"""What a pack that anybody can bring into a house may not do: make its bots think for ever.

The number of Combos grows with the hand as a power, and their orders faster than that.  Our own
cards stay far below what a bot can look through; whoever runs a house may try more in its folder.
"""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.games.book import Page
from gelanggang.games.jawara_beksi.cards import PARAMETERS, Pack
from gelanggang.games.jawara_beksi.operations import DRAW, EXCUSE, TAKE_CARD

MOST: Final = {
    "card_limit": 10,
    "action_draw": 4,
    "draw_phase": 3,
    "round_action": 5,
    "round_support": 5,
    "twins": 2,
}
"""Of parameters, with the best Character and the kindest Judge."""
MOST_DEALT: Final = 5
"""Cards for everybody at the start of a round."""
MOST_N: Final = {DRAW: 3, TAKE_CARD: 3, EXCUSE: 2}
MOST_ORDERED: Final = 6
"""Names whose place among others matters."""
MOST_BRIDGES: Final = 3


def check(pack: Pack, pages: dict[str, Page]) -> None:
    """Tell the pages of a pack what is too much."""
    table = pages["table"]
    for name, most in MOST.items():
        number = PARAMETERS.index(name)
        reached = pack.parameters[number]
        for changes in (pack.character_changes, pack.judge_changes):
            reached += max([0, *[one[number] for one in changes]])
        if reached > most:
            table.tell(_heavy(table, f"parameters.{name}", most))
    for name in ("actions", "behind_actions", "supports"):
        dealt = [pack.round_actions, pack.behind_actions, max(pack.round_supports)]
        if dealt[("actions", "behind_actions", "supports").index(name)] > MOST_DEALT:
            table.tell(_heavy(table, f"round.{name}", MOST_DEALT))
    told: list[str] = []
    for card, ops in enumerate(pack.ops):
        face = pack.face_ids[card]
        page = pages["action" if card < pack.action_cards else "support"]
        for i, op in enumerate(ops):
            if op.do in MOST_N and op.n > MOST_N[op.do] and face not in told:
                told.append(face)
                page.tell(_heavy(page, f"card[{face}].effects[{i}].n", MOST_N[op.do]))
    actions = pages["action"]
    if len({mark for mark in pack.marks if mark}) > MOST_ORDERED:
        actions.tell(_heavy(actions, "card", MOST_ORDERED))
    bridges = {name for name, bridge in zip(pack.names, pack.bridges) if bridge}
    if len(bridges) > MOST_BRIDGES:
        actions.tell(_heavy(actions, "card", MOST_BRIDGES))


def _heavy(page: Page, key: str, most: int) -> BadInput:
    return BadInput("pack-heavy", {"file": page.file, "key": key, "most": most})
