"""Quarriors as the kernel sees it."""

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges import catalogue, listing, loading, position
from tumblehall.games.quarriors.edges.operands import OPERANDS
from tumblehall.games.quarriors.edges.pending import check_pending
from tumblehall.games.quarriors.edges.primer import PRIMER
from tumblehall.games.quarriors.edges.tales import tell
from tumblehall.games.quarriors.edges.view import view_of
from tumblehall.games.quarriors.edges.why import misplaced, why
from tumblehall.games.quarriors.rules import setup
from tumblehall.games.quarriors.rules.engine import STEPS
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.games.quarriors.rules.verbs import VERBS
from tumblehall.kernel.game import Game, GameInfo
from tumblehall.kernel.options import FirstSeat, Flag, Listed, Number, Several

INFO = GameInfo(
    name="quarriors",
    title="Quarriors",
    summary="Roll your dice, summon creatures, capture better dice from the Wilds, and score the most glory.",
    seats=(2, 4),
    minutes=(20, 40),
    options={
        "sets": Several(
            tuple(setup.SET_TITLES),
            ("base",),
            "The sets whose cards may come into the Wilds.",
            least=1,
            title="Sets",
            words={"base": ("Base set", "Ten kinds of creatures and five of spells, three or four cards of each.")},
        ),
        "wilds": Listed(
            ("random", "first-game"),
            tuple(CARD_BY_NAME),
            "random",
            "The cards of the Wilds: drawn, our choice for a first game, or 7 creature and 3 spell cards by name.",
            title="The Wilds",
            words={
                "random": ("Draw for us", "Seven creatures and three spells, by chance."),
                "first-game": ("First game", "The gentle set: few questions, cheap and dear cards."),
                "list": ("Choose", "Tap the kinds you want, then a version of each."),
            },
            shelves=setup.SHELVES,
        ),
        "captures": Number(
            1,
            2,
            1,
            "How many dice you may capture in a turn (QV-1).",
            title="Captures in a turn",
            words={
                "1": ("One capture", "As the rules say: one die from the Wilds in a turn."),
                "2": ("Two captures", "The advanced variant: up to two dice in a turn (QV-1)."),
            },
        ),
        "expert_culling": Flag(
            False, "Expert variant: a creature scores only if it culls itself (QV-2).", title="Expert culling"
        ),
        "first": FirstSeat(),
    },
    versions={"base": 1},
    rule_prefixes=("QC", "QV"),
    hidden=False,
    longest=60_000,
    primer=PRIMER,
)

GAME: Game[QuarriorsState] = Game(
    info=INFO,
    steps=STEPS,
    verbs=VERBS,
    operands=OPERANDS,
    new_state=setup.new_state,
    load=loading.load,
    dump=position.dump,
    fields=position.FIELDS,
    view=view_of,
    tell=tell,
    why=why,
    misplaced=misplaced,
    pieces=position.pieces,
    turn_rule="QC-5.1",
    catalogue=catalogue.catalogue,
    cards=listing.sheets,
    legend=listing.LEGEND,
    check_options=setup.check_options,
    check_pending=check_pending,
    sets=lambda options: tuple(options["sets"]),
)
