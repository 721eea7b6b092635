"""The view: news as a file is saved, faults that leave the last picture, a server that only the right one reaches."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import juries
import numpy as np
import pytest
from browsers import chromium
from test_report_parts import courses, unpacked

import bondgraph as bg
from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.report.live.model import Source, drawn, moving
from bondgraph.report.live.server import LARGEST, Server, serving
from bondgraph.report.live.view import View

PATIENCE = 30.0


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "rl.toml"
    i = bg.elements.One("i")
    graph = bg.Graph("rl", bg.elements.Se("U", 1) >> i, i >> bg.elements.I("L", 1), i >> bg.elements.R("Ra", 2))
    graph.save(path)
    return path


def news(view: View, version: int, wanted: str) -> dict[str, Any]:
    """What is new, once something wanted is among it."""
    found: dict[str, Any] = {}
    while wanted not in found:
        found |= view.since(version, PATIENCE)
        assert found["version"] > version, "nothing has come"
        version = found["version"]
    return found


def flow(curves: dict[str, Any], name: str = "p_L") -> Any:
    motion = curves["motion"]
    return courses(motion)[[curve["name"] for curve in motion["curves"]].index(name)]


def test_sliders_run_the_motion_of_the_equations(file: Path) -> None:
    model = moving(drawn(Source(str(file), end=3.0)))
    assert {(each["name"], each["value"]) for each in model.sliders()} == {("U", 1), ("L", 1), ("Ra", 2)}
    for values in ({}, {"Ra": 4.0}, {"U": 3.0, "L": 2.0}):
        u, r, inertia = values.get("U", 1), values.get("Ra", 2), values.get("L", 1)
        end = inertia * u / r * (1 - np.exp(-3 * r / inertia))  # exactly
        assert flow(model.moved(values).curves())[-1] == pytest.approx(end, rel=1e-6)


def test_values_that_are_refused_are_told(file: Path) -> None:
    model = moving(drawn(Source(str(file))))
    assert "nothing" in model.moved({"nothing": 1.0}).curves()["fault"]


def test_a_conflict_is_drawn_and_told(tmp_path: Path) -> None:
    path = tmp_path / "clash.py"
    path.write_text(
        "import bondgraph as bg\nfrom bondgraph.elements import One, R, Sf\n"
        "i = One('i')\ng = bg.Graph('clash', Sf('a', 1) >> i, Sf('b', 1) >> i, i >> R('r', 1))\n"
    )
    found = drawn(Source(str(path)))
    assert "CausalConflict" in found.fault and '"e' in found.picture()["data"].partition('"faults"')[2]
    assert "cannot live together" in found.words()["sections"]


def test_a_faulty_file_leaves_the_last_picture(file: Path) -> None:
    view = View(Source(str(file), end=1.0))
    view.show()
    first = view.since(0, 0)
    assert {"picture", "curves", "sliders", "words"} <= first.keys() and first["fault"] == ""
    whole = file.read_text()
    file.write_text(whole[: len(whole) // 2])
    view.show()
    half = view.since(first["version"], 0)
    assert half["fault"] and half.keys() == {"version", "fault"}
    assert "picture" in view.since(0, 0), "who comes now is shown the last that was good"
    file.write_text(whole)
    view.show()
    assert view.since(half["version"], 0)["fault"] == ""


@pytest.mark.parametrize("text", ["raise SystemExit", "import nothing_such", "1/0", "raise KeyError(1)"])
def test_whatever_a_program_does_is_told(tmp_path: Path, text: str) -> None:
    path = tmp_path / "model.py"
    path.write_text(text)
    view = View(Source(str(path)))
    view.show()
    assert view.since(0, 0)["fault"]


def test_a_file_is_followed_as_it_is_saved(file: Path) -> None:
    view = View(Source(str(file), end=1.0))
    with serving(view):
        first = news(view, 0, "words")
        text = file.read_text()
        other = file.with_suffix(".new")
        other.write_text(text.replace("rl", "renamed"))
        os.replace(other, file)  # as editors save
        assert "renamed" in news(view, first["version"], "words")["words"]["title"]
    assert view.ended.is_set()
    assert view.since(10**9, PATIENCE)["version"] < 10**9, "nobody waits any more"


@contextmanager
def connected(server: Server) -> Iterator[Any]:
    def ask(method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers)
            reply = connection.getresponse()
            return reply.status, reply.read()
        finally:
            connection.close()

    yield ask


def test_only_who_has_the_address_is_answered(file: Path) -> None:
    with serving(View(Source(str(file), end=1.0))) as server, connected(server) as ask:
        place = urlsplit(server.address).path
        status, body = ask("GET", place)
        assert status == 200 and b"connect-src 'self'" in body
        for path in ("/", "/state", f"/{'x' * 32}/", f"{place[:-2]}/", "//evil/"):
            assert ask("GET", path)[0] == 403
        for host in ("evil.example", f"evil.example:{server.server_port}", "127.0.0.1", ""):
            assert ask("GET", place, Host=host)[0] == 403
        assert ask("GET", place, Host=f"localhost:{server.server_port}")[0] == 200
        assert ask("GET", place + "../../etc/passwd")[0] == 404
        assert ask("PUT", place)[0] == 501
        assert server.server_address[0] == "127.0.0.1"


def test_runs_are_asked_for_with_numbers_only(file: Path) -> None:
    view = View(Source(str(file), end=1.0))
    with serving(view) as server, connected(server) as ask:
        news(view, 0, "curves")
        place = urlsplit(server.address).path + "run"
        status, body = ask("POST", place, b'{"Ra": 4}')
        assert status == 200 and json.loads(body)["motion"]
        texts = (b'{"Ra": "4"}', b'{"Ra": true}', b'{"Ra": NaN}', b'{"Ra": 1e999}')
        for wrong in (*texts, b"", b"[1]", b"\xff", b"{" * 9):
            assert ask("POST", place, wrong)[0] == 400
        assert ask("POST", place, b" " * (LARGEST + 1))[0] == 400
        assert ask("POST", "/run", b"{}")[0] == 403
        assert b"nothing" in ask("POST", place, b'{"nothing": 1}')[1]


def test_two_views_on_one_port_are_told(file: Path) -> None:
    view = View(Source(str(file)))
    with serving(view) as server, pytest.raises(ValueRefused, match="perhaps another view"):
        Server(view, server.server_port)
    with pytest.raises(ValueRefused):
        Server(view, 70_000)


def test_an_interruption_ends_it(file: Path) -> None:
    command = [sys.executable, "-m", "bondgraph", "view", str(file), "--no-open", "--to", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None and running.stderr is not None
        assert running.stdout.readline().startswith("http://127.0.0.1:")
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE) == 0
        assert running.stderr.read() == ""


def test_what_is_no_model_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BondGraphError):
        drawn(Source(str(tmp_path / "none.toml")))


@juries.program("chromium", "chromedriver")
@juries.package("selenium")
def test_a_browser_keeps_up(file: Path) -> None:
    with chromium() as browser:
        keep_up(browser, file)


def keep_up(browser: Any, file: Path) -> None:
    from selenium.webdriver.support.ui import WebDriverWait

    def shows(script: str) -> None:
        WebDriverWait(browser, PATIENCE).until(lambda driver: driver.execute_script(f"return {script}"))

    with serving(View(Source(str(file), end=3.0))) as server:
        browser.get(server.address)
        shows("document.querySelectorAll('#sliders input').length === 3 && document.querySelector('#sec-equations')")
        ends = "(page.motion && page.motion.curves[0].y.at(-1))"
        before = browser.execute_script(f"window.plotted = page.panels[0].box; return {ends}")
        browser.execute_script(
            "const r = document.querySelector('#sliders input[data-name=Ra]'); r.value = 200;"
            "r.dispatchEvent(new Event('input', {bubbles: true}))"
        )
        shows(f"({ends}) < {0.6 * before}")
        shows(f"window.plotted.isConnected && page.panels[0].plot.data[1].at(-1) === {ends}")  # in the same place
        said = browser.execute_script("return page.panels[0].canvas.getAttribute('aria-label')")
        assert float(said.split("in the end ")[1].split()[0]) < 0.6 * before
        whole = file.read_text()
        file.write_text(whole[:20])
        shows("!document.querySelector('header .refusal').hidden")
        assert browser.execute_script("return page.data.elements.length") == 4
        file.write_text(whole.replace("Ra", "Rb"))
        shows(
            "page.data.elements.some((each) => each.name === 'Rb') && document.querySelector('header .refusal').hidden"
        )
        assert browser.get_log("browser") == []
    shows("document.querySelector('header .refusal').textContent.includes('has ended')")


PENDULUM = """import bondgraph as bg
from bondgraph.elements import Link, Mechanism, Revolute, Se, Sphere

