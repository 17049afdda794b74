"""`tumblehall serve`: live tables for browsers and programs."""

import os
from argparse import Namespace

from tumblehall.commands.parser import Commands, add_command
from tumblehall.server.config import add_flags, read_settings

DESCRIPTION = """
Serves live tables: open the address it prints in a browser, and play alone against bots or with friends by a link. All
that happens is on disk before it is acknowledged; stop and start it as you like. Each setting is a flag, or
a variable of the environment (TUMBLEHALL_PORT for --port), or a key in a TOML file; a flag wins over a variable, that
over the file, and the file over the default.
"""
EXAMPLE = """
  tumblehall serve
  tumblehall serve --host 0.0.0.0 --port 80
  tumblehall serve --database postgresql://user@host/tumblehall
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "serve", "serve live tables", DESCRIPTION, EXAMPLE)
    parser.add_argument("--open", action="store_true", help="open a browser, where there is a desktop")
    add_flags(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    settings = read_settings(args, os.environ)
    from tumblehall.server.serving import serve  # slow to import, and no other command needs it

    return serve(settings, show=args.open)
