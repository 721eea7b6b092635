"""Calls of public functions and classes whose arguments do not fit: what is told, and where a warning points to."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import update_wrapper
from types import FunctionType
from typing import Any, TypeVar

Thing = TypeVar("Thing")

NEAR = 0.6
"""How alike a word and an argument's name are, by `difflib`, where one may be meant by the other."""

_PACKAGES = ("bondgraph", "bondgraph_elements")

_WORDS = {
    **dict.fromkeys(("params", "parameters", "p", "constants", "inputs", "args", "u"), "values"),
    **dict.fromkeys(("x0", "y0", "initial", "initial_state", "init", "states", "state", "ic"), "start"),
    **dict.fromkeys(("tspan", "t_span", "t_eval", "time", "times", "T", "duration", "end", "t_end", "tf"), "t"),
    **dict.fromkeys(("stop_time", "t_stop", "t_final", "StopTime"), "t"),
    **dict.fromkeys(("solver", "integrator", "ode_solver"), "method"),
    **dict.fromkeys(("tol", "tolerance", "reltol"), "rtol"),
    "abstol": "atol",
    **dict.fromkeys(("q", "qs", "generalized_coordinates"), "coordinates"),
    **dict.fromkeys(("qd", "qdot", "speeds", "generalized_speeds"), "velocities"),
    **dict.fromkeys(("file", "filename", "fname", "output", "out", "save"), "path"),
    **dict.fromkeys(("dir", "directory", "path", "output_dir"), "folder"),
    **dict.fromkeys(("resistance", "inductance", "capacitance", "compliance", "modulus", "ratio", "gain"), "value"),
    **dict.fromkeys(("com", "cog", "center", "centre_of_mass"), "centre"),
    "colour": "color",
    **dict.fromkeys(("num", "numer"), "numerator"),
    **dict.fromkeys(("den", "denom"), "denominator"),
    **dict.fromkeys(("op", "operating_point", "point"), "at"),
    **dict.fromkeys(("size", "zoom", "width"), "scale"),
    **dict.fromkeys(("n", "runs", "processes", "n_jobs", "cores"), "workers"),
}
"""What other programs call an argument, and what it is called here, where a call takes it."""

