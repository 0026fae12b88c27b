"""Who does the work of a command, as `--jobs` and `--dask` say."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gelanggang.cli.wrong import Wrong
from gelanggang.lab.processes import Processes
from gelanggang.lab.workers import Jobs

LOCAL: Final = "local"
DASK: Final = ("dask", "distributed")
"""The packages of the extra [cluster] that we call by name."""


@contextmanager
def workers_of(args: argparse.Namespace) -> Iterator[Jobs]:
    """The workers that were asked for; they stay for all that a command does with them."""
    if args.dask is None:
        if args.jobs is None or args.jobs == 1:
            yield 1
            return
        with Processes(args.jobs) as processes:
            yield processes
        return
    if args.jobs is not None and args.dask != LOCAL:
        raise Wrong("cli-dask-jobs", address=args.dask)
    try:
        from gelanggang.lab.cluster import joined
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in DASK:
            raise
        raise Wrong("cli-dask-missing") from None
    with joined(None if args.dask == LOCAL else args.dask, args.jobs) as cluster:
        yield cluster
