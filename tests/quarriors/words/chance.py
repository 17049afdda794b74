"""Words drawn at random that could stand on a card, and tables played on by chance to meet them."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any, cast

from tests.quarriors.grammar.made_up import made_up
from tests.quarriors.grammar.reading import GRAMMAR, WORDS, field_of
from tests.quarriors.words.made import compiled
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.game import GAME
from tumblehall.games.quarriors.language.clauses import Cast, Clause
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.declare import Line, card
from tumblehall.games.quarriors.language.effects import MoreCaptures
from tumblehall.games.quarriors.language.meaning import needs
from tumblehall.games.quarriors.language.selectors import Count, Dice
from tumblehall.games.quarriors.language.shapes import misshapen
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import Guard, Shows, Side, What, Zone
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.battles import Battle
from tumblehall.games.quarriors.rules.state import (
    BEYOND,
    LOCKED,
    NONE,
    Aside,
    Blame,
    QuarriorsState,
    Ready,
    Scope,
    Thing,
)
from tumblehall.games.quarriors.rules.zones import free_tag, put_ready
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.game import Game

CLASSES = {
    "Witching Hag": Guard.ALL,
    "Deathdealer": Guard.ALL,
    "Questing Wizard": Guard.Q1,
    "Growth": Guard.S,
    "Life": Guard.S,
    "Frost Howler": Guard.LOCK,
}
"""Die classes for made-up cards, and the faces that speak."""
OTHERS = ("Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic", "Warrior of the Quay/Base", "Ghostly Spirit/Base")
CLAUSES = (
    *["When"] * 6, *["Instead", "Cast", "React", "Attach"] * 3, "Use", "AtReady", "Activate",
    *[name for name, word in WORDS.items() if word.__module__.endswith("modifiers") and name not in ("Cap", "Less")],
)  # fmt: skip
TRIES = 300
ZONES = [zone for zone in Zone if zone not in (Zone.REMOVED, Zone.WILDS)]
"""Where selectors look; to REMOVED dice only go, and those in the WILDS are drawn by themselves. No quest is on these
tables: words that speak of one find nothing."""
SORTS = [What.DIE, *What]


# -- words -----------------------------------------------------------------------------------------------------------


def part(rng: Random, kind: str) -> Any:
    """A value for a slot of that type that a rule could carry out."""
    if kind[-1] in "+*":
        return tuple(part(rng, kind[:-1]) for _ in range(rng.choice((1, 1, 2, 3) if kind == "Effect+" else (1, 2))))
    if kind in ("Dice", "Selector") and rng.random() < 0.8:
        return dice(rng)
    for _ in range(TRIES):
        found = made_up(rng, kind)
        if needs(found) is None and not (kind == "Effect" and misshapen(Cast((found,)), Guard.S)):
            return found
    raise AssertionError(f"nothing fits {kind}")


def dice(rng: Random) -> Dice:
    """A selector with few filters, so that something fits it."""
    if rng.random() < 0.1:
        return Dice(Side.ANY, What.DIE, (Zone.WILDS,))
    filters: list[dict[str, Any]] = [
        {"classes": tuple(rng.sample(sorted(CLASSES), 2))},
        {"not_classes": (rng.choice(sorted(CLASSES)),)},
        {"types": ("Base", "Basic")},
        {"levels": (rng.randrange(2), rng.randrange(1, 4))},
        {"levels": (0, Count(Dice(Side.MINE)))},
        {"cost_at_least": rng.randrange(5)},
        {"cost_at_most": rng.randrange(8)},
        {"highest_cost": True},
        {"defence_at_most": rng.randrange(6)},
        {"shows": rng.choice((Shows.SPELL, Shows.LOCK))},
        {"locked": rng.random() < 0.5},
        {"not_this": True},
        {"attached": rng.random() < 0.5},
        {"bearing": (rng.choice((What.SPELL, What.DIE, What.CREATURE)),)},
        {"lowest": rng.random() < 0.5},
    ]
    said = {name: value for each in rng.sample(filters, rng.choice((0, 0, 1, 1, 2))) for name, value in each.items()}
    zones = tuple(rng.sample(ZONES, rng.choice((1, 1, 2, 3))))
    return Dice(rng.choice(list(Side)), rng.choice(SORTS), rng.choice((zones, (Zone.READY,))), **said)


def clause(rng: Random, guard: Guard) -> Clause:
    """A clause that can stand behind a guard."""
    for _ in range(TRIES):
        name = rng.choice(CLAUSES)
        params = [p for p in GRAMMAR["words"][name]["params"] if "default" not in p or rng.random() < 0.5]
        try:
            found = WORDS[name](**{field_of(p["name"]): part(rng, p["type"]) for p in params})
        except AssertionError:
            continue
        if needs(found) is None and misshapen(found, guard) is None and not _is_boundless(found):
            return cast(Clause, found)
    raise AssertionError(f"nothing stands behind {guard}")


def _is_boundless(value: Any) -> bool:
    """Whether it could give more captures than positions allow."""
    return any(isinstance(word, MoreCaptures) and not isinstance(word.n, int) for word in _parts(value))


def _parts(value: Any) -> Iterator[Any]:
    yield value
    inside = value if isinstance(value, tuple) else ()
    if is_dataclass(value) and not isinstance(value, type):
        inside = tuple(getattr(value, each.name) for each in fields(value))
    for each in inside:
        yield from _parts(each)


def made_up_card(rng: Random, die_class: str, type_: str) -> CompiledCard:
    """A card of one to three clauses; positions know it from now on."""
    guard = CLASSES[die_class]
    for _ in range(TRIES):
        lines = [Line(guard, (clause(rng, guard),)) for _ in range(rng.choice((1, 1, 2, 3)))]
        try:
            found = compiled(card(die_class, type_, *lines))
        except ValueError:
            continue  # two clauses that stand in each other's way
        cast(dict[str, CompiledCard], CARD_BY_NAME)[found.name] = found
        return found
    raise AssertionError(f"no card of {die_class}")


# -- tables ----------------------------------------------------------------------------------------------------------


def game_with(cards: tuple[CompiledCard, ...], seed: str) -> Game[Any]:
    """The game with these cards among plain ones, some of their dice in play from the start."""

    def new_state(seats: int, options: Any, rng: Rng) -> QuarriorsState:
        laying = Random(seed)
        table = (*(CARD_BY_NAME[name] for name in OTHERS), *cards)
        s = QuarriorsState(seats, Tables(table))
        s.expert, s.limit = options["expert_culling"], options["captures"]
        s.wilds = [0, 6, 5, *[2] * (len(table) - 3)]
        s.phase = 2
        for seat in range(seats):
            s.bag[seat][:2] = [6, 2]
            for kind in range(3, len(table)):
                faces = [n for n, face in enumerate(table[kind].die.faces) if face.creature or face.spell or face.lock]
                if laying.random() < 0.6:
                    put_in_play(s, seat, kind << 3 | laying.choice(faces))
                else:
                    s.bag[seat][kind] += 1
        s.push((steps.START_TURN, 0))
        return s

    return replace(GAME, new_state=new_state)


def put_in_play(s: QuarriorsState, seat: int, code: int) -> None:
    """Into the ready area; one that shows a lock, of the last class, into the locked area."""
    if not s.tables.faces[code].lock:
        put_ready(s, seat, code)
        return
    die = Ready(free_tag(s), code)
    die.locked = LOCKED
    s.ready[seat].append(die)


def crowded(rng: Random, table: QuarriorsState) -> QuarriorsState:
    """The same table with what play brings seldom: spells beside creatures, copies, a battle, and what is remembered of
    dice that have left."""
    s = table.clone()
    seats = range(s.players)
    codes = [kind << 3 | n for kind, card in enumerate(s.tables.cards) for n in range(len(card.die.faces))]
    creatures = [code for code in codes if s.tables.faces[code].creature]
    spells = [code for code in codes if s.tables.faces[code].spell]

    def some(of: list[int]) -> tuple[tuple[int, int], ...]:
        return tuple((rng.choice(seats), rng.choice(of)) for _ in range(rng.randrange(4)))

    for area in s.ready:
        for place, die in enumerate(area):
            if s.tables.faces[die.code].creature:
                beside = tuple((code, owner) for owner, code in some(spells)) if rng.random() < 0.6 else ()
                copy = rng.choice(creatures) if rng.random() < 0.2 else NONE
                summoned, named = rng.random() < 0.4, rng.random() < 0.3
                area[place] = die.but(attached=beside, copy=copy, summoned=summoned, named=named)
    s.summons = tuple(sum(die.summoned for die in area) + rng.randrange(2) for area in s.ready)
    s.draws = tuple(rng.randrange(3) for _ in seats)
    s.aside = tuple(Aside(seat, code, 0) for seat, code in some(codes))
    s.scored, s.lost = some(creatures), some(creatures)
    s.it = tuple(Thing(seat, BEYOND + code, code) for seat, code in some(codes)[:1])
    s.blame = Blame(rng.choice(seats), *s.blame[1:])
    if rng.random() < 0.7:
        attackers = [die.tag for die in s.ready[s.turn] if rng.random() < 0.7]
        shares = tuple((tag, tuple(0 if seat == s.turn else rng.randrange(5) for seat in seats)) for tag in attackers)
        s.battle = Battle(shares)
        s.battle.fixed = tuple(sum(each[seat] for _, each in shares) for seat in seats)
        s.battle.fallen, s.battle.named = some(creatures), some(creatures)
    return s


def scope_in(rng: Random, s: QuarriorsState) -> Scope:
    """Somebody for whom words could speak in this state."""
    me, this, other = rng.randrange(s.players), NONE, NONE
    standing = [(seat, die) for seat, area in enumerate(s.ready) for die in area]
    hosts = [(seat, die) for seat, die in standing if die.attached]
    match rng.randrange(4):
        case 0 if standing:
            me, die = rng.choice(standing)
            this = die.tag
        case 1 if s.active[me] or s.spent[me]:
            this = BEYOND + rng.choice(s.active[me] + s.spent[me])
        case 2 if hosts:
            seat, host = rng.choice(hosts)
            code, me = rng.choice(host.attached)
            this, other = BEYOND + code, steps.REF + (seat << 9) + host.tag
        case _:
            pass
    if other == NONE and rng.random() < 0.3:
        other = rng.randrange(s.players)
    return Scope(me, this, other, rng.choice((NONE, NONE, rng.randrange(s.players))))
