"""YALi to look at: the board with its lanes, and the see-saw from the side.

For the face beside it, which says when; it is given a view and prints nothing itself.
"""

from ludotheque.cli.terminal import Terminal, beside, leaning
from ludotheque.games.yali.board import COLUMNS, LANES
from ludotheque.games.yali.types import GOLD, SILVER, View

_BEAM = 25
_INNER = 4 * len(COLUMNS) + 1
_STEEPEST = 24
"""A torque from which the line leans no further."""


def draw(term: Terminal, view: View, names: tuple[str, ...] = ()) -> list[str]:
    """The table as everybody sees it, Gold below."""
    return beside(_board(term, view), [*_seats(term, view, names), "", *see_saw(term, view)], gap=5)


def marble(term: Terminal, seat: int) -> str:
    """Told apart by shape first, by colour second."""
    shapes = "●○" if term.fancy else "GS"
    return term.style(shapes[seat], ("gold", "silver")[seat])


def _board(term: Terminal, view: View) -> list[str]:
    side = ("│", "─", "═") if term.fancy else ("|", "-", "=")
    wall = term.style(side[0], "wood")
    lines = [term.style(f"        {'   '.join(COLUMNS)}", "dim"), _edge(term, side[1], "╭╮")]
    deep = view.options.start_rows
    for row in range(view.rows, 0, -1):
        cells = " ".join(_cell(term, view, f"{column}{row}") for column in COLUMNS)
        left, right = (_hollow(term, view, f"{lane}{row}") for lane in reversed(LANES))
        label = term.style(f"{row:>2}", "dim")
        lines.append(f"{label} {left} {wall} {cells} {wall} {right}")
        if row in {view.rows - deep + 1, deep + 1}:
            lines.append(f"   {_groove(term)} {_edge(term, side[2], '╞╡').strip()} {_groove(term)}")
    lines += [_edge(term, side[1], "╰╯"), term.style(f"   l{' ' * _INNER}    r", "dim")]
    return lines


def _edge(term: Terminal, line: str, corners: str) -> str:
    ends = corners if term.fancy else "++"
    return "     " + term.style(f"{ends[0]}{line * _INNER}{ends[1]}", "wood")


def _groove(term: Terminal) -> str:
    return term.style("┊" if term.fancy else ":", "dim")


def _cell(term: Terminal, view: View, cell: str) -> str:
    trail = view.last.path if view.last else ()
    for seat in (GOLD, SILVER):
        if cell in view.marbles[seat]:
            left, right = "()" if cell in trail[-1:] else "  "
            return f"{term.style(left, 'green')}{marble(term, seat)}{term.style(right, 'green')}"
    return f" {_empty(term, cell in trail)} "


def _hollow(term: Terminal, view: View, cell: str) -> str:
    for seat in (GOLD, SILVER):
        if cell in view.lanes[seat]:
            return marble(term, seat)
    trails = view.last.sides if view.last else ()
    return _empty(term, any(cell in trail for trail in trails))


def _empty(term: Terminal, passed: bool) -> str:
    """A hollow; one that the last move left or touched is marked."""
    if passed:
        return term.style("◌" if term.fancy else "*", "green")
    return term.style("·" if term.fancy else ".", "dim")


def _seats(term: Terminal, view: View, names: tuple[str, ...]) -> list[str]:
    lines = []
    for seat in (SILVER, GOLD):
        name = term.style(seat_name(term, seat), ("gold", "silver")[seat])
        who = f" ({names[seat]})" if seat < len(names) and names[seat] else ""
        home = term.texts("terminal-yali-home", home=view.arrived[seat], all=len(view.marbles[seat]))
        mark = term.style("▶" if term.fancy else ">", "green") if view.mover == seat else " "
        lines.append(f"{mark} {marble(term, seat)} {name}{who}  {home}")
    return lines


def see_saw(term: Terminal, view: View) -> list[str]:
    """The board from the side, Gold's end on the left: where it leans, the move goes."""
    tilt = min(1.0, 0.4 + abs(view.torque) / _STEEPEST) if view.torque else 0.0
    if not term.fancy:
        slope = "-" if not view.torque else "/" if view.torque < 0 else "\\"
        return [f"G {slope * _BEAM} S", f"  {'^':^{_BEAM}}", torque(term, view)]
    rows = leaning(tilt if view.torque > 0 else -tilt, _BEAM)
    lines = []
    for row in rows:
        left = marble(term, GOLD) if row[0] != " " else " "
        right = marble(term, SILVER) if row[-1] != " " else " "
        lines.append(f"{left} {term.style(row, 'wood')} {right}")
    return [*lines, f"  {term.style(f'{chr(0x25B2):^{_BEAM}}', 'wood')}", torque(term, view)]


def torque(term: Terminal, view: View) -> str:
    """The tilt in words."""
    if not view.torque:
        return term.texts("terminal-yali-balance")
    down = SILVER if view.torque > 0 else GOLD
    return term.texts("terminal-yali-tilt", seat=seat_name(term, down), torque=abs(view.torque))


def seat_name(term: Terminal, seat: int) -> str:
    return term.texts(("terminal-yali-gold", "terminal-yali-silver")[seat])
