"""What a player cares for, as numbers: they were tuned by play, and a persona bends them."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # What is kept in hand, in points.
    "card": 0.86,
    "time": 0.45,
    "score": 0.2,
    "direction": 0.1,
    "support": 0.85,
    "over_limit": 0.27,
    "fit": 0.4,
    "double": 0.5,
    # What effects bring beside points.
    "draw_support": 1.2,
    "discard": 0.9,
    "take": 1.7,
    "give_back": 0.26,
    "skip": 0.6,
    "guard": 0.3,
    # The end of a round.
    "last_point": 3.0,
    "danger": 3.0,
    "reach": 4.4,
    "reach_card": 0.93,
    "reach_spread": 2.0,
    # Support cards.
    "hold_helper": 0.4,
    "take_support": 1.5,
    "swap": 1.0,
    # A DUEL: how much likelier to win it must make us.
    "duel": 0.033,
    # The same for a Pibu, which is lost with the round, so that fair odds will do.
    "pibu": -0.001,
    # What each point of a wager costs, for everybody who only looks on.
    "wager": 0.0015,
    # How far leads still move, times the root of the points to come; what cards in hand add then.
    "spread": 1.2,
    "hand_action": 1.2,
    "hand_support": 0.35,
    # Characters, by what they change.
    "twins": 0.3,
    "action_draw": 1.1,
    "card_limit": 0.5,
    "round_support": 0.9,
    "bonus": 0.9,
    "bonus_needs": -1.2,
    "draw_phase": 2.5,
    "round_action": 1.0,
    # How much less a Character may be worth than the best and still be taken.
    "taste": 0.5,
}


class Weights:
    """The same numbers as fields, for speed."""

    def __init__(self, changes: dict[str, float] | None = None) -> None:
        values = WEIGHTS if changes is None else {**WEIGHTS, **changes}
        self.card: Final = values["card"]
        self.time: Final = values["time"]
        self.score: Final = values["score"]
        self.direction: Final = values["direction"]
        self.support: Final = values["support"]
        self.over_limit: Final = values["over_limit"]
        self.fit: Final = values["fit"]
        self.double: Final = values["double"]
        self.draw_support: Final = values["draw_support"]
        self.discard: Final = values["discard"]
        self.take: Final = values["take"]
        self.give_back: Final = values["give_back"]
        self.skip: Final = values["skip"]
        self.guard: Final = values["guard"]
        self.last_point: Final = values["last_point"]
        self.danger: Final = values["danger"]
        self.reach: Final = values["reach"]
        self.reach_card: Final = values["reach_card"]
        self.reach_spread: Final = values["reach_spread"]
        self.hold_helper: Final = values["hold_helper"]
        self.take_support: Final = values["take_support"]
        self.swap: Final = values["swap"]
        self.duel: Final = values["duel"]
        self.pibu: Final = values["pibu"]
        self.wager: Final = values["wager"]
        self.spread: Final = values["spread"]
        self.hand_action: Final = values["hand_action"]
        self.hand_support: Final = values["hand_support"]
        self.twins: Final = values["twins"]
        self.action_draw: Final = values["action_draw"]
        self.card_limit: Final = values["card_limit"]
        self.round_support: Final = values["round_support"]
        self.bonus: Final = values["bonus"]
        self.bonus_needs: Final = values["bonus_needs"]
        self.taste: Final = values["taste"]
        self.draw_phase: Final = values["draw_phase"]
        self.round_action: Final = values["round_action"]