rod = Link("rod", "m", ("A", "A", 0.001), centre=(0, 0, -0.5), visual=Sphere("m - 0.9", place=(0, 0, -1)))
swing = Mechanism("swing", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, "-g"))
graph = bg.Graph("swing", *swing, Se("tau", 3) >> swing["pivot"], values={"m": 1, "A": 0.1, "g": 9.81})
"""

ELECTRICAL = """import bondgraph as bg
from bondgraph.elements import I, One, R, Se

graph = bg.Graph("rl", Se("U", 1) >> One("i") >> R("r", 1), One("i") >> I("L", 1))
"""


@pytest.fixture
def pendulum(tmp_path: Path) -> Path:
    path = tmp_path / "pendulum.py"
    path.write_text(PENDULUM)
    return path


def test_a_mechanism_moves_in_space_with_the_sliders(pendulum: Path, file: Path) -> None:
    model = moving(drawn(Source(str(pendulum), end=1.0)))
    first, other = (model.moved(values).curves() for values in ({}, {"tau": 6.0}))
    for curves, tau in ((first, 3), (other, 6)):
        (body,) = curves["space"]["bodies"]
        x, _, z, w = unpacked(body["turn"], "<f4").reshape(-1, 4)[-1]
        assert x == z == 0 and w < 1, tau
    assert first["space"]["bodies"] != other["space"]["bodies"]
    assert moving(drawn(Source(str(file)))).curves()["space"] is None


def test_a_scene_that_is_refused_leaves_the_curves(pendulum: Path) -> None:
    found = moving(drawn(Source(str(pendulum), end=1.0))).moved({"m": 0.5}).curves()
    assert found["motion"] and found["space"] is None and "positive" in found["fault"]


@pytest.mark.slow
@juries.program("chromium", "chromedriver")
@juries.package("selenium")
def test_a_browser_shows_the_mechanism_from_the_same_side_while_sliders_move(pendulum: Path) -> None:
    from selenium.webdriver.support.ui import WebDriverWait

    with chromium(draws=True) as browser, serving(View(Source(str(pendulum), end=1.0))) as server:

        def shows(script: str) -> Any:
            return WebDriverWait(browser, 4 * PATIENCE).until(lambda driver: driver.execute_script(f"return {script}"))

        def camera() -> Any:
            return browser.execute_script("return page.space.camera.position.toArray()")

        browser.get(server.address)
        shows("page.space && page.space.bodies.length === 1 && page.motion && !document.querySelector('.space').hidden")
        before = shows("page.space.data.bodies[0].turn.at(-3)")
        browser.execute_script("page.space.turn(0.3, 0.1, 1)")
        here = camera()
        browser.execute_script(
            "const r = document.querySelector('#sliders input[data-name=tau]'); r.value = 300;"
            "r.dispatchEvent(new Event('input', {bubbles: true}))"
        )
        shows(f"page.space.data.bodies[0].turn.at(-3) !== {before}")
        assert camera() == here
        text = pendulum.read_text()
        pendulum.write_text(ELECTRICAL)
        shows("document.querySelector('.space').hidden && page.motion")
        pendulum.write_text(text)
        shows("!document.querySelector('.space').hidden")
        assert browser.get_log("browser") == []
