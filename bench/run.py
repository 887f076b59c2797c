"""Runs the benchmarks one after the other: `python bench/run.py [yali lexicon bali wordjam envs server …]`.

Each prints its figures beside a peer or a reference measured in the same run. None of them judges the tests.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ALL = ("yali", "lexicon", "bali", "wordjam", "envs", "server", "shelf", "frames")


def main(wanted: list[str]) -> int:
    unknown = [name for name in wanted if name not in ALL]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; known: {', '.join(ALL)}", file=sys.stderr)
        return 2
    failed = []
    for name in wanted or ALL:
        print(f"\n── {name} {'─' * (70 - len(name))}", flush=True)
        if subprocess.run([sys.executable, HERE / f"{name}.py"], check=False).returncode:
            failed.append(name)
    if failed:
        print(f"\nfailed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
