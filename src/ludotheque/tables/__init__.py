"""A table as people meet it: a match, who listens to it, what each of them is told, what they may ask for.

No sockets, no store, no asyncio, no clock: time is a parameter. The server and the terminal are shells around
this room. docs/tables-and-server.md tells how a move travels through it.
"""
