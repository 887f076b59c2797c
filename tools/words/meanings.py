"""What words mean and what they are forms of, out of the packages: one file of meanings for each language."""

import gzip
import re
import struct
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory
from wordfreq import zipf_frequency

from ludotheque.lexicon import Lexicon, fold
from ludotheque.lexicon.derivation import bases as regular
from ludotheque.lexicon.derivation import compound
from ludotheque.lexicon.meanings import KINDS as KIND_NAMES
from ludotheque.lexicon.meanings import pack

from .fetch import Sources, hand_list
from .french import NO_WORDS, PACKAGE
from .hunspell import read_affixes, split_flags, tagged_forms
from .wordnet import KINDS, lines

LONGEST = 110
"""Characters of a gloss."""
MOST = 3
"""Readings of a word that are kept."""
Readings = dict[str, list[tuple[str, str]]]
"""By folded word: `kind.form` and base with gloss, as the file has them."""


def meanings(lexicon: Lexicon, sources: Sources) -> bytes:
    """The file for the words of a list."""
    gather: dict[str, Callable[[Lexicon, Sources], Readings]] = {"en": _english, "fr": _french, "de": _german}
    found = gather[lexicon.language](lexicon, sources)
    return pack(
        lexicon.language,
        (
            "\t".join((word, *(f"{how}|{told}" for how, told in dict.fromkeys(readings))))
            for word, readings in found.items()
            if readings
        ),
    )


def short(gloss: str) -> str:
    """As much of it as can be read at a glance."""
    gloss = " ".join(gloss.replace("|", "/").split()).strip(" ;:,")
    if len(gloss) <= LONGEST:
        return gloss
    for mark in ("; ", " (", ", "):
        head = gloss[:LONGEST].rpartition(mark)[0]
        if len(head) > LONGEST // 2 and head.count("(") == head.count(")"):
            return head
    return gloss[:LONGEST].rpartition(" ")[0].rstrip(" ,;:(") + "…"


def _english(lexicon: Lexicon, sources: Sources) -> Readings:
    """WordNet: the commonest sense of each kind, and irregular forms; regular ones are found by rule."""
    counts = _counts(sources)
    ranked: dict[str, list[tuple[int, str, str]]] = defaultdict(list)
    irregular: list[tuple[str, str, str]] = []
    for kind, letter in zip(KINDS, "nvar", strict=True):
        senses = {line.split()[0]: line for line in lines(sources, f"data.{kind}")}
        for line in lines(sources, f"index.{kind}"):
            lemma, _, many, *rest = line.split()
            if not lemma.isalpha() or not lexicon.is_word(fold(lemma, "en")):
                continue
            told = (_gloss(senses[at], lemma) for at in rest[-int(many) :])
            if gloss := next(filter(None, told), ""):
                place = (-counts[lemma, letter], "nvar".index(letter))
                ranked[fold(lemma, "en")].append((10 * place[0] + place[1], f"{letter}.", f"{lemma}|{gloss}"))
        for line in lines(sources, f"{kind}.exc"):
            form, base, *_ = line.split()
            if form.isalpha() and base.isalpha() and form != base and lexicon.is_word(fold(form, "en")):
                irregular.append((fold(form, "en"), f"{letter}.{_irregular(letter, form)}", base))
    found: Readings = {word: [(how, told) for _, how, told in sorted(all_)] for word, all_ in ranked.items()}
    for line in hand_lines("en-kinds"):
        letter, *words = line.split()
        for word in words:
            found.setdefault(fold(word, "en"), []).insert(0, (f"{letter}.", word))
    for word, how, base in irregular:
        found.setdefault(word, []).append((how, base))
    return found


def _counts(sources: Sources) -> dict[tuple[str, str], int]:
    """How often WordNet's own texts use a word as a noun, verb, adjective or adverb."""
    counts: dict[tuple[str, str], int] = defaultdict(int)
    for line in sources.file("wordnet-base", "usr/share/wordnet/cntlist.rev").read_text("utf-8").splitlines():
        key, _, count = line.split()
        lemma, _, sense = key.partition("%")
        counts[lemma, "nvara"[int(sense[0]) - 1]] += int(count)
    return counts


