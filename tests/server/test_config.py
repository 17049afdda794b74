"""Settings: a flag wins over a variable, that over the file, and the file over the default."""

from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tools.settings_page import settings_page
from tumblehall.kernel.errors import BadInput
from tumblehall.server.config import SETTINGS, Settings, add_flags, read_settings


def read(*flags: str, **variables: str) -> Settings:
    parser = ArgumentParser(allow_abbrev=False)
    add_flags(parser)
    return read_settings(parser.parse_args(flags), variables)


def refusal(*flags: str, **variables: str) -> str:
    with pytest.raises(BadInput) as refused:
        read(*flags, **variables)
    return str(refused.value)


Toml = Callable[[str], str]


@pytest.fixture
def toml(tmp_path: Path) -> Toml:
    """A file of settings; its name."""

    def write(text: str) -> str:
        file = tmp_path / "server.toml"
        file.write_text(text, "utf-8")
        return str(file)

    return write


def test_nothing_has_to_be_set() -> None:
    settings = read()
    assert settings == Settings()
    assert (settings.host, settings.port, settings.database) == ("127.0.0.1", 8080, None)
    assert settings.workers >= 1


def test_flag_wins_over_variable_over_file_over_default(toml: Toml) -> None:
    file = toml("port = 1\nburst = 1\nidle_seconds = 1\n")
    settings = read("--config", file, "--port", "3", TUMBLEHALL_PORT="2", TUMBLEHALL_BURST="2")
    assert (settings.port, settings.burst, settings.idle_seconds, settings.shutdown_seconds) == (3, 2, 1.0, 10.0)


def test_file_can_be_named_by_a_variable_and_a_flag_names_another(toml: Toml, tmp_path: Path) -> None:
    file = toml("port = 5\n")
    assert read(TUMBLEHALL_CONFIG=file).port == 5
    assert read("--config", file, TUMBLEHALL_CONFIG=str(tmp_path / "missing.toml")).port == 5


def test_empty_variable_counts_as_not_set(toml: Toml) -> None:
    assert read("--config", toml("port = 5\n"), TUMBLEHALL_PORT="").port == 5


def test_variable_that_is_overruled_is_not_read() -> None:
    assert read("--port", "3", TUMBLEHALL_PORT="three").port == 3


def test_every_setting_can_be_given_in_every_place(toml: Toml) -> None:
    texts = {
        "host": "::1", "port": "9", "metrics_port": "9", "metrics_host": "::1", "inside_port": "9",
        "inside_host": "::1", "data": "there",
        "database": "postgresql://db/x", "public_origins": "http://a,https://b:1", "allowed_hosts": "a.example.org",
        "trusted_proxies": "10.0.0.0/8", "workers": "256", "thinkers": "2", "table_workers": "2",
        "upload_workers": "2", "thinker_seconds": "3", "analysis_seconds": "7",
        "worker_megabytes": "256", "bot_seconds": "1.5", "log_level": "debug", "log_format": "json",
        "keep_open_days": "1", "keep_over_days": "1", "keep_idle_days": "1", "messages_per_second": "1", "burst": "7",
        "connections_per_address": "7", "tables_per_hour": "7", "max_tables_in_memory": "7", "idle_seconds": "7",
        "shutdown_seconds": "7",
    }  # fmt: skip
    assert set(texts) == {setting.name for setting in SETTINGS}
    by_flag = read(*(word for setting in SETTINGS for word in (setting.flag, texts[setting.name])))
    by_variable = read(**{setting.variable: texts[setting.name] for setting in SETTINGS})
    keys = {name: text if text.replace(".", "", 1).isdigit() else f'"{text}"' for name, text in texts.items()}
    keys |= {"public_origins": '["http://a", "https://b:1"]', "trusted_proxies": '["10.0.0.0/8"]'}
    keys["allowed_hosts"] = '["a.example.org"]'
    by_file = read("--config", toml("\n".join(f"{name} = {value}" for name, value in keys.items())))
    assert by_flag == by_variable == by_file
    assert [s.name for s in SETTINGS if getattr(by_flag, s.name) == getattr(Settings(), s.name)] == []


