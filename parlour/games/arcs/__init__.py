"""Arcs: the rules."""
