"""The English of a card, made from its words."""

from typing import assert_never

from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.dice import COLOUR_OF, SHOWN, SYMBOLS
from tumblehall.games.dicequest.content.kinds import COLOURS
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.language import words as w

ONE = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def ability_text(ability: c.Ability, item: bool = False, start: str = "") -> str:
    """One sentence: moment, condition, price, effects. `start` stands in for the moment."""
    moment = start or MOMENTS[ability.when]
    when = "" if ability.condition is None else condition_text(ability.condition, item)
    must = " This cannot be declined." if ability.mandatory and ability.when is k.When.WOUND and when else ""
    return sentence(f"{moment}, {when}" if when else moment, ability.cost, ability.effects, ability.when) + must


def sentence(start: str, cost: c.Cost, effects: tuple[w.Effect, ...], when: k.When = k.When.TAVERN) -> str:
    deed = " and ".join(effect_text(effect, when) for effect in effects)
    price = cost_text(cost)
    text = f"{price}: {deed}" if price else deed
    if start:
        text = f"{start}: {text}"
    return text[0].upper() + text[1:] + "."


MOMENTS = {
    k.When.DEPLOYMENT: "deployment",
    k.When.COMBAT: "combat",
    k.When.WOUND: "wounds",
    k.When.REWARD: "rewards",
    k.When.TAVERN: "tavern",
    k.When.ONGOING: "always",
    k.When.REVEAL: "when revealed",
    k.When.ROUND_START: "at the start of each round",
    k.When.IMMEDIATE: "at once",
}


def condition_text(condition: c.Condition, item: bool = False) -> str:
    match condition:
        case c.Wounded():
            return "while its bearer is wounded" if item else "while this hero is wounded"
        case c.Shows(faces):
            return f"if a die shows {either([face_text(face) for face in faces])}"
        case c.ShowsBlank(colour):
            return f"if a {colour.name.lower()} die shows a blank"
        case c.Has(symbol, n):
            return f"with at least {counted(n, symbol)} in the result"
        case c.Succeeded():
            return "if the quest succeeds"
        case c.Failed():
            return "if the quest fails"
        case c.Players(n):
            return f"with {ONE[n]} or more players"
        case c.NoHeroes():
            return "without heroes"
        case _:
            assert_never(condition)


def cost_text(cost: c.Cost) -> str:
    if cost.runes:
        return f"spend {counted(cost.runes, k.Symbol.RUNE)}"
    if cost.gold:
        return f"pay {cost.gold} gold"
    if cost.wounds:
        return f"place {plural(cost.wounds, 'unblockable light wound')} on an active hero"
    if cost.items:
        return f"put {plural(cost.items, 'item')} of yours under its deck"
    return ""


