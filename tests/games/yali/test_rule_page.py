"""The rule page and the refusals tell the same rules in every language."""

import re
from importlib.resources import files

import pytest

from ludotheque.texts import LANGUAGES

RULES = [f"Y{n}" for n in range(1, 16)]


def page(lang: str) -> str:
    return (files("ludotheque.texts") / "rules" / lang / "yali.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_heading_once_and_in_order(lang: str) -> None:
    assert re.findall(r"^### (Y\d+) · \S", page(lang), re.MULTILINE) == RULES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_readings_are_marked_in_the_same_rules_in_every_language(lang: str) -> None:
    def marked(text: str) -> dict[str, int]:
        parts = re.split(r"^### (Y\d+)", text, flags=re.MULTILINE)
        return dict(zip(parts[1::2], (part.count("†") for part in parts[2::2]), strict=True))

    ours = {rule for rule, count in marked(page(lang)).items() if count}
    assert ours >= {"Y1", "Y3", "Y6", "Y9", "Y10", "Y13", "Y15"}
    assert marked(page(lang)) == marked(page("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_refuses_has_a_text(lang: str) -> None:
    source = "".join(
        (files("ludotheque.games.yali") / f"{name}.py").read_text(encoding="utf-8")
        for name in ("checks", "rules", "notation")
    )
    texts = (files("ludotheque.texts") / lang / "yali.ftl").read_text(encoding="utf-8")
    for rule, why in re.findall(r'IllegalMove\("(Y\d+)", "([a-z-]+)"', source):
        assert f"refuse-{rule}-{why} = " in texts
