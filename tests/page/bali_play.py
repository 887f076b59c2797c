"""Playing BALI through the page: what one sees of the table, and what is touched for a move."""

from types import TracebackType
from typing import Any, Self

import msgspec
from playwright.sync_api import Locator, Page, expect
from websockets.sync.client import connect

from ludotheque.games.bali.editions import edition
from ludotheque.games.bali.packed import listed
from ludotheque.games.bali.panel import Rulebook, complete_columns
from ludotheque.games.bali.types import Build, Move, Pass, Place, Remove
from ludotheque.games.bali.words import words
from tests.page.people import PATIENCE, Person

ENGLISH, FRENCH, GERMAN = (
    Rulebook(edition(printed), words(printed, False))
    for printed in ("avalon-hill-1980", "mb-1978-fr", "mb-1978-de")
)


class Ears:
    """What the server tells a window about the table."""

    def __init__(self, page: Page) -> None:
        self.view: dict[str, Any] = {}
        page.on("websocket", lambda wire: wire.on("framereceived", self._hear))

    def _hear(self, said: str | bytes) -> None:
        message = msgspec.json.decode(said)
        seen = message.get("live", {}).get("seen") if message["type"] in {"table", "update"} else None
        if seen:
            self.view = seen["view"]

    @property
    def panels(self) -> tuple[tuple[str, ...], ...]:
        return tuple(map(tuple, self.view["panels"]))


def column(person: Person, place: Place) -> Locator:
    return person.page.locator(f'[data-at="{place.seat}.{place.place}"]')


def settled(person: Person) -> bool:
    """Wait until I may move (True) or the game is over (False)."""
    person.page.locator("#over-title, [data-testid=turn].mine").first.wait_for()
    return person.page.locator("#over-title").count() == 0


def declare(person: Person, letters: str) -> None:
    for letter in letters:
        person.page.get_by_role("dialog").get_by_role("button", name=letter, exact=True).click()


def act(ada: Person, ears: Ears, book: Rulebook = ENGLISH) -> None:
    """One step of a solitaire: take off a long word, or lay the next column of the best build."""
    made = ada.page.locator("aside ol").get_attribute("data-moves") or ""
    panels = ears.panels
    ripe = [at for at in complete_columns(book, panels, [0]) if len(panels[0][at.place]) > 3]
    build = next(listed(book, panels, [0], False, 1), None)
    if ripe or build is None:
        at = (ripe or complete_columns(book, panels, [0]))[0]
        ada.page.locator(f'[role=gridcell]:has([data-at="0.{at.place}"]) .take').click()
    else:
        first = build.pieces[0]
        # on its first card: the points at its foot take a word off
        column(ada, first).click(position={"x": 14, "y": 14})
        column(ada, build.column).click()
        wild = panels[0][build.column.place].count("*") + panels[0][first.place].count("*")
        declare(ada, build.letters[:wild])
    expect(ada.page.locator("aside ol")).not_to_have_attribute("data-moves", made)


def best(view: dict[str, Any], own: list[int], book: Rulebook = ENGLISH) -> Move:
    """What a sensible player does: takes a long word off, else builds, else takes any word off."""
    panels = tuple(map(tuple, view["panels"]))
    ripe = sorted(complete_columns(book, panels, own), key=lambda at: -len(panels[at.seat][at.place]))
    if ripe and len(panels[ripe[0].seat][ripe[0].place]) > 3:
        return Remove(ripe[0])
    build = next(listed(book, panels, own, view["last_cards"], 1), None)
    if build is not None:
        return build
    return Remove(ripe[0]) if ripe else Pass()


def play(who: Person, view: dict[str, Any], move: Move) -> None:
    """The same by touching the board; what is built is played at once."""
    match move:
        case Build(at, pieces, letters):
            for touched in (pieces[0], at, *pieces[1:]):
                # on its first card: the points at its foot take a word off
                column(who, touched).click(position={"x": 12, "y": 12})
            who.press("Play it")
            undeclared = sum(view["panels"][one.seat][one.place].count("*") for one in (at, *pieces))
            declare(who, letters[:undeclared])
        case Remove(at) if view["complete"] is None:
            column(who, at).click(position={"x": 12, "y": 12})
            who.press("Take it off")
        case Remove(at):
            who.page.locator(f'[role=gridcell]:has([data-at="{at.seat}.{at.place}"]) .take').click()
        case _:
            who.press("Pass")


class Line:
    """A second line of somebody to his table, beside the page: to know how it stands, and to hurry through
    the middle of a long game."""

    def __init__(self, who: Person, path: str) -> None:
        self.live: dict[str, Any] = {}
        self.moves: list[dict[str, Any]] = []
        cookies = who.context.cookies(who.address)
        self._socket = connect(
            # who came by an invitation is at /t/…, others are at /table/…
            f"{who.address.replace('http', 'ws', 1)}/api/tables/{path.rpartition('/')[2]}/socket",
            additional_headers={"Cookie": "; ".join(f"{one['name']}={one['value']}" for one in cookies)},
            max_size=None,
        )
        self._say(type="hello", since=None, seat=None)
        self._hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._socket.close()

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.live["seen"]["view"]
        return view

    def is_over(self) -> bool:
        return bool(self.live["status"] == "over")

    def until(self, **fields: Any) -> None:
        """Until the table stands like that, or the game is over."""
        while not self.is_over() and any(self.live[name] != value for name, value in fields.items()):
            self._hear()

    def until_moved(self, standing: int) -> None:
        """Until there are more moves than that."""
        while not self.is_over() and len(self.moves) <= standing:
            self._hear()

    def until_shown(self, who: Person) -> None:
        """Until the page has got as far as this line."""
        expect(who.page.locator("aside ol")).to_have_attribute("data-moves", str(len(self.moves)))

    def move(self, seat: int, move: Move) -> None:
        self._say(
            type="move", seat=seat, move=msgspec.to_builtins(move), version=self.live["version"], ref="line"
        )
        while (said := self._hear()).get("ref") != "line":
            pass
        assert said["type"] == "accepted", said

    def _say(self, **message: Any) -> None:
        self._socket.send(msgspec.json.encode(message).decode())

    def _hear(self) -> dict[str, Any]:
        said: dict[str, Any] = msgspec.json.decode(self._socket.recv(PATIENCE / 1000))
        if said["type"] == "table":
            self.live, self.moves = said["live"], said["moves"]
        if said["type"] == "update":
            self.live = said["live"]
            self.moves = [*self.moves[: said["moves_from"]], *said["moves"]]
        return said
