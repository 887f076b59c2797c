"""Cuts the page's fonts down to what it needs (a maintainer's command: `make fonts`).

Reads the families from `web/node_modules` and writes `web/src/fonts/`: a woff2 per face, and a style sheet
that says which characters each one holds: a browser fetches none in vain, a test sees what is missing.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).resolve().parents[1] / "web"
FONTS = WEB / "src/fonts"
FACES = {
    "fraunces": ("Fraunces", "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"),
    "fraunces-more": ("Fraunces", "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2"),
    "figtree": ("Figtree", "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
    "figtree-more": ("Figtree", "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2"),
    "signs": ("Signs", "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2"),
}
LETTERS = {*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), *map(ord, "ẞ–—‘’‚“”„•…‹›€™−")}
"""Our three languages, and the names of people who write in another Latin alphabet."""
SHAPED = {0x2009, 0x202F}
"""Narrow spaces, which a browser makes of the ordinary one."""
SIGNS = set(map(ord, "←→↑↓▶◀▲▼●○◆◇★☆✓◷≤≥†"))
WEIGHTS = (400, 800)
RULE = """@font-face {{
  font-family: {family};
  src: url('./{file}') format('woff2');
  font-weight: {weights[0]} {weights[1]};
  font-display: swap;
  unicode-range: {ranges};
}}
"""


def cut(source: Path, target: Path, wanted: set[int]) -> set[int]:
    """Write what is `wanted` of that font; the characters it holds then."""
    font = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(Options(layout_features=["*"], name_IDs=[0, 1, 2, 13, 14], notdef_outline=True))
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    for table in font["cmap"].tables:
        table.cmap.update({code: glyph for code, glyph in tabular(font).items() if code in table.cmap})
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": WEIGHTS})
    font.flavor = "woff2"
    font.save(target)
    return wanted & set(font.getBestCmap())


def tabular(font: TTFont) -> dict[int, str]:
    """The figures of equal width by the character they stand for: clocks and scores must not wobble."""
    if "GSUB" not in font:
        return {}
    rules = font["GSUB"].table
    features = [one.Feature for one in rules.FeatureList.FeatureRecord if one.FeatureTag == "tnum"]
    lookups = [rules.LookupList.Lookup[index] for one in features for index in one.LookupListIndex]
    equal = {a: b for lookup in lookups for table in lookup.SubTable for a, b in table.mapping.items()}
    return {code: equal[glyph] for code, glyph in font.getBestCmap().items() if glyph in equal}


def ranges(held: set[int]) -> str:
    """As CSS writes it: U+20-7E, U+A0."""
    runs: list[list[int]] = []
    for code in sorted(held):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    sheet = ["/* Written by tools/fonts.py. */\n"]
    known: dict[str, set[int]] = {}
    for name, (family, source) in FACES.items():
        target = FONTS / f"{name}.woff2"
        letters = family != "Signs"
        held = cut(WEB / "node_modules" / source, target, LETTERS if letters else SIGNS)
        held = (held | SHAPED if letters else held) - known.get(family, set())
        known[family] = known.get(family, set()) | held
        sheet.append(RULE.format(family=family, file=target.name, weights=WEIGHTS, ranges=ranges(held)))
        print(f"{target.name}: {len(held)} characters, {target.stat().st_size:,} bytes")
    (FONTS / "fonts.css").write_text("".join(sheet), encoding="utf-8")


if __name__ == "__main__":
    main()
