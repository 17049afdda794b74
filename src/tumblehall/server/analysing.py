"""Asking for the analysis of a game that is over: whoever may see the whole game may have it."""

from tumblehall.server.analysis_requests import AnalysisNow
from tumblehall.server.at_tables import played
from tumblehall.server.call import Call
from tumblehall.server.rights import need


async def post_analysis(call: Call) -> AnalysisNow:
    """Begins it, unless it is there or on its way."""
    record, table = await played(call), call.path["table"]
    kept = await call.analyses.kept(table)
    return call.analyses.ask(table, record, call.address) if kept is None else AnalysisNow("done", analysis=kept)


async def get_analysis(call: Call) -> AnalysisNow:
    table = call.path["table"]
    live = call.hall.live(table)
    async with live.lock:
        need(await call.hall.room(live), call.holder, "replay")
    now = call.analyses.state(table)
    if now.state in ("waiting", "working"):
        return now
    kept = await call.analyses.kept(table)
    return now if kept is None else AnalysisNow("done", analysis=kept)
