"""A table that another process of the house has."""

from __future__ import annotations

from typing import Final


class Elsewhere(Exception):
    """Whoever asks for it has to be led to where it is."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address: Final = address
        """At which the process that has it is reached by the others of the house."""
