"""The words of events, from their data alone."""

from tumblehall.games.dicequest.cards.challenges import AT_PLAY, CHALLENGES
from tumblehall.games.dicequest.cards.decks import TOKEN_NEED
from tumblehall.games.dicequest.cards.printed import ACTIONS, THREATS
from tumblehall.games.dicequest.cards.sources import SOURCE_NAME, SOURCE_SLUG
from tumblehall.games.dicequest.content.dice import FACE_BY_NAME
from tumblehall.games.dicequest.content.kinds import WANTED
from tumblehall.games.dicequest.edges.english import spoken_face
from tumblehall.games.dicequest.edges.sheets import needs_text
from tumblehall.kernel.values import Json

NAMES = {
    **dict(zip(SOURCE_SLUG, SOURCE_NAME, strict=True)),
    **{facts.slug: facts.name for facts in CHALLENGES},
    **{facts.slug: facts.name for facts in THREATS},
    **{facts.slug: facts.name for facts in ACTIONS},
}
NAMED = ("hero", "item", "card", "quest", "adventure", "threat", "action", "heroes", "quests")
SYMBOLS = ("result", "need", "missing")
DICE = ("dice", "from", "die", "to")
PLAYTIME = CHALLENGES[AT_PLAY].slug
AT_PLAYTIME = {"attempts": "{player} chooses {quest}.", "succeeded": "{player} plays for a round."}
NO_PLACES = {"refresh": "has heroes of the market replaced", "gift": "makes a gift"}
"""Actions of the board that nobody visits."""


def tell(kind: str, data: dict[str, Json]) -> str:
    said = {key: _said(key, value) for key, value in data.items()}
    match kind:
        case "round":
            said["what"] = "the adventure" if data["adventure"] else "quests"
        case "gold":
            said["deed"] = "gains" if data["n"] > 0 else "loses"
            said["n"] = str(abs(data["n"]))
        case "graduated":
            said["where"] = "to the achievements" if data["kept"] else "back under the deck"
        case "acted":
            said["deed"] = NO_PLACES.get(data["action"], f"visits the {said['action']}")
        case "rune-spent":
            said["which"] = "a free rune" if data["die"] is None else f"the rune of {said['die']}, now locked"
        case "converted":
            said["which"] = "a free one" if data["die"] is None else f"that of {said['die']}, now locked"
        case "blocked":
            said["how"] = "with a shield" if data["shield"] else "by an ability"
        case "token-turned":
            said["side"] = "active" if data["active"] else "inactive"
        case "recoloured":
            said["dice"] = f" and rolls {said['dice']}" if data["dice"] else ""
        case "claimed":
            said["gold"] = f" with the {said['gold']} gold on it" if data["gold"] else ""
        case "over" if not data["winners"]:
            return f"The game is over: {data['reason']}. Everybody loses."
        case "wounds":
            said["all"] = ", ".join(f"{n} {wound}" for wound, n in data.items() if wound != "player" and n)
        case "points":
            said["n"] = "1 victory point" if data["n"] == 1 else f"{data['n']} victory points"
        case "adventure-failed":
            said["threats"] = "1 threat is" if data["threats"] == 1 else f"{data['threats']} threats are"
        case "added":
            said["symbol"] += "s" * (data["n"] > 1)
        case _:
            pass
    at_play = kind in AT_PLAYTIME and data["quest"] == PLAYTIME
    text = (AT_PLAYTIME if at_play else EVENTS)[kind].format(**said)
    return text[0].upper() + text[1:]


def _said(key: str, value: Json) -> str:
    if isinstance(value, dict):
        if key in SYMBOLS:
            return needs_text([value.get(slot, 0) for slot in WANTED])
        return ", ".join(f"{n} {name}" for name, n in value.items()) or "no dice"
    if key == "token":
        return needs_text(TOKEN_NEED[value])
    if isinstance(value, list):
        return ", ".join(_said(key, part) for part in value) or "nobody"
    if key in DICE and value in FACE_BY_NAME:
        return spoken_face(FACE_BY_NAME[value])
    return NAMES.get(str(value), str(value)) if key in NAMED else str(value)


EVENTS = {
    "round": "Round {round} begins: {what}.",
    "act": "Act {act} begins.",
    "revealed": "The adventure {adventure} is revealed.",
    "threat": "Threat: {threat}.",
    "threat-on-quest": "A threat of {token} lies on {quest}.",
    "threat-on-adventure": "A threat of {token} lies on the adventure.",
    "threat-gone": "{player} discards the threat of {token} from {quest}.",
    "quests-gone": "{quests} go under their deck.",
    "turn": "{player}'s turn.",
    "gold": "{player} {deed} {n} gold and has {gold}.",
    "points": "{player} gains {n} and has {total} in tokens.",
    "hero-came": "{hero} comes to the market.",
    "quest-came": "{quest} comes to the quest area.",
    "recruited": "{player} recruits {hero} for {price} gold.",
    "graduated": "{hero} of {player} graduates, {where}.",
    "equipped": "{player} equips {hero} with {item}.",
    "discarded": "{item} of {player} goes under its deck.",
    "drew": "{player} draws {item}.",
    "stolen": "{player} takes {item} from {from}.",
    "gave": "{player} gives {item} to {target}.",
    "refreshed": "{player} replaces {heroes} in the market.",
    "acted": "{player} {deed}.",
    "used": "{player} uses {card}.",
    "used-on": "{player} uses {item} on {target}.",
    "curse": "{card} works on {player}'s quest.",
    "attempts": "{player} attempts {quest}.",
    "deployed": "{player} sends {heroes}: {pool}.",
    "die-added": "{player} adds a {colour} die.",
    "die-removed": "{player} takes a {colour} die out of the pool.",
    "die-rolled": "{player} rolls one more die: {dice}. Result: {result}.",
    "recoloured": "{player} exchanges a {colour} die for a {to} one{dice}.",
    "rolled": "{player} rolls {dice}. Result: {result}.",
    "token": "{player} turns the re-roll token for {dice}.",
    "rerolled": "{player} re-rolls {from} and gets {dice}. Result: {result}.",
    "rune-spent": "{player} spends {which}. Result: {result}.",
    "turned": "{player} turns {die} to {to}. Result: {result}.",
    "added": "{player} adds {n} {symbol}. Result: {result}.",
    "converted": "{player} gives up a {symbol}: {which}.",
    "reduced": "{player} now needs {need}.",
    "token-turned": "The re-roll token of {player} is {side}.",
    "cancelled": "{player} cancels a light wound.",
    "healed": "{hero} of {player} loses a light wound.",
    "wounds": "{player} faces wounds: {all}.",
    "blocked": "{player} blocks a {wound} wound {how}.",
    "downgraded": "{player} makes a deadly wound light.",
    "wounded": "{hero} of {player} takes a wound: {wound}.",
    "saved": "{hero} of {player} is saved.",
    "defeated": "{hero} of {player} is defeated.",
    "succeeded": "{player} succeeds at {quest}: {result} for {need}.",
    "failed": "{player} fails at {quest}: {result} for {need}; missing: {missing}.",
    "scored": "{player} scores {score} at the adventure.",
    "claimed": "{player} claims {quest}{gold}.",
    "gold-on-quest": "{gold} gold lies on {quest}.",
    "levelled": "{hero} of {player} becomes an expert.",
    "ranked": "{player}, with a score of {score}, takes the reward of rank {rank}.",
    "adventure-won": "The adventure {adventure} is won: no threat is left.",
    "adventure-failed": "The adventure {adventure} has failed: {threats} left.",
    "over": "The game is over: {reason}. Won by {winners}.",
}
