"""Everything a person reads, in three languages: Fluent files for the terminal, the server and the page.

`<lang>/<area>.ftl`: one area per game, with all that is ever said of it, plus `common`, `terminal`, `page`
and their like. Ids are kebab-case and unique per language. A refusal with code `Y5-backward` is the message
`refuse-Y5-backward`. A game that is not of the house keeps its texts beside its rules: a folder `texts` with
`<lang>.ftl`, and `<lang>.md` for its rule page.
"""

import locale
import os
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.game import Refusal

LANGUAGES = ("en", "fr", "de")
LONGEST = 600
_HERE = Path(__file__).parent


class Texts:
    """The sentences of one language; `texts("id", name=value)` gives one of them."""

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in (*sorted((_HERE / lang).glob("*.ftl")), *(folder / f"{lang}.ftl" for folder in folders)):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, text_id: str, **params: object) -> str:
        if not self._bundle.has_message(text_id):
            raise KeyError(f"no text {text_id!r} in {self.lang}")
        pattern = self._bundle.get_message(text_id).value
        if pattern is None:
            raise KeyError(f"text {text_id!r} in {self.lang} is empty")
        said, errors = self._bundle.format_pattern(pattern, {k: _plain(v) for k, v in params.items()})
        if errors:
            raise ValueError(f"text {text_id!r} in {self.lang}: {errors[0]}")
        return str(said)

    def __contains__(self, text_id: str) -> bool:
        return bool(self._bundle.has_message(text_id))

    def refusal(self, refusal: Refusal) -> str:
        """The sentence that tells a player why not."""
        return self(f"refuse-{refusal.code}", **refusal.params)


def _plain(value: object) -> object:
    """Lists become enumerations; what is too long for a sentence (Fluent refuses 1000 characters) is cut."""
    said = ", ".join(map(str, value)) if isinstance(value, list | tuple) else value
    return f"{said[: LONGEST - 1]}…" if isinstance(said, str) and len(said) > LONGEST else said


@cache
def texts(lang: str, *folders: Path) -> Texts:
    """The texts of a language, with those in the folders that other games bring. Raises KeyError."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    return Texts(lang, *folders)


def rule_page(game_id: str, lang: str, folder: Path | None = None) -> str:
    """The rules of a game to read, in Markdown; from its own folder if it brings one. Raises KeyError."""
    page = folder / f"{lang}.md" if folder else _HERE / "rules" / lang / f"{game_id}.md"
    if lang not in LANGUAGES or not page.is_file():
        raise KeyError(f"{game_id} in {lang}")
    return page.read_text(encoding="utf-8")


def preferred_language() -> str:
    """The first of our languages that the environment's locale names, else English."""
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    lang = (named or locale.getlocale()[0] or "")[:2].lower()
    return lang if lang in LANGUAGES else "en"
