"""Settings, the secret, limits and names: the pure parts of the server; and why `serve` may not start."""

import socket
import sqlite3
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.game import Refusal
from ludotheque.server.http import identity
from ludotheque.server.process.limits import Bucket, Buckets
from ludotheque.server.process.settings import Settings, secret_key, settings, to_environment


def test_flags_win_over_the_environment_which_wins_over_defaults() -> None:
    environment = {
        "LUDOTHEQUE_PORT": "9000",
        "LUDOTHEQUE_HOST": "0.0.0.0",
        "LUDOTHEQUE_SECURE_COOKIES": "true",
    }
    made = settings(environment, port=9001, host=None)
    assert (made.port, made.host, made.secure_cookies) == (9001, "0.0.0.0", True)
    assert settings({}) == Settings()
    assert settings({"LUDOTHEQUE_ORIGINS": "https://a.example, https://b.example"}).origins == (
        "https://a.example",
        "https://b.example",
    )


def test_settings_travel_to_another_process_unchanged(tmp_path: Path) -> None:
    made = settings({}, data=tmp_path, origins=("https://a.example",), bot_seconds=2.5, workers=1)
    assert settings(to_environment(made)) == made


def test_a_setting_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        settings({"LUDOTHEQUE_PORT": "many"})
    assert refused.value.code == "setting"
    with pytest.raises(Refusal) as refused:
        settings({}, workers=2)
    assert refused.value.code == "workers-need-postgresql"
    assert settings({}, workers=2, database="postgresql://localhost/games").workers == 2


def test_the_secret_is_made_once_and_read_by_its_owner_alone(tmp_path: Path) -> None:
    made = Settings(data=tmp_path / "new")
    first = secret_key(made)
    assert len(first) == 64
    assert secret_key(made) == first
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o777 == 0o600
    assert secret_key(Settings(data=tmp_path / "new", secret="given")) == b"given"


def test_a_bucket_gives_what_time_gave_it_and_no_more() -> None:
    bucket = Bucket(rate=2.0, burst=3.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    assert not bucket.take(0.5), "a clock that goes back gives nothing"
    assert [bucket.take(1000.0, cost=3.0), bucket.take(1000.0)] == [True, False]


def test_buckets_are_kept_for_a_bounded_number_of_clients() -> None:
    buckets = Buckets(rate=0.0, burst=1.0, most=2)
    assert buckets.take("a", 0.0)
    assert not buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)
    assert buckets.take("c", 0.0)
    assert buckets.take("a", 0.0), "the oldest was forgotten"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada  ", "Ada"),
        ("A\u200bd\u202ea", "Ada"),
        ("A\n\tB", "AB"),
        ("É" * 30, "É" * 24),
        ("e\u0301", "é"),
        ("Ada" + "\u0335" * 10_000, "Ada" + "\u0335" * 3),
        ("\u0301\u0489Ada", "Ada"),
    ],
)
def test_names_are_shown_in_one_line_without_invisible_tricks(given: str, kept: str) -> None:
    assert identity.clean_name(given) == kept


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  hello\nthere ", "hello\nthere"),
        ("two \U0001f469\u200d\U0001f52c 1\ufe0f\u20e3", "two \U0001f469\u200d\U0001f52c 1\ufe0f\u20e3"),
        ("\u202eolleh\u2066\u200f\u061c", "olleh"),
        ("a\u2028b\u2029c\0d", "abcd"),
        ("z" + "\u0353\u0300" * 200, "z" + "\u0353" * 3),
        ("\n".join("x" * 50), "\n".join("x" * 10) + " x" * 40),
        ("نعم\u200cها", "نعم\u200cها"),
    ],
)
def test_what_is_said_neither_turns_round_nor_covers_its_neighbours(said: str, kept: str) -> None:
    assert identity.clean_text(said) == kept


def test_a_name_of_nothing_visible_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        identity.clean_name(" \u200b\u2060 ")
    assert refused.value.code == "name-empty"


def test_passphrases_are_salted_and_only_the_right_one_fits() -> None:
    one, two = (identity.hash_passphrase("open sesame") for _ in range(2))
    assert one != two
    assert identity.right_passphrase("open sesame", one)
    assert not identity.right_passphrase("open  sesame", one)
    assert not identity.right_passphrase("open sesame", None)
    assert not identity.right_passphrase("open sesame", "damaged")


def test_a_cookie_of_the_first_version_fits_only_the_key_it_was_signed_with() -> None:
    cookie = "ada.nNSZIJs-IW_xI6bDPazhpk_51UXK9HYmxjiKFC5axcw"
    assert identity.kept_token(b"key", cookie) == "person:ada"
    assert identity.kept_token(b"other", cookie) is None
    assert identity.kept_token(b"key", cookie.replace("ada", "eve")) is None
    for nonsense in (None, "", ".", "ada.", "x" * 201, "é"):
        assert identity.kept_token(b"key", nonsense) is None


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox · Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/129.0 Safari/537.36 Edg/129.0",
            "Edge · Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
            "Safari · iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36",
            "Chrome · Android",
        ),
        ("python-httpx/0.28", ""),
    ],
)
def test_a_device_is_called_by_what_its_browser_says(agent: str, label: str) -> None:
    assert identity.device_label(agent) == label


def test_a_server_that_has_names_is_meant_by_these_alone() -> None:
    open_house = Settings()
    assert open_house.own_host("anything.example:80")
    named = Settings(hosts=("games.example.org", "[::1]"), origins=("https://play.example.org",))
    for host in ("games.example.org", "GAMES.example.org:443", "[::1]", "[::1]:8350", "play.example.org"):
        assert named.own_host(host), host
    for host in ("", "evil.example", "games.example.org.evil.example", "127.0.0.1:8350", "[::2]:1"):
        assert not named.own_host(host), host


def test_serving_says_in_one_sentence_why_it_cannot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "cannot listen" in capsys.readouterr().err
    assert main(["serve", "--database", "mysql://x/y", "--lang", "fr"]) == 2
    assert "base de données" in capsys.readouterr().err
    with sqlite3.connect(tmp_path / "ludotheque.sqlite") as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "de"]) == 2
    assert "neueren Version" in capsys.readouterr().err
