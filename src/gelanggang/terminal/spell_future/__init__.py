"""Spell from the Future on the terminal's screens: the table, the Beast, the pads."""
