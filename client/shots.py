"""Takes pictures of a page of the built client at three widths and by day and night: python shots.py [page] [folder]

It serves the built site under the policy of the real server, and fails on a broken policy, an error of a script, a page
that is wider than its window, or a fault that axe finds.
"""

import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path
from shutil import which
from typing import Literal

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, sync_playwright

SITE = Path(__file__).parent.parent / "src/tumblehall/server/site"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'"
)
WIDTHS = (1440, 768, 360)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


class Site(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Requests are no news here."""


def faults_of(page: Page) -> list[str]:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    faults = [f"{wide} px wider than the window"] if wide > 0 else []
    for violation in Axe().run(page).response["violations"]:
        targets = ", ".join(str(node["target"][0]) for node in violation["nodes"][:3])
        faults.append(f"{violation['id']} ({len(violation['nodes'])} times): {targets}")
    return faults


def shoot(browser: Browser, address: str, width: int, theme: Literal["light", "dark"], picture: Path) -> list[str]:
    page = browser.new_page(viewport={"width": width, "height": 900}, device_scale_factor=2)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    faults: list[str] = []
    page.on("console", lambda line: faults.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.screenshot(path=picture, full_page=True)
    faults += faults_of(page)
    page.close()
    return faults


def main(place: str = "#/pieces", folder: str = "shots") -> int:
    Path(folder).mkdir(parents=True, exist_ok=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Site, directory=SITE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    found = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=which("chromium-headless-shell"), args=["--no-sandbox"])
        for width, theme in product(WIDTHS, THEMES):
            name = f"{place.strip('#/').replace('/', '-') or 'first'}-{width}-{theme}.png"
            faults = shoot(browser, f"http://127.0.0.1:{server.server_port}/{place}", width, theme, Path(folder) / name)
            print(name, *(faults or ["no faults"]), sep="\n  ")
            found += len(faults)
        browser.close()
    server.shutdown()
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
