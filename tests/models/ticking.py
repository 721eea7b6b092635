"""An importer that ticks the clocks of FMUs, as FMI 3.0 says, by what the description tells of them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any

from fmus import Running, Written
from scipy.integrate import solve_ivp

ACTIVE = True


@dataclass
class Importer:
    """One motion of an FMU, from a start to an end, in either interface; outputs are recorded at all ticks.

    Args:
        written: the FMU.
        kind: of the interface.
        summed: whether instants are sums of periods, with what is rounded; else they are fractions.
        values: of inputs and parameters, by name.
    """

    written: Written
    kind: str
    summed: bool = False
    start: float = 0.0
    values: Mapping[str, float] = field(default_factory=dict)

    @cached_property
    def running(self) -> Running:
        return Running(self.written, self.kind, self.start, 1e-11, self.values, stepwise=self.kind == "CoSimulation")

    @cached_property
    def clocks(self) -> dict[int, Mapping[str, str]]:
        """The attributes of clocks in the description, by reference: FMPy reads them in part."""
        root = ET.parse(self.written.unpacked / "modelDescription.xml").getroot()
        return {int(clock.attrib["valueReference"]): clock.attrib for clock in root.iter("Clock")}

    def ticks(self, end: float) -> dict[float, list[int]]:
        """The clocks that tick at each instant, in order."""
        found: dict[Any, list[int]] = {}
        for reference, clock in self.clocks.items():
            if self.summed:
                instant, period = self.start + float(clock["shiftDecimal"]), float(clock["intervalDecimal"])
            else:
                whole = int(clock["resolution"])
                instant = Fraction(self.start) + Fraction(int(clock["shiftCounter"]), whole)
                period = Fraction(int(clock["intervalCounter"]), whole)
            while instant <= end:
                found.setdefault(instant, []).append(reference)
                instant += period
        return {float(instant): found[instant] for instant in sorted(found)}

    def move(self, end: float, names: Sequence[str]) -> dict[float, list[float]]:
        """What some variables are at each tick, after it: asked for while clocks tick, and again when they have."""
        running, found = self.running.begun(), {}
        now, due = self.start, self.ticks(end)
        for instant, clocks in due.items():
            if instant > now:
                self._leave()
                self._go(now, instant)
                running.fmu.enterEventMode()
                now = instant
            running.fmu.setClock(clocks, [ACTIVE] * len(clocks))
            seen = running.get(*names)
            assert running.fmu.getClock(clocks) == [ACTIVE] * len(clocks)
            running.update()
            assert not any(running.fmu.getClock(clocks))
            found[instant] = running.get(*names)
            assert seen == found[instant], "what a sample gives is known before the discrete states are updated"
        self._leave()
        running.close()
        return found

    def _leave(self) -> None:
        fmu = self.running.fmu
        fmu.enterStepMode() if self.kind == "CoSimulation" else fmu.enterContinuousTimeMode()

    def _go(self, now: float, end: float) -> None:
        fmu, running = self.running.fmu, self.running
        if self.kind == "CoSimulation":
            _, terminate, early, reached = fmu.doStep(now, end - now)
            assert not terminate and not early and abs(reached - end) < 1e-14
            return

        def rates(t: float, x: Any) -> list[float]:
            fmu.setTime(t)
            running.states = list(x)
            return running.rates

        solved = solve_ivp(rates, (now, end), running.states, method="DOP853", rtol=1e-11, atol=1e-14)
        fmu.setTime(end)
        running.states = list(solved.y[:, -1])
        fmu.completedIntegratorStep()
