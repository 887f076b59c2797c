"""`ludotheque themes stats | show LANG STYLE`: look into the theme lists of WORD JAM."""

import argparse

from ludotheque.games.wordjam.styles import STYLES
from ludotheque.games.wordjam.theme_lists import theme_list
from ludotheque.texts import LANGUAGES, Texts

LISTED = [style.id for style in STYLES.values() if style.listed]
USUAL = 3.0
"""From this Zipf frequency on a word is everybody's."""


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    which = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    which.add_argument("--lang", choices=LANGUAGES)
    asks = parser.add_subparsers(dest="ask", metavar="stats | show", required=True)
    asks.add_parser("stats", parents=[which], help=t("cli-themes-stats"))
    show = asks.add_parser("show", parents=[which], help=t("cli-themes-show"))
    show.add_argument("words", choices=LANGUAGES, metavar="LANG", help=t("cli-themes-words"))
    show.add_argument("style", choices=LISTED, metavar="STYLE", help=", ".join(LISTED))
    show.add_argument("--limit", type=int, metavar="N", help=t("cli-themes-limit"))


def run(args: argparse.Namespace, t: Texts) -> int:
    if args.ask == "show":
        for entry in list(theme_list(args.words, args.style).values())[: args.limit]:
            print(f"{entry.zipf:.2f}  {entry.shown}")
        return 0
    for language in LANGUAGES:
        print(t(f"lexicon-name-{language}"))
        for style in LISTED:
            entries = theme_list(language, style).values()
            usual = sum(entry.zipf >= USUAL for entry in entries)
            name = t(f"wordjam-style-{style}")
            print("  " + t("themes-row", style=name, words=len(entries), usual=usual))
    return 0
