"""Who knows and sees what."""
