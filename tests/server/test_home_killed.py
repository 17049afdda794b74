"""The process where tables live is killed in the middle of them: the people go on at another."""

import asyncio
import signal

import tumblehall as th
from tests.server.house import House
from tests.server.test_serve_command import ENOUGH, Sitting, check_log, serving, visit

TABLES = 3


async def against_a_bot(home: House) -> tuple[str, str]:
    token = await home.token()
    table = await home.found(token)
    await home.done(table, token, "sit", name="Ann", seed="a-seed-of-mine", seat=0)
    await home.done(table, token, "sit-bot", seat=1, bot="random")
    await home.until(table, lambda now: now["table"]["status"] == "playing")
    return table, token


async def test_tables_of_a_killed_process_go_on_at_another_with_nothing_lost(postgres: str) -> None:
    async with serving(postgres) as one, serving(postgres) as other, visit(one) as home, visit(other) as elsewhere:
        sittings = [Sitting(*await home.two_people("angryquest")) for _ in range(TABLES)]
        count = [0]
        playing = asyncio.gather(*(sitting.play(home, count, elsewhere) for sitting in sittings))
        bots = await against_a_bot(home)
        async with asyncio.timeout(60):
            while count[0] < ENOUGH and not playing.done():
                await asyncio.sleep(0.005)
        await one.end(signal.SIGKILL)
        await playing  # those who came in at the other process have lost the table too, and come back
        assert all([await sitting.goes_on(elsewhere) for sitting in sittings])
        table, token = bots
        async with elsewhere.live(table, token) as ann:
            assert await ann.play(0, th.FastRng(1), most=5) == 5
    await check_log(postgres, sittings)


async def test_process_that_shares_a_database_stops_well_when_it_is_told_to(postgres: str) -> None:
    async with serving(postgres) as one, visit(one) as home:
        await home.two_people()
        assert await one.end(signal.SIGTERM) == 0
