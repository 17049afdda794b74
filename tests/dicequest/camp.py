"""Small positions, loaded dice and answers by their text."""

from collections.abc import Sequence
from typing import Any

from tumblehall.games.dicequest import GAME
from tumblehall.games.dicequest.cards.challenges import AT_PLAY, CHALLENGES
from tumblehall.games.dicequest.content.dice import SIDES
from tumblehall.games.dicequest.content.kinds import COLOURS, Sign
from tumblehall.games.dicequest.edges.chance_now import chance_now
from tumblehall.games.dicequest.edges.view import Adventure, Challenge, Chance, Hero, Seat, Seen
from tumblehall.games.dicequest.edges.view_of import view_of
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.game import Game
from tumblehall.kernel.position import dump_position, load_position
from tumblehall.kernel.refusing import refusal_of
from tumblehall.kernel.sink import Sink
from tumblehall.kernel.values import Decision, Event, Json, Reason

Doc = dict[str, Any]
ADVENTURES = {facts.slug for facts in CHALLENGES[AT_PLAY + 1 :]}
TREASURES = ("star-map-tapestry", "idol-of-the-laughing-god")
BOARD = ("market", "next_hero", "quests", "adventure", "tokens", "ahead", "threat", "box")


class Loaded(Rng):
    """Dice that show what they are told to; then always the first side, or the first card."""

    def __init__(self, faces: Sequence[str] = ()) -> None:
        self.faces = list(faces)
        self.state = 0

    def below(self, n: int) -> int:
        self.state += 1
        return 0

    def several(self, n: int, count: int) -> list[int]:
        self.state += 1
        return [self._side() for _ in range(count)]

    def draws(self, n: int, count: int) -> list[int]:
        return [self.below(n) for _ in range(count)]

    def _side(self) -> int:
        if not self.faces:
            return 0
        colour, _, face = self.faces.pop(0).partition(":")
        sides = [side.face for side in SIDES if side.colour == COLOURS.index(colour)]
        return sides.index(face)


def hero(name: str, wound: str = "none", item: str | None = None, expert: bool = True) -> Doc:
    return {"hero": name, "expert": expert, "wound": wound, "item": item}


def apprentice(name: str, wound: str = "none", item: str | None = None) -> Doc:
    return hero(name, wound, item, expert=False)


def seat(*party: Doc | str | None, backpack: str = "", **more: Any) -> Doc:
    """A player; items of the backpack are named with spaces between."""
    return {"party": list(party), "backpack": backpack.split(), **more}


class Camp:
    """A game on its way. `say` gives the answer of whoever is asked; dice come from `dice`."""

    def __init__(self, position: Doc, dice: Sequence[str] = ()) -> None:
        game: Game[Any] = GAME
        self.sink = Sink(game.tell, game.describe)
        self.rng = Loaded(dice)
        state, self.options = load_position(GAME, position, self.rng, self.sink)
        assert isinstance(state, DicequestState)
        self.s = state

    @property
    def decision(self) -> Decision:
        return decision_of(GAME, self.s, self.s.seat)

    @property
    def kind(self) -> str:
        """The question that is asked; `over` at the end."""
        return self.decision.kind if self.s.seats else "over"

    @property
    def offers(self) -> list[str]:
        return [option.id for option in self.decision.options]

    def say(self, *answers: str, dice: Sequence[str] = ()) -> "Camp":
        self.rng.faces += dice
        for answer in answers:
            assert answer in self.offers, f"{answer!r} is not among {self.offers}"
            self.s.apply(self.s.options[self.offers.index(answer)], self.rng)
        return self

    def skip_to(self, *kinds: str) -> "Camp":
        """The safe answer to all questions before one of these."""
        while self.kind not in (*kinds, "over"):
            self.say(self.decision.default)
        return self

    def seen(self, who: int = 0) -> Seen:
        """What a table gives a seat."""
        return {
            "game": GAME.info.name, "seat": who, "players": self.s.players, "step": 0, "to_act": list(self.s.seats),
            "outcome": None, **view_of(self.s, who),
        }  # fmt: skip

    @property
    def view(self) -> Seen:
        return self.seen()

    @property
    def challenge(self) -> Challenge:
        assert self.view["challenge"] is not None, "no challenge is on"
        return self.view["challenge"]

    @property
    def adventure(self) -> Adventure:
        assert self.view["adventure"] is not None
        return self.view["adventure"]

    @property
    def chance(self) -> Chance:
        chance = chance_now(self.view)
        assert chance is not None
        return chance

    @property
    def result(self) -> dict[Sign, int]:
        return self.challenge["result"]

    def mine(self, who: int = 0) -> Seat:
        return self.view["seats"][who]

    def heroes(self, who: int = 0) -> dict[str, Hero]:
        return {hero["hero"]: hero for hero in self.mine(who)["party"] if hero is not None}

    def why(self, text: str, who: int = 0) -> Reason:
        decision = decision_of(GAME, self.s, who) if who in self.s.seats else None
        return refusal_of(GAME, self.seen(who), decision, text)

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.sink.events if event.kind == kind]

    def position(self) -> dict[str, Json]:
        return dump_position(GAME, self.s, self.options)


def camp(*seats: Doc, dice: Sequence[str] = (), coop: bool = False, **parts: Any) -> Camp:
    """A camp at `phase` (tavern) of `round` (1). A single seat gets a neighbour with nothing but a treasure, so that
    the neighbour's turn is a question and not over at once."""
    turn = {name: parts.pop(name) for name in ("phase", "round", "first", "seat", "discount") if name in parts}
    options = {"mode": "coop" if coop else "competitive", **parts.pop("options", {})}
    players = list(seats)
    if not coop and len(players) == 1:
        spare = next(item for item in TREASURES if item not in players[0].get("backpack", []))
        players.append({"backpack": [spare]})
    board = {name: parts.pop(name) for name in BOARD if name in parts}
    doc = {"game": "dicequest", "options": options, "seats": players, "turn": turn, "board": board, **parts}
    return Camp(doc, dice)


def fight(
    me: Doc,
    quest: str = "rats-in-the-cellar",
    dice: Sequence[str] = (),
    heroes: Sequence[str] | None = None,
    phase: str = "combat",
    coop: bool = False,
    others: Sequence[Doc] = (),
    **challenge: Any,
) -> Camp:
    """In the middle of a quest, by default after the roll of the dice named, with the whole party there."""
    sent = [h["hero"] for h in me["party"]] if heroes is None else list(heroes)
    act = next(facts.act for facts in CHALLENGES if facts.slug == quest)
    adventure = quest in ADVENTURES
    board = {name: challenge.pop(name) for name in BOARD if name in challenge}
    if not adventure and quest != "playtime":
        board.setdefault("quests", [quest])
    if adventure:
        board["adventure"] = quest
    round = challenge.pop("round", 3 * act if adventure else 3 * act - 2 if act else 1)
    decks = challenge.pop("decks", None)
    more = {} if decks is None else {"decks": decks}
    faces = {"unlocked": list(dice)} if dice else {}
    return camp(
        me,
        *others,
        coop=coop,
        phase=phase,
        round=round,
        challenge={"quest": quest, "heroes": sent, **faces, **challenge},
        **board,
        **more,
    )
