"""Makes weights exactly fair: colours exchanged give the opposite value, a mirror image the same.

For `learn` alone, before it writes the weights.
"""

from typing import Any

import numpy as np

from ludotheque.bots.yali.features import LANE, LEAD, PAIR, RACE, STORE, TIP


def fair(weights: Any, rows: int) -> Any:
    """Each weight averaged with those of its mirror image and of its exchange of colours."""
    result = np.empty_like(weights)
    pairs = rows - 1
    shapes = weights[: pairs * PAIR].reshape(pairs, PAIR)
    shapes = (shapes + shapes[:, _mirror()]) / 2
    result[: pairs * PAIR] = ((shapes - shapes[::-1, _exchange()]) / 2).ravel()
    at, side = pairs * PAIR, LANE + STORE
    gold, silver = weights[at : at + side], weights[at + side : at + 2 * side]
    result[at : at + side] = (gold - silver) / 2
    result[at + side : at + 2 * side] = (silver - gold) / 2
    at += 2 * side
    lead = weights[at : at + LEAD].reshape(33, 17, 9, 2)
    result[at : at + LEAD] = ((lead - lead[::-1, ::-1, :, ::-1]) / 2).ravel()
    at += LEAD
    race = weights[at : at + RACE].reshape(72, 72, 2)
    result[at : at + RACE] = ((race - race.transpose(1, 0, 2)[:, :, ::-1]) / 2).ravel()
    at += RACE
    tip = np.zeros((16, 65, 2))
    tip[:, :64] = weights[at : at + TIP].reshape(16, 64, 2)
    tip = (tip - tip[:, ::-1, ::-1]) / 2
    result[at:] = tip[:, :64].ravel()
    return result


def _digits() -> Any:
    return np.arange(PAIR)[:, None] // 3 ** np.arange(8)[None, :] % 3


def _mirror() -> Any:
    """For each pattern of two rows the one with the columns in opposite order."""
    digits = _digits()[:, [3, 2, 1, 0, 7, 6, 5, 4]]
    return (digits * 3 ** np.arange(8)).sum(axis=1)


def _exchange() -> Any:
    """For each pattern of two rows the one with gold and silver exchanged, seen from the other end."""
    digits = np.array([0, 2, 1])[_digits()[:, ::-1]]
    return (digits * 3 ** np.arange(8)).sum(axis=1)
