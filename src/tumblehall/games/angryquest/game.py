"""Angry Quest as the kernel sees it: one value."""

from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.edges import listing, position
from tumblehall.games.angryquest.edges.catalogue import catalogue
from tumblehall.games.angryquest.edges.course import COURSE
from tumblehall.games.angryquest.edges.events import tell
from tumblehall.games.angryquest.edges.faces import faces
from tumblehall.games.angryquest.edges.operands import OPERANDS
from tumblehall.games.angryquest.edges.pending import check_pending
from tumblehall.games.angryquest.edges.primer import PRIMER
from tumblehall.games.angryquest.edges.things import things
from tumblehall.games.angryquest.edges.view import own_of, view_of
from tumblehall.games.angryquest.edges.why import why
from tumblehall.games.angryquest.rules.engine import STEPS
from tumblehall.games.angryquest.rules.pieces import pieces
from tumblehall.games.angryquest.rules.setup import new_state
from tumblehall.games.angryquest.rules.verbs import VERBS
from tumblehall.kernel.game import Game, GameInfo
from tumblehall.kernel.options import Choice, FirstSeat

INFO = GameInfo(
    name="angryquest",
    title="Angry Quest",
    summary="Race three heroes round the board, fight those you meet, and be the first to bring the monster down.",
    seats=(2, 4),
    minutes=(30, 60),
    options={
        "monster": Choice(
            ("random", *(monster.slug for monster in MONSTERS)),
            "random",
            "The monster in the centre; it sets what luck and curse spaces do and how it is fought.",
            title="The monster",
            words={
                "random": ("Drawn by chance", "One of the six; you see which when you sit down."),
                **{monster.slug: (monster.name, monster.sixes_text) for monster in MONSTERS},
            },
        ),
        "first": FirstSeat(),
    },
    versions={"base": 1},
    rule_prefixes=("AQ",),
    hidden=True,
    longest=60_000,
    primer=PRIMER,
)


GAME = Game(
    info=INFO,
    steps=STEPS,
    verbs=VERBS,
    operands=OPERANDS,
    new_state=new_state,
    load=position.load,
    dump=position.dump,
    fields=position.FIELDS,
    check_pending=check_pending,
    view=view_of,
    own=own_of,
    things=things,
    tell=tell,
    why=why,
    pieces=pieces,
    turn_rule="AQ-1.4",
    catalogue=catalogue,
    cards=listing.sheets,
    course=COURSE,
    faces=faces,
    legend=listing.LEGEND,
)
