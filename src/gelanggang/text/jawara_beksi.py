"""Tells a game of Jawara Beksi."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.thought import Reason
from gelanggang.core.decision import Decision
from gelanggang.core.errors import Fact, Facts, Refusal
from gelanggang.core.event import Event
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.move import Move
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.cards import DECKS, Pack
from gelanggang.text import jawara_beksi_cards as cards
from gelanggang.text.catalogue import Voice, listed
from gelanggang.text.facts import Said, listener, number, numbers
from gelanggang.text.narrator import BY_THE_TABLE, Narrator


class JawaraNarrator(Narrator):
    """Knows the cards' names and what they do."""

    def __init__(self, pack: Pack, voice: Voice, names: list[str]) -> None:
        super().__init__(voice, names)
        self.pack: Final = pack

    def event(self, event: Event, me: Seat | None = None) -> str:
        facts = event.facts
        said = self._said(facts)
        said["me"] = listener(facts, me)
        if event.kind == "earned":
            said["result"] = _result(facts)
        elif event.kind == "round":
            judge = self.pack.judges.index(str(facts["judge"]))
            said["restriction"] = self.restriction(judge)
        elif event.kind == "shared-win":
            others = [seat for seat in numbers(facts["seats"]) if seat != me]
            said["others"] = self._players(others)
        elif event.kind == "skipped-draw":
            said["by"] = "nobody" if facts["opponent"] == NOBODY else "somebody"
        return self.voice.say(f"jb-event-{event.kind}", **said)

    def refusal(self, refusal: Refusal) -> str:
        said = self._said(refusal.facts)
        if refusal.code in BY_THE_TABLE:
            return self.voice.say(f"refusal-{refusal.code}", **said)
        if refusal.code == "wager":
            said["choice"] = _choice(refusal.facts["least"], refusal.facts["most"])
        return self.voice.say(f"jb-refusal-{refusal.code}", **said)

    def prompt(self, decision: Decision, me: Seat | None) -> str:
        facts: Facts = {**decision.facts, "seat": decision.seat}
        said = self._said(facts)
        said["me"] = listener(facts, me)
        if decision.kind == "answer":
            said["choice"] = _choice(facts["least"], facts["n"])
        elif decision.kind == "opponent":
            said.update(self._asked(number(facts["card"]), number(facts["effect"])))
        return self.voice.say(f"jb-prompt-{decision.kind}", **said)

    def move(self, move: Move) -> str:
        return self.voice.say(f"jb-move-{move.verb}", **self._said(self._named(move)))

    def reason(self, reason: Reason) -> str:
        return self.voice.say(f"jb-why-{reason.code}", **self._said(reason.facts))

    def own_source(self, name: str) -> str:
        return self.voice.say(f"jb-source-{name}")

    def thing(self, card: int) -> str:
        return self.pack.titles[card] if self._known(card) else self.voice.say("jb-hidden-card")

    def face(self, card: int) -> str:
        """The name of a card with its arrows."""
        return cards.face(self.pack, card) if self._known(card) else self.thing(card)

    def card_line(self, card: int) -> str:
        if not self._known(card):
            return self.thing(card)
        effects = cards.effects(self.voice, self.pack, card)
        if not self.pack.is_action(card):
            return self.voice.say("jb-line-support", card=self.thing(card), effects=effects)
        score = self.pack.scores[card]
        return self.voice.say("jb-line-action", card=self.face(card), score=score, effects=effects)

    def ability(self, which: int) -> str:
        """What a Character (its number in the pack) changes for its player."""
        return cards.changes(self.voice, self.pack, self.pack.character_changes[which], cards.OWN)

    def restriction(self, which: int) -> str:
        """What a Judge (its number in the pack) asks of everybody."""
        return cards.changes(self.voice, self.pack, self.pack.judge_changes[which], cards.ALL)

    def _known(self, card: int) -> bool:
        """Whether this is the number of a card: a slot that may not be seen has another."""
        return 0 <= card < len(self.pack.titles)

    def _players(self, seats: list[Seat]) -> str:
        return listed(self.voice, [self.names[seat] for seat in seats])

    def _named(self, move: Move) -> Facts:
        """The things of a move by what they are."""
        things = move.things
        if move.verb == moves.PLAY_COMBO:
            return {"cards": list(things)}
        if move.verb == moves.SWAP_CARDS:
            return {"taken": things[0], "given": things[1]}
        if move.verb == moves.TAKE_CHARACTER:
            return {"character": self.pack.characters[things[0]]}
        names = {"points": "n"}
        kinds = [names.get(kind, kind) for kind in moves.WORDS[move.verb]]
        return dict(zip(kinds, things, strict=True))

    def _said(self, facts: Facts) -> Said:
        said: Said = {}
        for name, fact in facts.items():
            said.update(self._say_fact(name, fact))
        return said

    def _say_fact(self, name: str, fact: Fact) -> Said:
        """One fact of the engine in the words that sentences may choose from."""
        if name in ("seat", "opponent"):
            return {name: "" if fact == NOBODY else self.names[number(fact)]}
        if name == "seats":
            return {name: self._players(numbers(fact)), "count": len(numbers(fact))}
        if name == "card":
            return {name: self.thing(number(fact)), "face": self.face(number(fact))}
        if name == "cause":
            return {name: self.thing(number(fact))}
        if name in ("taken", "given"):
            return {name: self.face(number(fact))}
        if name == "cards":
            return self._say_cards(numbers(fact))
        if name == "dice":
            return {name: _dice(numbers(fact)), "throws": len(numbers(fact))}
        if name in ("character", "judge", "free"):
            return {name: self._titles(fact)}
        if name == "who":
            # Nobody: the number is the table's own.
            return {name: self._titles(fact) if fact else "", "by": "somebody" if fact else "table"}
        assert not isinstance(fact, list)
        return {name: fact}

    def _say_cards(self, several: list[int]) -> Said:
        faces = [self.face(card) for card in several]
        known = [card for card in several if self._known(card)]
        scored = [f"{self.thing(card)} {self.pack.scores[card]}" for card in known]
        return {
            "cards": listed(self.voice, faces),
            "row": " · ".join(faces),
            "scored": ", ".join(scored),
            "count": len(several),
        }

    def _asked(self, card: int, effect: int) -> Said:
        """What will be done to the opponent who is asked for."""
        op = self.pack.ops[card][effect]
        return {"do": op.word.replace("_", "-"), "n": op.n, "deck": DECKS[op.deck]}

    def _titles(self, fact: Fact) -> str:
        """Characters or Judges by their ids."""
        ids = [str(one) for one in fact] if isinstance(fact, list) else [str(fact)]
        pack = self.pack
        titles = dict(zip(pack.characters, pack.character_titles, strict=True))
        titles.update(zip(pack.judges, pack.judge_titles, strict=True))
        return listed(self.voice, [titles[one] for one in ids])


def _result(facts: Facts) -> str:
    """How what was earned and what the pool could give go together."""
    if facts["worth"] == 0:
        return "none"
    if facts["n"] == 0:
        return "empty"
    if facts["n"] != facts["worth"]:
        return "rest"
    return "last" if facts["pool"] == 0 else "all"


def _choice(least: Fact, most: Fact) -> str:
    return "fixed" if least == most else "free"


def _dice(dice: list[int]) -> str:
    """Each die and, of several, their sum: `1 + 2 = 3`."""
    shown = " + ".join(str(die) for die in dice)
    return f"{shown} = {sum(dice)}" if len(dice) > 1 else shown
