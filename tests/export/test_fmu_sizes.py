"""Errors of states are judged beside how large these are, whatever their units, here and by importers."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import juries
import numpy as np
import pytest
from fmus import SOURCES, VERSIONS, Running, Written

import bondgraph as bg
from bondgraph.elements import TF, C, Df, I, One, R, Se, Zero
from bondgraph.export._model import model

fmpy = juries.package("fmpy")
gcc = juries.program("gcc")
SECOND, OHM = 2.0**-30, 2.0**20


@pytest.fixture(params=["fmi2", pytest.param("fmi3", marks=pytest.mark.slow)])
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def line(segments: int = 3) -> bg.Graph:
    """Coils and capacitors in a row; the last has a load that is not linear."""
    currents, nodes = [One(f"i{k}") for k in range(segments)], [Zero(f"v{k}") for k in range(segments)]
    parts: list[Any] = [Se("V", 1) >> currents[0], nodes[-1] >> R("load", flow="(e + e**3)/Z")]
    for k, (i, v) in enumerate(zip(currents, nodes, strict=True)):
        parts += [i >> I(f"L{k}", "L"), i >> v, v >> C(f"C{k}", "C")]
        parts += [v >> each for each in currents[k + 1 : k + 2]]
    return bg.Graph("line", *parts, values={"L": 1.0, "C": 1.0, "Z": 1.0})


def ends(written: Written, end: float, steps: int, **values: float) -> Any:
    running = Running(written, values=values).begun()
    for k in range(steps):
        running.fmu.doStep(k * end / steps, end / steps)
    found = running.get(*(q.name for q in written.model.states))
    running.close()
    return np.array(found)


@fmpy
@gcc
@pytest.mark.parametrize("steps", [1, 64])
def test_errors_do_not_depend_on_units(steps: int, version: str, tmp_path: Path) -> None:
    """Other units of time and of impedance: momenta of 1e-9, charges of 1e-15, all as right as of one."""
    written = Written(tmp_path, model(bg.compile(line()), None), VERSIONS[version])
    names = [q.name for q in written.model.states]
    run = bg.simulate(line(), (0, 8), rtol=1e-12)
    exact = np.array([run[name][-1] for name in names])
    usual = ends(written, 8.0, steps)
    assert np.abs(usual / exact - 1).max() < 1e-6
    for second, ohm in ((SECOND, 1.0), (1 / SECOND, 1.0), (SECOND, OHM), (1.0, 1 / OHM)):
        found = ends(written, 8.0 * second, steps, L=second * ohm, C=second / ohm, Z=ohm)
        units = [second if name.startswith("p_") else second / ohm for name in names]
        assert found / units == pytest.approx(usual, rel=1e-12)


def chain() -> bg.Graph:
    """Masses, of which each is driven by the square of the velocity before; all come to momenta of some 1e-6."""
    links = [One(f"x{k}") for k in range(6)]
    parts: list[Any] = [part for k, x in enumerate(links) for part in (x >> I(f"m{k}", 1e-6), x >> R(f"d{k}", 1e-6))]
    parts += [x >> Df(f"s{k}") for k, x in enumerate(links)]
    parts += [Se(f"F{k}", f"1e-6*s{k - 1}**2" if k else "1e-6") >> x for k, x in enumerate(links)]
    return bg.Graph("chain", *parts)


@fmpy
@gcc
def test_what_comes_to_move_behind_many_others_starts(version: str, tmp_path: Path) -> None:
    """At first the last state of a chain has an error as large as itself, however short a step is; squares hide it from
    all that is linear."""
    graph = chain()
    written = Written(tmp_path, model(bg.compile(graph), None), VERSIONS[version])
    run = bg.simulate(graph, (0, 5), rtol=1e-11)
    exact = [run[q.name][-1] for q in written.model.states]
    assert ends(written, 5.0, 1) == pytest.approx(exact, rel=1e-6)


def cylinder() -> bg.Graph:
    """A piston behind a valve, and what it drives out through an orifice: at rest all is at the zero of roots."""
    v, a, b, i = One("v"), Zero("pa"), Zero("pb"), One("i")
    valve = "2e-7*max(xs, 0)*sqrt(abs(e))*sign(e)"
    back = valve.replace("xs", "-xs") + " + 2e-13*e"
    return bg.Graph(
        "cyl",
        *(
            Se("ps", 1e7) >> i,
            i >> R("o", flow="2e-7*max(xs, 0)*sqrt(abs(e))*sign(e)"),
            i >> a,
            a >> R("ta", flow=back),
        ),
        *(b >> R("tb", flow=valve + " + 2e-13*e"), a >> C("Ca", 1e-12), b >> C("Cb", 1e-12)),
        *(a >> TF("Aa", 1e3) >> v, b >> TF("Ab", "-1/7e-4") >> v, v >> I("m", 50), v >> R("b", 400)),
        bg.FirstOrder("xs", "1", T=0.004),
    )


@fmpy
@gcc
@pytest.mark.parametrize("tolerance", [1e-4, 1e-8])
def test_what_starts_at_the_zero_of_a_root_behind_others_goes_on(
    tolerance: float, version: str, tmp_path: Path
) -> None:
    """A step that is to lead over the zero has an error as large as a state that only begins to move."""
    written = Written(tmp_path, model(bg.compile(cylinder()), None), VERSIONS[version])
    running = Running(written, tolerance=tolerance).begun()
    for k in range(4):
        running.fmu.doStep(0.005 * k, 0.005)
    (found,) = running.get("p_m")
    running.close()
    assert found == pytest.approx(bg.simulate(cylinder(), [0, 0.02])["p_m"][-1], rel=30 * tolerance)


@fmpy
@gcc
def test_sizes_are_saved_with_a_state(version: str, tmp_path: Path) -> None:
    """Another instance goes on from a saved state to the bit: it knows how large states have been."""
    written = Written(tmp_path, model(bg.compile(line()), None), VERSIONS[version])
    one, other = Running(written).begun(), Running(written).begun()
    one.fmu.doStep(0.0, 20.0)
    other.restore(one.saved())
    found = []
    for running in (one, other):
        running.fmu.doStep(20.0, 5.0)
        found.append(running.get(*(q.name for q in written.model.states)))
        running.close()
    assert found[0] == found[1]


def nominals(running: Running) -> Any:
    """Those of the states, by name; and whether they were told to have changed at the last update."""
    read = running.fmu.updateDiscreteStates if running.newer else running.fmu.newDiscreteStates
    changed = read()[2]
    found = running._filled(running.fmu.getNominalsOfContinuousStates)
    return dict(zip((q.name for q in running.written.model.states), found, strict=True)), changed


def exchanged(written: Written, end: float, tolerance: float, **values: float) -> Any:
    """The states in eight instants, by the importer's method."""
    from fmpy import simulate_fmu

    names = [q.name for q in written.model.states]
    found = simulate_fmu(
        str(written.file), fmi_type="ModelExchange", start_values=values, stop_time=end, output_interval=end / 8,
        relative_tolerance=tolerance, output=names,
    )  # fmt: skip
    return np.array([found[name] for name in names])


