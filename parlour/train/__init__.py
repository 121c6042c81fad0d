"""Making networks: games against itself, and what is learnt from them. Needs the extra `parlour[train]`."""
