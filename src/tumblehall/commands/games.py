"""`tumblehall games`: which games there are, and how they can be set up."""

import json
from argparse import Namespace

from tumblehall.agents.characters import told_of
from tumblehall.agents.roster import agents_for, default_level
from tumblehall.commands.json_out import add_json, print_json
from tumblehall.commands.naming import game_name
from tumblehall.commands.parser import Commands, add_command
from tumblehall.commands.wording import wrapped
from tumblehall.kernel.game import GameInfo
from tumblehall.kernel.options import (
    Bar,
    Case,
    Choice,
    FirstSeat,
    Flag,
    GameOption,
    Listed,
    Number,
    Preset,
    Several,
    advice,
)
from tumblehall.kernel.values import Json
from tumblehall.library import game_named, list_games

DESCRIPTION = """
Lists the games with their numbers of players. With the name of a game, tells about it and about each option with which
it can be set up: what may be given, what is taken when it is left out, and what it does.
"""
EXAMPLE = """
  tumblehall games
  tumblehall games angryquest
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "games", "list the games, or the options of one", DESCRIPTION, EXAMPLE)
    parser.add_argument("game", nargs="?", type=game_name, help="the name of a game; left out: all of them")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    if args.json:
        print_json(doc_of(args.game) if args.game is not None else [doc_of(name) for name in list_games()])
        return 0
    if args.game is not None:
        tell_all(game_named(args.game).info)
        return 0
    for info in list_games().values():
        print(f"{info.name:12} {span(info.seats)} players, {span(info.minutes)} minutes. {info.title}")
        print(wrapped(info.summary, " " * 13))
    return 0


def doc_of(game: str) -> dict[str, Json]:
    info = game_named(game).info
    return {
        "name": info.name,
        "title": info.title,
        "summary": info.summary,
        "seats": list(info.seats),
        "minutes": list(info.minutes),
        "versions": dict(info.versions),
        "rules": list(info.rule_prefixes),
        "bots": list(agents_for(info.name)),
        "levels": {level: told_of(info.name, level) for level in agents_for(info.name)},
        "options": {
            name: {
                "kind": kind_of(option),
                "values": option.describe(),
                "default": option.default,
                "usual": [{"value": usual.value, "where": _case_words(usual)} for usual in option.usual],
                "help": option.help,
                "words": {value: {"title": title, "help": help} for value, (title, help) in option.words.items()},
            }
            for name, option in info.options.items()
        },
    }


def tell_all(info: GameInfo) -> None:
    print(f"{info.title} ({info.name})\n{wrapped(info.summary)}\n")
    print(f"players  {span(info.seats)}")
    print(f"minutes  {span(info.minutes)}")
    versions = ", ".join(f"{name} {version}" for name, version in info.versions.items())
    print(f"rules    version {versions}; 'tumblehall rules {info.rule_prefixes[0]}' prints them")
    print(f"bots     {default_level(info.name)} unless you name another with 'tumblehall play --bots'")
    for level in agents_for(info.name):
        print(wrapped(f"{level}: {told_of(info.name, level)}", "         "))
    if info.options:
        print("\noptions, for 'tumblehall play --option NAME=VALUE':")
    for preset in info.presets:
        print(wrapped(f"{preset.title}: {_preset_words(preset)}. {preset.help}", "  "))
    for name, option in info.options.items():
        default = option.default if isinstance(option.default, str) else json.dumps(option.default)
        print(f"  {name}  ({kind_of(option)}: {option.describe()}; default: {default})")
        print(wrapped(f"{option.help} {advice(option)}".rstrip(), "      "))
        for usual in option.usual:
            print(wrapped(f"Left out, it is {_value_words(usual.value)}{_case_words(usual)}.", "        "))
        for value, (title, help) in option.words.items():
            print(wrapped(f"{value}: {title}. {help}", "        "))
        for bar in info.bars:
            if bar.option == name:
                print(wrapped(f"Not {_bar_words(bar)}", "        "))
        for bar in info.cautions:
            if bar.option == name:
                print(wrapped(f"Beware of {_bar_words(bar)}", "        "))


def _preset_words(preset: Preset) -> str:
    """As they are written after `--option`."""
    return ", ".join(
        f"{name}={','.join(value) if isinstance(value, list) else _value_words(value)}"
        for name, value in preset.options.items()
    )


def _bar_words(bar: Bar) -> str:
    values = ", ".join(_value_words(value) for value in bar.values)
    return f"{values}{_case_words(bar)}: {bar.why}"


def _case_words(case: Case) -> str:
    where = f" with {span(case.seats)} player{'s' * (case.seats != (1, 1))}" if case.seats is not None else ""
    if case.beside is not None:
        where += f" beside {case.beside[0]}={_value_words(case.beside[1])}"
    if case.unless is not None:
        where += f" unless {case.unless[0]} is {' or '.join(_value_words(value) for value in case.unless[1])}"
    if case.lacking is not None:
        where += f" without {case.lacking[1]} in {case.lacking[0]}"
    if case.having is not None:
        where += f" with {case.having[1]} in {case.having[0]}"
    return where


def _value_words(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def kind_of(option: GameOption) -> str:
    match option:
        case Choice():
            return "word"
        case Flag():
            return "yes or no"
        case Number():
            return "whole number"
        case Several() | Listed():
            return "words, with commas"
        case FirstSeat():
            return "word or number"


def span(bounds: tuple[int, int]) -> str:
    least, most = bounds
    return f"{least}" if least == most else f"{least} to {most}"
