"""Motions of NAME with its events, written by bondgraph: SciPy integrates from one instant to the next.

`motion(times)` gives what `t` has of the times, a row of states `x`, of parameters `p` and of outputs `y` for each, and
in `ended` which condition ended the motion, if one did. The last parameters are the values that events hold.
"""

import math
from collections import deque
from fractions import Fraction
from types import SimpleNamespace

import NAME as model
import numpy as np
from scipy.integrate import solve_ivp

MOST = 100  # so many things may happen at one instant
FLOATS = 30  # so often twice as many floats behind an instant are looked at
OFTEN = 10  # so often a condition may be seen at zero within no time
ACCUMULATED = 1e-9  # of the motion: what comes again within that, and sooner, has no end
EXACT, LATE, AHEAD = 1e-13, 1e4, 1e-9  # of the time: how early, how many times as late, how far ahead is looked
SHORTEST = 1e-3  # s: the time that such parts are taken of at least
ROUNDING = 1e-12  # beside its terms such a difference is rounding
MISSED = 1e-6  # of its jump, or of what an impulse of the states' size makes of it, a flow may miss
BESIDE, LEFT = 1e-9, 1e-4  # of the motion beside an impulse; of an effort that may be left of what acts besides


class Stopped(ArithmeticError):
    """A motion that cannot go on."""


def motion(times, x=model.START, u=None, p=model.PARAMETER_VALUES, rtol=1e-9, atol=1e-12, method="DOP853"):
    """The motion at some times, the first of which is its start; u gives the inputs at a time.

    What an instant of a clock at the last time does is left to whoever goes on from there.
    """
    times, memory = np.asarray(times, float), [0.0] * model.MEMORY
    u = u or (lambda t: model.INPUT_VALUES)
    t, x, p, found = float(times[0]), np.array(x, float), list(p), []
    events = _Events(t, times[-1] - t, u, p, memory)
    while True:
        x = events.happen(t, x, t < times[-1])
        if events.ended or t in times:
            found.append((t, x, list(p)))
        if events.ended or t >= times[-1]:
            break
        stop = min(times[-1], events.next(t))
        solved = solve_ivp(
            lambda t, x: model.rates(t, x, u(t), p, memory), (t, stop), x, method, None, True,
            events.crossings(), rtol=rtol, atol=atol,
        )  # fmt: skip
        if not solved.success:
            raise Stopped(f"at t = {solved.t[-1]:.9g}: {solved.message}")
        found += [(s, solved.sol(s), list(p)) for s in times[(times > t) & (times < solved.t[-1])]]
        t, x = events.reached(solved)
    t, x, p = (np.array(column) for column in zip(*found, strict=True))
    y = np.array([model.outputs(*point, memory) for point in zip(t, x, map(u, t), p, strict=True)])
    return SimpleNamespace(t=t, x=x, p=p, y=y, ended=events.ended)


