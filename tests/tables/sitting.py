"""A live table without network, store or clock: driven by hand, with made-up time."""

from __future__ import annotations

from typing import Any

from gelanggang.core.match import AnyRules, Match
from gelanggang.games import GAMES, load_rules
from gelanggang.games.shapes import by_kind
from gelanggang.hall.library import Library
from gelanggang.tables import events, joining, waiting
from gelanggang.tables.asking import Done, ask, bot_choice
from gelanggang.tables.clock import OFF
from gelanggang.tables.happening import AnyHappening, Chosen, Opened, Row
from gelanggang.tables.keeping import read_row, write_row
from gelanggang.tables.seat import Member
from gelanggang.tables.step import Step
from gelanggang.tables.table import PLAYING, Find, LiveTable
from gelanggang.tables.token import hash_of
from gelanggang.tables.verb import AnyVerb
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.live import table_event
from tests.laws.fitting import kind_misfit

LIBRARY = Library()
EVENTS = by_kind(events)
WALL = 1_700_000_000


class Sitting:
    """A table, its rows, and the time."""

    def __init__(
        self,
        game: str = "jawara-beksi",
        seats: int = 3,
        pace: str = OFF,
        seed: str = "",
        find: Find | None = None,
        **wish: Any,
    ) -> None:
        self.now = 1000.0
        rules = LIBRARY.rules(game)
        opened = joining.open_table("ABCD", rules, joining.Wish(game, seats, pace=pace, **wish))
        if seed:
            opened = Opened(**{**_fields(opened), "seed": seed})
        self.rows: list[Row] = []
        self.told: list[Step] = []
        """All that its rows did."""
        self.rules = rules
        """Those that the table began with."""
        self.find = find or LIBRARY.finder(game)
        self.table = LiveTable("t", opened, rules, self.now, self.find)
        self.happen([opened])
        self._messages = 0

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def happen(self, happenings: list[AnyHappening], by: int = -1, message: str = "") -> list[Step]:
        """Let things happen as the hall does: written down first, then applied."""
        steps: list[Step] = []
        known = set(self.table.taken_names())
        amended = self.table.amended(happenings)
        for one in happenings:
            row = Row(self.table.seq if amended is None else amended, WALL, by, message, one)
            self.rows[row.seq : row.seq + 1] = [read_row(write_row(row))]
            step = self.table.apply(self.rows[row.seq], self.now)
            if step.event is not None:
                assert not kind_misfit(step.event.kind, step.event.facts, EVENTS)
                for lang in LANGUAGES:
                    said = table_event(voice(lang), step.event, None, self.table.rules)
                    assert said[-1] in ".?!", said
            steps.append(step)
        told = [event for step in steps for event in step.heard(None)]
        named = {fact for event in told for fact in event.facts.values() if isinstance(fact, str)}
        silently = known - set(self.table.taken_names()) - named
        assert not silently, f"{silently} are gone, and nobody said so"
        self.told += steps
        return steps

    def join(self, name: str = "", seat: int | None = None, wait: bool = False) -> Member:
        return self.join_several([name], seat, wait)

    def join_several(self, names: list[str], seat: int | None = None, wait: bool = False) -> Member:
        token = hash_of(f"token {self.table.seq}")
        self.happen(joining.join(self.table, token, names, seat, wait=wait))
        member = self.table.member_of(token)
        assert member is not None
        self.come(member)
        return member

    def come(self, member: Member) -> None:
        member.presence.come()
        self.happen(joining.come(self.table, member))

    def go(self, member: Member, left: bool = False) -> None:
        member.presence.go(left, self.now)

    def do(self, member: Member, verb: AnyVerb) -> Done:
        done = ask(self.table, member, verb, self.now, WALL)
        self._messages += 1
        self.happen(done.happenings, member.number, f"m{self._messages}")
        return done

    def wait(self, seconds: float) -> None:
        """Time passes, and what follows from it happens."""
        self.now += seconds
        for _ in range(50):
            due = waiting.tick(self.table, self.now)
            assert waiting.is_due(self.table, self.now) == bool(due)
            if not due:
                return
            self.happen(due)
        raise AssertionError(f"it never ends: {due}")

    def bots(self, most: int = 10_000) -> int:
        """Let bots choose wherever they have to; how often they did."""
        for count in range(most):
            wanted = waiting.to_choose(self.table, self.now)
            if not wanted:
                return count
            seat, decision, late = wanted[0]
            move = self.match.rules.write(self.match.legal(seat)[0])
            chosen = bot_choice(self.table, seat, decision, move, late)
            assert chosen, "a choice that was wanted is not taken"
            self.happen(chosen)
            self.wait(0.0)
        return most

    def play_out(self) -> None:
        """Let everybody choose the first that is on offer, until the game is over."""
        while self.table.phase == PLAYING:
            seat, decision = next(
                (seat, one) for seat, one in self.match.pending().items() if not one.answered
            )
            move = self.match.rules.write(self.match.legal(seat)[0])
            self.happen([Chosen(seat, decision.id, move)])
        self.wait(0.0)

    def rebuilt(self) -> LiveTable:
        """The same table made from its rows alone."""
        twin = LiveTable("t", self.table.opened, self.rules, self.now, self.find)
        for row in self.rows:
            twin.apply(row, self.now)
        return twin


def both_editions(game: str) -> Find:
    """The shipped cards, and under the name `first` those of the first edition."""
    first = load_rules(game, GAMES[game].earlier_packs()[0])

    def find(pack: str, digest: str) -> AnyRules:
        if digest == first.label.digest or (pack == "first" and not digest):
            return first
        return LIBRARY.rules(game, pack, digest)

    return find


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def spelled(table: LiveTable) -> dict[str, object]:
    """All that is kept of a table."""
    match = table.match
    watchers = [*range(len(table.chairs)), None]
    return {
        "phase": [table.phase, table.paused_by, table.locked, table.host, table.number],
        "set": [table.options, table.level, table.pack, table.digest, table.latecomers],
        "claims": [[one.member, one.name, one.right] for one in table.claims],
        "players": table.players,
        "clock": [table.clock.pace, table.clock.asked],
        "seed": [table.seed, table.next_seed],
        "versions": table.versions,
        "chairs": [
            [one.kind, one.name, one.member, one.level, one.replaced, one.missed]
            for one in table.chairs
        ],
        "members": [
            [one.number, one.token, one.seats, sorted(one.mutes), one.ticket, one.name, one.sat]
            for one in table.members.values()
        ],
        "eager": sorted(table.eager),
        "party": None
        if table.party is None
        else [table.party.journey.text(), table.party.asked, table.party.votes],
        "wish": None if table.wish is None else [table.wish.seat, table.wish.keep],
        "choices": None if match is None else match.choices,
        "views": None if match is None else [match.view(seat).text() for seat in watchers],
        "heard": [
            [event.plain() for step in table.steps for event in step.heard(seat)]
            for seat in watchers
        ],
    }
