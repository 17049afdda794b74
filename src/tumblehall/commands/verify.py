"""`tumblehall verify`: is a record what it claims to be?"""

from argparse import Namespace
from dataclasses import asdict

from tumblehall.commands.files import called, read_text
from tumblehall.commands.json_out import add_json, print_json
from tumblehall.commands.parser import Commands, add_command, add_part
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.verifying import verify
from tumblehall.library import game_named

DESCRIPTION = """
Plays a record again on this machine and checks everything it says: the version of the rules, the dice, that every
answer was on offer, how the game ended, and the SHA-256 of the last position. With fair dice also that the secret,
shown at the end, is the one promised before anybody sat down: then every roll was fixed by it and the seats' own seeds.
A game in which more was taken back than is free is said to be "with take-backs".
A game whose rules changed while it was under way has several parts; each is checked by the release that played it.
Prints each check; the exit status is 1 when one fails, and 2 when the file is no record at all.
"""
EXAMPLE = """
  tumblehall verify game.json
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "verify", "check a record and its dice", DESCRIPTION, EXAMPLE)
    parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    add_part(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    text = read_text(args.file)
    try:
        checks = list(verify(text, game_named, args.part))
    except BadInput as fault:
        raise BadInput(f"{called(args.file)}: {fault}") from None
    whole = all(check.ok for check in checks)
    marked = any(check.name == "undos" for check in checks)
    if args.json:
        print_json({"verified": whole, "take_backs": marked, "checks": [asdict(check) for check in checks]})
        return 0 if whole else 1
    for check in checks:
        print(f"{check.name:8} {'ok' if check.ok else 'FAILED':7} {check.words}")
    how = ", with take-backs" if marked else ""
    print(f"verified{how}: the record is what it claims to be" if whole else "NOT verified")
    return 0 if whole else 1
