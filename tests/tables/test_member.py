"""A device at a table."""

from __future__ import annotations

from gelanggang.tables.seat import REMEMBERED, Member


def test_the_last_messages_are_known_again_and_old_ones_are_forgotten() -> None:
    """Whatever was on its way when the line broke is known; a table does not grow with each."""
    member = Member(0, "", 0.0)
    for i in range(10 * REMEMBERED):
        assert not member.did(str(i))
        member.remember(str(i))
        lately = range(max(0, i - REMEMBERED + 1), i + 1)
        assert all(member.did(str(number)) for number in lately)
    assert not any(member.did(str(number)) for number in range(8 * REMEMBERED))
