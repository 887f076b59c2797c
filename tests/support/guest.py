"""A house with a guest: the package as it is but for one line of its registry, a game copied beside it.

For tests of what a game from outside needs; the sources of the house stay as they are.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = ROOT / "examples" / "pebbles"
PACKAGE = ROOT / "src" / "ludotheque"
LINE = '    "pebbles": "pebbles",\n'


class House:
    """Where the guest was let in, and how to run something there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.paths = {"PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}

    def run(self, *arguments: str, said: str = "", code: int = 0) -> str:
        """`python …` in the house; what it said, and what it complained of."""
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={**os.environ, **self.paths, "LC_ALL": "C.UTF-8"},
            input=said,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    def ludotheque(self, *arguments: str, said: str = "", code: int = 0) -> str:
        return self.run("-m", "ludotheque", "--lang", "en", *arguments, said=said, code=code)


def let_in(folder: Path) -> House:
    """Copy the game, link everything of the house, and write one line into its registry."""
    shutil.copytree(GAME, folder / GAME.name, ignore=shutil.ignore_patterns("__pycache__"))
    house = folder / "ludotheque"
    house.mkdir()
    for part in PACKAGE.iterdir():
        if part.name not in {"registry.py", "__pycache__"}:
            (house / part.name).symlink_to(part)
    lines = (PACKAGE / "registry.py").read_text(encoding="utf-8").splitlines(keepends=True)
    end = lines.index("}\n", lines.index("GAMES = {\n"))
    (house / "registry.py").write_text("".join([*lines[:end], LINE, *lines[end:]]), encoding="utf-8")
    return House(folder)
