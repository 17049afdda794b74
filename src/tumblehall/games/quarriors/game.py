"""Quarriors as the kernel sees it."""

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges import catalogue, listing, loading, position
from tumblehall.games.quarriors.edges.operands import OPERANDS
from tumblehall.games.quarriors.edges.pending import check_pending
from tumblehall.games.quarriors.edges.primer import PRIMER
from tumblehall.games.quarriors.edges.tales import tell
from tumblehall.games.quarriors.edges.view import view_of
from tumblehall.games.quarriors.edges.why import misplaced, why
from tumblehall.games.quarriors.rules import mixing, setup
from tumblehall.games.quarriors.rules.engine import STEPS
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.games.quarriors.rules.verbs import VERBS
from tumblehall.kernel.game import Game, GameInfo
from tumblehall.kernel.options import Choice, FirstSeat, Flag, Listed, Number, Several

INFO = GameInfo(
    name="quarriors",
    title="Quarriors",
    summary="Roll your dice, summon creatures, capture better dice from the Wilds, and score the most glory.",
    seats=(2, 4),
    minutes=(20, 40),
    options={
        "sets": Several(tuple(mixing.SET_TITLES), ("base",), "The sets whose cards may come into the Wilds.", least=1),
        "wilds": Listed(
            ("random", "first-game"),
            tuple(CARD_BY_NAME),
            "random",
            "The cards of the Wilds: drawn, our choice for a first game with these sets, or 7 creature and 3 spell "
            "cards by name (QC-1.8).",
        ),
        "mix": Choice(
            mixing.MIXES,
            "hint",
            "How the sets are mixed: all shuffled together, 4 or 5 cards of the other sets before base, the other sets "
            "as far as they go, or your own list (QD-8).",
            default_for=lambda options, seats: "choice" if isinstance(options["wilds"], list) else "hint",
        ),
        "captures": Number(1, 2, 1, "Captures in a turn: 2 is the advanced variant (QV-1)."),
        "expert_culling": Flag(False, "Expert variant: a creature scores only if it culls itself (QV-2)."),
        "first": FirstSeat(),
    },
    versions={"base": 1, "demons": 1, "quarmageddon": 1, "promos": 1},
    rule_prefixes=("QC", "QV", "QM", "QD"),
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
    check_options=mixing.check_options,
    check_pending=check_pending,
    sets=lambda options: tuple(options["sets"]),
)
