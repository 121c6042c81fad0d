"""One table: who sits where, what was done, undo, clocks, standing answers. Pure: no I/O, no clock of its own."""
