"""Small programs to learn from. Run one from the checkout with `python -m examples.<name>`: the tests do.

`pebbles/` is a whole game as anybody would add one: copy the folder, rename it and begin.
"""
