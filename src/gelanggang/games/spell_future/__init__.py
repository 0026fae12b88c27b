"""Spell from the Future: mages who think alike defend a Village against seven Beasts."""
