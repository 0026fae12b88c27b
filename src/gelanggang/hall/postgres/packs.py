"""Packs that people brought along, kept for all processes: what `hall/cupboard.py` asks for."""

from __future__ import annotations

from typing import Final

import msgspec

from gelanggang.hall.calendar import DAY
from gelanggang.hall.own import USED_DAYS, Files, says, size_of
from gelanggang.hall.postgres.line import Base

MOST: Final = 4000
"""Packs that are kept in all,"""
MOST_BYTES: Final = 134_217_728
"""and so many bytes of them: twice as many as one process keeps in its folder."""

KNOWN: Final = """
UPDATE packs SET used = CASE WHEN %(used)s THEN extract(epoch FROM now())::bigint ELSE used END
WHERE game = %(game)s AND looks = %(looks)s
"""

MAKE_ROOM: Final = """
WITH ranked AS (
    SELECT game, looks, used,
        count(*) OVER newest AS place, sum(size) OVER newest AS total
    FROM packs
    WINDOW newest AS (ORDER BY used DESC, brought DESC, looks)
)
DELETE FROM packs USING ranked
WHERE packs.game = ranked.game AND packs.looks = ranked.looks
    AND (ranked.place >= %(most)s OR ranked.total + %(size)s > %(most_bytes)s)
    AND ranked.used < extract(epoch FROM now())::bigint - %(rest)s
"""

LAY: Final = """
INSERT INTO packs (game, looks, says, files, size, brought, used)
SELECT %(game)s, %(looks)s, %(says)s, %(files)s, %(size)s, now.at,
    CASE WHEN %(used)s THEN now.at ELSE 0 END
FROM (SELECT extract(epoch FROM now())::bigint AS at) AS now
WHERE (
    SELECT count(*) < %(most)s AND coalesce(sum(size), 0) + %(size)s <= %(most_bytes)s FROM packs
)
ON CONFLICT (game, looks) DO NOTHING
"""


TAKE_OUT: Final = """
SELECT looks, files FROM packs WHERE game = %(game)s AND (looks = %(digest)s OR says = %(digest)s)
ORDER BY looks = %(digest)s DESC, used DESC, looks LIMIT 1
"""
"""Whoever knows how it looks gets just that; who knows what it says, any that says so."""


def packed(files: Files) -> bytes:
    """A pack as one piece."""
    return msgspec.msgpack.encode(files)


def unpacked(body: bytes) -> Files:
    """The same, file by file."""
    return msgspec.msgpack.decode(body, type=Files)


def lay(base: Base, game: str, looks: str, files: Files, used: bool) -> bool:
    """Keep a pack; whether it is kept.  The oldest go for it, but none that a table may want."""
    about = {
        "game": game,
        "looks": looks,
        "says": says(looks, files),
        "files": packed(files),
        "used": used,
        "size": size_of(files),
        "most": MOST,
        "most_bytes": MOST_BYTES,
        "rest": USED_DAYS * DAY,
    }
    with base.transaction():
        if base.execute(KNOWN, about).rowcount:
            return True
        base.execute(MAKE_ROOM, about)
        return base.execute(LAY, about).rowcount > 0 or bool(base.execute(KNOWN, about).rowcount)


def take_out(base: Base, game: str, digest: str) -> tuple[str, Files] | None:
    """A pack that looks like that, or says that, and how it looks."""
    row = base.execute(TAKE_OUT, {"game": game, "digest": digest}, binary=True).fetchone()
    return None if row is None else (str(row[0]), unpacked(row[1]))
