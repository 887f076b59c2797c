"""The server: a shell around tables, on four shelves (`http`, `sockets`, `thinking`, `process`).

Beside them stand `live`, the one way on which anything happens at a table, `due`, what has to happen without
being asked, and `app`, which puts it all together. No rule of a game or a match is decided here.
Why it is so: `docs/tables-and-server.md`; how it is run: `docs/operations.md`.
"""
