"""Commands about Spell from the Future alone."""
