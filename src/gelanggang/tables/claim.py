"""Somebody who has no seat and would like one."""

from __future__ import annotations

from typing import Final


class Claim:
    """Whose it is, and whether it is a right: of who lost a seat, not of who only asked for one."""

    def __init__(self, member: int, name: str, right: bool) -> None:
        self.member: Final = member
        self.name: Final = name
        self.right: Final = right
