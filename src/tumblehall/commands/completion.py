"""`tumblehall completion`: what a shell needs to complete commands, games, options, bots and rules."""

import argparse
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence

from tumblehall.agents.roster import agents_for
from tumblehall.commands.naming import meant
from tumblehall.commands.parser import Commands, Parser, add_command
from tumblehall.kernel.options import Choice, FirstSeat, Flag, GameOption, Listed, Number, Several
from tumblehall.library import game_named, list_games

DESCRIPTION = """
Prints a script for bash, zsh or fish that completes commands, flags, games, options with their values, and bots. The
shell asks this program for the words each time, so a new game or set is known at once.
"""
EXAMPLE = """
  source <(tumblehall completion bash)
  source <(tumblehall completion zsh)
  tumblehall completion fish > ~/.config/fish/completions/tumblehall.fish
"""
SCRIPTS = {
    "bash": """_tumblehall() {
    local word
    COMPREPLY=()
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(
        tumblehall completion words "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
    if [ ${#COMPREPLY[@]} -eq 0 ]; then compopt -o default; fi
}
COMP_WORDBREAKS=${COMP_WORDBREAKS//=/}
complete -F _tumblehall tumblehall""",
    "zsh": """#compdef tumblehall
_tumblehall() {
    local -a found
    found=("${(@f)$(tumblehall completion words "${LBUFFER}" 2>/dev/null)}")
    if [ -n "${found[1]}" ]; then compadd -U -- "${found[@]}"; else _files; fi
}
compdef _tumblehall tumblehall""",
    "fish": """complete -c tumblehall -f -a '(tumblehall completion words (commandline -cp) 2>/dev/null)'
complete -c tumblehall -n '__fish_seen_subcommand_from replay verify position restore backup' -F""",
}


def add_to(commands: Commands, parser: Callable[[], Parser]) -> None:
    """`parser` makes the parser of all commands, whose words these are."""
    command = add_command(commands, "completion", "print a script that completes words", DESCRIPTION, EXAMPLE)
    command.add_argument("shell", choices=(*SCRIPTS, "words"), help="the shell; 'words' is what the scripts ask for")
    command.add_argument("line", nargs="?", default="", help=argparse.SUPPRESS)
    command.set_defaults(run=lambda args: run(args, parser))


def run(args: Namespace, parser: Callable[[], Parser]) -> int:
    if args.shell in SCRIPTS:
        print(SCRIPTS[args.shell])
    else:
        for word in words_for(parser(), args.line):
            print(word)
    return 0


def words_for(parser: Parser, line: str) -> list[str]:
    """What the last word of a line may become."""
    before, _, last = line.rpartition(" ")
    told = before.split()[1:]
    return sorted(word for word in candidates(parser, told) if word.startswith(last))


def candidates(parser: Parser, told: Sequence[str]) -> Iterable[str]:
    commands = commands_of(parser)
    if not told:
        return commands
    command = commands.get(told[0])
    if command is None:
        return ()
    game = next((found for word in told[1:] if (found := meant(word, list_games()))), None)
    if told[-1].startswith("-"):
        flag = next((action for action in command._actions if told[-1] in action.option_strings), None)
        if flag is not None and flag.nargs != 0:
            return _values(flag, game)
    flags = [flag for action in command._actions for flag in action.option_strings if flag.startswith("--")]
    places = [action for action in command._actions if not action.option_strings]
    wants_game = game is None and any(action.dest == "game" for action in places)
    choices = [str(choice) for action in places for choice in action.choices or ()]
    return (*(list_games() if wants_game else ()), *choices, *flags)


def commands_of(parser: Parser) -> dict[str, Parser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def _values(flag: argparse.Action, game: str | None) -> Iterable[str]:
    if flag.dest == "option" and game is not None:
        options = game_named(game).info.options
        return (f"{name}={value}" for name, option in options.items() for value in values_of(option))
    if flag.dest == "bots" and game is not None:
        return agents_for(game)
    return [str(choice) for choice in flag.choices or ()]


def values_of(option: GameOption) -> Sequence[str]:
    match option:
        case Choice(choices) | Several(choices):
            return choices
        case Listed(presets):
            return presets
        case Flag():
            return ("yes", "no")
        case Number(least, most):
            return [str(n) for n in range(least, most + 1, option.step)]
        case FirstSeat():
            return ("random", "0")
