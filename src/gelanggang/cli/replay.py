"""`gelanggang replay`: a record told from any chair, step by step."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from gelanggang.cli.parser import Parser, add_pack
from gelanggang.cli.verify import check_record
from gelanggang.cli.wrong import Wrong
from gelanggang.core.event import Event, Told, heard
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules, start_again
from gelanggang.core.record import Record
from gelanggang.line.numbers import read_number
from gelanggang.line.screen import Left, Screen
from gelanggang.line.telling import tell
from gelanggang.start import open_record
from gelanggang.text.games import narrator
from gelanggang.text.narrator import Narrator, player_names

EVERYTHING: Final = "all"


class Step:
    """One choice, and what came of it."""

    def __init__(self, seat: Seat | None, told: list[Told]) -> None:
        self.seat: Final = seat
        """None: before the first choice."""
        self.told: Final = told


def arguments(parser: Parser) -> None:
    """What `replay` can be told."""
    say = parser.voice.say
    parser.add_argument("file", metavar="FILE", type=Path, help=say("cli-help-record"))
    parser.add_argument("--seat", metavar="N|all", help=say("cli-help-seat"))
    parser.add_argument("--step", action="store_true", help=say("cli-help-step"))
    add_pack(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Tell a whole game; everything is checked before anything is told."""
    record = open_record(args.file)
    me = _chair(args.seat, record.seats)
    rules = check_record(args.file, args.pack).rules
    steps = _steps(rules, record)
    teller = narrator(rules, screen.voice, player_names(screen.voice, record.seats))
    show = Show(steps, teller, screen, me, args.seat == EVERYTHING)
    if args.step and screen.interactive:
        show.leaf_through()
    else:
        for number in range(len(steps)):
            show.step(number)
    return 0


def _chair(text: str | None, seats: int) -> Seat | None:
    """Seats are counted from 1 where people write them."""
    if text is None or text == EVERYTHING:
        return None
    number = read_number(text, 1, seats)
    if number is None:
        raise Wrong("cli-replay-seat", value=text, seats=seats)
    return number - 1


def _steps(rules: AnyRules, record: Record) -> list[Step]:
    match = start_again(rules, record)
    steps = [Step(None, list(match.log))]
    for seat, text in record.choices:
        steps.append(Step(seat, match.play(seat, rules.read(text))))
    return steps


class Show:
    """The steps of a game on the screen."""

    def __init__(
        self,
        steps: list[Step],
        teller: Narrator,
        screen: Screen,
        me: Seat | None,
        everything: bool,
    ) -> None:
        self.steps: Final = steps
        self.teller: Final = teller
        self.screen: Final = screen
        self.me: Final = me
        self.everything: Final = everything

    def step(self, number: int) -> None:
        """Tell one step.  The move itself is not told: its events say what this chair may know."""
        step = self.steps[number]
        last = len(self.steps) - 1
        say = self.screen.voice.say
        if step.seat is None:
            title = say("cli-replay-start")
        elif step.seat == self.me:
            title = say("name-you")
        else:
            title = self.teller.names[step.seat]
        self.screen.rule(title, say("cli-replay-place", number=number, last=last), "cyan")
        tell(self.screen, self.teller.tell(self._events(step), self.me), self.me)

    def _events(self, step: Step) -> list[Event]:
        return [one.full for one in step.told] if self.everything else heard(step.told, self.me)

    def leaf_through(self) -> None:
        """Forwards and backwards, as the person likes."""
        say = self.screen.voice.say
        number = 0
        while True:
            self.step(number)
            last = number == len(self.steps) - 1
            self.screen.say("cli-replay-keys-last" if last else "cli-replay-keys", "bold")
            answer = self.screen.ask().lower()
            if answer in ("q", say("letter-quit")):
                raise Left
            if answer in ("b", say("cli-letter-back")):
                number = max(number - 1, 0)
            elif last:
                raise Left
            else:
                number += 1
