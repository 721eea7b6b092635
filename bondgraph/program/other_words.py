"""Words of other programs for what is called otherwise here, or is written as a function: what to write."""

from __future__ import annotations

import dis
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from types import FrameType, ModuleType

_RUN = "write bg.simulate({0}, t=(0, 10), values={{...}})"
_LINEAR = "write bg.linearize(graph, inputs=['U'], outputs=['w'], values={...})"
_PLOT = f"{_RUN}.plot()"
_RUNS = ("simulate", "run", "solve", "integrate", "sim", "ode")
_DRAWS = ("show", "display", "render", "image", "view", "to_svg", "savefig")
_CHANGES = ("add", "add_bond", "add_element", "append", "connect", "join", "remove")
_MASSES = ("M", "H", "mass_matrix", "inertia", "inertia_matrix", "mass", "B", "crba")
_LESSONS = ("steps", "explain", "assignments")

GRAPH = {
    **dict.fromkeys(_RUNS, _RUN.format("graph")),
    "plot": f"{_PLOT.format('graph')}; its diagram is graph.svg('name.svg')",
    **dict.fromkeys(_DRAWS, "write graph.svg('name.svg'); a notebook shows the graph itself"),
    **dict.fromkeys(("compile", "equations", "ode_system", "constitutive_relations"), "write bg.compile(graph)"),
    **dict.fromkeys(("causality", "assign", "assign_causality", "strokes", "causal"), "write bg.causality(graph)"),
    **dict.fromkeys(("analyse", "analyze", "check", "validate"), "write bg.analyse(graph)"),
    **dict.fromkeys(_LESSONS, "write bg.causality(graph).{name}"),
    **dict.fromkeys(("alternatives", "all_assignments"), "write bg.causality(graph).assignments()"),
    **dict.fromkeys(("grade", "judge"), "write bg.grade(graph, strokes={'L': 'i', ...})"),
    **dict.fromkeys(("linearize", "linearise", "state_space", "ss"), "write bg.linearize(graph, values={...})"),
    **dict.fromkeys(("export", "to_c", "to_fmu", "fmu"), "write bg.export(graph, target, folder=...)"),
    **dict.fromkeys(("states", "inputs", "parameters", "params"), "compile the graph first: bg.compile(graph).states"),
    **dict.fromkeys(("join_graph", "merge", "extend", "union"), "write bg.Graph(name, *graph.links, *other.links)"),
    **dict.fromkeys(_CHANGES, "a graph is a value: write a new one, bg.Graph(name, *graph.links, a >> b)"),
    **dict.fromkeys(("nodes", "edges", "components"), "write graph.elements, graph.junctions, graph.bonds"),
    "copy": "a graph is a value, which nothing changes: no copy is needed",
    "worksheet": "write bg.worksheet(graph)",
    **dict.fromkeys(("to_toml", "to_json", "to_file", "write", "dump"), "write graph.save('name.toml')"),
    "report": "write bg.report(graph, path='a.html')",
}
CAUSALITY = {
    **dict.fromkeys(("states", "state_variables", "order"), "write bg.analyse(graph).size.states"),
    **dict.fromkeys(("alternatives", "all", "others"), "write causality.assignments()"),
    **dict.fromkeys(("compile", "equations"), "write bg.compile(causality)"),
    **dict.fromkeys(("analyse", "analyze", "conflicts", "report"), "write bg.analyse(graph)"),
    **dict.fromkeys(("grade", "judge"), "write bg.grade(graph, strokes={'L': 'i', ...})"),
    **dict.fromkeys((*_DRAWS, "plot"), "write causality.svg('name.svg'); a notebook shows the strokes themselves"),
    **dict.fromkeys(("is_causal", "is_valid", "valid", "complete"), "strokes that conflict are a bg.CausalConflict"),
    **dict.fromkeys(("bonds", "causalities"), "write causality.strokes, causality.explain('L')"),
    **dict.fromkeys(
        ("derivative", "derivatives", "is_integral", "integral"),
        "stores in derivative causality are causality.dependent",
    ),
}
ANALYSIS = {
    **dict.fromkeys(("states", "order", "index", "dof", "degrees_of_freedom"), "write analysis.size"),
    **dict.fromkeys(("conflicts", "errors", "problems"), "write analysis.conflict, analysis.refusal"),
    **dict.fromkeys(("algebraic_loops", "dependent", "derivative"), "write analysis.loops, analysis.dependents"),
    **dict.fromkeys(("causality", "svg", *_DRAWS), "write bg.causality(graph), bg.causality(graph).svg('name.svg')"),
}
STEPS = {
    **dict.fromkeys((*_DRAWS, "play", "animate", "save"), "write steps.page('steps.html')"),
    **dict.fromkeys(("picture", "plot"), "write steps.draw('step_3.pdf', upto=3)"),
}
WORKSHEET = {
    **dict.fromkeys(("svg", "draw", "save", "write", "pdf", *_DRAWS), "write worksheet.page('sheet.html')"),
    **dict.fromkeys(("solutions", "answers", "solve"), "write worksheet.solution.page('solution.html')"),
}
EQUATIONS = {
    **dict.fromkeys(_RUNS, _RUN.format("equations")),
    "plot": _PLOT.format("equations"),
    **dict.fromkeys(("linearize", "linearise", "state_space", "ss"), "write bg.linearize(equations, values={...})"),
    **dict.fromkeys(("export", "to_c", "to_fmu", "fmu"), "write bg.export(equations, target, folder=...)"),
    **dict.fromkeys(("rhs", "f", "xdot", "lambdify"), "write equations.function(values)"),
    **dict.fromkeys(_MASSES, "write bg.kinetics(graph).A"),
    **dict.fromkeys(("outputs", "variables", "unknowns"), "equations.observables are the efforts and flows"),
    **dict.fromkeys(("params", "constants"), "write equations.parameters"),
    **dict.fromkeys(("svg", "draw", *_DRAWS), "write equations.graph.svg('name.svg')"),
    "to_latex": "write equations.latex()",
    **dict.fromkeys(
        ("save", "write", "markdown", "to_markdown"),
        "write bg.export(equations, markdown, folder='out'), from bondgraph.export import markdown, or latex",
    ),
    **dict.fromkeys(("A", "jacobian", "eigenvalues", "matrices"), "write bg.linearize(equations, values={...}).A"),
    **dict.fromkeys(
        ("subs", "substitute", "evalf"), "values are given where it runs: bg.simulate(equations, t, values)"
    ),
    **dict.fromkeys(
        ("simplify", "to_sympy", "sympy", "expand"),
        "write sympy.simplify(equations.expanded(rate)), rate of equations.rates",
    ),
    **dict.fromkeys(("initial", "x0", "start"), "a start is given to bg.simulate(equations, t, values, start={...})"),
}
TRAJECTORY = {
    **dict.fromkeys(("time", "times", "T", "ts"), "the instants are run.t"),
    **dict.fromkeys(("x", "y", "X", "Y", "data", "results", "values"), "write run['name']; the names are run.names"),
    **dict.fromkeys(("to_csv", "export", "csv"), "write run.write_csv('w', path='run.csv')"),
    **dict.fromkeys(("savefig", "show", "figure"), "write run.plot('w', path='run.png')"),
    **dict.fromkeys(("df", "dataframe", "pandas", "DataFrame"), "write run.to_pandas()"),
    **dict.fromkeys(("events", "zeros", "crossings"), "write run.to_zero('w')"),
    **dict.fromkeys(("xarray", "to_xarray"), "write run.dataset()"),
    **dict.fromkeys(("to_dataframe", "to_df", "to_frame"), "write run.to_pandas()"),
    **dict.fromkeys(
        ("to_numpy", "to_dict", "array", "asarray"), "write run['name'], an array; the names are run.names"
    ),
    **dict.fromkeys(("final", "last", "end", "y_end"), "the last value is run['name'][-1]"),
    **dict.fromkeys(("interpolate", "interp", "sol", "value", "sample"), "write run.at(0.5, 'w')"),
    **dict.fromkeys(("keys", "columns", "quantities", "variables", "outputs"), "the names are run.names"),
    **dict.fromkeys(("max", "min", "mean", "maximum"), "run['w'] is an array: write run['w'].{name}()"),
    **dict.fromkeys(("efforts", "flows"), "write run['Ra.e'], run['Ra.f']; the names are run.names"),
    **dict.fromkeys(
        ("success", "message", "status"), "a run that cannot go on is a bg.SimulationStopped; write run.notes"
    ),
    **dict.fromkeys(("linearize", "linearise"), "write bg.linearize(run, t=0.5)"),
    "report": "write bg.report(graph, run, path='run.html')",
    **dict.fromkeys(
        ("energy", "power", "audit", "energy_balance", "balance"), "write run.power_audit(), or run['store.energy']"
    ),
    **dict.fromkeys(
        ("animate", "animation", "scene", "movie", "view"),
        "write elements.animate(mechanism, run, path='a.gif'), or mechanism.scene(run)",
    ),
}
LINEARIZATION = {
    **dict.fromkeys(("tf", "transfer", "to_tf", "G", "H"), "write linear.transfer_function()"),
    **dict.fromkeys(("eig", "eigs", "eigvals", "modes"), "write linear.poles(), or linear.eigenvalues"),
    **dict.fromkeys(("dcgain", "dc_gain", "gain"), "write linear.frequency_response(0).real"),
    **dict.fromkeys(("ss", "state_space", "to_ss", "sys"), "write linear.to_control(); the matrices are A, B, C, D"),
    **dict.fromkeys(("step_response", "impulse"), "write linear.step(t), t = numpy.linspace(0, 1, 101)"),
    **dict.fromkeys(("zeros", "zero"), "write linear.transfer_function('w', 'U').zeros"),
    **dict.fromkeys(
        ("plot", "response", "simulate", "lsim"), "write linear.bode(), .plot_step(), or linear.to_control()"
    ),
    **dict.fromkeys(("is_stable", "stable"), "write linear.stability"),
    **dict.fromkeys(
        ("margin", "stability_margins", "allmargin", "gain_margin", "phase_margin"),
        "write linear.margins('angle', 'e')",
    ),
    **dict.fromkeys(("plot_bode", "bode_plot", "bodeplot"), "write linear.bode()"),
    **dict.fromkeys(
        ("damp", "damping", "frequencies", "natural_frequencies"),
        "print(linear) tells the frequency and the damping of each mode",
    ),
    **dict.fromkeys(("pzmap", "pole_zero"), "write linear.poles(), linear.transfer_function('w', 'U').zeros"),
    "bandwidth": "write control.bandwidth(linear.to_control())",
    **dict.fromkeys(("c2d", "discretize"), "write linear.to_control().sample(1e-3), or a sampled controller"),
    **dict.fromkeys(("nyquist", "root_locus", "rlocus"), "write linear.to_control(), for python-control"),
}
ELEMENT = {
    **dict.fromkeys(
        ("connect", "link", "attach", "join", "add"), "a bond is written a >> b, in bg.Graph(name, a >> b, ...)"
    ),
    **dict.fromkeys(("bonds", "neighbours", "neighbors"), "bonds are those of a graph: graph.bonds"),
    **dict.fromkeys(("e", "power", "energy", "state"), "a run tells it: run['Ra.e'], run['L.energy'], run['p_L']"),
    **dict.fromkeys(("resistance", "inductance", "capacitance", "mass", "stiffness", "modulus"), "write element.value"),
}
KIND = {
    **dict.fromkeys(("holonomic", "nonholonomic", "is_holonomic"), "write kind.constraints"),
    **dict.fromkeys(("conservative", "natural"), "write kind.monogenic"),
    **dict.fromkeys(("cyclic", "symmetries"), "write kind.ignorable"),
}
KINETICS = {
    **dict.fromkeys(_MASSES, "the mass matrix is A"),
    **dict.fromkeys(("C", "coriolis", "centrifugal", "gyroscopic"), "gyration forces are D f, the matrix is D"),
    **dict.fromkeys(("g", "G", "gravity", "forcing", "forces"), "impressed efforts, those of gravity included, are e"),
    **dict.fromkeys(("momentum", "momenta"), "the generalized momenta are p"),
    **dict.fromkeys(("velocities", "qd", "qdot", "q_dot", "speeds"), "the generalized velocities are f"),
    **dict.fromkeys(("coordinates", "x"), "the coordinates are q"),
}
DYNAMICS = {
    **dict.fromkeys(("nle", "nonlinear_effects", "h"), "write bias(q, v)"),
    **dict.fromkeys(("C", "coriolis_matrix", "centrifugal"), "write coriolis(q, v)"),
    **dict.fromkeys(("g", "G", "gravity_vector"), "write gravity(q)"),
    **dict.fromkeys(("M", "A", "H", "crba", "inertia"), "write mass_matrix(q)"),
    **dict.fromkeys(("rnea", "inverse_dynamics", "tau", "torques"), "write forces(q, v, a)"),
    **dict.fromkeys(("aba", "forward_dynamics", "qdd"), "write accelerations(q, v, forces)"),
    **dict.fromkeys(("J", "frame_jacobian", "geometric_jacobian"), "write jacobian('junction', q)"),
    **dict.fromkeys(
        ("fk", "forward_kinematics", "pose", "transform"), "write Kinematics(mechanism, values).at(q, frame)"
    ),
    **dict.fromkeys(("dJ", "jacobian_dot", "dJdq"), "write jacobian_rate('junction', q, v)"),
    **dict.fromkeys(("energy", "T", "kinetic"), "write kinetic_energy(q, v)"),
    **dict.fromkeys(("q", "nq", "q_names"), "the names of the coordinates are coordinates"),
    **dict.fromkeys(("v", "nv", "nu", "v_names", "dof"), "the names of the independent velocities are velocities"),
    **dict.fromkeys(("casadi", "as_casadi", "function_casadi"), "write to_casadi('mass_matrix')"),
}
FORMS = {
    "kane": "take kane_velocity or kane_momentum",
    **dict.fromkeys(("lagrange", "Lagrange", "euler_lagrange"), "take lagrange_multipliers or hamiltonian"),
    **dict.fromkeys(("newton_euler", "newton", "dalembert"), "compile the graph as drawn, without a form"),
    **dict.fromkeys(("hamilton", "port_hamiltonian"), "take hamiltonian"),
    "appell": "take gibbs_appell",
    "baumgarte": "take lagrange_multipliers.having(beta=..., zeta=...)",
}
TARGETS = {
    **dict.fromkeys(("matlab", "simulink"), "take octave, which MATLAB reads, or fmu"),
    **dict.fromkeys(("cpp", "c99", "C"), "take c"),
    **dict.fromkeys(("fmi2", "fmu2"), "take fmu"),
    "fmi3": "take fmu3",
    **dict.fromkeys(("fmu_clocks", "fmu2_clocks", "fmi2_clocks"), "FMI 2.0 has no clocks: take fmu3_clocks, or fmu"),
    **dict.fromkeys(("fmi3_clocks", "clocks"), "take fmu3_clocks"),
    **dict.fromkeys(("numpy", "py", "scipy"), "take python"),
    **dict.fromkeys(("md", "html"), "take markdown"),
    "tex": "take latex",
    **dict.fromkeys(("mo", "openmodelica", "dymola"), "take modelica"),
    "sundials": "take cvode, or ida",
}
_ELEMENTS = (
    "Se", "Sf", "R", "C", "I", "TF", "GY", "One", "Zero", "DS", "De", "Df", "Dp", "Dq", "MSe", "MSf", "MTF", "MGY",
    "TStar", "IC", "NIC", "Mechanism", "Link", "Revolute", "Prismatic", "read_urdf", "Dynamics", "animate",
)  # fmt: skip
BONDGRAPH = {
    **dict.fromkeys(_ELEMENTS, "write from bondgraph.elements import {name}"),
    **dict.fromkeys(("solve", "run", "integrate", "odeint", "solve_ivp", "Simulation"), _RUN.format("graph")),
    "plot": _PLOT.format("graph"),
    **dict.fromkeys(("BondGraph", "Model", "System", "new"), "write bg.Graph(name, a >> b, ...)"),
    **dict.fromkeys(("linearise", "state_space", "ss"), "write bg.linearize(graph, values={...})"),
    **dict.fromkeys(("analyze", "check"), "write bg.analyse(graph)"),
    **dict.fromkeys(_LESSONS, "write bg.causality(graph).{name}"),
    "alternatives": "write bg.causality(graph).assignments()",
    **dict.fromkeys(("assemble", "derive"), "write bg.compile(graph)"),
    **dict.fromkeys(("read", "open"), "write bg.load('model.toml'); a Python file is imported"),
    **dict.fromkeys(("animate", "scene"), "write from bondgraph.elements import animate, or mechanism.scene(run)"),
    **dict.fromkeys(("assign", "strokes", "sequential_causality", "sequential"), "write bg.causality(graph)"),
    **dict.fromkeys(("exercise", "exam", "quiz", "homework"), "write bg.worksheet(graph).page('sheet.html')"),
    **dict.fromkeys(("causal_loops", "algebraic_loops", "loops"), "write bg.analyse(graph).loops"),
    **dict.fromkeys(("is_causal", "is_valid", "conflicts"), "write bg.analyse(graph).conflict"),
    **dict.fromkeys(("urdf", "load_urdf", "from_urdf"), "write from bondgraph.elements import read_urdf"),
    **dict.fromkeys(
        ("optimize", "optimise", "minimize", "fit", "estimate"),
        "run.gradient and run.sensitivity tell derivatives, for scipy.optimize; docs/many-runs.md has an example",
    ),
    "help": "write help(bg); in a shell `bondgraph docs` opens the documentation",
    **dict.fromkeys(("fmu", "to_fmu", "export_fmu"), "write bg.export(graph, fmu), from bondgraph.export import fmu"),
    **dict.fromkeys(("Scope", "Display", "Probe"), "a run tells every signal: run['name'], run.plot('name')"),
    **dict.fromkeys(
        ("Step", "Constant", "Sine", "Ramp"), "a source is a formula in t: bg.Input('r', 'where(t >= 1, 1, 0)')"
    ),
    "Table": "write bg.table(times, values)",
    **dict.fromkeys(("audit", "power_audit", "energy"), f"{_RUN.format('graph')}.power_audit()"),
    **dict.fromkeys(
        ("bode", "poles", "step", "transfer_function"), f"{_LINEAR}.bode(), .poles(), .step(t), .transfer_function()"
    ),
    **dict.fromkeys(("svg", "show", "picture"), "write graph.draw('name.pdf'); a notebook shows the graph itself"),
    **dict.fromkeys(("save", "dump"), "write graph.save('name.toml')"),
    **dict.fromkeys(
        ("connect", "join", "bond", "link", "add"), "a bond is written a >> b, in bg.Graph(name, a >> b, ...)"
    ),
    **dict.fromkeys(("scap", "SCAP", "assign_causality", "get_causality"), "write bg.causality(graph)"),
    **dict.fromkeys(
        ("laplace", "simplify", "latex", "to_latex"),
        "write bg.compile(graph).latex(); poles are in bg.linearize(graph)",
    ),
    **dict.fromkeys(
        ("view", "gui", "open_report"), "write bg.report(graph, path='a.html'); in a shell: bondgraph view model.toml"
    ),
    **dict.fromkeys(("units", "ureg", "Quantity", "Unit"), "a number with its unit is a text, I('L', '5 mH')"),
    **dict.fromkeys(("examples", "demo", "tutorial", "docs"), "in a shell `bondgraph docs` opens the documentation"),
    "version": "write bg.__version__",
}


