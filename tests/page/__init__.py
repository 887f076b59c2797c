"""Whole games through the page, in a real Chromium against a real server. Its own pytest call (`-m page`)."""
