"""`ludotheque mcp`: tables for an assistant, over the Model Context Protocol on stdin and stdout."""

import argparse

from ludotheque.cli.game_options import whole
from ludotheque.game import Refusal
from ludotheque.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("--seed", type=whole(t), help=t("cli-mcp-seed"))


def run(args: argparse.Namespace, t: Texts) -> int:
    try:
        from ludotheque.envs.mcp import create_server
    except ImportError:
        raise Refusal("needs-research") from None
    create_server(t.lang, args.seed).run()
    return 0
