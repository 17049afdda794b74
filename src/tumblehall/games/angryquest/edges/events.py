"""The words of events."""

from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS
from tumblehall.games.angryquest.edges.names import attribute_name, name, space_name
from tumblehall.kernel.values import Json


def tell(kind: str, data: dict[str, Json]) -> str:
    """The words of an event, from its data alone."""
    words = dict(data)
    for key in ("character", "attacker", "defender", "winner", "loser", "old", "new", "other", "saint"):
        if words.get(key) in CHARACTER_NUMBERS:
            words[key] = name(words[key])
    if "characters" in words:
        words["characters"] = ", ".join(name(slug) for slug in words["characters"])
    for key in ("attribute", "attack", "defence"):
        if key in words:
            words[key] = attribute_name(words[key])
    for key in ("from", "to", "space"):
        if key in words:
            words[key] = space_name(words[key])
    for key in ("dice", "attack_dice", "defence_dice"):
        if isinstance(words.get(key), list):
            words[key] = ", ".join(map(str, words[key]))
    if "player" in words:
        words["player"] = str(words["player"]).capitalize()
    if kind == "combat-won":
        words["tie"] = TIES[words["tie"]].format(**words)
    if kind == "assault":
        words["result"] = "won" if words["won"] else "failed"
    if kind == "upgrade":
        words["result"] = ("no upgrade", "an upgrade", "an upgrade of level 2")[words["level"]]
    return EVENTS[kind].format(**words)


TIES = {None: "", "defender": "; a tie goes to the defender", "attacker": "; {winner} wins a tie when attacking"}
"""AQ-5.6: who wins a combat where both sides have as many hits."""

EVENTS = {
    "returned": "You return {character} to the deck.",
    "team": "Seat {seat} leads {characters}.",
    "corner": "Seat {seat} takes the {colour} corner.",
    "turn": "Round {round}: {player}'s turn.",
    "attack-monster": "{player} goes to fight the monster.",
    "rolled": "{player} rolls {face}.",
    "moved": "{player} moves {character} from {from} to {to}.",
    "waits": "{player} waits for the lair entrance.",
    "attack": "{attacker} attacks {defender} with {attribute}.",
    "combat-rolls": "{attacker} rolls {attack_dice} with {attack}; {defender} rolls {defence_dice} with {defence}.",
    "combat-won": "{winner} beats {loser} (hits: attacker {attacker_hits}, defender {defender_hits}{tie}).",
    "sent-home": "{character} goes home.",
    "retreated": "{character} falls back to {to}.",
    "took-upgrade": "{character} takes the {attribute} upgrade of {loser} (level {level}).",
    "advanced": "{character} goes on to {to}.",
    "luck": "Luck for {character} on {space}.",
    "stalled": "{character} may not be moved next turn.",
    "doom-roll": "The bones show {face} for {character}.",
    "swapped": "{character} changes places with {other}.",
    "weakened": "{character} has {dice} dice fewer in the next combat.",
    "shifted": "{character} is moved to {to}.",
    "rallied": "{character} comes out to {to}.",
    "curse": "Curse for {character} on {space}.",
    "curse-ignored": "{character} ignores the curse.",
    "curse-passed": "{character} passes the curse to {other}.",
    "curse-save": "{saint} prays for {character}: {face}.",
    "lost-upgrade": "{character} loses the {attribute} upgrade (level {level}).",
    "upgrade": "{character} tries to upgrade {attribute} and rolls {dice}: {result}.",
    "drew": "{player} draws {cards} cards.",
    "drew-cards": "You drew {characters}.",
    "replaced": "{new} replaces {old}.",
    "assault": "{player}, phase {phase} with {attribute}, rolls {dice}: {successes} of {needed} successes: {result}.",
    "dropped-out": "{player} has failed three times and is out.",
    "over": "The game is over: {reason}.",
}
