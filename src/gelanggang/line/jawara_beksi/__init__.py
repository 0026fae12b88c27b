"""Jawara Beksi in the terminal: the table, the questions, the cards to read."""
