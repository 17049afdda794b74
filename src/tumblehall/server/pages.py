"""The files of the browser client, built into the package. One page for all: the client finds out what to show by the
part of the address after `#`, which no server ever sees."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parent / "site"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class _Files(StaticFiles):
    """The names of assets change with their content; all else is asked for again each time."""

    def file_response(self, full_path: str, *args: object, **more: object) -> Response:  # type: ignore[override]
        response = super().file_response(full_path, *args, **more)  # type: ignore[arg-type]
        asset = Path(full_path).parent.name == "assets"
        response.headers["cache-control"] = FOR_EVER if asset else ASK_AGAIN
        return response


async def _not_built(request: Request) -> Response:
    return PlainTextResponse("The browser client is not built; 'make client' builds it.\n", 503)


def site_routes() -> list[BaseRoute]:
    if not (FOLDER / "index.html").is_file():
        return [Route("/", _not_built)]
    return [Mount("/", _Files(directory=FOLDER, html=True))]
