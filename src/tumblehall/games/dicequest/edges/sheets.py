"""Every card with its facts and its text."""

from collections.abc import Sequence

from tumblehall.games.dicequest.cards.facts import (
    AdventureFacts,
    BoardAction,
    Challenge,
    HeroFacts,
    ItemFacts,
    QuestFacts,
    Rewards,
    ThreatFacts,
)
from tumblehall.games.dicequest.cards.printed import ACTIONS, ADVENTURES, HEROES, ITEMS, QUESTS, THREATS
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.dice import SIDES
from tumblehall.games.dicequest.content.kinds import WANTED
from tumblehall.games.dicequest.edges.english import ability_text, effects_text, face_text, sentence
from tumblehall.games.dicequest.language import words as w
from tumblehall.kernel.sheets import CardSheet

LEGEND = (
    "Heroes of the first four groups start as apprentices, without ability and points; both come with the expert side. "
    "A generic success is met by a sword, an arrow, a wand or a shield. Abilities name the step in which they are "
    "used, then what they ask for, then what they do; each works once a turn. Ordinary wounds are all but unblockable "
    "ones."
)
CLASSES = {"Warrior": "Warriors", "Marksman": "Marksmen", "Mage": "Mages", "Tank": "Tanks"}
DECKS = {"basic": "Basic items", "take_that": "Take That! items", "legendary": "Legendary items"}
ACT = {1: "I", 2: "II", 3: "III"}


def sheets() -> tuple[CardSheet, ...]:
    """In the order of the content files."""
    return (
        *(hero_sheet(hero) for hero in HEROES),
        *(item_sheet(item) for item in ITEMS),
        *(quest_sheet(quest) for quest in QUESTS),
        *(adventure_sheet(adventure) for adventure in ADVENTURES),
        *(threat_sheet(threat) for threat in THREATS),
        *(action_sheet(action) for action in ACTIONS),
    )


def hero_text(hero: HeroFacts) -> str:
    return "No ability." if hero.ability is None else ability_text(hero.ability)


def item_text(item: ItemFacts) -> str:
    if item.ability is None:
        return "It is worth its points, and no more."
    return ability_text(item.ability, item=True, start="tavern, on an opponent's next quest" if item.lasting else "")


def threat_text(threat: ThreatFacts) -> str:
    lasting = threat.ability.when is k.When.ONGOING
    gold = isinstance(threat.ability.effects[0], w.GainGold | w.LoseGold)
    return ability_text(threat.ability, start="this round" if lasting else "each player, at once" if gold else "")


def die_of(colour: k.Colour) -> str:
    faces = " | ".join(face_text(side.face) for side in SIDES if side.colour is colour)
    return f"{colour.name.lower()} die: {faces}"


def points_text(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def hero_sheet(hero: HeroFacts) -> CardSheet:
    return CardSheet(
        group="Legends" if hero.legend else CLASSES[hero.hero_class],
        name=hero.name,
        id=hero.slug,
        facts=f"cost {hero.cost}, {points_text(hero.points)}",
        pieces="" if hero.legend else die_of(hero.dice[0]),
        text=(f"Brings {', '.join(colour.name.lower() for colour in hero.dice)}.", hero_text(hero)),
        notes="",
        ours=True,  # prices and points, of all heroes
    )


def item_sheet(item: ItemFacts) -> CardSheet:
    points = f", {points_text(item.points)} in the backpack" if item.points else ""
    return CardSheet(
        group=DECKS[item.deck],
        name=item.name,
        id=item.slug,
        facts=item.kind.replace("_", "-") + points,
        pieces="",
        text=(item_text(item),),
        notes="",
        ours=item.ours,
    )


def needs_text(need: Sequence[int]) -> str:
    """`2 swords, 1 rune, 3 generic`"""
    counts = [(slot, n) for slot, n in zip(WANTED, need, strict=False) if n]
    parts = [f"{n} generic" if slot == "any" else f"{n} {slot}{'s' * (n > 1)}" for slot, n in counts]
    return ", ".join(parts) or "nothing"


def challenge_facts(challenge: Challenge) -> str:
    least, most = challenge.party
    party = f"{least}" if least == most else f"{least} to {most}"
    wounds = {"light": challenge.light, "deadly": challenge.deadly, "unblockable": challenge.unblockable}
    dealt = ", ".join(f"{n} {kind}" for kind, n in wounds.items() if n) or "none"
    return f"party {party}; needs {needs_text(challenge.need)}; wounds: {dealt}"


def rewards_text(rewards: Rewards) -> str:
    """`1 gold, 2 basic items`"""
    gold = [f"{rewards.gold} gold"] if rewards.gold else []
    counts = {
        "level up": rewards.level_up,
        "basic item": rewards.basic_item,
        "legendary item": rewards.legendary_item,
    }
    return ", ".join([*gold, *(f"{n} {name}{'s' * (n > 1)}" for name, n in counts.items() if n)]) or "nothing"


def quest_sheet(quest: QuestFacts) -> CardSheet:
    challenge = quest.challenge
    own = (ability_text(challenge.ability),) if challenge.ability is not None else ()
    return CardSheet(
        group=f"Quests of act {ACT[challenge.act]}",
        name=challenge.name,
        id=challenge.slug,
        facts=f"{challenge_facts(challenge)}; {points_text(quest.points)}",
        pieces="",
        text=(*own, f"Always: {rewards_text(quest.guaranteed)}. On success: {rewards_text(quest.success)}."),
        notes=challenge.flavour,
        ours=challenge.ours,
    )


def adventure_sheet(adventure: AdventureFacts) -> CardSheet:
    challenge = adventure.challenge
    own = (ability_text(challenge.ability),) if challenge.ability is not None else ()
    if adventure.coop:
        mode, prize = "co-op", f"Reward: {effects_text(adventure.reward)}."
    else:
        ranks = "; ".join(f"rank {i}: {effects_text(rank)}" for i, rank in enumerate(adventure.ranks, 1))
        unlimited = ", ".join("generic" if s is k.Symbol.ANY else s.name.lower() for s in adventure.score)
        mode, prize = "competitive", f"Scores {unlimited} beyond the requirement. {ranks[0].upper() + ranks[1:]}."
    first = "; good for a first game" if adventure.first_game else ""
    return CardSheet(
        group=f"Adventures of act {ACT[challenge.act]}, {mode}",
        name=challenge.name,
        id=challenge.slug,
        facts=challenge_facts(challenge) + first,
        pieces="",
        text=(*own, prize),
        notes=challenge.flavour,
        ours=challenge.ours,
    )


def threat_sheet(threat: ThreatFacts) -> CardSheet:
    facts = "for the round" if threat.ability.when is k.When.ONGOING else "immediate"
    return CardSheet("Threats", threat.name, threat.slug, facts, "", (threat_text(threat),), "")


def action_sheet(action: BoardAction) -> CardSheet:
    facts = "co-op" if action.act == 0 else f"from act {ACT[action.act]} on"
    text = sentence("", action.cost, action.effects)
    return CardSheet("Actions of the board", action.name, action.slug, facts, "", (text,), "")
