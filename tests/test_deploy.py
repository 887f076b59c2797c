"""The examples in `deploy/` can be read, fit the program and fit together."""

import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it carries no types

from ludotheque.cli import main
from ludotheque.server.process.metrics import Metrics
from ludotheque.server.process.settings import PREFIX, settings
from tests.support.watchers import program

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
MONITORING = DEPLOY / "monitoring"


def read(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


def known_metrics() -> set[str]:
    names: set[str] = {"up"}
    for family in Metrics().registry.collect():
        parts = ("", "_total", "_bucket", "_sum", "_count")
        names |= {family.name + part for part in parts}
    return names


def named_in(expression: str) -> set[str]:
    return set(re.findall(r"\b(?:ludotheque_\w+|up)\b", re.sub(r'"[^"]*"', "", expression)))


def test_alerts_ask_for_numbers_that_there_are_and_say_what_to_do() -> None:
    (group,) = read("monitoring/alerts.yml")["groups"]
    assert len(group["rules"]) > 5
    for rule in group["rules"]:
        assert named_in(rule["expr"]), rule
        assert named_in(rule["expr"]) <= known_metrics(), rule
        assert set(rule["annotations"]) == {"summary", "action"}
        assert rule["labels"]["severity"] in {"critical", "warning"}


def test_the_dashboard_shows_numbers_that_there_are() -> None:
    dashboard = json.loads((MONITORING / "dashboard.json").read_text(encoding="utf-8"))
    expressions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    shown = set().union(*map(named_in, expressions))
    assert shown <= known_metrics()
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in dashboard["panels"]]
    assert len(set(places)) == len(places)


def test_prometheus_reads_its_files_and_the_alerts_ring_when_they_should() -> None:
    for command in (["check", "config", "prometheus.yml"], ["test", "rules", "alerts.test.yml"]):
        checked = subprocess.run(
            [program("promtool"), *command], cwd=MONITORING, capture_output=True, text=True, check=False
        )
        assert checked.returncode == 0, checked.stdout + checked.stderr


def environment(said: dict[str, str]) -> dict[str, str]:
    """With what somebody would fill in."""
    filled = {name: re.sub(r"\$\{\w+:\?\}", "secret", value) for name, value in said.items()}
    return {name: re.sub(r"\$\{\w+:-(\w+)\}", r"\1", value) for name, value in filled.items()}


def test_the_compose_file_starts_servers_with_settings_that_there_are() -> None:
    compose = read("compose.yaml")
    services = compose["services"]
    assert set(services) == {"one", "two", "database", "proxy"}
    for name in ("one", "two"):
        said = environment(services[name]["environment"])
        made = settings(said)
        assert all(variable.removeprefix(PREFIX).lower() in made.__struct_fields__ for variable in said)
        assert made.database_url().startswith("postgresql://ludotheque:")
        assert made.secure_cookies
        assert made.own_host("localhost")
        assert not made.own_host("elsewhere.example")
        assert "house:/data" in services[name]["volumes"], "backups outlive the container"
        build = services[name]["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    used = {volume.partition(":")[0] for one in services.values() for volume in one.get("volumes", [])}
    assert {one for one in used if not one.startswith(".")} == set(compose["volumes"])
    assert all((DEPLOY / one).exists() for one in used if one.startswith("."))


def test_the_proxy_hides_what_is_for_operators_and_asks_whether_servers_are_ready() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert caddy.count("{") == caddy.count("}")
    for path in ("/metrics", "/healthz", "/readyz"):
        assert re.search(rf"@operator path .*{path}", caddy)
    assert "health_uri /readyz" in caddy
    named = set(re.findall(r"(\w+):8350", caddy))
    assert named == {name for name, one in read("compose.yaml")["services"].items() if "build" in one}


def test_caddy_understands_its_file() -> None:
    command = [program("caddy"), "validate", "--config", "Caddyfile", "--adapter", "caddyfile"]
    environment = {**os.environ, "SITE": "games.example.org"}
    checked = subprocess.run(
        command, cwd=DEPLOY, env=environment, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
    assert "not formatted" not in checked.stderr


def test_the_image_installs_what_the_lock_names_and_nothing_else() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert "--require-hashes -r /tmp/run.lock" in dockerfile
    installs = re.findall(r"pip install (.*?)(?:&&|$)", dockerfile, re.MULTILINE)
    assert all("--require-hashes" in one or "--no-deps" in one for one in installs), installs
    lock = (ROOT / "requirements/run.lock").read_text(encoding="utf-8")
    pinned = re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)
    assert len(re.findall(r"^    --hash=sha256:", lock, re.MULTILINE)) >= len(pinned)
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    names = {re.split(r"[\[<>=;]", one)[0].lower().replace(".", "-") for one in wanted}
    assert names <= {one.lower().replace(".", "-") for one in pinned}


def test_the_unit_starts_the_command_with_options_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    unit = (DEPLOY / "ludotheque.service").read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    program, *arguments = command.split()
    assert program.endswith("/bin/ludotheque")
    with pytest.raises(SystemExit) as asked:
        main([*arguments, "--help"])
    assert asked.value.code == 0
    capsys.readouterr()
    said = dict(one.split("=", 1) for one in re.findall(r"^Environment=(.*)$", unit, re.MULTILINE))
    assert settings(said).secure_cookies


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = shutil.which("true")
    unit = (DEPLOY / "ludotheque.service").read_text(encoding="utf-8")
    copy = tmp_path / "ludotheque.service"
    copy.write_text(
        re.sub(r"^ExecStart=\S+", f"ExecStart={program}", unit, flags=re.MULTILINE), encoding="utf-8"
    )
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False
    )
    complaints = [line for line in checked.stderr.splitlines() if "ludotheque.service" in line]
    assert complaints == []