@pytest.mark.parametrize(
    ("name", "text", "right"),
    [
        ("port", "eighty", "a whole number from 0 to 65535"),
        ("port", "65536", "a whole number from 0 to 65535"),
        ("port", "-1", "a whole number from 0 to 65535"),
        ("port", "٣", "a whole number from 0 to 65535"),
        ("workers", "0", "a whole number from 1 to 256"),
        ("bot_seconds", "nan", "a number from 0.1 to 600"),
        ("bot_seconds", "1e9", "a number from 0.1 to 600"),
        ("log_level", "loud", "one of debug, info, warning, error"),
        ("host", " ", "an address or name of this machine"),
        ("database", "mysql://db/x", 'a file, or postgresql://...; got an address that begins with "mysql://"'),
        ("public_origins", "https://play.example.org/", "a list of origins such as https://play.example.org"),
        ("public_origins", "play.example.org", "a list of origins such as https://play.example.org"),
        ("trusted_proxies", "proxy", "a list of addresses or networks such as 10.0.0.7 or 10.0.0.0/8"),
        ("data", "~nobody-of-that-name/x", "a folder"),
    ],
)
def test_bad_text_is_refused_with_setting_source_and_what_is_right(name: str, text: str, right: str) -> None:
    (setting,) = (setting for setting in SETTINGS if setting.name == name)
    for said, source in (
        (refusal(f"{setting.flag}={text}"), f"the flag {setting.flag}"),
        (refusal(**{setting.variable: text}), f"the variable {setting.variable}"),
    ):
        assert said.startswith(f"the setting '{name}' must be {right}")
        assert said.endswith(f"(from {source})")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('port = "80"', "the setting 'port' must be a whole number from 0 to 65535; got \"80\""),
        ("port = true", "the setting 'port' must be a whole number from 0 to 65535; got true"),
        ("bot_seconds = inf", "the setting 'bot_seconds' must be a number from 0.1 to 600"),
        ('public_origins = "http://a"', "the setting 'public_origins' must be a list of origins"),
        ("trusted_proxies = [1]", "the setting 'trusted_proxies' must be a list of addresses"),
        ("database = 5", "the setting 'database' must be a file, or postgresql://..."),
    ],
)
def test_bad_value_in_the_file_is_refused_with_its_line(line: str, said: str, toml: Toml) -> None:
    file = toml(f"# ours\nburst = 5\n{line}\n")
    told = refusal("--config", file)
    assert told.startswith(said)
    assert told.endswith(f"(from {file}, line 3)")


def test_unknown_key_is_refused_with_the_nearest_name(toml: Toml) -> None:
    file = toml("burst = 5\nbot-second = 3\n")
    assert (
        refusal("--config", file)
        == f"there is no setting \"bot-second\" (from {file}, line 2); did you mean 'bot_seconds'?"
    )


def test_key_that_is_like_no_setting_is_refused_with_all_names(toml: Toml) -> None:
    assert "; the settings are host, port, metrics_port" in refusal("--config", toml("[zzz]\nx = 1\n"))


def test_file_that_is_no_toml_is_refused_with_the_line(toml: Toml) -> None:
    assert "line 2" in refusal("--config", toml("burst = 5\nport 80\n"))


def test_missing_file_is_refused(tmp_path: Path) -> None:
    assert refusal("--config", str(tmp_path / "no.toml")).endswith("no.toml: No such file or directory")


def test_password_of_the_database_is_never_shown() -> None:
    assert "hunter2" not in refusal(TUMBLEHALL_DATABASE="mysql://me:hunter2@db/x")
    assert "hunter2" not in repr(read(TUMBLEHALL_DATABASE="postgresql://me:hunter2@db/x"))


def test_help_names_every_flag_with_its_default() -> None:
    parser = ArgumentParser()
    add_flags(parser)
    words = " ".join(parser.format_help().split())
    assert [s.flag for s in SETTINGS if f"{s.flag} VALUE" not in words or f"default: {s.default}" not in words] == []


def test_page_of_settings_is_fresh() -> None:
    assert (ROOT / "docs" / "reference" / "settings.md").read_text("utf-8") == settings_page()
