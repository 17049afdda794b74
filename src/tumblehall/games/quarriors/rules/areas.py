"""Where dice are in play: ready areas, locked ones included, and the quest area."""

from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Ready


def in_play(s: QuarriorsState) -> list[tuple[int, Ready]]:
    """Every die in play with its seat, ready areas first."""
    found = [(seat, die) for seat, area in enumerate(s.ready) for die in area]
    if s.quests is not None:
        found += [(seat, die) for seat, party in enumerate(s.quests.party) for die in party]
    return found


def areas_of(s: QuarriorsState) -> list[tuple[int, list[Ready]]]:
    """Every area with its seat, ready areas first."""
    found = list(enumerate(s.ready))
    return found if s.quests is None else found + list(enumerate(s.quests.party))


def party_of(s: QuarriorsState, seat: int) -> list[Ready]:
    """A player's creatures in the quest area."""
    return [] if s.quests is None else s.quests.party[seat]


def dice_of(s: QuarriorsState, seat: int) -> list[Ready]:
    """A player's dice in play."""
    return s.ready[seat] if s.quests is None or not s.quests.party[seat] else s.ready[seat] + s.quests.party[seat]


def beside_of(s: QuarriorsState, seat: int, die: Ready) -> list[Ready]:
    """The dice of the area in which a die is."""
    return party_of(s, seat) if die.questing else s.ready[seat]


def defending(s: QuarriorsState, seat: int) -> list[Ready]:
    """The dice from which a player names defenders in the battle under way: a party in a challenge and where the attack
    has spilled over to it, else the ready area."""
    battle = s.battle
    if battle is not None and (battle.quest != NONE or battle.spilled >> seat & 1):
        return party_of(s, seat)
    return s.ready[seat]
