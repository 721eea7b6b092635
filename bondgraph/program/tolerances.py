"""The tolerances of rank, zero, identity and consistency: one written policy, see `docs/tolerances.md`.

Each follows from u = 2^-53, the unit roundoff of double precision, and from how its numbers were found. Between what a
tolerance takes for zero and what it takes for something there is to be room on both sides: rounding stays well below,
and at random points of order one what differs from zero at all is rarely below a hundredth.
"""

from __future__ import annotations

from typing import NewType

Tolerance = NewType("Tolerance", float)
"""A number of this page. `bondgraph.program.rank` takes no other."""

ROUNDED = Tolerance(1e-14)
"""A coefficient of a formula is rounding beside the numbers that were added to make it.

Each of these is a float, a product or a quotient of a few: off by some u of itself, 1e-15. What people write beside
each other and let cancel but for the last two digits of a float, they have not written as numbers.
"""

ROUNDING = Tolerance(1e-12)
"""Zero: what is left of terms of order one that cancel.

A sum of n terms is off by n u at most; 1e-12 is ten thousand times u, more operations than one entry takes. An
eigenvalue of a symmetric matrix of unit diagonal moves by no more than the matrix does (Weyl), so that this is also the
tolerance of definiteness.
"""

SINGULAR = Tolerance(1e-11)
"""A square system with a smaller ratio of singular values, rows and columns scaled, has no solution worth the name.

Of sixteen digits its solution keeps fewer than five. Values that people give may make a system as stiff as 1e10,
which is no reason to refuse it: so this is smaller than `RANK`. Steps of minimum norm leave such directions out.
"""

REPEATED = Tolerance(1e-10)
"""An equation of a system of accelerations and reactions repeats others, at a state that meets the constraints.

Constraints that are nearer to dependent than d of their size make such a system singular by d^2: at d = 1e-5 what a
projection leaves of the constraints, 1e-13 of their size, is far below d, and the system's own rounding, 1e-15 of its
entries, far below d^2. Larger, and a reaction would be taken for open while it still acts; smaller, and what rounding
leaves of an equation would be divided by.
"""

RANK = Tolerance(1e-9)
"""Rank of a matrix evaluated exactly: smaller singular values, beside the largest, are rounding.

Entries are off by some hundred u, singular values by no more (Weyl) than that times the square root of the number of
entries: 1e-13 for large matrices. Rows found by solving systems of condition 1e3 bring it to 1e-10.
"""

IDENTITY = Tolerance(1e-9)
"""An identity holds, beside the largest of its terms.

Terms are products and quotients of some hundred operations, each off by 1e-14 of itself, on intermediate values that
may be some thousand times larger than the terms themselves. An identity that fails does so by order one at almost
every random point.
"""

CLOSED = Tolerance(1e-9)
"""Positions agree, in lengths and angles of order one: a nanometre.

Gauss-Newton leaves 1e-12 of the derivatives (`program/gauss_newton.py`), times the number of terms along a loop. A
position whose derivatives are smaller holds nothing: where it vanishes identically, central differences of what cancels
in it leave 2.5e-11 of each term.
"""

ON_CONSTRAINTS = Tolerance(1e-8)
"""Zero or rank at points that meet constraints only as far as these determine them: the square root of 2 u.

Where a constraint touches zero rather than crosses it, a residual of 2 u leaves the states open to its square root, and
with them every expression. The drift of positions along a motion is of the same order.
"""

OUTSIDE = Tolerance(1e-7)
"""A vector leaves a span, by more than this of its own terms: the first integrals and involutive closures.

The span's vectors are products of derivatives, each off by 1e-11 at most; a basis that is hardly regular, with a ratio
of 1e-4, multiplies that.
"""

DIFFERENCES = Tolerance(1e-6)
"""Rank and zero of derivatives found by central differences, of functions and states of order one.

Rounding u/h and curvature h^2/6 are in balance about the step h = 6e-6, which leaves 2.5e-11 of the values; of those
that come of solving systems up to 2.5e-7. A row is off by as much of its own terms, so that its size does not matter:
only what is smaller than `ROUNDING` altogether is noise, of positions what is smaller than `CLOSED`.
"""

DIGITS = Tolerance(1e-6)
"""Agreement as far as the figures go that people write: six digits of a length, of a direction, of a root of two."""

DEPENDENT = Tolerance(1e-5)
"""Constraints along a motion are dependent: a smaller pivot of their gradients, beside the largest, is zero.

The square root of `REPEATED`, by which the accelerations are judged. Gradients are scaled by the largest they have
been: one that vanishes at an instant is small there, and is not to be divided by.
"""

SECOND_DIFFERENCES = Tolerance(1e-3)
"""Rank and zero of differences of differences: Lie brackets of fields that are Lie brackets themselves.

With a step h, differences that are off by 2.5e-11 give 2.5e-11/h + h^2/6, which h = 1e-3 brings to 2e-7 (the least
there is comes at half of it); conditioning multiplies this by 10^4, as that of `DIFFERENCES`.
"""
