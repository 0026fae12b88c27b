"""All tables of a house at once: who waits for what there, who writes it down, and where."""