def _gloss(line: str, lemma: str) -> str:
    """What a sense says, without examples; nothing for a name."""
    fields = line.split()
    spelled = {fields[4 + 2 * at].partition("(")[0] for at in range(int(fields[3], 16))}
    return short(re.split(r";\s*\"", line.partition("| ")[2])[0]) if lemma in spelled else ""


def _irregular(letter: str, form: str) -> str:
    if letter == "v":
        return "ing" if form.endswith("ing") else "s3" if form.endswith("s") else "past"
    if letter == "n":
        return "pl"
    return "sup" if form.endswith("st") else "cmp"


FRENCH = {
    "nom": "n",
    "adj": "a",
    "adv": "r",
    "prep": "p",
    "cjco": "c",
    "cjsub": "c",
    "det": "d",
    "interj": "i",
    "nb": "m",
    "nbro": "a",
    "titr": "n",
}
TENSES = ("infi", "ppas", "ppre", "ipre", "iimp", "ipsi", "ifut", "cond", "spre", "simp", "impe")
PERSONS = ("1sg", "2sg", "3sg", "1pl", "2pl", "3pl")


def _french(lexicon: Lexicon, sources: Sources) -> Readings:
    """Grammalecte: which form of what; Littré: what the base means."""
    affixes = read_affixes(sources.file(PACKAGE, "usr/share/hunspell/fr.aff"))
    exotic, glosses = frozenset(hand_list("fr-prefixes")), _littre(sources)
    spelled: dict[str, dict[tuple[str, str, str], set[str]]] = defaultdict(lambda: defaultdict(set))
    for line in sources.file(PACKAGE, "usr/share/hunspell/fr.dic").read_text("utf-8").splitlines()[1:]:
        entry, *tags = line.split()
        stem, _, flagged = entry.partition("/")
        kinds = [tag[3:] for tag in tags if tag.startswith("po:")]
        if set(kinds) & NO_WORDS or not stem.islower():
            continue
        for form, base, said in tagged_forms(stem, split_flags(flagged), affixes, exotic):
            folded = fold(form, "fr")
            if not form.isalpha() or not lexicon.is_word(folded):
                continue
            for letter in dict.fromkeys(_french_kind(kind) for kind in kinds):
                if letter != "v" or set(said) & {f"po:{tense}" for tense in TENSES}:
                    _add_french(spelled[folded], form, base, letter, said)
    found: Readings = {}
    for word, readings in spelled.items():
        likely = sorted(readings, key=lambda one: (-zipf_frequency(one[0], "fr"), "nar".find(one[2]) % 9))
        found[word] = [
            (f"{letter}.{form}", _french_base(base, letter, form, glosses))
            for written, base, letter in likely
            if readings[written, base, letter]
            for form in _french_forms(readings[written, base, letter], letter)
        ][:MOST]
    return found


def _french_kind(kind: str) -> str:
    if kind[:2] in {"v1", "v2", "v3", "v0"}:
        return "v"
    return "o" if kind.startswith("pro") else FRENCH.get(kind, "x")


def _add_french(
    readings: dict[tuple[str, str, str], set[str]], form: str, base: str, letter: str, said: tuple[str, ...]
) -> None:
    marks = {one[3:] for one in said}
    agreed = ("fem" if "fem" in marks else "") + ("pl" if "pl" in marks else "")
    if letter != "v":
        readings[form, base, letter].add(agreed if form != base else "")
        return
    tense = next(tense for tense in TENSES if tense in marks)
    if tense in {"infi", "ppas", "ppre"}:
        readings[form, base, "v"].add(f"{tense}-{agreed}".rstrip("-"))
    for person in marks.intersection(PERSONS):
        readings[form, base, "v"].add(f"{tense}-{person}")


