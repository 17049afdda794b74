"""All steps of the game in one table: for each number its name, its operands and what it does."""

from tumblehall.games.dicequest.cards.programs import PROGRAMS
from tumblehall.games.dicequest.cards.sources import ITEM_COUNT
from tumblehall.games.dicequest.content.dice import FACES
from tumblehall.games.dicequest.rules import (
    abilities,
    adventure,
    combat,
    effects,
    quest,
    rewards,
    rounds,
    steps,
    tavern,
    wounds,
)
from tumblehall.games.dicequest.rules import pick_cards as helping
from tumblehall.games.dicequest.rules import pick_dice as picking
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.legacy import question, step_table, work

EFFECT = ("program", "at")

DicequestState.STEPS = step_table(
    {
        steps.ROUND: work("round", (), rounds.start_round),
        steps.THREAT: work("threat", (), rounds.threat_phase),
        steps.GATHER: work("gather", (), rounds.gather),
        steps.TURN: work("turn", ("seat",), rounds.start_turn),
        steps.TAVERN: question("tavern", (), tavern.ask_tavern, tavern.answer_tavern),
        steps.TARGET: question("target", ("item",), tavern.ask_target, tavern.answer_target),
        steps.QUEST: question("quest", (), quest.ask_quest, quest.answer_quest),
        steps.PARTY: question("party", (), quest.ask_party, quest.answer_party),
        steps.POOL: work("pool", ("seat",), quest.pool),
        steps.CURSES: work("curses", ("seat",), quest.curses),
        steps.REMOVE: question("remove", ("left",), quest.ask_remove, quest.answer_remove),
        steps.ROLL: work("roll", ("seat",), quest.roll),
        steps.DEPLOY: question("deploy", (), abilities.ask_deploy, abilities.answer_act, closing=True),
        steps.ACT: question("act", (), abilities.ask_act, abilities.answer_act),
        steps.TOKEN_DICE: question("token-dice", (), combat.ask_token_dice, combat.answer_token_dice),
        steps.RUNE_DIE: question("rune-die", (), combat.ask_rune_die, combat.answer_rune_die),
        steps.PAY_RUNE: question("pay-rune", ("left",), abilities.ask_pay_rune, abilities.answer_pay_rune),
        steps.SUFFER: question("suffer", ("left",), abilities.ask_suffer, abilities.answer_suffer),
        steps.RUN: work("run", (*EFFECT, "seat", "other"), effects.run),
        steps.PICK_DICE: question("pick-dice", (*EFFECT, "left"), picking.ask_pick_dice, picking.answer_pick_dice),
        steps.TURN_FACE: question("turn-face", ("face",), picking.ask_turn_face, picking.answer_turn_face),
        steps.PICK_COLOUR: question(
            "pick-colour", ("given", "left"), picking.ask_pick_colour, picking.answer_pick_colour
        ),
        steps.PICK_SYMBOL: question("pick-symbol", EFFECT, picking.ask_pick_symbol, picking.answer_pick_symbol),
        steps.CONVERT: question("convert", EFFECT, picking.ask_convert, picking.answer_convert),
        steps.REDUCE: question("reduce", ("left",), picking.ask_reduce, picking.answer_reduce),
        steps.HEAL: question("heal", ("scope", "left"), helping.ask_heal, helping.answer_heal),
        steps.LEVEL: question("level", ("scope", "left"), helping.ask_level, helping.answer_level),
        steps.DISCARD: question("discard", (), tavern.ask_discard, tavern.answer_discard),
        steps.PAY_ITEM: question("pay-item", ("left",), tavern.ask_pay_item, tavern.answer_pay_item),
        steps.GIFT: question("gift", ("left",), helping.ask_gift, helping.answer_gift),
        steps.REFRESH: question("refresh", ("left",), helping.ask_refresh, helping.answer_refresh),
        steps.COUNT: work("count", ("seat",), wounds.count),
        steps.BLOCK: question("block", (), wounds.ask_block, wounds.answer_block),
        steps.PLACE: question("place", (), wounds.ask_place, wounds.answer_place),
        steps.JUDGE: work("judge", ("seat",), rewards.judge),
        steps.PAY_TOKENS: question("pay-tokens", (), rewards.ask_pay_tokens, rewards.answer_pay_tokens),
        steps.REWARD: work("reward", ("seat",), rewards.reward),
        steps.END_TURN: question("end-turn", (), rounds.ask_end_turn, rounds.answer_end_turn, closing=True),
        steps.END_ROUND: work("end-round", (), adventure.end_round),
        steps.RANKS: work("ranks", (), adventure.ranks),
        steps.NEXT_ACT: work("next-act", (), adventure.next_act),
        steps.SAFE_WOUND: question("safe-wound", ("left",), wounds.ask_safe_wound, wounds.answer_safe_wound),
        steps.GO_ON: work("go-on", ("seat",), quest.go_on),
        steps.OWN_WOUNDS: work("own-wounds", ("seat",), wounds.own_wounds),
        steps.DRAW: work("draw", ("seat", "legendary"), effects.draw_one),
    }
)

BOUNDS = {
    "item": (0, ITEM_COUNT - 1),
    "program": (0, len(PROGRAMS) - 1),
    "at": (0, 9),
    "left": (1, 9),
    "face": (0, FACES - 1),
    "given": (0, picking.MOST_GIVEN),
    "scope": (0, 1),
    "legendary": (0, 1),
}
"""What the operands can be, but for seats."""
