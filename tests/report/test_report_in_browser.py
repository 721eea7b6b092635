"""The page in a real browser: shows what the model says, hears pointer, keyboard and slider, and asks for nothing."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import juries
import pytest
from browsers import chromium
from test_report_page import Evil, circuit, conflict
from test_start import slider_crank

import bondgraph as bg
from bondgraph.elements import GY, C, I, One, R, Se

pytestmark = [juries.program("chromium", "chromedriver"), juries.package("selenium")]


def swing() -> bg.Graph:
    """Power turns twice a period in coil and capacitor."""
    i, K, w = One("i"), GY("K", 0.5), One("w")
    return bg.Graph("swing", Se("U", "sin(2*t)") >> i >> K >> w, i >> I("L", 1), i >> C("c", 1), w >> R("b", 0.1))


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as driver:
        yield driver


@pytest.fixture
def opened(browser: Any, tmp_path: Path) -> Iterator[Any]:
    """Opens a page; in the end nothing was complained of and nothing asked for but the page itself."""

    def show(text: str) -> Any:
        path = tmp_path / "page.html"
        path.write_text(text, encoding="utf-8")
        browser.get_log("browser"), browser.get_log("performance")
        browser.get(path.as_uri())
        return browser

    yield show
    assert [entry["message"] for entry in browser.get_log("browser")] == []
    events = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    asked = {e["params"]["request"]["url"] for e in events if e["method"] == "Network.requestWillBeSent"}
    assert asked == {(tmp_path / "page.html").as_uri()}


def bond(driver: Any, name: str) -> Any:
    return driver.find_element("css selector", f'.canvas g.bond[data-name="{name}"]')


def text(driver: Any, place: str) -> str:
    return driver.find_element("css selector", place).text


def scale(driver: Any) -> float:
    """Pixels of the screen for one of the diagram's own."""
    return float(driver.execute_script("return document.querySelector('.canvas > svg').getScreenCTM().a"))


def within(driver: Any, what: str) -> bool:
    """Whether the middle of what a selector finds lies in the frame of the diagram."""
    ends = "const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.left, r.right]"
    (left, right), (first, last) = (driver.execute_script(ends, each) for each in (".canvas", what))
    return bool(left <= (first + last) / 2 <= right)


def set_time(driver: Any, part: float) -> None:
    driver.execute_script(
        "const s = document.getElementById('time'); s.value = arguments[0] * s.max;"
        " s.dispatchEvent(new Event('input', {bubbles: true}));",
        part,
    )


def shown_numbers(driver: Any) -> list[float]:
    cells = driver.find_elements("css selector", "#now dd")
    return [float(cell.text.replace("−", "-").split()[0]) for cell in cells]


def test_a_bond_tells_effort_flow_and_power_at_the_time_shown(opened: Any) -> None:
    from selenium.webdriver import ActionChains

    run = bg.simulate(swing(), 10)
    driver = opened(bg.report(swing(), run))
    ActionChains(driver).move_to_element(bond(driver, "b")).perform()
    assert "Bond b" in text(driver, "#selected") and "w → b" in text(driver, "#selected")
    ActionChains(driver).move_to_element(bond(driver, "L")).click().perform()
    assert "I in its preferred causality" in text(driver, "#selected")
    for part in (0.0, 0.25, 0.6, 1.0):
        set_time(driver, part)
        e, f = (float(run.at(10 * part, name)) for name in ("L.e", "L.f"))
        assert shown_numbers(driver) == pytest.approx([e, f, e * f], rel=2e-3, abs=2e-3)
        against = "reversed" in bond(driver, "L").get_attribute("class").split()
        assert against == (e * f < 0)
    assert len(driver.find_elements("css selector", "#selected-plots canvas")) == 3