_INSTANTS = "the instants are t=numpy.linspace(0, 10, 1001), and max_step bounds the steps"
_IDEAL = "a joint is ideal: what acts in it hangs on mechanism['name'], as R('loss', 0.1) or C('spring', '1/k')"
_SAID = {
    **{("simulate", word): _INSTANTS for word in ("dt", "step", "h", "stepsize", "n", "n_points", "points", "samples")},
    **{("C", word): "its value is a compliance, C('c', '1/k')" for word in ("stiffness", "k", "spring_constant")},
    **{("I", word): "its value comes second, I('m', 5)" for word in ("mass", "inertia", "m", "J", "L")},
    **{("R", word): "its value comes second, R('d', 0.1)" for word in ("damping", "friction", "b", "d")},
    **{(joint, word): _IDEAL for joint in ("Revolute", "Prismatic", "Spherical", "Cylindrical", "Universal")
       for word in ("damping", "friction", "stiffness", "limits", "limit", "range", "spring")},
    **{(store, word): "a start belongs to the run: bg.simulate(graph, t, start={'p_m': 2, 'q_c': 0.1})"
       for store in ("I", "C") for word in ("start", "initial", "x0", "p0", "q0", "v0", "ic")},
    **{(source, word): "a source is a formula in t, Se('U', '12*sin(2*pi*50*t)')" for source in ("Se", "Sf")
       for word in ("amplitude", "frequency", "freq", "phase", "offset", "period")},
    **{(element, word): "a unit stands beside its number, I('L', '5 mH')" for element in ("I", "C", "R", "Se", "Sf")
       for word in ("unit", "units")},
    **{("simulate", word): "a form is chosen before: bg.simulate(bg.compile(graph, bg.forms.kane_momentum), t)"
       for word in ("form", "forms", "formulation")},
    **{("export", word): "FMI 3.0 is the target fmu3, FMI 2.0 fmu" for word in ("fmi", "version", "fmi_version")},
    **{("plot", word): "draw into axes of yours, run.plot('w', axes=ax), or change the figure that it returns"
       for word in ("color", "xlabel", "ylabel", "figsize", "size", "xlim", "ylim", "legend", "grid", "linewidth")},
    **{("plot", word): "limits are those of the figure's axes: run.plot('w').axes[0].set_xlim(0, 1)"
       for word in ("t", "time", "tspan", "t_span", "range")},
    **{("plot", word): "names in a list share a panel, run.plot(['w', 'i'])"
       for word in ("same", "together", "overlay", "subplots", "panel")},
    **{(draws, word): "places of elements are positions={'R': (120, 0)}" for draws in ("draw", "svg")
       for word in ("layout", "engine", "rankdir")},
    **{(port, word): f"its value comes second, {port}('{port[0].lower()}', 0.05)" for port in ("TF", "GY")
       for word in ("kt", "Kt", "km", "Km", "k", "K", "i", "n", "r")},
    **{("export", word): "every source without a value in the graph is an input; outputs=[...] are chosen"
       for word in ("inputs", "input")},
    **{("Mechanism", word): "write gravity=(0, 0, -9.81)" for word in ("g", "gravitation", "gravity_vector")},
    **{(joint, word): "a joint sits at frames: Frame('ground', (0, 0, 1)), body.frame((0, 0, 1))"
       for joint in ("Revolute", "Prismatic", "Spherical", "Cylindrical", "Universal", "Fixed", "Free")
       for word in ("origin", "xyz", "rpy", "position", "pos", "place", "location", "anchor", "at")},
    **{("compile", word): "options are those of the form: bg.forms.maggi.having(beta=5)"
       for word in ("quasi", "free", "beta", "zeta", "omega", "metric", "options")},
    **{("PID", word): "write Ki=Kp/Ti, Kd=Kp*Td" for word in ("Ti", "Td", "ti", "td")},
    ("Graph", "start"): "a start is given to a run, bg.simulate(graph, t, values, start={'p_m': 2})",
    ("Graph", "domain"): "a junction states it, One('i', domain='electrical')",
    ("linearize", "start"): "the state is at={...}; an equilibrium is bg.equilibrium(graph, values).linearization()",
    **{("worksheet", word): "write bg.worksheet(graph).page('sheet.html'), and its solution().page('solution.html')"
       for word in ("path", "solution", "file")},
    **{("Link", word): "give the mass centre as centre=(0, 0, -l/2), ends as frame((0, 0, -l))"
       for word in ("length", "size", "l", "end")},
}  # fmt: skip
"""What to write instead of an argument that a call does not have, by the call's name and the argument's."""

_OTHERWISE = {
    "sweep": "what varies is one dictionary, over={'Ra': [1, 2]}",
    "reset": "what is set is a dictionary, set={'v': '-r*v'}",
    **dict.fromkeys(("simulate", "rates"), "values of the model are one dictionary, values={'U': 12, 'L': 5e-3}"),
}
"""What to write instead of arguments none of which is like one that the call has, by its name."""

_TOO_MANY = {
    "frame": "a place is one vector, body.frame((0, 0, -1))",
    "bond": "a bond between two others has the names of both, graph.bond('i-K')",
    "latex": "it is the text itself; a file is bg.export(equations, latex, folder='out'), from bondgraph.export",
}
"""What to write where a call is given more arguments than it takes, by its name."""

_TWICE = {"sweep": "write bg.sweep(graph, t, over={...}, values={...})"}
"""What to write where an argument is given by its place and by its name, by the call's name."""

_NEEDED = {
    "sensitivity": "write run.sensitivity('w', by='Ra')",
    "save": "a file is named by path='run.nc', or, of a graph, 'model.toml'",
    "step": "linear.plot_step() chooses them; they are t=numpy.linspace(0, 1, 101), say",
    "to_casadi": "it is the name of one of its methods, to_casadi('mass_matrix')",
    "table": "two columns of a file are bg.table(*numpy.loadtxt('samples.csv', delimiter=',').T)",
    **{event: f"its name comes first, bg.{event}('name', 'x > 1')" for event in ("stop", "counter")},
}
"""What to write where a call lacks an argument, by its name."""


def explained(thing: Thing) -> Thing:
    """The same function or class; a call whose arguments do not fit says which it takes, and which is near.

    A class is changed in place, with its bases of these packages: constructors and public methods. Signature,
    docstring and place of a function stay what they are, and what it raises itself is not touched.

    >>> @explained
    ... def area(width, height=1.0):
    ...     return width * height
    >>> area(2, heigth=3)
    Traceback (most recent call last):
    TypeError: area() has no argument 'heigth': did you mean 'height'? It takes width, height.
    """
    if not isinstance(thing, type):
        return _told(thing)
    homes = {*_PACKAGES, _home(thing)}
    for owner in (owner for owner in thing.__mro__ if _home(owner) in homes):
        for name, member in list(vars(owner).items()):
            if name.startswith("_") and name not in ("__init__", "__new__"):
                continue
            if isinstance(member, classmethod | staticmethod):
                setattr(owner, name, type(member)(_told(member.__func__)))
            elif isinstance(member, FunctionType):
                setattr(owner, name, _told(member))
    return thing


