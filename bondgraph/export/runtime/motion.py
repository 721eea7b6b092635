"""Motions of NAME with its events, written by bondgraph: SciPy integrates from one instant to the next.

Each step is searched for conditions that become true in it, and for laws that change branch, in parts over which no
function in them changes course. What leads over a change of branch is made again up to there, and begun anew beyond.

`motion(times)` gives what `t` has of the times, a row of states `x`, of parameters `p` and of outputs `y` for each, and
in `ended` which condition ended the motion, if one did. The last parameters are the values that events hold.
"""

import math
from collections import deque
from fractions import Fraction
from functools import cache
from itertools import pairwise
from types import SimpleNamespace

import NAME as model
import numpy as np
from scipy import integrate

MOST = 100  # so many things may happen at one instant; so many switches within no time are a motion along one
RESOLVED, FINEST = 1.0, 1e-9  # so far a coordinate of `course` moves in a part of a step; the least part
NODES, BENT = (
    4,
    0.5,
)  # intervals of a part; what lies between may leave their range by this share of a second difference
FAR = 4.0  # a step in which a coordinate of `stride` moves farther is made again, shorter
FIRST, FINER, ROUGH = 8, 2048, 0.02  # intervals in which conditions are sampled; at most; how far off a parabola may be
NEAR, GOLDEN = 0.5, 60  # a least value below this share of those beside it is sought, by so many sections
BOTH, ASIDE = ((0, 1), (-1, -2)), 1e-7  # the intervals at both ends, of which so far inside is looked what comes nearer
OFTEN = 10  # so often a condition may be seen at zero within no time
CLOSE = 16.0  # floats of the time: no method steps so short a time
SHORTER = (0.0, 0.01, 0.1, 0.5)  # a step that leads over a switch is made again by so much shorter, more each time
ONWARD = 0.02  # of a step that ends before a switch: so far its course is that of the motion beyond
FARTHER, EDGE = 10.0, 1e-6  # times as far a switch that was not met is sought; of a step, how far an edge is left by
CRAWLING, CRAWL, GROWTH = 5000, 1e-5, 2.0  # steps that move it by less than this part do not arrive, but if they grow
UNMET, NEARER, JUMPS = 3, 1e-3, 0.5  # so often it is not met; what so much nearer is such a part of a difference jumps
ACCUMULATED = 1e-9  # of the motion: what comes again within that, and sooner, has no end
EXACT, LATE, AHEAD = 1e-13, 1e4, 1e-9  # of the time: how early, how many times as late, how far ahead is looked
SHORTEST = 1e-3  # s: the time that such parts are taken of at least, but in a motion that is shorter
SHIFT, SHIFTS = 7e-10, 6  # all numbers are changed by such a part, and multiples of it, to see rounding
ROOM, SEEN = 30.0, 3.0  # so many standard deviations of it are nothing; by so many times that a rate is known, ...
FARTHEST = 1e-3  # ... or by what changes in this part of the motion
ERRORS, LASTS, PARTS = 10.0, 2.0, 8.0  # times what hides how far a condition is left: for how long steps are such parts
LEAVES = 2.0  # times what rounding has left of a quantity it is to be beside zero to have left that
LOW, LOWER = 1e4, 0.999  # less than so many times that is led by rounding if it falls by no less than this of the last
ROUNDING = 1e-12  # beside its terms such a difference is rounding
NEWTON, ALIKE = 3, 1e-12  # steps by which constraints are met again; rows of them that are closer are one
MISSED = 1e-6  # of its jump, or of what an impulse of the states' size makes of it, a flow may miss
SHARE, LEAST = 1e-3, 1e-12  # of rtol at a state's size; what is less, beside the largest, may be rounding
REPEATS, SMALLER = 3, 100.0  # so often a motion is made where states were so many times smaller than taken for
DEPENDENT = 1e-5  # of the largest it has been: a determinant that is zero
EQUAL = 1e-300  # what is positive is this where both sides of a condition with >= or <= are equal
ENDS, NOTHING = 16, 1e-280  # so many floats about a start or an end are that; s: at zero these are too close
SWEEPS, SETTLED = 100000, 1e-13  # impulses at one instant are added up in turn; what each would be alone tells the end
BESIDE, LEFT = 1e-9, 1e-4  # of the motion beside an impulse; of an effort that may be left of what acts besides


ENDLESS = "events come again ever sooner: infinitely many of them lie ahead"
EXPLICIT = integrate.RK23, integrate.RK45, integrate.DOP853  # their steps become shorter by what is no number


class Stopped(ArithmeticError):
    """A motion that cannot go on."""


def motion(
    times, x=model.START, u=None, p=model.PARAMETER_VALUES, rtol=1e-9, atol=None, method="DOP853", max_step=math.inf
):
    """The motion at some times, the first of which is its start; u gives the inputs at a time.

    The absolute tolerance is one number, or one for each state. By default each has a thousandth of rtol at the largest
    that it has been: the motion is made again where that was less than it was taken for, at first one. What is less
    than 1e-12 of the largest of all may be rounding, and stays taken for that.

    Steps in which functions of the laws may change course unseen are made shorter. An input that is brief beside a step
    is stepped over: max_step bounds them.

    What an instant of a clock, or time alone, does at the last time is left to whoever goes on from there. Conditions
    that hold of what clocks sample at the first time are true at the start.
    """
    if atol is not None:
        return _moved(times, x, u, p, rtol, atol, method, max_step)[0]
    sizes = np.ones(len(x))
    for _ in range(REPEATS):
        found, largest = _moved(times, x, u, p, rtol, SHARE * rtol * sizes, method, max_step)
        less = (largest > LEAST * largest.max(initial=0.0)) & (SMALLER * largest < sizes)
        if not less.any():
            break
        sizes = np.where(less, largest, sizes)
    return found