class _Events:
    """What happens along one motion; held values are set in p."""

    def __init__(self, start, span, u, p, memory):
        count = len(model.CONDITIONS)
        self.start, self.span, self.u, self.p, self.memory = start, span, u, p, memory
        self.holds, self.beyond, self.sampled, self.ended = None, [0.0] * count, None, ""
        self.met, self.seen = [-math.inf] * count, [-math.inf] * count
        self.apart, self.often = [math.inf] * count, [0] * count

    def quantities(self, t, x):
        """What is positive where conditions hold."""
        g = model.events(t, x, self.u(t), self.p, self.memory)
        return [g[place] for _, _, place, _, _, _ in model.CONDITIONS]

    def crossings(self):
        """What solve_ivp is to stop at."""

        def crossing(k):
            def value(t, x):  # zero is not beyond, and solve_ivp takes zeros that stay for crossings
                return self.quantities(t, x)[k] - self.beyond[k] or -1e-300

            value.terminal, value.direction = True, 1
            return value

        return [crossing(k) for k in range(len(model.CONDITIONS))]

    def reached(self, solved):
        """Where solve_ivp has stopped, or shortly behind, where what it has met is positive: it stops a rounding before
        that or after it, and would stop there again."""
        t, x = float(solved.t[-1]), solved.y[:, -1]
        met, far = [k for k, times in enumerate(solved.t_events or ()) if len(times)], math.ulp(t)
        for _ in range(FLOATS):
            if all(self.quantities(t, x)[k] > self.beyond[k] for k in met):
                break
            t, far = t + far, 2 * far
            x = solved.sol(t)
        return t, x

    def next(self, t):
        """The first instant of a clock after another one."""
        return min((_instant(clock, _number(clock, t) + 1) for clock in model.CLOCKS), default=math.inf)

    def happen(self, t, x, sampling):
        """The states after all that happens at an instant."""
        queue, self.room, self.left = deque(), [0.0] * len(self.beyond), [abs(b) for b in self.beyond]
        if self.holds is None:
            self.holds = [g > 0 for g in self.quantities(t, x)]
            for holds, (name, text, _, stops, _, _) in zip(self.holds, model.CONDITIONS, strict=True):
                if holds and stops:
                    raise Stopped(f"'{name}' ends the motion, and {text} holds at the start already")
            if model.OPENING:
                queue.append(model.OPENING)
        if sampling and (due := self.due(t)) in model.SAMPLED:
            queue.append(model.SAMPLED[due])
        risen = self.risen(t, x)
        self.check_accumulation(t, risen)
        queue += risen
        for _ in range(MOST):
            if not queue:
                return x
            x = self.after(t, x, queue.popleft())
            queue += self.risen(t, x)
        raise Stopped(f"at t = {t:.9g} events set off one another without end")

    def due(self, t):
        """The set of clocks of which this is an instant that was not met yet."""
        found, last = 0, self.sampled
        self.sampled = t
        for k, clock in enumerate(model.CLOCKS):
            since = t - _near(clock, t) if last is None else last + _near(clock, t)
            found |= (_instant(clock, _number(clock, t)) >= since) << k
        return found

    def risen(self, t, x):
        """Conditions that have become true: positive, or zero but for the error of an instant and growing."""
        if not model.CONDITIONS:
            return []
        g, far = self.quantities(t, x), AHEAD * max(abs(t), SHORTEST)
        try:
            ahead = self.quantities(t + far, x + far * model.rates(t, x, self.u(t), self.p, self.memory))
        except ArithmeticError:
            ahead = g
        found = []
        for k, (now, then) in enumerate(zip(g, ahead, strict=True)):
            slope = (then - now) / far
            self.room[k] = room = max(self.room[k], EXACT * max(abs(t), SHORTEST) * abs(slope))
            zero = room > 0 and abs(now) <= self.left[k] + (LATE if now > 0 else 1) * room
            holds = (slope if zero else now) > 0
            if holds and not self.holds[k]:
                found.append(k)
            self.holds[k] = holds
            self.beyond[k] = (now - room if holds else now + room) if zero else 0.0
        return found

    def check_accumulation(self, t, risen):
        """Events that come ever sooner, or so often within no time that nobody tells, have no end."""
        soon, endless = ACCUMULATED * max(t - self.start, self.span), False
        for k in risen:
            since = t - self.met[k]
            endless = endless or since < min(self.apart[k], soon)
            self.met[k], self.apart[k] = t, since
        for k in (k for k, beyond in enumerate(self.beyond) if beyond or k in risen):
            self.often[k] = self.often[k] + 1 if t - self.seen[k] < soon else 0
            self.seen[k] = t
            endless = endless or self.often[k] > OFTEN
        if endless:
            raise Stopped(f"at t = {t:.9g} events come again ever sooner: infinitely many of them lie ahead")

    def after(self, t, x, what):
        """The states after a jump, or after what a condition does."""
        if not isinstance(what, int):
            return self.jumped(t, x, what)
        name, text, _, stops, jump, impulse = model.CONDITIONS[what]
        x = self.jumped(t, x, jump) if jump else x
        if stops and not self.ended:
            self.ended = f"at t = {t:.9g} '{name}' ended the motion: {text}"
        return self.struck(t, x, what, *impulse) if impulse else x

    def jumped(self, t, x, jump):
        function, targets = jump
        found, x = getattr(model, function)(t, x, self.u(t), self.p, self.memory), x.copy()
        for value, target in zip(found.tolist(), targets, strict=True):
            if target < len(x):
                x[target] = value
            else:
                self.p[target - len(x)] = value
        return x

    def struck(self, t, x, what, along, told):
        """An impulse moves the states along the derivatives of their rates by its effort."""

        def tell(x):
            return getattr(model, told)(t, x, self.u(t), self.p, self.memory)

        name, closed = model.CONDITIONS[what][0], self.quantities(t, x)[what]
        along = getattr(model, along)(t, x, self.u(t), self.p, self.memory)
        before, after, _ = tell(x)
        gained = tell(x + along)[0] - before
        far = np.abs(x).max() / (np.abs(along).max() or 1.0)
        reach = max(abs(after - before), abs(tell(x + far * along)[0] - before)) if gained else -1.0
        was, x = x, x + (after - before) / gained * along if gained else x
        rates, beside = model.rates(t, x, self.u(t), self.p, self.memory), BESIDE * max(self.span, SHORTEST)
        first, last = (tell(x + side * beside * rates)[0] for side in (-1, 1))
        flow, _, holds = tell(x)
        if not abs(flow - after) <= MISSED * reach:
            raise Stopped(f"at t = {t:.9g} '{name}': no impulse gives its flow another value")
        if not self.keeps(t, was, x):
            raise Stopped(f"at t = {t:.9g} '{name}' takes states off the constraints: take a form that embeds these")
        change, still = (last - first) / (2 * beside), self.quantities(t, x)[what]
        if holds > 0:
            if abs(left := change / gained) > LEFT * holds:
                raise Stopped(f"at t = {t:.9g} '{name}' is to hold its flow, and {left:.3g} of effort acts besides")
            return x
        goes_on = abs(change) > ROUNDING * max(abs(before), abs(first), abs(last)) / beside and change * before > 0
        if goes_on and still == closed and flow**2 <= 2 * abs(change) * max(still, self.room[what]):
            raise Stopped(f"at t = {t:.9g} the gap of '{name}' stays closed: what acts besides drives the flow on")
        return x

    def keeps(self, t, before, after):
        """Whether constraints hold as before: each changes by little beside what it does with one state alone."""

        def residuals(x):
            return np.asarray(model.constraints(t, x, self.u(t), self.p, self.memory), float)

        first, alone = residuals(before), 0.0
        for k in np.flatnonzero(before != after):
            moved = before.copy()
            moved[k] = after[k]
            alone = alone + np.abs(residuals(moved) - first)
        return bool(np.all(np.abs(residuals(after) - first) <= MISSED * alone))


def _instant(clock, k):
    offset, every, parts = clock
    return float(Fraction(offset + k * every, parts))


def _near(clock, t):
    return max(1e-9 * clock[1] / clock[2], 4e-16 * abs(t))


def _number(clock, t):
    """The number of the last instant of a clock that is not after another one."""
    offset, every, parts = clock
    latest, k = t + _near(clock, t), math.floor((Fraction(t) * parts - offset) / every)
    while _instant(clock, k) > latest:
        k -= 1
    while _instant(clock, k + 1) <= latest:
        k += 1
    return k
