"""Of several who want the same in the same moment exactly one gets it."""

from __future__ import annotations

import os
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing

import pytest

from gelanggang.hall.postgres.line import Base, connect
from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.postgres.writing import Pen
from gelanggang.hall.store import Entry, Failure, NewTable
from tests.hall.sharing import RACERS, ask
from tests.hall.stores import ADDRESS, CONFLICT, NOT_OURS, kinds, opened, rows

ROUNDS = int(os.environ.get("GELANGGANG_RACES", "300"))


class Race:
    """Eight who all do the same in the same moment, round after round."""

    def __init__(self, dsn: str, rounds: int) -> None:
        self._dsn = dsn
        self._rounds = rounds
        self._names = [f"racer {i}" for i in range(RACERS)]
        self._seq = [0, 0]
        """The next row of each of the two tables."""
        self._epoch = 1
        self._owner = 0
        self._kind = 0
        self._answers: list[str] = [""] * RACERS
        self.won = [0] * RACERS
        self._start = threading.Barrier(RACERS, self._prepare)
        self._finish = threading.Barrier(RACERS, self._judge)
        self._luck = random.Random(1)
        self._referee: Base = connect(dsn)
        Pen("all").write(self._referee, 0, [Entry("same", [], NewTable("same", "SAME", 1))])
        Pen(self._names[0]).write(
            self._referee, 0, [Entry("hands", [], NewTable("hands", "HANDS", 1))]
        )

    def run(self) -> None:
        with ThreadPoolExecutor(RACERS) as pool, self._referee:
            for done in [pool.submit(self._racer, number) for number in range(RACERS)]:
                done.result()

    def _racer(self, number: int) -> None:
        try:
            with connect(self._dsn) as base:
                for _ in range(self._rounds):
                    self._start.wait()
                    [self._answers[number]] = kinds([self._try(base, number)])
                    self._finish.wait()
        except BaseException:
            self._start.abort()
            self._finish.abort()
            raise

    def _prepare(self) -> None:
        """Odd rounds are about who has the table, the others about who is first."""
        self._kind = 1 - self._kind
        if self._kind:
            self._owner = self._luck.randrange(RACERS)
            self._epoch += 1
            self._referee.execute(
                "UPDATE ownership SET owner = %s, epoch = epoch + 1 WHERE table_id = 'hands'",
                (self._names[self._owner],),
            )

    def _try(self, base: Base, number: int) -> Failure:
        row = [(self._seq[self._kind], 1, b"%d" % number)]
        if self._kind:
            name, tried = self._names[number], Entry("hands", row, epoch=self._epoch)
        else:
            name, tried = "all", Entry("same", row, epoch=1)
        [answer] = Pen(name).write(base, 0, [tried])
        return answer

    def _judge(self) -> None:
        winners = [number for number, answer in enumerate(self._answers) if not answer]
        assert len(winners) == 1
        assert not self._kind or winners == [self._owner]
        losers = {answer for answer in self._answers if answer}
        assert losers == {NOT_OURS if self._kind else CONFLICT}
        self.won[winners[0]] += 1
        self._seq[self._kind] += 1


@pytest.mark.slow
def test_of_eight_who_append_the_same_row_exactly_one_wins(dsn: str) -> None:
    with closing(PostgresStore(dsn, ADDRESS)):
        race = Race(dsn, ROUNDS)
        race.run()
    assert sum(race.won) == ROUNDS
    assert ask(dsn, "SELECT count(*) FROM rows") == ROUNDS


@pytest.mark.slow
def test_of_eight_who_take_the_same_table_exactly_one_gets_it(dsn: str) -> None:
    rounds = 25
    with ExitStack() as stack:
        house = [
            stack.enter_context(closing(PostgresStore(dsn, f"10.0.0.{i}:1"))) for i in range(RACERS)
        ]
        opened(house[0], "a")
        owner = house[0]
        for seq in range(rounds):
            owner.release(["a"]).result()
            helds = [one.result() for one in [one.take("code of a") for one in house]]
            assert {held.epoch for held in helds if held} <= {seq + 1, seq + 2}
            [number] = [i for i, held in enumerate(helds) if held and not held.elsewhere]
            owner = house[number]
            group = [Entry("a", rows(seq, 1), epoch=seq + 2)]
            answers = [one.append(group) for one in house]
            assert [i for i, one in enumerate(answers) if one.result() == [None]] == [number]
        assert len(owner.load("a").result()) == rounds
