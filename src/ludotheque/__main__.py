"""`python -m ludotheque`: the same as the command `ludotheque`.

For whoever starts it by that; nobody imports it.
"""

import sys

from ludotheque.cli import main

if __name__ == "__main__":
    sys.exit(main())
