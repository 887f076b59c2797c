"""What stands in Fluent files: their texts, what those need, and what is wrong with them."""

from collections import Counter
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 the visitor's own way of naming
        self.names.add(node.id.name)


def messages(*files: Path) -> dict[str, frozenset[str]]:
    """Every text id with the variables its sentence needs."""
    found: dict[str, frozenset[str]] = {}
    for entry in _entries(*files):
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def faults(*files: Path) -> list[str]:
    """What cannot be read, is empty, or is given twice."""
    entries = _entries(*files)
    texts = [entry for entry in entries if isinstance(entry, ast.Message)]
    return [
        *(str(entry.content) for entry in entries if isinstance(entry, ast.Junk)),
        *(entry.id.name for entry in texts if entry.value is None or not entry.value.elements),
        *(name for name, count in Counter(entry.id.name for entry in texts).items() if count > 1),
    ]


def _entries(*files: Path) -> list[Any]:
    parser = FluentParser()
    return [entry for file in files for entry in parser.parse(file.read_text(encoding="utf-8")).body]
