"""A sensible player of Angry Quest: it looks one move ahead and counts faces.

It keeps the team that is best against this monster, calls at settlements on the way, avoids fights it would lose, and
goes for the monster when the odds are fair, with the whole team always.
"""

from collections.abc import Callable, Mapping

from tumblehall.agents.angryquest.sight import seen, sight
from tumblehall.agents.angryquest.worth import (
    best_attack,
    curse_cost,
    danger,
    final_odds,
    lair_odds,
    luck_worth,
    progress,
)
from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS, CHARACTERS
from tumblehall.games.angryquest.content.board import KIND, LOOP, SPACE_NUMBERS
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, Attribute
from tumblehall.games.angryquest.rules.lair import dice_against_monster, fighters_of, need_of
from tumblehall.games.angryquest.rules.numbers import MOST_UPGRADES, can_upgrade, standing_on
from tumblehall.games.angryquest.rules.odds import attack_odds, combat_odds, monster_odds, upgrade_odds
from tumblehall.games.angryquest.rules.reach import share_ends
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json, Option

FAIR = 0.45
"""The odds from which a part of the team tries; with a rival in the lair it cannot be choosy."""
PRESSED = 0.25
DEARER = 0.15
"""What each failed attempt adds to them: the third is the last."""
SPITE = 0.6
"""How many own steps a step lost by an opponent is worth, shared among the opponents."""
UPGRADE_WORTH = 120.0
"""Steps that a sure win against the monster is worth, for weighing a call at a settlement."""
POOR_ROLL = 2.0
NEVER = -1000.0

Score = Callable[[AngryState, Decision, Option], float]


