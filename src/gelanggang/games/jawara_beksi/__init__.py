"""Jawara Beksi: silat performers play Combos of cards for the points of a Judge."""