def _french_forms(forms: set[str], letter: str) -> list[str]:
    """Persons that are spelled alike in one; of a verb the first tense in order that has the form."""
    if letter != "v":
        return ["" if "" in forms else min(forms, key=len)]
    tense = min((one.partition("-")[0] for one in forms), key=TENSES.index)
    if tense == "infi":
        return [""]
    persons = sorted({one.partition("-")[2] for one in forms if one.partition("-")[0] == tense})
    if tense in {"ppas", "ppre"} or "" in persons:
        return [f"{tense}-{min(persons, key=len)}".rstrip("-")]
    numbers = [person[0] for person in persons if person[1:] == persons[0][1:]]
    return [f"{tense}-{''.join(numbers)}{persons[0][1:]}"]


def _french_base(base: str, letter: str, form: str, glosses: dict[tuple[str, str], str]) -> str:
    gloss = "" if form else glosses.get((base, letter)) or glosses.get((fold(base, "fr"), letter), "")
    return f"{base}|{gloss}" if gloss else base


KIND_OF = (("s. ", "n"), ("v. ", "v"), ("adj", "a"), ("adv", "r"), ("prép", "p"), ("interj", "i"))
FIELD = re.compile(
    r"(Terme|Se dit|Fig|Au|En|Ancien|Familièrement|Populairement|Néologisme|V)\b[^.]{0,40}\.\s*"
)


def _littre(sources: Sources) -> dict[tuple[str, str], str]:
    """By headword (written small, and folded) and kind: the beginning of the first definition."""
    folder = "usr/share/stardict/dic"
    text = gzip.decompress(sources.file("stardict-xmlittre", f"{folder}/XMLittre.dict.dz").read_bytes())
    index, at = sources.file("stardict-xmlittre", f"{folder}/XMLittre.idx").read_bytes(), 0
    found: dict[tuple[str, str], str] = {}
    while at < len(index):
        end = index.index(b"\0", at)
        offset, length = struct.unpack(">II", index[end + 1 : end + 9])
        head = index[at:end].decode().partition(",")[0].strip()
        at = end + 9
        told, letter = _definition(text[offset : offset + length].decode())
        if told and letter and head.isalpha():
            found.setdefault((head.lower(), letter), told)
            found.setdefault((fold(head, "fr"), letter), told)
    return found


def _definition(entry: str) -> tuple[str, str]:
    """The first thing that is said of a word, and its kind."""
    header, _, body = entry.partition("</small></i>")
    kind = header.rpartition(")")[2] + body[:12]
    letter = next((letter for mark, letter in KIND_OF if mark in kind), "")
    body = re.split(r"<b><big>", body)[0]
    body = re.sub(r"^\s*(<b>1°</b>)?\s*", "", body)
    first = re.sub(r"<[^>]*>", "", re.split(r"\n|<span|<b>", body)[0]).strip()
    first = re.sub(r"^V\. [anr]\w*\.( et [anr]\.)?\s*", "", first)
    label = FIELD.match(first)
    sentence = re.split(r"(?<=[a-zéè\)]{3})\.(?:\s|$)", first[label.end() if label else 0 :])[0]
    told = short(sentence)
    useless = len(told) < 5 or re.match(r"(Voy|Même sens|Mot|Ellipt|Terme|Ancienne orth)", told)
    return ("" if useless else told, letter)


def _german(lexicon: Lexicon, sources: Sources) -> Readings:
    """simplemma: the base of a form; OpenThesaurus: words of the same meaning. Rules take compounds apart."""
    lemmas = {
        word: base
        for word, base in DefaultDictionaryFactory().get_dictionary("de").items()
        if isinstance(word, str) and isinstance(base, str) and word.isalpha() and base.isalpha()
    }
    bases = set(lemmas.values()) | set(lemmas)
    synonyms = _openthesaurus(sources)
    spelled: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for word, base in [*lemmas.items(), *((one, one) for one in synonyms)]:
        folded = fold(word, "de")
        if word[1:].islower() and lexicon.is_word(folded):
            spelled[folded].add((word, base))
    found: Readings = {}
    for word, pairs in spelled.items():
        likely = sorted(pairs, key=lambda pair: (-zipf_frequency(pair[0], "de"), pair))
        told = [
            (
                f"{_german_kind(base, bases)}.{'' if written == base else 'of'}",
                _german_base(written, base, synonyms),
            )
            for written, base in likely
            if (written == base or fold(base, "de") != word)
            and not _only_used_as_noun(written, lemmas, synonyms)
        ]
        nouns = any(how[0] == "n" for how, _ in told)
        found[word] = [
            one for one in dict.fromkeys(told) if not (nouns and one[0] == "x." and "|" not in one[1])
        ][:MOST]
    return {
        word: told
        for word, told in found.items()
        if told and not _by_rule(word, told, found) and not _by_parts(word, told, found, lexicon)
    }


