"""Dicequest as the kernel sees it: one value."""

from tumblehall.games.dicequest.edges.catalogue import catalogue
from tumblehall.games.dicequest.edges.events import tell
from tumblehall.games.dicequest.edges.operands import OPERANDS
from tumblehall.games.dicequest.edges.position import FIELDS, dump
from tumblehall.games.dicequest.edges.position_load import load
from tumblehall.games.dicequest.edges.position_pending import check_pending
from tumblehall.games.dicequest.edges.primer import PRIMER
from tumblehall.games.dicequest.edges.reckon import odds_of
from tumblehall.games.dicequest.edges.sheets import LEGEND, sheets
from tumblehall.games.dicequest.edges.view_of import view_of
from tumblehall.games.dicequest.edges.why import why
from tumblehall.games.dicequest.rules.engine import STEPS
from tumblehall.games.dicequest.rules.pieces import pieces_of
from tumblehall.games.dicequest.rules.setup import DIFFICULTIES, new_state
from tumblehall.games.dicequest.rules.verbs import VERBS
from tumblehall.kernel.game import Game, GameInfo
from tumblehall.kernel.options import Choice, FirstSeat, Flag

INFO = GameInfo(
    name="dicequest",
    title="Dicequest",
    summary="Gather a party, build a pool of dice, and quest: for the most victory points, or all against the Hordes.",
    seats=(1, 4),
    minutes=(30, 60),
    options={
        "mode": Choice(
            ("competitive", "coop"),
            "competitive",
            "Against each other, or solo and together.",
            default_for=lambda options, seats: "coop" if seats == 1 else "competitive",  # DQ-1.1
        ),
        "difficulty": Choice(DIFFICULTIES, "normal", "How hard solo and co-op are; for those modes only."),
        "take_that": Flag(True, "With the Take That! items; never in co-op."),
        "first_game": Flag(False, "For a first game: the starred adventures in co-op, no Take That! items otherwise."),
        "first": FirstSeat(),
    },
    versions={"base": 1},
    rule_prefixes=("DQ",),
    hidden=False,
    longest=9 * 4 * 200,
    primer=PRIMER,
)

GAME = Game(
    info=INFO,
    steps=STEPS,
    verbs=VERBS,
    operands=OPERANDS,
    new_state=new_state,
    load=load,
    dump=dump,
    fields=FIELDS,
    view=view_of,
    tell=tell,
    why=why,
    pieces=pieces_of,
    turn_rule="DQ-2.1",
    catalogue=catalogue,
    cards=sheets,
    legend=LEGEND,
    check_pending=check_pending,
    odds=odds_of,
)