def _moved(times, x, u, p, rtol, atol, method, max_step):
    """The motion with an absolute tolerance, and the largest that each state has been."""
    times, memory = np.asarray(times, float), [0.0] * model.MEMORY
    u = u or (lambda t: model.INPUT_VALUES)
    t, x, p, found = float(times[0]), np.array(x, float), list(p), []
    largest = np.abs(x)
    events = _Events(t, times[-1] - t, u, p, memory, rtol, atol)
    method = getattr(integrate, method) if isinstance(method, str) else method
    last = times[-1] - ENDS * math.ulp(max(abs(times[-1]), NOTHING))
    while True:
        x = events.happen(t, x, t < last)
        events.sides, events.aside = None, [0.0] * len(events.aside)
        events.check_determined(t, x)
        largest = np.maximum(largest, np.abs(x))
        if events.ended or t in times:
            found.append(events.told(t, x))
        if events.ended or t >= times[-1]:
            break
        stop, met = min(times[-1], events.next(t), t + LASTS * events.hidden), None
        how = {"rtol": rtol, "atol": atol, "max_step": min(max_step, events.hidden / PARTS)}
        # Solutions of implicit methods, and first steps of others, are off by their tolerances however short a step is.
        closely = method if math.isinf(events.hidden) else integrate.RK45

        def begun(t, x, stop, first, closely=closely, how=how):
            start, is_explicit = t, issubclass(closely, EXPLICIT)

            # Laws are evaluated no later, so that a step ends with those that it began with.
            def rates(t, x):
                try:
                    return model.rates(t := min(t, stop), x, u(t), p, memory)
                except ArithmeticError:
                    if t == start or not is_explicit:
                        raise
                    return np.full(len(x), math.nan)  # the step is made shorter

            return closely(rates, t, x, stop, first_step=first and min(first, how["max_step"]), **how)

        for start, end, course in _steps(events, begun, t, x, stop):
            events.check_determined(end, course(end))
            largest = np.maximum(largest, np.abs(course(end)))
            met = events.crossing(start, end, course)
            t = end if met is None else met
            x = course(t)
            events.check_held(t, x)
            found += [
                events.told(s, course(s)) for s in times[(times > start) & (times <= t) & (times < stop)] if s != met
            ]
            if met is not None:
                break
    t, x, p, y = (np.array(column) for column in zip(*found, strict=True))
    return SimpleNamespace(t=t, x=x, p=p, y=y, ended=events.ended), largest


def _steps(events, begun, t, x, stop):
    """Steps up to an instant, each with its ends and its course: on one branch of each law, or over a switch from one
    float to the next.

    `begun` gives a method at an instant, with the states there, that goes no farther than another instant, by a first
    step of some length. A step that has led over a switch tells about where that is, and is made again up to there: so
    far that a law by time alone changes branch with the next float, or so near that its course leads on.
    """
    solver, bound, again, sought = None, stop, 0, None
    while t < stop:
        events.check_crawling(t)
        before, close = list(events.memory), CLOSE * math.ulp(max(abs(t), events.span))
        course = switch = None
        if not solver and events.close:  # where the motion may slide
            course = _straight(events, t, x, min(t + close, stop))
            switch = events.switch(t, course.end, course)
        if switch is None:
            solver = solver or begun(t, x, bound, None if bound == stop else bound - t)
            with np.errstate(all="ignore"):  # a method says by its status that it fails
                solver.step()
            if has_failed := solver.status == "failed":  # as methods may that come too near to a switch
                course = _straight(events, t, x, min(t + close, stop))
            else:
                course = _Course(events, t, x, float(solver.t), solver.y, solver.dense_output())
                shorter = events.shorter(t, course)
                if shorter > close:
                    events.memory[:], solver, bound = before, None, t + shorter
                    continue
            switch = events.switch(t, course.end, course)
            if has_failed and switch is None:
                raise Stopped(f"at t = {t:.9g} no step is short enough: {_grows()}")
        if switch is None:
            start, t, x = t, course.end, course(course.end)
            yield start, t, course
            if t == bound < stop:
                switch = events.first_switch(t, min(t + ONWARD * (t - start), stop), course)
                # Steps that use the law from beyond foretell a switch that is not met: shorter ones tell better.
                solver, bound, again = None, min(t + FARTHER * (t - start), stop), 0
                if switch is None and sought is not None:
                    events.miss(t, x, sought)
            sought = None
        else:
            events.memory[:] = before
            sought, near, far = switch
            if edge := _edge(events, t, course, sought):
                course, switch = edge, (sought, math.nextafter(edge.end, t), edge.end)
            elif near - t > close:
                solver, bound = None, near - SHORTER[min(again, len(SHORTER) - 1)] * (near - t)
                again, switch = again + 1, None
            else:
                course = _straight(events, t, x, far)
        if switch is not None:
            k, near, far = switch
            yield from ((low, high, course) for low, high in ((t, near), (near, far)) if low < high)
            events.check_sliding(far, k)
            t, x, solver, bound, again = far, course(far), None, stop, 0


