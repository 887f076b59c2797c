"""What games bring to the terminal: `<id>/` (or `<id>.py`) with a `Face` that inherits from `cli.face.Face`.

Nothing here is listed anywhere: a game is looked up by its id, and one that is not here has the plain face.
A folder `<id>/commands/` holds commands of the command line that only this game has.
"""
