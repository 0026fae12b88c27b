"""A live table: a function of its rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules, Match
from gelanggang.core.move import Move
from gelanggang.core.rng import SEALED, commitment
from gelanggang.core.rules import Choice, Options, Scenario
from gelanggang.day import day_of
from gelanggang.games import find_tale
from gelanggang.tables import happening as happened
from gelanggang.tables import tell
from gelanggang.tables.claim import Claim
from gelanggang.tables.clock import Clock
from gelanggang.tables.denied import Denied
from gelanggang.tables.diary import Diary
from gelanggang.tables.happening import Row
from gelanggang.tables.party import HOST, Party
from gelanggang.tables.seat import BOT, OPEN, PERSON, SHARED, Chair, Member
from gelanggang.tables.step import Step, event_of, quiet
from gelanggang.tables.undo import Wish, begun_again

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
NOTHING: Final = -1
"""No decision has this number."""
MOST_RECORDS: Final = 20
"""Finished games of a table that can still be looked at: each is some ten thousand letters, which
are in memory as long as the table is."""


Find = Callable[[str, str], AnyRules]
"""From the name of a pack and a digest to the rules of the table's game with these cards; without a
digest they are the newest of that name.  BadInput or Denied when there are none."""


class LiveTable:
    """Seats, devices and the match between them.  Only `apply` changes what is kept."""

    def __init__(
        self, id: str, opened: happened.Opened, rules: AnyRules, now: float, find: Find
    ) -> None:
        self.id: Final = id
        self.code: Final = opened.code
        """The letters that lead here."""
        self.opened: Final = opened
        """How it began: much of it can be set anew until the deal."""
        self.rules = rules
        """Of the game on the table, or of the next one; while one is there, they stay."""
        self.find: Final = find
        self.pack = opened.pack
        self.options = opened.options
        """Of the next deal: a game keeps those that it began with."""
        self.level = opened.level
        """Of bots that fill up the table or play for somebody."""
        # Attendance is free: whoever comes to a story takes the place of a bot.
        self.latecomers = bool(opened.story)
        self.party: Party | None = None
        """Those who walk through a story here, if one is told."""
        if opened.journey:
            self.party = Party(find_tale(rules, opened.story), opened.journey)
        self.seq = 0
        """The number of the next row."""
        self.applied = 0
        """How much has happened, also what left no row of its own behind."""
        self.touched = 0
        """When the last row was written, in wall-clock seconds."""
        self.phase = LOBBY
        self.paused_by = ""
        self.chairs: Final = [Chair() for _ in range(opened.seats)]
        self.members: Final[dict[int, Member]] = {}
        self.claims: Final[list[Claim]] = []
        """Who would like a seat, in the order in which they began to wait."""
        self.host = -1
        self.lender = -1
        """The host who fell asleep before the deal, and gets the chair back by coming back."""
        self.locked = False
        self.barred: Final[set[str]] = set()
        """The devices that were sent away."""
        self.clock: Final = Clock(opened.pace)
        self.seed = opened.seed
        """Of the game that is played, or that will be dealt next."""
        self.next_seed = ""
        self.number = 0
        """How many games were dealt."""
        self.match: Match | None = None
        self.records: Final[dict[int, str]] = {}
        """The games that are over, by their numbers,"""
        self.players: Final[dict[int, list[str]]] = {}
        """and who had played them."""
        self.wish: Wish | None = None
        self.eager: Final[set[int]] = set()
        """Who wants another game, after the end of one: the numbers of members."""
        self.steps: Final = Diary()
        """The last ones, for those who missed something."""
        self._noticed = 0
        """How many steps everybody has noticed,"""
        self._besides: Final = [0] * (opened.seats + 1)
        """and how many more each seat; the last is the spectators'."""
        self.watchers = 0
        """How many look on who are no members."""
        self.ended = now
        """When the clock stood still last."""
        self._asked = NOTHING
        """The decision for which the clock was started."""
        self._written: tuple[AnyRules, str, Move] | None = None
        """The move that was written last, and by which rules, until one is read."""
        self._sealed: Final[dict[Seat, int]] = {}
        """The rows of the sealed answers that are in,"""
        self._sealing = NOTHING
        """and the decision that they answer."""

    # What everybody may know.

    @property
    def digest(self) -> str:
        """Of the cards that are played with."""
        return self.rules.label.digest

    @property
    def commitment(self) -> str:
        """What is promised about the seed of this game, or before the deal of the next."""
        return commitment(self.seed)

    @property
    def lesson(self) -> bool:
        """Whether this is the first game of a beginner; a rematch is an ordinary one."""
        last = 0 if self.phase == LOBBY else 1
        opened = self.opened
        return opened.scenario is not None and not opened.chapter and self.number <= last

    @property
    def unrecorded(self) -> Match | None:
        """The game that is over and whose record is not kept yet, if there is one."""
        return self.match if self.phase == OVER and self.number not in self.records else None

    def names(self) -> list[str]:
        """Of those who sit here, by seat; an open seat has none."""
        return [chair.name for chair in self.chairs]

    def named(self, number: int) -> list[str]:
        """Of those who played a game that is over: as they are called now, if it is still here."""
        here = number == self.number and self.match is not None
        return self.names() if here else self.players[number]

    def taken_names(self) -> list[str]:
        """Names that nobody else may have."""
        sitting = [chair.name for chair in self.chairs if chair.name]
        return sitting + [claim.name for claim in self.claims]

    def claims_of(self, member: Member) -> list[Claim]:
        """What a member waits for."""
        return [one for one in self.claims if one.member == member.number]

    def kind(self, seat: Seat) -> str:
        """Person, bot, open, or shared: a device that is passed round."""
        chair = self.chairs[seat]
        if chair.kind == PERSON and len(self.members[chair.member].seats) > 1:
            return SHARED
        return chair.kind

    def version(self, seat: Seat | None) -> int:
        """How many steps a seat, or the spectators, have noticed."""
        return self._noticed + self._besides[-1 if seat is None else seat]

    @property
    def versions(self) -> list[int]:
        """Of all seats, and at the end the spectators'."""
        return [self._noticed + more for more in self._besides]

    def member_of(self, token_hash: str) -> Member | None:
        """Who has this token."""
        return next((one for one in self.members.values() if one.token == token_hash), None)

    def people(self) -> list[Member]:
        """The members who hold a seat."""
        return [one for one in self.members.values() if one.seats]

    # What happens.

    def apply(self, row: Row, now: float) -> Step:
        """Let a row that is on disk happen."""
        amends = row.seq < self.seq and row.seq in self._sealed.values()
        assert amends or row.seq == self.seq, f"row {row.seq} cannot follow {self.seq - 1}"
        step = self._apply(row, now)
        if not amends:
            self.seq += 1
        self.applied += 1
        self.touched = row.at
        if row.message and row.by in self.members:
            self.members[row.by].remember(row.message)
        if step.counts:
            self.steps.add(step)
            self._count(step)
        self._mind_the_clock(row, now)
        return step

    def _count(self, step: Step) -> None:
        """Nearly every step is noticed by everybody."""
        if step.everybody:
            self._noticed += 1
            return
        spectators = len(self.chairs)
        for i in range(spectators + 1):
            if step.reaches(None if i == spectators else i):
                self._besides[i] += 1

    def amended(self, happenings: list[happened.AnyHappening]) -> int | None:
        """The row whose place something takes: a sealed answer that was changed leaves none behind.

        The order of sealed answers does not matter, so the new one can stand where the old one was.
        """
        if len(happenings) == 1 and isinstance(happenings[0], happened.Chosen):
            return self._sealed.get(happenings[0].seat)
        return None

    def _apply(self, row: Row, now: float) -> Step:
        did = row.did
        match did:
            case happened.Chosen():
                return self._choose(did, row.at)
            case happened.Started():
                return self._start(did)
            case happened.Undone():
                return self._take_back(did)
            case happened.Opened():
                return quiet()
            case happened.Joined():
                if self.host not in self.members:
                    # The first one, or the first after all others have left.
                    self.host = did.member
                self.members[did.member] = Member(did.member, did.token, now, did.device)
                return quiet()
            case happened.Dropped():
                del self.members[did.member]
                self.claims[:] = [one for one in self.claims if one.member != did.member]
                self.eager.discard(did.member)
                if did.member == self.lender:
                    self.lender = -1
                return quiet()
            case happened.Hosted():
                return self._hand_over(did)
            case happened.Barred():
                self.barred.add(did.device)
                return quiet()
            case happened.Recorded():
                self.records[did.number] = did.record
                self.players[did.number] = self.names()
                self.records.pop(did.number - MOST_RECORDS, None)
                self.players.pop(did.number - MOST_RECORDS, None)
                return quiet()
            case happened.TicketMade():
                member = self.members[did.member]
                member.ticket, member.ticket_until = did.ticket, did.until
                return quiet()
            case happened.TicketUsed():
                member = self.members[did.member]
                member.token, member.ticket = did.token, ""
                return self._named(tell.moved, member.seats[0]) if member.seats else quiet()
            case happened.Muted():
                mutes = self.members[did.member].mutes
                (mutes.add if did.on else mutes.discard)(did.seat)
                return quiet()
            case happened.Locked():
                self.locked = did.on
                if not did.on:
                    # Everybody may come again.
                    self.barred.clear()
                return event_of(tell.locked(did.on))
            case happened.Paced():
                self.clock.pace = did.pace
                self._asked = NOTHING
                return event_of(tell.paced(did.pace))
            case happened.Paused():
                self.phase, self.paused_by = PAUSED, did.why
                return event_of(tell.paused(did.why))
            case happened.WentOn():
                self.phase, self.paused_by = PLAYING, ""
                self._asked = NOTHING
                for member in self.members.values():
                    # Those who are not there yet get their grace from now on.
                    member.presence.wait_anew(now)
                return event_of(tell.went_on())
            case happened.MoreTime():
                self.clock.more()
                return self._named(tell.more_time, did.seat)
            case happened.Sat():
                return self._sit(did, row.seq)
            case _:
                return self._set(did)

    def _set(self, did: happened.AnyHappening) -> Step:
        """What the next game will be like, and who may take part."""
        match did:
            case happened.Optioned():
                before = self.options[did.option]
                self.options = {**self.options, did.option: did.value}
                return event_of(tell.optioned(did.option, did.value, before, did.why))
            case happened.Levelled():
                level, self.level = self.level, did.level
                return event_of(tell.levelled(did.level, level))
            case happened.Packed():
                return self._unpack(did)
            case happened.Resized():
                return self._resize(did)
            case happened.Swapped():
                return self._swap(did)
            case happened.WantsAgain():
                self.eager.add(did.member)
                return self._named(tell.wants_again, self.members[did.member].seats[0])
            case happened.Voted():
                assert self.party is not None
                self.party.votes[did.seat] = did.choice
                if did.seat == HOST:
                    return quiet()
                name = self.chairs[did.seat].name
                return event_of(tell.voted(did.seat, name, did.choice))
            case happened.Decided():
                assert self.party is not None
                self.party.decide(did.choice)
                return event_of(tell.decided(did.choice))
            case happened.Cleared():
                return self._clear()
            case happened.Latecoming():
                self.latecomers = did.on
                return event_of(tell.latecoming(did.on))
            case happened.Claimed():
                if did.seat >= 0:
                    self._release(did.seat)
                    self.chairs[did.seat].stand()
                self.members[did.member].name = did.name
                self.claims.append(Claim(did.member, did.name, did.right))
                return event_of((tell.claimed if did.right else tell.asked)(did.name))
            case happened.Unclaimed():
                self._unclaim(did.member, did.name)
                return event_of((tell.refused if did.refused else tell.unclaimed)(did.name))
            case _:
                return self._seat(did)

    def _seat(self, did: happened.AnyHappening) -> Step:
        """What happens to one seat."""
        match did:
            case happened.BotSat():
                self._release(did.seat)
                self.chairs[did.seat].put_bot(did.level, did.name)
                return event_of(tell.bot_sat(did.seat, did.name, did.level))
            case happened.Stood():
                name = self.chairs[did.seat].name
                self._release(did.seat)
                self.chairs[did.seat].stand()
                return event_of((tell.kicked if did.kicked else tell.stood)(did.seat, name))
            case happened.Renamed():
                before = self.chairs[did.seat].name
                self.chairs[did.seat].name = did.name
                return event_of(tell.renamed(did.seat, did.name, before))
            case happened.Replaced():
                self.chairs[did.seat].replaced = did.why
                return event_of(tell.replaced(did.seat, self.chairs[did.seat].name, did.why))
            case happened.TakenBack():
                self.chairs[did.seat].replaced, self.chairs[did.seat].missed = "", 0
                return self._named(tell.taken_back, did.seat)
            case happened.UndoAsked():
                self.wish = Wish(did.seat, did.keep)
                return self._named(tell.undo_asked, did.seat)
            case happened.UndoAgreed():
                assert self.wish is not None
                self.wish.agreed.add(did.seat)
                return self._named(tell.undo_agreed, did.seat)
            case happened.UndoRefused():
                self.wish = None
                return self._named(tell.undo_refused, did.seat)
            case _:
                raise AssertionError(did)

    def _hand_over(self, did: happened.Hosted) -> Step:
        if not did.lent:
            self.lender = -1
        elif self.lender < 0:
            self.lender = self.host
        self.host = did.member
        if self.party is not None:
            self.party.votes.pop(HOST, None)
        seats = self.members[did.member].seats
        told = tell.stands_in if did.lent else tell.hosted
        return self._named(told, seats[0]) if seats else quiet()

    def _release(self, seat: Seat) -> None:
        chair = self.chairs[seat]
        if self.party is not None:
            self.party.votes.pop(seat, None)
        if chair.member in self.members:
            member = self.members[chair.member]
            member.seats.remove(seat)
            if not member.seats:
                member.sat = -1

    def _sit(self, did: happened.Sat, seq: int) -> Step:
        chair, member = self.chairs[did.seat], self.members[did.member]
        before = chair.name if chair.kind == BOT else ""
        self._release(did.seat)
        self._unclaim(did.member, did.name)
        chair.sit(did.member, did.name)
        if not member.seats:
            member.sat = seq
        member.seats.append(did.seat)
        member.name = did.name
        if before:
            return event_of(tell.took_over(did.seat, did.name, before))
        return self._named(tell.sat, did.seat)

    def _unclaim(self, member: int, name: str) -> None:
        self.claims[:] = [one for one in self.claims if one.member != member or one.name != name]

    # Setting the table: only while no game lies on it.

    def _unpack(self, did: happened.Packed) -> Step:
        newest, before = self.find(did.pack, did.digest), self.rules.label.name
        rules = newest.of_version(did.rules)
        if rules is None:
            raise Denied("rules-changed", {"began": did.rules, "now": newest.version})
        if self.party is not None:
            self.party.shuffle(find_tale(rules, self.opened.story))
        self.rules, self.pack = rules, did.pack
        self.options = standing(rules, self.options)
        return event_of(tell.packed(rules.label.name, rules.label.version, before))

    def _resize(self, did: happened.Resized) -> Step:
        before = len(self.chairs)
        chairs = [self.chairs[seat] for seat in did.kept]
        self.chairs[:] = [*chairs, *[Chair() for _ in range(did.seats - len(chairs))]]
        self._renumber({seat: i for i, seat in enumerate(did.kept)})
        # Before the deal all have noticed the same.
        self._alike(did.seats)
        return event_of(tell.resized(did.seats, before))

    def _swap(self, did: happened.Swapped) -> Step:
        one, two = did.seat, did.other
        self.chairs[one], self.chairs[two] = self.chairs[two], self.chairs[one]
        moved = {seat: seat for seat in range(len(self.chairs))}
        moved[one], moved[two] = two, one
        self._renumber(moved)
        if not self.chairs[two].name:
            one, two = two, one
        name, other = self.chairs[two].name, self.chairs[one].name
        return event_of(tell.swapped(two, name, other) if other else tell.shifted(two, name))

    def _renumber(self, moved: dict[Seat, Seat]) -> None:
        """Seats have other numbers: everybody keeps theirs, and stays deaf to the same people."""
        if self.party is not None:
            self.party.renumber(moved)
        for member in self.members.values():
            member.seats[:] = [moved[seat] for seat in member.seats]
            mutes = [moved[seat] for seat in member.mutes if seat in moved]
            member.mutes.clear()
            member.mutes.update(mutes)

    def _clear(self) -> Step:
        self.match = None
        self.phase, self.wish = LOBBY, None
        self.eager.clear()
        # This was promised about the next game.
        self.seed = self.next_seed
        # What was told of the last game named seats that may soon be others', and other cards.
        self.steps.clear()
        self._alike(len(self.chairs))
        return event_of(tell.cleared())

    def _alike(self, seats: int) -> None:
        """All have noticed as much as whoever noticed most."""
        self._noticed += max(self._besides)
        self._besides[:] = [0] * (seats + 1)

    def _named(self, said: Callable[[Seat, str], Event], seat: Seat) -> Step:
        return event_of(said(seat, self.chairs[seat].name))

    def _start(self, did: happened.Started) -> Step:
        if self.number:
            self.seed = self.next_seed
        self.next_seed = did.next_seed
        self.number += 1
        # The same number is another decision in another game.
        self._asked = self._sealing = NOTHING
        self.lender = -1
        self.phase, self.paused_by, self.wish = PLAYING, "", None
        self.eager.clear()
        for chair in self.chairs:
            chair.missed = 0
        self.match = Match(
            self.rules,
            len(self.chairs),
            self.options,
            self.seed,
            chance=SEALED,
            scenario=self._scenario(did),
            remembers=False,
        )
        return Step(tell.started(self.number, self.commitment), self.match.log[:], None)

    def _scenario(self, did: happened.Started) -> Scenario | None:
        return self.opened.scenario if did.scenario is None and self.number == 1 else did.scenario

    def _choose(self, did: happened.Chosen, at: int) -> Step:
        assert self.match is not None
        told = self.match.play(did.seat, self._read(did.move), did.decision)
        if did.seat in self._sealed:
            # Nobody can tell that it was changed, not even by a number (SF-34).
            return quiet()
        chair = self.chairs[did.seat]
        chair.missed = chair.missed + 1 if did.late else 0
        self.wish = None
        if self.match.over:
            self.phase = OVER
            if self.party is not None and self.match.outcome is not None:
                self.party.played(self.match.outcome, self.names(), day_of(at))
        event = tell.late(did.seat, chair.name) if did.late else None
        return Step(event, told, did.seat)

    def write(self, move: Move) -> str:
        """A move as it is kept; when it is read in a moment, it is known again."""
        self._written = self.rules, self.rules.write(move), move
        return self._written[1]

    def _read(self, text: str) -> Move:
        written, self._written = self._written, None
        if written is not None and written[0] is self.rules and written[1] == text:
            return written[2]
        return self.rules.read(text)

    def _take_back(self, did: happened.Undone) -> Step:
        assert self.match is not None
        count = len(self.match.choices) - did.keep
        self.match = begun_again(self.match, did.keep)
        self._sealed.clear()
        self.wish = None
        return event_of(tell.undone(did.seat, self.chairs[did.seat].name, count))

    def _mind_the_clock(self, row: Row, now: float) -> None:
        """A new decision starts the clock anew; at rest it stands."""
        if self.phase != PLAYING or self.match is None:
            if self.clock.until is not None:
                self.ended = now
            self.clock.stop()
            self._asked = NOTHING
            return
        pending = self.match.pending()
        asked = next(iter(pending.values())).id
        if asked != self._asked:
            self._asked = asked
            self.clock.start(now)
        if asked != self._sealing:
            self._sealing = asked
            self._sealed.clear()
        did = row.did
        if isinstance(did, happened.Chosen):
            own = pending.get(did.seat)
            if own is not None and own.answered:
                self._sealed[did.seat] = row.seq

    def open_seats(self) -> list[Seat]:
        """Where somebody could sit down."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN]


def standing(rules: AnyRules, options: Options) -> dict[str, Choice]:
    """Options as other rules know them: new ones have their standard."""
    return {one.name: options.get(one.name, one.default) for one in rules.options}
