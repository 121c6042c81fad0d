"""The terminal client: `parlour.terminal.play.play` is its door."""
