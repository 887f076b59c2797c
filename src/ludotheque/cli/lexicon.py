"""`ludotheque lexicon check | find | stats`: ask the word lists."""

import argparse
from typing import assert_never

import numpy as np

from ludotheque.lexicon import ALPHABETS, Lexicon, fold, open_lexicon
from ludotheque.lexicon.lexfile import LEVEL, LEVEL_BITS, STEPS_PER_ZIPF
from ludotheque.lexicon.meanings import explain
from ludotheque.lexicon.verdict import Verdict, Why, judge
from ludotheque.texts import LANGUAGES, Texts

TIERS = (6, 5, 4, 3, 2)


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    parser.add_argument("--words", choices=sorted(ALPHABETS), help=t("cli-lexicon-words"))
    which = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    which.add_argument("--words", choices=sorted(ALPHABETS), help=t("cli-lexicon-words"))
    which.add_argument("--lang", choices=LANGUAGES)
    asks = parser.add_subparsers(dest="ask", metavar="check | find | stats", required=True)
    check = asks.add_parser("check", parents=[which], help=t("cli-lexicon-check"))
    check.add_argument("texts", nargs="+", metavar="WORD")
    find = asks.add_parser("find", parents=[which], help=t("cli-lexicon-find"))
    find.add_argument("letters", metavar="FRAGMENT")
    find.add_argument("--limit", type=int, default=20, metavar="N", help=t("cli-lexicon-limit"))
    find.add_argument("--begin", action="store_true", help=t("cli-lexicon-begin"))
    asks.add_parser("stats", parents=[which], help=t("cli-lexicon-stats"))


def run(args: argparse.Namespace, t: Texts) -> int:
    """0 if all is found, 1 if something is no word or no fragment."""
    lexicon = open_lexicon(args.words or t.lang)
    if args.ask == "check":
        verdicts = [judge(lexicon, text) for text in args.texts]
        for verdict in verdicts:
            print(said(verdict, lexicon, t))
            if verdict.is_word:
                print(*meanings(lexicon.language, verdict.folded, t), sep="", end="")
        return 0 if all(verdict.is_word for verdict in verdicts) else 1
    if args.ask == "find":
        return _find(lexicon, t, fold(args.letters, lexicon.language), args.limit, begin=args.begin)
    return _stats(lexicon, t)


def meanings(language: str, word: str, t: Texts) -> list[str]:
    """What a word can be, a line each; a gloss is told once."""
    found, glosses = explain(language, word), set[str]()
    lines = []
    for one in found.readings if found else ():
        who = t("word-person", person=one.person) if one.person else "none"
        line = t("word-reading", form=one.form or "base", base=one.base, who=who, parts=" + ".join(one.parts))
        if one.kind:
            line += f" · {t('word-kind', kind=one.kind)}"
        if one.gloss and one.gloss not in glosses:
            glosses.add(one.gloss)
            line += f" – {t('word-gloss', tie=one.tie or 'means', gloss=one.gloss)}"
        lines.append(f"  {line}\n")
    return lines


def said(verdict: Verdict, lexicon: Lexicon, t: Texts) -> str:
    """The sentence for a verdict."""
    text, word, detail = verdict.text, verdict.folded, verdict.detail
    match verdict.why:
        case Why.WORD:
            return t("lexicon-why-word", word=word, source=detail, commonness=lexicon.zipf(word))
        case Why.EMPTY:
            return t("lexicon-why-empty")
        case Why.HYPHEN:
            return t("lexicon-why-hyphen", text=text)
        case Why.APOSTROPHE:
            return t("lexicon-why-apostrophe", text=text)
        case Why.SPACE:
            return t("lexicon-why-space", text=text)
        case Why.LETTER:
            return t("lexicon-why-letter", text=text, letter=detail)
        case Why.SHORT:
            return t("lexicon-why-short", text=text)
        case Why.FRAGMENT:
            return t("lexicon-why-fragment", word=word, examples=detail)
        case Why.UNKNOWN:
            return t("lexicon-why-unknown", word=word, list=_name(lexicon, t), version=lexicon.version)
        case _:
            assert_never(verdict.why)


def _find(lexicon: Lexicon, t: Texts, letters: str, limit: int, *, begin: bool) -> int:
    found = lexicon.starting(letters, limit) if begin else lexicon.containing(letters, limit)
    for word in found:
        print(word)
    if not lexicon.is_fragment(letters):
        print(t("lexicon-found-none", list=_name(lexicon, t), letters=letters))
        return 1
    if begin and not lexicon.is_prefix(letters):
        print(t("lexicon-found-no-beginning", list=_name(lexicon, t), letters=letters))
        return 1
    following = " ".join(lexicon.following(letters))
    if following:
        print(t("lexicon-found-next", letters=letters, next=following))
    else:
        print(t("lexicon-found-last", letters=letters))
    return 0


def _stats(lexicon: Lexicon, t: Texts) -> int:
    cells, tags = lexicon.arrays.cells, lexicon.arrays.tags
    levels = tags & LEVEL
    print(t("lexicon-stats-head", list=_name(lexicon, t), words=len(lexicon), version=lexicon.version))
    megabytes = round((cells.nbytes + tags.nbytes) / 1e6, 1)
    print(t("lexicon-stats-size", megabytes=megabytes, cells=len(cells), alphabet=lexicon.alphabet))
    for zipf in TIERS:
        print(t("lexicon-stats-tier", words=int((levels >= zipf * STEPS_PER_ZIPF).sum()), zipf=zipf))
    print(t("lexicon-stats-rare", words=int((levels == 0).sum())))
    for source, words in zip(lexicon.header.sources, np.bincount(tags >> LEVEL_BITS), strict=False):
        print(t("lexicon-stats-source", words=int(words), source=source))
    return 0


def _name(lexicon: Lexicon, t: Texts) -> str:
    return t(f"lexicon-name-{lexicon.language}")
