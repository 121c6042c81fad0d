"""What Roam brings along for programs that learn."""
