"""The laboratory: many games played and counted, without a person at the table."""
