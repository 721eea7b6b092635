"""The command line, as a shell uses it: what it prints, what it writes, how it refuses."""

from __future__ import annotations

import csv
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result

from bondgraph.cli import main
from bondgraph.io import read

MOTOR = """
import bondgraph as bg
from bondgraph.elements import GY, I, One, R, Se

U, i, K, w = Se("U"), One("i"), GY("K"), One("w")
motor = bg.Graph("dc_motor", U >> i >> K >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
values = {"U": 12, "L": 5e-3, "K": 0.05, "Ra": 1, "J": 1e-4, "b": 1e-5}
"""


@pytest.fixture
def motor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("motor.py").write_text(MOTOR)
    return "motor.py"


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_the_package_is_the_command() -> None:
    shown = subprocess.run([sys.executable, "-m", "bondgraph", "--help"], capture_output=True, text=True, check=True)
    assert "simulate" in shown.stdout


def test_draw_writes_a_picture(motor: str) -> None:
    assert run("draw", motor).output == "dc_motor.svg\n"
    assert ElementTree.parse("dc_motor.svg").getroot().tag.endswith("svg")
    run("draw", motor, "-o", "other.svg")
    assert Path("other.svg").read_text() == Path("dc_motor.svg").read_text()
    assert run("draw", motor, "-o", "motor.pdf", "--width", "86 mm", "--dark").output == "motor.pdf\n"
    assert Path("motor.pdf").read_bytes().startswith(b"%PDF-")


def test_equations_as_text_and_latex(motor: str) -> None:
    assert "p_L' = U - Ra*p_L/L - K*p_J/J" in run("equations", motor).output
    assert r"\dot{p}_{L} &= U" in run("equations", motor, "--latex").output


def test_report_writes_a_page(motor: str) -> None:
    assert run("report", motor, "--to", "0.2", "--show", "L.e").output == "dc_motor.html\n"
    page = Path("dc_motor.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>") and '"motion":{' in page
    run("report", motor, "-o", "other.html", "--set", "U=24", "--form", "kane_velocity", "--to", "0.2")
    assert "refused" in Path("other.html").read_text(encoding="utf-8")


SWING = """
import bondgraph as bg
from bondgraph.elements import Link, Mechanism, One, Revolute, Se

@bg.submodel(ports={"drive": bg.rotational})
def swing(drive: One, *, l: float = 1.0):
    rod = Link("rod", 1, planar="l**2/12", centre=(0, 0, "-l/2"))
    mech = Mechanism("mech", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, -9.81))
    return *mech, drive >> mech["pivot"]

left = swing("left", l=0.5)
model = bg.Graph("model", Se("M", 0.5) >> left.drive)
"""


@pytest.mark.parametrize("ending", ["py", "toml"])
def test_report_shows_the_mechanism_of_a_submodel_in_motion(motor: str, ending: str) -> None:
    Path("model.py").write_text(SWING)
    read("model.py").graph.save("model.toml")
    run("report", f"model.{ending}", "--to", "0.2")
    data = re.search(r'id="data">(.*?)</script>', Path("model.html").read_text(), re.S)
    assert data is not None and [body["name"] for body in json.loads(data[1])["space"]["bodies"]] == ["left.rod"]


def test_report_compares_forms_that_are_named(motor: str) -> None:
    Path("model.py").write_text(SWING)
    run("report", "model.py", "--to", "0.2", "--compare", "maggi", "--compare", "kane_velocity")
    shown = Path("model.html").read_text().partition('<section id="sec-comparison"')[2].partition("</section>")[0]
    assert "<th>maggi</th>" in shown and "<th>kane_velocity</th>" in shown


def test_report_says_why_a_mechanism_is_not_seen_in_motion(motor: str) -> None:
    """A length of the instance that is a formula has no number of its own there."""
    Path("model.py").write_text(SWING.replace("l=0.5", 'l="length"') + 'values = {"length": 0.5}\n')
    result = CliRunner().invoke(main, ["report", "model.py", "--to", "0.2"])
    assert result.exit_code == 0 and "The motion in space:" in result.stderr
    assert "The motion in space:" in Path("model.html").read_text()