def _only_used_as_noun(written: str, lemmas: dict[str, str], synonyms: dict[str, str]) -> bool:
    """die Seltsame: the form of an adjective with a capital."""
    small = lemmas.get(written.lower(), "")
    return (
        written[0].isupper() and small[:1].islower() and small != written.lower() and written not in synonyms
    )


def _by_rule(word: str, told: list[tuple[str, str]], found: Readings) -> bool:
    """Whether the rules for regular forms tell as much."""
    ruled = [
        (f"{letter}.{form}", base.partition("|")[0])
        for of, kind, form in regular("de", word)
        for how, base in found.get(of, [])
        for letter in [how[0]]
        if not how[2:] and KIND_NAMES[letter] == kind
    ]
    return all(how[2:] for how, _ in told) and list(dict.fromkeys(ruled)) == told


def _by_parts(word: str, told: list[tuple[str, str]], found: Readings, lexicon: Lexicon) -> bool:
    """Whether taking the compound apart tells as much: nothing is known of it but its base."""
    if any("|" in base for _, base in told) or len(word) < 9:
        return False
    base = fold(told[0][1], "de")
    for first, joint, head in compound("de", word, lexicon.is_word):
        for _, of in found.get(head, [])[:1]:
            if first in found and first + joint + fold(of.partition("|")[0], "de") == base:
                return True
    return False


def _german_kind(base: str, known: set[str]) -> str:
    if base[0].isupper():
        return "n"
    stem = base.removesuffix("n").removesuffix("e")
    if base.endswith("n") and ({f"{stem}t", f"{stem}et", f"{stem}te", f"{stem}ete", f"ge{stem}t"} & known):
        return "v"
    return "a" if {f"{base}e", f"{base}es", f"{base}er"} <= known else "x"


def _german_base(written: str, base: str, synonyms: dict[str, str]) -> str:
    return f"{base}|{synonyms[base]}" if written == base and base in synonyms else base


def _openthesaurus(sources: Sources) -> dict[str, str]:
    """By word: up to four of the same meaning, or else what it is a kind of behind a ^; no coarse ones.

    Of several meanings the one whose words are the commonest, unless a word heads one.
    """
    text = sources.file("mythes-de", "usr/share/mythes/th_de_DE_v2.dat").read_text("utf-8")
    found: dict[str, tuple[bool, bool, float, str]] = {}
    for line in text.splitlines()[1:]:
        if not line.startswith("-|"):
            continue
        terms = line[2:].split("|")
        plain = [term.removesuffix(" (Hauptform)") for term in terms]
        plain = [term for term in plain if "(" not in term and "..." not in term]
        broader = [term.removesuffix(" (Oberbegriff)") for term in terms if term.endswith(" (Oberbegriff)")]
        for term in filter(str.isalpha, plain):
            others = sorted((other for other in plain if other != term), key=lambda one: " " in one)[:4]
            if told := ", ".join(others) if others else "^" * bool(broader) + ", ".join(broader[:2]):
                common = sum(zipf_frequency(one, "de") for one in others if " " not in one) / 4
                place = (terms[0] == f"{term} (Hauptform)", bool(others), common, short(told))
                found[term] = max(found.get(term, place), place)
    return {term: told for term, (_, _, _, told) in found.items()}


def hand_lines(name: str) -> Iterator[str]:
    """The lines of a list written by hand, without those that say why."""
    text = (Path(__file__).parent / "hand" / f"{name}.txt").read_text(encoding="utf-8")
    return (line for line in text.splitlines() if line and not line.startswith("#"))
