"""Quarriors at the terminal: the Wilds, the mats of the players, the attack, the cards."""

from collections.abc import Mapping

from rich.text import Text

from tumblehall.agents.quarriors.sight import sight
from tumblehall.games.quarriors.content import DIE_CLASSES
from tumblehall.games.quarriors.edges.sight import Sight
from tumblehall.games.quarriors.edges.view import LockedDie, ReadyDie, WildsCard
from tumblehall.games.quarriors.edges.view_battle import Defender
from tumblehall.kernel.values import Decision, Event, Json, Option
from tumblehall.terminal.inks import SEATS
from tumblehall.terminal.panel import Panel, Scene, mat_width
from tumblehall.terminal.panels import quarriors_cards as cards
from tumblehall.terminal.panels import quarriors_mat as mat
from tumblehall.terminal.panels.quarriors_energy import ANCHOR, SIGNS, USABLE, anchored_of
from tumblehall.terminal.panels.quarriors_locks import is_usable, locked_at, locked_dice
from tumblehall.terminal.panels.quarriors_looks import CROWN, face_in, ready_chip, short, signs_in, slug_of
from tumblehall.terminal.panels.quarriors_payments import payment_of
from tumblehall.terminal.panels.quarriors_quests import challenge, dice_at, would
from tumblehall.terminal.panels.quarriors_wilds import type_within

LONGEST_FIRST = sorted(DIE_CLASSES, key=lambda die: -len(die.name))
BRIEF = tuple((die.name, short(die.slug)) for die in LONGEST_FIRST if die.name != short(die.slug))
"""Long names and what they are called in the log; one that holds another comes before it."""
POOL = ("use", "spend", "ready", "summon", "lock")
QUEST_DEEDS = {"quest": "Quest for", "challenge": "Challenge for", "complete": "Complete", "fail": "Give up"}
WASTE = 3
"""So much quiddity is not thrown away in haste."""