def _home(thing: type) -> str:
    return thing.__module__.partition(".")[0]


def _told(function: Any) -> Any:
    if hasattr(function, "__wrapped__"):
        return function
    misfit, kind = _misfit, TypeError

    def call(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except kind as error:
            if error.__traceback__ is None or error.__traceback__.tb_next is not None:
                raise  # it was called, and failed inside
            trouble = misfit(function, args, kwargs, error)
        raise trouble

    # doctest takes a function for a module's own by its globals, of which those of named tuples lack the builtins
    same = FunctionType(call.__code__, function.__globals__, function.__name__, None, call.__closure__)
    return update_wrapper(same, function)


def _misfit(
    function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any], error: TypeError
) -> TypeError:
    """What does not fit in a call, and what it takes."""
    every = inspect.signature(function).parameters
    owner, _, name = function.__qualname__.rpartition("<locals>.")[2].rpartition(".")
    own = bool(owner) and next(iter(every), "") in ("self", "cls", "_cls")
    if name in ("__init__", "__new__"):
        made = (args[0] if isinstance(args[0], type) else type(args[0])) if args else None
        owner, name = "", made.__name__ if made else owner
    given, known = args[own:], list(every.values())[own:]
    by_name = [x.name for x in known if x.kind in (x.POSITIONAL_OR_KEYWORD, x.KEYWORD_ONLY)]
    by_place = [x.name for x in known if x.kind in (x.POSITIONAL_ONLY, x.POSITIONAL_OR_KEYWORD)]
    needed = [x.name for x in known if x.default is x.empty and x.kind not in (x.VAR_POSITIONAL, x.VAR_KEYWORD)]
    any_number = any(x.kind is x.VAR_POSITIONAL for x in known)
    placed = {*by_place[: len(given)]}
    if unknown := [word for word in kwargs if word not in by_name]:
        law = f"has no argument {_listed(unknown)}"
        if said := next((_SAID[name, word] for word in unknown if (name, word) in _SAID), ""):
            law += f": {said}"
        elif meant := list(dict.fromkeys(_meant(unknown, [x for x in by_name if x not in kwargs]))):
            law += f": did you mean {_listed(meant)}?"
        elif name in _OTHERWISE:
            law += f": {_OTHERWISE[name]}"
    elif twice := [word for word in kwargs if word in placed]:
        law = f"is given {_listed(twice)} twice, by its place and by its name"
        law += f": {_TWICE[name]}" if name in _TWICE else ""
    elif len(given) > len(by_place) and not any_number:
        law = f"takes {len(by_place)} arguments by place, and {len(given)} are given"
        law += f": {_TOO_MANY[name]}" if name in _TOO_MANY else ""
    elif missing := [x for x in needed if x not in placed and x not in kwargs]:
        law = f"needs {_listed(missing)}"
        law += f": {_NEEDED[name]}" if name in _NEEDED else ""
    else:
        law = str(error)
    things = [f"any number of {x.name}" if x.kind is x.VAR_POSITIONAL else x.name for x in known]
    law += "" if law.endswith("?") else "."
    place = f"{owner}.{name}()" if owner else f"{name}()"
    return TypeError(f"{place} {law} It takes {', '.join(things) or 'nothing'}.")


def _meant(unknown: Sequence[str], known: Sequence[str]) -> Iterator[str]:
    """The arguments that may be meant by words that are none."""
    lowered = {name.lower(): name for name in known}
    for word in unknown:
        if _WORDS.get(word) in known:
            yield _WORDS[word]
        elif near := get_close_matches(word, known, 1, NEAR):
            yield near[0]
        else:
            yield from (lowered[near] for near in get_close_matches(word.lower(), lowered, 1, NEAR))


def _listed(names: Sequence[str]) -> str:
    return ", ".join(map(repr, names))


def outside() -> int:
    """The `stacklevel` at which a warning points to the line of the user, who called whatever of the packages."""
    frame, level = sys._getframe(1), 1
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] in _PACKAGES:
        frame, level = frame.f_back, level + 1
    return level
