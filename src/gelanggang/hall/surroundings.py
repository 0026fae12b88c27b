"""Those who have to know what befalls tables beside their games."""

from __future__ import annotations

from gelanggang.tables.table import LiveTable


class Surroundings:
    """Here nobody; a house has people who are connected."""

    def moved(self, table: LiveTable) -> None:
        """A table is no longer ours: whoever is at it finds it at another process."""

    def told(self) -> None:
        """All that was written together has happened, and everybody was told: it can travel."""

    def stood(self) -> None:
        """Everything stands still, or goes on."""
