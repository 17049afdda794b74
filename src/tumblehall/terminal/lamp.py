"""The lamp: who would do what, and why, asked of a bot in another process."""

from tumblehall.agents.characters import CHARACTERS
from tumblehall.agents.lamp import lamp_levels, lamp_seed
from tumblehall.agents.parcel import parcel_for
from tumblehall.kernel.table import Table
from tumblehall.terminal.thinking import Thinking


async def advice(thinking: Thinking, table: Table, seat: int) -> tuple[str, str]:
    """The name of the bot, and its words. An imagined position goes to the process, never the truth."""
    level = lamp_levels(table.game)[0]
    text = await thinking.hint(table.game, level, parcel_for(table, seat, lamp_seed(table, seat)))
    return CHARACTERS[level].name, text
