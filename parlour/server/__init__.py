"""Tables over the network: HTTP, WebSocket, storage, jobs. The only place with I/O and passwords."""