def no_attribute(thing: object, name: str, instead: Mapping[str, str]) -> object:
    """The refusal of an attribute that something does not have, with what to write instead where it is known.

    Args:
        thing: an object, from its `__getattr__`.
        name: of the attribute.
        instead: what to write, by the words that people try.

    Raises:
        AttributeError: always, unless a property of that name has failed with one: then that is raised.
    """
    if hasattr(type(thing), name):
        return object.__getattribute__(thing, name)
    law = f"'{type(thing).__name__}' object has no attribute '{name}'"
    raise AttributeError(law + _advice(name, instead), name=name, obj=thing)


def no_name(module: ModuleType, name: str, instead: Mapping[str, str]) -> AttributeError | ImportError:
    """The refusal of a name that a module does not have, to be raised by its `__getattr__`.

    Of an AttributeError `from ... import` shows nothing: a word that is known to be tried, or a name in other letters,
    is an ImportError there, whose text it shows.
    """
    law = f"module '{module.__name__}' has no attribute '{name}'"
    if name in instead:
        advice = _advice(name, instead)
    else:
        meant = {each.lower(): each for each in getattr(module, "__all__", ())}.get(name.lower())
        is_module = "__path__" in vars(module) and find_spec(f"{module.__name__}.{name}")
        advice = f": did you mean '{meant}'?" if meant and not is_module else ""
    if advice and _is_imported_from(sys._getframe(2)):
        return ImportError(law + advice, name=module.__name__)
    return AttributeError(law + advice, name=name, obj=module)


def _is_imported_from(asking: FrameType) -> bool:
    """Whether who asks for a name is at a `from ... import`."""
    return dis.opname[asking.f_code.co_code[asking.f_lasti]] == "IMPORT_FROM"


def no_place(thing: object, key: object, instead: str) -> TypeError:
    """The refusal of a place in brackets of something that has none, with what to write instead."""
    return TypeError(f"'{type(thing).__name__}' object has no [{key!r:.60}]: {instead}")


def _advice(name: str, instead: Mapping[str, str]) -> str:
    return f": {instead[name].replace('{name}', name)}" if name in instead else ""
