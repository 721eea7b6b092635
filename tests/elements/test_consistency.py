"""What a joint says of its velocities against the derivatives of its poses."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph_elements.mechanics.joints._consistency import check_motion
from bondgraph_elements.mechanics.joints.joint import Motion

ABOUT_Z = (("cos(a)", "-sin(a)", "0"), ("sin(a)", "cos(a)", "0"), ("0", "0", "1"))


def screw(pitch: str = "h", turn: str = "1", rate: str = "1", rows: int = 1) -> Motion:
    """A screw along z by h a, and what is said of its velocities."""
    omega, v = ((("0",), ("0",), (along,)) for along in (turn, pitch))
    return Motion(("w",), ("a",), ((rate,),) * rows, ABOUT_Z, ("0", "0", "h*a"), omega, v)


def test_a_screw_is_what_it_says() -> None:
    check_motion("screw", screw())
    check_motion("screw", screw("2*h", "2", "2"))  # the velocity is half the rate of the angle


@pytest.mark.parametrize(
    ("motion", "wrong"),
    [
        (screw(turn="-1"), "omega"),
        (screw(pitch="-h"), "v"),
        (screw(pitch="h + 0.1*sin(a)"), "v"),
        (screw(rate="2"), "omega"),
    ],
)
def test_what_the_pose_does_not_say_is_refused(motion: Motion, wrong: str) -> None:
    with pytest.raises(bg.StructureError) as caught:
        check_motion("screw", motion)
    assert caught.value.law.startswith(f"{wrong} for a unit of 'w'") and caught.value.parties == ("screw", "w")


def test_tables_of_the_wrong_shape_are_refused() -> None:
    with pytest.raises(bg.StructureError, match="Q of its motion has the shape"):
        check_motion("screw", screw(rows=2))


@pytest.mark.parametrize(("off", "same"), [(3e-7, True), (3e-6, False)])
def test_velocities_agree_to_the_tolerance_of_differences(off: float, same: bool) -> None:
    if same:
        check_motion("screw", screw(turn=f"{1 + off}"))
        return
    with pytest.raises(bg.StructureError, match="omega"):
        check_motion("screw", screw(turn=f"{1 + off}"))


def test_fast_turns_are_differenced_well() -> None:
    """Ten turns a unit: the fifth derivative is a hundred thousand times as large, and the step small enough."""
    fast = Motion(
        ("w",),
        ("a",),
        (("1",),),
        tuple(tuple(entry.replace("(a)", "(60*a)") for entry in row) for row in ABOUT_Z),
        ("0", "0", "0"),
        (("0",), ("0",), ("60",)),
        (("0",), ("0",), ("0",)),
    )
    check_motion("fast", fast)