def _edge(events, t, course, k):
    """The straight course off the zero of a quantity, where a step begins at it; None elsewhere.

    By a step that ends shortly before it is off, a state may change by less than a float.
    """
    most, far = EDGE * (course.end - t), CLOSE * math.ulp(max(abs(t), events.span))
    while course.watched(t)[k] == 0.0 and far <= most:
        found = _straight(events, t, course(t), t + far)
        if found.watched(found.end)[k]:
            return found
        far *= 4.0
    return None


def _straight(events, t, x, far):
    """The course of so short a step as no method makes."""
    rates = model.rates(t, x, events.u(t), events.p, events.memory)
    return _Course(events, t, x, far, x + (far - t) * rates, lambda s: x + (s - t) * rates)


class _Course:
    """The states along a step, and what is looked at there, each instant once."""

    def __init__(self, events, start, x, end, y, between):
        self.ends, self.end, self.between = {start: x, end: y}, end, between
        self.watched = cache(lambda t: events.watched(t, self(t)))
        self.travels = cache(lambda low, high: events.travels(low, high, self, model.course))

    def __call__(self, t):
        return self.ends[t] if t in self.ends else self.between(t)


class _Events:
    """What happens along one motion; held values are set in p."""

    def __init__(self, start, span, u, p, memory, rtol=0.0, atol=0.0):
        count, self.rtol, self.atol, self.hidden = len(model.CONDITIONS), rtol, atol, math.inf
        self.start, self.span, self.u, self.p, self.memory = start, span or SHORTEST, u, p, memory
        self.shortest = min(SHORTEST, self.span)
        self.holds, self.beyond, self.sampled, self.ended = None, [0.0] * count, None, ""
        self.met, self.seen = [-math.inf] * count, [-math.inf] * count
        self.apart, self.often = [math.inf] * count, [0] * count
        self.blur, self.heights = [0.0] * count, [math.inf] * count
        self.switched, self.close = -math.inf, 0
        self.recent = deque(maxlen=CRAWLING)
        self.missed, self.aside = [], [0.0] * (len(model.EVENTS) - count)
        self.is_open, self.edge = False, [False] * count
        self.sides, self.most = None, 0.0

    def told(self, t, x):
        """What is told of an instant; outputs are on the branch of laws that the motion is on."""
        return t, x, list(self.p), model.outputs(t, x, self.u(t), self.p, list(self.memory))

    def check_determined(self, t, x):
        """Independent velocities determine the others where no determinant of these changes sign, or is small."""
        if not model.BLOCKS:
            return
        entries, found = model.choice(t, x, self.u(t), self.p, list(self.memory)), []
        for n in model.BLOCKS:
            found.append(np.linalg.det(entries[: n * n].reshape(n, n)))
            entries = entries[n * n :]
        sizes, was = np.abs(found), self.sides
        self.sides, self.most = np.sign(found), np.maximum(self.most, sizes)
        if (was is not None and (was != self.sides).any()) or (sizes < DEPENDENT * self.most).any():
            raise Stopped(f"at t = {t:.9g} {_grows()}")

    def quantities(self, t, x):
        """What is positive where conditions hold."""
        g = model.events(t, x, self.u(t), self.p, self.memory)
        return [g[place] for _, _, place, _, _, _ in model.CONDITIONS]

    def watched(self, t, x):
        """What is positive where conditions hold, and behind it all that changes sign where a law or a condition
        changes branch, laws first."""
        g = model.events(t, x, self.u(t), self.p, list(self.memory)).tolist()
        first = len(g) - len(self.beyond)
        return g[first:] + [value + by for value, by in zip(g, self.aside)]

    def switch(self, start, end, states):
        """The first change of branch of a law in a step: which of what is watched changes sign, or becomes zero, and
        two instants between; None where there is none."""
        low = start
        for high in self.parts(start, end, states) if model.SWITCHES and start < end else ():
            try:
                found = self.switch_in(low, high, states)
            except ArithmeticError:  # nothing is told of where laws are not defined
                found = None
            if found:
                return found
            low = high
        return None

    def first_switch(self, start, end, states):
        """The same where nothing is made again: what ends with the change that was found may have begun before it."""
        found = self.switch(start, end, states)
        while found and start < found[1] and (earlier := self.switch(start, found[1], states)):
            found = earlier
        return found

    def switch_in(self, low, high, states):
        """The same in a part in which nothing travels far."""
        first = len(self.beyond)
        laws = slice(first, first + model.SWITCHES)
        hidden = cache(lambda k, most: most <= self.error(low, states(low), k))
        samples, found, idle = _sampled(low, high, states.watched, laws, hidden), [], set()
        for (s, was), (t, now) in pairwise(samples):
            for k in (k for k in range(laws.start, laws.stop) if _side(was[k]) != _side(now[k]) and k not in idle):
                near, far = _changed(s, t, states.watched, k, _side, math.ulp(self.span))
                if hidden(k, max(abs(row[k]) for _, row in samples)) and self.is_idle(near, far, states):
                    idle.add(k)
                else:
                    found.append((far, near, k))
            if found:
                far, near, k = min(found)
                return k, near, far
        return None

    def is_idle(self, near, far, states):
        """Whether the motion would be the same all along on both sides of a law."""
        before, after = (model.rates(t, states(t), self.u(t), self.p, list(self.memory)) for t in (near, far))
        allowed = (self.atol + self.rtol * np.abs(states(near))) / self.span
        return bool((np.abs(after - before) <= allowed + self.rtol * np.abs(before)).all())

    def check_sliding(self, t, k):
        """Laws that change branch so often within no time leave none to move on."""
        soon = ACCUMULATED * max(t - self.start, self.span)
        self.close, self.switched, self.missed = self.close + 1 if t - self.switched < soon else 0, t, []
        if self.close > MOST:
            raise Stopped(f"at t = {t:.9g} the motion slides along a place where a law switches: {self.shown(k)} = 0")

    def shown(self, k):
        return model.EVENTS[k - len(self.beyond)].partition(": ")[2]

    def check_crawling(self, t):
        """Steps arrive some time."""
        self.recent.append(t)
        first, middle, moved = self.recent[0], self.recent[len(self.recent) // 2], t - self.recent[0]
        if len(self.recent) == CRAWLING and moved < CRAWL * self.span and t - middle <= GROWTH * (middle - first):
            stays = f", beside a place where a law switches, {self.shown(self.missed[-1])} = 0" if self.missed else ""
            raise Stopped(
                f"at t = {t:.9g} the last {CRAWLING} steps have moved it by {moved:.2g} s only{stays}: "
                "take an implicit method, as Radau, or a larger atol, or smooth laws that jump where the motion stays"
            )

    def miss(self, t, x, k):
        """Moves a switch that steps foretell and do not meet, where errors of the states hide it and nothing jumps."""
        self.missed.append(k)
        if len(self.missed) > UNMET and self.is_hidden(t, x, k):
            self.aside[k - len(self.beyond)] -= math.copysign(self.error(t, x, k), self.watched(t, x)[k])
            self.missed = []

    def is_hidden(self, t, x, k):
        """Whether errors of the states lead over a switch at which rates do not jump."""
        now, off = self.watched(t, x)[k], ERRORS * (self.atol + self.rtol * np.abs(x))
        moved = np.array([self.watched(t, x + each)[k] - now for each in np.diag(off)])
        error = np.abs(moved).sum()
        if not abs(now) < error:
            return False

        def difference(beside):
            sides = (x + (side * beside - now / error) * np.sign(moved) * off for side in (1.0, -1.0))
            above, below = (model.rates(t, each, self.u(t), self.p, list(self.memory)) for each in sides)
            return np.abs(above - below)

        try:
            return bool((difference(NEARER) <= JUMPS * difference(1.0)).all())
        except ArithmeticError:  # nothing is told of where laws are not defined
            return False

    def crossing(self, start, end, states):
        """The first float in a step behind an instant at which a condition becomes true; None where none does."""
        count = len(self.beyond)
        if not count:
            return None

        def at(t):  # without what rounding has left of conditions
            row = states.watched(t)
            return [now - beyond for now, beyond in zip(row, self.beyond)] + row[count:]

        for low, high in pairwise(self.pieces(start, end, states, at)):
            samples = _sampled(low, high, at, slice(count))
            for (before, was), (after, now) in pairwise(samples):
                risen = [k for k in range(count) if was[k] <= 0.0 < now[k]]
                met = min((_changed(before, after, at, k)[1] for k in risen), default=None)
                reached = now if met is None else at(met)
                for k in range(count):  # one that no longer held may hold again
                    self.holds[k] = self.holds[k] and was[k] > 0.0 and (reached[k] > 0.0 or k in risen)
                if met is not None:
                    return met
            self.leave(samples[-1][1])
        return None

    def leave(self, watched):
        """What rounding has left of a quantity is nothing once the motion has left its zero."""
        for k, beyond in enumerate(self.beyond):
            if abs(watched[k] + beyond) > LEAVES * abs(beyond) > 0.0:
                self.beyond[k] = self.blur[k] = 0.0

    def pieces(self, start, end, states, at):
        """The ends of parts of a step in which no function of the conditions travels far, and none changes branch."""
        yield start
        count, low = len(self.beyond) + model.SWITCHES, start
        for high in self.parts(start, end, states):
            while low < high:
                samples = _sampled(low, high, at, slice(count, None))
                spans = [(s, t, k) for (s, was), (t, now) in pairwise(samples) for k in _turned(was, now, count)]
                if not spans:
                    break
                first = min(s for s, _, _ in spans)
                near, far = min((_changed(s, t, at, k) for s, t, k in spans if s == first), key=max)
                yield from (t for t in (near, far) if t > low)
                low = far
            yield from (t for t in (high,) if t > low)
            low = high

    def parts(self, start, end, states):
        """The ends of parts in each of which no coordinate of `course` moves far."""
        least, waiting = FINEST * (end - start), [(start, end)]
        while waiting:
            low, high = waiting.pop()
            middle = (low + high) / 2
            if high - low > least and low < middle < high and states.travels(low, high) > RESOLVED:
                waiting += [(middle, high), (low, middle)]
            else:
                yield high

    def shorter(self, start, states):
        """How short a step is made in which the rates see what laws do; 0 where it is short enough."""
        length = states.end - start
        far = self.travels(start, states.end, states, model.stride) if length > FINEST * self.span else 0.0
        return length * max(0.1, 0.9 * FAR / far) if far > FAR else 0.0

    def travels(self, low, high, states, course):
        times = np.linspace(low, high, NODES + 1)
        try:
            found = [course(t, states(t), self.u(t), self.p, list(self.memory)) for t in times.tolist()]
        except ArithmeticError:
            return 0.0
        moved = np.ptp(found, axis=0) + BENT * np.abs(np.diff(found, 2, axis=0)).max(axis=0)
        return moved.max(initial=0.0)

    def next(self, t):
        """The first instant of a clock after another one."""
        return min((_instant(clock, _number(clock, t) + 1) for clock in model.CLOCKS), default=math.inf)

    def happen(self, t, x, timed):
        """The states after all that happens at an instant, with or without what clocks and time alone make happen."""
        self.hidden, opening, queue = math.inf, self.holds is None, deque()
        self.moved, self.room, self.left = {}, [0.0] * len(self.beyond), [abs(b) for b in self.beyond]
        if opening:
            for name, place, count in model.NUMBERS:
                if self.p[place] not in range(count):
                    raise Stopped(f"{name} = {self.p[place]:g}: it is the number of a state, from 0 to {count - 1}")
            self.holds = [now > 0 for now in self.quantities(t, x)]
            if model.OPENING:
                queue.append(model.OPENING)
        if timed and (due := self.due(t)) in model.SAMPLED:
            queue.append(model.SAMPLED[due])
        if opening:
            x = self.after_all(t, x, queue, model.AT_ONCE)
            self.begin(t, x)
            self.is_open = True
        risen = [k for k in self.risen(t, x) if timed or k not in model.STEADY]
        self.check_accumulation(t, risen)
        return self.met_again(t, self.after_all(t, x, queue + deque(risen), range(len(self.beyond))))

    def after_all(self, t, x, queue, among):
        """The states after what is to happen, and after those among the conditions that become true thereby."""
        for _ in range(MOST):
            if not queue:
                return x
            what, before = queue.popleft(), self.flows(t, x)
            together, queue = self.meeting(t, x, what, queue) if self.is_impact(what) else ([what], queue)
            x = self.after(t, x, *together)
            if what not in [rest for _, _, rest in model.JUMPING]:
                x = self.begun(t, x, before)
            queue += (k for k in self.risen(t, x) if k in among)
        raise Stopped(f"at t = {t:.9g} events set off one another without end")

    def flows(self, t, x):
        """The flows whose jumps act."""
        return [float(getattr(model, flow)(t, x, self.u(t), self.p, self.memory)[0]) for flow, _, _ in model.JUMPING]

    def begun(self, t, x, before):
        """The states where flows have jumped from what they were: each comes to rest at zero, or begins anew."""
        for k, (_, jump, rest) in enumerate(model.JUMPING):
            last, now = before[k], self.flows(t, x)[k]
            if last == now:
                continue
            moved = (self.flows(t, x + change)[k] for change in np.diag(SHARE * x))
            terms = max((abs(each - now) / SHARE for each in moved), default=0.0)
            nothing = ROUNDING * max(abs(last), abs(now), terms)
            if abs(now - last) > nothing:
                x = self.after(t, x, rest) if abs(now) <= nothing else self.jumped(t, x, jump)
        return x

    def check_held(self, t, x):
        """A flow that is held has not jumped by what no event tells."""
        for _, _, rest in model.JUMPING:
            name, along, told = model.CONDITIONS[rest][0], *model.CONDITIONS[rest][5]
            flow, _, holds = getattr(model, told)(t, x, self.u(t), self.p, list(self.memory))
            if not holds > 0:
                continue
            *along, gained = getattr(model, along)(t, x, self.u(t), self.p, list(self.memory)).tolist()
            far = np.abs(x).max() / (np.abs(along).max() or 1.0)
            if abs(flow) > LEFT * abs(gained) * (far + holds * self.span):
                raise Stopped(
                    f"at t = {t:.9g} '{name}' is to hold its flow, and this jumps to {flow:.3g} by no event: use one"
                )

    def begin(self, t, x):
        """Held values have what opens them, and their first samples: conditions that hold now are true at the start."""
        try:
            before = self.quantities(t - ENDS * math.ulp(max(abs(t), NOTHING)), x)
        except ArithmeticError:
            before = [1.0] * len(self.beyond)
        for k, now in enumerate(self.quantities(t, x)):
            if k in model.AT_ONCE:
                continue
            self.holds[k], self.beyond[k], self.blur[k], self.room[k] = now > 0, 0.0, 0.0, 0.0
            if now > 0:
                name, text, _, stops, _, _ = model.CONDITIONS[k]
                blur = max(self.rounding(t, x, k), EQUAL)
                if stops and (now > blur or self.enters(t, x, k)):
                    raise Stopped(f"'{name}' ends the motion, and {text} holds at the start already")
                if now <= blur and k in model.WAITING:  # rounding alone tells that it holds
                    self.blur[k], self.holds[k], self.edge[k] = blur, False, True
                elif before[k] <= 0 and not stops:  # it comes true in time, just then
                    self.holds[k] = False

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
        g, far = self.quantities(t, x), AHEAD * max(abs(t), self.shortest)
        try:
            ahead = self.quantities(t + far, x + far * model.rates(t, x, self.u(t), self.p, self.memory))
        except ArithmeticError:
            ahead = g
        found = []
        for k, (now, then) in enumerate(zip(g, ahead, strict=True)):
            slope = (then - now) / far
            # No error of states makes true early what becomes so in time alone.
            exact = 0.0 if slope > 0 and k in model.STEADY else EXACT * max(abs(t), self.shortest)
            early = max(self.room[k], exact * abs(slope))
            room, self.room[k] = max(self.blur[k], early), early
            most = max(self.blur[k], (LATE if now > 0 else 1) * early)
            near = room > 0 and abs(now) <= self.left[k] + most
            way = self.rate(t, x, k)[0] if near and self.blur[k] else slope
            comes = not self.holds[k] and self.beyond[k] == 0.0 and way < 0
            alike = not self.is_open or way == 0 or (comes and self.tops(t, x, k))
            equal = now == EQUAL and not self.edge[k] and alike
            zero = near and not equal  # sides that stay equal, or come up to it and turn back, are so by no rounding
            self.blur[k] = self.blur[k] if zero else 0.0
            self.edge[k] = self.edge[k] and near
            # One that is asked for just as it ceases holds by equality alone.
            ceases = comes and not self.edge[k] and k in model.BY_EQUALITY and now > 0
            holds = (way if zero and not ceases else now) > 0
            if holds and not self.holds[k]:
                found.append(k)
            self.holds[k] = holds
            self.beyond[k] = (now - room if holds else now + room) if zero else 0.0
        return found

    def tops(self, t, x, k):
        """Whether a quantity that falls has risen before."""
        far = AHEAD * max(abs(t), self.shortest)
        try:
            return self.quantities(t - far, x - far * model.rates(t, x, self.u(t), self.p, self.memory))[k] < 0
        except ArithmeticError:
            return False

    def rounding(self, t, x, k):
        """What rounding makes of a quantity: third differences leave nothing of what is smooth."""
        given, found = [np.array([t]), x, np.asarray(self.u(t), float), np.asarray(self.p, float)], []
        for n in range(SHIFTS):
            (t,), x, u, p = ([each * (1.0 + n * SHIFT * _apart(i)) for i, each in enumerate(part)] for part in given)
            try:
                g = model.events(t, np.array(x), u, p, list(self.memory))
            except ArithmeticError:
                return 0.0
            found.append(g[model.CONDITIONS[k][2]])
        return ROOM * np.abs(np.diff(found, 3)).max() / math.sqrt(20.0)

    def rate(self, t, x, k):
        """The rate of a quantity along the motion, over so long a time that its change is more than rounding, and that
        time."""
        far, span = AHEAD * max(abs(t), self.shortest), self.span
        try:
            now, rates = self.quantities(t, x)[k], model.rates(t, x, self.u(t), self.p, self.memory)
            while True:
                change = self.quantities(t + far, x + far * rates)[k] - now
                if abs(change) > SEEN * self.blur[k] or far >= FARTHEST * span:
                    return change / far, far
                far *= 10.0
        except ArithmeticError:
            return 0.0, far

    def enters(self, t, x, k):
        """Whether a motion at an edge goes on to where the condition holds."""
        way, far = self.rate(t, x, k)
        ahead = x + far * model.rates(t, x, self.u(t), self.p, self.memory)
        return way > 0 or (way == 0 and self.rate(t + far, ahead, k)[0] > 0)

    def height(self, t, x, k, came):
        """By how much a quantity falls where an event has turned the motion back from its condition, before it rises
        again; infinite where it does not come back."""
        leaves, far = self.rate(t, x, k)
        if not leaves < min(came, 0.0) or not abs(self.quantities(t, x)[k]) <= self.left[k] + 2.0 * self.blur[k]:
            return math.inf
        ahead = x + far * model.rates(t, x, self.u(t), self.p, self.memory)
        bend = (self.rate(t + far, ahead, k)[0] - leaves) / far
        found = leaves * leaves / (2.0 * bend) if bend > 0.0 else math.inf
        if found <= self.error(t, x, k):
            self.hidden = min(self.hidden, -2.0 * leaves / bend)
        return found

    def error(self, t, x, k):
        """What errors of steps, which are allowed, make of a quantity."""
        now, off = self.watched(t, x)[k], ERRORS * (self.atol + self.rtol * np.abs(x))
        return sum(abs(self.watched(t, x + each)[k] - now) for each in np.diag(off))

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
            raise Stopped(f"at t = {t:.9g} {ENDLESS}")

    def is_impact(self, what):
        """Whether a gap is turned round; what an impulse brings to rest is no impact."""
        rests = [rest for _, _, rest in model.JUMPING]
        return isinstance(what, int) and bool(model.CONDITIONS[what][5]) and what not in rests

    def meeting(self, t, x, what, queue):
        """An impact with all others that wait, or whose gaps are closed but for rounding, while bodies come nearer, and
        what waits besides.

        One after the other each would meet what the one before has made of its flow, in an order that says nothing.
        """
        found = [what]
        for k, now in enumerate(self.quantities(t, x)):
            if k == what or not self.is_impact(k):
                continue
            blur, self.blur[k] = self.blur[k], self.rounding(t, x, k)
            if (k in queue or abs(now) <= self.left[k] + max(self.blur[k], self.room[k])) and self.rate(t, x, k)[0] > 0:
                found.append(k)
            else:
                self.blur[k] = blur
        return found, deque(each for each in queue if each not in found)

    def after(self, t, x, *whats):
        """The states after a jump, or after what conditions do that become true together."""
        if not isinstance(whats[0], int):
            return self.jumped(t, x, whats[0])
        came = []
        for what in whats:
            name, text, _, stops, jump, _ = model.CONDITIONS[what]
            if again := next(
                (again for _, again, rest in model.JUMPING if rest == what and self.slips(t, x, rest)), None
            ):
                return self.jumped(t, x, again, name)
            self.blur[what] = self.rounding(t, x, what)
            came.append(self.rate(t, x, what)[0])
            x = self.jumped(t, x, jump, name) if jump else x
            if stops and not self.ended:
                self.ended = f"at t = {t:.9g} '{name}' ended the motion: {text}"
        x = self.struck(t, x, whats) if model.CONDITIONS[whats[0]][5] else x
        for what, rate in zip(whats, came, strict=True):
            if blur := self.blur[what]:  # rounding hides how far it leaves its condition, or keeps that from being less
                last, height = self.heights[what], self.height(t, x, what, rate)
                self.heights[what] = height
                if height <= blur or LOWER * last <= height <= LOW * blur:
                    raise Stopped(f"at t = {t:.9g} {ENDLESS}")
        return x

    def slips(self, t, x, what):
        """Whether a flow has passed zero by a jump: to bring it to rest would take an impulse, and a bounded effort
        gives none."""
        kept, (along, told) = list(self.p), model.CONDITIONS[what][5]
        *along, gained = getattr(model, along)(t, x, self.u(t), self.p, self.memory).tolist()
        self.jumped(t, x, model.CONDITIONS[what][4])
        flow, _, holds = getattr(model, told)(t, x, self.u(t), self.p, self.memory)
        self.p[:] = kept
        far = np.abs(x).max() / (np.abs(along).max() or 1.0)
        return abs(flow) > abs(gained) * (MISSED * far + holds * max(BESIDE * self.span, EXACT * abs(t)))

    def jumped(self, t, x, jump, name="a clock"):
        function, targets = jump
        found, x = getattr(model, function)(t, x, self.u(t), self.p, self.memory), x.copy()
        for value, target in zip(found.tolist(), targets, strict=True):
            if target < len(x):
                x[target], self.moved[target] = value, name
            else:
                self.p[target - len(x)] = value
        return x

    def met_again(self, t, x):
        """States that events have moved, on the constraints again by the shortest change of others but coordinates."""
        if not self.moved or model.STILL is None:
            return x
        free, x = [k for k in range(len(x)) if k not in self.moved and k not in model.STILL], x.copy()
        for _ in range(NEWTON):
            left = model.left(t, x, self.u(t), self.p, self.memory)
            rows = model.left_by_states(t, x, self.u(t), self.p, self.memory).reshape(len(left), len(x))
            x[free] -= np.linalg.lstsq(rows[:, free], left, ALIKE)[0]
        left = model.left(t, x, self.u(t), self.p, self.memory)
        if not (np.abs(left) <= MISSED * (np.abs(rows) @ np.maximum(np.abs(x), 1.0))).all():
            names = ", ".join(sorted({f"'{name}'" for name in self.moved.values()}))
            raise Stopped(f"at t = {t:.9g} {names} moves states off the constraints, and none near by meet both")
        self.risen(t, x)  # what holds thereby has not become true by an event
        return x

    def tell(self, t, x, what):
        """The flow that an impulse turns, what it becomes, and what is positive where it is to stay that."""
        return getattr(model, model.CONDITIONS[what][5][1])(t, x, self.u(t), self.p, self.memory)

    def struck(self, t, x, whats):
        """Impulses move the states along the derivatives of their rates by efforts.

        By how much one moves its flow is a derivative, too: a difference would cancel beside the flow of a heavy body.
        """
        names, quantities = [model.CONDITIONS[what][0] for what in whats], self.quantities(t, x)
        found = [getattr(model, model.CONDITIONS[what][5][0])(t, x, self.u(t), self.p, self.memory) for what in whats]
        told = [self.tell(t, x, what) for what in whats]
        for name, (before, after, _), (*_, gained) in zip(names, told, found, strict=True):
            if not -ROUNDING * before * before <= -after * before <= (1.0 + ROUNDING) * before * before:
                raise Stopped(f"at t = {t:.9g} '{name}': a coefficient of restitution is from 0 to 1")
            if not gained:
                raise Stopped(f"at t = {t:.9g} '{name}': no impulse gives its flow another value")
        was, (x, pushed) = x, self.pushed(t, x, whats, found, told)
        if not self.keeps(t, was, x):
            shown = " and ".join(f"'{name}'" for name in names)
            raise Stopped(f"at t = {t:.9g} {shown} takes states off the constraints: take a form that embeds these")
        rates, beside = model.rates(t, x, self.u(t), self.p, self.memory), BESIDE * self.span
        for k, (what, name, (before, after, _)) in enumerate(zip(whats, names, told, strict=True)):
            *along, gained = found[k].tolist()
            reach = max(abs(after - before), np.abs(was).max() / (np.abs(along).max() or 1.0) * abs(gained))
            flow, _, holds = self.tell(t, x, what)
            turned = not pushed[k] and (flow - after) * (after - before) > 0.0
            if not (abs(flow - after) <= MISSED * reach or turned):
                raise Stopped(f"at t = {t:.9g} '{name}': no impulse gives its flow another value")
            later = self.tell(t + beside, x + beside * rates, what)[0]
            change, still = (later - flow) / beside, self.quantities(t, x)[what]
            if holds > 0:
                if abs(left := change / gained) > LEFT * holds:
                    raise Stopped(f"at t = {t:.9g} '{name}' is to hold its flow, and {left:.3g} of effort acts besides")
                continue
            goes_on = abs(change) > ROUNDING * max(abs(before), abs(flow), abs(later)) / beside and change * before > 0
            least = 2 * abs(change) * max(still, self.room[what], self.blur[what])
            if goes_on and still == quantities[what] and flow**2 <= least:
                raise Stopped(f"at t = {t:.9g} the gap of '{name}' stays closed: what acts besides drives the flow on")
        return x

    def pushed(self, t, x, whats, found, told):
        """The states after impulses that turn flows round together, and these.

        Each in turn adds what its own flow needs, and none pulls. This settles where every flow is what it becomes, or
        is turned farther by the others (Gauss and Seidel's method, projected).
        """
        pushed, left, last = [0.0] * len(whats), math.inf, math.inf
        for _ in range(SWEEPS):
            if left <= SETTLED or (left <= MISSED and left >= last):
                return x, pushed
            last, left = left, 0.0
            for k, (what, (before, after, _), (*along, gained)) in enumerate(zip(whats, told, found, strict=True)):
                alone, change = (after - before) / gained, (after - self.tell(t, x, what)[0]) / gained
                change = change if (pushed[k] + change) * alone >= 0 else -pushed[k]
                pushed[k], x = pushed[k] + change, x + change * np.array(along)
                left = max(left, abs(change / alone)) if alone else left
            if len(whats) == 1:
                return x, pushed
        names = " and ".join(f"'{model.CONDITIONS[what][0]}'" for what in whats)
        raise Stopped(f"at t = {t:.9g} {names} do not settle, as between bodies of masses that differ by far")

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


def _grows():
    """What grows without bound where steps become too short."""
    if not model.INDEPENDENT:
        return "a rate grows without bound, or is not defined"
    names = ", ".join(f"'{name}'" for name in model.INDEPENDENT)
    return (
        f"other velocities may not follow from {names} there, as at a dead point; export the form with other "
        "independent ones, by form.having(free=[...])"
    )


def _apart(i):
    """From 1 to 2, another one for each number: two that are equal are not to be rounded alike."""
    return 1.0 + (0.618034 * i) % 1.0


def _turned(was, now, first):
    """The quantities, from one on, that change sign."""
    return [k for k in range(first, len(was)) if (was[k] > 0.0) != (now[k] > 0.0)]


def _is_positive(value):
    return value > 0.0


def _side(value):
    """Of a law; where it is zero, it may belong to either branch."""
    return (value > 0.0) - (value < 0.0)


def _changed(low, high, at, k, side=_is_positive, least=0.0):
    """Two floats side by side, or closer than some length, between which a quantity changes sign."""
    first = side(at(low)[k])
    while high - low > least and low < (middle := (low + high) / 2) < high:
        low, high = (middle, high) if side(at(middle)[k]) == first else (low, middle)
    return low, high


def _sampled(low, high, at, which, hidden=None):
    """Instants with the quantities there: so many that parabolas tell some of them between, but for what errors hide,
    and where these may come to zero and back."""
    times = np.unique(np.linspace(low, high, FIRST + 1))
    rows = [at(t) for t in times.tolist()]
    first = which.start or 0
    while FIRST < len(times) <= FINER:
        table = np.array(rows)[:, which]
        rough = np.flatnonzero(_rough(table)) if table.size else ()
        if all(hidden and hidden(first + int(k), float(np.abs(table[:, k]).max())) for k in rough):
            break
        middles = (times[:-1] + times[1:]) / 2
        between = [at(t) for t in middles.tolist()]
        times, rows = np.sort([*times, *middles]), [row for pair in zip(rows, between) for row in pair] + rows[-1:]
        if (np.diff(times) <= 0.0).any():
            break
    found = dict(zip(times.tolist(), rows, strict=True))
    sizes = np.abs(np.array(rows)[:, which])
    inside = [at(float(times[i] + ASIDE * (times[j] - times[i]))) for i, j in BOTH]
    for k in range(sizes.shape[1]):
        spans = [(times[i], times[i + 2]) for i in np.flatnonzero(_dips(sizes[:, k]))]
        # A part may begin by coming nearer to zero, and be farther by the next sample, or end so.
        for (i, j), near in zip(BOTH, inside, strict=True):
            if 0.0 <= np.sign(rows[i][first + k]) * near[first + k] < sizes[i, k] <= sizes[j, k]:
                spans.append((min(times[i], times[j]), max(times[i], times[j])))
        for low, high in spans:
            t = _least(float(low), float(high), at, first + k)
            found[t] = at(t)
    return sorted(found.items())


def _rough(table):
    """Of each quantity whether every second sample is not what a parabola through those beside it says."""
    outer = table[::2]
    ahead, back = 3 * outer[:-2] + 6 * outer[1:-1] - outer[2:], 3 * outer[-1] + 6 * outer[-2] - outer[-3]
    return (np.abs(table[1::2] - np.vstack([ahead, back]) / 8) > ROUGH * np.abs(outer).max(axis=0)).any(axis=0)


def _dips(sizes):
    """Where a parabola through three sizes comes near zero between them."""
    a, b, c = sizes[:-2], sizes[1:-1], sizes[2:]
    bend = a - 2 * b + c
    with np.errstate(all="ignore"):
        lowest = b - (a - c) ** 2 / (8 * bend)
        return (bend > 0) & (np.abs(a - c) <= 2 * bend) & (lowest <= NEAR * np.maximum(a, c))


def _least(low, high, at, k):
    """Where a quantity is least in size, or has changed its sign already, by the golden section."""
    side, ratio = math.copysign(1.0, at(low)[k]), (math.sqrt(5) - 1) / 2
    for _ in range(GOLDEN):
        a, b = high - ratio * (high - low), low + ratio * (high - low)
        at_a, at_b = side * at(a)[k], side * at(b)[k]
        if at_a < 0.0 or at_b < 0.0:
            return a if at_a < 0.0 else b
        low, high = (low, b) if at_a < at_b else (a, high)
    return (low + high) / 2


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
