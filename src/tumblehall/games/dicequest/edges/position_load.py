"""Positions of Dicequest, read: every refusal names the place and the reason."""

from collections.abc import Mapping, Sequence

from tumblehall.games.dicequest.cards.challenges import AT_PLAY, CHALLENGES, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.decks import (
    APPRENTICES,
    IS_LEGEND,
    ITEM_DECKS,
    LEGENDS,
    QUEST_DECKS,
    TOKEN_COUNT,
    TOKEN_ID,
)
from tumblehall.games.dicequest.cards.printed import HEROES, ITEMS, THREATS
from tumblehall.games.dicequest.cards.sets import bits_of
from tumblehall.games.dicequest.cards.sources import EQUIPMENT, SOURCE_SLUG
from tumblehall.games.dicequest.content.dice import FACE_BY_NAME
from tumblehall.games.dicequest.edges.position import WOUNDS
from tumblehall.games.dicequest.edges.position_challenge import load_challenge
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.adventure import ROUNDS, candidates
from tumblehall.games.dicequest.rules.numbers import BACKPACK
from tumblehall.games.dicequest.rules.quest import ORDER
from tumblehall.games.dicequest.rules.setup import bare_state, basic_items
from tumblehall.games.dicequest.rules.state import NONE, SLOTS, Deck, DicequestState, Hero, Laid, Phase, Wound
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Json

HERO = {facts.slug: number for number, facts in enumerate(HEROES)}
ITEM = {facts.slug: number for number, facts in enumerate(ITEMS)}
QUEST = {facts.slug: number for number, facts in enumerate(CHALLENGES[:AT_PLAY])}
ADVENTURE = {facts.slug: number for number, facts in enumerate(CHALLENGES[FIRST_ADVENTURE:])}
THREAT = {facts.slug: number for number, facts in enumerate(THREATS)}
TOKEN = {id: kind for kind, id in enumerate(TOKEN_ID)}
SOURCE = {slug: number for number, slug in enumerate(SOURCE_SLUG)}
PHASES = ("round", "turn", "quest", *(phase.name.lower() for phase in Phase))
MOST = 999


