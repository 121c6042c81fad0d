"""Arcs in a terminal."""