@fmpy
@gcc
@pytest.mark.parametrize("tolerance", [1e-6, 1e-9])
def test_importers_are_told_sizes(tolerance: float, version: str, tmp_path: Path) -> None:
    """By model exchange motions in any units are as right as in those of one."""
    written = Written(tmp_path, model(bg.compile(line()), None), VERSIONS[version])
    names = [q.name for q in written.model.states]
    run = bg.simulate(line(), np.linspace(0, 8, 9), rtol=1e-12)
    exact = np.array([run[name] for name in names])
    for second, ohm in ((1.0, 1.0), (SECOND, 1.0), (SECOND, OHM), (1.0, 1 / OHM), (1.0, OHM**2)):
        found = exchanged(written, 8.0 * second, tolerance, L=second * ohm, C=second / ohm, Z=ohm)
        units = np.array([second if name.startswith("p_") else second / ohm for name in names])
        assert found / units[:, None] == pytest.approx(exact, abs=300 * tolerance)


@fmpy
@gcc
def test_nominal_values_are_those_of_the_motion(version: str, tmp_path: Path) -> None:
    written = Written(tmp_path, model(bg.compile(line()), None), VERSIONS[version])
    run = bg.simulate(line(), np.linspace(0, 8, 99))
    running = Running(written, "ModelExchange", values={"C": 1e-6, "L": 1e-6}).begun()
    found, changed = nominals(running)
    assert changed and {name: size * 1e6 for name, size in found.items()} == pytest.approx(
        {name: np.abs(run[name]).max() for name in found}, rel=0.9
    )
    assert nominals(running) == (found, False)
    running.close()


