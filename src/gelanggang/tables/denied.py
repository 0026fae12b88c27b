"""What the table does not let somebody do."""

from __future__ import annotations

from gelanggang.core.errors import GelanggangError


class Denied(GelanggangError):
    """Somebody asked for what is not theirs, or not now; nothing has changed."""
