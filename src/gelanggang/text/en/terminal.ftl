# The table in a terminal: commands, screens and what they say.
