"""What is counted and measured in Spell from the Future alone."""
