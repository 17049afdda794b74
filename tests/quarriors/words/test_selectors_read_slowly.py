"""One reader of selectors, compared with a second one that is slow and plain: over games played by chance, any selector
finds the same number of dice."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tumblehall.games.quarriors.content import DIE_CLASSES
from tumblehall.games.quarriors.game import GAME
from tumblehall.games.quarriors.language.selectors import Dice
from tumblehall.games.quarriors.language.terms import Shows, Side, What, Zone
from tumblehall.games.quarriors.rules.figures import defence_of
from tumblehall.games.quarriors.rules.fits import count
from tumblehall.games.quarriors.rules.state import NO_FACE, QuarriorsState, Ready, Scope
from tumblehall.kernel.dice import FastRng

NAMES = [die.name for die in DIE_CLASSES]
ZONES = [Zone.READY, Zone.ACTIVE, Zone.SPENT, Zone.USED, Zone.BAG]
SIDES: dict[Side, Callable[[QuarriorsState, int], list[int]]] = {
    Side.MINE: lambda s, me: [me],
    Side.THEIRS: lambda s, me: [seat for seat in range(s.players) if seat != me],
    Side.ANY: lambda s, me: list(range(s.players)),
    Side.ACTIVE: lambda s, me: [s.turn],
}
"""Whose dice, where no die and no player has to be named."""


def slow(s: QuarriorsState, dice: Dice, me: int) -> int:
    """Every die on the table is looked at by itself."""
    found = 0
    for seat in SIDES[dice.side](s, me):
        for zone in dice.zones:
            match zone:
                case Zone.READY:
                    found += sum(stands(s, dice, seat, die) for die in s.ready[seat])
                    found += sum(beside(s, dice, me, host) for host in s.ready[seat])
                case Zone.ACTIVE:
                    found += sum(shows(s, dice, code) for code in s.active[seat])
                case Zone.SPENT:
                    found += sum(shows(s, dice, code) for code in s.spent[seat])
                case _:
                    pile = s.used[seat] if zone is Zone.USED else s.bag[seat]
                    found += sum(n for kind, n in enumerate(pile) if shows(s, dice, kind << 3 | NO_FACE))
    return found


def stands(s: QuarriorsState, dice: Dice, seat: int, die: Ready) -> bool:
    face = s.tables.faces[die.acts_as]
    fitting = {What.CREATURE: face.creature, What.SPELL: face.spell}.get(dice.what, True)
    alone = dice.attached is not True
    weak = dice.defence_at_most is None or defence_of(s, seat, die) <= number(dice.defence_at_most)
    carries = not dice.bearing or (bool(die.attached) and What.SPELL in dice.bearing)
    return fitting and alone and weak and carries and is_such(s, dice, die.acts_as)


def beside(s: QuarriorsState, dice: Dice, me: int, host: Ready) -> int:
    """What is attached belongs to the area in which it lies; a spell die of mine I must own."""
    if dice.what in (What.CREATURE, What.CREATURE_DIE) or dice.attached is False:
        return 0
    owned = dice.what is What.SPELL_DIE and dice.side is Side.MINE
    return sum(is_such(s, dice, code) for code, owner in host.attached if not owned or owner == me)


def shows(s: QuarriorsState, dice: Dice, code: int) -> bool:
    """In a pool or pile a die is a creature or a spell by the face it shows, and none without one."""
    face = s.tables.faces[code]
    fitting = {What.CREATURE: face.creature, What.SPELL: face.spell}.get(dice.what, True)
    return fitting and dice.attached is not True and is_such(s, dice, code)


def is_such(s: QuarriorsState, dice: Dice, code: int) -> bool:
    """By class, type, cost, level and face."""
    card = s.tables.cards[code >> 3]
    face = s.tables.faces[code]
    claims = [
        dice.what is not What.SPELL_DIE or card.die.kind == "spell",
        dice.what is not What.CREATURE_DIE or any(face.creature for face in card.die.faces),
        not dice.classes or card.die.name in dice.classes,
        card.die.name not in dice.not_classes,
        not dice.types or card.facts.type in dice.types,
        dice.levels is None or number(dice.levels[0]) <= face.level <= number(dice.levels[1]),
        dice.cost_at_most is None or card.facts.cost <= number(dice.cost_at_most),
        dice.cost_at_least is None or card.facts.cost >= number(dice.cost_at_least),
        dice.shows is not Shows.SPELL or face.spell,
    ]
    return all(claims)


def number(n: object) -> int:
    assert isinstance(n, int)
    return n


def any_selector(rng: Random) -> Dice:
    """A selector that names no die and no player, with some of its filters."""
    what = rng.choice((What.CREATURE, What.SPELL, What.DIE, What.CREATURE_DIE, What.SPELL_DIE))
    standing = rng.random() < 0.4
    zones = (
        (Zone.READY,) if standing else tuple(rng.sample(sorted(ZONES, key=lambda zone: zone.name), rng.choice((1, 2))))
    )

    def maybe(value: object) -> Any:
        return value if rng.random() < 0.25 else None

    return Dice(
        rng.choice(list(SIDES)),
        what,
        zones,
        classes=maybe(tuple(rng.sample(NAMES, 5))) or (),
        not_classes=maybe(tuple(rng.sample(NAMES, 4))) or (),
        types=maybe(("Strong", "Base")) or (),
        levels=maybe((rng.randrange(2), rng.randrange(1, 4))),
        cost_at_least=maybe(rng.randrange(5)),
        cost_at_most=maybe(rng.randrange(2, 8)),
        defence_at_most=maybe(rng.randrange(2, 7)) if standing and what is What.CREATURE else None,
        shows=maybe(Shows.SPELL) if standing else None,
        attached=maybe(rng.random() < 0.5) if what in (What.SPELL, What.SPELL_DIE) else None,
        bearing=(maybe((What.SPELL,)) or ()) if standing and what is What.CREATURE else (),
    )


def states(seed: int) -> list[QuarriorsState]:
    """Moments of a game by chance, three players."""
    rng = FastRng(f"slowly {seed}")
    s = GAME.new_state(3, GAME.read_options({}, 3), rng)
    s.run(rng)
    found = []
    for step in range(160):
        if not s.seats:
            break
        if step % 8 == 0:
            found.append(s.clone())
        s.apply(s.options[rng.below(len(s.options))], rng)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_any_selector_finds_what_a_slow_look_finds(seed: int) -> None:
    rng = Random(seed)
    found = 0
    for s in states(seed):
        for _ in range(60):
            dice = any_selector(rng)
            me = rng.randrange(s.players)
            assert count(s, dice, Scope(me)) == slow(s, dice, me), dice
            found += slow(s, dice, me) > 0
    assert found > 150
