"""Dicequest as the kernel sees it: one value."""

from tumblehall.games.dicequest.edges.catalogue import catalogue
from tumblehall.games.dicequest.edges.course import COURSE
from tumblehall.games.dicequest.edges.events import tell
from tumblehall.games.dicequest.edges.faces import faces
from tumblehall.games.dicequest.edges.operands import OPERANDS
from tumblehall.games.dicequest.edges.position import FIELDS, dump
from tumblehall.games.dicequest.edges.position_load import load
from tumblehall.games.dicequest.edges.position_pending import check_pending
from tumblehall.games.dicequest.edges.primer import PRIMER
from tumblehall.games.dicequest.edges.reckon import odds_of
from tumblehall.games.dicequest.edges.sheets import LEGEND, sheets
from tumblehall.games.dicequest.edges.things import things
from tumblehall.games.dicequest.edges.view_of import view_of
from tumblehall.games.dicequest.edges.why import why
from tumblehall.games.dicequest.rules.engine import STEPS
from tumblehall.games.dicequest.rules.pieces import pieces_of
from tumblehall.games.dicequest.rules.setup import DIFFICULTIES, new_state
from tumblehall.games.dicequest.rules.verbs import VERBS
from tumblehall.kernel.game import Game, GameInfo, nothing_own
from tumblehall.kernel.options import Bar, Choice, FirstSeat, Flag, Usual

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
            usual=(Usual("coop", seats=(1, 1)),),  # DQ-1.1
            title="How you play",
            words={
                "competitive": ("Against each other", "The most victory points after nine rounds win. 2 to 4 players."),
                "coop": (
                    "Together",
                    "Clear the threats of the Hordes, and everybody gets to 15 points. 1 to 4 players.",
                ),
            },
        ),
        "difficulty": Choice(
            DIFFICULTIES,
            "normal",
            "How hard solo and co-op are (DQ-9.8).",
            title="How hard",
            words={
                "practice": ("Practice", "No threat cards."),
                "normal": ("Normal", "A threat card each round; everybody needs 15 points."),
                "hard": ("Hard", "An adventure that fails adds a new threat for each player."),
                "heroic": ("Heroic", "Hard, and everybody needs 20 points."),
                "legendary": ("Legendary", "A failed adventure loses the game; 25 points."),
                "godly": ("Godly", "Legendary, and everybody needs 30 points."),
            },
        ),
        "first_game": Flag(
            False,
            "The starred adventures when you play together, no Take That! items when you do not.",
            title="First game",
        ),
        "take_that": Flag(
            True,
            "Six items that are played against others.",
            usual=(Usual(False, beside=("mode", "coop")), Usual(False, beside=("first_game", True))),
            title="Take That! items",
        ),
        "first": FirstSeat(),
    },
    bars=(
        Bar("mode", ("competitive",), "Only for 2 to 4 players.", seats=(1, 1), rule="DQ-1.1"),
        Bar("take_that", (True,), "Only against each other.", beside=("mode", "coop"), rule="DQ-1.3"),
        Bar("take_that", (True,), "Not in a first game.", beside=("first_game", True), rule="DQ-1.3"),
        Bar(
            "difficulty",
            tuple(name for name in DIFFICULTIES if name != "normal"),
            "Only when you play together.",
            beside=("mode", "competitive"),
            rule="DQ-9.8",
        ),
    ),
    versions={"base": 2},
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
    own=nothing_own,
    things=things,
    tell=tell,
    why=why,
    pieces=pieces_of,
    turn_rule="DQ-2.1",
    catalogue=catalogue,
    cards=sheets,
    legend=LEGEND,
    check_pending=check_pending,
    course=COURSE,
    faces=faces,
    odds=odds_of,
)
