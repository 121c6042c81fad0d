"""Roam: search patterns on a 6 × 6 map, 2 to 4 players."""
