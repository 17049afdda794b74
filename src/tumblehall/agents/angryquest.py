"""A sensible player of Angry Quest: it looks one move ahead and counts faces.

It keeps the team that is best against this monster, calls at settlements on the way, avoids fights it would lose, and
goes for the monster with two characters when the odds are fair, with three always.
"""

from collections.abc import Callable, Mapping

from tumblehall.agents.angryquest_sight import seen
from tumblehall.agents.angryquest_worth import (
    best_attack,
    curse_cost,
    danger,
    final_odds,
    lair_odds,
    luck_worth,
    progress,
)
from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS, CHARACTERS
from tumblehall.games.angryquest.content.board import HOME, KIND, LOOP, SPACE_NUMBERS
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, Attribute
from tumblehall.games.angryquest.rules.lair import dice_against_monster, fighters_of, need_of
from tumblehall.games.angryquest.rules.numbers import MOST_UPGRADES, can_upgrade, standing_on
from tumblehall.games.angryquest.rules.odds import attack_odds, combat_odds, monster_odds, upgrade_odds
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json, Option

FAIR = 0.45
"""The odds from which two fighters try; with a rival in the lair they cannot be choosy."""
PRESSED = 0.25
DEARER = 0.15
"""What each failed attempt adds to them: the third is the last."""
SPITE = 0.6
"""How many own steps a step lost by an opponent is worth, shared among the opponents."""
UPGRADE_WORTH = 120.0
"""Steps that a sure win against the monster is worth, for weighing a call at a settlement."""
POOR_ROLL = 2.0
NEVER = -1000.0

Score = Callable[[AngryState, int, Option], float]


