"""The lamp at the terminal: a key asks what a bot would do, the record says so, and a table can be without it."""

import pytest

import tumblehall as th
from tests.terminal.seen import about_to_move, screen_text, sitting_at
from tumblehall.agents.lamp import hint_of, lamp_seed
from tumblehall.agents.parcel import opened, parcel_for
from tumblehall.terminal import saves
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.form import Form
from tumblehall.terminal.sitting import resumed_sitting
from tumblehall.terminal.thinking import Thinking

AGAINST_A_BOT = ("", "random")
SIZE = (120, 40)


async def test_the_key_tells_what_a_bot_would_do_and_the_record_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hint(_: Thinking, game: str, bot: str, __: bytes) -> str:
        return f"{game}, {bot}: the move of a lifetime."

    monkeypatch.setattr(Thinking, "hint", hint)
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=SIZE) as pilot:
        assert "hint" in screen_text(app)
        await pilot.press("h")
        await pilot.pause()
        await app.screen.workers.wait_for_complete()
        await pilot.pause()
        assert "angryquest, expert: the move of a lifetime." in [n.message for n in app._notifications]
    assert th.Record.from_json(sitting.file.read_text("utf-8")).hints == {0: 1}


async def test_another_process_thinks_about_it() -> None:
    table = th.new_table("quaeleon", 2, seed="1")
    thinking, parcel = Thinking(), parcel_for(table, 0, lamp_seed(table, 0))
    try:
        told = await thinking.hint("quaeleon", "skilled", parcel)
    finally:
        await thinking.stop()
    assert told == hint_of("skilled", *opened(parcel)).text


async def test_a_table_without_the_lamp_says_so_and_stays_so() -> None:
    form = Form("angryquest")
    form.change("lamp", 1)
    sitting = form.sitting()
    assert not sitting.lamp
    sitting.save()
    assert not saves.has_lamp(sitting.file)
    assert not resumed_sitting(sitting.file).lamp
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("h")
        await pilot.pause()
        assert "There is no lamp at this table." in [n.message for n in app._notifications]
