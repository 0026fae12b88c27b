"""Tells any game in the words that it brings along."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.thought import Reason
from gelanggang.core.decision import Decision
from gelanggang.core.errors import Fact, Facts, Refusal
from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules
from gelanggang.core.move import Move
from gelanggang.text.catalogue import Voice, listed
from gelanggang.text.facts import Said, listener, number, numbers
from gelanggang.text.narrator import BY_THE_TABLE, Narrator

SEATS: Final = ("seat", "opponent")


class PlainNarrator(Narrator):
    """Finds every sentence by the game's key: `KEY-event-won`, `KEY-prompt-show`, `KEY-move-show`.

    Facts called `seat`, `opponent` or `seats` become names, `thing` and `things` the names of
    things; of a move these are its own.  `me` says whether the one who listens is meant.
    """

    def __init__(self, rules: AnyRules, voice: Voice, names: list[str]) -> None:
        super().__init__(voice, names)
        self.key: Final = rules.key
        self.things: Final = rules.things()

    def event(self, event: Event, me: Seat | None = None) -> str:
        return self._say(f"event-{event.kind}", event.facts, me)

    def refusal(self, refusal: Refusal) -> str:
        if refusal.code in BY_THE_TABLE:
            return self.voice.say(f"refusal-{refusal.code}", **self._said(refusal.facts))
        return self._say(f"refusal-{refusal.code}", refusal.facts, None)

    def prompt(self, decision: Decision, me: Seat | None) -> str:
        facts: Facts = {**decision.facts, "seat": decision.seat}
        return self._say(f"prompt-{decision.kind}", facts, me)

    def move(self, move: Move) -> str:
        facts: Facts = {"things": list(move.things)}
        if move.things:
            facts["thing"] = move.things[0]
        return self._say(f"move-{move.verb}", facts, None)

    def reason(self, reason: Reason) -> str:
        return self.voice.say(f"why-{reason.code}", **self._said(reason.facts))

    def own_source(self, name: str) -> str:
        return self.voice.say(f"{self.key}-source", source=name)

    def thing(self, card: int) -> str:
        known = 0 <= card < len(self.things)
        return self.voice.say(f"{self.key}-thing", thing=self.things[card] if known else "hidden")

    def card_line(self, card: int) -> str:
        return self.thing(card)

    def _say(self, key: str, facts: Facts, me: Seat | None) -> str:
        return self.voice.say(f"{self.key}-{key}", **self._said(facts), me=listener(facts, me))

    def _said(self, facts: Facts) -> Said:
        return {name: self._say_fact(name, fact) for name, fact in facts.items()}

    def _say_fact(self, name: str, fact: Fact) -> str | int:
        if name in SEATS:
            return self.names[number(fact)]
        if name == "seats":
            return listed(self.voice, [self.names[seat] for seat in numbers(fact)])
        if name == "thing":
            return self.thing(number(fact))
        if name == "things":
            return listed(self.voice, [self.thing(one) for one in numbers(fact)])
        return ", ".join([str(one) for one in fact]) if isinstance(fact, list) else fact
