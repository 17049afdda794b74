"""Quaeleon's Quest as the kernel sees it."""

from collections import Counter
from collections.abc import Mapping

from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.games.quaeleon.edges import listing, position
from tumblehall.games.quaeleon.edges.catalogue import catalogue
from tumblehall.games.quaeleon.edges.course import COURSE
from tumblehall.games.quaeleon.edges.events import tell
from tumblehall.games.quaeleon.edges.impossible import all_cards
from tumblehall.games.quaeleon.edges.operands import OPERANDS
from tumblehall.games.quaeleon.edges.pending import check_pending
from tumblehall.games.quaeleon.edges.primer import PRIMER
from tumblehall.games.quaeleon.edges.things import things
from tumblehall.games.quaeleon.edges.view import own_of, view_of
from tumblehall.games.quaeleon.edges.why import waiting, why
from tumblehall.games.quaeleon.rules.engine import STEPS
from tumblehall.games.quaeleon.rules.setup import new_state
from tumblehall.games.quaeleon.rules.state import START_HEALTH, QuaeleonState
from tumblehall.games.quaeleon.rules.verbs import VERBS
from tumblehall.kernel.game import Game, GameInfo
from tumblehall.kernel.options import FirstSeat, Flag, Number

RECOMMENDED_HEALTH = {2: 50, 3: 50, 4: 70, 5: 90, 6: 110}
"""By number of players: at most one in ten is out in the first round, as tools/quaeleon_health.py measures it."""

INFO = GameInfo(
    name="quaeleon",
    title="Quaeleon's Quest",
    summary="Build a hidden stack of cards each round, see them clash in order of initiative, and be the last alive.",
    seats=(2, 6),
    minutes=(20, 40),
    options={
        "health": Number(
            30,
            200,
            START_HEALTH,
            "How much health everybody starts with: 50 by the rules (KQ-1.2). An attack hits all opponents: with many "
            "players and little health some are out in the first round.",
            recommended=RECOMMENDED_HEALTH,
            step=10,
            title="Health",
        ),
        "opening_swap": Flag(
            True, "Round 0: before the first round all may swap cards of their hand (KQ-1.4).", title="Opening swap"
        ),
        "first": FirstSeat('The first dealer: "random", or a seat number counted from 0.'),
    },
    versions={"base": 2},
    rule_prefixes=("KQ",),
    hidden=True,
    longest=150_000,
    primer=PRIMER,
)


def pieces(state: QuaeleonState) -> Mapping[str, int]:
    """KQ-1.1: no card is made or lost."""
    counts = Counter(all_cards(state))
    return {facts.slug: counts[facts.number] for facts in CARDS}


GAME = Game(
    info=INFO,
    steps=STEPS,
    verbs=VERBS,
    operands=OPERANDS,
    new_state=new_state,
    load=position.load,
    dump=position.dump,
    fields=position.FIELDS,
    view=view_of,
    own=own_of,
    things=things,
    tell=tell,
    why=why,
    waiting=waiting,
    pieces=pieces,
    turn_rule="KQ-2.3",
    catalogue=catalogue,
    cards=listing.sheets,
    legend=listing.LEGEND,
    course=COURSE,
    check_pending=check_pending,
)
