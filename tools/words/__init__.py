"""Gathers the word lists and compiles them (a maintainer's command; players download nothing).

    python tools/setup.py words
    .venv/bin/python -m tools.words build [en fr de]

Packages are fetched by name with the ordinary clients, checked against `sources.toml`, and forgotten again.
The same packages always give the same files.
"""
