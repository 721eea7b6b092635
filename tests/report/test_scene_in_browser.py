"""A scene in a real browser: bodies are where the run says, at every time; pointer and keys turn the camera."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import juries
import numpy as np
import pytest
from browsers import chromium
from scipy.spatial.transform import Rotation
from test_in_space import top
from test_scene import falling

import bondgraph as bg
from bondgraph.elements import Kinematics
from bondgraph.report.scenes import together

pytestmark = [juries.program("chromium", "chromedriver"), juries.package("selenium")]

POSES = """
  return space.bodies.map(({ body, group }) => {
    group.updateMatrixWorld();
    return [body.name, group.matrixWorld.elements];
  });
"""


@pytest.fixture(scope="module", params=[True, False], ids=["WebGL", "without"])
def browser(request: Any) -> Iterator[Any]:
    with chromium(draws=request.param) as driver:
        driver.draws = request.param
        yield driver


@pytest.fixture(scope="module")
def run() -> bg.Trajectory:
    start = {"e0": 0.966, "e1": 0.2588, "tip_wz": 40, "hub": 9}
    return bg.simulate(bg.Graph("spun", *top), (0, 1), {"h": 0.1, "A": 3e-3, "C": 8e-4}, start)


@pytest.fixture
def opened(browser: Any, run: bg.Trajectory, tmp_path: Path) -> Iterator[Any]:
    """The page; in the end nothing was complained of and nothing asked for but the page itself."""
    path = tmp_path / "top.html"
    top.scene(run, points="wheel", forces=["tip", "hub"]).write(path)
    browser.get_log("browser"), browser.get_log("performance")
    browser.get(path.as_uri())
    yield browser
    complaints = [entry["message"] for entry in browser.get_log("browser")]
    assert complaints == [] if browser.draws else all("WebGL" in words for words in complaints)
    events = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    asked = {e["params"]["request"]["url"] for e in events if e["method"] == "Network.requestWillBeSent"}
    assert asked == {path.as_uri()}


def test_bodies_are_where_the_run_says(opened: Any, run: bg.Trajectory) -> None:
    kinematics = Kinematics(top, run.parameters)
    for part in (0, 0.25, 0.613, 1):
        opened.execute_script(
            "const s = document.getElementById('time'); s.value = arguments[0] * s.max;"
            " s.dispatchEvent(new Event('input', {bubbles: true}));",
            part,
        )
        q = {name: float(run.at(part, name)) for name in kinematics.coordinates}
        told = opened.execute_script(
            "return space.rows.map((row) => [...row.children].map((cell) => cell.textContent.replace('−', '-')))"
        )
        for name, *numbers in told:
            for number, there in zip(numbers, kinematics.at(q, name).r, strict=True):
                assert "·10" in number or float(number) == pytest.approx(there, abs=1e-3)
        for name, matrix in opened.execute_script(POSES) if opened.draws else ():
            there, shown = kinematics.at(q, name), np.array(matrix).reshape(4, 4).T
            np.testing.assert_allclose(shown[:3, 3], there.r, atol=1e-3)
            turned = Rotation.from_matrix(shown[:3, :3].T @ there.R).magnitude()
            assert turned < 0.02, (part, name)


def test_without_webgl_it_says_so(opened: Any) -> None:
    if opened.draws:
        assert opened.find_elements("css selector", ".space-view canvas")
        return
    assert "shows no WebGL" in opened.find_element("css selector", ".space-view").text
    assert opened.find_element("css selector", ".space-places").is_displayed()
    assert not opened.find_element("css selector", ".space-buttons").is_displayed()


def test_pointer_and_keys_turn_the_camera_and_fit_brings_it_back(opened: Any) -> None:
    from selenium.webdriver import ActionChains, Keys

    if not opened.draws:
        return
    where = "return space.camera.position.toArray()"
    first = opened.execute_script(where)
    view = opened.find_element("css selector", ".space-view")
    opened.execute_script("arguments[0].focus()", view)
    ActionChains(opened).send_keys(Keys.ARROW_RIGHT, Keys.ARROW_UP, "+").perform()
    second = opened.execute_script(where)
    centre = np.array(opened.execute_script("return space.controls.target.toArray()"))
    far = [np.linalg.norm(np.array(p) - centre) for p in (first, second)]
    assert far[1] == pytest.approx(far[0] / 1.15, rel=1e-6) and not np.allclose(first, second)
    ActionChains(opened).drag_and_drop_by_offset(view, 80, 10).perform()
    assert not np.allclose(second, opened.execute_script(where))
    opened.find_element("css selector", ".space-fit").click()
    np.testing.assert_allclose(opened.execute_script(where), first, rtol=1e-9)
    axes = opened.find_element("css selector", ".space-axes")
    before = axes.get_attribute("aria-pressed")
    axes.click()
    assert axes.get_attribute("aria-pressed") != before
    assert opened.execute_script("return space.bodies[0].triad.visible") == (before == "false")


def test_it_plays_to_the_end(opened: Any) -> None:
    from selenium.webdriver.support.ui import WebDriverWait

    opened.execute_script("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: ' ', bubbles: true}))")
    WebDriverWait(opened, 30).until(lambda d: d.find_element("id", "clock").text == "1 s")
    assert opened.find_element("id", "play").get_attribute("aria-pressed") == "false"


def test_in_a_report_it_is_in_step_with_the_slider(browser: Any, run: bg.Trajectory, tmp_path: Path) -> None:
    if not browser.draws:
        return
    path = tmp_path / "report.html"
    bg.report(run.equations.graph, run, path, scene=top)
    browser.get_log("browser"), browser.get_log("performance")
    browser.get(path.as_uri())
    kinematics = Kinematics(top, run.parameters)
    for part in (0.2, 0.77):
        browser.execute_script(
            "const s = document.getElementById('time'); s.value = arguments[0] * s.max;"
            " s.dispatchEvent(new Event('input', {bubbles: true}));",
            part,
        )
        q = {name: float(run.at(part, name)) for name in kinematics.coordinates}
        for name, matrix in browser.execute_script(POSES.replace("space.", "page.space.")):
            np.testing.assert_allclose(matrix[12:15], kinematics.at(q, name).r, atol=1e-3)
    before = browser.execute_script("return page.space.camera.position.length()")
    browser.execute_script(
        "document.querySelector('.space canvas').dispatchEvent("
        "new WheelEvent('wheel', {deltaY: 100, bubbles: true, cancelable: true}))"
    )
    assert browser.execute_script("return page.space.camera.position.length()") == before
    assert browser.get_log("browser") == []
    events = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    asked = {e["params"]["request"]["url"] for e in events if e["method"] == "Network.requestWillBeSent"}
    assert asked == {path.as_uri()}


def test_the_table_tells_places_as_they_are_beside_each_other_or_not(browser: Any, tmp_path: Path) -> None:
    one = replace(falling("one"), anchors=np.zeros((1, 3)))
    both = together([one, replace(one, name="other")], "both")
    both.write(tmp_path / "both.html")
    browser.get((tmp_path / "both.html").as_uri())
    first, second = browser.execute_script(
        "return space.rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent))"
    )
    assert first == second == ["0", "0", "0"] and both.bodies[1].shift[0] > 0
    if browser.draws:
        (_, left), (_, right) = browser.execute_script(POSES)
        assert right[12] - left[12] == pytest.approx(both.bodies[1].shift[0], rel=1e-5)
