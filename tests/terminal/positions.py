"""Written positions that the tests of the client share."""

from __future__ import annotations

from tests.line.spell_table import I_OPEN, MYSTIC, ORDINARY

MY_TURN = """
game = "jawara-beksi"
players = 3
judge = "mpok-mumun"
pool = 12
turn = 1
[[seat]]
points = 6
hand = ["gedig-1", "kebut-2", "salam-1", "broneng-1", "tancep-1", "pibu-1", "golok-1"]
[[seat]]
points = 5
hand = ["cauk-1", "cauk-2"]
[[seat]]
points = 3
hand = ["ketok-1"]
"""
FULL_HAND = MY_TURN.replace('"golok-1"]', '"golok-1", "cauk-3", "ketok-2", "pites-1", "pites-2"]')
CHALLENGED = """
game = "jawara-beksi"
players = 2
judge = "mpok-mumun"
pool = 1
turn = 2
[[seat]]
points = 12
hand = ["cauk-1"]
[[seat]]
points = 11
hand = ["pibu-1", "gedig-1"]
"""

__all__ = ["CHALLENGED", "FULL_HAND", "I_OPEN", "MYSTIC", "MY_TURN", "ORDINARY"]
