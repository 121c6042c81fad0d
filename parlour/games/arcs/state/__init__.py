"""What lies on the table, and how a game of it comes into being, is written down and read."""
