"""A table's WebSocket: the channel of bytes, the visit of one client, and what its messages ask for.

Nothing here stores anything itself or knows what a viewer may see: that is `live` and `tables`.
"""
