"""Tuning: values of a pack that are ours, searched for those that make the better game."""
