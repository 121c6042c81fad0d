"""Court cards, leaders and lore."""
