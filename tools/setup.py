"""Sets up what a make target needs, once. Standard library only: it runs before anything is installed.

Usage: python3 tools/setup.py run | dev | bench | words | docs | page | chromium | watchers …
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
WEB = ROOT / "web"
LOCKS = ("run", "dev", "bench", "words", "docs")
LARGER = {
    "run": ("dev", "bench", "words", "docs"),
    "dev": ("bench", "words", "docs"),
    "bench": (),
    "words": (),
    "docs": (),
}
WATCHERS = {"prometheus": "promtool", "caddy": "caddy"}


class Missing(Exception):
    """Something a person has to install first; the message says what and how."""


def say(text: str) -> None:
    print(f"· {text}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    done = subprocess.run([str(c) for c in command], cwd=cwd, env=env, check=False)
    if done.returncode:
        raise Missing(f"this step failed (see above): {' '.join(str(c) for c in command[:4])} …")


def stamped(name: str, *sources: Path) -> tuple[Path, str]:
    digest = hashlib.sha256(b"".join(s.read_bytes() for s in sources)).hexdigest()
    return VENV / f".stamp-{name}", digest


def fresh(name: str, *sources: Path) -> bool:
    stamp, digest = stamped(name, *sources)
    return stamp.exists() and stamp.read_text() == digest


def mark(name: str, *sources: Path) -> None:
    stamp, digest = stamped(name, *sources)
    stamp.write_text(digest)


def python_environment(lock: str) -> None:
    """The virtual environment with what `requirements/<lock>.lock` says, and this project editable."""
    if sys.version_info < (3, 11):
        raise Missing(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    lock_file = ROOT / "requirements" / f"{lock}.lock"
    sources = (lock_file, ROOT / "pyproject.toml")
    if PYTHON.exists() and any(
        fresh(name, ROOT / "requirements" / f"{name}.lock", ROOT / "pyproject.toml")
        for name in (lock, *LARGER[lock])
    ):
        return
    uv = shutil.which("uv")
    say(f"installing Python packages ({lock}) {'with uv' if uv else 'with pip'} into .venv")
    if not PYTHON.exists():
        run(uv, "venv", "-q", "--python", sys.executable, VENV) if uv else run(
            sys.executable, "-m", "venv", VENV
        )
    if uv:
        # as pip does: else each process that starts compiles sources for a second, where nothing may be kept
        pip: tuple[str | Path, ...] = (uv, "pip", "install", "-q", "--compile-bytecode", "--python", PYTHON)
    else:
        pip = (PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check")
    run(*pip, "--require-hashes", "-r", lock_file)
    environment = {**os.environ, "LUDOTHEQUE_SKIP_PAGE": "1"}
    run(*pip, "--no-deps", "-e", ROOT, env=environment)
    mark(lock, *sources)


def page() -> None:
    """The page, built into the package so that the server can hand it out."""
    if not (WEB / "package-lock.json").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise Missing("Node 20 or newer with npm is needed to build the page.")
    if not (WEB / "node_modules").exists() or not fresh("npm", WEB / "package-lock.json"):
        say("installing the page's packages (npm ci)")
        run(npm, "ci", "--no-audit", "--no-fund", cwd=WEB)
        mark("npm", WEB / "package-lock.json")
    texts = sorted((ROOT / "src/ludotheque/texts").rglob("*.ftl"))
    tops = [p for p in WEB.iterdir() if p.is_file()]
    below = [p for d in ("src", "public") for p in (WEB / d).rglob("*") if p.is_file()]
    sources = sorted([*tops, *below, *texts])
    built = ROOT / "src/ludotheque/server/page/index.html"
    if built.exists() and fresh("page", *sources):
        return
    say("building the page")
    run(npm, "run", "--silent", "build", cwd=WEB)
    mark("page", *sources)


def chromium() -> None:
    """A real browser for the tests of the page."""
    if any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")):
        return
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise Missing(
            "Chromium is needed for the tests of the page. Install it (Debian, Ubuntu: "
            "`sudo apt-get install chromium`) and run `make test` again."
        )
    say("installing Chromium (apt-get)")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(apt, "update", "-qq", env=env)
    run(apt, "install", "-y", "-qq", "--no-install-recommends", "chromium", env=env)


def apt_get(*asked: str, into: str) -> bool:
    """Whether it could be had, without a word."""
    return not subprocess.run(["apt-get", *asked], cwd=into, check=False, capture_output=True).returncode


def watchers() -> None:
    """Prometheus and Caddy, to try the examples in `deploy/`; unpacked beside the tests, not installed.

    Where they cannot be had the tests that ask for them are left out.
    """
    missing = [package for package, program in WATCHERS.items() if shutil.which(program) is None]
    place, unpack = VENV / "watchers", shutil.which("dpkg-deb")
    if not missing or place.exists() or unpack is None:
        return
    say(f"fetching {', '.join(missing)} (apt-get download)")
    with tempfile.TemporaryDirectory() as folder:
        if not apt_get("download", *missing, into=folder):
            apt_get("update", into=folder)
            if not apt_get("download", *missing, into=folder):
                say("they cannot be had here; the tests that try deploy/ with them are left out")
                return
        for package in Path(folder).glob("*.deb"):
            run(unpack, "-x", package, place)


def main(wanted: list[str]) -> int:
    try:
        for what in wanted:
            if what in LOCKS:
                python_environment(what)
            elif what == "page":
                page()
            elif what == "chromium":
                chromium()
            elif what == "watchers":
                watchers()
            else:
                raise Missing(
                    f"unknown part {what!r}; known: {', '.join((*LOCKS, 'page', 'chromium', 'watchers'))}"
                )
    except Missing as missing:
        print(f"\nCannot go on: {missing}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
