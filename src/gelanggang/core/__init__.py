"""The table's own laws, blind to the game that is played on it."""