def effect_text(effect: w.Effect, when: k.When) -> str:
    """What an effect does when it is used at that moment."""
    match effect:
        case w.AddDie(colour, n):
            return f"add {dice(colour, n)} to the pool{' and roll it' if when is k.When.COMBAT else ''}"
        case w.RemoveDie(colour, n):
            return f"its player takes {dice(colour, n)} out of the pool before the roll"
        case w.Reroll(colour, n):
            return f"re-roll {up_to(n)}{unlocked(colour, n)}"
        case w.SetFace(colour, start, to, n):
            shown = f" showing {either([face_text(face) for face in start])}" if start else ""
            goal = "the face of your choice" if to is None else face_text(to)
            return f"turn {up_to(n)}{unlocked(colour, n)}{shown} to {goal}"
        case w.Recolour(colour, to, n):
            new = "another colour" if to is k.Colour.ANY else to.name.lower()
            return f"exchange {up_to(n)}{dice(colour, n)} of the pool for {new}"
        case w.BanColour(colour):
            return f"no {colour.name.lower()} die is rolled; heroes who bring one may come"
        case w.AddSymbol(symbols, n):
            return f"add {either([counted(n, symbol) for symbol in symbols])}"
        case w.Convert(start, to, n):
            old = either([counted(1, symbol) for symbol in start])
            return f"turn {old} into {either([counted(n, symbol) for symbol in to])}"
        case w.Substitute(symbol, to):
            return f"{symbol.name.lower()}s may count as {either([f'{other.name.lower()}s' for other in to])}"
        case w.LoseSymbol(symbol, n):
            return f"each result loses {counted(n, symbol)}, if it has any"
        case w.ReduceNeed(n):
            return f"the requirement is {plural(n, 'symbol')} of your choice less"
        case w.RaiseNeed(n):
            return f"the quest needs {plural(n, 'more generic success', 'more generic successes')}"
        case w.Block(n):
            return f"stop {up_to(n)}{plural(n, 'blockable wound')}"
        case w.DowngradeDeadly(n):
            return f"make {plural(n, 'deadly wound')} light"
        case w.RemoveWound(scope, n):
            if scope is k.Scope.PARTY:
                return f"remove {plural(n, 'light wound')} of your heroes"
            coming = ", or cancel one that is to come" if when is k.When.COMBAT else ""
            return f"remove {plural(n, 'ordinary light wound')} of an active hero{coming}"
        case w.SaveHero(n):
            who = "the first active hero" if n == 1 else f"the first {ONE[n]} active heroes"
            return f"{who} to be defeated in this step {'stays' if n == 1 else 'stay'}, unwounded"
        case w.AddWound(n):
            what = "every quest and adventure" if when is k.When.ONGOING else "the quest"
            return f"{what} deals {plural(n, 'more light wound')}"
        case w.TakeWound(hurt, n):
            if hurt is k.Hurt.UNBLOCKABLE:
                return f"take {plural(n, 'unblockable light wound')}"
            return f"each player puts {plural(n, 'light wound')} on an unwounded hero"
        case w.WoundPer(symbol, n):
            return f"{plural(n, 'unblockable light wound')} for each {symbol.name.lower()} in the result"
        case w.GainGold(n):
            return f"gain {n} gold"
        case w.LoseGold(n):
            return f"lose {n} gold"
        case w.GainPoints(n):
            return f"gain {plural(n, 'victory point')}"
        case w.DrawBasic(n):
            return f"draw {plural(n, 'basic item')}"
        case w.DrawLegendary(n):
            return f"draw {plural(n, 'legendary item')}"
        case w.LevelUp(scope, n):
            return f"turn {up_to(n)}{plural(n, 'apprentice')} {_whose(scope)} to the expert side"
        case w.DiscountRecruit(n):
            return f"the next recruit of this turn costs {n} less"
        case w.SurchargeRecruit(n):
            return f"every recruit costs {n} more"
        case w.RefreshMarket(n):
            return f"put up to {ONE[n]} heroes of the market under their deck and refill it"
        case w.ReadyReroll():
            return "turn your re-roll token to its active side"
        case w.ExhaustReroll():
            return "turn an opponent's re-roll token to its inactive side"
        case w.StealGold(n):
            return f"take up to {n} gold from an opponent"
        case w.StealItem(n):
            return f"take {plural(n, 'random item')} out of an opponent's backpack"
        case w.GiveItem(n):
            return f"move {plural(n, 'item')} from your backpack to another player's"
        case w.AddThreat(place, n):
            if place is k.Place.ADVENTURE:
                return f"put {plural(n, 'threat')} on the adventure"
            return f"put one threat on {_quests(n)}"
        case w.CycleQuests(n):
            gone = f"the {ONE[n]} quests that have lain longest go under their deck, and others come"
            return f"{gone}; the gold and the threats on them are lost"
        case w.ForbidRuneReroll():
            return "runes cannot be spent to re-roll a die"
        case _:
            assert_never(effect)


def effects_text(effects: tuple[w.Effect, ...]) -> str:
    """What is gained."""
    return ", ".join(effect_text(effect, k.When.REWARD) for effect in effects) or "nothing"


def _whose(scope: k.Scope) -> str:
    return "on the quest" if scope is k.Scope.ACTIVE else "of your party"


def _quests(n: int) -> str:
    return "a random quest without one" if n == 1 else f"each of {ONE[n]} random quests without one"


def plural(n: int, noun: str, several: str = "") -> str:
    """`one light wound`, `two light wounds`."""
    return f"{ONE[n]} {noun if n == 1 else several or noun + 's'}"


def counted(n: int, symbol: k.Symbol) -> str:
    """`a rune`, `an arrow`, `two swords`."""
    name = "generic success" if symbol is k.Symbol.ANY else symbol.name.lower()
    if n == 1:
        return f"{'an' if name[0] == 'a' else 'a'} {name}"
    return f"{ONE[n]} {name}{'es' if symbol is k.Symbol.ANY else 's'}"


def up_to(n: int) -> str:
    return "" if n == 1 else "up to "


def dice(colour: k.Colour, n: int) -> str:
    if colour is k.Colour.ANY:
        return "one die of any colour" if n == 1 else f"{ONE[n]} dice of any colours"
    return plural(n, f"{colour.name.lower()} die", f"{colour.name.lower()} dice")


def unlocked(colour: k.Colour, n: int) -> str:
    kind = "unlocked" if colour is k.Colour.ANY else f"unlocked {colour.name.lower()}"
    return plural(n, f"{kind} die", f"{kind} dice")


def face_text(face: str) -> str:
    """`2sword` -> `2 swords`, `arrow+rune` -> `an arrow and a rune`."""
    if face == "blank":
        return "a blank"
    parts = []
    for part in face.split("+"):
        n, name = (int(part[0]), part[1:]) if part[0].isdigit() else (1, part)
        parts.append(counted(n, k.Symbol[name.upper()]))
    return " and ".join(parts)


def either(parts: list[str]) -> str:
    """`a, b or c`."""
    return " or ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]


def spoken_face(face: int) -> str:
    """`a red die with 2 swords` in short: `red 2 swords`."""
    return f"{COLOURS[COLOUR_OF[face]]} {spoken_symbols(SHOWN[face])}"


def spoken_symbols(counts: tuple[int, ...] | list[int]) -> str:
    """`2 swords and a rune`; `blank` for none."""
    parts = [f"{n} {SYMBOLS[symbol]}{'s' if n > 1 else ''}" for symbol, n in enumerate(counts) if n]
    return " and ".join(parts) or "blank"
