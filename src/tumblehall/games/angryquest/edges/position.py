"""Positions of Angry Quest: the schema is documented in docs/reference/angryquest-position.md."""

from collections.abc import Mapping

from tumblehall.games.angryquest.cards.characters import CARDS, CHARACTER_NUMBERS, CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTER_NUMBERS, MONSTERS
from tumblehall.games.angryquest.content.board import ARENA, HOME, KIND, LAIR, SPACE_NUMBERS, name_of
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, COLOURS, STRIKES
from tumblehall.games.angryquest.edges.view import fight_view, given_by, open_card, upgrades_view
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.lair import ATTEMPTS
from tumblehall.games.angryquest.rules.numbers import MOST_UPGRADES, most_alike
from tumblehall.games.angryquest.rules.reach import MOVEMENT_STEP
from tumblehall.games.angryquest.rules.state import ALL_CARDS, NONE, AngryState
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Json

FIELDS = ("monster", "turn", "deck", "under", "face_up", "removed", "phase1", "fight")
PHASES = ("start", "move", "end")


def dump(s: AngryState) -> dict[str, Json]:
    return {
        "monster": MONSTERS[s.monster].slug,
        "turn": {
            "seat": s.turn,
            "first": s.first,
            "round": s.round,
            "die": s.face,
            "six": s.six,
            "used": _names(s.used),
            "sprung": [[CHARACTERS[mark >> 7].slug, name_of(mark & 127)] for mark in s.sprung],
        },
        "seats": [_dump_seat(s, seat) for seat in range(s.players)],
        "deck": _names(s.deck),
        "under": [{"character": CHARACTERS[card >> 3].slug, "known_to": card & 7} for card in s.bottom],
        "face_up": [open_card(s, c) for c in s.face_up],
        "removed": _names(s.removed),
        "phase1": None if s.phase1 == NONE else ATTRIBUTES[s.phase1],
        "fight": fight_view(s),
    }


def _names(bits: int) -> list[str]:
    return [character.slug for character in CHARACTERS if bits >> character.number & 1]


def _dump_seat(s: AngryState, seat: int) -> dict[str, Json]:
    return {
        "colour": None if s.colour[seat] == NONE else COLOURS[s.colour[seat]],
        "team": [
            {
                "character": CHARACTERS[c].slug,
                "at": name_of(s.where[c]),
                "upgrades": upgrades_view(s, c),
                "stall": s.stall[c],
                "weak": s.weak[c],
                "given_by": given_by(s, c),
            }
            for c in s.team[seat]
        ],
        "hand": [CHARACTERS[c].slug for c in s.hands[seat]],
        "failed": s.failed[seat],
        "carry": s.carry[seat],
        "out": s.out[seat],
    }


