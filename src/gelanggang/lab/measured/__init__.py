"""What each way to play does to the game, measured: `gelanggang measure` writes it down here."""