class QuarriorsPanel(Panel):
    def headline(self, view: Mapping[str, Json]) -> str:
        shown = sight(view)
        return f"round {shown['round']}, {mat.phase_of(shown).lower()}"

    def board_width(self, width: int, height: int) -> int:
        return mat_width(width, most=104, two_beside=73)

    def board(self, scene: Scene, width: int, height: int) -> Text:
        return mat.draw(scene, width, height)

    def sections(self, scene: Scene, width: int) -> tuple[tuple[str, Text], ...]:
        return (
            ("Card", cards.looked_at(scene)),
            ("Wilds", cards.all_cards(sight(scene.view))),
            ("Piles", cards.piles(sight(scene.view))),
        )

    def note(self, scene: Scene, width: int) -> Text:
        view, seat = sight(scene.view), scene.view["seat"]
        if view.get("challenge") is not None:
            return challenge(view)
        if view["attack"] is not None:
            return cards.attack(view)
        if scene.decision is not None and view["turn"] == seat and scene.decision.kind in ("act", "pay"):
            return cards.outlook(view, seat, payment_of(view, scene.focus))
        return Text()

    def shown(self, view: Mapping[str, Json], decision: Decision) -> tuple[Option, ...]:
        """Dice that look the same are one row, whichever of the equal faces lies up; dear captures come first, what is
        seldom wanted last."""
        kept: dict[str, Option] = {}
        for option in decision.options:
            kept.setdefault(_look(sight(view), option), option)
        wilds = sight(view)["wilds"]
        order = {f"capture {card['die']}": -card["price"] - (card["kind"] != "basic") for card in wilds}
        order |= {f"capture {card['die']} with {card.get('energy')}": order[f"capture {card['die']}"] for card in wilds}
        captures = sorted((o for o in kept.values() if o.id in order), key=lambda o: order[o.id])
        others = [option for option in kept.values() if option.id not in order]
        others.sort(key=lambda option: option.id.startswith("spend "))
        return (*captures, *others)

    def waste(self, scene: Scene, option: Option) -> str:
        view = sight(scene.view)
        if option.id != "next" or view["phase"] != "capture" or scene.decision is None:
            return ""
        rich = view["seats"][scene.decision.seat]["wealth"]
        captures = any(other.id.startswith("capture ") for other in scene.decision.options)
        return f"{rich} quiddity are lost." if captures and rich >= WASTE else ""

    def label(self, scene: Scene, option: Option) -> str:
        verb, _, rest = option.id.partition(" ")
        view = sight(scene.view)
        match verb:
            case "use" | "spend" | "ready" if rest.partition(":")[0] in view["seats"][view["turn"]]["active"]:
                return f"{verb.capitalize()} {_rolled(view, rest)}" + ": second effect" * (":" in rest)
            case "summon" if prices := [summon["price"] for summon in view["summons"] if summon["die"] == rest]:
                return f"Summon {_rolled(view, rest)} for {prices[0]}"
            case "capture" if cards := [card for card in view["wilds"] if card["die"] == rest.partition(" with ")[0]]:
                name = f"Capture {short(cards[0]['die'])} {type_within(cards[0], 8)}".rstrip()
                return f"{name} for {_price(cards[0], rest.partition(' with ')[2])}"
            case "anchor" if cards := [card for card in view["wilds"] if card["die"] == rest]:
                return f"Anchored spell of {short(rest)} for {anchored_of(cards[0]).lstrip(USABLE + ANCHOR)}"
            case "pay":
                return f"{rest.capitalize()} {SIGNS[rest]} first"
            case "lock":
                die, _, holder = rest.partition("@")
                return f"Lock {_rolled(view, die)}" + (f" at {_whose(view, int(holder))}" if holder else "")
            case "unlock" | "activate" if found := locked_at(view, option.refs[0]):
                return _locked(view, *found, verb, option)
            case "cull":
                return f"Cull {short(rest)}"
            case "defend":
                return _defend(view, option)
            case "score" | "cast" | "attach" | "drop" | "send":
                return _ready(view, option, verb)
            case "quest" | "challenge" | "complete" | "fail":
                return f"{QUEST_DEEDS[verb]} {short(rest)}{_quest(view, verb, rest)}"
            case "pick":
                return _pick(view, option)
            case _:
                return option.label

    def seat_of(self, view: Mapping[str, Json], event: Event) -> int | None:
        match str(event.data.get("player", "")).split():
            case ["seat", number]:
                return int(number)
            case _:
                return super().seat_of(view, event)

    def told(self, event: Event) -> str:
        text = event.text
        for long, brief in BRIEF:
            text = text.replace(long, brief)
        return text

    def ideas(self, scene: Scene) -> list[str]:
        view = sight(scene.view)
        if view["seat"] is None:
            return []
        mine = view["seats"][view["seat"]]
        pool = list(dict.fromkeys(mine["active"]))
        return [
            *(f"{verb} {name}" for name in pool for verb in POOL if verb != "lock" or _shows_lock(view, name)),
            *(f"capture {card['die']}" for card in view["wilds"]),
            *(f"capture {card['die']} with {card['energy']}" for card in view["wilds"] if card.get("energy")),
            *(f"anchor {card['die']}" for card in view["wilds"] if card.get("anchored")),
            *(f"cast {die['die']}" for die in mine["ready"] if not die["creature"]),
            *(f"unlock {die['name']}@{seat}" for seat, die in locked_dice(view)),
            *(f"activate {die['name']}@{seat}" for seat, die in locked_dice(view) if is_usable(view, die)),
            *(f"cull {name}" for name in mine["used"]),
            *(f"{verb} {quest['die']}" for quest in view.get("quests", ()) for verb in QUEST_DEEDS),
            *_picks(scene, view),
            *("next", "end-turn", "pass"),
        ]


def _picks(scene: Scene, view: Sight) -> list[str]:
    """All creatures on the table, where dice are picked for an effect."""
    if scene.decision is None or not any(option.id.startswith("pick ") for option in scene.decision.options):
        return []
    standing = [f"pick {die['name']}@{seat}" for seat, one in enumerate(view["seats"]) for die in one["ready"]]
    for seat in range(view["players"]):
        party = view["seats"][seat].get("quest")
        standing += [f"pick {die['name']}@{seat} in quest" for die in (party["party"] if party else ())]
    return standing + [f"pick {die['name']} locked@{seat}" for seat, die in locked_dice(view)]


def _look(view: Sight, option: Option) -> str:
    """What an option does, but for which of equal faces it names."""
    words = option.id.split()
    ref = option.refs[0].split(":") if option.refs else [""]
    if _stands(option) and " on " not in option.id and words[0] in ("defend", "score", "score-cull", "pick", "cast"):
        _, die = _die(view, option)
        looks = {key: value for key, value in die.items() if key not in ("ref", "die")}
        return f"{words[0]} {ref[1]} {_rolled(view, die['die'])} {looks}"
    if (words[0] in POOL or (words[0] == "pick" and len(words) == 2)) and "@" not in words[1]:
        return f"{words[0]} {_rolled(view, words[1])} {words[1].partition(':')[2]}"
    return option.id


