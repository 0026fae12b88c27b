"""Spell from the Future in the terminal: the table, the questions, the cards to read."""
