"""What bots think of Arcs."""
