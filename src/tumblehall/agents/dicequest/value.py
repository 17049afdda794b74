"""What a position is worth to each seat, in victory points at the end: what it has, what is due to it, and what is
likely to come of its heroes, gold and items. The weights are in `weights.py`."""

from functools import lru_cache
from math import exp
from typing import Final

from tumblehall.agents.dicequest.cards import DICE, HERO_POINTS, ITEM_POINTS, LEGEND, LEGENDARY, NEED, SCORING
from tumblehall.agents.dicequest.weights import COMING, SPREAD
from tumblehall.games.dicequest.cards.challenges import FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.printed import ADVENTURES, QUESTS
from tumblehall.games.dicequest.cards.sets import members
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.adventure import ROUNDS, is_adventure_round
from tumblehall.games.dicequest.rules.state import NONE, DicequestState, Phase

PER_DIE: Final = 1.2
"""Symbols to be expected of a die, with what rolls it again."""
TAVERN: Final = int(Phase.TAVERN)


def _prize(effects: tuple[w.Effect, ...]) -> float:
    """What the reward of a rank is worth."""
    worth = 0.0
    for effect in effects:
        match effect:
            case w.GainPoints(n):
                worth += n
            case w.GainGold(n):
                worth += 0.4 * n
            case w.DrawLegendary(n):
                worth += 2.0 * n
            case _:
                worth += 0.6
    return worth


PRIZES: Final = tuple((*(_prize(rank) for rank in adventure.ranks), 0.0) for adventure in ADVENTURES)


def turns_left(s: DicequestState, seat: int) -> int:
    """The turns that a seat still has, the one that has just begun included."""
    ahead = (seat - s.first) % s.players
    now = (s.turn - s.first) % s.players
    begun = ahead > now or (ahead == now and s.phase == TAVERN)
    return ROUNDS - s.round + begun


def features(s: DicequestState, seat: int) -> list[float]:
    """What a seat can still make something of."""
    apprentices = experts = legends = promise = wounded = at_risk = worn = 0
    for hero in s.party[seat]:
        if hero is None:
            continue
        points = HERO_POINTS[hero.card]
        worn += hero.item != NONE
        if hero.wound:
            wounded += 1
            at_risk += points * hero.expert
        if LEGEND[hero.card]:
            legends += 1
        elif hero.expert:
            experts += 1
        else:
            apprentices += 1
            promise += points
    basic = legendary = 0
    for item in members(s.backpack[seat]):
        if LEGENDARY[item]:
            legendary += not ITEM_POINTS[item]
        else:
            basic += 1
    gold = s.gold[seat]
    return [
        1.0, gold, max(0, gold - 5), apprentices, experts, legends, promise, wounded, at_risk, worn, basic, legendary,
        s.reroll[seat],
    ]  # fmt: skip


@lru_cache(1 << 13)
def quest_points(trophies: int) -> int:
    return sum(QUESTS[quest].points for quest in members(trophies))


@lru_cache(1 << 13)
def card_points(backpack: int, graduates: int) -> int:
    items = sum(ITEM_POINTS[item] for item in members(backpack))
    return items + sum(HERO_POINTS[hero] for hero in members(graduates))


def points_now(s: DicequestState, seat: int) -> int:
    party = sum([HERO_POINTS[hero.card] for hero in s.party[seat] if hero is not None and hero.expert])
    return party + s.points[seat] + quest_points(s.trophies[seat]) + card_points(s.backpack[seat], s.graduates[seat])


def due(s: DicequestState, seat: int) -> float:
    """What the adventure under way is likely to bring a seat that has succeeded."""
    score = s.scores[seat]
    if score == NONE or not is_adventure_round(s):
        return 0.0
    rank = 0.0
    for other in range(s.players):
        if other != seat:
            rank += ahead_of(s, other, score)
    prizes = PRIZES[s.adventure]
    place = int(rank)
    return prizes[place] + (rank - place) * (prizes[place + 1] - prizes[place])


def ahead_of(s: DicequestState, other: int, score: int) -> float:
    """How likely another seat ranks above such a score; a tie costs both a rank."""
    theirs = s.scores[other]
    if theirs != NONE:
        return float(theirs >= score)
    if not turns_left(s, other) > ROUNDS - s.round:
        return 0.0
    challenge = FIRST_ADVENTURE + s.adventure
    dice = sum([len(DICE[hero.card]) for hero in s.party[other] if hero is not None])
    likely = PER_DIE * dice - sum(NEED[challenge]) - (0.0 if SCORING[challenge] == 0b1111 else 1.0)
    return 1.0 / (1.0 + exp((score - likely) / 1.2)) if likely > -1.0 else 0.1


def prospect(s: DicequestState, seat: int) -> float:
    """The points that a seat is likely to end with."""
    weights = COMING[turns_left(s, seat)]
    coming = sum([weight * n for weight, n in zip(weights, features(s, seat), strict=True)])
    return points_now(s, seat) + due(s, seat) + coming


def chance_to_win(s: DicequestState, seat: int) -> float:
    """Of the most points: the further ahead, the surer; the fewer turns anybody has left, the surer."""
    if s.outcome is not None:
        winners = s.outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0
    spread = SPREAD[max([turns_left(s, other) for other in range(s.players)])]
    mine = prospect(s, seat)
    others = sum([exp((prospect(s, other) - mine) / spread) for other in range(s.players) if other != seat])
    return 1.0 / (1.0 + others)
