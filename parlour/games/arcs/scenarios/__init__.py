"""Positions in the words of scenarios."""
