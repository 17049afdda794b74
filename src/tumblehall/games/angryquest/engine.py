"""All steps of the game in one table: for each number its name, its operands and what it does."""

from tumblehall.games.angryquest import combat, lair, settlement, setup, spaces, steps, turn
from tumblehall.games.angryquest.state import AngryState
from tumblehall.kernel.legacy import question, step_table, work

AngryState.STEPS = step_table(
    {
        steps.KEEP: question("keep", (), setup.ask_keep, setup.answer_keep),
        steps.SHOW_TEAMS: work("show-teams", (), setup.show_teams),
        steps.CORNER: question("corner", (), setup.ask_corner, setup.answer_corner),
        steps.START_TURN: work("start-turn", ("seat",), turn.start_turn),
        steps.OPENING: question("opening", (), turn.ask_opening, turn.answer_opening),
        steps.ROLL: work("roll", ("seat", "kind"), turn.roll),
        steps.MOVE: question("move", ("kind", "face", "anyone"), turn.ask_move, turn.answer_move),
        steps.SHARE: question("share", ("face", "anyone", "steps"), turn.ask_share, turn.answer_share),
        steps.CLASH: question("clash", ("character",), combat.ask_clash, combat.answer_attack),
        steps.SHOT: question("shot", ("character",), combat.ask_shot, combat.answer_attack),
        steps.DEFEND: question("defend", (), combat.ask_defend, combat.answer_defend),
        steps.EXCHANGE: work("exchange", (), combat.exchange),
        steps.SECOND_TRY: question("second-try", ("side", "count"), combat.ask_second_try, combat.answer_second_try),
        steps.SETTLE: work("settle", (), combat.settle),
        steps.SPOILS: question("spoils", ("character", "character"), combat.ask_spoils, combat.answer_spoils),
        steps.ADVANCE: question("advance", ("character",), combat.ask_advance, combat.answer_advance),
        steps.SPACE: work("space", ("seat", "character", "space"), spaces.space),
        steps.LUCK: question("luck", ("character", "space", "occasion"), spaces.ask_luck, spaces.answer_luck),
        steps.LUCK_EFFECT: work("luck-effect", ("seat", "character"), spaces.luck_effect),
        steps.RALLY: question("rally", (), spaces.ask_rally, spaces.answer_rally),
        steps.SHOVE: question("shove", ("character",), spaces.ask_shove, spaces.answer_shove),
        steps.CURSE: work("curse", ("seat", "character", "space"), spaces.curse),
        steps.PASS_CURSE: question("pass-curse", ("character",), spaces.ask_pass_curse, spaces.answer_pass_curse),
        steps.MEET_CURSE: work("meet-curse", ("seat", "character"), spaces.meet_curse),
        steps.LOSE_UPGRADE: question(
            "lose-upgrade", ("character",), spaces.ask_lose_upgrade, spaces.answer_lose_upgrade
        ),
        steps.TOWN: question(
            "town", ("space", "character", "count", "before"), settlement.ask_town, settlement.answer_town
        ),
        steps.RECRUIT: question("recruit", ("character",), settlement.ask_recruit, settlement.answer_recruit),
        steps.NEWCOMER: question("newcomer", ("character",), settlement.ask_newcomer, settlement.answer_newcomer),
        steps.ASSAULT: question("assault", (), lair.ask_assault, lair.answer_assault),
        steps.AGAIN: question("again", (), turn.ask_again, turn.answer_again, closing=True),
        steps.END: question("end", (), turn.ask_end, turn.answer_end, closing=True),
    }
)

BOUNDS = {
    "kind": (0, 2),
    "face": (1, 6),
    "steps": (0, 6),
    "character": (0, 31),
    "anyone": (-1, 31),
    "space": (0, 96),
    "side": (0, 1),
    "count": (1, 3),
    "occasion": (0, 2),
    "before": (-1, 5),
}
"""What the operands can be; -1 is nobody, home, or nothing."""
