"""What the sources say: every string in them, every refusal they raise, every text they ask for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "ludotheque"
WEB = ROOT / "web" / "src"
ANYTHING = r"[A-Za-z0-9_-]+"


class Call(NamedTuple):
    """A call that names a code or a text id: patterns of what it may be, and the parameters it passes."""

    where: str
    patterns: tuple[str, ...]
    params: frozenset[str] | None
    """None: passed on as a whole, nobody knows."""


@cache
def modules(folder: Path = SRC) -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))}


@cache
def strings() -> frozenset[str]:
    """Every string as a pattern: literal parts as they are, filled-in parts as anything."""
    found: set[str] = set()
    for tree in modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                found.update(_patterns(node, None))
    for file in (*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")):
        for match in re.finditer(r"'([\w-]+)'|\"([\w-]+)\"|`([^`\s]+)`", file.read_text(encoding="utf-8")):
            parts = re.split(r"\$\{[^}]*\}", match[1] or match[2] or match[3])
            found.add(ANYTHING.join(map(re.escape, parts)))
    return frozenset(found)


@cache
def refusals(folder: Path = SRC) -> tuple[Call, ...]:
    """Every refusal that is constructed in a folder, with its code as a pattern."""
    kinds = _refusal_classes(folder)
    raised = [
        Call(
            where,
            tuple(kinds[name].before + code for code in _codes(call, scope)),
            _params(call, kinds[name]),
        )
        for where, name, call, scope in _calls(set(kinds), folder)
        if call.args and not kinds[name].fixed
    ]
    own = [
        Call(f"class {name}", (kind.fixed,), kind.params)
        for name, kind in kinds.items()
        if kind.fixed is not None
    ]
    return (*raised, *own)


@cache
def asked() -> tuple[Call, ...]:
    """Every call that asks for a text by a literal id."""
    return tuple(
        Call(where, _patterns(call.args[0], scope), _params(call, _Kind()))
        for where, _, call, scope in _calls({"t", "texts", "say"})
        if call.args and isinstance(call.args[0], ast.Constant)
    )


def exactly(pattern: str) -> str:
    """The one string that a pattern without anything filled in stands for."""
    return re.sub(r"\\(.)", r"\1", pattern)


class _Kind(NamedTuple):
    """A class of refusals: what its constructor puts before the code, or the only code it has."""

    before: str = ""
    fixed: str | None = None
    params: frozenset[str] = frozenset()


def _refusal_classes(folder: Path) -> dict[str, _Kind]:
    kinds = {"Refusal": _Kind()}
    trees = (modules() | modules(folder)).values()
    classes = [n for tree in trees for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
    for _ in range(3):
        for node in classes:
            if any(isinstance(base, ast.Name) and base.id in kinds for base in node.bases):
                kinds[node.name] = _constructor(node)
    return kinds


def _constructor(node: ast.ClassDef) -> _Kind:
    """How a class calls its parent's constructor; `IllegalMove` is treated where codes are read."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__" and call.args:
            params = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
            match call.args[0]:
                case ast.Constant(value=str(code)):
                    return _Kind(fixed=re.escape(code), params=params)
                case ast.JoinedStr(values=[ast.Constant(value=str(before)), _]):
                    return _Kind(before=before, params=params)
    return _Kind()


def _calls(names: set[str], folder: Path = SRC) -> Iterator[tuple[str, str, ast.Call, ast.AST]]:
    for file, tree in modules(folder).items():
        functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
        seen: set[ast.Call] = set()
        for scope in (*reversed(functions), tree):
            for node in ast.walk(scope):
                if not isinstance(node, ast.Call) or node in seen:
                    continue
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if name in names:
                    seen.add(node)
                    yield f"{file.relative_to(folder.parent)}:{node.lineno}", name, node, scope


def _codes(call: ast.Call, scope: ast.AST) -> tuple[str, ...]:
    """The code: the first argument, with `-why` behind it where a rule is given with a reason."""
    named = [keyword.value for keyword in call.keywords if keyword.arg == "why"]
    if getattr(call.func, "id", "") != "IllegalMove" or not (call.args[1:] or named):
        return _patterns(call.args[0], scope)
    rule, why = call.args[0], (*call.args[1:2], *named)[0]
    if isinstance(rule, ast.Name) and isinstance(why, ast.Name):
        together = zip(_assigned(rule.id, scope), _assigned(why.id, scope), strict=False)
        return tuple(f"{a}-{b}" for a, b in together)
    return tuple(f"{a}-{b}" if b else a for a in _patterns(rule, scope) for b in _patterns(why, scope))


def _params(call: ast.Call, kind: _Kind) -> frozenset[str] | None:
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return kind.params | {keyword.arg for keyword in call.keywords if keyword.arg}


def _patterns(node: ast.expr, scope: ast.AST | None) -> tuple[str, ...]:
    """The strings that an expression may be, as regular expressions."""
    match node:
        case ast.Constant(value=str(text)):
            return (re.escape(text),)
        case ast.IfExp(body=body, orelse=orelse):
            return (*_patterns(body, scope), *_patterns(orelse, scope))
        case ast.JoinedStr(values=values):
            parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ANYTHING for v in values]
            return ("".join(parts),)
        case ast.Name(id=name) if scope is not None:
            return _assigned(name, scope) or (ANYTHING,)
        case ast.Constant():
            return ()
        case _:
            return (ANYTHING,)


def _assigned(name: str, scope: ast.AST) -> tuple[str, ...]:
    """What a name is set to in its function, also where a tuple is taken apart."""
    found: list[str] = []
    for node in ast.walk(scope):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id == name:
                found += _patterns(node.value, None)
            elif isinstance(target, ast.Tuple):
                at = [n for n, e in enumerate(target.elts) if isinstance(e, ast.Name) and e.id == name]
                for value in _branches(node.value):
                    if at and isinstance(value, ast.Tuple):
                        found += _patterns(value.elts[at[0]], None)
    return tuple(found)


def _branches(node: ast.expr) -> list[ast.expr]:
    return [*_branches(node.body), *_branches(node.orelse)] if isinstance(node, ast.IfExp) else [node]
