"""Strokes that a student has put, judged against all complete assignments of the graph."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bondgraph.analysis.causality.alternatives import TRIED, cut_size
from bondgraph.analysis.causality.derivative_strokes import preferred
from bondgraph.analysis.causality.grade_report import Follows, Grade, Mistake, Price
from bondgraph.analysis.causality.listed import listed
from bondgraph.analysis.causality.minimal_sets import minimal
from bondgraph.analysis.causality.steps import steps_of
from bondgraph.analysis.causality.stroke_constraints import Constraint, Item, Strokes, Values
from bondgraph.causality.assign import Assigning, assign
from bondgraph.causality.author import AUTHOR, pinned
from bondgraph.causality.causal_graph import CausalGraph, Key, Reason, Stroke, label
from bondgraph.causality.conflicts import node_label
from bondgraph.compile import compile
from bondgraph.errors import BondGraphError, CausalConflict, StructureError
from bondgraph.graph.graph import Graph, checked
from bondgraph.program.calls import explained

_BY_HAND = Reason("put there by hand", "", AUTHOR)
OTHERWISE = "no complete assignment has it otherwise"


@explained
def grade(graph: Graph, strokes: Mapping[str, str]) -> Grade:
    """Judge a student's strokes: whether they are right, where they first go wrong, what follows, what a choice costs.

    The strokes are judged in the order in which they are given. They are right as long as a complete assignment has
    them: every law permits the strokes at its element, and every junction has one setter. Only what is a free flow or
    effort in bondgraph's own assignment may be without one.

    Args:
        graph: the graph.
        strokes: for a bond's name, or `bond[component]`, the element that receives the effort. They need not be all.

    Raises:
        StructureError: for a stroke on a bond that is not there, at an element that is not at its end, or a second one
            on the same bond.

    >>> from bondgraph.elements import I, One, R, Se
    >>> i = One("i")
    >>> rl = Graph("rl", Se("U") >> i >> I("L"), i >> R("Ra"))
    >>> print(grade(rl, {"U": "i", "L": "L", "Ra": "Ra"}))
    Wrong at Ra, effort into Ra. 1-junction i: L and Ra both set its flow, and only one bond may. Turn the stroke on
    Ra; then all given are possible. Right before it: U, L. What these leave no choice: Ra into i (L sets the flow of
    i).
    >>> grade(rl, {"L": "L"}).verdict
    'right so far'
    """
    judge = _Judge(checked(graph))
    return judge.grade(_in_order(graph, strokes))


def _in_order(graph: Graph, strokes: Mapping[str, str]) -> Values:
    """The scalar bonds that have a stroke, in the order given, with whether it stands at the head."""
    found: Values = {}
    for key, side in pinned(graph, strokes):
        if key in found:
            name = label(graph, key)
            raise StructureError(f"'{name}'", "it is given two strokes", parties=(name,), remedy="give one of them")
        found[key] = side == "head"
    return found


@dataclass(frozen=True)
class _Broken:
    """A law that is broken: where, in words, and the bonds concerned."""

    element: str
    place: str
    rule: str
    keys: tuple[Key, ...]


class _Judge:
    """The complete assignments of a graph, to be asked about strokes."""

    def __init__(self, graph: Graph) -> None:
        self.graph, self.conflict = graph, ""
        work = Assigning(graph, ())
        try:
            self.ours = work.run()
            self.laws = Strokes(graph, self.ours.free)
        except CausalConflict as error:
            self.laws = Strokes(graph, work.without_setter)
            model = self.laws.model()
            self.conflict = "" if model else str(error)
            self.ours = self._causal(model or {})

    def grade(self, given: Values) -> Grade:
        drawn = self._causal(given)
        names = tuple((self._name(key), self._receiver(key, head)) for key, head in given.items())
        missing = self._names(key for key in self.laws.keys if key not in given)
        if self.conflict:
            return Grade(self.graph, names, "no answer", drawn, missing=missing, conflict=self.conflict)
        excluded = self._excluded(given)
        if excluded is None:
            return Grade(self.graph, names, "undecided", drawn, missing=missing)
        if excluded:
            found = self._first_wrong(given)
            if found is None:
                return Grade(self.graph, names, "undecided", drawn, missing=missing)
            before, wrong = found
            return Grade(
                self.graph, names, "wrong", drawn,
                correct=self._names(before),
                mistake=self._mistake(given, before, wrong),
                missing=missing,
                follows=self._follows(before)[0],
                differs=self._differing(given),
            )  # fmt: skip
        follows, choices = self._follows(given)
        differs = self._differing(given)
        whole = self._completed(given) if differs else self.ours
        needless = self._needless(whole) if differs else ()
        verdict = "right so far" if missing else "another valid choice" if differs else "as assigned"
        prices = (self._price(whole), self._price(self.ours)) if differs else (None, None)
        return Grade(
            self.graph, names, "could be integral" if needless else verdict, drawn,
            correct=self._names(given),
            missing=missing,
            follows=follows,
            choices=choices,
            differs=differs,
            price=prices[0],
            ours=prices[1],
            needless=needless,
        )  # fmt: skip

    def _excluded(self, values: Values, chosen: frozenset[Item] | None = None) -> bool | None:
        """Whether no complete assignment has these strokes; None if the search for one was given up."""
        trial = dict(values)
        if self.laws.spread(trial, [*values], chosen) is not None or self.laws.fixed(trial, chosen) is not None:
            return True
        for model in self.laws.models(trial, self.laws.keys, chosen):
            return None if model is None else False
        return True

    def _first_wrong(self, given: Values) -> tuple[Values, Key] | None:
        """The strokes before the first that fits no complete assignment with them, and its bond; None if not found."""
        before: Values = {}
        for key, head in given.items():
            excluded = self._excluded({**before, key: head})
            if excluded is None:
                return None
            if excluded:
                return before, key
            before[key] = head
        raise AssertionError("strokes that can be completed have no mistake")

    def _mistake(self, given: Values, before: Values, wrong: Key) -> Mistake:
        own = {wrong: given[wrong]}

        def forbidden(keys: Iterable[Key]) -> bool:
            return bool(self._excluded({**{key: given[key] for key in keys}, **own}))

        against = minimal([*before], forbidden)
        values = {**{key: given[key] for key in against}, **own}
        laws = minimal(self.laws.items, lambda items: bool(self._excluded(values, frozenset(items))))
        broken = self._broken({key: given[key] for key in against}, wrong, given[wrong], frozenset(laws))
        turned = {key: {**given, key: not given[key]} for key in given}
        turn = [key for key, values in turned.items() if self._excluded(values) is False]
        turn.sort(key=lambda key: (len(self._needless(self._completed(turned[key]))), key != wrong))
        return Mistake(
            self._name(wrong),
            self._receiver(wrong, given[wrong]),
            broken.element,
            broken.place,
            broken.rule,
            self._names(against),
            self._names(broken.keys),
            self._names(turn),
        )

    def _broken(self, against: Values, wrong: Key, head: bool, laws: frozenset[Item]) -> _Broken:
        """The law that the wrong stroke breaks once all is written down that follows from those before it."""
        values, because = dict(against), dict[Key, tuple[Key, ...]](dict.fromkeys(against, ()))
        self.laws.spread(values, [*against], laws, because)
        for constraint in self.laws.constraints:
            if constraint.item in laws:
                known = tuple(key for key, _ in constraint.ends if key in values)
                for key, value in constraint.implied(values) or ():
                    values[key] = value
                    because[key] = known
                    self.laws.spread(values, [key], laws, because)
        values[wrong], because[wrong] = head, ()
        here = (c for c in self.laws.at[wrong] if c.item in laws and c.implied(values) is None)
        law = next(here, None) or self.laws.spread(values, [wrong], laws, because)
        if law is None:
            names = ", ".join(sorted({name for name, _ in laws}))
            rule = f"the laws of {names} leave no complete assignment with it"
            return _Broken("", "the graph", rule, (*against, wrong))
        place, rule, keys = self._told(law, values)
        chain = [*keys]
        for key in chain:
            chain += [k for k in because.get(key, ()) if k not in chain]
        return _Broken(law.item[0], place, rule, tuple(dict.fromkeys([*against, *reversed(chain)])))

    def _told(self, law: Constraint, values: Values) -> tuple[str, str, list[Key]]:
        """Where a law is broken, how, and by the strokes of which bonds."""
        name, k = law.item
        element = self.graph.elements[name]
        ends = [key for key, _ in law.ends]
        if law.patterns is None:
            place = f"{element.kind}-junction {node_label(self.graph, (name, k))}"
            what, brought = ("flow", "effort") if element.common == "flow" else ("effort", "flow")
            setters = law.set_by(values)
            if not setters:
                return place, f"no bond sets its {what}, since each brings {brought}", ends
            both = " and ".join(self._names(setters[:2]))
            return place, f"{both} both set its {what}, and only one bond may", setters[:2]
        return f"{element.kind} {name}", self._permitted(law), ends

    def _permitted(self, law: Constraint) -> str:
        """What the law of an element allows."""
        assert law.patterns is not None
        names = self._names(key for key, _ in law.ends)
        if len(law.patterns) == 1:
            into = [name for name, way in zip(names, law.patterns[0], strict=True) if way]
            out = [name for name, way in zip(names, law.patterns[0], strict=True) if not way]
            parts = [f"it receives the effort of {listed(into)}"] if into else []
            parts += [f"it gives the effort of {listed(out)}, which goes away from it"] if out else []
            return f"its law cannot be turned: {' and '.join(parts)}"
        if len(names) == 2 and all(sum(pattern) == 1 for pattern in law.patterns):
            return f"effort goes into it by one of {listed(names)}, and out by the other"
        if len(names) == 2 and all(sum(pattern) != 1 for pattern in law.patterns):
            return f"effort goes into it by both {listed(names)}, or by neither"
        ways = (listed([n for n, way in zip(names, p, strict=True) if way]) or "none" for p in law.patterns)
        return f"its law lets effort in by {'; or '.join(ways)}"

    def _follows(self, given: Values) -> tuple[tuple[Follows, ...], tuple[str, ...]]:
        """The strokes that some leave no choice, with their reasons, and the bonds that are still a choice."""
        whole = self._completed(given)
        values = dict(given)
        self.laws.spread(values, [*given])
        self.laws.fixed(values)
        choices = []
        for key in self.laws.keys:
            head = whole.strokes[key].side == "head"
            if key in values:
                continue
            if self._excluded({**values, key: not head}):
                values[key] = head
                self.laws.spread(values, [key])
            else:
                choices.append(key)
        reasons = {(s.bond, s.component): s.why for s in steps_of(whole) if s.basis in ("law", "follows")}
        found = []
        for key in whole.strokes:
            if key in values and key not in given:
                why = reasons.get(key, OTHERWISE)
                found.append(Follows(self._name(key), self._receiver(key, values[key]), why))
        return tuple(found), self._names(choices)

    def _completed(self, given: Values) -> CausalGraph:
        """Strokes that can be completed, completed as bondgraph does it where it can."""
        if len(given) == len(self.laws.keys):
            return self._causal(given)
        try:
            names = {self._name(key): self._receiver(key, head) for key, head in given.items()}
            found = assign(self.graph, strokes=names)
        except CausalConflict:
            found = None
        if found and not self._excluded({key: s.side == "head" for key, s in found.strokes.items()}):
            return found
        trial = dict(given)
        self.laws.spread(trial, [*given])
        self.laws.fixed(trial)
        model = next(self.laws.models(trial, self.laws.keys))
        assert model is not None
        return self._causal(model)

    def _causal(self, values: Values) -> CausalGraph:
        """The graph with strokes put by hand; with what nothing sets, where they are all there."""
        strokes = {key: Stroke("head" if head else "tail", _BY_HAND) for key, head in values.items()}
        whole = len(values) == len(self.laws.keys)
        unset = [c.item for c in self.laws.constraints if c.patterns is None and not c.set_by(values)] if whole else []
        return CausalGraph(self.graph, strokes, tuple(sorted(unset)))

    def _needless(self, causal: CausalGraph) -> tuple[str, ...]:
        """Stores in derivative causality that could be integral while all that are integral stay so."""
        integral: Values = {}
        turned: dict[str, Values] = {}
        for name, sides in preferred(self.graph):
            own = {key: side == "head" for key, side in sides.items()}
            if all(causal.strokes[key].side == side for key, side in sides.items()):
                integral |= own
            else:
                one = len(own) == 1 and len(self.graph.at[name]) == 1
                turned[self._name(next(iter(own))) if one else name] = own
        return tuple(name for name, own in turned.items() if self._excluded({**integral, **own}) is False)

    def _price(self, causal: CausalGraph) -> Price:
        dependent = tuple(dict.fromkeys(name for name, _ in causal.dependent))
        cut = cut_size(causal, [bond.name for bond in self.graph.bonds])
        if len(causal.strokes) > TRIED:
            return Price(None, dependent, (), cut)
        try:
            equations = compile(causal)
        except BondGraphError as error:
            return Price(None, dependent, (), cut, str(error))
        return Price(tuple(sorted(equations.states)), dependent, tuple(sorted(equations.input_rates)), cut)

    def _differing(self, given: Values) -> tuple[str, ...]:
        ours = self.ours.strokes
        return self._names(key for key, head in given.items() if head != (ours[key].side == "head"))

    def _receiver(self, key: Key, head: bool) -> str:
        return self.graph.bond(key[0]).end("head" if head else "tail").element

    def _name(self, key: Key) -> str:
        return label(self.graph, key)

    def _names(self, keys: Iterable[Key]) -> tuple[str, ...]:
        return tuple(map(self._name, keys))
