"""Battles."""
