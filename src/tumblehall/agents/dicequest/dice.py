"""What the heuristic agent of Dicequest does with dice and symbols."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from tumblehall.agents.dicequest.worth import CHALLENGE, HERO, ITEM, adventure_of, challenge_of, needed, rounds_left
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACE_BY_NAME, OF_COLOUR, SHOWN, SIDES_OF
from tumblehall.games.dicequest.content.kinds import WANTED
from tumblehall.games.dicequest.edges.chance_now import chance_now
from tumblehall.games.dicequest.edges.view import Challenge, Seen
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.matching import PLAIN, missing, most_filled
from tumblehall.games.dicequest.rules.reckoning import Reckoner, TooLarge


def target(view: Seen) -> tuple[int, ...]:
    """What the dice are for: the requirement, and in co-op the threats on the adventure too."""
    challenge, adventure = challenge_of(view), adventure_of(view)
    need = needed(challenge["need"])
    if view["mode"] != "coop" or challenge["quest"] != adventure["quest"]:
        return need
    tokens = [needed(token["need"]) for token in adventure["tokens"]]
    return tuple(sum(counts) for counts in zip(need, *tokens, strict=True))


def is_last_stand(view: Seen) -> bool:
    """The last adventure of a game together: nothing is kept for later."""
    return view["mode"] == "coop" and view["adventure_round"] and rounds_left(view) == 0


def is_met(view: Seen) -> bool:
    return not any(missing(result_of(challenge_of(view)), target(view)))


def result_of(challenge: Challenge) -> list[int]:
    return [challenge["result"].get(slot, 0) for slot in WANTED[:5]]


def symbols_on(die: str) -> tuple[int, ...]:
    return SHOWN[FACE_BY_NAME[die]]


def worth(result: Sequence[int], need: Sequence[int]) -> float:
    """How good a result is: what is met counts most, then shields and runes, then the rest."""
    filled = most_filled(result, PLAIN, need)
    spare = sum(result[:4]) + 0.3 * result[3] + 0.4 * result[4]
    return 10.0 * filled + 0.2 * spare


def without(result: Sequence[int], die: str) -> list[int]:
    return [n - there for n, there in zip(result, symbols_on(die), strict=True)]


def gain_of_rolling(result: Sequence[int], need: Sequence[int], die: str) -> float:
    """What is to be expected of another roll of one die."""
    rest = without(result, die)
    colour = next(faces for faces in OF_COLOUR if FACE_BY_NAME[die] in faces)
    rolled = sum(
        SIDES_OF[face] / 6 * worth([a + b for a, b in zip(rest, SHOWN[face], strict=True)], need) for face in colour
    )
    return rolled - worth(result, need)


def dice_to_roll(view: Seen) -> list[str]:
    """The unlocked dice that are best rolled again at once; where no set can bring success, those that may gain."""
    challenge = challenge_of(view)
    result, need = result_of(challenge), target(view)
    dice = tuple(sorted(die["die"] for die in challenge["unlocked"]))
    free = tuple(n - sum(symbols_on(die)[symbol] for die in dice) for symbol, n in enumerate(result))
    chance, again = best_set(dice, free, need)
    if chance > 0:
        return list(again)
    gains = [(gain_of_rolling(result, need, die), die) for die in dice]
    return [die for gain, die in sorted(gains, reverse=True) if gain > 0]


@lru_cache(maxsize=4096)
def best_set(dice: tuple[str, ...], free: tuple[int, ...], need: tuple[int, ...]) -> tuple[float, tuple[str, ...]]:
    """The dice to roll again for the best chance of success, the fewest that give it."""
    reckoner = Reckoner(need, PLAIN, False)
    best: tuple[float, tuple[str, ...]] = (0.0, ())
    faces = [FACE_BY_NAME[die] for die in dice]
    try:
        for size in range(1, len(dice) + 1):
            for places in combinations(range(len(dice)), size):
                counts = [0, 0, 0, 0]
                for place in places:
                    counts[COLOUR_OF[faces[place]]] += 1
                kept = tuple(face for place, face in enumerate(faces) if place not in places)
                chance = reckoner.keeping(kept, tuple(counts), free)
                if chance > best[0] + 1e-9:
                    best = (chance, tuple(dice[place] for place in places))
    except TooLarge:
        pass
    return best


def best_face(view: Seen, die: str, faces: Sequence[str]) -> tuple[float, str]:
    """The best face to turn a die to, and what the result is worth then."""
    result, need = without(result_of(challenge_of(view)), die), target(view)
    colour = die.partition(":")[0]
    values = [
        (worth([a + b for a, b in zip(result, symbols_on(f"{colour}:{face}"), strict=True)], need), face)
        for face in faces
    ]
    return max(values)


def gain_of_symbol(view: Seen, symbol: int, n: int) -> float:
    result, need = result_of(challenge_of(view)), target(view)
    more = result[:]
    more[symbol] += n
    return worth(more, need) - worth(result, need)


def ability_of(slug: str) -> c.Ability | None:
    return (HERO.get(slug) or ITEM[slug]).ability


def use_worth(view: Seen, slug: str) -> float:
    """How good it is to use an ability in combat now; 0 or less: better not."""
    challenge = challenge_of(view)
    ability = ability_of(slug)
    if ability is None:
        return 0.0
    met = is_met(view)
    scoring = adventure_of(view)["quest"] == challenge["quest"]
    price = 1.0 * ability.cost.gold + 4.0 * ability.cost.wounds + (0.5 if ability.cost.runes else 0.0)
    if is_last_stand(view):
        price *= 0.2
    elif slug in ITEM and ITEM[slug].kind == "single_use":
        price += 4.0
    need_rune = target(view)[k.Symbol.RUNE]
    if ability.cost.runes and challenge["result"].get("rune", 0) <= need_rune:
        price += 10.0
    gains = [_gain(view, effect, met, scoring) for effect in ability.effects]
    return max(gains) - price


def _gain(view: Seen, effect: w.Effect, met: bool, scoring: bool) -> float:
    challenge = challenge_of(view)
    match effect:
        case w.AddSymbol(symbols, n):
            best = max(gain_of_symbol(view, symbol, n) for symbol in symbols)
            return best if not met else (1.5 if scoring else 0.0) + _shield(challenge, symbols)
        case w.Convert(start, to, n):
            return _convert(view, start, to, n) if not met or scoring else 0.0
        case w.Reroll():
            return 3.0 if dice_to_roll(view) and not met else 0.0
        case w.SetFace():
            return 6.0 if not met else (1.5 if scoring else 0.0)
        case w.AddDie():
            return 5.0 if not met else (1.5 if scoring else 0.0)
        case w.ReduceNeed(n):
            return 10.0 * n if not met and sum(challenge["missing"].values()) <= n else 0.0
        case w.RemoveWound():
            return 4.0
        case w.DrawBasic():
            return 3.0 if met else 0.6
        case w.ReadyReroll():
            return 4.5 if not met else 0.0
        case _:
            return 1.0


def _shield(challenge: Challenge, symbols: k.Kinds) -> float:
    coming = challenge["wounds"]["light"] + challenge["wounds"]["deadly"]
    return 3.0 if k.Symbol.SHIELD in symbols and coming > challenge["result"].get("shield", 0) else 0.0


def _convert(view: Seen, start: k.Kinds, to: k.Kinds, n: int) -> float:
    result, need = result_of(challenge_of(view)), target(view)
    best = 0.0
    for old in start:
        for new in to:
            if result[old]:
                more = result[:]
                more[old] -= 1
                more[new] += n
                best = max(best, worth(more, need) - worth(result, need))
    return best


def wants_more(view: Seen) -> bool:
    """Whether a challenge is hard enough for what is used up."""
    challenge = challenge_of(view)
    chance = chance_now(view)
    if view["mode"] == "coop" and challenge["quest"] == adventure_of(view)["quest"]:
        return bool(adventure_of(view)["tokens"])
    return chance is not None and chance["of"] < 0.8 and sum(CHALLENGE[challenge["quest"]].need) > 1