def _price(card: WildsCard, energy: str) -> str:
    """`4`; with the energy of the card `3 with ☼`."""
    low = card.get("discounted")
    return f"{low['price']} with {SIGNS[energy]}" if energy and low is not None else str(card["price"])


def _rolled(view: Sight, name: str) -> str:
    return f"{short(name)} {signs_in(view, name)}".rstrip()


def _stands(option: Option) -> bool:
    """Whether it is about a die in a ready area, or on a quest."""
    ref = option.refs[0].split(":") if option.refs else [""]
    return ref[0] == "ready" or (ref[0] == "quest" and len(ref) > 2)


def _quest(view: Sight, verb: str, slug: str) -> str:
    """What a quest asks for, or gives."""
    for quest in view.get("quests", ()):
        if quest["die"] == slug and verb != "fail":
            return f" for {CROWN}{quest['glory']}" if verb == "complete" else f", level {quest['level']}"
    return ""


def _shows_lock(view: Sight, name: str) -> bool:
    face = face_in(view, name)
    return face is not None and face.lock


def _die(view: Sight, option: Option) -> tuple[int, ReadyDie]:
    _, seat, _ = option.refs[0].split(":")
    return int(seat), next(die for die in dice_at(view, int(seat)) if die["ref"] == option.refs[0])


def _locked(view: Sight, seat: int, die: LockedDie, verb: str, option: Option) -> str:
    """`Unlock Howler ▣ of ◆ Seat 1 for 2`; `Use your Frog ▣ for ♛1`."""
    act = "Unlock" if verb == "unlock" else "Use"
    _, said, price = option.label.rpartition(" for ")
    n, _, glory = price.partition(" ")
    paid = f" for {CROWN if glory else ''}{n}" if said else ""
    if seat == view["seat"]:
        return f"{act} your {_rolled(view, die['die'])}{paid}"
    return f"{act} {_rolled(view, die['die'])} of {_whose(view, seat)}{paid}"


def _defend(view: Sight, option: Option) -> str:
    """Whether it would hold, and what would be left of the attack."""
    seat, die = _die(view, option)
    attack = view["attack"]
    shares = [one for one in attack["defenders"] if one["ref"] == die["ref"]] if attack is not None else []
    after = [f": {_would(one)}" for one in shares]
    if not after and (fate := would(view, die["ref"])):
        after = [f": {fate}"]
    whose = "" if seat == view["seat"] else f" of {_whose(view, seat)}"
    return f"{short(die['die'])} {ready_chip(view, die).face} {CROWN}{die['glory']}{whose}{''.join(after)}"


def _would(stand: Defender) -> str:
    if not stand["holds"]:
        return f"falls, {stand['left']} left"
    return f"takes no damage, {stand['left']} left" if stand["left"] else "holds"


def _ready(view: Sight, option: Option, verb: str) -> str:
    _, die = _die(view, option)
    glory = f" for {CROWN}{die['glory']}" if verb == "score" else ""
    return f"{verb.capitalize()} {short(die['die'])} {ready_chip(view, die).face}{glory}"


def _pick(view: Sight, option: Option) -> str:
    """A die for an effect, and whose it is or where it lies; from a place not known here as it is told."""
    match option.refs[0].split(":") if option.refs else []:
        case ["wilds", name]:
            return f"{short(name)} of the Wilds"
        case ["used", seat, name]:
            return f"{short(name)}, used pile of {_whose(view, int(seat))}"
        case ["active", name] if "#" in name:
            return _rolled(view, name)
        case ["locked", _] if found := locked_at(view, option.refs[0]):
            return f"{_beside(option)}{_rolled(view, found[1]['die'])} of {_whose(view, found[0])}"
        case ["ready", *_] | ["quest", _, _]:
            owner, die = _die(view, option)
            spell = _beside(option)
            there = ", on a quest" if option.refs[0].startswith("quest:") else ""
            return f"{spell}{short(die['die'])} {ready_chip(view, die).face} of {_whose(view, owner)}{there}"
        case _:
            return option.label


def _beside(option: Option) -> str:
    """The spell that is meant, where it lies beside a die."""
    return f"{short(slug_of(option.id.split()[1]))} on " if " on " in option.id else ""


def _whose(view: Sight, seat: int) -> str:
    return "yours" if seat == view["seat"] else f"{SEATS[seat % len(SEATS)][0]} Seat {seat}"


PANEL = QuarriorsPanel()