@pytest.mark.parametrize("width", [390, 1366])
def test_no_button_covers_the_diagram(opened: Any, width: int) -> None:
    """A graph that fills its upper right corner."""
    w = One("w")
    chains = (
        Se("U", 1) >> One("i") >> GY("K", 2) >> w,
        w >> I("load_inertia", 1),
        Se("weight", -19.6) >> w,
        w >> R("b", 1),
    )
    driver = opened(bg.report(bg.Graph("corner", *chains), t=1))
    edge = "return document.querySelector(arguments[0]).getBoundingClientRect()[arguments[1]]"
    driver.set_window_size(width, 900)
    try:
        top, bottom = (driver.execute_script(edge, *of) for of in ((".canvas > svg", "top"), (".zoom", "bottom")))
    finally:
        driver.set_window_size(1280, 900)
    assert top >= bottom


def test_bonds_thicken_with_the_power_they_carry(opened: Any) -> None:
    run = bg.simulate(swing(), 10)
    driver = opened(bg.report(swing(), run))
    set_time(driver, 0.37)
    names = [b.name for b in swing().bonds]
    power = {n: abs(float(run.at(3.7, f"{n}.e") * run.at(3.7, f"{n}.f"))) for n in names}
    wide = {
        n: float(bond(driver, n).find_element("css selector", ".power").get_attribute("stroke-width")) for n in names
    }
    assert sorted(names, key=power.get) == sorted(names, key=wide.get)  # type: ignore[arg-type]
    ratio = power["L"] / power["b"]
    assert (wide["L"] / wide["b"]) ** 2 == pytest.approx(ratio, rel=0.05)


def test_the_thickest_band_has_its_power_instant_and_bond(opened: Any) -> None:
    """A source switched on: at the start nothing moves, in the end it gives the most."""
    i = One("i")
    run = bg.simulate(bg.Graph("rl", Se("U", 2) >> i, i >> I("L", 1), i >> R("Ra", 1)), 10)
    driver = opened(bg.report(run.equations, run))
    power = float(run.at(10, "U.e") * run.at(10, "U.f"))
    assert f"The thickest band, {power:.3g} W at t = 10 s, is that of bond U." in text(driver, ".powers")
    assert "no bond carries power" in text(driver, ".powers")
    set_time(driver, 0.5)
    assert "no bond carries power" not in text(driver, ".powers")


def test_an_element_shows_its_law_and_the_equations_it_is_in(opened: Any) -> None:
    driver = opened(bg.report(swing(), t=1))
    node = driver.find_element("css selector", '.canvas g.node[data-name="b"]')
    driver.execute_script("arguments[0].dispatchEvent(new MouseEvent('click', {bubbles: true}))", node)
    assert "Element b" in text(driver, "#selected")
    assert driver.find_elements("css selector", "#selected math")
    assert driver.find_elements("css selector", "#sec-equations math .picked")
    driver.find_element("css selector", "#sec-equations math [data-mark]").click()
    assert "Element b" not in text(driver, "#selected")


def test_the_keyboard_reaches_everything(opened: Any) -> None:
    from selenium.webdriver import ActionChains, Keys

    driver = opened(bg.report(swing(), t=10))
    tabs = driver.find_elements("css selector", '.canvas [tabindex="0"]')
    assert len(tabs) == 1
    driver.execute_script("arguments[0].focus()", tabs[0])
    ActionChains(driver).send_keys(Keys.ARROW_RIGHT, Keys.ENTER).perform()
    focused = driver.switch_to.active_element
    assert focused.get_attribute("aria-label").startswith(("Bond", "Element")) and focused.id != tabs[0].id
    assert text(driver, "#selected h3").split()[1] == focused.get_attribute("data-name")
    before = scale(driver)
    ActionChains(driver).send_keys("+").perform()
    assert scale(driver) > 1.2 * before
    ActionChains(driver).send_keys("0", Keys.ESCAPE).perform()
    assert scale(driver) == pytest.approx(before)
    slider = driver.find_element("id", "time")
    slider.send_keys(Keys.ARROW_RIGHT)
    assert text(driver, "#clock") != "0 s"