class Shelf:
    """The cards of one kind: each lies in one place."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        self.numbers = numbers
        self.taken = 0

    def card(self, doc: Doc, allowed: int = -1) -> int:
        number = self.numbers[doc.one_of(self.numbers)]
        if not allowed >> number & 1:
            raise doc.refuse(f"{doc.value} does not belong here")
        if self.taken >> number & 1:
            raise doc.refuse(f"{doc.value} lies somewhere else already")
        self.taken |= 1 << number
        return number

    def cards(self, doc: Doc, allowed: int = -1, most: int = 60) -> list[int]:
        return [self.card(item, allowed) for item in doc.items(most=most)]

    def deck(self, doc: Doc, whole: int) -> Deck | None:
        """A deck that is written; None for one that is left out: it holds the rest."""
        if doc.value is None:
            return None
        doc.fields(("cards", "under"))
        cards = bits_of(self.cards(doc.get("cards", []), whole))
        return Deck(cards, tuple(self.cards(doc.get("under", []), whole)))

    def rest(self, whole: int) -> Deck:
        return Deck(whole & ~self.taken)


class Loader:
    def __init__(self, doc: Doc, seats: int, options: Mapping[str, Json]) -> None:
        self.doc = doc
        self.s = bare_state(seats, options)
        self.basic = basic_items(options)
        self.items_there = self.basic | ITEM_DECKS["legendary"]
        self.heroes, self.items, self.quests = Shelf(HERO), Shelf(ITEM), Shelf(QUEST)
        self.tokens = [0] * len(TOKEN_COUNT)

    def load(self) -> DicequestState:
        doc, s = self.doc, self.s
        turn = doc.get("turn", {}).fields(("seat", "first", "round", "phase", "discount", "used", "picks"))
        s.first = turn.get("first", 0).int(0, s.players - 1)
        s.turn = turn.get("seat", s.first).int(0, s.players - 1)
        s.round = turn.get("round", 1).int(0, ROUNDS)
        s.act = max(1, (s.round + 2) // 3)
        s.discount = turn.get("discount", 0).int(0, MOST)
        s.used = bits_of([SOURCE[item.one_of(SOURCE)] for item in turn.get("used", []).items(most=99)])
        for seat, item in enumerate(doc.get("seats").items()):
            self.seat(seat, item)
        self.board(doc.get("board", {}))
        self.decks(doc.get("decks", {}))
        phase = turn.get("phase", "tavern").one_of(PHASES)
        if doc.has("challenge"):
            load_challenge(s, doc.get("challenge"), [quest.card for quest in s.quests])
        picks = HERO if s.challenge == NONE else FACE_BY_NAME
        s.picks = tuple(picks[item.one_of(picks)] for item in turn.get("picks", []).items(most=16))
        self.phase(turn, phase)
        return s

    # -- players -----------------------------------------------------------------------------------------------------

    def seat(self, seat: int, doc: Doc) -> None:
        s = self.s
        doc.fields(("gold", "points", "reroll", "party", "backpack", "graduates", "quests", "curses", "score"))
        s.gold[seat] = doc.get("gold", 0).int(0, MOST)
        s.points[seat] = doc.get("points", 0).int(0, MOST)
        s.reroll[seat] = doc.get("reroll", True).bool()
        for slot, item in enumerate(doc.get("party", []).items(most=SLOTS)):
            s.party[seat][slot] = self.hero(item)
        most = BACKPACK + 1 if self.doc.has("pending") else BACKPACK
        s.backpack[seat] = bits_of(self.items.cards(doc.get("backpack", []), self.items_there, most))
        s.graduates[seat] = bits_of(self.heroes.cards(doc.get("graduates", [])))
        s.trophies[seat] = bits_of(self.quests.cards(doc.get("quests", [])))
        curses = self.items.cards(doc.get("curses", []), self.items_there & ITEM_DECKS["take_that"])
        if any(not ITEMS[item].lasting for item in curses):
            raise doc.get("curses").refuse("holds an item that does not wait for a quest")
        s.curses[seat] = bits_of(curses)
        score = doc.get("score")
        if score.value is not None:
            s.scores[seat] = score.int(0, 99)

    def hero(self, doc: Doc) -> Hero | None:
        """`"pirate"`, or an object where more is to be said; null is an empty slot."""
        if doc.value is None:
            return None
        if isinstance(doc.value, str):
            card = self.heroes.card(doc)
            return Hero(card, IS_LEGEND[card])
        doc.fields(("hero", "expert", "wound", "item"))
        card = self.heroes.card(doc.need("hero"))
        expert = doc.get("expert", IS_LEGEND[card]).bool()
        if IS_LEGEND[card] and not expert:
            raise doc.refuse("a legend has no apprentice side")
        names = {name: wound for wound, name in WOUNDS.items()}
        wound = names[doc.get("wound", "none").one_of(names)]
        if wound == Wound.UNBLOCKABLE and not self.doc.has("challenge"):
            raise doc.refuse("an unblockable wound is a light one once the quest is over")
        item = doc.get("item")
        worn = NONE if item.value is None else self.items.card(item, self.items_there & EQUIPMENT)
        return Hero(card, expert, int(wound), worn)

    # -- the table ---------------------------------------------------------------------------------------------------

    def board(self, doc: Doc) -> None:
        s = self.s
        doc.fields(("market", "next_hero", "quests", "box", "adventure", "tokens", "ahead", "threat"))
        level = LEGENDS if s.act == 3 else APPRENTICES
        s.market = self.heroes.cards(doc.get("market", []), level, 5)
        if doc.get("next_hero").value is not None:
            if s.act == 3:
                raise doc.get("next_hero").refuse("nobody knows the next legend (DQ-8.5)")
            s.next_hero = self.heroes.card(doc.get("next_hero"), APPRENTICES)
        for item in doc.get("quests", []).items(most=5):
            s.quests.append(self.laid(item))
        s.box = bits_of(self.quests.cards(doc.get("box", [])))
        s.adventure = self.adventure(doc.get("adventure"))
        if not s.coop and any(doc.get(name).value for name in ("tokens", "ahead", "threat")):
            raise doc.refuse("threats are there in solo and co-op only (DQ-9.1)")
        s.adventure_tokens = tuple(sorted(self.token(item) for item in doc.get("tokens", []).items(most=36)))
        s.ahead = tuple(sorted(self.token(item) for item in doc.get("ahead", []).items(most=36)))
        threat = doc.get("threat")
        s.threat = NONE if threat.value is None else THREAT[threat.one_of(THREAT)]

    def laid(self, doc: Doc) -> Laid:
        """`"stormcaller"`, or an object with what lies on it."""
        whole = QUEST_DECKS[self.s.act - 1]
        if isinstance(doc.value, str):
            return Laid(self.quests.card(doc, whole))
        doc.fields(("quest", "gold", "token"))
        token = doc.get("token")
        if token.value is not None and not self.s.coop:
            raise token.refuse("threats are there in solo and co-op only (DQ-9.1)")
        kind = NONE if token.value is None else self.token(token)
        return Laid(self.quests.card(doc.need("quest"), whole), doc.get("gold", 0).int(0, MOST), kind)

    def token(self, doc: Doc) -> int:
        kind = TOKEN[doc.one_of(TOKEN)]
        self.tokens[kind] += 1
        if self.tokens[kind] > TOKEN_COUNT[kind]:
            raise doc.refuse(f"there are only {TOKEN_COUNT[kind]} of {TOKEN_ID[kind]}")
        return kind

    def adventure(self, doc: Doc) -> int:
        """The one revealed; left out, the first that fits."""
        there = candidates(self.s)
        if doc.value is None:
            return (there & -there).bit_length() - 1
        number = ADVENTURE[doc.one_of(ADVENTURE)]
        if not there >> number & 1:
            raise doc.refuse(f"{doc.value} is no adventure of act {self.s.act} in this mode")
        return number

    def decks(self, doc: Doc) -> None:
        s = self.s
        doc.fields(("heroes", "legends", "basic", "legendary", "quests", "threats", "tokens", "tokens_out"))
        heroes = self.heroes.deck(doc.get("heroes"), APPRENTICES)
        legends = self.heroes.deck(doc.get("legends"), LEGENDS)
        s.hero_deck = self.heroes.rest(APPRENTICES) if heroes is None else heroes
        s.legend_deck = self.heroes.rest(LEGENDS) if legends is None else legends
        basic = self.items.deck(doc.get("basic"), self.basic)
        legendary = self.items.deck(doc.get("legendary"), ITEM_DECKS["legendary"])
        s.basic = self.items.rest(self.basic) if basic is None else basic
        s.legendary = self.items.rest(ITEM_DECKS["legendary"]) if legendary is None else legendary
        quests: Sequence[Doc | None] = (None, None, None)
        if doc.has("quests"):
            quests = list(doc.get("quests").items(3, 3))
        written = [None if d is None else self.quests.deck(d, QUEST_DECKS[act]) for act, d in enumerate(quests)]
        s.quest_decks = [self.quests.rest(QUEST_DECKS[act]) if d is None else d for act, d in enumerate(written)]
        self.threats(doc)

    def threats(self, doc: Doc) -> None:
        s = self.s
        whole = (1 << len(THREATS)) - 1 if s.coop else 0
        shelf = Shelf(THREAT)
        if s.threat != NONE:
            shelf.taken = 1 << s.threat
        if doc.has("threats"):
            s.threat_deck = bits_of(shelf.cards(doc.get("threats"), whole))
        else:
            s.threat_deck = shelf.rest(whole).cards
        s.tokens_out = self.counts(doc.get("tokens_out", {}))
        if doc.has("tokens"):
            s.reserve = self.counts(doc.get("tokens"))
        elif s.coop:
            s.reserve = [most - there for most, there in zip(TOKEN_COUNT, self.tokens, strict=True)]

    def counts(self, doc: Doc) -> list[int]:
        doc.fields(TOKEN)
        counts = [0] * len(TOKEN)
        for id, kind in TOKEN.items():
            room = TOKEN_COUNT[kind] - self.tokens[kind] if self.s.coop else 0
            counts[kind] = doc.get(id, 0).int(0, room)
            self.tokens[kind] += counts[kind]
        return counts

    # -- where it stands ---------------------------------------------------------------------------------------------

    def phase(self, doc: Doc, name: str) -> None:
        """The work of the phase; the kernel replaces it where the position names pending work."""
        s, seat = self.s, self.s.turn
        own = next((phase for phase in Phase if phase.name.lower() == name), None)
        if self.doc.has("pending") or self.doc.has("outcome"):
            s.phase = int(Phase.OVER if own is None else own)
            return
        if s.round == 0 or name in ("round", "over"):
            if s.round == ROUNDS:
                raise doc.get("round").refuse("there is no round after the ninth")
            s.round -= s.round > 0 and name == "round"
            s.act = max(1, (s.round + 2) // 3)
            s.push((steps.ROUND,))
            return
        after = [(s.first + i) % s.players for i in range(s.players)]
        waiting = after[after.index(seat) + 1 :]
        s.push(*((steps.TURN, other) for other in waiting), (steps.END_ROUND,))
        start = {"turn": steps.TURN, "tavern": steps.TAVERN, "quest": steps.QUEST}
        if name in start:
            if s.challenge != NONE:
                raise self.doc.get("challenge").refuse(f"there is no challenge in the phase {name}")
            s.phase = int(Phase.TAVERN)
            s.push((start[name], seat))
            return
        if s.challenge == NONE:
            raise self.doc.refuse(f"the phase {name} needs a challenge")
        rolled = bool(s.unlocked or s.locked)
        at, s.phase = BEGIN[name] if name != "combat" or not rolled else (4, int(Phase.COMBAT))
        s.push(*((step, seat) for step in ORDER[at:]))


BEGIN: Mapping[str, tuple[int, int]] = {
    "deployment": (1, Phase.DEPLOYMENT),
    "combat": (3, Phase.DEPLOYMENT),
    "wound": (5, Phase.COMBAT),
    "reward": (11, Phase.WOUND),
    "outcome": (13, Phase.REWARD),
}
"""Where in ORDER a phase begins, and the phase before that."""


def load(doc: Doc, seats: int, options: Mapping[str, Json]) -> DicequestState:
    return Loader(doc, seats, options).load()
