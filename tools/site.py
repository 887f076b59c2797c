"""What the site of `docs/index.md` does differently from the repository; read by mkdocs (`mkdocs.yml`)."""

import re
from typing import Any


def on_page_markdown(markdown: str, **_: Any) -> str:
    """What lies outside docs/ is no page of the site: its place in the repository is named instead."""
    return re.sub(r"\[([^\]]+)\]\(\.\./([^)\s]+)\)", r"\1 (`\2`)", markdown)
