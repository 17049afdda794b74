"""Quarriors as the kernel sees it."""

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges import catalogue, listing, loading, position
from tumblehall.games.quarriors.edges.course import COURSE
from tumblehall.games.quarriors.edges.faces import faces
from tumblehall.games.quarriors.edges.operands import OPERANDS
from tumblehall.games.quarriors.edges.pending import check_pending
from tumblehall.games.quarriors.edges.primer import PRIMER
from tumblehall.games.quarriors.edges.tales import tell, tell_at
from tumblehall.games.quarriors.edges.things import things
from tumblehall.games.quarriors.edges.view import view_of
from tumblehall.games.quarriors.edges.why import misplaced, why
from tumblehall.games.quarriors.rules import combining, first_games, mixing, setup, shelves
from tumblehall.games.quarriors.rules.engine import STEPS
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.games.quarriors.rules.verbs import VERBS
from tumblehall.kernel.game import Game, GameInfo, nothing_own
from tumblehall.kernel.options import Choice, FirstSeat, Flag, Listed, Number, Several, Usual

INFO = GameInfo(
    name="quarriors",
    title="Quarriors",
    summary="Roll your dice, summon creatures, capture better dice from the Wilds, and score the most glory.",
    seats=(2, 4),
    minutes=(20, 40),
    options={
        "sets": Several(
            tuple(mixing.SET_TITLES),
            ("base",),
            "The sets whose cards may come into the Wilds.",
            least=1,
            title="Sets",
            words={
                "base": ("Base set", "Ten kinds of creatures and five of spells, three or four cards of each."),
                "demons": ("Rise of the Demons", "Corrupted dice that are handed on, and glory that can be lost."),
                "quarmageddon": ("Quarmageddon", "Creatures that others' effects do not reach, and deadly dolls."),
                "qladiator": ("Quest of the Qladiator", "Dice that are locked and work on everybody until freed."),
                "quartifacts": ("Quartifacts", "Quests in a place of their own, rivals there, and what quests bring."),
                "light-dark": (
                    "Light vs. Dark",
                    "Two energies, dearer dice for less, and spells that anybody may use.",
                ),
                "promos": ("Promos", "Three cards that are stronger side by side, and the Key Master of locks."),
            },
            stocks=combining.STOCKS,
            too_few="name at least one set (S2)",
            strange="{} is not a set, or is named twice (S3)",
        ),
        "quests": Flag(
            False,
            "Creatures may go on quests; the Squire joins the basics and the goals are higher (QQ-1).",
            usual=(Usual(True, having=("sets", "quartifacts")),),
            title="Quests",
        ),
        "large_dice": Flag(
            False,
            "Light vs. Dark rules: two large quiddity dice for everybody, draws of 2 and later 3, and one Assistant of "
            "... in place of the three basics (QX-3 to QX-6).",
            usual=(Usual(True, having=("sets", "light-dark")),),
            title="Large dice",
        ),
        "culls": Flag(
            True,
            "Creatures that score, and quests, let you cull; without it only effects do (QX-9).",
            usual=(Usual(False, beside=("large_dice", True)),),
            title="Culls",
        ),
        "wilds": Listed(
            (combining.DRAWN, combining.GENTLE),
            tuple(CARD_BY_NAME),
            combining.DRAWN,
            "The cards of the Wilds: drawn, our choice for a first game with these sets, or by name 7 creature and 3 "
            "spell cards (QC-1.8), 6 and 2 with Light vs. Dark alone (QX-15).",
            title="The Wilds",
            words={
                "random": (
                    "Draw for us",
                    "Seven creatures and three spells by chance; of Light vs. Dark alone, six and two.",
                ),
                "first-game": ("First game", "Our choice for these sets: few questions, cheap and dear cards."),
                "list": ("Choose", "Tap the kinds you want, then a version of each; quests and Assistants too."),
            },
            shelves=shelves.SHELVES,
            meant=first_games.meant,
            strange="{} is not a card (S20)",
        ),
        "mix": Choice(
            mixing.MIXES,
            "hint",
            "How the sets are mixed: all shuffled together, 4 or 5 cards of the other sets before base, the other sets "
            "as far as they go, or your own list (QD-8).",
            usual=(Usual("choice", unless=("wilds", (combining.DRAWN, combining.GENTLE))),),
            title="Mix",
            words={
                "hint": ("A hint", "All cards of the sets are shuffled together."),
                "side": ("A side", "Four or five cards of the other sets, the rest of base."),
                "scoops": ("Two scoops", "The other sets as far as they go, then base."),
                "choice": ("Your choice", "The cards that you name."),
            },
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
            beyond="one capture a turn, or two (S9, QV-1)",
        ),
        "expert_culling": Flag(
            False, "Expert variant: a creature scores only if it culls itself (QV-2).", title="Expert culling"
        ),
        "first": FirstSeat(),
    },
    bars=combining.BARS,
    cautions=combining.CAUTIONS,
    presets=first_games.PRESETS,
    versions={
        "base": 1,
        "demons": 1,
        "quarmageddon": 1,
        "qladiator": 1,
        "quartifacts": 1,
        "light-dark": 1,
        "promos": 1,
    },
    rule_prefixes=("QC", "QV", "QM", "QD", "QL", "QX", "QQ"),
    hidden=False,
    longest=60_000,
    primer=PRIMER,
    wrong_seats="Quarriors is for two to four players (S1, QC-1.1)",
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
    own=nothing_own,
    things=things,
    tell=tell,
    tell_at=tell_at,
    why=why,
    misplaced=misplaced,
    pieces=position.pieces,
    turn_rule="QC-5.1",
    catalogue=catalogue.catalogue,
    cards=listing.sheets,
    legend=listing.LEGEND,
    check_options=mixing.check_options,
    check_pending=check_pending,
    course=COURSE,
    faces=faces,
    sets=lambda options: tuple(options["sets"]),
)
