"""What a live table adds to a match: seats, tokens, clocks, absence, undo, and where it is kept."""
