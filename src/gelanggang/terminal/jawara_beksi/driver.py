"""Drives Jawara Beksi: a hand to choose from, and lists for all other questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from gelanggang.core.ids import NOBODY
from gelanggang.core.move import Move
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.view import View
from gelanggang.terminal.course import Course
from gelanggang.terminal.drawing import Panel
from gelanggang.terminal.driver import ENTER, ESCAPE, Driver, KeyLabel
from gelanggang.terminal.jawara_beksi.hand import (
    HIGH,
    HINTED,
    WIDE,
    CardLook,
    card_row,
    large_face,
)
from gelanggang.terminal.jawara_beksi.questions import Choice, choices
from gelanggang.terminal.jawara_beksi.quote import quote
from gelanggang.terminal.jawara_beksi.ring import Ring
from gelanggang.terminal.spread import Face, Spread
from gelanggang.text.catalogue import languages_after, voice
from gelanggang.text.facts import number, numbers
from gelanggang.text.jawara_beksi import JawaraNarrator

LONG_LINES: Final = 7
"""Cards that fit on a small screen with their texts, a line each; more stand in columns."""
COLUMN: Final = 38
TEN: Final = "0"
"""The key of the tenth card."""
NUMBER_CELL: Final = 6
WHOLE_LINE: Final = 10_000
DrawFace = Callable[[int, bool], list[Text]]


class JawaraDriver(Driver[View, Rules, JawaraNarrator]):
    """Cards are chosen in order; Enter plays them."""

    def __init__(self, course: Course) -> None:
        super().__init__(course)
        self.judge: Final = Panel("judge")
        self.players: Final = Panel("players")
        self.stage: Final = Panel("stage")
        self.known: Final = Panel("known")
        self.spread: Final = Spread("hand")
        """The hand, or what is chosen from."""
        self.chosen: list[int] = []
        """Cards, in order."""
        self.first: int | None = None
        """The first step of a question that has two."""
        self.written = ""
        """Digits typed one after the other."""

    def board(self) -> list[Panel]:
        return [self.judge, self.players, self.stage, self.known]

    def choosing(self) -> list[Spread | Panel]:
        return [self.spread]

    def begin(self) -> None:
        # Several cards may be chosen for discarding, and then they go one by one.
        stays = self.asked is not None and self.asked.kind == "discard"
        self.chosen = [card for card in self.chosen if stays and card in self.hand]
        self.first = None
        self.written = ""
        if not self.chosen:
            self.spread.cursor = 0

    def back(self) -> None:
        self.chosen = []
        self.begin()

    @property
    def hand(self) -> list[int]:
        """The person's cards, in the order they are drawn."""
        return self.seen.actions + self.seen.supports

    @property
    def from_hand(self) -> bool:
        """Whether cards of the hand are shown: nothing else has to be chosen from."""
        return self.asked is None or self.asked.kind in ("act", "discard")

    def choices(self) -> list[Choice]:
        """The lines of a question that is no question about the hand."""
        assert self.asked is not None
        offers = self.match.legal(self.me)
        return choices(self.teller, self.seen, self.asked, offers, self.first)

    # Drawing.

    @property
    def ring(self) -> Ring:
        """What everybody sees."""
        return Ring(self.rules, self.teller, self.seen)

    def eaves(self, width: int) -> list[Text]:
        return self.ring.eaves(width)

    def paint(self, roomy: bool) -> None:
        ring = self.ring
        events = [line.event for line in self.course.lines[: self.course.told]]
        self.judge.draw(ring.judge)
        self.players.draw(ring.players)
        self.stage.draw(lambda width: ring.stage(events, width, roomy))
        self.known.draw(ring.known)
        if self.from_hand:
            self._lay_hand(roomy)
        else:
            self._lay_choices()

    def _lay_hand(self, roomy: bool) -> None:
        playable = self._playable()
        hinted = self._hinted()
        looks = {
            card: CardLook(
                _key(place),
                self._order(card),
                card in playable,
                card in hinted,
            )
            for place, card in enumerate(self.hand)
        }
        faces = [Face(self._drawn(card, looks[card], roomy)) for card in self.hand]
        if roomy:
            self.spread.lay(faces, (WIDE, HIGH))
        else:
            long = len(faces) <= LONG_LINES
            self.spread.lay(faces, (WHOLE_LINE if long else COLUMN, 1), LONG_LINES)

    def _order(self, card: int) -> int:
        chosen = self.chosen if self.asked is not None else []
        return chosen.index(card) + 1 if card in chosen else 0

    def _drawn(self, card: int, look: CardLook, roomy: bool) -> DrawFace:
        pack, teller = self.rules.pack, self.teller

        def draw(width: int, pointed: bool) -> list[Text]:
            if roomy:
                return large_face(pack, teller, card, width, HIGH, look, pointed)
            return [card_row(pack, teller, card, look, width, pointed)]

        return draw

    def _lay_choices(self) -> None:
        found = self.choices()
        hinted = self._hinted_choice(found)
        faces = [Face(_choice_row(choice, place == hinted)) for place, choice in enumerate(found)]
        numbers_alone = all(not choice.label for choice in found)
        self.spread.lay(faces, (NUMBER_CELL if numbers_alone else WHOLE_LINE, 1))

    def _playable(self) -> list[int]:
        """Cards that may be chosen next; the others are faint."""
        if self.asked is None or self.asked.kind == "discard":
            return self.hand
        facts = self.match.preview(self.me, Move(moves.PLAY_COMBO, tuple(self._combo())))
        found = [*self._combo(), *numbers(facts["next"])] if self.seen.actions_left else []
        return found + [
            card
            for card in self.seen.supports
            if self.match.refusal(self.me, Move(moves.PLAY_SUPPORT, (card,))) is None
        ]

    def _combo(self) -> list[int]:
        return [card for card in self.chosen if self.rules.pack.is_action(card)]

    def _hinted(self) -> list[int]:
        """Cards of the hand that the advice is about."""
        if self.thought is None or self.asked is None:
            return []
        verbs = (moves.PLAY_COMBO, moves.PLAY_SUPPORT, moves.DISCARD)
        return list(self.thought.move.things) if self.thought.move.verb in verbs else []

    def _hinted_choice(self, found: list[Choice]) -> int:
        """The line of a list that the advice is about."""
        if self.thought is None:
            return NOBODY
        move = self.thought.move
        for place, choice in enumerate(found):
            if choice.move == move:
                return place
            if choice.move is None and move.things and move.things[0] == choice.first:
                return place
        return NOBODY

    def details(self) -> list[Text]:
        lines: list[Text] = []
        if self.asked is not None and self.asked.kind == "act" and self._combo():
            lines += self._preview()
        if not self.from_hand:
            return [*lines, Text(self._second_step(), "bold")] if self.first is not None else lines
        if self.hand:
            place = min(self.spread.cursor, len(self.hand) - 1)
            lines.append(Text(self.teller.card_line(self.hand[place])))
        return lines

    def _second_step(self) -> str:
        assert self.asked is not None
        assert self.first is not None
        if self.asked.kind == "swap":
            return self.say("terminal-swap-give", card=self.teller.face(self.first))
        return self.say("terminal-wager", name=self.teller.names[self.first])

    def _preview(self) -> list[Text]:
        """What the Combo would earn, with `?` for dice, or why it is none."""
        move = Move(moves.PLAY_COMBO, tuple(self._combo()))
        refusal = self.match.refusal(self.me, move)
        if refusal is not None:
            return [Text(f"✗ {self.teller.refusal(refusal)}", "bold #ffb454")]
        return [quote(self.teller, self.match.preview(self.me, move))]

    def buttons(self) -> list[KeyLabel]:
        if self.asked is None:
            return []
        say = self.say
        if self.asked.kind == "act":
            return self._act_buttons()
        if self.asked.kind == "discard":
            return [("Enter", say("terminal-key-discard"), ENTER)]
        keys = [("Enter", say("terminal-key-choose"), ENTER)]
        if self.first is not None:
            keys.append(("Esc", say("terminal-key-back"), ESCAPE))
        return keys

    def _act_buttons(self) -> list[KeyLabel]:
        say = self.say
        verbs = {move.verb for move in self.match.legal(self.me).moves}
        keys: list[KeyLabel] = []
        if self.chosen:
            keys.append(("Enter", say("terminal-key-play"), ENTER))
            keys.append(("Esc", say("terminal-key-clear"), ESCAPE))
        if moves.DRAW_CARDS in verbs:
            letter = say("jb-letter-draw")
            keys.append((letter, say("terminal-key-draw"), letter))
        if moves.END_TURN in verbs:
            letter = say("jb-letter-end")
            keys.append((letter, say("terminal-key-end"), letter))
        return keys

    def help(self) -> str:
        return self.say("terminal-help-jawara")

    def open_cards(self) -> list[Text]:
        """The hand from the cursor on, then all that lies open."""
        view, teller = self.seen, self.teller
        start = min(self.spread.cursor, max(len(self.hand) - 1, 0)) if self.from_hand else 0
        cards = self.hand[start:] + self.hand[:start]
        lines = [Text(f"• {teller.card_line(card)}") for card in cards]
        if view.judge != NOBODY:
            judge = self.rules.pack.judge_titles[view.judge]
            restriction = teller.restriction(view.judge)
            lines += [
                Text(),
                Text(self.say("jb-table-judge", judge=judge, restriction=restriction)),
            ]
        for seat, which in enumerate(view.characters):
            if which != NOBODY:
                title = self.rules.pack.character_titles[which]
                line = self.say("jb-character-line", character=title, ability=teller.ability(which))
                lines.append(Text(f"{teller.names[seat]} · {line}"))
        lying = [card for laid in view.laid for card in laid]
        lying += [card for pile in view.discards for card in reversed(pile)]
        lying += [card for known in view.known_actions + view.known_supports for card in known]
        faces = {self.rules.pack.faces[card]: card for card in reversed(lying)}
        if faces:
            lines += [Text(), Text(self.say("terminal-open-cards"), "bold")]
            lines += [Text(f"• {teller.card_line(card)}") for card in reversed(faces.values())]
        return lines

    # What is pressed.

    def typed(self, character: str) -> bool:
        assert self.asked is not None
        self.course.notice = ""
        verbs = self._verbs()
        if self.asked.kind == "act" and character in verbs:
            self.chosen = []
            self.course.answer(Move(verbs[character]))
            return True
        if not (character.isascii() and character.isdigit()):
            return False
        if self.from_hand:
            place = self._place_of(character)
            if place >= len(self.hand):
                self.course.notice = self.say("terminal-no-card", key=character)
            else:
                self.spread.point(place)
                self._toggle(place)
        else:
            self._write(character)
        return True

    def _verbs(self) -> dict[str, str]:
        """The letters of all languages work in each; where two differ, the person's own counts."""
        verbs: dict[str, str] = {}
        for lang in languages_after(self.teller.voice.lang):
            say = voice(lang).say
            verbs[say("jb-letter-draw")] = moves.DRAW_CARDS
            verbs[say("jb-letter-end")] = moves.END_TURN
        return verbs

    def _place_of(self, character: str) -> int:
        return 9 if character == TEN else int(character) - 1

    def _write(self, digit: str) -> None:
        """Digits make a number together, as long as there is such a line."""
        keys = [choice.key for choice in self.choices()]
        for written in (self.written + digit, digit):
            if any(key.startswith(written) for key in keys):
                self.written = written
                if written in keys:
                    self.spread.point(keys.index(written))
                return
        self.written = ""
        self.course.notice = self.say("terminal-no-line", key=digit)

    def pressed(self, event: Spread.Pressed) -> None:
        self.written = ""
        if self.from_hand:
            self._toggle(event.place)

    def _toggle(self, place: int) -> None:
        """Choose a card or take it back.  A Support card is played by itself."""
        assert self.asked is not None
        card = self.hand[place]
        if card in self.chosen:
            self.chosen = [one for one in self.chosen if one != card]
        elif self.asked.kind == "discard":
            self.chosen = [*self.chosen, card][-number(self.asked.facts["n"]) :]
        elif self.rules.pack.is_action(card):
            self.chosen = [*self._combo(), card]
        else:
            self.chosen = [card]
            refusal = self.match.refusal(self.me, Move(moves.PLAY_SUPPORT, (card,)))
            self.course.notice = "" if refusal is None else self.teller.refusal(refusal)

    def enter(self) -> Move | None:
        assert self.asked is not None
        if not self.from_hand:
            return self._enter_choice()
        if not self.chosen:
            self.course.notice = self.say("terminal-choose-card")
            return None
        if self.asked.kind == "discard":
            return Move(moves.DISCARD, (self.chosen[0],))
        if self.rules.pack.is_action(self.chosen[0]):
            return Move(moves.PLAY_COMBO, tuple(self.chosen))
        return Move(moves.PLAY_SUPPORT, (self.chosen[0],))

    def _enter_choice(self) -> Move | None:
        found = self.choices()
        if self.written and self.written not in [choice.key for choice in found]:
            # Half a number: the cursor lies on something else.
            self.course.notice = self.say("terminal-no-line", key=self.written)
            self.written = ""
            return None
        choice = found[self.spread.cursor]
        if choice.move is None:
            self.first = choice.first
            self.written = ""
            self.spread.cursor = 0
        return choice.move


def _key(place: int) -> str:
    """What is typed for a card; from the eleventh on there is only the cursor."""
    if place == 9:
        return TEN
    return str(place + 1) if place < 9 else "·"


def _choice_row(choice: Choice, hinted: bool) -> DrawFace:
    def draw(width: int, pointed: bool) -> list[Text]:
        line = Text.assemble(("▸" if pointed else " ", "bold"))
        line.append(f"{choice.key:>2}", "bold").append(f" {HINTED if hinted else ' '} ")
        line.append(choice.label)
        if pointed:
            line.stylize("reverse")
        return [line]

    return draw
