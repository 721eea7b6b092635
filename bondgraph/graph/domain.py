"""The domains of ports: what the effort and the flow there are."""

from __future__ import annotations

from enum import Enum


class Domain(Enum):
    """What the power at a port is made of. Two ports that meet are of one domain.

    >>> Domain("electrical").effort
    'voltage'
    """

    electrical = "electrical"
    translational = "translational"
    rotational = "rotational"
    hydraulic = "hydraulic"
    thermal = "thermal"
    chemical = "chemical"
    signal = "signal"

    def __str__(self) -> str:
        return str(self.value)

    @property
    def effort(self) -> str:
        """What the effort is called there."""
        return _VARIABLES[self][0]

    @property
    def flow(self) -> str:
        """What the flow is called there."""
        return _VARIABLES[self][1]


_VARIABLES = {
    Domain.electrical: ("voltage", "current"),
    Domain.translational: ("force", "velocity"),
    Domain.rotational: ("torque", "angular velocity"),
    Domain.hydraulic: ("pressure", "volume flow"),
    Domain.thermal: ("temperature", "entropy flow"),
    Domain.chemical: ("chemical potential", "molar flow"),
    Domain.signal: ("signal", "signal"),
}

electrical, translational, rotational = Domain.electrical, Domain.translational, Domain.rotational
hydraulic, thermal, chemical, signal = Domain.hydraulic, Domain.thermal, Domain.chemical, Domain.signal
