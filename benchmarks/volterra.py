"""[000] says that its reduced form is the cheapest of four methods: what one evaluation of the rates costs.

For each case study and method the scalar operations, the sizes of the linear systems, the operations with those that
elimination takes in them, (4 n^3 + 9 n^2 - 7 n)/6 of n unknowns, and the CPU time of an evaluation in native code, in
times of the reduced form's in the same run. The quasi-velocities are those of the paper; "its own" are the forms with
velocities of their own choice, which are rates of coordinates here. Run `python benchmarks/volterra.py`.
"""

from __future__ import annotations

import ctypes
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import bondgraph as bg
from bondgraph.equations.lower import lower
from bondgraph.program import llvm
from bondgraph.program.llvm_text import llvm_text
from bondgraph.program.program import LinearSolve, Program, every

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
TURNS, EVALUATIONS = 9, 100_000
AGAIN = """
define i32 @again(i64 %n, double %t, ptr %x, ptr %p, ptr %memory, ptr %out) {
entry:
  br label %loop
loop:
  %k = phi i64 [0, %entry], [%next, %loop]
  %code = call i32 @run_rates(double %t, ptr %x, ptr %p, ptr %memory, ptr %out)
  %next = add i64 %k, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %code
}
"""


def systems(program: Program) -> list[int]:
    return [len(line.slots) for line in every(program.body) if isinstance(line, LinearSolve)]


def eliminations(sizes: list[int]) -> int:
    return sum((4 * n**3 + 9 * n**2 - 7 * n) // 6 for n in sizes)


def evaluated(equations: bg.Equations, program: Program, study: Any) -> Any:
    """A function that evaluates the rates in native code so many times, at the start's velocities."""
    run = bg.simulate(equations, (0, 0.01), study.values, study.start)
    named = {name: float(run[name][-1]) for name in equations.states} | dict(run.parameters)
    states = len(equations.states)
    sources = [("t", 0), *(("x", k) for k in range(states))]
    sources += [("p", k) for k in range(len(program.arguments) - 1 - states)]
    machine = llvm.library(llvm_text("run_rates", program, sources) + AGAIN, ("again",))
    # Inputs are the wheel's slip and its rate, zero.
    numbers = [named.get(name, 0.0) for name in program.arguments[1:]]
    x, p = ((ctypes.c_double * max(len(part), 1))(*part) for part in (numbers[:states], numbers[states:]))
    memory, out = (ctypes.c_double * 1)(), (ctypes.c_double * len(program.results))()
    again = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int64, ctypes.c_double, *[ctypes.c_void_p] * 4)(
        machine.addresses["again"]
    )

    def seconds(count: int) -> float:
        begun = time.process_time()
        assert again(count, 0.01, x, p, memory, out) == 0
        return time.process_time() - begun

    return seconds, machine


def volterra(quick: bool = False) -> None:
    sys.path.append(str(EXAMPLES))
    import volterra_boom
    import volterra_cart
    import volterra_plates
    from volterra_cart import PROPOSED

    forms = bg.forms
    print("one evaluation of the rates, the case studies of [000]")
    print(f"{'':<10}{'form':<34}{'operations':>11}  {'systems':<8}{'with these':>10}{'CPU / reduced form':>20}")
    for study in (volterra_cart.STUDY, volterra_plates.STUDY, volterra_boom.STUDY):
        own = {each.__name__: each for each in (forms.kane_velocity, forms.kane_momentum, forms.reduced_volterra)}
        labelled = {**study.forms, **{f"{name}, its own": form for name, form in own.items()}}
        found, programs = {}, {}
        for label, form in labelled.items():
            equations = bg.compile(study.graph, form, bg.algebra.table)
            programs[label] = lower(equations, equations.rates)
            found[label] = evaluated(equations, programs[label], study)
        turns = [
            {label: seconds(EVALUATIONS // 10 if quick else EVALUATIONS) for label, (seconds, _) in found.items()}
            for _ in range(3 if quick else TURNS)
        ]
        for label, program in programs.items():
            sizes, ratio = systems(program), statistics.median(turn[label] / turn[PROPOSED] for turn in turns)
            counted = program.operations, ", ".join(map(str, sizes)) or "none", program.operations + eliminations(sizes)
            print(f"{study.graph.name:<10}{label:<34}{counted[0]:>11}  {counted[1]:<8}{counted[2]:>10}{ratio:>20.2f}")


if __name__ == "__main__":
    volterra("--quick" in sys.argv)
