"""Workers of a Dask cluster: on this machine, or on as many as a scheduler knows.

Dask itself does again what a worker had that died.
"""

from __future__ import annotations

import asyncio
import logging
import os
import platform
import re
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager
from importlib.metadata import version
from multiprocessing import resource_tracker
from typing import Any, Final

from distributed import Client, Future, KilledWorker, LocalCluster, Security
from distributed.comm import connect

from gelanggang.core.errors import BadInput
from gelanggang.lab.fingerprint import fingerprint
from gelanggang.lab.luggage import packed
from gelanggang.lab.task import Back, Done, Plan, Task, do

PACKAGE: Final = "gelanggang"
ADDRESS: Final = re.compile(r"((tcp|tls|ws|wss)://)?[^/\s]+:[0-9]{1,5}")
"""What Dask can make something of: with anything else it waits in vain."""
ANSWER_SECONDS: Final = 5
"""So long a scheduler may take to answer."""
WORKER_SECONDS: Final = 20
"""So long there may be no worker: one that died is started again by its nanny."""
COUNT_SECONDS: Final = 5
"""So often it is asked how many workers there are."""


class Cluster:
    """The workers of a scheduler, all of them with the same rules and cards as here."""

    def __init__(self, client: Client, address: str) -> None:
        self._client = client
        self._address = address
        self._out: dict[Task[Any, Any], Future] = {}
        """What was handed out and not taken back."""
        self._count = 0
        self._counted = 0.0

    @property
    def count(self) -> int:
        """How many processes there are; some may come and go."""
        if time.monotonic() > self._counted + COUNT_SECONDS:
            self._count = self._count_workers()
            self._counted = time.monotonic()
        return max(1, self._count)

    def provide(self, plan: Plan) -> Plan:
        """They have no files of ours, so packs go with the plan."""
        return packed(plan)

    def hand_out(self, task: Task[Any, Any]) -> None:
        """Give it to the scheduler."""
        self._out[task] = self._client.submit(do_alike, fingerprint(), task, pure=False)

    def take(self, task: Task[Any, Done]) -> Back[Done]:
        """What comes back, from whichever worker has finished it."""
        future = self._out[task]
        somebody = time.monotonic()
        while True:
            try:
                back: Back[Done] = future.result(timeout=COUNT_SECONDS)
            except KilledWorker as error:
                raise BadInput("workers-killed", {"deaths": error.allowed_failures + 1}) from None
            except CancelledError:
                raise self._lost() from None
            except OSError as error:
                if future.status == "error":
                    raise
                if not isinstance(error, TimeoutError):
                    raise self._lost() from None
            else:
                del self._out[task]
                return back
            if self._count_workers():
                somebody = time.monotonic()
            elif time.monotonic() > somebody + WORKER_SECONDS:
                raise BadInput("cluster-empty", {"address": self._address})

    def drop(self, task: Task[Any, Any]) -> None:
        """Forget it; if somebody has begun with it, that is done in vain."""
        future = self._out.pop(task, None)
        if future is not None:
            future.cancel()

    def _count_workers(self) -> int:
        try:
            return len(self._client.nthreads())
        except OSError:
            raise self._lost() from None

    def _lost(self) -> BadInput:
        return BadInput("cluster-lost", {"address": self._address})


@contextmanager
def joined(address: str | None, jobs: int | None = None) -> Iterator[Cluster]:
    """The cluster at an address; None: one of our own, with a worker for each core or so many.

    BadInput when nobody can work there, or not as here.
    """
    _be_quiet()
    with ExitStack() as stack:
        if address is None:
            address = stack.enter_context(_started(jobs or os.cpu_count() or 1)).scheduler_address
        elif ADDRESS.fullmatch(address) is None:
            raise BadInput("cluster-address", {"address": address})
        try:
            asyncio.run(_knock(address))
            client = Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
        except OSError:
            seconds = ANSWER_SECONDS
            raise BadInput("cluster-silent", {"address": address, "seconds": seconds}) from None
        stack.enter_context(client)
        _check(client, address)
        yield Cluster(client, address)


async def _knock(address: str) -> None:
    """See whether a scheduler is there: for somebody else's first word Dask would wait for ever."""
    settings = Security().get_connection_args("client")
    knock = connect(address, timeout=ANSWER_SECONDS, **settings)
    comm = await asyncio.wait_for(knock, ANSWER_SECONDS)
    await comm.close()


def _started(count: int) -> LocalCluster:
    """Workers of this machine.  Who interrupts means the command, and that ends them."""
    with _uninterrupted():
        return LocalCluster(
            n_workers=count,
            threads_per_worker=1,
            dashboard_address=":0",
            silence_logs=logging.CRITICAL,
        )


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """An interruption waits until this is over, and for what is started here it waits for ever."""
    if sys.platform == "win32":
        yield
        return
    # When this starts, it lets through what was blocked: so it starts first.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def do_alike(wanted: str, task: Task[Any, Done]) -> Back[Done]:
    """Do a task if rules and cards are those of whoever asks: a worker may have come late."""
    if fingerprint() != wanted:
        raise BadInput("cluster-other", {"worker": platform.node(), "version": version(PACKAGE)})
    return do(task)


def _be_quiet() -> None:
    """What goes wrong is told in our own words, and what Dask can mend is nobody's business."""
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)


def _check(client: Client, address: str) -> None:
    """Find out before work begins that all workers would play the same games."""
    try:
        client.wait_for_workers(1, timeout=WORKER_SECONDS)
    except TimeoutError:
        raise BadInput("cluster-empty", {"address": address}) from None
    here = version(PACKAGE)
    for worker, found in client.run(version, PACKAGE, on_error="return").items():
        if isinstance(found, Exception):
            raise BadInput("cluster-bare", {"worker": worker, "wanted": here})
        if found != here:
            raise BadInput("cluster-version", {"worker": worker, "version": found, "wanted": here})
    for worker, found in client.run(fingerprint, on_error="return").items():
        if found != fingerprint():
            raise BadInput("cluster-other", {"worker": worker, "version": here})