class HeuristicAgent:
    """Plays from the view and the decision alone."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        s, seat = seen(view), decision.seat
        score = SCORES.get(decision.kind)
        if score is None:
            return decision.default
        if decision.kind == "keep":
            s.team[seat] = [CHARACTER_NUMBERS[slug] for slug in view["hand"]]
        # The character that the question is about is in no option; the view shows it by the die and the board.
        return max(decision.options, key=lambda option: score(s, seat, option)).id


def _word(option: Option, place: int) -> str:
    return option.id.split()[place]


def _who(option: Option) -> int:
    return CHARACTER_NUMBERS[_word(option, 1)]


def _team_worth(s: AngryState, seat: int, team: list[int]) -> float:
    """Odds against the monster first; armour and speed break ties."""
    extra = sum(CHARACTERS[c].values[Attribute.ARMOUR] + CHARACTERS[c].values[Attribute.MOVEMENT] for c in team)
    return lair_odds(s, seat, team) + 0.01 * extra


def keep(s: AngryState, seat: int, option: Option) -> float:
    return _team_worth(s, seat, [c for c in s.team[seat] if c != _who(option)])


def opening(s: AngryState, seat: int, option: Option) -> float:
    fighters = fighters_of(s, seat)
    if option.id == "roll":
        return 0.0
    if len(fighters) == len(s.team[seat]):
        return 1.0  # nobody is left to wait for
    if len(fighters) < 2:
        return NEVER
    pressed = any(len(fighters_of(s, other)) > 1 for other in range(s.players) if other != seat and not s.out[other])
    enough = (PRESSED if pressed else FAIR) + DEARER * s.failed[seat]
    return 1.0 if final_odds(s, seat, fighters) >= enough else NEVER


def move(s: AngryState, seat: int, option: Option) -> float:
    match option.id.split():
        case ["move", who, where]:
            return _move_gain(s, seat, CHARACTER_NUMBERS[who], SPACE_NUMBERS[where])
        case ["reroll"]:
            return POOR_ROLL
        case ["wait"]:
            return 0.0
        case _:
            return NEVER


def _move_gain(s: AngryState, seat: int, c: int, end: int) -> float:
    """Steps won by a move, with what awaits at its end."""
    start = s.where[c]
    foe = standing_on(s, end, but=c) if KIND[end] not in ("settlement", "lair") else NONE
    before = progress(s, c, start) * (1 - danger(s, c, start))
    s.where[c] = end
    here = progress(s, c, end)
    after = here * (1 - danger(s, c, end))
    if foe != NONE:
        odds = best_attack(s, c, foe)[0]
        after = odds * (after + _spite(s) * progress(s, foe, end))
    if KIND[end] == "luck":
        after += luck_worth(s, c, end)
    elif KIND[end] == "curse":
        after -= curse_cost(s, c, end)
    elif KIND[end] == "settlement":
        after += UPGRADE_WORTH * max(_upgrade_gain(s, seat, c, a) for a in range(5))
    s.where[c] = start
    return after - before


def _spite(s: AngryState) -> float:
    return SPITE / max(1, sum(not out for out in s.out) - 1)


def _upgrade_gain(s: AngryState, seat: int, c: int, attribute: int) -> float:
    """What an upgrade roll adds to the odds of the whole team against the monster."""
    if not can_upgrade(s, c, attribute):
        return 0.0
    if attribute >= Attribute.ARMOUR:
        return 0.01 if attribute == Attribute.ARMOUR and len(s.upgrades[c]) < MOST_UPGRADES - 1 else 0.0
    held, base = s.upgrades[c], lair_odds(s, seat, s.team[seat])
    gain = 0.0
    for level, chance in enumerate(upgrade_odds(s, c, attribute)):
        s.upgrades[c] = (*held, attribute * 2 + level)
        gain += chance * (lair_odds(s, seat, s.team[seat]) - base)
    s.upgrades[c] = held
    return gain


def _swap_gain(s: AngryState, seat: int, old: int, new: int) -> float:
    team = s.team[seat]
    return lair_odds(s, seat, [new if c == old else c for c in team]) - lair_odds(s, seat, team)


def attack(s: AngryState, seat: int, option: Option) -> float:
    """Forced or not: the best odds; from a distance only when it pays."""
    if option.id == "pass":
        return 0.0
    foe, attribute = _who(option), ATTRIBUTES.index(_word(option, 2))
    mine = [c for c in s.team[seat] if s.where[c] != HOME and s.where[c] < SPACE_NUMBERS["ent-green-1"]]
    near = [c for c in mine if s.where[c] == s.where[foe]] or [c for c in mine if _within_two(s, c, foe)] or mine
    odds = max(attack_odds(s, c, foe, attribute) for c in near)
    stake = max(progress(s, c, s.where[c]) for c in near)
    return odds * _spite(s) * (progress(s, foe, s.where[foe]) + 1) - (1 - odds) * stake


def _within_two(s: AngryState, c: int, foe: int) -> bool:
    a, b = s.where[c], s.where[foe]
    return a >= LOOP or b >= LOOP or min((a - b) % LOOP, (b - a) % LOOP) <= 2


def use(s: AngryState, seat: int, option: Option) -> float:
    """The attribute to defend with, or to use against the monster."""
    attribute = ATTRIBUTES.index(_word(option, 1))
    if s.fight is not None:
        attacker, defender, theirs, _ = s.fight
        return -combat_odds(s, attacker, defender, theirs, attribute)
    need = need_of(s, seat, attribute)
    if need is None:
        return NEVER
    odds = monster_odds(s.monster, dice_against_monster(s, seat, attribute), *need)
    if s.phase1 != NONE:
        return odds
    s.phase1 = attribute
    odds *= 0.1 + lair_odds(s, seat, fighters_of(s, seat))
    s.phase1 = NONE
    return odds


def town(s: AngryState, seat: int, option: Option) -> float:
    visitors = [c for c in s.team[seat] if s.where[c] >= 0 and KIND[s.where[c]] in ("settlement", "luck")]
    match option.id.split():
        case ["upgrade", attribute]:
            return max((_upgrade_gain(s, seat, c, ATTRIBUTES.index(attribute)) for c in visitors), default=0.0)
        case ["take", who]:
            return max((_swap_gain(s, seat, c, CHARACTER_NUMBERS[who]) for c in visitors), default=0.0)
        case ["replace"]:
            # Two cards of which one is kept: hope for a bit more than a plain character gives.
            return 0.02 if all(len(s.upgrades[c]) == 0 for c in visitors) else -0.1
        case _:
            return 0.0


def newcomer(s: AngryState, seat: int, option: Option) -> float:
    return _team_worth(s, seat, [*s.team[seat], _who(option)])


def luck(s: AngryState, seat: int, option: Option) -> float:
    if option.id == "pass":
        return 0.25
    on_clover = [c for c in s.team[seat] if 0 <= s.where[c] < LOOP]
    return max((luck_worth(s, c, s.where[c]) for c in on_clover), default=1.0)


def pick(s: AngryState, seat: int, option: Option) -> float:
    """Whom an effect should meet: the opponent who is furthest; of the own, the best fighter."""
    if option.id == "pass":
        return 0.0
    c = _who(option)
    if s.owner[c] == seat:
        return sum(CHARACTERS[c].values)
    return 1.0 + progress(s, c, s.where[c])


def loot(_: AngryState, __: int, option: Option) -> float:
    """Upgrades to take or to lose: dice first, the higher level first."""
    if option.id == "pass":
        return 0.0
    verb, attribute, level = option.id.split()
    worth = int(level) * (3.0 if ATTRIBUTES.index(attribute) < Attribute.ARMOUR else 1.0)
    return worth if verb == "spoil" else -worth


def advance(s: AngryState, seat: int, option: Option) -> float:
    """Further on is better, but never past the gate: the winner stands on the loop."""
    if option.id == "pass":
        return 0.0
    steps = int(_word(option, 1))
    on_loop = [c for c in s.team[seat] if 0 <= s.where[c] < LOOP]
    return min(progress(s, c, (s.where[c] + steps) % LOOP) - progress(s, c, s.where[c]) for c in on_loop)


def again(_: AngryState, __: int, option: Option) -> float:
    return float(option.id == "reroll-die")


SCORES: dict[str, Score] = {
    "keep": keep, "opening": opening, "move": move, "share": move, "clash": attack, "shot": attack, "defend": use,
    "second-try": again, "spoils": loot, "advance": advance, "luck": luck, "rally": pick, "shove": pick,
    "pass-curse": pick, "lose-upgrade": loot, "town": town, "recruit": town, "newcomer": newcomer, "assault": use,
}  # fmt: skip
"""How the options of each kind of question are scored; other questions get the safe answer."""
