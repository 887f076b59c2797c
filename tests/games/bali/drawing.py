"""Tables drawn as columns of cards, panels parted by `|`, `.` an opening, `*` a Bali card, `e` one declared.

E J Q R T L H | A B
S   U     A   |
T             |
"""

from collections import Counter
from itertools import zip_longest
from textwrap import dedent
from typing import Any

from msgspec.structs import replace

from ludotheque.game import CHANCE, Seat, act
from ludotheque.games.bali import GAME
from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.panel import COLUMNS
from ludotheque.games.bali.types import Draw, Move, Options, Panels, Place, State, Turn

FR = Options(edition="mb-1978-fr")
DE = Options(edition="mb-1978-de")
EN = Options()


def panels_of(drawing: str) -> Panels:
    """The panels a drawing shows, short ones filled up with openings."""
    rows = dedent(drawing).strip("\n").splitlines()
    columns = ["".join(cells).rstrip() for cells in zip_longest(*rows, fillvalue=" ")][::2]
    panels: list[list[str]] = [[]]
    for column in columns:
        if column.startswith("|"):
            panels.append([])
        else:
            assert "|" not in column, "a crooked drawing"
            panels[-1].append(column.replace(".", ""))
    most = COLUMNS[len(panels)]
    return tuple(tuple(panel + [""] * (most - len(panel))) for panel in panels)


def drawn(state: State) -> str:
    """The table as a drawing, openings at the end of a panel left out."""
    panels = [list(panel) for panel in state.panels]
    for panel in panels:
        while panel and not panel[-1]:
            panel.pop()
    columns = [column or "." for column in panels[0]]
    for panel in panels[1:]:
        height = max((len(column) for panel in panels for column in panel), default=1)
        columns += ["|" * height, *(column or "." for column in panel)]
    rows = zip_longest(*columns, fillvalue=" ")
    return "\n".join(" ".join(row).rstrip() for row in rows)


def same(state: State, drawing: str) -> bool:
    """Whether the state's table is the drawing's."""
    assert drawn(state) == drawn(replace(state, panels=panels_of(drawing)))
    return True


def table(drawing: str, options: Options = EN, **changes: Any) -> State:
    """A table in play: the panels drawn, the other cards in the deck (`deck=""`: all turned up)."""
    panels = panels_of(drawing)
    start = GAME.start(options, len(panels))
    on_table = Counter(
        "*" if card.islower() else card for panel in panels for column in panel for card in column
    )
    deck = Counter(edition(options.edition).cards(1 if len(panels) == 1 else 2))
    assert on_table <= deck, "more cards drawn than there are"
    rest = "".join(sorted((deck - on_table).elements()))
    return replace(start, **{"panels": panels, "deck": rest, "phase": Turn(), "turns": 1, **changes})


def at(name: str) -> Place:
    """`B3` as a place."""
    return Place(ord(name[0]) - ord("A"), int(name[1:]) - 1)


def play(state: State, seat: Seat, said: str | Move) -> State:
    """The state after a checked move, given in notation or as a value."""
    move = GAME.read(state, seat, said) if isinstance(said, str) else said
    return act(GAME, state, seat, move)


def deal(state: State, cards: str) -> State:
    """Fill the openings with these cards, in order."""
    for card in cards:
        state = act(GAME, state, CHANCE, Draw(card))
    return state


def moves(state: State, seat: Seat = 0) -> set[str]:
    """All listed moves of a seat, in notation."""
    return {GAME.write(state, seat, move) for move in GAME.legal_moves(state, seat)}


def words_built(state: State, seat: Seat = 0) -> set[str]:
    """What the listed builds of a seat spell."""
    return {text.partition("=")[2].upper() for text in moves(state, seat) if "+" in text}
