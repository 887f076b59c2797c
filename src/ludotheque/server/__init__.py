"""The ASGI application: sockets, sessions, lobby, timekeeper, bot runner, settings."""
