"""The files of the browser client, built into the package."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parent / "site"
FOR_EVER = "public, max-age=31536000, immutable"


class _Assets(StaticFiles):
    """Their names change with their content."""

    def file_response(self, *args: object, **more: object) -> Response:
        response = super().file_response(*args, **more)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOR_EVER
        return response


async def _page(request: Request) -> Response:
    """One page for every address: the client finds out what to show."""
    page = FOLDER / "index.html"
    if not page.is_file():
        return PlainTextResponse("The browser client is not built; run: make client\n", 503)
    return FileResponse(page, headers={"cache-control": "no-cache"})


def site_routes() -> list[BaseRoute]:
    assets = Mount("/assets", _Assets(directory=FOLDER / "assets", check_dir=False))
    pages = [
        Route(path, _page)
        for path in ("/", "/t/{table}", "/replay/{table}", "/replay", "/rules/{game}", "/cards/{game}")
    ]
    return [assets, *pages]
