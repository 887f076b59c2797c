"""Draws the rooms of the package and what each may know of the others: docs/pictures/rooms.svg.

    .venv/bin/python -m tools.rooms

What is drawn is written down here. A test compares it with the imports as they are and with the import
contract, and the picture with what this program draws.
"""

from dataclasses import dataclass
from pathlib import Path

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "rooms.svg"

WIDTH, GAP, LEFT, TOP = 134, 26, 20, 20
HEIGHT, BETWEEN = 62, 34
ROWS, COLUMNS = 6, 6

STYLE = """
  .paper { fill: #fbf8f1; }
  .room { fill: #fff; stroke: #6b5d4a; stroke-width: 1.2; }
  .shelf { fill: #efe7d6; }
  .arrow { fill: none; stroke: #8a7a62; stroke-width: 1.4; }
  .head { fill: #8a7a62; }
  text { font: 12px system-ui, sans-serif; fill: #2b2620; text-anchor: middle; }
  .name { font-weight: 700; font-size: 15px; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #211d18; }
    .room { fill: #2e2923; stroke: #b3a58e; }
    .shelf { fill: #443c32; }
    .arrow { stroke: #a8987e; }
    .head { fill: #a8987e; }
    text { fill: #f3ecdf; }
  }
"""


@dataclass(frozen=True)
class Room:
    """A place in the grid, over one column or several, and what lives there."""

    row: int
    column: int
    says: tuple[str, ...]
    columns: int = 1
    shelves: tuple[str, ...] = ()

    @property
    def x(self) -> int:
        return LEFT + self.column * (WIDTH + GAP)

    @property
    def y(self) -> int:
        return TOP + self.row * (HEIGHT + BETWEEN)

    @property
    def width(self) -> int:
        return self.columns * WIDTH + (self.columns - 1) * GAP


ROOMS = {
    "cli": Room(0, 0, ("the command line: serve, play, replay, analyse, arena …",), columns=5),
    "server": Room(1, 0, (), columns=4, shelves=("http", "sockets", "thinking", "process")),
    "arena": Room(1, 4, ("bots against bots,", "in virtual time")),
    "envs": Room(1, 5, ("doors for research",)),
    "texts": Room(2, 0, ("what people read,", "in three languages")),
    "store": Room(2, 1, ("events kept; all SQL",)),
    "record": Room(2, 2, ("a game as text",)),
    "registry": Room(2, 3, ("which games", "there are")),
    "bots": Room(2, 4, ("given a view,", "never a state")),
    "matches": Room(4, 1, ("who sits there,", "what is played")),
    "games": Room(3, 4, ("rules, views, notation;", "never another game")),
    "decoding": Room(4, 2, ("data to moves",)),
    "lexicon": Room(4, 4, ("word? fragment?", "what may follow?")),
    "game": Room(
        5,
        0,
        ("the contract every game fulfils: states are values, chance and the clock are seats",),
        columns=6,
    ),
}

ARROWS = {
    ("cli", "server"),
    ("cli", "arena"),
    ("server", "texts"),
    ("server", "store"),
    ("server", "matches"),
    ("server", "record"),
    ("server", "registry"),
    ("registry", "bots"),
    ("arena", "bots"),
    ("bots", "games"),
    ("games", "lexicon"),
    ("lexicon", "game"),
    ("envs", "games"),
    ("store", "game"),
    ("matches", "decoding"),
    ("record", "decoding"),
    ("decoding", "game"),
    ("texts", "game"),
}
"""Who imports whom. A room may know all that it reaches on arrows; what follows from others is not drawn."""


def draw() -> str:
    """The picture. Rooms and arrows carry their names, so that it can be read by a program too."""
    width = 2 * LEFT + COLUMNS * WIDTH + (COLUMNS - 1) * GAP
    height = 2 * TOP + ROWS * HEIGHT + (ROWS - 1) * BETWEEN
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            "<title>The rooms of the package; an arrow leads from a room to one that it imports</title>",
            f"<style>{STYLE}</style>",
            '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
            'orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>',
            f'<rect class="paper" width="{width}" height="{height}" rx="10"/>',
            *(_arrow(*arrow) for arrow in sorted(ARROWS)),
            *(_room(name, room) for name, room in ROOMS.items()),
            "</svg>",
            "",
        ]
    )


def _room(name: str, room: Room) -> str:
    middle = room.x + room.width // 2
    lines = [name, *room.says]
    top = room.y + HEIGHT // 2 + 5 - 9 * (len(lines) - 1)
    if room.shelves:
        top = room.y + 20
    drawn = [
        f'<g data-room="{name}">',
        f'<rect class="room" x="{room.x}" y="{room.y}" width="{room.width}" height="{HEIGHT}" rx="7"/>',
        f'<text class="name" x="{middle}" y="{top}">{name}</text>',
        *(f'<text x="{middle}" y="{top + 18 * n}">{line}</text>' for n, line in enumerate(room.says, 1)),
    ]
    each = (room.width - 10) // max(1, len(room.shelves))
    for number, shelf in enumerate(room.shelves):
        x = room.x + 8 + number * each
        drawn += [
            f'<rect class="shelf" x="{x}" y="{room.y + 30}" width="{each - 6}" height="24" rx="4"/>',
            f'<text x="{x + each // 2 - 3}" y="{room.y + 46}" data-shelf="{shelf}">{shelf}</text>',
        ]
    return "\n".join([*drawn, "</g>"])


def _arrow(start: str, end: str) -> str:
    """Straight where the rooms face each other, else down and then sideways."""
    a, b = ROOMS[start], ROOMS[end]
    left, right = max(a.x, b.x), min(a.x + a.width, b.x + b.width)
    if left < right:
        middle = (left + right) // 2
        path = f"M{middle} {a.y + HEIGHT}V{b.y - 1}"
    elif a.row == b.row:
        side, other = (a.x + a.width, b.x - 1) if a.x < b.x else (a.x, b.x + b.width + 1)
        path = f"M{side} {a.y + HEIGHT // 2}H{other}"
    else:
        side = b.x - 1 if a.x < b.x else b.x + b.width + 1
        path = f"M{a.x + a.width // 2} {a.y + HEIGHT}V{b.y + HEIGHT // 2}H{side}"
    return f'<path class="arrow" data-from="{start}" data-to="{end}" d="{path}" marker-end="url(#head)"/>'


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
    print(PICTURE.name)
