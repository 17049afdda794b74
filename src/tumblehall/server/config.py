"""The settings of the server, in one table. A flag wins over a variable of the environment, that over the file, and the
file over the default."""

import os
import re
import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.values import Json
from tumblehall.server.logs import Form, Level
from tumblehall.server.setting_kinds import (
    Database,
    Folder,
    Kind,
    Names,
    Networks,
    Number,
    OneOf,
    Origins,
    Text,
    Whole,
)

CONFIG_VARIABLE = "TUMBLEHALL_CONFIG"


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "tumblehall"


def spare_processors() -> int:
    """All but one, which the server itself needs."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, slots=True)
class About:
    """What is to be known of a setting. `default`: in words, where it is not the same on all machines."""

    kind: Kind
    help: str
    default: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The table. A setting is a flag (--bot-seconds), a variable (TUMBLEHALL_BOT_SECONDS) and a key (bot_seconds)."""

    host: Annotated[
        str, About(Text("an address or name of this machine"), "Where to listen; 0.0.0.0 is everywhere.")
    ] = "127.0.0.1"
    port: Annotated[int, About(Whole(0, 65535), "The port to listen on; 0 takes any that is free.")] = 8080
    metrics_port: Annotated[
        int, About(Whole(0, 65535), "The port of the numbers for Prometheus, at /metrics; 0: there are none.")
    ] = 0
    metrics_host: Annotated[
        str, About(Text("an address or name of this machine"), "Where to listen for those who ask for the numbers.")
    ] = "127.0.0.1"
    inside_host: Annotated[
        str,
        About(
            Text("an address of this machine"),
            "Where other servers on the same PostgreSQL find this one; strangers must not reach it.",
        ),
    ] = "127.0.0.1"
    inside_port: Annotated[
        int, About(Whole(0, 65535), "The port for other servers on the same PostgreSQL; 0 takes any that is free.")
    ] = 0
    data: Annotated[Path, About(Folder(), "The folder for what the server keeps.", "the user's data folder")] = field(
        default_factory=data_folder
    )
    database: Annotated[str | None, About(Database(), "Where tables are kept.", "a file in the data folder")] = field(
        default=None, repr=False
    )
    public_origins: Annotated[
        tuple[str, ...], About(Origins(), "Origins whose pages may connect, besides the server's own.", "none")
    ] = ()
    allowed_hosts: Annotated[
        tuple[str, ...],
        About(
            Names(),
            "Names by which the server may be asked for, besides addresses, this machine's name and the hosts of"
            " public_origins; * is any.",
            "none",
        ),
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...], About(Networks(), "Proxies that are believed about the address of a client.", "none")
    ] = ()
    workers: Annotated[int, About(Whole(1, 256), "Processes for bots.", "the processors but one")] = field(
        default_factory=spare_processors
    )
    thinkers: Annotated[
        int,
        About(
            Whole(1, 256),
            "Processes for bots that look ahead; they stand back behind others.",
            "the processors but one",
        ),
    ] = field(default_factory=spare_processors)
    table_workers: Annotated[
        int, About(Whole(1, 256), "Processes for what people at a table ask: replays, odds, hints.")
    ] = 1
    upload_workers: Annotated[
        int, About(Whole(1, 256), "Processes for records that somebody sends; they stand back behind all others.")
    ] = 1
    analysis_seconds: Annotated[
        float,
        About(
            Number(0.1, 86_400),
            "Seconds of the processor for the analysis of one game; the more, the surer its numbers are.",
        ),
    ] = 120.0
    worker_megabytes: Annotated[
        int, About(Whole(128, 1_000_000), "Memory that one process for jobs may take, in megabytes.")
    ] = 512
    bot_seconds: Annotated[
        float, About(Number(0.1, 600), "How long a bot may take before the skilled answer is given.")
    ] = 5.0
    thinker_seconds: Annotated[
        float,
        About(
            Number(0.1, 600), "How long a table waits for a bot that looks ahead before the skilled answer is given."
        ),
    ] = 10.0
    log_level: Annotated[Level, About(OneOf(get_args(Level)), "The least important lines that are logged.")] = "info"
    log_format: Annotated[Form, About(OneOf(get_args(Form)), "How lines are logged.")] = "text"
    keep_open_days: Annotated[
        float, About(Number(0, 36500), "Days after which a table that never began is deleted; 0: never.")
    ] = 2.0
    keep_over_days: Annotated[
        float, About(Number(0, 36500), "Days after which a game that is over is deleted; 0: never.")
    ] = 365.0
    keep_idle_days: Annotated[
        float, About(Number(0, 36500), "Days after which a game that nobody plays on is deleted; 0: never.")
    ] = 0.0
    messages_per_second: Annotated[
        float, About(Number(0.1, 10_000), "Messages that a connection may send, in the long run.")
    ] = 10.0
    burst: Annotated[int, About(Whole(1, 100_000), "Messages that a connection may send at once.")] = 40
    connections_per_address: Annotated[
        int, About(Whole(1, 1_000_000), "Connections open at the same time from one address.")
    ] = 64
    tables_per_hour: Annotated[int, About(Whole(1, 1_000_000), "Tables that one address may open in an hour.")] = 60
    max_tables_in_memory: Annotated[
        int, About(Whole(1, 10_000_000), "Tables held in memory; the others are read again when they are needed.")
    ] = 10_000
    idle_seconds: Annotated[
        float, About(Number(1, 86_400), "Seconds after which a table that nobody touches leaves memory.")
    ] = 60.0
    shutdown_seconds: Annotated[
        float, About(Number(0, 600), "How long the server waits for what is under way when it stops.")
    ] = 10.0


