"""The pictures of docs/architecture.md say what is so: imports, the import contract, the way of a move."""

import tomllib
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import grimp
import pytest
from tools.follow import PAGE, SHOWN, Call, follow
from tools.pictures import FOLDER, PICTURES, WAY

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ludotheque"
DOORS = {"", "__main__"}
"""The package itself, which offers what programs need, stands outside."""


def _room(module: str) -> str:
    return module.partition(".")[2].partition(".")[0]


@pytest.fixture(scope="module")
def imports() -> set[tuple[str, str]]:
    """Which room imports which, by any of its modules."""
    graph = grimp.build_graph("ludotheque", cache_dir=None)
    found = {
        (_room(module), _room(other))
        for module in graph.modules
        for other in graph.find_modules_directly_imported_by(module)
    }
    return {(one, other) for one, other in found if one != other and not DOORS & {one, other}}


@pytest.fixture(scope="module")
def picture() -> ElementTree.Element:
    return ElementTree.parse(FOLDER / "rooms.svg").getroot()


@pytest.fixture(scope="module")
def arrows(picture: ElementTree.Element) -> set[tuple[str, str]]:
    drawn = [(arrow.get("data-from", ""), arrow.get("data-to", "")) for arrow in picture.iter()]
    return {arrow for arrow in drawn if arrow != ("", "")}


def _below(room: str, arrows: Iterable[tuple[str, str]]) -> set[str]:
    """All that can be reached from a room on arrows."""
    reached, ahead = set[str](), [room]
    while ahead:
        here = ahead.pop()
        further = {end for start, end in arrows if start == here} - reached
        reached |= further
        ahead += further
    return reached


def _named(picture: ElementTree.Element, what: str) -> set[str]:
    return {str(part.get(what)) for part in picture.iter() if part.get(what)}


def _contracts() -> list[dict[str, Any]]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(told["tool"]["importlinter"]["contracts"])


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_what_the_tool_draws(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == PICTURES[name](), "python -m tools.pictures"


def test_every_room_is_drawn_and_no_other(picture: ElementTree.Element) -> None:
    modules = {file.stem for file in PACKAGE.glob("*.py")} - {"__init__", "__main__"}
    packages = {file.parent.name for file in PACKAGE.glob("*/__init__.py")}
    assert _named(picture, "data-room") == modules | packages
    assert _named(picture, "data-shelf") == {
        file.parent.name for file in PACKAGE.glob("server/*/__init__.py")
    }


def test_who_imports_whom_can_be_read_from_the_picture(
    imports: set[tuple[str, str]], arrows: set[tuple[str, str]]
) -> None:
    hidden = {(room, other) for room, other in imports if other not in _below(room, arrows)}
    assert not hidden, "imports that no arrow shows"
    assert arrows <= imports, "arrows that no import bears out"


def test_no_arrow_follows_from_others(arrows: set[tuple[str, str]]) -> None:
    assert not {(a, b) for a, b in arrows if b in _below(a, arrows - {(a, b)})}


def test_imports_go_one_way(arrows: set[tuple[str, str]]) -> None:
    assert not {room for room, _ in arrows if room in _below(room, arrows)}


@pytest.mark.parametrize("contract", _contracts(), ids=lambda contract: str(contract["name"]))
def test_the_picture_shows_nothing_that_the_contract_forbids(
    contract: dict[str, Any], arrows: set[tuple[str, str]]
) -> None:
    match contract["type"]:
        case "layers":
            layers = contract["layers"]
            for number, layer in enumerate(layers):
                assert not _below(layer, arrows) & set(layers[:number])
        case "forbidden":
            for source in contract["source_modules"]:
                assert not _below(_room(source), arrows) & {
                    _room(one) for one in contract["forbidden_modules"]
                }
        case "independence":
            assert {_room(module) for module in contract["modules"]} <= {"games", "bots"}
        case other:
            raise AssertionError(f"a contract of another type: {other}")


@pytest.fixture(scope="module")
def way() -> list[Call]:
    return follow()


def test_a_move_goes_the_way_that_is_drawn(way: list[Call]) -> None:
    """All that is drawn is met in this order; what a reader need not know is left out."""
    calls = iter(way)
    for step in WAY:
        if step.end == "game":
            for asked in step.says.partition(":")[0].split(", "):
                assert Call("", asked) in calls, step
        elif step.end != "people":
            assert any(call.file == step.file for call in calls), step


def test_the_page_shows_the_way_as_it_is(way: list[Call]) -> None:
    (shown,) = SHOWN.findall(PAGE.read_text(encoding="utf-8"))
    files = [line.split()[1] for line in shown.splitlines()[:-1]]
    met = [file for file, _ in groupby(call.file for call in way if call.file)]
    assert files == met, "python -m tools.follow --write"
