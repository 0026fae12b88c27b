"""`gelanggang story FILE`: the Story Campaign in the terminal; the file is the campaign.

It is written after every choice, so it can be copied, sent and taken up anywhere.  A chapter that
was left in its middle lies beside it.  A terminal that can draw screens gets them; without a FILE
they begin with all campaigns that are kept.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from gelanggang.bots import bot, levels
from gelanggang.cli.names import named_people
from gelanggang.cli.parser import Parser, add_people, add_players, bots_of
from gelanggang.cli.play import draws_screens
from gelanggang.cli.wrong import Wrong
from gelanggang.core.match import Chooser, Match
from gelanggang.core.rng import SEALED
from gelanggang.core.rules import Scenario
from gelanggang.games import load_rules
from gelanggang.games.spell_future.campaign import default_campaign, load_campaign
from gelanggang.games.spell_future.journey import ENDED, PLAY, PROVISION
from gelanggang.games.spell_future.rules import KEY, Rules
from gelanggang.line.numbers import read_number
from gelanggang.line.play import play
from gelanggang.line.screen import Left, Screen
from gelanggang.start import new_seed
from gelanggang.terminal.keeping import Keeping, data_folder
from gelanggang.terminal.sitting import Sitting
from gelanggang.terminal.spell_future.chronicle import Chronicle, open_chronicle
from gelanggang.text.errors import sentence
from gelanggang.text.spell_recap import recap
from gelanggang.text.spell_story import StoryTeller, check_texts

PLAYERS: Final = 3
LEVEL: Final = "1"


def arguments(parser: Parser) -> None:
    """What `story` can be told."""
    say = parser.voice.say
    parser.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help=say("cli-help-story-file")
    )
    parser.add_argument(
        "--campaign",
        metavar="PATH",
        type=Path,
        default=default_campaign(),
        help=say("cli-help-story-campaign"),
    )
    add_players(parser)
    add_people(parser)
    parser.add_argument("--bots", metavar="NAME,NAME", help=say("cli-help-bots"))
    parser.add_argument("--hints", action="store_true", help=say("cli-help-hints"))
    parser.add_argument("--plain", action="store_true", help=say("cli-help-plain"))
    parser.add_argument("--data", metavar="DIR", type=Path, help=say("cli-help-data"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Go on with a campaign, or begin one, until somebody leaves or the story ends."""
    rules: Rules = load_rules(KEY)
    chronicle: Chronicle | None = None
    if args.file is not None:
        campaign = load_campaign(args.campaign, rules.pack)
        check_texts(campaign)
        chronicle = open_chronicle(args.file, rules, campaign)
    if not args.plain and draws_screens(screen):
        return _open_client(args, chronicle, screen)
    if chronicle is None:
        raise Wrong("cli-story-which")
    Evening(args, chronicle, screen).spend()
    return 0


def _open_client(args: argparse.Namespace, chronicle: Chronicle | None, screen: Screen) -> int:
    from gelanggang.terminal.app import Client
    from gelanggang.terminal.settings import Settings
    from gelanggang.terminal.spell_future.party import Party
    from gelanggang.terminal.spell_future.shelf import Shelf, at_camp

    settings = Settings(screen.voice.lang, hints=args.hints)
    keeping = Keeping(args.data or data_folder(os.environ))
    if chronicle is None:
        client = Client(settings, keeping, first=Shelf(settings, keeping))
    else:
        party = Party(chronicle.rules, chronicle.journey, screen.voice)
        if args.names is not None or args.people is not None:
            party.people = named_people(args, screen.voice)
        party.seats = args.players or max(party.seats, len(party.people))
        if len(party.people) > party.seats:
            people = len(party.people)
            raise Wrong("cli-play-too-many-people", people=people, players=party.seats)
        client = Client(settings, keeping, first=at_camp(chronicle, settings, keeping, party))
    client.run()
    return client.return_code or 0