@dataclass(frozen=True, slots=True)
class Setting:
    """One line of the table."""

    name: str
    kind: Kind
    default: str
    help: str

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return "TUMBLEHALL_" + self.name.upper()

    def read(self, reader: Callable[[Json], Any], value: Json, source: str) -> Any:
        try:
            return reader(value)
        except ValueError as fault:
            raise BadInput(f"the setting '{self.name}' {fault} (from {source})") from None


def _table() -> tuple[Setting, ...]:
    abouts: dict[str, About] = {
        name: hint.__metadata__[0] for name, hint in get_type_hints(Settings, include_extras=True).items()
    }
    return tuple(
        Setting(each.name, about.kind, about.default or f"{each.default}".removesuffix(".0"), about.help)
        for each in fields(Settings)
        for about in (abouts[each.name],)
    )


SETTINGS = _table()


def add_flags(parser: ArgumentParser) -> None:
    """A flag for each setting, and --config. What they say is checked by `read_settings`."""
    parser.add_argument("--config", metavar="FILE", help=f"settings in a TOML file (or {CONFIG_VARIABLE}=FILE)")
    for setting in SETTINGS:
        words = f"{setting.help} Must be {setting.kind.describe()}; default: {setting.default}"
        parser.add_argument(setting.flag, dest=setting.name, metavar="VALUE", help=words.replace("%", "%%"))


def read_settings(flags: Namespace, environ: Mapping[str, str]) -> Settings:
    """Each setting from the first place that has it; an empty variable has nothing. BadInput names the setting, the
    place and what would be right."""
    file = flags.config or environ.get(CONFIG_VARIABLE)
    values = _from_file(Path(file)) if file else {}
    for setting in SETTINGS:
        flag, variable = getattr(flags, setting.name), environ.get(setting.variable)
        if flag is not None:
            values[setting.name] = setting.read(setting.kind.from_text, flag, f"the flag {setting.flag}")
        elif variable:
            values[setting.name] = setting.read(setting.kind.from_text, variable, f"the variable {setting.variable}")
    return Settings(**values)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        text = file.read_text("utf-8")
        keys = tomllib.loads(text)
    except OSError as fault:
        raise BadInput(f"cannot read the settings in {file}: {fault.strerror or fault}") from None
    except ValueError as fault:  # no UTF-8, or no TOML; it says in which line
        raise BadInput(f"the settings in {file} are no TOML: {fault}") from None
    known = {setting.name: setting for setting in SETTINGS}
    values = {}
    for key, value in keys.items():
        place = f"{file}{_line_of(key, text)}"
        if key not in known:
            raise BadInput(f"there is no setting {quoted(key)} (from {place}); {_hint(key, known)}")
        values[key] = known[key].read(known[key].kind.from_toml, value, place)
    return values


def _line_of(key: str, text: str) -> str:
    """Where a key stands in a file, as far as a plain look can tell."""
    found = re.search(rf"^\s*[\"\']?{re.escape(key)}[\"\']?\s*=", text, re.MULTILINE)
    return "" if found is None else f", line {text.count(chr(10), 0, found.end()) + 1}"


def _hint(key: str, known: Mapping[str, Setting]) -> str:
    near = get_close_matches(key.lower().replace("-", "_"), known, n=1)
    return f"did you mean '{near[0]}'?" if near else f"the settings are {', '.join(known)}"
