"""Gelanggang: the digital table for two Indonesian tabletop games."""

from gelanggang.bots import bot
from gelanggang.core.errors import BadInput, GelanggangError, MoveRefused
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.start import match, open_record, verify

__all__ = [
    "BadInput",
    "GelanggangError",
    "Match",
    "Move",
    "MoveRefused",
    "bot",
    "match",
    "open_record",
    "verify",
]
