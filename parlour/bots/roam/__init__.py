"""What bots think of Roam."""
