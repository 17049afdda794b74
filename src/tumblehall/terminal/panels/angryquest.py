"""Angry Quest at the terminal: the square board, the cards, the monster."""

from collections.abc import Mapping

from rich.text import Text

from tumblehall.agents.angryquest.sight import seen, sight
from tumblehall.agents.angryquest.worth import best_attack
from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS
from tumblehall.games.angryquest.cards.monsters import MONSTER_NUMBERS, MONSTERS
from tumblehall.games.angryquest.content.board import SPACE_NUMBERS, SPACES
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, COLOURS, STRIKES
from tumblehall.games.angryquest.rules.lair import dice_against_monster, need_of
from tumblehall.games.angryquest.rules.odds import attack_odds, combat_odds, monster_odds
from tumblehall.kernel.values import Event, Json, Option
from tumblehall.terminal.inks import ACCENT, INK, INK_3
from tumblehall.terminal.panel import Mark, Panel, Scene
from tumblehall.terminal.panels import angryquest_board as board
from tumblehall.terminal.panels import angryquest_cards as cards
from tumblehall.terminal.panels.angryquest_names import mark_of, move_words, owner_of, short

DICE = " ⚀⚁⚂⚃⚄⚅"
SHOWS_DIE = ("share", "luck", "again", "end")
LONG_CAPTION = 6
"""Rows below the board from which nothing has to be cut short."""


class AngryPanel(Panel):
    def headline(self, view: Mapping[str, Json]) -> str:
        shown = sight(view)
        monster = MONSTERS[MONSTER_NUMBERS[shown["monster"]]].name
        return f"round {shown['round']}, {monster}" if shown["round"] else monster

    def mark(self, view: Mapping[str, Json], seat: int) -> Mark:
        return mark_of(sight(view), seat)

    def board_width(self, width: int, height: int) -> int:
        if width >= 118 and height >= 36:
            return board.GRID * 4
        return board.GRID * (3 if width >= 100 else 2)

    def board(self, scene: Scene, width: int, height: int) -> Text:
        return board.draw(scene, width, height)

    def caption(self, scene: Scene, width: int, height: int) -> Text:
        """What the monster asks for, what its spaces do, and the signs; cut short where there is little room."""
        view = sight(scene.view)
        phase = 1 if view["phase1"] is None else 2
        facts = MONSTERS[MONSTER_NUMBERS[view["monster"]]]
        text = Text.assemble((f"Phase {phase} ", f"bold {ACCENT}"))
        text.append_text(cards.needs(view, phase))
        for line in (f"♣ {facts.luck_text}", f"× {facts.curse_text}"):
            if width > 60:
                short_of_room = height < LONG_CAPTION and len(line) > width
                text.append(f"\n{line[: width - 2]}…" if short_of_room else f"\n{line}", INK_3)
        text.append("\n")
        text.append_text(board.legend())
        return text

    def sections(self, scene: Scene, width: int) -> tuple[tuple[str, Text], ...]:
        mine = (("Cards", cards.own_cards(scene)),) if scene.view["seat"] is not None else ()
        return (*mine, ("Others", cards.rivals(scene)), ("Monster", cards.monster(scene)))

    def note(self, scene: Scene, width: int) -> Text:
        view = sight(scene.view)
        text = cards.fight(view)
        die = view["die"]
        if not text and die and (scene.decision is None or scene.decision.kind in SHOWS_DIE):
            text.append(f"{DICE[die]} ", f"bold {INK}")
            text.append(f"The die shows {die}.", INK_3)
        return text

    def waste(self, scene: Scene, option: Option) -> str:
        second = scene.decision is not None and scene.decision.kind == "second-try"
        return "A re-roll that is yours is lost." if second and option.id == "pass" else ""

    def label(self, scene: Scene, option: Option) -> str:
        match option.id.split():
            case ["move", who, where]:
                return f"{short(who)} {move_words(sight(scene.view), who, where)}{_awaits(scene, who, where)}"
            case ["attack", who, attribute]:
                odds = _attack_odds(scene, who, attribute)
                return f"Attack {short(who)}, {attribute}{odds}"
            case ["use", attribute]:
                return _use_label(scene, option, attribute)
            case ["split", first]:
                rest = sight(scene.view)["die"] - int(first)
                return f"Split the roll: {first}, then {rest} for another"
            case _:
                return option.label

    def seat_of(self, view: Mapping[str, Json], event: Event) -> int | None:
        seat, player = event.data.get("seat"), event.data.get("player")
        if isinstance(seat, int):
            return seat
        table = sight(view)
        colours = [shown["colour"] for shown in table["seats"]]
        if player in COLOURS and player in colours:
            return colours.index(player)
        for role in ("character", "attacker", "winner", "new"):
            who = event.data.get(role)
            if isinstance(who, str) and (owner := owner_of(table, who)) is not None:
                return owner
        return None

    def ideas(self, scene: Scene) -> list[str]:
        view = sight(scene.view)
        if view["seat"] is None:
            return []
        mine = [member["character"] for member in view["seats"][view["seat"]]["team"]]
        others = [member["character"] for shown in view["seats"] for member in shown["team"]]
        spaces = [space.name for space in SPACES if space.kind not in ("home", "monster", "combat")]
        return [
            *("roll", "fight", "wait", "reroll", "luck", "replace", "end-turn", "pass"),
            *(f"upgrade {attribute}" for attribute in ATTRIBUTES),
            *(f"attack {who} {attribute}" for who in others if who not in mine for attribute in STRIKES),
            *(f"move {who} {space}" for who in mine for space in spaces),
        ]


def _awaits(scene: Scene, who: str, where: str) -> str:
    """The odds if somebody stands where a move ends; in a town all are at peace."""
    if SPACES[SPACE_NUMBERS[where]].kind == "settlement":
        return ""
    view = sight(scene.view)
    for shown in view["seats"]:
        for member in shown["team"]:
            if member["at"] == where and member["character"] != who:
                s = seen(view)
                c, foe = CHARACTER_NUMBERS[who], CHARACTER_NUMBERS[member["character"]]
                odds, _ = best_attack(s, c, foe)
                return f", fights {short(member['character'])} {odds:.0%}"
    return ""


def _attack_odds(scene: Scene, who: str, attribute: str) -> str:
    """The odds of an attack by the character that the question is about."""
    mine = scene.decision.about.get("character") if scene.decision is not None else None
    if mine is None:
        return ""
    c, foe = CHARACTER_NUMBERS[mine], CHARACTER_NUMBERS[who]
    return f": {attack_odds(seen(sight(scene.view)), c, foe, ATTRIBUTES.index(attribute)):.0%} to win"


def _use_label(scene: Scene, option: Option, attribute: str) -> str:
    """An attribute to defend with, or against the monster, and how it will fare."""
    view = sight(scene.view)
    s, seat = seen(view), view["seat"]
    number = ATTRIBUTES.index(attribute)
    if s.fight is not None:
        attacker, defender, theirs, _ = s.fight
        return f"{option.label}: {1 - combat_odds(s, attacker, defender, theirs, number):.0%} to hold"
    need = None if seat is None else need_of(s, seat, number)
    if seat is None or need is None:
        return option.label
    dice = dice_against_monster(s, seat, number)
    odds = monster_odds(s.monster, dice, *need)
    return f"{attribute.capitalize()}, {dice} dice for {need[0]}×{need[1]}+: {odds:.0%} to win"


PANEL = AngryPanel()
