"""Pictures of every screen by day and night, for desk, tablet and phone, upright and sideways:
python -m tests.browser.shots [screen ...]"""

import shutil
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.laid import House
from tests.browser.screens import SCREENS, Guest
from tests.browser.served import serving

FOLDER = Path("shots")
SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 360, "height": 740},
    "sideways": {"width": 740, "height": 360},
}
HAND = ("phone", "sideways")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def shoot(browser: Browser, house: House, address: str, screen: str) -> None:
    """One visit for each size; night falls on the page as it stands."""
    for size, window in SIZES.items():
        context = browser.new_context(
            base_url=address,
            viewport=window,
            has_touch=size in HAND,
            device_scale_factor=2 if size in HAND else 1,
            reduced_motion="reduce",
        )
        page = context.new_page()
        SCREENS[screen](Guest(page, house))
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=FOLDER / f"{screen}-{size}-{scheme}.png")
        context.close()


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"]
        )
        with House(server.address) as house:
            for screen in wanted or SCREENS:
                shoot(browser, house, server.address, screen)
                print(*(f"{screen}-{size}-{scheme}" for size, scheme in product(SIZES, SCHEMES)))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