@fmpy
@gcc
def test_states_around_a_loop_are_no_larger_than_they_become(version: str, tmp_path: Path) -> None:
    """Three in a ring turn round much sooner than each by itself, or any two of them, tell."""
    x, y, z = (One(name, coordinates=(f"q{name}",)) for name in "xyz")
    ring = [(x, "qy - 1e-3*qx"), (y, "qz - 1e-3*qy"), (z, "-100*qx - 1e-3*qz")]
    parts: list[Any] = [
        part for k, (of, what) in enumerate(ring) for part in (Se(f"F{k}", what) >> of, of >> R(f"r{k}", 1e-2))
    ]
    written = Written(tmp_path, model(bg.compile(bg.Graph("ring", *parts)), None, {"qx": 1e-9}), VERSIONS[version])
    running = Running(written, "ModelExchange").begun()
    assert max(nominals(running)[0].values()) < 1e-6
    running.close()


@fmpy
@gcc
def test_states_that_only_products_move_have_sizes(version: str, tmp_path: Path) -> None:
    written = Written(tmp_path, model(bg.compile(chain()), None), VERSIONS[version])
    running = Running(written, "ModelExchange").begun()
    found, changed = nominals(running)
    assert changed and list(found.values()) == pytest.approx([1e-6] * 6, rel=1e-9)
    assert running.states == [0.0] * 6
    running.close()


def series(*sources: Callable[[Any], Any]) -> bg.Graph:
    """A coil of 1 nH, a resistor of 1 ohm and a capacitor of 1 nF."""
    i = One("i")
    parts = [i >> I("L", 1e-9), i >> R("R", 1.0), i >> C("C", 1e-9)]
    return bg.Graph("series", *(source(i) for source in sources), *parts)


@fmpy
@gcc
@pytest.mark.parametrize(
    "sources, values, start, size",
    [
        ((), {}, {}, 1.0),  # nothing tells a size
        ((), {}, {"q_C": 3e-140}, 3e-140),
        ((), {}, {"q_C": 3e-141}, 1.0),
        ((lambda i: Se("V") >> i,), {"V": 0.0}, {}, 1e-9),  # the nominal value of an input is one
        ((lambda i: Se("V") >> i,), {"V": 1e-3}, {}, 1e-12),
    ],
)
def test_what_tells_the_sizes_at_a_start(
    sources: Any, values: Any, start: Any, size: float, version: str, tmp_path: Path
) -> None:
    written = Written(tmp_path, model(bg.compile(series(*sources)), values, start), VERSIONS[version])
    running = Running(written, "ModelExchange").begun()
    assert list(nominals(running)[0].values()) == pytest.approx([size] * 2, rel=1e-9)
    running.close()


@fmpy
@gcc
def test_states_that_do_not_turn_round_have_a_part_of_the_experiment(version: str, tmp_path: Path) -> None:
    """A mass under a force: it may be held long before the end. A spring turns it round within the end, or not."""
    v = One("v")
    graph = bg.Graph("pushed", Se("F", 3.0) >> v, v >> I("m", 1.0), v >> C("c", "1/k"), values={"k": 0.0})
    written = Written(tmp_path, model(bg.compile(graph), None), VERSIONS[version])
    found = []
    for stop, k in ((2.0, 0.0), (2.0, 0.24), (2.0, 0.26)):
        running = Running(written, "ModelExchange", stop=stop, values={"k": k}).begun()
        found.append(nominals(running)[0]["p_m"])
        running.close()
    assert found == pytest.approx([6e-3, 6e-3, 3.0 / 0.26**0.5], rel=1e-9)


COUNTED = """
#include "fmi2.c"

static long calls;
int __real_twins_rates(double, const double *, const double *, const double *, double *, double *);
int __wrap_twins_rates(double t, const double *x, const double *u, const double *p, double *memory, double *dx)
{
    calls++;
    return calls > 1000000 ? MODEL(undefined) : __real_twins_rates(t, x, u, p, memory, dx);
}

static void quiet(fmi2ComponentEnvironment e, fmi2String name, fmi2Status s, fmi2String c, fmi2String text, ...)
{
    UNUSED(e), UNUSED(name), UNUSED(s), UNUSED(c), UNUSED(text);
}

int main(void)
{
    fmi2CallbackFunctions functions = {quiet, calloc, free, NULL, NULL};
    instance *m = fmi2Instantiate("one", fmi2CoSimulation, MODEL_TOKEN, "", &functions, 0, 0);
    fmi2SetupExperiment(m, 0, 0.0, 0.0, 0, 0.0);
    fmi2EnterInitializationMode(m);
    fmi2ExitInitializationMode(m);
    printf("%d %ld\\n", fmi2DoStep(m, 0.0, 20.0, 0), calls);
    return 0;
}
"""


