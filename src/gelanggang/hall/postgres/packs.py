"""Packs that people brought along, kept for all processes: what `hall/cupboard.py` asks for."""

from __future__ import annotations

import json
from typing import Final

from gelanggang.hall.calendar import DAY
from gelanggang.hall.own import USED_DAYS
from gelanggang.hall.postgres.line import Base

MOST: Final = 4000
"""Packs that are kept in all,"""
MOST_BYTES: Final = 134_217_728
"""and so many bytes of them: twice as many as one process keeps in its folder."""

KNOWN: Final = """
UPDATE packs SET used = CASE WHEN %(used)s THEN extract(epoch FROM now())::bigint ELSE used END
WHERE game = %(game)s AND digest = %(digest)s
"""

MAKE_ROOM: Final = """
WITH ranked AS (
    SELECT game, digest, used,
        count(*) OVER newest AS place, sum(size) OVER newest AS total
    FROM packs
    WINDOW newest AS (ORDER BY used DESC, brought DESC, digest)
)
DELETE FROM packs USING ranked
WHERE packs.game = ranked.game AND packs.digest = ranked.digest
    AND (ranked.place >= %(most)s OR ranked.total + %(size)s > %(most_bytes)s)
    AND ranked.used < extract(epoch FROM now())::bigint - %(rest)s
"""

LAY: Final = """
INSERT INTO packs (game, digest, files, size, brought, used)
SELECT %(game)s, %(digest)s, %(files)s, %(size)s, now.at, CASE WHEN %(used)s THEN now.at ELSE 0 END
FROM (SELECT extract(epoch FROM now())::bigint AS at) AS now
WHERE (
    SELECT count(*) < %(most)s AND coalesce(sum(size), 0) + %(size)s <= %(most_bytes)s FROM packs
)
ON CONFLICT (game, digest) DO NOTHING
"""


def lay(base: Base, game: str, digest: str, files: dict[str, str], used: bool) -> bool:
    """Keep a pack; whether it is kept.  The oldest go for it, but none that a table may want."""
    about = {
        "game": game,
        "digest": digest,
        "files": json.dumps(files).encode(),
        "used": used,
        "size": sum(len(text.encode()) for text in files.values()),
        "most": MOST,
        "most_bytes": MOST_BYTES,
        "rest": USED_DAYS * DAY,
    }
    with base.transaction():
        if base.execute(KNOWN, about).rowcount:
            return True
        base.execute(MAKE_ROOM, about)
        return base.execute(LAY, about).rowcount > 0 or bool(base.execute(KNOWN, about).rowcount)


def take_out(base: Base, game: str, digest: str) -> dict[str, str] | None:
    """A pack that is kept."""
    query = "SELECT files FROM packs WHERE game = %s AND digest = %s"
    row = base.execute(query, (game, digest), binary=True).fetchone()
    return None if row is None else dict(json.loads(row[0]))
