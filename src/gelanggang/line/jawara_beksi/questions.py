"""How a person answers the questions of Jawara Beksi."""

from __future__ import annotations

from typing import Final

from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.cards import ACTION_DRAW
from gelanggang.games.jawara_beksi.combo import quote
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.state import State
from gelanggang.games.jawara_beksi.view import View
from gelanggang.line.asking import Asking
from gelanggang.line.jawara_beksi.quoting import show_quote
from gelanggang.line.jawara_beksi.reading import Reading
from gelanggang.line.numbers import read_number
from gelanggang.line.screen import Screen
from gelanggang.text.jawara_beksi import JawaraNarrator

MOST_DIGITS: Final = 9
"""Up to here `314` can only mean the cards 3, 1 and 4."""


class Questions(Asking[View]):
    """Asks for one move.  The rules say afterwards whether it is allowed."""

    def __init__(self, rules: Rules, narrator: JawaraNarrator, screen: Screen) -> None:
        super().__init__(screen, Reading(rules, narrator, screen))
        self.rules: Final = rules
        self.narrator: Final = narrator
        say = screen.voice.say
        # The letters of the language are shown; those of the English words work everywhere.
        self.letters: Final = {
            say("jb-letter-draw"): moves.DRAW_CARDS,
            say("jb-letter-end"): moves.END_TURN,
            "d": moves.DRAW_CARDS,
            "e": moves.END_TURN,
        }
        self.named: Final[list[int]] = []
        """Cards that were named together with one that is being discarded."""

    def imagine(self, view: View) -> State:
        """Any table that this view allows: only what the seat knows is asked of it."""
        return self.rules.sample(view, make_rng(FAST, "imagine"))

    def ask(self, view: View, decision: Decision, offers: Offers) -> Move:
        """The person's answer to a decision."""
        prompt = self.narrator.prompt(decision, decision.seat)
        if decision.kind == "act":
            return self._act(view, decision.seat, prompt, list(offers))
        if decision.kind == "discard":
            return self._discard(view, prompt, decision)
        if decision.kind == "character":
            return self.pick(view, prompt, list(offers), self._character_lines(offers))
        if decision.kind == "opponent":
            lines = [self._opponent_line(view, move.things[0]) for move in offers]
            return self.pick(view, prompt, list(offers), lines)
        if decision.kind == "swap":
            return self._swap(view, list(offers))
        if decision.kind == "challenge":
            return self._challenge(view, prompt, list(offers))
        return self._answer(view, prompt, decision)

    # The Action Phase.

    def _act(self, view: View, seat: Seat, prompt: str, offered: list[Move]) -> Move:
        self.screen.show(prompt, "bold")
        self.screen.choices(self._choices(view, seat, offered))
        while True:
            move = self._read_act(view, self.line(view))
            while move is not None and move.verb == moves.PLAY_COMBO:
                answer = self._confirm(view, seat, move)
                if not answer:
                    return move
                # Another Combo takes its place; whatever else was typed only cancels.
                move = self._other_combo(view, answer)
            if move is not None:
                return move

    def _other_combo(self, view: View, text: str) -> Move | None:
        cards = read_cards(text, view.actions + view.supports)
        if cards is None or any(card in view.supports for card in cards):
            self.screen.say("line-jb-combo-cancelled", "dim")
            return None
        return Move(moves.PLAY_COMBO, tuple(cards))

    def _choices(self, view: View, seat: Seat, offered: list[Move]) -> list[str]:
        """Only what can be chosen now."""
        say = self.screen.voice.say
        verbs = {move.verb for move in offered}
        choices: list[str] = []
        if moves.PLAY_COMBO in verbs:
            choices.append(say("line-jb-choice-combo"))
        if moves.PLAY_SUPPORT in verbs:
            choices.append(say("line-jb-choice-support"))
        if moves.DRAW_CARDS in verbs:
            n = self.imagine(view).parameter(seat, ACTION_DRAW)
            choices.append(say("line-jb-choice-draw", letter=say("jb-letter-draw"), n=n))
        if moves.END_TURN in verbs:
            choices.append(say("line-jb-choice-end", letter=say("jb-letter-end")))
        choices.append(say("line-choice-help"))
        choices.append(say("line-choice-quit", letter=say("letter-quit")))
        return choices

    def _read_act(self, view: View, text: str) -> Move | None:
        """The move that was typed; None when it is not clear, which has been said then."""
        if text.lower() in self.letters:
            return Move(self.letters[text.lower()])
        hand = view.actions + view.supports
        cards = read_cards(text, hand)
        if cards is None:
            key = "line-jb-act-unclear" if len(hand) <= MOST_DIGITS else "line-jb-act-unclear-many"
            self.screen.say(key, "yellow", most=len(hand))
            return None
        supports = [card for card in cards if card in view.supports]
        if not supports:
            return Move(moves.PLAY_COMBO, tuple(cards))
        if len(cards) > 1:
            self.screen.say(
                "line-jb-act-one-support", "yellow", card=self.narrator.thing(supports[0])
            )
            return None
        return Move(moves.PLAY_SUPPORT, (supports[0],))

    def _confirm(self, view: View, seat: Seat, move: Move) -> str:
        """Show what a Combo will earn; an empty answer plays it.  A wrong one is not shown."""
        found = quote(self.imagine(view), seat, list(move.things))
        if found.refusal is not None or view.actions_left == 0:
            return ""
        show_quote(self.screen, self.narrator, list(move.things), found)
        return self.line(view)

    # The Card Limit.

    def _discard(self, view: View, prompt: str, decision: Decision) -> Move:
        """The rules ask for one card at a time, but a person may name several."""
        if not self.named:
            self.named.extend(self._cards_to_discard(view, prompt, decision))
        return Move(moves.DISCARD, (self.named.pop(0),))

    def _cards_to_discard(self, view: View, prompt: str, decision: Decision) -> list[int]:
        hand = view.actions + view.supports
        most = decision.facts["n"]
        assert isinstance(most, int)
        self.screen.show(prompt, "bold")
        if most > 1:
            self.screen.choices([self.screen.voice.say("line-jb-choice-discard", most=most)])
        while True:
            cards = read_cards(self.line(view), hand)
            if cards is not None and len(cards) == len(set(cards)) <= most:
                return cards
            self.screen.say("line-jb-discard-unclear", "yellow", hand=len(hand), most=most)

    # Characters and opponents.

    def _character_lines(self, offers: Offers) -> list[str]:
        titles = self.rules.pack.character_titles
        return [
            self.screen.voice.say(
                "jb-character-line",
                character=titles[move.things[0]],
                ability=self.narrator.ability(move.things[0]),
            )
            for move in offers
        ]

    def _opponent_line(self, view: View, seat: Seat) -> str:
        return self.screen.voice.say(
            "jb-opponent-line",
            name=self.narrator.names[seat],
            points=view.points[seat],
            actions=view.action_counts[seat],
            supports=view.support_counts[seat],
        )

    # Two questions for one move: an empty line goes back to the first.

    def _swap(self, view: View, offered: list[Move]) -> Move:
        taken = list(dict.fromkeys(move.things[0] for move in offered))
        given = list(dict.fromkeys(move.things[1] for move in offered))
        name = self.narrator.names[view.swap_with]
        while True:
            self.list_lines([self.narrator.card_line(card) for card in taken])
            prompt = self.screen.voice.say("line-jb-swap-take", name=name)
            first = taken[self.number(view, prompt, len(taken))]
            self.list_lines([self.narrator.card_line(card) for card in given])
            self.screen.say("line-jb-swap-give", "bold", card=self.narrator.face(first))
            second = self._number_or_back(view, 1, len(given))
            if second is not None:
                return Move(moves.SWAP_CARDS, (first, given[second - 1]))

    def _challenge(self, view: View, prompt: str, offered: list[Move]) -> Move:
        most: dict[Seat, int] = {}
        for move in offered:
            if move.verb == moves.CHALLENGE:
                most[move.things[0]] = max(most.get(move.things[0], 0), move.things[1])
        opponents = list(most)
        say = self.screen.voice.say
        lines = [
            say("jb-challenge-line", name=self.narrator.names[seat], most=most[seat])
            for seat in opponents
        ]
        if moves.NO_CHALLENGE_MOVE in offered:
            lines.append(self.narrator.move(moves.NO_CHALLENGE_MOVE))
        while True:
            self.list_lines(lines)
            place = self.number(view, prompt, len(lines))
            if place == len(opponents):
                return moves.NO_CHALLENGE_MOVE
            other = opponents[place]
            self.screen.say(
                "line-jb-wager-question", "bold", name=self.narrator.names[other], most=most[other]
            )
            wager = self._number_or_back(view, 1, most[other])
            if wager is not None:
                return Move(moves.CHALLENGE, (other, wager))

    def _number_or_back(self, view: View, least: int, most: int) -> int | None:
        while True:
            text = self.line(view)
            if not text:
                return None
            number = read_number(text, least, most)
            if number is not None:
                return number
            self.screen.say("line-ask-number-or-back", "yellow", least=least, most=most)

    def _answer(self, view: View, prompt: str, decision: Decision) -> Move:
        least = decision.facts["least"]
        most = decision.facts["n"]
        assert isinstance(least, int)
        assert isinstance(most, int)
        return Move(moves.ANSWER, (self.number(view, prompt, most, least) + 1,))


def read_cards(text: str, hand: list[int]) -> list[int] | None:
    """The cards that `3 1 4` or `314` name, in that order; None when it names none."""
    words = text.replace(",", " ").split()
    if len(words) == 1 and len(hand) <= MOST_DIGITS:
        words = list(words[0])
    numbers = [read_number(word, 1, len(hand)) for word in words]
    cards = [hand[number - 1] for number in numbers if number is not None]
    return cards if cards and len(cards) == len(words) else None
