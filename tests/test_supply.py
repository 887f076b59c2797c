"""What is shipped is listed, under licences that somebody has thought about."""

import json
import re
from pathlib import Path

from tools import supply

ROOT = Path(__file__).parents[1]


def test_the_page_of_licences_lists_everything_that_is_shipped() -> None:
    written = supply.PAGE.read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| (\S+) \| (.+) \|$", written, re.MULTILINE))
    shipped = {name for name, _, _ in supply.locked()} | {name for name, _, _ in supply.in_the_page()}
    assert shipped - set(listed) == set(), "python -m tools.supply licences"
    assert set(listed) - shipped - {"package", "---"} == set(), "python -m tools.supply licences"
    strange = {name: supply.not_allowed(listed[name]) for name in shipped if supply.not_allowed(listed[name])}
    assert strange == {}
    assert {
        name: told
        for name, told in listed.items()
        if name in shipped
        and supply.licence(name) not in {"?", told}
        and name in {one for one, _, _ in supply.locked()}
    } == {}


def test_everything_in_the_page_is_in_its_notices() -> None:
    notices = (ROOT / "web/public/notices.txt").read_text(encoding="utf-8")
    for name, _, _ in supply.in_the_page():
        assert name.rpartition("/")[2].partition("-")[0].lower() in notices.lower(), name
    dependencies = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["dependencies"]
    assert set(dependencies) <= set(supply.IN_THE_PAGE)


def test_the_bill_of_materials_names_every_locked_package_with_its_hashes() -> None:
    bill = supply.sbom("1.2.3")
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    parts = {one["purl"]: one for one in bill["components"]}
    lock = (ROOT / "requirements/run.lock").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w.-]+)==([\w.]+)", lock, re.MULTILINE):
        if f"pkg:pypi/{name}@{version}" not in parts:
            assert any(purl.startswith(f"pkg:pypi/{name}@") for purl in parts), name
    assert all(one["hashes"] for purl, one in parts.items() if purl.startswith("pkg:pypi"))
    assert any(purl.startswith("pkg:npm/svelte@") for purl in parts)
