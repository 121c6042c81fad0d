"""What a game is. Knows no game, does no input or output: see docs/core.md."""