class _Loader:
    """Reads a position and keeps count of the cards that are already somewhere."""

    def __init__(self, doc: Doc, players: int, options: Mapping[str, Json]) -> None:
        self.doc = doc
        self.s = AngryState(players)
        self.placed = 0
        self.choosing = False
        self.options = options

    def load(self) -> AngryState:
        doc, s = self.doc, self.s
        self.choosing = doc.get("pending", {}).has("branches")
        default = self.options["monster"] if self.options["monster"] != "random" else MONSTERS[0].slug
        s.monster = MONSTER_NUMBERS[doc.get("monster", default).one_of(MONSTER_NUMBERS)]
        for seat, item in enumerate(doc.get("seats").items()):
            self.seat(seat, item)
        self.check_spaces()
        for item in doc.get("face_up", []).items(most=CARDS):
            item.fields(("character", "upgrades", "given_by"))
            c = self.card(item.need("character"))
            s.upgrades[c] = self.upgrades(item.get("upgrades", []), c)
            s.gave[c] = self.givers(item.get("given_by", []))
            s.face_up = (*s.face_up, c)
        for item in doc.get("under", []).items(most=CARDS):
            item.fields(("character", "known_to"))
            s.bottom = (*s.bottom, self.card(item.need("character")) << 3 | item.need("known_to").int(0, s.players - 1))
        for item in doc.get("removed", []).items(most=CARDS):
            s.removed |= 1 << self.card(item)
        if doc.has("deck"):
            s.deck = 0
            for item in doc.get("deck").items(most=CARDS):
                s.deck |= 1 << self.card(item)
        else:
            s.deck = ALL_CARDS & ~self.placed
        if doc.get("phase1").value is not None:
            s.phase1 = ATTRIBUTES.index(doc.get("phase1").one_of(STRIKES))
        self.fight(doc.get("fight"))
        self.turn(doc.get("turn", {}))
        return s

    def card(self, doc: Doc) -> int:
        """A character that is nowhere else yet."""
        c = CHARACTER_NUMBERS[doc.one_of(CHARACTER_NUMBERS)]
        if self.placed >> c & 1:
            raise doc.refuse(f"{CHARACTERS[c].slug} is already somewhere else")
        self.placed |= 1 << c
        return c

    def seat(self, seat: int, doc: Doc) -> None:
        s = self.s
        doc.fields(("colour", "team", "hand", "failed", "carry", "out"))
        default = None if self.choosing else COLOURS[seat]
        if doc.get("colour", default).value is not None:
            colour = COLOURS.index(doc.get("colour", default).one_of(COLOURS))
            if colour in s.colour:
                raise doc.refuse(f"the colour {COLOURS[colour]} is taken")
            s.colour[seat] = colour
        hand = [self.card(item) for item in doc.get("hand", []).items(most=4)]
        s.hands[seat] = tuple(hand)
        for item in doc.get("team", []).items(most=3):
            item.fields(("character", "at", "upgrades", "stall", "weak", "given_by"))
            name = item.need("character")
            kept = self.choosing and CHARACTER_NUMBERS.get(name.value if isinstance(name.value, str) else "") in hand
            c = CHARACTER_NUMBERS[name.one_of(CHARACTER_NUMBERS)] if kept else self.card(name)
            s.team[seat].append(c)
            s.where[c] = SPACE_NUMBERS[item.get("at", "home").one_of(SPACE_NUMBERS)]
            if not self.choosing:
                s.owner[c] = seat
            s.upgrades[c] = self.upgrades(item.get("upgrades", []), c)
            s.stall[c] = item.get("stall", 0).int(0, 2)
            s.weak[c] = item.get("weak", 0).int(0, 99)
            s.gave[c] = self.givers(item.get("given_by", []))
        s.failed[seat] = doc.get("failed", 0).int(0, ATTEMPTS)
        s.carry[seat] = doc.get("carry", 0).int(0, 2)
        s.out[seat] = doc.get("out", False).bool()
        if s.out[seat] and s.team[seat]:
            raise doc.refuse("a player who is out has no characters")
        if s.failed[seat] == ATTEMPTS and not s.out[seat]:
            raise doc.refuse(f"a player who has failed {ATTEMPTS} times is out (AQ-6.8)")

    def givers(self, doc: Doc) -> int:
        return sum({1 << item.int(0, self.s.players - 1) for item in doc.items(most=4)})

    def upgrades(self, doc: Doc, c: int) -> tuple[int, ...]:
        held = []
        for item in doc.items(most=MOST_UPGRADES):
            item.fields(("attribute", "level"))
            attribute = ATTRIBUTES.index(item.need("attribute").one_of(ATTRIBUTES))
            held.append(attribute * 2 + item.get("level", 1).int(1, 2) - 1)
        for upgrade in held:
            if sum(u >> 1 == upgrade >> 1 for u in held) > most_alike(c):
                raise doc.refuse(f"{ATTRIBUTES[upgrade >> 1]} is upgraded too often (AQ-4.5)")
        return tuple(sorted(held))

    def check_spaces(self) -> None:
        """Lairs are for their colour; a space holds one character, home and settlements apart, but in a fight two."""
        s = self.s
        standing: dict[int, int] = {}
        for seat, team in enumerate(s.team):
            for c in team:
                space, colour = s.where[c], s.colour[seat]
                place = f"position.seats[{seat}]"
                if space == HOME:
                    continue
                if colour == NONE:
                    raise Doc(None, place).refuse("without a colour all characters are at home (AQ-1.2)")
                if KIND[space] in ("home", "monster"):
                    raise Doc(None, place).refuse(f"nobody stands on {name_of(space)}; write home")
                if KIND[space] in ("lair", "combat") and space not in LAIR[colour] + ARENA[colour]:
                    raise Doc(None, place).refuse(f"{name_of(space)} belongs to another colour (AQ-6.1)")
                other = standing.setdefault(space, c)
                shared = KIND[space] == "settlement" or self.doc.has("pending")
                if other != c and (s.owner[other] == seat or not shared):
                    raise Doc(None, place).refuse(f"two characters stand on {name_of(space)} (AQ-3.4)")

    def fight(self, doc: Doc) -> None:
        if doc.value is None:
            return
        doc.fields(("attacker", "defender", "attack", "defence", "rolls"))
        s = self.s
        sides = [CHARACTER_NUMBERS[doc.need(side).one_of(CHARACTER_NUMBERS)] for side in ("attacker", "defender")]
        if NONE in (s.owner[sides[0]], s.owner[sides[1]]) or s.owner[sides[0]] == s.owner[sides[1]]:
            raise doc.refuse("is between characters of two players")
        attack = ATTRIBUTES.index(doc.need("attack").one_of(STRIKES))
        named = doc.get("defence").value is not None
        defence = ATTRIBUTES.index(doc.get("defence").one_of(STRIKES)) if named else NONE
        s.fight = (sides[0], sides[1], attack, defence)
        first, second = (
            tuple(face.int(1, 6) for face in side.items(most=99)) for side in doc.get("rolls", [[], []]).items(2, 2)
        )
        s.rolls = (first, second)

    def turn(self, doc: Doc) -> None:
        s = self.s
        doc.fields(("seat", "first", "round", "die", "six", "used", "sprung", "phase"))
        s.turn = doc.get("seat", 0).int(0, s.players - 1)
        first = self.options["first"]
        s.first = doc.get("first", 0 if first == "random" else first).int(0, s.players - 1)
        s.round = doc.get("round", 1).int(0)
        s.face = doc.get("die", 0).int(0, 6)
        s.six = doc.get("six", s.face == 6).bool()
        for item in doc.get("used", []).items(most=CARDS):
            s.used |= 1 << CHARACTER_NUMBERS[item.one_of(CHARACTER_NUMBERS)]
        for item in doc.get("sprung", []).items(most=99):
            who, where = item.items(2, 2)
            mark = CHARACTER_NUMBERS[who.one_of(CHARACTER_NUMBERS)] << 7
            s.sprung = (*s.sprung, mark | SPACE_NUMBERS[where.one_of(SPACE_NUMBERS)])
        phase = doc.get("phase", "start").one_of(PHASES)
        if self.doc.has("pending") or self.doc.has("outcome"):
            return
        if NONE in s.colour or not s.team[s.turn] or any(s.hands):
            raise self.doc.refuse("the player in turn needs a team, every seat a colour, and nobody has a hand")
        if phase == "start":
            s.round -= s.turn == s.first
            s.push((steps.START_TURN, s.turn))
        elif phase == "end":
            s.push((steps.END, s.turn))
        else:
            if not s.face:
                raise doc.refuse('the phase "move" needs the die: 1 to 6')
            again = [(steps.AGAIN, s.turn)] if s.six else []
            s.push((steps.MOVE, s.turn, MOVEMENT_STEP, s.face, NONE), *again, (steps.END, s.turn))


def load(doc: Doc, players: int, options: Mapping[str, Json]) -> AngryState:
    return _Loader(doc, players, options).load()
