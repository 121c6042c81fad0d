"""What can be waiting for a decision, and how the game goes on."""
