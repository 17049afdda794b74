"""Fills `odds.py` from the view of a seat; an onlooker gets those of the player whose turn it is."""

from collections.abc import Iterable, Mapping
from itertools import combinations

from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.cards.facts import Challenge
from tumblehall.games.dicequest.cards.programs import LASTING, NO_RUNE_REROLL
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.dice import FACE_BY_NAME, FACE_NAME, MOST_DICE, SHOWN
from tumblehall.games.dicequest.content.kinds import WANTED
from tumblehall.games.dicequest.edges.active import (
    ABILITY,
    HERO,
    Member,
    cards_of,
    cards_with,
    effects_of,
    fills_by,
    members_of,
    threat_of,
)
from tumblehall.games.dicequest.edges.chance_now import chance_now
from tumblehall.games.dicequest.edges.odds import Aside, Chance, Odds, Party, QuestOdds
from tumblehall.games.dicequest.edges.view import Seat, Seen
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.helping import Help, help_of
from tumblehall.games.dicequest.rules.odds import Figure, Situation, chance_of, choices
from tumblehall.games.dicequest.rules.reckoning import Counts
from tumblehall.games.dicequest.rules.state import NONE
from tumblehall.games.dicequest.rules.verbs import FREE

CHALLENGE = {facts.slug: facts for facts in CHALLENGES}

ON_RESULT = (
    w.AddDie,
    w.Reroll,
    w.SetFace,
    w.Recolour,
    w.AddSymbol,
    w.Convert,
    w.ReduceNeed,
    w.DrawBasic,
    w.ReadyReroll,
)
"""What can turn a failure into a success."""


def odds_of(view: Seen) -> Odds:
    seat = view["turn"] if view["seat"] is None else view["seat"]
    mine = view["seats"][seat]
    told: Odds = {"quests": [], "parties": [], "ways": [], "uses": {}, "now": None, "best": None, "stop": 0.0}
    if view["outcome"] is not None:
        return told
    challenge = view["challenge"]
    if challenge is None:
        told["quests"] = [_quest(view, mine, slug) for slug in _choices(view)]
    elif view["turn"] != seat:
        pass
    elif view["phase"] == "deployment":
        told["now"] = chance_now(view)
    elif view["phase"] == "tavern":
        told["parties"] = _parties(view, mine, challenge["quest"], challenge["heroes"])
    elif view["phase"] == "combat":
        told["now"] = chance_now(view)
        _tell_combat(told, view, mine)
    return told


def _choices(view: Seen) -> list[str]:
    if view["adventure_round"] and view["adventure"] is not None:
        return [view["adventure"]["quest"]]
    return [quest["quest"] for quest in view["quests"]]


def _quest(view: Seen, mine: Seat, slug: str) -> QuestOdds:
    """More heroes never lower the chance, so that only the largest parties are compared."""
    challenge = CHALLENGE[slug]
    members = members_of(mine)
    joined: dict[str, Chance] = {}
    if len(members) < len(mine["party"]):
        for hero in view["market"]:
            if hero["price"] > mine["gold"]:
                continue
            facts = HERO[hero["hero"]]
            newcomer: Member = (facts, (facts.slug,) if facts.legend else ())
            best = _best(view, mine, challenge, {**members, NONE: newcomer})
            if best is not None:
                joined[hero["hero"]] = best["chance"]
    return {"quest": slug, "now": _best(view, mine, challenge, members), "joined": joined}


def _best(view: Seen, mine: Seat, challenge: Challenge, members: Mapping[int, Member]) -> Party | None:
    least, most = challenge.party
    if len(members) < least:
        return None
    parties = combinations(members, min(most, len(members)))
    told = [_party(view, mine, challenge, {slot: members[slot] for slot in slots}) for slots in parties]
    return max(told, key=lambda party: party["chance"]["of"])


def _parties(view: Seen, mine: Seat, slug: str, sent: list[int]) -> list[Party]:
    """Large ones first; whoever is sent already stays in."""
    challenge = CHALLENGE[slug]
    members = members_of(mine)
    least, most = challenge.party
    told = []
    for size in range(min(most, len(members)), max(1, least) - 1, -1):
        for slots in combinations(members, size):
            if set(sent) <= set(slots):
                told.append(_party(view, mine, challenge, {slot: members[slot] for slot in slots}))
    return told


