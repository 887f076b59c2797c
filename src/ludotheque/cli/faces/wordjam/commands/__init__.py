"""Commands of the command line that only WORD JAM has."""