def apart() -> tuple[bg.Graph, Mapping[str, float]]:
    """Two equal pendulums; what differs between the squares of their velocities moves a mass, and is rounding."""
    a, b, z = One("a", coordinates=("qa",)), One("b", coordinates=("qb",)), One("z", coordinates=("qz",))
    graph = bg.Graph(
        "twins", Se("ga", "-13*sin(qa)") >> a, a >> I("Ja", 1.3), Se("gb", "-6*sin(qb) - 7*sin(qb)") >> b,
        b >> I("Jb", 1.3), a >> Df("sa"), b >> Df("sb"), Se("F", "1.3*sa**2 - 0.6*sb**2 - 0.7*sb**2") >> z,
        z >> I("m", 1), z >> C("k", 1), z >> R("d", 1),
    )  # fmt: skip
    return graph, {"qa": 0.5, "qb": 0.5}


def coupled() -> tuple[bg.Graph, Mapping[str, float]]:
    """The same, with a spring between, which stays at zero."""
    a, b, z = One("a", coordinates=("qa",)), One("b", coordinates=("qb",)), Zero("z")
    graph = bg.Graph(
        "twins", Se("ga", "-13*sin(qa)") >> a, a >> I("Ja", 1.3), Se("gb", "-6*sin(qb) - 7*sin(qb)") >> b,
        b >> I("Jb", 1.3), a >> z, z >> b, z >> C("k", 1e-2),
    )  # fmt: skip
    return graph, {"qa": 1.0, "qb": 1.0}


def still() -> tuple[bg.Graph, Mapping[str, float]]:
    """One that moves, and one that is exactly at rest."""
    a, b = One("a", coordinates=("qa",)), One("b", coordinates=("qb",))
    parts = (Se("ga", "-13*sin(qa)") >> a, a >> I("Ja", 1.3), Se("gb", "-13*sin(qb)") >> b, b >> I("Jb", 1.3))
    return bg.Graph("twins", *parts), {"qa": 1.0}


@gcc
@pytest.mark.parametrize("build", [apart, coupled, still])
def test_what_is_rounding_makes_no_steps(build: Callable[[], tuple[bg.Graph, Any]], tmp_path: Path) -> None:
    graph, start = build()
    written = Written(tmp_path, model(bg.compile(graph), None, start), SOURCES["fmi2"])
    host = written.compiled(COUNTED, "-O1", "-Wl,--wrap=twins_rates", without="fmi2.c")
    done = subprocess.run([str(host)], capture_output=True, text=True, check=True)
    status, calls = map(int, done.stdout.split())
    assert status == 0 and calls < 10000


