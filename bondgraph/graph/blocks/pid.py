"""The PID controller in parallel form, with a filtered derivative, limits, and back-calculation against windup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from bondgraph.graph.blocks._block import OneInput, clipped, number, pair, value_of
from bondgraph.graph.blocks._sampled_pid import assignments
from bondgraph.graph.element import Scalar
from bondgraph.graph.event import Before, Clock, Event, Held, period
from bondgraph.graph.law import Law, Place


@dataclass(frozen=True)
class PID(OneInput):
    """u = Kp e + i + Kd N (e - d), i' = Ki e, d' = N (e - d): Kp + Ki/s + Kd s/(s/N + 1).

    With limits what leaves is u between them, and the integral is led back by what they cut off ("back-calculation"):
    i' = Ki e + tracking (limited u - u). See K. J. Astrom and R. M. Murray, Feedback Systems, 2nd ed., 11.4.

    Args:
        name: of the block and its signal; its states are `i_name` and, where Kd is not 0, `d_name`.
        input: the error e, a formula such as "r - theta"; without one it is what a wire brings.
        Kp, Ki, Kd: the gains, numbers or formulas.
        N: up to which frequency, in rad/s, the derivative differentiates.
        limits: the lowest and the highest output, None where there is none.
        tracking: how fast the integral is led back, in 1/s. By default sqrt(Ki/Kd), and Ki/Kp without a derivative.
        every: seconds from one sample to the next, a number or such as "1 ms", for a digital controller: it computes at
            the instants of that clock alone, and holds its output between them. By default it is continuous.

    >>> PID("pid", "r - theta", Kp=20, Ki=10, Kd=1, limits=(-12, 12)).outputs()
    ('pid',)
    """

    Kp: Scalar = 1
    Ki: Scalar = 0
    Kd: Scalar = 0
    N: Scalar = 100
    limits: Any = None
    tracking: Scalar = None
    every: Any = None
    kind: ClassVar[str] = "PID"
    formulas: ClassVar[tuple[str, ...]] = ("input", "Kp", "Ki", "Kd", "N", "tracking")

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "limits", pair(self, self.limits, "limits"))
        if (found := value_of(self.N)) is not None and not found > 0:
            raise self.wrong(f"N = {found:g}, and a filter has a positive frequency", "give a positive N, as N=100")
        if self.every is not None:
            object.__setattr__(self, "every", period(self.name, self.every))
        if self.limits and self._has("Ki") and not (self._has("Kp") or self._has("Kd") or self.tracking):
            law = "it integrates only, and nothing says how fast its integral is led back from its limits"
            raise self.wrong(law, "give tracking=..., in 1/s; or take an Integrator with limits")

    def _has(self, gain: str) -> bool:
        return value_of(getattr(self, gain)) != 0

    def settings(self) -> dict[str, str]:
        gains = {gain.replace("K", "K_"): str(getattr(self, gain)) for gain in ("Kp", "Ki", "Kd") if self._has(gain)}
        gains |= {"N": str(self.N)} if self._has("Kd") else {}
        low, high = self.limits or (None, None)
        limits = {word: str(limit) for word, limit in (("min", low), ("max", high)) if limit is not None}
        return gains | limits | ({} if self.every is None else {"T": f"{self.every:g}"})

    def texts(self) -> tuple[str, ...]:
        return (*super().texts(), *self.of_its_signal())

    def of_its_signal(self) -> tuple[str, ...]:
        return tuple(limit for limit in self.limits or () if limit is not None)

    def held(self) -> tuple[Held, ...]:
        return () if self.every is None else tuple(Held(target) for target, _ in self._assignments())

    def events(self) -> tuple[Event, ...]:
        return () if self.every is None else (Event(self.name, Clock(self.every), self._assignments()),)

    def _assignments(self) -> tuple[tuple[str, str | Before], ...]:
        """What it computes at the instants of its clock."""
        present = {"Kp": "Kp", "Ki": "Ki"} | ({"Kd": "Kd", "N": "N"} if self._has("Kd") else {})
        gains = {gain: str(getattr(self, gain)) for gain in present if gain != "Ki" or self._has("Ki")}
        own = self.tracking or (f"sqrt(({self.Ki})/({self.Kd}))" if self._has("Kd") else f"({self.Ki})/({self.Kp})")
        limits = self.limits or (None, None)
        return assignments(self.name, f"({self.entered()})", gains, self.every, limits, str(own) if self.limits else "")

    def law(self, place: Place) -> Law:
        return super().law(place) if self.every is None else Law()

    def of(self, place: Place, u: Any, y: Any) -> Law:
        xp = place.xp
        Kp, Ki, Kd, N = (number(place, each) for each in (self.Kp, self.Ki, self.Kd, self.N))
        i, d = self.state(place, "i"), self.state(place, "d")
        wanted, rate, states, rows = Kp * u, Ki * u, [], []
        if self._has("Ki"):
            wanted = wanted + i
            states.append(i)
        if self._has("Kd"):
            wanted = wanted + Kd * N * (u - d)
            states.append(d)
            rows.append(xp.rate(d) - N * (u - d))
        if self.limits is None:
            lets = [(y, wanted)]
        else:
            unlimited = xp.symbol(f"{self.name}.u")
            lets = [(unlimited, wanted), (y, clipped(place, unlimited, *self.limits))]
            rate = rate + self._tracking(place, Kp, Ki, Kd) * (y - unlimited)
        if self._has("Ki"):
            rows.insert(0, xp.rate(i) - rate)
        return Law(tuple(lets), tuple(states), rows=tuple(rows))

    def _tracking(self, place: Place, Kp: Any, Ki: Any, Kd: Any) -> Any:
        """How fast the integral is led back."""
        if self.tracking is not None:
            return number(place, self.tracking)
        return place.xp.call["sqrt"](Ki / Kd) if self._has("Kd") else Ki / Kp
