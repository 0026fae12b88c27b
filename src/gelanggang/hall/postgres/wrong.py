"""What can be wrong with the database: it is away, or it says no."""

from __future__ import annotations

from typing import Final

import psycopg
from psycopg import errors

from gelanggang.hall.store import Conflict, Failure, StoreError

AWAY: Final = "store-away"

PASSING: Final = (
    errors.AdminShutdown,
    errors.CrashShutdown,
    errors.CannotConnectNow,
    errors.IdleInTransactionSessionTimeout,
    errors.IdleSessionTimeout,
    errors.LockNotAvailable,
    errors.QueryCanceled,
    # It became the copy of another: that one is to be found.
    errors.ReadOnlySqlTransaction,
    errors.TooManyConnections,
    errors.DeadlockDetected,
    errors.SerializationFailure,
)
"""What passes by itself: the same is tried again, over another connection."""


class Away(Exception):
    """The database could not be reached, or not just now; what became of the work is unknown."""


def passes(error: psycopg.Error) -> bool:
    """Whether the same may well succeed a moment later."""
    if isinstance(error, PASSING):
        return True
    # Where the line broke, there was nobody to give a number.
    lost = isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError))
    return lost and (error.sqlstate is None or error.sqlstate.startswith("08"))


def wrong(error: psycopg.Error, base: str) -> Failure:
    """Why something was not written, in our own words."""
    if isinstance(error, errors.UniqueViolation):
        return Conflict(error.diag.constraint_name or "")
    return broken(error, base)


def broken(error: psycopg.Error, base: str) -> StoreError:
    """What the database does not do, by its name."""
    if isinstance(error, errors.DiskFull):
        return StoreError("store-full", {"file": base})
    return StoreError("store-broken", {"file": base, "problem": said(error)})


def said(error: psycopg.Error) -> str:
    """What the database, or the library on the way there, says about it, in one line."""
    words = error.diag.message_primary or str(error)
    return " ".join(words.split()).rstrip(".")