class HeuristicAgent:
    """Plays from the view and the decision alone."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        return best_scored(SCORES, view, decision)


def best_scored(scores: Mapping[str, Score], view: Mapping[str, Json], decision: Decision) -> str:
    """The option that scores most; the safe one where nothing is scored."""
    score = scores.get(decision.kind)
    if score is None:
        return decision.default
    s = seen(sight(view))
    return max(decision.options, key=lambda option: score(s, decision, option)).id


def word(option: Option, place: int) -> str:
    return option.id.split()[place]


def who(option: Option) -> int:
    return CHARACTER_NUMBERS[word(option, 1)]


def subject(decision: Decision) -> int:
    """The character that a question is about."""
    return CHARACTER_NUMBERS[decision.about["character"]]


def _team_worth(s: AngryState, seat: int, team: list[int]) -> float:
    """Odds against the monster first; armour and speed break ties."""
    extra = sum(CHARACTERS[c].values[Attribute.ARMOUR] + CHARACTERS[c].values[Attribute.MOVEMENT] for c in team)
    return lair_odds(s, seat, team) + 0.01 * extra


def keep(s: AngryState, asked: Decision, option: Option) -> float:
    hand = [CHARACTER_NUMBERS[slug] for slug in asked.about["hand"]]
    return _team_worth(s, asked.seat, [c for c in hand if c != who(option)])


def opening(s: AngryState, asked: Decision, option: Option) -> float:
    seat = asked.seat
    fighters = fighters_of(s, seat)
    if option.id == "roll":
        return 0.0
    if len(fighters) == len(s.team[seat]):
        return 1.0  # nobody is left to wait for
    pressed = any(len(fighters_of(s, other)) > 1 for other in range(s.players) if other != seat and not s.out[other])
    enough = (PRESSED if pressed else FAIR) + DEARER * s.failed[seat]
    return 1.0 if final_odds(s, seat, fighters) >= enough else NEVER


def move(s: AngryState, asked: Decision, option: Option) -> float:
    match option.id.split():
        case ["move", who, where]:
            return _move_gain(s, asked.seat, CHARACTER_NUMBERS[who], SPACE_NUMBERS[where])
        case ["split", first]:
            return _split_gain(s, asked.seat, int(first), s.face - int(first))
        case ["reroll"]:
            return POOR_ROLL
        case ["wait"]:
            return 0.0
        case _:
            return NEVER


def _split_gain(s: AngryState, seat: int, first: int, second: int) -> float:
    """Steps won by the two moves of a split roll, each weighed as if the other were not made."""
    return max(
        (
            gain + more
            for gain, c, end in _shares(s, seat, first)
            for more, mate, other_end in _shares(s, seat, second)
            if c != mate and end != other_end
        ),
        default=NEVER,
    )


def _shares(s: AngryState, seat: int, steps: int) -> list[tuple[float, int, int]]:
    """The moves that a part of a split roll allows, each with the steps won."""
    return [(_move_gain(s, seat, c, end), c, end) for c in s.team[seat] for end in share_ends(s, c, steps)]


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


def attack(s: AngryState, asked: Decision, option: Option) -> float:
    """Forced or not: the best odds; from a distance only when it pays."""
    if option.id == "pass":
        return 0.0
    c, foe = subject(asked), who(option)
    odds = attack_odds(s, c, foe, ATTRIBUTES.index(word(option, 2)))
    return odds * _spite(s) * (progress(s, foe, s.where[foe]) + 1) - (1 - odds) * progress(s, c, s.where[c])


def use(s: AngryState, asked: Decision, option: Option) -> float:
    """The attribute to defend with, or to use against the monster."""
    seat = asked.seat
    attribute = ATTRIBUTES.index(word(option, 1))
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


def town(s: AngryState, asked: Decision, option: Option) -> float:
    """What an errand in a settlement, or a replacement on the spot, adds against the monster."""
    seat, c = asked.seat, subject(asked)
    match option.id.split():
        case ["upgrade", attribute]:
            return _upgrade_gain(s, seat, c, ATTRIBUTES.index(attribute))
        case ["take", who]:
            return _swap_gain(s, seat, c, CHARACTER_NUMBERS[who])
        case ["replace"]:
            # Two cards of which one is kept: hope for a bit more than a plain character gives.
            return 0.02 if not s.upgrades[c] else -0.1
        case _:
            return 0.0


def newcomer(s: AngryState, asked: Decision, option: Option) -> float:
    others = [c for c in s.team[asked.seat] if c != subject(asked)]
    return _team_worth(s, asked.seat, [*others, who(option)])


def luck(s: AngryState, asked: Decision, option: Option) -> float:
    if option.id == "pass":
        return 0.25
    c = subject(asked)
    return luck_worth(s, c, s.where[c]) if 0 <= s.where[c] < LOOP else 1.0


def pick(s: AngryState, asked: Decision, option: Option) -> float:
    """Whom an effect should meet: the opponent who is furthest; of the own, the best fighter."""
    if option.id == "pass":
        return 0.0
    c = who(option)
    if s.owner[c] == asked.seat:
        return sum(CHARACTERS[c].values)
    return 1.0 + progress(s, c, s.where[c])


def loot(_: AngryState, __: Decision, option: Option) -> float:
    """Upgrades to take or to lose: dice first, the higher level first."""
    if option.id == "pass":
        return 0.0
    verb, attribute, level = option.id.split()
    worth = int(level) * (3.0 if ATTRIBUTES.index(attribute) < Attribute.ARMOUR else 1.0)
    return worth if verb == "spoil" else -worth


def advance(s: AngryState, asked: Decision, option: Option) -> float:
    """Further on is better, but never past the gate."""
    if option.id == "pass":
        return 0.0
    c = subject(asked)
    return progress(s, c, (s.where[c] + int(word(option, 1))) % LOOP) - progress(s, c, s.where[c])


def again(_: AngryState, __: Decision, option: Option) -> float:
    return float(option.id == "reroll-die")


SCORES: dict[str, Score] = {
    "keep": keep, "opening": opening, "move": move, "share": move, "clash": attack, "shot": attack, "defend": use,
    "second-try": again, "spoils": loot, "advance": advance, "luck": luck, "rally": pick, "shove": pick,
    "pass-curse": pick, "lose-upgrade": loot, "town": town, "recruit": town, "newcomer": newcomer, "assault": use,
}  # fmt: skip
"""How the options of each kind of question are scored; other questions get the safe answer."""
