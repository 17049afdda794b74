"""Whether an ability can be used now: its condition, its price, and whether it would do anything. What each source asks
for is put together once, as small functions."""

from collections.abc import Callable
from functools import reduce
from typing import Final

from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.cards.printed import ACTIONS, ITEMS
from tumblehall.games.dicequest.cards.programs import Program
from tumblehall.games.dicequest.cards.sources import ABILITIES, HERO_COUNT
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACE_ID, MOST_DICE
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.numbers import BACKPACK, result_of, runes_of
from tumblehall.games.dicequest.rules.state import SLOTS, DicequestState, Hero, Phase, Wound

Check = Callable[[DicequestState, int], bool]
ACTIVE: Final = k.Scope.ACTIVE


# -- conditions ------------------------------------------------------------------------------------------------------


def bearer(s: DicequestState, seat: int, source: int) -> Hero | None:
    """The hero of a source, or who bears it; None when that hero is gone."""
    for hero in s.party[seat]:
        if hero is not None and source in (hero.card, HERO_COUNT + hero.item):
            return hero
    return None


def _condition(condition: c.Condition, source: int) -> Check:
    match condition:
        case c.Wounded():

            def wounded(s: DicequestState, seat: int) -> bool:
                hero = bearer(s, seat, source)
                return hero is not None and hero.wound != Wound.NO

            return wounded
        case c.Shows(faces):
            wanted = [face for face, name in enumerate(FACE_ID) if name in faces]
            return lambda s, seat: shows(s, wanted)
        case c.ShowsBlank(colour):
            blanks = [f for f, name in enumerate(FACE_ID) if name == "blank" and COLOUR_OF[f] == colour]
            return lambda s, seat: shows(s, blanks)
        case c.Has(symbol, n):
            return lambda s, seat: result_of(s)[symbol] >= n
        case c.Succeeded():
            return lambda s, seat: s.succeeded
        case c.Failed():
            return lambda s, seat: not s.succeeded
        case c.Players(n):
            return lambda s, seat: s.players >= n
        case c.NoHeroes():
            return lambda s, seat: not any(s.party[seat])


def shows(s: DicequestState, faces: list[int]) -> bool:
    """Whether a die, locked or not, shows one of these faces."""
    return any(face in s.unlocked for face in faces) or any(face in faces for face, _ in s.locked)


# -- prices ----------------------------------------------------------------------------------------------------------


def _price(cost: c.Cost) -> list[Check]:
    checks: list[Check] = []
    if cost.gold:
        checks.append(lambda s, seat: s.gold[seat] >= cost.gold)
    if cost.runes:
        checks.append(lambda s, seat: runes_of(s) >= cost.runes)
    if cost.wounds:
        checks.append(lambda s, seat: _can_bear(s, seat) >= cost.wounds)
    return checks


def _can_bear(s: DicequestState, seat: int) -> int:
    """How many light wounds the active heroes can take until all are defeated."""
    heroes = [s.party[seat][slot] for slot in range(SLOTS) if s.active >> slot & 1]
    return sum(1 if hero.wound else 2 for hero in heroes if hero is not None)


# -- effects ---------------------------------------------------------------------------------------------------------


def has_room(s: DicequestState, colour: int) -> bool:
    """DQ-4.3: at most four dice of a colour, and none of a banned one."""
    return s.pool[colour] < MOST_DICE and not s.banned >> colour & 1


def can_turn(effect: w.SetFace, face: int) -> bool:
    """Whether a die with that face can be turned by the effect."""
    if effect.colour not in (k.Colour.ANY, COLOUR_OF[face]) or (effect.start and FACE_ID[face] not in effect.start):
        return False
    return FACE_ID[face] != effect.to


def new_colours(s: DicequestState, old: int, to: k.Colour) -> list[int]:
    """The colours that a die of an old one may become."""
    return [c for c in range(4) if c != old and to in (k.Colour.ANY, c) and has_room(s, c)]


def recolours(s: DicequestState, colour: k.Colour, to: k.Colour) -> list[int]:
    """The colours of dice that can be exchanged: unlocked ones after the first roll."""
    there = {COLOUR_OF[face] for face in s.unlocked} if s.phase == Phase.COMBAT else {c for c in range(4) if s.pool[c]}
    return [c for c in sorted(there) if colour in (k.Colour.ANY, c) and new_colours(s, c, to)]


def slots_of(s: DicequestState, seat: int, scope: k.Scope) -> list[int]:
    """The slots of the heroes that an effect reaches."""
    active = scope is ACTIVE
    return [slot for slot in range(SLOTS) if s.party[seat][slot] is not None and (not active or s.active >> slot & 1)]


def apprentices(s: DicequestState, seat: int, scope: k.Scope) -> list[int]:
    found = []
    for slot in slots_of(s, seat, scope):
        hero = s.party[seat][slot]
        if hero is not None and not hero.expert:
            found.append(slot)
    return found


def wounded(s: DicequestState, seat: int, scope: k.Scope) -> list[int]:
    """The slots of heroes whose wound can be removed: never an unblockable one (DQ-10.3)."""
    found = []
    for slot in slots_of(s, seat, scope):
        hero = s.party[seat][slot]
        if hero is not None and hero.wound == Wound.LIGHT:
            found.append(slot)
    return found


