"""`python -m tools.themes build [LANG …]`: write the theme lists; needs npm and the extra `words`.

`python -m tools.themes knowledge [LANG …]`: what bots know beside them; needs apt-get as well.
"""

import argparse
from pathlib import Path

from tools.themes import knowledge
from tools.themes.lists import LANGUAGES, STYLES, gather, merge, text

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "src" / "ludotheque" / "games" / "wordjam" / "data" / "themes"
BASE = TARGET.parent / "base"
KNOWN = ROOT / "src" / "ludotheque" / "bots" / "wordjam" / "data"


def main() -> None:
    """Write what was asked for in every language asked for, and say how much it is."""
    parser = argparse.ArgumentParser(prog="python -m tools.themes")
    parser.add_argument(
        "what", choices=("build", "knowledge"), help="the theme lists, or the bots' knowledge"
    )
    parser.add_argument("languages", nargs="*", default=LANGUAGES, metavar="LANG")
    parser.add_argument(
        "--cache", type=Path, default=ROOT / "build" / "themes", help="where downloads are kept"
    )
    args = parser.parse_args()
    for language in args.languages:
        (_build if args.what == "build" else _know)(language, args.cache)


def _build(language: str, cache: Path) -> None:
    for style in STYLES:
        ranked = merge(gather(language, style, cache), language, style)
        path = TARGET / language / f"{style}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(ranked, language, style), "utf-8", newline="\n")
        print(f"{language} {style:<11}{len(ranked):>5}")


def _know(language: str, cache: Path) -> None:
    words = knowledge.known(language, cache)
    BASE.mkdir(parents=True, exist_ok=True)
    base = "".join(f"{word}\n" for word in sorted(words.pop("base")))
    (BASE / f"{language}.txt").write_text(base, "utf-8", newline="\n")
    (KNOWN / f"{language}.txt").write_text(knowledge.text(words), "utf-8", newline="\n")
    for style, some in words.items():
        print(f"{language} {style:<16}{len(some):>6}")


if __name__ == "__main__":
    main()
