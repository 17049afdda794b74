"""How the content files spell abilities: each word of `words.py` from its text, and back."""

from collections.abc import Callable

from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.language import words as w

Part = str


def _kinds(text: Part) -> k.Kinds:
    return tuple(k.Symbol[name.upper()] for name in text.split("|"))


def _symbol(text: Part) -> k.Symbol:
    return k.Symbol[text.upper()]


def _colour(text: Part) -> k.Colour:
    return k.Colour[text.upper()]


def _set_face(colour: Part, start: Part, to: Part, n: Part) -> w.SetFace:
    starts = () if start == "any" else tuple(start.split("|"))
    return w.SetFace(_colour(colour), starts, None if to == "any" else to, int(n))


EFFECTS: dict[str, Callable[..., w.Effect]] = {
    "add_die": lambda colour, n: w.AddDie(_colour(colour), int(n)),
    "remove_die": lambda colour, n: w.RemoveDie(_colour(colour), int(n)),
    "reroll": lambda colour, n: w.Reroll(_colour(colour), int(n)),
    "set_face": _set_face,
    "recolour": lambda colour, to, n: w.Recolour(_colour(colour), _colour(to), int(n)),
    "ban_colour": lambda colour: w.BanColour(_colour(colour)),
    "add_symbol": lambda symbols, n: w.AddSymbol(_kinds(symbols), int(n)),
    "convert": lambda start, to, n: w.Convert(_kinds(start), _kinds(to), int(n)),
    "substitute": lambda symbol, to: w.Substitute(_symbol(symbol), _kinds(to)),
    "lose_symbol": lambda symbol, n: w.LoseSymbol(_symbol(symbol), int(n)),
    "reduce_req any_symbol": lambda n: w.ReduceNeed(int(n)),
    "raise_req any": lambda n: w.RaiseNeed(int(n)),
    "block": lambda n: w.Block(int(n)),
    "downgrade_deadly": lambda n: w.DowngradeDeadly(int(n)),
    "remove_light_wound": lambda scope, n: w.RemoveWound(k.Scope(scope), int(n)),
    "save_hero": lambda n: w.SaveHero(int(n)),
    "add_wound light": lambda n: w.AddWound(int(n)),
    "take_wound": lambda hurt, n: w.TakeWound(k.Hurt(hurt), int(n)),
    "wound_per": lambda symbol, _, n: w.WoundPer(_symbol(symbol), int(n)),
    "gain_gold": lambda n: w.GainGold(int(n)),
    "lose_gold": lambda n: w.LoseGold(int(n)),
    "gain_vp": lambda n: w.GainPoints(int(n)),
    "draw_basic": lambda n: w.DrawBasic(int(n)),
    "draw_legendary": lambda n: w.DrawLegendary(int(n)),
    "level_up": lambda scope, n: w.LevelUp(k.Scope(scope), int(n)),
    "discount_recruit": lambda n: w.DiscountRecruit(int(n)),
    "surcharge_recruit": lambda n: w.SurchargeRecruit(int(n)),
    "refresh_market": lambda n: w.RefreshMarket(int(n)),
    "ready_reroll": w.ReadyReroll,
    "exhaust_reroll": w.ExhaustReroll,
    "steal_gold": lambda n: w.StealGold(int(n)),
    "steal_item": lambda n: w.StealItem(int(n)),
    "give_item": lambda n: w.GiveItem(int(n)),
    "add_threat": lambda place, n: w.AddThreat(k.Place(place), int(n)),
    "cycle_quest": lambda n: w.CycleQuests(int(n)),
    "forbid rune_reroll": w.ForbidRuneReroll,
}
"""The 36 words. Where the first argument never varies it belongs to the name."""

CONDITIONS: dict[str, Callable[..., c.Condition]] = {
    "wounded": c.Wounded,
    "face": lambda faces: c.Shows(tuple(faces.split("|"))),
    "blank": lambda colour: c.ShowsBlank(_colour(colour)),
    "has": lambda symbol, n: c.Has(_symbol(symbol), int(n)),
    "success": c.Succeeded,
    "fail": c.Failed,
    "players": lambda n: c.Players(int(n)),
    "no_heroes": c.NoHeroes,
}

COSTS = {"rune": "runes", "gold": "gold", "wound": "wounds", "item": "items"}


def effect_of(text: str) -> w.Effect:
    """`add_die red 1` -> AddDie(RED, 1)."""
    parts = text.split()
    for length in (2, 1):
        make = EFFECTS.get(" ".join(parts[:length]))
        if make is not None:
            return make(*parts[length:])
    raise ValueError(f"content: there is no effect '{text}'")


def effects_of(text: str) -> tuple[w.Effect, ...]:
    """The effects of a cell, in order; none for an empty one."""
    return tuple(effect_of(part) for part in text.split("; ")) if text else ()


def condition_of(text: str) -> c.Condition | None:
    if not text:
        return None
    name, *arguments = text.split()
    if name not in CONDITIONS:
        raise ValueError(f"content: there is no condition '{text}'")
    return CONDITIONS[name](*arguments)


def cost_of(text: str) -> c.Cost:
    if not text:
        return c.FREE
    name, n = text.split()
    if name not in COSTS:
        raise ValueError(f"content: there is no cost '{text}'")
    return c.Cost(**{COSTS[name]: int(n)})


def ability_of(when: str, condition: str, cost: str, effect: str, mandatory: bool = False) -> c.Ability | None:
    """The ability of a row; None where it has none."""
    if not when:
        return None
    return c.Ability(k.When(when), effects_of(effect), condition_of(condition), cost_of(cost), mandatory)
