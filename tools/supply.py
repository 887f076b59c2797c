"""What is shipped, and under which licences.

`licences` writes `docs/licences.md` from the lock, the installed packages, the page's lock and the notices
(`--check` only compares); `sbom FILE` writes a bill of materials (CycloneDX 1.5), which every wheel carries.
"""

import argparse
import json
import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "licences.md"
LOCK = ROOT / "requirements" / "run.lock"
WEB = ROOT / "web"
DATA = ("src/ludotheque/**/NOTICE*",)
PLAIN = {
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "BSD": "BSD-3-Clause",
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""How some packages call the licences that have a name of their own."""
ELSEWHERE = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}
"""Of packages that are installed on other systems only."""
IN_THE_PAGE = ("svelte", "clsx", "marked", "@fluent/bundle")
FONTS = ("@fontsource-variable/figtree", "@fontsource-variable/fraunces", "@fontsource/noto-sans-math")
ALLOWED = re.compile(
    r"(MIT|MIT-0|MIT-CMU|BSD-[23]-Clause|0BSD|Apache-2\.0|PSF-2\.0|ISC|Zlib|CC0-1\.0|MPL-2\.0|OFL-1\.1"
    r"|LLVM-exception)"
)
"""What may be shipped with a program under the MIT licence, used as a library or passed on unchanged."""
HEAD = """# Licences

Ludothèque itself is under the MIT licence. What it needs and what it carries is listed here; `python -m tools.supply licences` writes this page, and a test fails when something new is missing or has a licence that was not thought about.
"""  # noqa: E501 - one paragraph is one line


def locked() -> list[tuple[str, str, list[str]]]:
    """Name, version and hashes of every package a server needs."""
    found: dict[str, tuple[str, str, list[str]]] = {}
    for part in re.split(r"\n(?=\S)", LOCK.read_text(encoding="utf-8")):
        head = re.match(r"([\w.-]+)==([\w.!+-]+)", part)
        if head is not None:
            found[head[1]] = (head[1], head[2], re.findall(r"--hash=sha256:(\w+)", part))
    return sorted(found.values())


def in_the_page() -> list[tuple[str, str, str]]:
    """Name, version and licence of what the built page contains."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = ((name, packages.get(f"node_modules/{name}")) for name in (*IN_THE_PAGE, *FONTS))
    return [(name, one["version"], one.get("license", "?")) for name, one in found if one is not None]


def licence(name: str) -> str:
    """As SPDX names it, as far as the package says so."""
    try:
        said: Any = metadata(name)
    except PackageNotFoundError:
        return ELSEWHERE.get(name, "?")
    if said.get("License-Expression"):
        return str(said["License-Expression"])
    short = (said.get("License") or "").splitlines()[:1]
    named = [
        one.rpartition("::")[2].strip() for one in said.get_all("Classifier") or () if "License ::" in one
    ]
    for word in (*short, *named):
        plain = PLAIN.get(word, word)
        if plain and ALLOWED.search(plain):
            return str(plain)
    return "?"


def not_allowed(expression: str) -> set[str]:
    """Parts of a licence expression that nobody has thought about."""
    parts = re.split(r"\s+(?:AND|OR|WITH)\s+|[()]", expression)
    return {part for part in parts if part.strip() and ALLOWED.fullmatch(part.strip()) is None}


def page() -> str:
    lines = [HEAD, "## Python packages of a server", "", "| package | licence |", "| --- | --- |"]
    lines += [f"| {name} | {licence(name)} |" for name, _, _ in locked()]
    lines += ["", "## In the page", "", "Their texts are in `/notices.txt` of every server.", ""]
    lines += ["| package | licence |", "| --- | --- |"]
    lines += [f"| {name} | {spdx} |" for name, _, spdx in in_the_page()]
    lines += [
        "",
        "## Words and lists",
        "",
        "Each notice says where its data come from and under which licence.",
        "",
    ]
    notices = sorted(file.relative_to(ROOT).as_posix() for glob in DATA for file in ROOT.glob(glob))
    lines += [f"- [{name.removeprefix('src/ludotheque/')}](../{name})" for name in notices]
    return "\n".join(lines) + "\n"


def sbom(version: str) -> dict[str, Any]:
    """CycloneDX: what is installed beside the wheel, with the hashes of the lock, and what is in it."""
    python = [
        {
            "type": "library",
            "name": name,
            "version": number,
            "purl": f"pkg:pypi/{name}@{number}",
            "hashes": [{"alg": "SHA-256", "content": one} for one in hashes],
        }
        for name, number, hashes in locked()
    ]
    web = [
        {
            "type": "library",
            "name": name,
            "version": number,
            "purl": f"pkg:npm/{name.replace('@', '%40')}@{number}",
            "licenses": [{"expression": spdx}],
        }
        for name, number, spdx in in_the_page()
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "ludotheque",
                "version": version,
                "purl": f"pkg:pypi/ludotheque@{version}",
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [*python, *web],
    }


def write_sbom(file: Path, version: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(sbom(version), indent=1) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("licences").add_argument("--check", action="store_true")
    commands.add_parser("sbom").add_argument("file", type=Path)
    asked = parser.parse_args()
    if asked.command == "sbom":
        project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        found = re.search(r'^version = "(.*)"', project, re.MULTILINE)
        write_sbom(asked.file, found[1] if found else "")
    elif not asked.check:
        PAGE.write_text(page(), encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != page():
        print("docs/licences.md is stale: python -m tools.supply licences", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
