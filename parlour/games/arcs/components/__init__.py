"""What is in the box of Arcs."""
