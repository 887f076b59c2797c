"""YALi as a picture: the board with its side lanes, Gold below; marbles have a letter, not a colour alone.

Found by its name (`envs.pictures`); it is given a view and so can show nothing that is hidden.
"""

from ludotheque.envs.pictures import INK, LINE, box, sheet, word
from ludotheque.games.yali.board import COLUMNS, LANES
from ludotheque.games.yali.types import View

CELL = 56
FILLS = ("#d9a520", "#c9ced6")
WOOD, HOLLOW, TRAIL = "#8a5a33", "#e9dcc3", "#2f7d5b"


def draw(view: View, seats: tuple[str, ...]) -> str:
    right, top = LANES[0], 34
    left = LANES[1]
    places = {
        f"{column}{row}": (number + 1.6, row) for number, column in enumerate(COLUMNS) for row in _rows(view)
    }
    places |= {f"{left}{row}": (0.4, row) for row in _rows(view)}
    places |= {f"{right}{row}": (len(COLUMNS) + 1.8, row) for row in _rows(view)}
    width, height = (len(COLUMNS) + 3.2) * CELL, view.rows * CELL + 2 * top + 20
    trail = view.last.path if view.last else ()
    parts = [box(1.3 * CELL, top, (len(COLUMNS) + 0.4) * CELL, view.rows * CELL, WOOD, INK)]
    for name, (across, row) in places.items():
        x, y = (across + 0.4) * CELL, top + (view.rows - row + 0.5) * CELL
        parts.append(_round(x, y, 18, HOLLOW, TRAIL if name in trail else LINE))
        for seat, sign in enumerate(seats):
            if name in view.marbles[seat] or name in view.lanes[seat]:
                parts += [_round(x, y, 20, FILLS[seat], INK), word(x, y, sign, 17, bold=True)]
    parts += [word((n + 2) * CELL, 18, column, 15) for n, column in enumerate(COLUMNS)]
    parts += [word(14, top + (view.rows - row + 0.5) * CELL, str(row), 15) for row in _rows(view)]
    mover = seats[view.mover] if view.mover is not None and 0 <= view.mover < len(seats) else "–"
    parts.append(word(width / 2, height - 20, f"▸ {mover}    {view.torque:+d}", 16))
    return sheet(width, height, *parts)


def _rows(view: View) -> range:
    return range(1, view.rows + 1)


def _round(x: float, y: float, radius: float, fill: str, edge: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}" stroke-width="2.5"/>'
