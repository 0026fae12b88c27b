"""How a person answers the questions of Spell from the Future."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.core.decision import Decision
from gelanggang.core.errors import Refusal
from gelanggang.core.ids import NOBODY
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games.spell_future.placements import UNFINISHED
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.view import View
from gelanggang.line.asking import Asking
from gelanggang.line.screen import Screen
from gelanggang.line.spell_future.placing import Draft, read_draft
from gelanggang.line.spell_future.reading import Reading
from gelanggang.line.spell_future.swatch import swatch
from gelanggang.text.spell_future import SpellNarrator


class Questions(Asking[View]):
    """Asks for one move.  The rules say afterwards whether it is allowed."""

    def __init__(
        self,
        rules: Rules,
        narrator: SpellNarrator,
        screen: Screen,
        show: Callable[[View, Decision], None],
    ) -> None:
        super().__init__(screen, Reading(rules, narrator, screen))
        self.rules: Final = rules
        self.narrator: Final = narrator
        self.show: Final = show
        """Draws the table."""

    def imagine(self, view: View) -> State:
        """Any table that this view allows: only what the seat knows is asked of it."""
        return self.rules.sample(view, make_rng(FAST, "imagine"))

    def ask(self, view: View, decision: Decision, offers: Offers) -> Move:
        """The person's answer to a decision."""
        prompt = self.narrator.prompt(decision, decision.seat)
        if decision.kind == "colour":
            colours = [swatch(self.narrator, move.things[0]) for move in offers]
            return self.pick(view, prompt, list(offers), colours)
        if decision.kind in ("word", "name"):
            words = [self.narrator.word(move.things[0]) for move in offers]
            return self.pick(view, prompt, list(offers), words)
        return Placing(self, view, decision).ask(prompt)


class Placing:
    """One placement, from the first line typed to the Enter that commits it."""

    def __init__(self, questions: Questions, view: View, decision: Decision) -> None:
        self.questions: Final = questions
        self.rules: Final = questions.rules
        self.narrator: Final = questions.narrator
        self.screen: Final = questions.screen
        self.view: Final = view
        self.decision: Final = decision
        self.seat: Final = decision.seat
        self.table: Final = questions.imagine(view)
        self.mystic: Final = self.table.is_mystic()
        self.hand: Final = [] if self.mystic else self.table.mind_hand(decision.seat)
        self.draft = Draft()

    def ask(self, prompt: str) -> Move:
        """Ask until there is a move that was seen and committed."""
        self._invite(prompt)
        while True:
            text = self.questions.line(self.view)
            if not text and self._is_complete():
                return self._move()
            if not text and self.draft == Draft():
                self.questions.show(self.view, self.decision)
                self._invite(prompt)
            elif not text or self._read(text):
                self._show_back()

    def _invite(self, prompt: str) -> None:
        self.screen.show(prompt, "bold")
        self.screen.choices(self._choices())

    def _choices(self) -> list[str]:
        say = self.screen.voice.say
        if self.mystic:
            choices = [say("line-sf-choice-place-colours"), say("line-sf-choice-no-tokens")]
        else:
            choices = [say("line-sf-choice-place"), say("line-sf-choice-mind", last=len(self.hand))]
        return [
            *choices,
            say("line-choice-help"),
            say("line-choice-quit", letter=say("letter-quit")),
        ]

    def _read(self, text: str) -> bool:
        """Take in what was typed; when it is of no use, that has been said and nothing changes."""
        typed = read_draft(text, self.mystic)
        if typed is None:
            self.screen.say(
                "line-sf-place-unclear-mystic" if self.mystic else "line-sf-place-unclear", "yellow"
            )
            return False
        if typed.mind is not None and not 1 <= typed.mind <= len(self.hand):
            self.screen.say(
                "line-sf-place-no-such-mind", "yellow", n=typed.mind, last=len(self.hand)
            )
            return False
        draft = self.draft.and_then(typed)
        refusal = self._refusal(draft)
        if refusal is not None and refusal.code not in UNFINISHED:
            self.screen.show(self.narrator.refusal(refusal), "yellow")
            return False
        self.draft = draft
        return True

    def _mind(self, draft: Draft) -> int:
        return NOBODY if draft.mind is None else self.hand[draft.mind - 1]

    def _move(self) -> Move:
        return self.draft.move(self._mind(self.draft))

    def _refusal(self, draft: Draft) -> Refusal | None:
        return self.rules.refusal(self.table, self.seat, draft.move(self._mind(draft)))

    def _is_complete(self) -> bool:
        return self.draft.stacks is not None and self._refusal(self.draft) is None

    def _show_back(self) -> None:
        """The choice so far, and what it still lacks."""
        say = self.screen.say
        self.screen.indent(self._drafted(), "cyan")
        refusal = self._refusal(self.draft)
        if self.draft.stacks is None:
            say("line-sf-place-need-tokens", "bold")
        elif refusal is not None and self.draft.mind is not None:
            self.screen.show(self.narrator.refusal(refusal), "bold")
        elif refusal is not None:
            say("line-sf-place-need-mind", "bold", last=len(self.hand))
        else:
            placed = sum(abs(count) for _, count in self.draft.stacks)
            most = self.table.token_limit(self._mind(self.draft))
            say("line-sf-place-ready", "bold", n=placed, most=most)

    def _drafted(self) -> str:
        # A true minus sign, as long as the plus.
        parts = [
            f"{self.narrator.pad(pad, self.view)} {'+' if count > 0 else '−'}{abs(count)}"
            for pad, count in sorted(self.draft.stacks or ())
        ]
        if self.draft.stacks == ():
            parts.append(self.screen.voice.say("line-sf-place-no-tokens"))
        if self.draft.mind is not None:
            parts.append(self.narrator.mind(self._mind(self.draft)))
        return " · ".join(parts)
