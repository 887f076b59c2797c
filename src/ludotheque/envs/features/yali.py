"""YALi as planes over the board and both lanes, turned so that one's own marbles always travel upward.

Four planes of rows × 6 columns (the lane on one's left, four columns, the lane on one's right): own marbles,
the other's, and two that are all 1 or all 0: the board tips to me, it tips to the other.
"""

import numpy as np
import numpy.typing as npt

from ludotheque.game import Seat
from ludotheque.games.yali.types import Options, View

HIGH = 1
_COLUMNS = {"l": 0, "a": 1, "b": 2, "c": 3, "d": 4, "r": 5}


def shape(options: Options, _players: int) -> tuple[int, ...]:
    return options.rows, 6, 4


def tensor(view: View, seat: Seat) -> npt.NDArray[np.uint8]:
    planes = np.zeros((view.rows, 6, 4), np.uint8)
    for owner in (0, 1):
        for cell in (*view.marbles[owner], *view.lanes[owner]):
            planes[int(cell[1:]) - 1, _COLUMNS[cell[0]], owner ^ seat] = 1
    if seat == 1:
        planes = planes[::-1, ::-1].copy()
    if view.torque:
        tips_to = int(view.torque > 0)
        planes[:, :, 2 + (tips_to ^ seat)] = 1
    return planes
