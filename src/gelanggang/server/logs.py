"""The server's log: one JSON object a line, never with a token, a name or a move in it."""

from __future__ import annotations

import json
import logging
import time
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

LOGGER: Final = logging.getLogger("gelanggang.server")
FACTS: Final = "facts"
NOISE: Final = logging.getLogger("gelanggang.noise")
"""Of strangers who do not speak HTTP; each could fill a disk with it, so nobody listens."""
NOISE.disabled = True
MOST_BYTES: Final = 1_000_000
OLDER: Final = 2
"""A log in a file is begun anew when it is so large, and so many before it are kept: the log of a
house never fills its disk."""


class JsonLines(logging.Formatter):
    """Writes a record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, FACTS, {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log(event: str, **facts: str | int) -> None:
    """Something that an operator may want to know."""
    LOGGER.info(event, extra={FACTS: facts})


def warn(event: str, **facts: str | int) -> None:
    """Something that an operator should look at."""
    LOGGER.warning(event, extra={FACTS: facts})


def failed(event: str, error: BaseException, **facts: str | int) -> None:
    """Something that must not happen, with where it happened."""
    info = (type(error), error, error.__traceback__)
    LOGGER.error(event, exc_info=info, extra={FACTS: facts})


def write_to_stderr() -> None:
    """Let the log be written; without this nobody hears it."""
    _write_to(logging.StreamHandler())


def write_to_file(path: Path) -> None:
    """Let the log be written to a file that stays small; OSError when that is not possible."""
    # A full disk is told by the store, once, and not by every line that cannot be written.
    logging.raiseExceptions = False
    _write_to(RotatingFileHandler(path, "a", MOST_BYTES, OLDER, "utf-8"))


def _write_to(handler: logging.Handler) -> None:
    handler.setFormatter(JsonLines())
    LOGGER.addHandler(handler)
    LOGGER.setLevel(logging.INFO)
    LOGGER.propagate = False
    # What libraries complain about is for the same eyes.
    logging.getLogger().addHandler(handler)
