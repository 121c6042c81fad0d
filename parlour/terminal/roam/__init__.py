"""Roam in a terminal."""
