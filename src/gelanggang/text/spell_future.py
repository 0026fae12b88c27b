"""Tells a game of Spell from the Future."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.bots.thought import Reason
from gelanggang.core.decision import Decision
from gelanggang.core.errors import Fact, Facts, Refusal
from gelanggang.core.event import Event
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.view import View as CoreView
from gelanggang.games.spell_future import moves
from gelanggang.games.spell_future.cards import Pack
from gelanggang.games.spell_future.view import View, cards_of, is_mystic
from gelanggang.text import spell_future_cards as cards
from gelanggang.text.catalogue import Voice, capital, listed
from gelanggang.text.facts import Said, listener, number, numbers
from gelanggang.text.narrator import BY_THE_TABLE, Line, Narrator

DAYS_END: Final = ("day", "fell", "won", "shared-win", "team-won", "chapter-won", "chapter-lost")
"""Kinds of events that come after a day."""


class Day:
    """What tokens lie on: words by their letters, or on a Mystic day Colours."""

    def __init__(self, words: dict[int, int], mystic: bool) -> None:
        self.words: Final = words
        """By letter.  Where one is not known, the letter alone is named."""
        self.mystic: Final = mystic


class SpellNarrator(Narrator):
    """Knows the cards' names and what they do.

    Moves and refusals name letters alone, so the narrator remembers the day: what the last `words`,
    `beast` or `mystic-beast` said that it told.  Whoever tells a game out of order, or from its
    middle, lets it `look` at the table first.  Events that carry their words need no memory.
    """

    def __init__(self, pack: Pack, voice: Voice, names: list[str]) -> None:
        super().__init__(voice, names)
        self.pack = pack
        """The cards; in a chapter of a story some are improved, once it has looked at the table."""
        self._usual: Final = pack
        self._days = pack.days
        self._day = Day({}, False)
        self._by_number: Final[dict[str, Callable[[int], str]]] = {
            "seat": self._name,
            "beast": self.beast,
            "best": self.pad,
            "colour": self.colour,
            "least": self.pad,
            "mind": self.mind,
            "pad": self.pad,
            "word": self.word,
        }

    def look(self, match: Match) -> None:
        """Learn from the table what kind of day it is and which words lie there."""
        self.look_at(match.view(None))

    def look_at(self, view: CoreView) -> None:
        assert isinstance(view, View)
        self.pack = cards_of(self._usual, view)
        self._days = self.pack.days
        self._day = self._day_on(view)

    def _day_on(self, view: View) -> Day:
        words = [word for card in view.generator for word in self.pack.word_cards[card]]
        return Day(dict(enumerate(words)), is_mystic(self.pack, view))

    def _day_of(self, facts: Facts) -> Day:
        """The day of an event: what it says itself counts more than what is remembered."""
        if "words" in facts:
            words = numbers(facts["words"])
            return Day(dict(enumerate(words)), not words)
        if "word" in facts and "pad" in facts:
            word = number(facts["word"])
            return Day({number(facts["pad"]): word}, word == NOBODY)
        return self._day

    def event(self, event: Event, me: Seat | None = None) -> str:
        facts = event.facts
        day = self._day_of(facts)
        if event.kind == "words":
            self._day = day
        elif event.kind in ("beast", "mystic-beast"):
            self._day = Day(day.words, event.kind == "mystic-beast")
        elif event.kind == "chapter":
            self._days = number(facts["days"])
        elif event.kind == "team-won":
            facts = {**facts, "seats": list(range(len(self.names)))}
        said = self._said(facts)
        said["me"] = listener(facts, me)
        said["days"] = self._days
        if "damage" in facts:
            said["lanterns"] = max(self.pack.village - number(facts["damage"]), 0)
        if "seats" in facts:
            said["others"] = self._players([one for one in numbers(facts["seats"]) if one != me])
        if event.kind in ("lasting", "leaves"):
            when = cards.TODAY if event.kind == "lasting" else cards.TOMORROW
            said["text"] = cards.effect(self.voice, str(facts["effect"]), number(facts["n"]), when)
        elif event.kind == "gained":
            said["gain"] = _colours(number(facts["white"]), number(facts["black"]))
        elif event.kind in ("revealed", "led"):
            said.update(self._placed(number(facts["mind"]), numbers(facts["tokens"]), day))
        elif "pad" in facts:
            said["pad"] = self._pad(number(facts["pad"]), day)
        return self.voice.say(f"sf-event-{event.kind}", **said)

    def tell(self, events: list[Event], me: Seat | None) -> list[Line]:
        """VP are told last, when the fight is over: until then everybody looks at the Beast."""
        told: list[Line] = []
        gained: list[Line] = []
        for line in super().tell(events, me):
            if line.event.kind == "gained":
                gained.append(line)
                continue
            if line.event.kind in DAYS_END:
                told += gained
                gained = []
            told.append(line)
        return told + gained

    def refusal(self, refusal: Refusal) -> str:
        said = self._said(refusal.facts)
        if refusal.code in BY_THE_TABLE:
            return self.voice.say(f"refusal-{refusal.code}", **said)
        said["day"] = _kind(self._day.mystic)
        if refusal.code == "no-such-pad":
            said.update(_letters(number(refusal.facts["most"])))
        return self.voice.say(f"sf-refusal-{refusal.code}", **said)

    def prompt(self, decision: Decision, me: Seat | None) -> str:
        facts = decision.facts
        said: Said = {
            "seat": self.names[decision.seat],
            "me": listener({"seat": decision.seat}, me),
            "answered": int(decision.answered),
        }
        if decision.kind == moves.PLACE:
            said["n"] = number(facts["tokens"])
            said["mystic"] = number(facts["mystic"])
            said.update(_letters(number(facts["pads"])))
        return self.voice.say(f"sf-prompt-{decision.kind}", **said)

    def asked(self, decisions: list[Decision], me: Seat | None) -> str:
        """Of all who place their tokens at once, those are named who are not ready."""
        thinking = [one.seat for one in decisions if not one.answered]
        if me in thinking or decisions[0].kind != moves.PLACE:
            return super().asked(decisions, me)
        seated = "other" if me is None else "seat"
        return self.voice.say("sf-waiting", me=seated, seats=self._players(thinking))

    def move(self, move: Move) -> str:
        things = move.things
        if move.verb == moves.OPEN:
            return self.voice.say("sf-move-open", colour=self.colour(things[0]))
        if move.verb == moves.SAY:
            return self.voice.say("sf-move-say", word=self.word(things[0]))
        pads = len(self.pack.colours) if things[0] == NOBODY else len(moves.LETTERS)
        said = self._placed(things[0], moves.tokens_of(move, pads), self._day)
        return self.voice.say("sf-move-place", mind=self.mind(things[0]), **said)

    def reason(self, reason: Reason) -> str:
        return self.voice.say(f"sf-why-{reason.code}", **self._said(reason.facts))

    def own_source(self, name: str) -> str:
        return self.voice.say(f"sf-source-{name}")

    def thing(self, card: int) -> str:
        """What is in a hand are Mind cards."""
        return self.mind(card)

    def card_line(self, card: int) -> str:
        return self.voice.say("sf-line-mind", mind=self.mind(card), effects=self.mind_text(card))

    def word(self, word: int) -> str:
        """A word, in the language that is spoken."""
        return cards.own_name(self.voice, self.pack.word_names[word])

    def colour(self, colour: int) -> str:
        """The name of a Colour, if it may be seen."""
        if not 0 <= colour < len(self.pack.colours):
            return self.voice.say("sf-hidden-colour")
        return cards.own_name(self.voice, self.pack.colour_names[colour])

    def mind(self, mind: int) -> str:
        """The name of a Mind card."""
        if not 0 <= mind < len(self.pack.minds):
            return self.voice.say("sf-unknown-mind")
        return cards.own_name(self.voice, self.pack.mind_names[mind])

    def mind_text(self, mind: int) -> str:
        """How tokens are placed with a Mind card, and what it does."""
        return cards.mind_text(self.voice, self.pack, mind)

    def beast(self, beast: int) -> str:
        """The name of a Beast."""
        return cards.own_name(self.voice, self.pack.beast_names[beast])

    def beast_text(self, beast: int) -> str:
        """What a Beast leaves for the next day."""
        return cards.beast_effects(self.voice, self.pack, beast)

    def beast_line(self, beast: int, seats: int) -> str:
        """All that a Beast says to so many players; what yesterday left is not in it."""
        pack = self.pack
        key = "sf-line-mystic-beast" if pack.beast_mystic[beast] else "sf-line-beast"
        return self.voice.say(
            key,
            beast=self.beast(beast),
            tier=pack.beast_tiers[beast],
            health=pack.beast_health[beast][seats - 2],
            attack=pack.beast_attack[beast][seats - 2],
            damage=pack.beast_damage[beast],
            effects=self.beast_text(beast),
        )

    def effect(self, name: str, n: int, when: str = cards.TODAY) -> str:
        """What a Beast changes for `today` or `tomorrow`, as a sentence."""
        return capital(cards.effect(self.voice, name, n, when))

    def difficulty(self, name: str) -> str:
        """What a difficulty is called; a pack names its own."""
        if name in self.pack.difficulty_names:
            return cards.own_name(self.voice, self.pack.difficulty_names[name])
        return self.voice.say("spell-from-the-future-choice", choice=name)

    def grade(self, name: str) -> str:
        """What two players are called who did this well."""
        return self.voice.say("sf-grade", grade=name)

    def pad(self, pad: int, view: View | None = None) -> str:
        """What tokens lie on: a letter with its word, or on a Mystic day a Colour."""
        return self._pad(pad, self._day if view is None else self._day_on(view))

    def _pad(self, pad: int, day: Day) -> str:
        if day.mystic:
            return self.colour(pad)
        letter = moves.LETTERS[pad] if 0 <= pad < len(moves.LETTERS) else str(pad + 1)
        if pad not in day.words:
            return letter
        return self.voice.say("sf-pad", letter=letter, word=self.word(day.words[pad]))

    def _name(self, seat: Seat) -> str:
        return self.names[seat]

    def _players(self, seats: list[Seat]) -> str:
        return listed(self.voice, [self.names[seat] for seat in seats])

    def _placed(self, mind: int, tokens: list[int], day: Day) -> Said:
        """A placement: the kind of day, and stacks of white (above 0) and black tokens."""
        day = Day(day.words, mind == NOBODY)
        stacks = [
            (n, self.voice.say("sf-stack", n=abs(n), pad=self._pad(pad, day)))
            for pad, n in enumerate(tokens)
            if n
        ]
        whites = [stack for n, stack in stacks if n > 0]
        blacks = [stack for n, stack in stacks if n < 0]
        return {
            "day": _kind(day.mystic),
            "placed": _colours(len(whites), len(blacks)),
            "whites": listed(self.voice, whites),
            "blacks": listed(self.voice, blacks),
        }

    def _said(self, facts: Facts) -> Said:
        said: Said = {}
        for name, fact in facts.items():
            said.update(self._say_fact(name, fact))
        return said

    def _say_fact(self, name: str, fact: Fact) -> Said:
        """One fact of the engine in the words that sentences may choose from."""
        if name in self._by_number:
            return {name: self._by_number[name](number(fact))}
        if name == "seats":
            return {name: self._players(numbers(fact))}
        if name == "boxes":
            return {name: cards.letters(self.voice, numbers(fact))}
        if name == "colours":
            return {name: listed(self.voice, [self.colour(one) for one in numbers(fact)])}
        if name == "words":
            return self._say_words(numbers(fact))
        return {} if isinstance(fact, list) else {name: fact}

    def _say_words(self, several: list[int]) -> Said:
        words = [self.word(one) for one in several]
        lettered = [
            self.voice.say("sf-lettered", letter=moves.LETTERS[i], word=word)
            for i, word in enumerate(words)
        ]
        return {"words": listed(self.voice, words), "lettered": listed(self.voice, lettered)}


def _letters(pads: int) -> Said:
    return {"pads": pads, "last": moves.LETTERS[pads - 1]}


def _kind(mystic: bool) -> str:
    return "mystic" if mystic else "normal"


def _colours(white: int, black: int) -> str:
    """Which colours of tokens there are."""
    if white and black:
        return "both"
    if white:
        return "white"
    return "black" if black else "none"
