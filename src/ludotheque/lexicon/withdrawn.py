"""Words that a house plays without: the same list less these, whatever it was compiled from.

`Lexicon` asks it for tables that have agreed on it; the list itself stays as it is.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated

import numpy as np
import numpy.typing as npt
from msgspec import Meta

from ludotheque.lexicon.lexfile import END, LONGEST

Withdrawn = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=LONGEST)], ...],
    Meta(max_length=500, extra={"offered": False}),
]
"""The option of a game of words that names what its house had withdrawn when the table was opened, in the
letters of the cards: whoever sets up a table is not asked."""

Cells = npt.NDArray[np.uint32]


def less(cells: Cells, start: int, words: Iterable[Sequence[int]]) -> tuple[Cells, int]:
    """The cells of a list, and where its words begin then, once these words (as places in the alphabet) are
    none of them; each has to be one. Fragments are left as they are.

    Nodes are shared by many words, so each word gets nodes of its own, behind all others, on which it no
    longer ends.
    """
    size, added = len(cells), list[int]()

    def cell(at: int) -> int:
        return int(cells[at]) if at < size else added[at - size]

    for word in words:
        path = [start]
        for letter in word:
            before = (cell(path[-1]) & (1 << letter) - 1).bit_count()
            path.append(cell(path[-1] + 1 + before))
        below = 0
        """The new node of what follows; none where no word is left there."""
        for depth in range(len(word), -1, -1):
            node = path[depth]
            mask, left = cell(node), cell(node - 1) - 1
            children = [cell(node + 1 + n) for n in range((mask & ~END).bit_count())]
            if depth == len(word):
                mask &= ~END
            elif below:
                children[(mask & (1 << word[depth]) - 1).bit_count()] = below
            else:
                del children[(mask & (1 << word[depth]) - 1).bit_count()]
                mask &= ~(1 << word[depth])
            below = 0
            if left or depth == 0:
                below = size + len(added) + 1
                added += [left, mask, *children]
        start = below
    grown = np.concatenate([cells, np.array(added, np.uint32)])
    grown.flags.writeable = False
    return grown, start
