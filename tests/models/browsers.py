"""A real browser, for tests that are marked as those of juries."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def chromium(*, draws: bool = False) -> Iterator[Any]:
    """Chromium without a window; it keeps what its pages complain of, and what they ask for.

    Args:
        draws: whether it has WebGL, in software.
    """
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    webgl = ("--enable-unsafe-swiftshader", "--use-gl=angle", "--use-angle=swiftshader")
    graphics = webgl if draws else ("--disable-gpu", "--disable-3d-apis")
    for argument in ("--headless=new", "--no-sandbox", "--window-size=1280,900", *graphics):
        options.add_argument(argument)
    options.binary_location = "/usr/bin/chromium"
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    try:
        yield driver
    finally:
        driver.quit()
