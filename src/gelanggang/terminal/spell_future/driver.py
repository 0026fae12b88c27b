"""Drives Spell from the Future: tokens on pads, a Mind card, and the reveal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gelanggang.core.errors import Refusal
from gelanggang.core.ids import NOBODY
from gelanggang.core.move import Move
from gelanggang.games.spell_future import moves
from gelanggang.games.spell_future.placements import UNFINISHED
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.view import View
from gelanggang.terminal.course import Course
from gelanggang.terminal.drawing import Panel, wrapped
from gelanggang.terminal.driver import ENTER, ESCAPE, TAB, Driver, KeyLabel
from gelanggang.terminal.spell_future.beast import GLOW, Upper, imagine, swatch
from gelanggang.terminal.spell_future.pads import (
    LESS_EDGE,
    Reveal,
    colour_name,
    mind_face,
    offer_face,
    pad_face,
    word_name,
)
from gelanggang.terminal.spread import Face, Spread
from gelanggang.text.narrator import Line
from gelanggang.text.spell_chapter import goals, rules
from gelanggang.text.spell_future import DAYS_END, SpellNarrator

COLUMN: Final = 38
WHOLE_LINE: Final = 10_000
DIGITS: Final = "1234567890"
TOLD_IN_REVEAL: Final = (
    "strength",
    "defeated",
    "not-defeated",
    "held",
    "damaged",
    "healed",
    "leaves",
)
"""Kinds of events that are told below the tokens."""


class SpellDriver(Driver[View, Rules, SpellNarrator]):
    """Letters and digits put tokens and choose a Mind card; Enter says that one is ready."""

    def __init__(self, course: Course) -> None:
        super().__init__(course)
        self.beast: Final = Panel("beast")
        self.chapter: Final = Panel("chapter")
        self.players: Final = Panel("players")
        self.colours: Final = Panel("colours")
        self.reveal: Final = Panel("reveal")
        self.pads: Final = Spread("pads")
        """What tokens are put on, or what is chosen from."""
        self.minds: Final = Spread("minds")
        """The Mind cards."""
        self.tokens: dict[int, int] = {}
        """By pad: white above, black below 0."""
        self.mind = NOBODY

    def board(self) -> list[Panel]:
        return [self.beast, self.chapter, self.players, self.colours]

    def choosing(self) -> list[Spread | Panel]:
        return [self.reveal, self.pads, self.minds]

    def begin(self) -> None:
        self.tokens = {}
        self.mind = NOBODY
        self.pads.cursor = 0
        self.minds.cursor = 0
        self.pads.focus()

    @property
    def placing(self) -> bool:
        """Whether tokens are put down now."""
        return self.asked is not None and self.asked.kind == moves.PLACE

    @property
    def imagined(self) -> State:
        """A table like the one that is seen."""
        return imagine(self.rules, self.seen)

    def hand(self) -> list[int]:
        """The person's Mind cards."""
        return self.imagined.mind_hand(self.me)

    def rests_before(self, line: Line) -> bool:
        return line.event.kind in DAYS_END

    # Drawing.

    @property
    def upper(self) -> Upper:
        """What everybody sees."""
        return Upper(self.rules, self.teller, self.seen)

    def eaves(self, width: int) -> list[Text]:
        return self.upper.eaves(width)

    def paint(self, roomy: bool) -> None:
        upper = self.upper
        revealing = self._revealing()
        mystic = self.imagined.is_mystic()
        self.beast.draw(upper.beast)
        self.chapter.draw(lambda width: upper.chapter(width, roomy))
        self.chapter.display = self.seen.story is not None
        self.players.draw(upper.tracks if roomy else upper.players)
        words = self.asked is not None and not self.placing and not mystic
        shown = self._shown_first()
        self.colours.draw(
            lambda width: [
                *upper.colours(width, roomy),
                *upper.words(width, words),
                *[row for line in shown for row in wrapped(Text(line, GLOW), width)],
            ]
        )
        self.reveal.display = bool(revealing)
        self.reveal.draw(lambda width: self._revealed(revealing, width))
        self.pads.display = not revealing
        self.minds.display = not revealing and not mystic and self._words_lie()
        if self.asked is None or self.placing:
            self._lay_pads(mystic, roomy)
            self._lay_minds(roomy)
        else:
            self._lay_offers()

    def _shown_first(self) -> list[str]:
        """What the 1st Mage did today for all to see, in chapters where that is so."""
        found: list[str] = []
        for line in self.course.lines[: self.course.told]:
            if line.event.kind in DAYS_END:
                found.clear()
            elif line.event.kind in ("led", "named"):
                found.append(line.text)
        return found

    def _words_lie(self) -> bool:
        return self.asked is None or self.placing

    def _revealing(self) -> list[Line]:
        """What was told since the choices were opened, until the person has read it."""
        lines = self.course.lines[: self.course.told]
        if self.asked is not None:
            return []
        for place in range(len(lines) - 1, -1, -1):
            kind = lines[place].event.kind
            if kind in ("ready", "opened", "said", *DAYS_END):
                return []
            if kind == "revealed" and lines[place - 1].event.kind != "revealed":
                return lines[place:]
        return []

    def _revealed(self, lines: list[Line], width: int) -> list[Text]:
        events = [line.event for line in lines]
        rows = Reveal(self.teller, events).lines(width)
        told = [line for line in lines if line.event.kind in TOLD_IN_REVEAL]
        return rows + [row for line in told for row in wrapped(Text(line.text), width)]

    def _lay_pads(self, mystic: bool, roomy: bool) -> None:
        table = self.imagined
        hints = self._hinted_tokens()
        tokens = self.tokens if self.placing else self._sealed()
        if mystic:
            names = [colour_name(self.teller, one) for one in range(len(self.rules.pack.colours))]
            keys = DIGITS
        else:
            names = [word_name(self.teller, word) for word in table.words_open()]
            keys = moves.LETTERS
        shown = names if not mystic or self.seen.word != NOBODY else []
        faces = [
            Face(pad_face(keys[pad], name, tokens.get(pad, 0), hints.get(pad, 0), roomy))
            for pad, name in enumerate(shown)
        ]
        self.pads.lay(faces, (COLUMN, 3 if roomy else 1), edge=LESS_EDGE + roomy)

    def _sealed(self) -> dict[int, int]:
        """One's own tokens while others still think."""
        mine = self.seen.mine
        return {} if mine is None else dict(zip(mine[1::2], mine[2::2], strict=True))

    def _lay_minds(self, roomy: bool) -> None:
        mine = self.seen.mine
        chosen = self.mind if self.placing or mine is None else mine[0]
        thought = self.thought.move if self.thought is not None and self.placing else None
        hinted = thought.things[0] if thought is not None else NOBODY
        faces = [
            Face(mind_face(self.teller, mind, DIGITS[place], mind == chosen, mind == hinted, roomy))
            for place, mind in enumerate(self.hand())
        ]
        self.minds.lay(faces, (WHOLE_LINE if roomy else COLUMN, 1))

    def _lay_offers(self) -> None:
        """Colours to open, or the two words of a Mystic day."""
        hinted = self.thought.move if self.thought is not None else None
        faces = [
            Face(offer_face(self._offer_name(move), DIGITS[place], move == hinted))
            for place, move in enumerate(self.match.legal(self.me))
        ]
        self.pads.lay(faces, (COLUMN, 1))

    def _offer_name(self, move: Move) -> Text:
        if move.verb == moves.OPEN:
            return swatch(self.teller, move.things[0])
        return Text(self.teller.word(move.things[0]))

    def _hinted_tokens(self) -> dict[int, int]:
        if self.thought is None or not self.placing:
            return {}
        things = self.thought.move.things
        return dict(zip(things[1::2], things[2::2], strict=True))

    def details(self) -> list[Text]:
        if not self.placing:
            return []
        lines = [self._draft()]
        hand = self.hand()
        if self.minds.has_focus and hand:
            lines.append(Text(self.teller.card_line(hand[min(self.minds.cursor, len(hand) - 1)])))
        elif self.mind != NOBODY:
            lines.append(Text(self.teller.card_line(self.mind), "dim"))
        return lines

    def _draft(self) -> Text:
        """The choice so far, and what it still lacks."""
        refusal = self._refusal()
        if refusal is not None and refusal.code not in UNFINISHED:
            return Text(f"✗ {self.teller.refusal(refusal)}", "bold #ffb454")
        placed = sum(abs(count) for count in self.tokens.values())
        most = self.imagined.token_limit(self.mind)
        text = self.say("terminal-placed", n=placed, most=most)
        if refusal is None:
            return Text(f"{text} {self.say('terminal-ready')}", "bold #7fd1ae")
        if self.mind != NOBODY:
            return Text(f"{text} {self.teller.refusal(refusal)}", "bold")
        return Text(f"{text} {self.say('terminal-need-mind', last=len(self.hand()))}", "bold")

    def _refusal(self) -> Refusal | None:
        return self.match.refusal(self.me, self._placement())

    def buttons(self) -> list[KeyLabel]:
        say = self.say
        if self.asked is None:
            return []
        if not self.placing:
            return [("Enter", say("terminal-key-choose"), ENTER)]
        keys = [("Enter", say("terminal-key-ready"), ENTER)]
        if self.tokens or self.mind != NOBODY:
            keys.append(("Esc", say("terminal-key-clear"), ESCAPE))
        keys.append(("+", say("terminal-key-white"), "+"))
        keys.append(("-", say("terminal-key-black"), "-"))
        if self.minds.display:
            keys.append(("Tab", say("terminal-key-tab"), TAB))
        return keys

    def help(self) -> str:
        return self.say("terminal-help-spell")

    def open_cards(self) -> list[Text]:
        """The Beast, everybody's Mind cards, and the Colours."""
        teller, view = self.teller, self.seen
        hand = self.hand()
        start = min(self.minds.cursor, max(len(hand) - 1, 0))
        lines = [Text(f"• {teller.card_line(mind)}") for mind in hand[start:] + hand[:start]]
        if view.beast != NOBODY:
            lines = [Text(teller.beast_line(view.beast, view.seats)), Text(), *lines]
        table = self.imagined
        lines.append(Text())
        for seat, name in enumerate(teller.names):
            minds = ", ".join(teller.mind(mind) for mind in table.mind_hand(seat))
            lines.append(Text(self.say("sf-table-minds-left", name=name, minds=minds or "–")))
        gone = ", ".join(teller.colour(one) for one in view.colour_discard) or "–"
        lines += [Text(), Text(self.say("sf-table-colours-gone", colours=gone))]
        if view.story is None:
            return lines
        chapter = view.story.chapter
        told = [f"◇ {line}" for line in rules(teller.voice, chapter)]
        told += [f"▷ {line}" for line in goals(teller.voice, chapter)]
        return [*[Text(line, "bold") for line in told], Text(), *lines]

    # What is pressed.

    def typed(self, character: str) -> bool:
        self.course.notice = ""
        if not self.placing:
            place = DIGITS.find(character)
            if not 0 <= place < len(self.pads.faces):
                return False
            self.pads.point(place)
            return True
        if character in "+-":
            self._add(self.pads.cursor, 1 if character == "+" else -1)
            return True
        if self.imagined.is_mystic():
            place = DIGITS.find(character)
            return place >= 0 and self._add(place, 1)
        if character in DIGITS:
            return self._choose_mind(DIGITS.index(character))
        letter = moves.LETTERS.find(character.upper())
        if not 0 <= letter < len(self.pads.faces):
            return False
        return self._add(letter, -1 if character.isupper() else 1)

    def _add(self, pad: int, n: int) -> bool:
        """One white token more, or one black; on one pad they cancel each other (SF-33)."""
        self.pads.point(pad)
        pack = self.rules.pack
        # One more than there are: then the rules say why not.
        count = self.tokens.get(pad, 0) + n
        count = max(min(count, pack.white_tokens + 1), -pack.black_tokens - 1)
        self.tokens[pad] = count
        if not count:
            del self.tokens[pad]
        return True

    def _choose_mind(self, place: int) -> bool:
        hand = self.hand()
        if place >= len(hand):
            self.course.notice = self.say("terminal-no-mind", key=DIGITS[place], last=len(hand))
        else:
            self.minds.cursor = place
            self.mind = NOBODY if self.mind == hand[place] else hand[place]
        return True

    def pressed(self, event: Spread.Pressed) -> None:
        if not self.placing:
            return
        if event.spread is self.minds:
            self._choose_mind(event.place)
        else:
            self._add(event.place, -1 if event.back else 1)

    def _placement(self) -> Move:
        flat = [number for stack in sorted(self.tokens.items()) for number in stack]
        return Move(moves.PLACE, (self.mind, *flat))

    def enter(self) -> Move | None:
        if self.placing:
            return self._placement()
        return self.match.legal(self.me)[self.pads.cursor]
