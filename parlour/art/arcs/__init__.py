"""The table of Arcs, drawn: the Reach with everything on it, the round, ambitions, the court and the players."""
