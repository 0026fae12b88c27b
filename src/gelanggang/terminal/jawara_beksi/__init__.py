"""Jawara Beksi on the terminal's screens: the table, the ring, the hand."""