def test_report_without_values_says_which_are_missing(motor: str) -> None:
    Path(motor).write_text(MOTOR.replace("values", "others"))
    output = run("report", motor).output
    assert "dc_motor.html" in output and "MissingValues" in output and "Ra" in output
    assert '"motion":null' in Path("dc_motor.html").read_text(encoding="utf-8")


def test_check_prints_the_report(motor: str) -> None:
    output = run("check", motor).output
    assert "order 2" in output and "L sets the flow of i" not in output.splitlines()[0]


def test_check_names_unconnected_parts(motor: str) -> None:
    Path("two.py").write_text(MOTOR.replace("w >> R(", "One('x') >> R("))
    output = run("check", "two.py").output
    assert "Unconnected parts" in output and "1: J, K, L, Ra, U, i, w" in output and "2: b, x" in output


def test_check_tells_values_that_are_needed_and_names_that_nothing_has(motor: str) -> None:
    assert "Values" not in run("check", motor).output
    Path("servo.py").write_text(MOTOR.replace('Se("U")', 'Se("U", "K_p*(1 - angel)")').replace('"U": 12, ', ""))
    output = run("check", "servo.py").output
    assert "no value for K_p, angel" in output


def test_simulate_writes_plot_and_table(motor: str) -> None:
    arguments = ("--to", "0.2", "--set", "U=24*exp(-t)", "--start", "w=3", "--show", "w", "--show", "Ra.e")
    output = run("simulate", motor, *arguments, "--plot", "a.png", "--csv", "a.csv").output
    assert "w(0.2) = " in output and "energy drift" in output
    with open("a.csv", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["t", "w", "Ra.e"] and float(rows[1][1]) == pytest.approx(3)
    assert Path("a.png").stat().st_size > 1000


def test_simulate_takes_a_method_and_its_tolerances(motor: str) -> None:
    arguments = ("simulate", motor, "--to", "0.2", "--show", "w")
    ends = []
    for how in ((), ("--method", "Radau", "--rtol", "1e-3"), ("--nominal", "p_J=1e-3", "--max-step", "0.01")):
        output = run(*arguments, *how).output
        ends.append(float(output.partition("w(0.2) = ")[2].split()[0]))
    assert ends[0] != ends[1] == pytest.approx(ends[0], rel=1e-2)
    assert ends[2] == pytest.approx(ends[0], rel=1e-7)
    assert "'small', the size of p_J, is not a number" in run(*arguments, "--nominal", "p_J=small", code=2).output
    assert "not a state of the model" in run(*arguments, "--nominal", "zz=1", code=1).output


PENDULUM = """
import bondgraph as bg
from bondgraph.elements import I, One, Se, Sf, TF

rates, v = One("rates", ("vx", "vy"), coordinates=("x", "y")), One("bob", 2)
graph = bg.Graph("pendulum", rates >> TF("same", ((1, 0), (0, 1))) >> v >> I("m"), Se("weight", (0, "-m*9.81")) >> v,
                 rates << TF("a", (("x", "y"),)) << Sf("rod", 0))
values, start = {"m": 1}, {"x": 1, "vy": 0}
"""


def test_forms_by_name_with_options(motor: str) -> None:
    Path("pendulum.py").write_text(PENDULUM)
    plain, steady = (run("equations", "pendulum.py", "--form", form).output for form in ("maggi", "maggi:beta=5"))
    assert "10*rod" not in plain and "10.0*rod + rod'" in steady
    run("equations", "pendulum.py", "--form", "dynamic_multipliers:metric=kinetic")
    refused = run("equations", "pendulum.py", "--form", "dynamic_multipliers:metric=other", code=1)
    assert "'unit', 'kinetic'" in refused.output


def test_compare_prints_a_table(motor: str) -> None:
    Path("pendulum.py").write_text(PENDULUM)
    forms = "--form", "lagrange_multipliers", "--form", "lagrange_multipliers:beta=10", "--form", "hamiltonian"
    arguments = (*forms, "--to", "0.5", "--method", "RK45", "--rtol", "1e-4", "--max-step", "0.1")
    output = run("compare", "pendulum.py", *arguments, "--plot", "a.png").output
    assert "RK45, rtol 0.0001 of each state, steps of 0.1 s at most" in output
    assert "lagrange_multipliers.having(beta=10.0)" in output and "NotReducible" in output
    assert Path("a.png").stat().st_size > 1000
    assert "tabular" in run("compare", "pendulum.py", *arguments, "--latex").output
    told = run("compare", motor, "--form", "maggi", "--form", "volterra", code=1).output
    assert "no form has run: NotReducible" in told and "operations" not in told, "one reason needs no table"


def test_a_stop_keeps_what_was_computed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("blow.py").write_text(
        "import bondgraph as bg\nfrom bondgraph.elements import I, One, R\nv = One('v')\n"
        "g = bg.Graph('blow', v >> I('m', 1), v >> R('r', effort='-f**2'))\nstart = {'v': 1}\n"
    )
    output = run("simulate", "blow.py", "--to", "3", "--csv", "a.csv", code=1).output
    assert "SimulationStopped" in output
    assert len(Path("a.csv").read_text().splitlines()) > 100


def test_simulate_tells_constraints_that_drift(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("swing.py").write_text(
        "import bondgraph as bg\nfrom bondgraph.elements import TF, I, One, Se, Sf\n"
        "f = One('f', ('u', 'w'), coordinates=('x', 'y'))\n"
        "rod = TF('A', (('x', 'y'),), integrals=('(x**2 + y**2)/2',))\n"
        "held, weight = Sf('rod', 0.5, given='position'), Se('G', (0, -9.81))\n"
        "g = bg.Graph('swing', f >> I('m', 1), weight >> f, f << rod << held)\n"
        "start = {'x': 1}\n"
    )
    arguments = ("simulate", "swing.py", "--form", "lagrange_multipliers", "--to", "60")
    assert "drifted" not in run(*arguments).output
    assert "note: states have drifted off constraints" in run(*arguments, "--rtol", "1e-4").output


@pytest.mark.parametrize(
    ("arguments", "words", "code"),
    [
        (("equations", "none.py"), "no file", 2),
        (("simulate", "motor.py", "--set", "Q=3"), "known: J, K", 1),
        (("simulate", "motor.py", "--set", "Q"), "NAME=VALUE", 2),
        (("equations", "motor.py", "--form", "newton"), "without a form", 2),
        (("equations", "motor.py", "--form", "gibs_appell"), "did you mean 'gibbs_appell'", 2),
        (("equations", "motor.py", "--form", "kane"), "kane_velocity or kane_momentum", 2),
        (("simulate", "motor.py", "--rtol", "5"), "rtol: 5 would let states be wrong", 1),
        (("equations", "motor.py", "--form", "kane_momentum"), "NotReducible", 1),
        (("equations", "motor.py", "--form", "kane_momentum:beta=1"), "Its options are free", 2),
        (("equations", "motor.py", "--form", "routh:beta=1"), "no option beta", 2),
        (("equations", "motor.py", "--form", "kane_momentum:free=w+i"), "NotReducible", 1),
        (("equations", "motor.py", "--form", "maggi:gamma=1"), "beta", 2),
        (("equations", "motor.py", "--form", "maggi:beta=x"), "no number", 2),
        (("equations", "motor.py", "--form", "maggi:beta"), "NAME=VALUE", 2),
        (("equations", "motor.py:other"), "defines motor", 1),
        (("equations", "broken.py"), "broken.py:2", 1),
        (("equations", "empty.py"), "defines no graph", 1),
        (("equations", "two.py"), "Choose one", 1),
        (("equations", "model.json"), "no reader", 1),
        (("check", "conflict.py"), "1-junction", 1),
        (("simulate", "values.py"), "values: 3 is not a mapping", 1),
        (("simulate", "start.py"), "start: 'x' is not a mapping", 1),
        (("draw", "motor"), "did you mean 'motor.py'", 2),
        (("draw", "refused.py"), "in refused.py, line 3", 1),
        (("export", "motor.py", "--to", "matlab"), "take octave", 2),
        (("export", "motor.py", "--to", "fmu2"), "take fmu", 2),
        (("export", "motor.py", "--to", "pythn"), "did you mean 'python'", 2),
        (("report", "motor.py", "-o", "motor.pdf"), "Write motor.html", 1),
        (("simulate", "motor.py", "--plot", "w"), "its ending says", 1),
    ],
)
def test_refusals_say_why(motor: str, arguments: tuple[str, ...], words: str, code: int) -> None:
    Path("broken.py").write_text("x = 1\nx.nothing\n")
    Path("empty.py").write_text("")
    Path("two.py").write_text(MOTOR + "\nother = bg.Graph('other', U >> i >> I('L'))\n")
    Path("model.json").write_text("{}")
    Path("values.py").write_text(MOTOR + "\nvalues = 3\n")
    Path("start.py").write_text(MOTOR + "\nstart = 'x'\n")
    Path("refused.py").write_text("import bondgraph as bg\nfrom bondgraph.elements import Se\nSe('U-1')\n")
    Path("conflict.py").write_text(
        "import bondgraph as bg\nfrom bondgraph.elements import One, Sf\n"
        "g = bg.Graph('g', Sf('a') >> One('w'), Sf('b') >> One('w'))\n"
    )
    output = run(*arguments, code=code).output
    assert words in output
    assert "Traceback" not in output


def test_one_of_several_graphs_is_chosen_by_name(motor: str) -> None:
    Path("two.py").write_text(MOTOR + "\nother = bg.Graph('rl', U >> i >> I('L'))\n")
    assert "p_L' = U" in run("equations", "two.py:other").output
    assert "dc_motor" in run("equations", "two.py:dc_motor").output


def test_the_help_shows_examples_of_commands_that_exist() -> None:
    from bondgraph.cli import EXAMPLES, main

    shown = run("--help").output
    for example in EXAMPLES:
        assert example in shown
        program, command, *options = example.split()
        known = {option for parameter in main.commands[command].params for option in parameter.opts}
        assert program == "bondgraph" and {word for word in options if word.startswith("-")} <= known


@pytest.mark.parametrize(
    ("words", "begun", "found"),
    [
        (["export", "m.py", "--to"], "fmu3", {"fmu3", "fmu3_clocks", "fmu3_clocks_source", "fmu3_source"}),
        (["equations", "m.py", "--form"], "kane", {"kane_momentum", "kane_velocity"}),
        (["compare", "m.py", "--form"], "magg", {"maggi"}),
        (["draw", "m.py", "--reduce"], "volt", {"volterra"}),
        ([], "com", {"compare", "completion"}),
        (["simulate", "m.py"], "--max", {"--max-step"}),
    ],
)
def test_a_shell_completes_what_is_begun(words: list[str], begun: str, found: set[str]) -> None:
    shell = ShellComplete(main, {}, "bondgraph", "_BONDGRAPH_COMPLETE")
    assert {item.value for item in shell.get_completions(words, begun)} == found


def test_a_shell_completes_files() -> None:
    (item,) = ShellComplete(main, {}, "bondgraph", "_BONDGRAPH_COMPLETE").get_completions(["draw"], "mo")
    assert item.type == "file" and item.value == "mo"


FAULTY = """\
format = 1
name = "faulty"
bonds = ["U >> i >> K >> w", "i >> L", "w >> b", "j >> b", "i >>> Ra"]
[elements]
U = { type = "Se", valu = 12 }
i = { type = "One" }
w = { type = "One" }
K = { type = "GY", value = 0.1 }
L = { type = "I", value = "1 +* 2" }
b = { type = "R", value = 1 }
Ra = { type = "R", value = 1 }
loose = { type = "C", value = 1 }
"""


def test_faults_of_the_graph_are_told_with_those_of_the_file(tmp_path: Path) -> None:
    """And none that follows from another: what a line with faults joins is not said to be without a bond."""
    (tmp_path / "faulty.toml").write_text(FAULTY)
    told = run("check", str(tmp_path / "faulty.toml"), code=1).output
    assert re.findall(r"toml:(\d+):\d+: (\w+)", told) == [
        ("3", "b"), ("3", "there"), ("3", "a"), ("5", "nobody"), ("9", "L"), ("12", "loose"),
    ]  # fmt: skip
    assert "'w' and 'j'" in told


def test_a_conflict_of_strokes_is_told_with_its_line(tmp_path: Path) -> None:
    parts = "".join(f'{name} = {{ type = "Sf", value = 1 }}\n' for name in "AB")
    (tmp_path / "two.toml").write_text(
        f'format = 1\nname = "two"\nbonds = ["A >> i", "B >> i"]\n[elements]\ni = {{ type = "One" }}\n{parts}'
    )
    assert "two.toml:6:1: CausalConflict" in run("check", str(tmp_path / "two.toml"), code=1).output


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell_asks_the_command(shell: str) -> None:
    script = run("completion", shell).output
    assert f"_BONDGRAPH_COMPLETE={shell}_complete" in script and "bondgraph" in script


def test_bash_takes_the_script(tmp_path: Path) -> None:
    if not shutil.which("bash"):
        pytest.skip("there is no bash")
    script = tmp_path / "completion.bash"
    script.write_text(run("completion", "bash").output)
    told = subprocess.run(
        ["bash", "-c", f"source {script}; complete -p bondgraph"], capture_output=True, text=True, check=True
    )
    assert "_bondgraph_completion" in told.stdout


def test_model_files_are_taken_and_all_their_faults_told(motor: str) -> None:
    Path("motor.toml").write_text(SAVED)
    assert run("equations", "motor.toml").output == run("equations", motor).output
    assert run("draw", "motor.toml").output == "dc_motor.svg\n"
    report, _, needed = run("check", "motor.toml").output.partition("\nValues\n")  # this file has none
    assert report == run("check", motor).output and "no value for J, K, L, Ra, U, b" in needed
    Path("motor.toml").write_text(SAVED.replace('"GY"', '"Gy"').replace("i >> Ra", "i >> Rb"))
    told = run("check", "motor.toml", code=1).output
    assert "motor.toml:3:46" in told and "motor.toml:7:7" in told
    assert "motor.toml:3:46" in run("equations", "motor.toml", code=1).output
    assert "program" in run("--help").output and ".toml" in run("--help").output


SAVED = """format = 1
name = "dc_motor"
bonds = ["U >> i >> K >> w", "i >> L", "i >> Ra", "w >> J", "w >> b"]
[elements]
U = { type = "Se" }
i = { type = "One" }
K = { type = "GY" }
w = { type = "One" }
L = { type = "I" }
Ra = { type = "R" }
J = { type = "I" }
b = { type = "R" }
"""


def test_model_files_from_the_first_to_the_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new", "motor.toml").output == "motor.toml\nbondgraph.schema.json\n"
    assert "not overwritten" in run("new", "motor.toml", code=1).output
    assert run("fmt", "--check", "motor.toml").output == ""
    Path("warm.toml").write_text('format=1\n[values]\nU="24 V" # twice\n[start]\nw="20 rpm"\n')
    assert "1 of 2 files" in run("fmt", "--check", "motor.toml", "warm.toml", code=1).output
    assert run("fmt", "warm.toml").output == "warm.toml\n"
    assert Path("warm.toml").read_text().startswith('format = 1\n\n[values]\nU = "24 V"  # twice\n')
    assert "U(0.1) = 24" in run("simulate", "motor.toml", "--to", "0.1", "--values", "warm.toml", "--show", "U").output
    shown = run("simulate", "motor.toml", "--to", "0.1", "--values", "warm.toml", "--set", "U=6", "--save", "run.nc")
    assert shown.output.startswith("run.nc\n") and Path("run.nc").read_bytes().startswith(b"CDF")
    assert '"$schema"' in run("schema").output
    Path("bad.toml").write_text("format = 1\n[values]\nU = [")
    assert "bad.toml:3:6" in run("simulate", "motor.toml", "--values", "bad.toml", code=1).output
    assert "bad.toml:3:6" in run("fmt", "bad.toml", code=1).output