def _party(view: Seen, mine: Seat, challenge: Challenge, members: Mapping[int, Member]) -> Party:
    pool = [0, 0, 0, 0]
    banned = {
        effect.colour for effect in effects_of(challenge.ability, k.When.DEPLOYMENT) if isinstance(effect, w.BanColour)
    }
    for facts, _ in members.values():
        for colour in facts.dice:
            if pool[colour] < MOST_DICE and colour not in banned:
                pool[colour] += 1
    free = [0, 0, 0, 0, 0]
    for effect in LASTING[threat_of(view)]:
        if isinstance(effect, w.LoseSymbol):
            free[effect.symbol] -= effect.n
    cards = tuple(cards_with(members.values()))
    found = chance_of(tuple(pool), tuple(free), _situation(view, mine, challenge.need, cards))
    # What the first roll shows is lost, at most so much: to count the loss at the end is a little too much.
    found = found._replace(exact=found.exact and not any(free))
    return {"heroes": sorted(members), "chance": _chance(found, cards, mine)}


def _tell_combat(told: Odds, view: Seen, mine: Seat) -> None:
    challenge = view["challenge"]
    assert challenge is not None
    unlocked = tuple(sorted(FACE_BY_NAME[die["die"]] for die in challenge["unlocked"]))
    shown = [sum(SHOWN[face][symbol] for face in unlocked) for symbol in range(5)]
    free = tuple(challenge["result"].get(WANTED[symbol], 0) - shown[symbol] for symbol in range(5))
    cards = tuple(card for card in cards_of(mine, challenge["heroes"]) if card not in challenge["used"])
    now = _situation(view, mine, tuple(challenge["need"].get(sign, 0) for sign in WANTED), cards)
    found = choices(unlocked, free, now)
    told["ways"] = [
        {
            "rune": None if way.rune is None else "free" if way.rune == FREE else FACE_NAME[way.rune],
            "dice": [FACE_NAME[face] for face in way.dice],
            "chance": _chance(way.chance, cards, mine),
        }
        for way in found.ways
    ]
    told["ways"].sort(key=lambda way: (-way["chance"]["of"], len(way["dice"])))
    helpers = [card for card in cards if _help(card) is not None]
    told["uses"] = {card: _chance(figure, cards, mine) for card, figure in zip(helpers, found.uses, strict=False)}
    every = [*(way["chance"] for way in told["ways"]), *told["uses"].values()]
    told["best"] = max(every, key=lambda chance: chance["of"], default=None)
    told["stop"] = 0.0 if challenge["missing"] else 1.0


def _situation(view: Seen, mine: Seat, need: Counts, cards: Iterable[str]) -> Situation:
    active = tuple(cards)
    helps = tuple(filter(None, map(_help, active)))
    return Situation(need, fills_by(active), mine["reroll"], not NO_RUNE_REROLL[threat_of(view)], helps)


def _help(card: str) -> Help | None:
    ability = ABILITY[card]
    return None if ability is None else help_of(ability)


def _chance(found: Figure, cards: Iterable[str], mine: Seat) -> Chance:
    return {"of": round(found.of, 6), "exact": found.exact, "aside": _aside(found, cards, mine)}


def _aside(found: Figure, cards: Iterable[str], mine: Seat) -> list[Aside]:
    """What might change the result and is not counted in."""
    aside: list[Aside] = ["wounds"]
    if any(_matters(item) for item in mine["backpack"]):
        aside.insert(0, "items")
    uncounted = [card for card in cards if _matters(card) and not (found.helped and _help(card))]
    if uncounted:
        aside.insert(0, "some-abilities" if found.helped else "abilities")
    return aside


def _matters(card: str) -> bool:
    """Whether a card can change dice or symbols before the wounds."""
    ability = ABILITY[card]
    if ability is None or ability.when not in (k.When.DEPLOYMENT, k.When.COMBAT):
        return False
    return any(isinstance(effect, ON_RESULT) for effect in ability.effects)