def test_it_plays(opened: Any) -> None:
    from selenium.webdriver.support.ui import WebDriverWait

    driver = opened(bg.report(swing(), t=10))
    driver.find_element("id", "play").click()
    WebDriverWait(driver, 20).until(lambda d: text(d, "#clock") not in ("0 s", ""))
    driver.find_element("id", "play").click()
    assert driver.find_element("id", "play").get_attribute("aria-pressed") == "false"


def test_markup_in_names_is_shown_and_not_obeyed(opened: Any) -> None:
    driver = opened(bg.report(circuit(Evil), t=1))
    assert "<img src=x" in text(driver, "#sec-elements")
    assert driver.find_elements("css selector", "img") == []


def test_the_policy_forbids_requests_and_other_scripts(browser: Any, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text(bg.report(circuit()).replace("</main>", "<script>document.title = 'run'</script></main>"))
    browser.get(path.as_uri())
    assert browser.title == "rl: bond graph report"
    refused = browser.execute_async_script(
        "const done = arguments[0]; fetch('http://127.0.0.1:9/').then(() => done('sent'), () => done('refused'));"
    )
    assert refused == "refused" and "Content Security Policy" in str(browser.get_log("browser"))


def test_a_conflict_is_marked_where_it_is(opened: Any) -> None:
    driver = opened(bg.report(conflict()))
    marked = {g.get_attribute("data-name") for g in driver.find_elements("css selector", ".canvas .node.fault")}
    assert {"b", "c"} & marked
    assert not driver.find_element("id", "transport").is_displayed()


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_is_wider_than_the_screen(opened: Any, width: int) -> None:
    driver = opened(bg.report(swing(), t=10))
    size = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 500}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    wide = driver.execute_script("return document.documentElement.scrollWidth")
    ends = "return [...document.querySelectorAll('nav a')].map((link) => link.getBoundingClientRect().right)"
    assert max(driver.execute_script(ends)) <= width, "no link is hidden beyond the edge"
    assert "tap a bond or an element" in text(driver, "#selected")
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    assert wide <= width


@pytest.mark.parametrize("width", [400, 1280])
def test_a_diagram_larger_than_the_page_begins_where_it_can_be_read(opened: Any, width: int) -> None:
    from selenium.webdriver import ActionChains, Keys

    driver = opened(bg.report(slider_crank()))
    size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    try:
        driver.refresh()
        assert scale(driver) == pytest.approx(0.8, rel=1e-3) and "scroll" in text(driver, "figcaption .beyond")
        assert driver.execute_script("return document.documentElement.scrollWidth") <= width
        crank, slider = (f'.canvas .node[data-name="{name}"] .halo' for name in ("crank_J", "slider_J"))
        assert not (within(driver, crank) and within(driver, slider))
        for each in (crank, slider):  # what is selected elsewhere is scrolled to
            mark = driver.find_element("css selector", each.removesuffix(" .halo")).get_attribute("data-mark")
            driver.execute_script(f"document.querySelector('#row-{mark} .pick').click()")
            assert within(driver, each)
        driver.execute_script("document.querySelector('.canvas').scrollLeft = 0")
        driver.execute_script("document.querySelector('.canvas [tabindex=\"0\"]').focus()")
        for _ in range(12):
            ActionChains(driver).send_keys(Keys.ARROW_RIGHT).perform()
        driver.execute_script("document.activeElement.classList.add('here')")
        assert (
            within(driver, ".here .halo")
            and driver.execute_script("return document.querySelector('.canvas').scrollLeft") > 0
        )
        driver.find_element("id", "zoom-fit").click()
        assert within(driver, crank) and within(driver, slider) and scale(driver) < 0.6
    finally:
        driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_a_diagram_that_can_be_read_whole_is_shown_whole(opened: Any) -> None:
    driver = opened(bg.report(swing(), t=1))
    assert not driver.find_element("css selector", "figcaption .beyond").is_displayed()
    assert "enlarged" not in driver.find_element("id", "diagram").get_attribute("class")