class Evening:
    """Some chapters in a row, line by line."""

    def __init__(self, args: argparse.Namespace, chronicle: Chronicle, screen: Screen) -> None:
        self.args: Final = args
        self.chronicle: Final = chronicle
        self.journey: Final = chronicle.journey
        self.teller: Final = StoryTeller(chronicle.campaign, chronicle.rules.pack, screen.voice)
        self.screen: Final = screen

    def spend(self) -> None:
        """From where the party stands."""
        screen, teller = self.screen, self.teller
        screen.rule(teller.title())
        for line in teller.logbook(self.journey):
            screen.indent(line, "dim")
        if self.chronicle.long_ago():
            self._remind()
        while self.journey.asked != ENDED:
            if self.journey.asked != PLAY:
                self._choose()
            elif not self._chapter():
                return
        screen.rule(teller.name(self.journey.ending))
        screen.show(teller.ending(self.journey.ending))

    def _remind(self) -> None:
        """Where were we?  And a day to practise, for who wants one."""
        screen = self.screen
        screen.show()
        for line in recap(self.teller, self.journey):
            screen.show(line, "bold")
        if self.journey.asked == ENDED:
            return
        screen.say("cli-story-practise")
        if screen.ask().lower() == "p":
            self._tell_rules()
            self._play(self._seat(self.journey.practice()))

    def _tell_rules(self) -> None:
        chapter = self.journey.leaf.chapter
        for line in [*self.teller.rules(chapter), *self.teller.goals(chapter)]:
            self.screen.indent(f"• {line}", "bold")

    def _chapter(self) -> bool:
        """Play the next one; whether it was played to its end."""
        journey, screen, teller = self.journey, self.screen, self.teller
        screen.rule(teller.name(journey.chapter))
        screen.show(teller.before(journey.chapter))
        self._tell_rules()
        sitting = self.chronicle.left() or self._seat(journey.start())
        for one in self.chronicle.broken:
            problem = sentence(screen.voice, one.error)
            screen.say("cli-story-set-aside", "yellow", problem=problem, file=str(one.aside))
        # The party may not even be written down yet.
        self.chronicle.write()
        self._play(sitting, keeps=True)
        if not sitting.match.over:
            return False
        self.chronicle.ended(sitting, sitting.called(screen.voice))
        screen.show()
        screen.show(teller.after(journey.steps[-1], journey.asked == PROVISION))
        return True

    def _seat(self, start: Scenario) -> Sitting:
        """A new game with those who are there."""
        args, people = self.args, named_people(self.args, self.screen.voice)
        seats = args.players or max(PLAYERS, len(people))
        if len(people) > seats:
            raise Wrong("cli-play-too-many-people", people=len(people), players=seats)
        rules = self.chronicle.rules
        match = Match(rules, seats, {}, new_seed(), SEALED, start)
        bots = bots_of(args.bots, LEVEL, seats - len(people))
        return Sitting(match, [levels(rules).get(name, name) for name in bots], people=people)

    def _play(self, sitting: Sitting, keeps: bool = False) -> None:
        match = sitting.match
        bots: list[Chooser] = [bot(match.rules, name) for name in sitting.names]
        names = sitting.called(self.screen.voice)

        def keep() -> None:
            if match.choices:
                self.chronicle.bookmark.keep(sitting)

        hints = self.args.hints
        play(match, sitting.persons, bots, names, self.screen, hints, keep if keeps else None)

    def _choose(self) -> None:
        """A Provision or a Memory, by its number."""
        journey, screen = self.journey, self.screen
        choices = journey.choices()
        provision = journey.asked == PROVISION
        screen.say("cli-story-provision" if provision else "cli-story-memory", "bold")
        for number, one in enumerate(choices, 1):
            told = self.teller.provision(one) if provision else self.teller.memory_line(one)
            screen.item(number, told)
        while True:
            text = screen.ask()
            if text.lower() in ("q", screen.voice.say("letter-quit")):
                raise Left
            chosen = read_number(text, 1, len(choices))
            if chosen is not None:
                self.chronicle.choose(choices[chosen - 1])
                return
            screen.say("cli-story-number", "yellow", most=len(choices))
