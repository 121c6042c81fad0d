"""Programs that use Parlour from outside: a player over the network, a search, a network that learns."""
