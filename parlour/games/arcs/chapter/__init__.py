"""Rounds, chapters, hands and scoring."""
