"""What a live table adds to a match: seats, tokens, clocks, absence, undo.  Nothing here waits."""
