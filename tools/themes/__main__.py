"""`python -m tools.themes build [LANG …]`: write the theme lists; needs npm and the extra `words`."""

import argparse
from pathlib import Path

from tools.themes.lists import LANGUAGES, STYLES, gather, merge, text

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "src" / "ludotheque" / "games" / "wordjam" / "data" / "themes"


def main() -> None:
    """Build every list of the languages asked for and say how long each is."""
    parser = argparse.ArgumentParser(prog="python -m tools.themes")
    build = parser.add_subparsers(required=True).add_parser("build", help="write the theme lists")
    build.add_argument("languages", nargs="*", default=LANGUAGES, metavar="LANG")
    build.add_argument(
        "--cache", type=Path, default=ROOT / "build" / "themes", help="where downloads are kept"
    )
    args = parser.parse_args()
    for language in args.languages:
        for style in STYLES:
            ranked = merge(gather(language, style, args.cache), language, style)
            path = TARGET / language / f"{style}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text(ranked, language, style), "utf-8", newline="\n")
            print(f"{language} {style:<11}{len(ranked):>5}")


if __name__ == "__main__":
    main()