def can_cancel(s: DicequestState, scope: k.Scope) -> bool:
    """DQ-10.3: whether a light wound is still to come."""
    return scope is ACTIVE and s.phase in (Phase.COMBAT, Phase.WOUND) and s.light > 0


def hurts_late(s: DicequestState) -> bool:
    """Whether the challenge counts more wounds by its own ability, once the result is final."""
    ability = CHALLENGES[s.challenge].ability
    return ability is not None and ability.when is k.When.WOUND


def _unlocked_of(colour: k.Colour) -> Check:
    if colour is k.Colour.ANY:
        return lambda s, seat: bool(s.unlocked)
    return lambda s, seat: any(COLOUR_OF[face] == colour for face in s.unlocked)


def _matters(effect: w.Effect) -> Check | None:
    """When an effect would change anything; None: always."""
    match effect:
        case w.AddDie(colour):
            colours = range(4) if colour is k.Colour.ANY else (int(colour),)
            return lambda s, seat: any(has_room(s, c) for c in colours)
        case w.Reroll(colour):
            return _unlocked_of(colour)
        case w.SetFace():
            return lambda s, seat: any(can_turn(effect, face) for face in s.unlocked)
        case w.Recolour(colour, to):
            return lambda s, seat: bool(recolours(s, colour, to))
        case w.Convert(start):
            return lambda s, seat: any(result_of(s)[symbol] for symbol in start)
        case w.ReduceNeed():
            return lambda s, seat: any(s.need)
        case w.DowngradeDeadly():
            return lambda s, seat: s.deadly > 0 and s.active > 0
        case w.Block():
            return lambda s, seat: s.light + s.deadly > 0 and s.active > 0
        case w.SaveHero():
            return lambda s, seat: s.active > 0 and (s.light + s.deadly + s.unblockable > 0 or hurts_late(s))
        case w.RemoveWound(scope):
            return lambda s, seat: bool(wounded(s, seat, scope)) or can_cancel(s, scope)
        case w.LevelUp(scope):
            return lambda s, seat: bool(apprentices(s, seat, scope))
        case w.ReadyReroll():
            return lambda s, seat: not s.reroll[seat]
        case w.RefreshMarket():
            return lambda s, seat: bool(s.market)
        case w.GiveItem():
            return lambda s, seat: s.backpack[seat] > 0 and bool(with_room(s, seat))
        case w.DrawBasic():
            return lambda s, seat: bool(s.basic.cards or s.basic.under)
        case w.DrawLegendary():
            return lambda s, seat: bool(s.legendary.cards or s.legendary.under)
        case _:
            return None


def with_room(s: DicequestState, seat: int) -> list[int]:
    """Other players whose backpack has room (DQ-9.7)."""
    return [o for o in range(s.players) if o != seat and s.backpack[o].bit_count() < BACKPACK]


def affects(s: DicequestState, item: int, other: int) -> bool:
    """Whether an item against an opponent would do anything to that one."""
    ability = ITEMS[item].ability
    assert ability is not None
    match ability.effects[0]:
        case w.ExhaustReroll():
            return s.reroll[other]
        case w.StealGold():
            return s.gold[other] > 0
        case w.StealItem():
            return s.backpack[other] > 0
        case _:
            return True


# -- sources ---------------------------------------------------------------------------------------------------------


def _some(effects: Program) -> Check | None:
    """Whether any of the effects matters; None: one always does."""
    checks = [_matters(effect) for effect in effects]
    wanted = [check for check in checks if check is not None]
    if len(wanted) < len(checks):
        return None
    if len(wanted) == 1:
        return wanted[0]
    return lambda s, seat: any(check(s, seat) for check in wanted)


def _both(first: Check, second: Check) -> Check:
    return lambda s, seat: first(s, seat) and second(s, seat)


def _check(source: int) -> Check | None:
    """All that a source asks for, in one; None: it can always be used."""
    ability = ABILITIES[source]
    if ability is None:
        return None
    checks = _price(ability.cost)
    if ability.condition is not None:
        checks.append(_condition(ability.condition, source))
    if source >= HERO_COUNT and ITEMS[source - HERO_COUNT].on_opponent:
        item = source - HERO_COUNT
        checks.append(lambda s, seat: any(affects(s, item, o) for o in range(s.players) if o != seat))
    elif (some := _some(ability.effects)) is not None:
        checks.append(some)
    return reduce(_both, checks) if checks else None


CHECKS: Final = tuple(_check(source) for source in range(len(ABILITIES)))
ACTION_CHECKS: Final = tuple(_some(action.effects) for action in ACTIONS)


def usable(s: DicequestState, seat: int, source: int) -> bool:
    """Its condition holds, its price can be paid, and it would do something."""
    check = CHECKS[source]
    return check is None or check(s, seat)


def action_matters(s: DicequestState, seat: int, action: int) -> bool:
    """Whether an action of the board would change anything."""
    check = ACTION_CHECKS[action]
    return check is None or check(s, seat)
