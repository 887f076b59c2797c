"""`python -m ludotheque`: the same as the command `ludotheque`."""

import sys

from ludotheque.cli import main

if __name__ == "__main__":
    sys.exit(main())