JUDGED = """
#include "fmi2.c"

static void quiet(fmi2ComponentEnvironment e, fmi2String name, fmi2Status s, fmi2String c, fmi2String text, ...)
{
    UNUSED(e), UNUSED(name), UNUSED(s), UNUSED(c), UNUSED(text);
}

int main(void)
{
    fmi2CallbackFunctions functions = {quiet, calloc, free, NULL, NULL};
    instance *m = fmi2Instantiate("one", fmi2CoSimulation, MODEL_TOKEN, "", &functions, 0, 0);
    double error[NX] = {0};
    const double begun[][2] = {{0.3, 3.0}, {0.7, 3.0}, {0.3, 5.0}};
    course c;
    int i, k;
    fmi2SetupExperiment(m, 0, 0.0, 0.0, 0, 0.0);
    fmi2EnterInitializationMode(m);
    fmi2ExitInitializationMode(m);
    memset(m->now.x, 0, sizeof m->now.x);
    memset(m->now.sizes, 0, sizeof m->now.sizes);
    memset(m->now.noise, 0, sizeof m->now.noise);
    m->known_j = 0;
    expect(m, 1.0);
    for (i = 0; i < NX; i++) printf("%.17g ", m->now.sizes[i]);
    memset(m->now.sizes, 0, sizeof m->now.sizes);
    m->now.tolerance = 1e-6;
    m->now.sizes[0] = 1.0;
    for (k = -1; k < 2; k += 2) {
        error[0] = 1e-8 * pow(2.0, k);
        printf("%d ", judged(m, m->now.x, 0.0, error) <= 1.0);
    }
    m->now.tolerance = 0.0;
    m->now.noise[0] = 1e-3;
    for (k = 3; k < 6; k += 2) {
        error[0] = 1e-3 * pow(2.0, k);
        printf("%d ", judged(m, m->now.x, 1.0, error) <= 1.0);
    }
    m->now.noise[0] = 0.0;
    m->speeds[0] = 1.0;
    m->tiny = 1e-9;
    for (k = 3; k < 6; k += 2) {
        error[0] = 0.5 * m->tiny;
        printf("%d ", judged(m, m->now.x, pow(2.0, k) * m->tiny, error) <= 1.0);
    }
    memset(m->j, 0, sizeof m->j);
    for (i = 1; i < NX; i++) m->j[i * NX + i - 1] = 1.0;
    hear(m, 1.0);
    for (i = 0; i < NX; i++) printf("%d ", m->now.noise[i] > 0.0);
    memset(&c, 0, sizeof c);
    for (k = 3; k < 6; k += 2) {
        m->known_j = c.refused = 0;
        c.since = k;
        refuse(m, &c, 1.0);
        printf("%d ", m->known_j);
    }
    c.least = c.x[0] = m->errors[0] = 1.0;
    m->shares[0] = 2.0;
    for (k = 0; k < 3; k++) {
        c.refused = 2;
        m->now.sizes[0] = 0.0;
        m->now.x[0] = begun[k][0];
        c.shares[0] = begun[k][1];
        refuse(m, &c, 1.0);
        printf("%d ", m->now.sizes[0] > 0.0);
    }
    return 0;
}
"""


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    """What is judged of two oscillators that turn in 50 and in 200 steps, and two masses that a force moves briefly."""
    near, far, seen, missed = (One(name) for name in ("near", "far", "seen", "missed"))
    parts = [Se("Fn", 1) >> near, near >> I("mn", 50), near >> C("kn", 50), Se("Ff", 1) >> far, far >> I("mf", 200)]
    parts += [far >> C("kf", 200), Se("Fs", "exp(-((t - 0.472)/0.01)**2)") >> seen, seen >> I("ms", 1)]
    parts += [Se("Fm", "exp(-((t - 0.09)/0.01)**2)") >> missed, missed >> I("mm", 1)]
    written = Written(
        tmp_path_factory.mktemp("judged"), model(bg.compile(bg.Graph("judged", *parts)), None), SOURCES["fmi2"]
    )
    host = written.compiled(JUDGED, "-O1", without="fmi2.c")
    found = [*map(float, subprocess.run([str(host)], capture_output=True, text=True, check=True).stdout.split())]
    names = [q.name for q in written.model.states]
    sizes, flags = dict(zip(names, found, strict=False)), [bool(x) for x in found[len(names) :]]
    flags, last = flags[: 6 + len(names)], flags[6 + len(names) :]
    return {
        **{"sizes": sizes, "at zero": flags[:2], "noise": flags[2:4], "late": flags[4:6], "links": flags[6:]},
        **{"asks": last[:2], "begins": last[2:]},
    }


@gcc
def test_what_turns_round_in_many_steps_is_expected_to_come_to_balance_and_no_slower(judged: Mapping[str, Any]) -> None:
    """In 50 steps, to a millionth of that at first; in 200 to what it comes to in a millionth of a step."""
    assert judged["sizes"]["p_mn"] == pytest.approx(50e-6, rel=0.1)
    assert judged["sizes"]["p_mf"] == pytest.approx(1e-6, rel=0.1)


@gcc
def test_a_force_is_looked_at_five_times_in_a_step(judged: Mapping[str, Any]) -> None:
    """A sixth look, at 0.09 of it, would meet the other one."""
    assert judged["sizes"]["p_ms"] == pytest.approx(1e-6, rel=0.1)
    assert judged["sizes"]["p_mm"] < 1e-20


@gcc
@pytest.mark.parametrize("kind", ["at zero", "noise", "late"])
def test_half_of_what_is_allowed_is_allowed_and_twice_is_not(judged: Mapping[str, Any], kind: str) -> None:
    """A hundredth of the tolerance of a state where it is zero; 16 roundings; what comes late in 16 floats of time."""
    assert judged[kind] == [True, False]


@gcc
def test_rounding_is_heard_three_states_further_than_where_it_enters(judged: Mapping[str, Any]) -> None:
    assert judged["links"] == [False, True, True, True, True, False]


@gcc
def test_a_second_refusal_within_a_few_steps_asks_for_what_is_rounding(judged: Mapping[str, Any]) -> None:
    """After three accepted ones, and not after five."""
    assert judged["asks"] == [True, False]


@gcc
def test_a_state_begins_to_move_where_a_step_doubles_it_and_a_shorter_one_is_hardly_better(
    judged: Mapping[str, Any],
) -> None:
    """From a third of itself, and not from two thirds; where two thirds of its error stay, and not two fifths."""
    assert judged["begins"] == [True, False, False]
