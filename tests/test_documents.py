"""The documents are true to the tree: no dead link, no file named that is not there, no page uncited."""

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
CHANGELOG = ROOT / "CHANGELOG.md"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md"), *ROOT.glob("web/*.md"), *ROOT.glob("examples/*.md")])
FOLDERS = ("src", "tests", "tools", "bench", "web/src", "examples", "deploy")
BUILT = ("__pycache__", "node_modules", "server/page/", ".egg-info")
WRITTEN = {".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".md", ".yaml", ".service"}
SUFFIXES = "py|md|ts|svelte|toml|txt|ftl|jsonl|yaml|service"
NAMED_FROM = ("", "docs/", "src/ludotheque/", "web/", "web/src/lib/")
"""Where a path in a document may begin."""


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _sources() -> Iterator[Path]:
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*")):
            where = file.relative_to(ROOT).as_posix()
            if file.suffix in WRITTEN and not any(part in where for part in BUILT):
                yield file


def _without_blocks(page: Path) -> str:
    return re.sub(r"^```.*?^```", "", _text(page), flags=re.MULTILINE | re.DOTALL)


def _anchors(page: Path) -> set[str]:
    """The names that a reader of Markdown gives to headings."""
    titles = re.findall(r"^#+ (.+)$", _without_blocks(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles}


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", _without_blocks(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if anchor:
            assert anchor in _anchors(target), link


@pytest.mark.parametrize("page", [page for page in PAGES if page != CHANGELOG], ids=_name)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    """A path in backticks, with `<game>` or `*` for any; or a file's name alone, wherever it lies."""
    for said in re.findall(rf"`([\w.<>*{{}}][\w./<>*{{}},-]*(?:\.(?:{SUFFIXES})|/))`", _without_blocks(page)):
        pattern = re.sub(r"<\w+>|\{[^}]*\}", "*", said).rstrip("/")
        places = [f"{start}{pattern}" for start in NAMED_FROM]
        if "/" not in pattern:
            places += [f"{folder}/**/{pattern}" for folder in (*FOLDERS, "docs")]
        assert any(True for place in places for _ in ROOT.glob(place)), said


def test_no_page_is_cited_that_is_not_there() -> None:
    dead = {
        f"{file.relative_to(ROOT)}: {cited}"
        for file in _sources()
        for cited in re.findall(r"\bdocs/[\w./-]*\w", _text(file))
        if not (ROOT / cited).exists()
    }
    assert not dead


def test_every_page_is_cited_by_the_code_that_it_explains() -> None:
    cited = {
        name
        for file in _sources()
        if file.suffix != ".md"
        for name in re.findall(r"docs/([\w-]+\.md)", _text(file))
    }
    assert {page.name for page in DOCS.glob("*.md")} <= cited


def test_every_page_stands_in_the_menu_of_the_site_and_nothing_else() -> None:
    """The site itself is built by `make docs`; docs/index.md and docs/reference.md are for it."""
    menu = re.findall(r"^ +- (?:[^:]+: )?([\w-]+\.md)$", _text(ROOT / "mkdocs.yml"), re.MULTILINE)
    assert sorted(menu) == sorted(page.name for page in DOCS.glob("*.md"))


def test_what_the_reference_opens_up_can_be_imported() -> None:
    named = re.findall(r"^::: ([\w.]+)$", _text(DOCS / "reference.md"), re.MULTILINE)
    assert named
    for module in named:
        assert import_module(module).__doc__, module


def test_the_citation_names_the_version_that_is_released() -> None:
    (cited,) = re.findall(r"^version: (.+)$", _text(ROOT / "CITATION.cff"), re.MULTILINE)
    assert cited == version("ludotheque")
