"""The middle of a table of Jawara Beksi: the Judge, the players, the last Combo or DUEL."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from gelanggang.core.event import Event
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.view import View
from gelanggang.terminal.drawing import beside, eaves, fitted, wrapped
from gelanggang.terminal.jawara_beksi.hand import HIGH, WIDE, large_face
from gelanggang.text.facts import number, numbers
from gelanggang.text.jawara_beksi import JawaraNarrator

GOLD: Final = "#d9a441"
STAGES: Final = ("combo", "challenged")
"""Kinds of events that clear the ring for something new."""
CLEARED: Final = ("round",)


class Ring:
    """Draws what everybody sees."""

    def __init__(self, rules: Rules, narrator: JawaraNarrator, view: View) -> None:
        self.rules: Final = rules
        self.pack: Final = rules.pack
        self.narrator: Final = narrator
        self.say: Final = narrator.voice.say
        self.view: Final = view

    def eaves(self, width: int) -> list[Text]:
        """The round and the pool; the teeth are the points still to be won."""
        view = self.view
        title = Text.assemble((self.say("jb-table-title"), f"bold {GOLD}"))
        title.append(
            f" · {self.say('jb-table-round', round=view.round, rounds=view.rounds)}", "bold"
        )
        most = self.pack.pools[view.seats][view.round - 1]
        pool = self.say("jb-table-pool", n=view.pool) if view.judge != NOBODY else ""
        return eaves(title, Text(pool, "bold"), view.pool, most, width)

    def judge(self, width: int) -> list[Text]:
        """Who judges, what is asked of everybody, and how long the round can still last."""
        view = self.view
        if view.judge == NOBODY:
            return [Text(self.say("terminal-no-judge"), "dim")]
        judge = self.pack.judge_titles[view.judge]
        restriction = self.narrator.restriction(view.judge)
        text = Text(self.say("jb-table-judge", judge=judge, restriction=restriction))
        lines = wrapped(text, width)
        countdown = self._countdown()
        return [*lines, Text(countdown, "#ffb454")] if countdown else lines

    def _countdown(self) -> str:
        """Only when everybody has one more turn at most (JB-76)."""
        view = self.view
        quiet = self.pack.quiet_turns * view.seats - view.quiet
        long = self.pack.longest_turns * view.seats - view.turns
        if view.ended or min(quiet, long) > view.seats:
            return ""
        key = "jb-table-turns-left" if long < quiet else "jb-table-quiet-left"
        return self.say(key, n=min(long, quiet))

    def players(self, width: int) -> list[Text]:
        """A row a player: points, Score Board, cards, Character and marks."""
        say = self.say
        heads = [say("jb-table-points"), say("jb-table-score"), say("jb-table-actions")]
        heads += [say("jb-table-supports")]
        names = [say("head-player"), *self.narrator.names]
        wide = max(cell_len(name) for name in names) + 4
        line = Text("  ").append_text(fitted(Text(names[0]), wide - 2))
        for head in heads:
            line.append(f"{head}  ")
        line.append(say("jb-table-character"))
        line.stylize("dim")
        return [line, *[self._row(seat, heads, wide) for seat in range(self.view.seats)]]

    def _row(self, seat: Seat, heads: list[str], wide: int) -> Text:
        view = self.view
        turn = seat == view.turn and view.judge != NOBODY
        me = seat == view.seat
        line = Text.assemble(("▶ " if turn else "  ", f"bold {GOLD}"))
        line.append_text(fitted(Text(self.narrator.names[seat]), wide - 2))
        counts = [view.points[seat], view.scores[seat]]
        counts += [view.action_counts[seat], view.support_counts[seat]]
        for head, count in zip(heads, counts, strict=True):
            line.append(f"{count:>{cell_len(head)}}  ")
        character = view.characters[seat]
        title = "" if character == NOBODY else self.pack.character_titles[character]
        line.append_text(fitted(Text(title), 12))
        if me:
            line.stylize("bold")
        return line.append(" ").append(", ".join(self._marks(seat)), "#ffb454")

    def _marks(self, seat: Seat) -> list[str]:
        view = self.view
        marks = [self.narrator.thing(card) for card in view.laid[seat]]
        if view.guard[seat]:
            marks.append(self.say("jb-mark-guard"))
        if view.skip_draw[seat]:
            marks.append(self.say("jb-mark-skip-draw"))
        if view.judge_holder == seat:
            marks.append(self.say("jb-mark-judge", n=self.pack.judge_points))
        return marks

    def known(self, width: int) -> list[Text]:
        """Cards of others' hands that one has seen: at a real table one would remember them."""
        lines: list[Text] = []
        for seat, name in enumerate(self.narrator.names):
            cards = self.view.known_actions[seat] + self.view.known_supports[seat]
            if cards:
                faces = ", ".join(self.narrator.face(card) for card in cards)
                lines += wrapped(Text(self.say("jb-table-known", name=name, cards=faces)), width)
        return lines

    # The last Combo, or the last DUEL, from what was told.

    def stage(self, events: list[Event], width: int, roomy: bool) -> list[Text]:
        """What was laid out last, with what came of it."""
        start = _stage_of(events)
        if start is None:
            return []
        shown = events[start:]
        if shown[0].kind == "combo":
            return self._combo(shown, width, roomy)
        return self._duel(shown)

    def _combo(self, shown: list[Event], width: int, roomy: bool) -> list[Text]:
        facts = shown[0].facts
        seat = number(facts["seat"])
        cards = numbers(facts["cards"])
        earned = next((number(one.facts["n"]) for one in shown if one.kind == "earned"), None)
        name = self.narrator.names[seat]
        title = Text.assemble((self.say("terminal-combo", name=name), "bold"))
        result = "" if earned is None else self.say("terminal-combo-earned", n=earned)
        if roomy and len(cards) * WIDE <= width:
            faces = [large_face(self.pack, self.narrator, card, WIDE, HIGH) for card in cards]
            return [title.append(f" {result}", f"bold {GOLD}"), *beside(faces, 1)]
        row = " + ".join(f"{self.narrator.face(card)} {self.pack.scores[card]}" for card in cards)
        line = title.append(f" · {row} ").append(result, f"bold {GOLD}")
        return wrapped(line, width)[:2]

    def _duel(self, shown: list[Event]) -> list[Text]:
        facts = shown[0].facts
        two = [number(facts["seat"]), number(facts["opponent"])]
        answers = [one for one in shown if one.kind in ("accepted", "lowered")]
        wager = number((answers or shown)[0].facts["n"])
        names = [self.narrator.names[seat] for seat in two]
        title = self.say("terminal-duel", name=names[0], other=names[1], n=wager)
        lines = [Text(title, f"bold {GOLD}")]
        for one in shown:
            if one.kind == "duel-showed":
                seat = number(one.facts["seat"])
                cards = numbers(one.facts["cards"])
                row = " + ".join(
                    f"{self.narrator.thing(card)} {self.pack.scores[card]}" for card in cards
                )
                # The sum first: on a small screen the end of a long row is cut.
                total = (f"{number(one.facts['n']):>3} ", "bold")
                lines.append(Text.assemble(total, f"{self.narrator.names[seat]}: {row}"))
        return lines


def _stage_of(events: list[Event]) -> int | None:
    """Where the last Combo or DUEL of this round begins."""
    for place in range(len(events) - 1, -1, -1):
        if events[place].kind in STAGES:
            return place
        if events[place].kind in CLEARED:
            return None
    return None
