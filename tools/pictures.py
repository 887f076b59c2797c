"""Draws the two pictures of docs/architecture.md: the rooms of the package, and the way of a move.

    .venv/bin/python -m tools.pictures

What is drawn is written down here. A test compares it with the imports as they are, with the import contract
and with a move that is followed through a running server, and the pictures with what this program draws.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"

STYLE = """
  .paper { fill: #fbf8f1; }
  .room { fill: #fff; stroke: #6b5d4a; stroke-width: 1.2; }
  .shelf { fill: #efe7d6; }
  .arrow, .lane { fill: none; stroke: #8a7a62; stroke-width: 1.4; }
  .lane { stroke-dasharray: 2 5; }
  .head { fill: #8a7a62; }
  text { font: 12px system-ui, sans-serif; fill: #2b2620; text-anchor: middle; }
  .name { font-weight: 700; font-size: 15px; }
  .file { font-size: 11px; opacity: .75; }
  .halo { stroke: #fbf8f1; stroke-width: 5; paint-order: stroke; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #211d18; }
    .room { fill: #2e2923; stroke: #b3a58e; }
    .shelf { fill: #443c32; }
    .arrow, .lane { stroke: #a8987e; }
    .head { fill: #a8987e; }
    text { fill: #f3ecdf; }
    .halo { stroke: #211d18; }
  }
"""
EDGE = 20


def _picture(width: int, height: int, title: str, parts: list[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f"<title>{title}</title>",
            f"<style>{STYLE}</style>",
            '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
            'orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>',
            f'<rect class="paper" width="{width}" height="{height}" rx="10"/>',
            *parts,
            "</svg>",
            "",
        ]
    )


WIDTH, GAP = 118, 22
HEIGHT, BETWEEN = 62, 34
ROWS, COLUMNS = 8, 8


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
        return EDGE + self.column * (WIDTH + GAP)

    @property
    def y(self) -> int:
        return EDGE + self.row * (HEIGHT + BETWEEN)

    @property
    def width(self) -> int:
        return self.columns * WIDTH + (self.columns - 1) * GAP


ROOMS = {
    "cli": Room(0, 0, ("the command line: serve, play, replay, analyse, arena, bench-agent …",), columns=8),
    "server": Room(1, 0, (), columns=5, shelves=("http", "sockets", "thinking", "process")),
    "envs": Room(1, 5, ("doors for research: PettingZoo,", "OpenSpiel, batches, text"), columns=2),
    "arena": Room(1, 7, ("bots against bots,", "in virtual time")),
    "store": Room(2, 0, ("events kept;", "all SQL")),
    "tables": Room(2, 1, ("as people meet it:", "audience, news")),
    "evenings": Room(3, 2, ("pairing, moving up,", "standings")),
    "statistics": Room(3, 0, ("results, records,", "ratings")),
    "record": Room(2, 2, ("a game as text",)),
    "options": Room(2, 3, ("what a form", "may offer")),
    "texts": Room(2, 4, ("what people read,", "three languages"), columns=2),
    "matches": Room(3, 1, ("who sits there,", "what is played")),
    "registry": Room(3, 3, ("which games there are",), columns=4),
    "bots": Room(3, 7, ("given a view,", "never a state")),
    "decoding": Room(4, 1, ("data to moves",), columns=5),
    "lexicon": Room(4, 6, ("word? fragment?", "what may follow?")),
    "games": Room(4, 7, ("rules, views,", "notation")),
    "puzzles": Room(5, 7, ("found by bots,", "kept as data")),
    "lessons": Room(6, 7, ("a position, a goal,", "judged by the rules")),
    "game": Room(
        7,
        0,
        ("the contract every game fulfils: states are values, chance and the clock are seats",),
        columns=8,
    ),
}

ARROWS = {
    ("cli", "server"),
    ("cli", "arena"),
    ("cli", "envs"),
    ("server", "texts"),
    ("server", "store"),
    ("server", "evenings"),
    ("server", "record"),
    ("server", "registry"),
    ("server", "options"),
    ("envs", "texts"),
    ("envs", "registry"),
    ("envs", "record"),
    ("store", "tables"),
    ("store", "statistics"),
    ("statistics", "matches"),
    ("tables", "matches"),
    ("matches", "decoding"),
    ("record", "decoding"),
    ("decoding", "game"),
    ("options", "game"),
    ("evenings", "game"),
    ("texts", "game"),
    ("registry", "bots"),
    ("arena", "bots"),
    ("arena", "tables"),
    ("bots", "games"),
    ("games", "lexicon"),
    ("games", "puzzles"),
    ("puzzles", "lessons"),
    ("lessons", "game"),
    ("lexicon", "game"),
}
"""Who imports whom. A room may know all that it reaches on arrows; what follows from others is not drawn."""


def rooms() -> str:
    """Rooms and arrows carry their names, so that the picture can be read by a program too."""
    return _picture(
        2 * EDGE + COLUMNS * WIDTH + (COLUMNS - 1) * GAP,
        2 * EDGE + ROWS * HEIGHT + (ROWS - 1) * BETWEEN,
        "The rooms of the package; an arrow leads from a room to one that it imports",
        [
            *(_arrow(*arrow) for arrow in sorted(ARROWS)),
            *(_room(name, room) for name, room in ROOMS.items()),
        ],
    )


def _room(name: str, room: Room) -> str:
    middle = room.x + room.width // 2
    top = room.y + (20 if room.shelves else HEIGHT // 2 + 5 - 9 * len(room.says))
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
        path = f"M{(left + right) // 2} {a.y + HEIGHT}V{b.y - 1}"
    elif a.row == b.row:
        side, other = (a.x + a.width, b.x - 1) if a.x < b.x else (a.x, b.x + b.width + 1)
        path = f"M{side} {a.y + HEIGHT // 2}H{other}"
    else:
        side = b.x - 1 if a.x < b.x else b.x + b.width + 1
        path = f"M{a.x + a.width // 2} {a.y + HEIGHT}V{b.y + HEIGHT // 2}H{side}"
    return f'<path class="arrow" data-from="{start}" data-to="{end}" d="{path}" marker-end="url(#head)"/>'


LANES = ("people", "sockets", "live", "tables", "matches", "game", "store")
APART, FIRST, LINE = 140, 92, 40


class Step(NamedTuple):
    """Something that goes from one lane to another, and the file in which it arrives (none: people, game)."""

    start: str
    end: str
    says: str
    file: str = ""


WAY = (
    Step("people", "sockets", "a move, as bytes", "server/sockets/channel.py"),
    Step("sockets", "live", "submit", "server/live.py"),
    Step("live", "tables", "decide: his seat?", "tables/deciding.py"),
    Step("tables", "matches", "may it happen?", "matches/commands.py"),
    Step("matches", "game", "check"),
    Step("live", "matches", "what it would lead to", "matches/match.py"),
    Step("matches", "game", "apply"),
    Step("live", "store", "append, with the expected version", "store/writer.py"),
    Step("store", "live", "durable: now it has happened", "server/live.py"),
    Step("live", "tables", "advance", "tables/table.py"),
    Step("live", "tables", "tell", "tables/telling.py"),
    Step("tables", "game", "view, legal_moves: once for all who see the same"),
    Step("tables", "sockets", "news for each listener", "server/sockets/channel.py"),
    Step("live", "sockets", "accepted", "server/sockets/visit.py"),
    Step("sockets", "people", "bytes", "server/sockets/channel.py"),
)


def way() -> str:
    """From top to bottom as time goes; a lane for each place."""
    height = FIRST + LINE * len(WAY)
    return _picture(
        2 * EDGE + APART * len(LANES),
        height + EDGE // 2,
        "The way of a move: decide, append, happened, told",
        [
            *(_lane(number, name, height) for number, name in enumerate(LANES)),
            *(_step(number, step) for number, step in enumerate(WAY)),
        ],
    )


def _middle(lane: str) -> int:
    return EDGE + APART // 2 + APART * LANES.index(lane)


def _lane(number: int, name: str, height: int) -> str:
    x = EDGE + APART * number
    return (
        f'<path class="lane" d="M{x + APART // 2} 56V{height - 8}"/>'
        f'<rect class="room" x="{x + 11}" y="20" width="{WIDTH}" height="36" rx="7"/>'
        f'<text class="name" x="{x + APART // 2}" y="43">{name}</text>'
    )


def _step(number: int, step: Step) -> str:
    start, end, y = _middle(step.start), _middle(step.end), FIRST + LINE * number
    middle = (start + end) // 2
    below = f'<text class="halo file" x="{middle}" y="{y + 16}">{step.file}</text>' if step.file else ""
    return (
        f'<path class="arrow" d="M{start} {y}H{end}" marker-end="url(#head)"/>'
        f'<text class="halo" x="{middle}" y="{y - 8}">{step.says}</text>{below}'
    )


PICTURES = {"rooms.svg": rooms, "way.svg": way}


if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (FOLDER / name).write_text(draw(), encoding="utf-8")
        print(name)
