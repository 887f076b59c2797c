"""Ludothèque: out-of-print games as software one rules core serves to people, bots and researchers."""