def wide(joined: str = " + ") -> bg.Graph:
    """Names and laws that are longer than a column."""
    i, w = One("current_through_the_motor"), One("speed_of_the_shaft")
    drag = R("drag_of_the_shaft", effort=joined.join(f"slope{k}_of_the_drag*f**{k}" for k in range(1, 13)))
    coil = I("inductance_of_the_motor", 1)
    return bg.Graph("wide", Se("U") >> i >> GY("constant_of_the_motor") >> w, i >> coil, w >> I("J", 1), w >> drag)


@pytest.mark.parametrize("width", [360, 1000, 1280])
def test_columns_of_tables_stay_within_the_page(opened: Any, width: int) -> None:
    driver = opened(bg.report(wide()))
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 600})  # fmt: skip
    try:
        ends = driver.execute_script(
            "const all = [...document.querySelectorAll('#sec-elements tr > *, #sec-bonds tr > *')];"
            "return all.map((cell) => cell.getBoundingClientRect().right)"
        )
        assert max(ends) <= width
    finally:
        driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


@pytest.mark.parametrize(("joined", "fits"), [(" + ", True), ("*", False)])
def test_a_line_of_a_formula_ends_before_a_sign(opened: Any, joined: str, fits: bool) -> None:
    """At 1280 px no sum is cut; a product is, and can be moved within its place."""
    driver = opened(bg.report(wide(joined)))
    size = {"width": 1280, "height": 900, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    places = (
        "return [...document.querySelectorAll('#sec-elements .formulas')].map((x) => x.scrollWidth - x.clientWidth)"
    )
    beyond = driver.execute_script(places)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    assert (max(beyond) <= 1) is fits


def test_formulas_are_no_wider_than_paper(opened: Any) -> None:
    driver = opened(bg.report(wide("*")))
    widths = "return [...document.querySelectorAll('td math')].map((x) => x.getBoundingClientRect().width)"
    places = "return [...document.querySelectorAll('td math')].map((x) => x.closest('td').clientWidth)"
    before = driver.execute_script(widths)
    driver.execute_script("dispatchEvent(new Event('beforeprint'))")
    printed = driver.execute_script(widths)
    assert max(a / b for a, b in zip(before, driver.execute_script(places), strict=True)) > 1  # there was one
    assert all(a <= b for a, b in zip(printed, driver.execute_script(places), strict=True))
    driver.execute_script("dispatchEvent(new Event('afterprint'))")
    assert driver.execute_script(widths) == before


@juries.program("pdftotext")
def test_on_paper_there_is_what_explains_the_model(opened: Any, tmp_path: Path) -> None:
    driver = opened(bg.report(swing(), t=2))
    opened_there = "return document.querySelector('#legend').parentNode.open"
    assert not driver.execute_script(opened_there)
    printed = base64.b64decode(driver.execute_cdp_cmd("Page.printToPDF", {})["data"])
    assert not driver.execute_script(opened_there)
    (tmp_path / "page.pdf").write_bytes(printed)
    command = ["pdftotext", str(tmp_path / "page.pdf"), "-"]
    words = " ".join(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())
    assert "Order 2: 2 of the states can be chosen at the start." in words
    assert "Half arrows point" in words, "what the marks mean"
    assert "Nothing is selected" not in words and "real time" not in words


def test_a_constant_has_an_axis_about_its_value(opened: Any) -> None:
    driver = opened(bg.report(swing(), bg.simulate(swing(), 1)))
    found = driver.execute_script("return [rangeOf(0, 0), rangeOf(-3, -3), rangeOf(null, null)]")
    assert found == [[-1, 1], [pytest.approx(-3.3), pytest.approx(-2.7)], [None, None]]
    low, high = driver.execute_script("return rangeOf(0.1, 2.3)")
    assert low <= 0.1 < 2.3 <= high < 3
