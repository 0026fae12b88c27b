"""What is checked before anything happens at a table."""

from __future__ import annotations

from gelanggang.core.ids import Seat
from gelanggang.tables.denied import Denied
from gelanggang.tables.seat import Member
from gelanggang.tables.table import LiveTable


def seat_of(member: Member, wish: Seat | None) -> Seat:
    """The seat that a member means; Denied when it is not theirs."""
    if not member.seats:
        raise Denied("no-seat")
    if wish is None:
        if len(member.seats) > 1:
            raise Denied("which-seat")
        return member.seats[0]
    if wish not in member.seats:
        raise Denied("not-your-seat")
    return wish


def check_chair(table: LiveTable, seat: Seat) -> None:
    """Denied when the table has no such seat."""
    if not 0 <= seat < len(table.chairs):
        raise Denied("no-such-seat", {"number": seat + 1, "seats": len(table.chairs)})


def during(table: LiveTable, phase: str) -> None:
    """Denied in another phase."""
    if table.phase != phase:
        raise Denied("phase", {"phase": table.phase})
