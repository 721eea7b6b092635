"use strict";
// The page: what is selected, the time, and how they reach the diagram, the formulas, the tables and the curves.

/** Formulas wider than their place on paper, where nothing can be moved aside, in smaller letters; or as they were. */
const PAPER = 780;
function fitted(printing) {
  const whole = document.querySelector("main").clientWidth, groups = new Map();
  for (const formula of document.querySelectorAll("math")) {
    formula.style.fontSize = "";
    const place = formula.closest("td, li, section");
    if (place) groups.set(place, [...(groups.get(place) ?? []), formula]);
  }
  for (const [place, formulas] of printing ? groups : []) {
    const widest = Math.max(...formulas.map((formula) => formula.getBoundingClientRect().width));
    const size = PAPER * Math.min(1, place.clientWidth / whole) / widest;
    if (size < 1) for (const formula of formulas) formula.style.fontSize = `${Math.max(0.3, size)}em`;
  }
}

const byId = (id) => document.getElementById(id);

/** On paper nothing can be opened: what the marks mean is open there, and then as it was. */
function legible(printing) {
  const legend = byId("legend").closest("details");
  if (printing) legend.dataset.before = String(legend.open);
  legend.open = printing || legend.dataset.before === "true";
}

class Page {
  constructor(data) {
    this.picked = null;
    this.panels = [];
    this.chosen = [];
    this.clock = new Clock((time) => this.showTime(time));
    this.space = data.space ? new Space(document.querySelector(".space"), new SpaceData(data.space)) : null;
    this.load(data);
    this.watch();
  }

  /** Another model, whose diagram is in its place: what was selected stays so if it is still there. */
  load(data) {
    const name = this.picked && this.things.get(this.picked).name;
    this.data = data;
    this.things = new Map([...data.bonds, ...data.elements].map((thing) => [thing.mark, thing]));
    if (this.diagram) this.diagram.remove();
    this.diagram = new Diagram(byId("diagram"), data, (kind, mark) => this.hear(kind, mark));
    const same = this.picked && [...this.things.values()].find((thing) => thing.name === name && thing.mark[0] === this.picked[0]);
    this.hear("pick", same ? same.mark : null);
    if ("motion" in data) this.setMotion(data.motion && new Motion(data.motion)); else this.wait();
  }

  /** The curves are those of another model, until its own motion comes. */
  wait() {
    this.clock.play(false);
    this.motion = null;
    this.all.forEach((panel) => panel.box.classList.add("stale"));
  }

  watch() {
    byId("zoom-in").addEventListener("click", () => this.diagram.zoom(STEP));
    byId("zoom-out").addEventListener("click", () => this.diagram.zoom(1 / STEP));
    byId("zoom-fit").addEventListener("click", () => this.diagram.fit());
    const outside = (event) => {
      const thing = event.target.closest?.("[data-mark], [data-about]");
      return thing && !this.diagram.svg.contains(thing) ? thing.dataset.mark ?? thing.dataset.about : undefined;
    };
    document.addEventListener("pointerover", (event) => {
      const mark = outside(event);
      if (mark !== undefined || this.near) this.hear("near", mark ?? event.target.closest?.(".canvas [data-mark]")?.dataset.mark ?? null);
    });
    document.addEventListener("click", (event) => {
      const mark = event.target.closest?.("[data-mark]") ? outside(event) : undefined;
      if (mark !== undefined) this.hear("pick", mark);
    });
    document.addEventListener("keydown", (event) => { if (event.key === "Escape") this.hear("pick", null); });
    for (const prepare of [fitted, legible]) {
      addEventListener("beforeprint", () => prepare(true));
      addEventListener("afterprint", () => prepare(false));
    }
    addEventListener("resize", () => this.all.forEach((panel) => panel.fit()));
    for (const media of [dark, printing]) media.addEventListener("change", () => this.all.forEach((panel) => panel.draw()));
  }

  get all() { return [...this.panels, ...this.chosen]; }

  // -- pointing and selecting

  hear(kind, mark) {
    if (kind === "near") {
      if (mark === this.near) return;
      this.near = mark;
      this.show("near", mark);
      if (!this.picked) this.inspect(mark);
    } else {
      this.picked = mark;
      this.show("picked", mark);
      this.inspect(mark);
    }
  }

  /** Marks what a mark stands for, wherever it is. */
  show(kind, mark) {
    this.diagram.show(kind, [mark]);
    if (kind === "picked") this.diagram.show("also", (mark && this.things.get(mark).bonds) || []);
    for (const node of document.querySelectorAll(`main .${kind}`)) if (!node.closest(".canvas")) node.classList.remove(kind);
    if (!mark) return;
    for (const node of document.querySelectorAll(`math [data-mark="${mark}"], tr[data-about="${mark}"]`)) node.classList.add(kind);
  }

  /** Beside the diagram: the row of the tables about it, its values now, its curves. */
  inspect(mark) {
    const box = byId("selected");
    this.inspected = mark;
    box.replaceChildren(...(mark ? this.card(mark) : [this.hint("Nothing is selected: click or tap a bond or an element.")]));
    this.chosen.forEach((panel) => panel.remove());
    this.chosen = [];
    if (mark && this.motion && mark === this.picked) this.curves(mark);
    this.now();
  }

  hint(words) {
    const note = document.createElement("p");
    note.className = "hint";
    note.textContent = words;
    return note;
  }

  card(mark) {
    const head = document.createElement("h3");
    head.textContent = (mark[0] === "b" ? "Bond " : "Element ") + this.things.get(mark).name;
    const list = document.createElement("dl");
    for (const cell of document.querySelectorAll(`#row-${mark} > td`)) {
      const [term, words] = [document.createElement("dt"), document.createElement("dd")];
      term.textContent = cell.dataset.head;
      words.append(...[...cell.childNodes].map((node) => node.cloneNode(true)));
      list.append(term, words);
    }
    return [head, list];
  }

  /** Effort, flow and power of a bond over time; of an element with several bonds, the power of each. */
  curves(mark) {
    const thing = this.things.get(mark);
    const bond = thing.bonds ? (thing.bonds.length === 1 ? this.things.get(thing.bonds[0]) : null) : thing;
    const add = (title, curves) => {
      if (curves.length) this.chosen.push(new Panel(byId("selected-plots"), title, this.motion.t, curves, (t) => this.clock.set(t)));
    };
    if (bond) {
      ["Effort", "Flow"].forEach((title, k) => add(title, this.parts(bond, k)));
      add("Power", this.powers([bond]));
    } else {
      add("Power by bond", this.powers(thing.bonds.map((each) => this.things.get(each))));
    }
    this.chosen.forEach((panel) => panel.set(this.time, this.motion));
  }

  parts(bond, k) {
    const places = (this.motion.bonds[bond.mark] || []).map((pair) => pair[k]);
    return places.filter((place) => place !== null).map((place) => this.motion.curves[place]);
  }

  powers(bonds) {
    const found = bonds.filter((bond) => bond.carries && this.motion.power(bond.mark));
    return found.map((bond) => ({ name: bond.name, unit: "W", y: this.motion.power(bond.mark) }));
  }

  /** The values at the time shown. */
  now() {
    const list = byId("now");
    const thing = this.inspected && this.things.get(this.inspected);
    const bond = thing && (thing.bonds ? (thing.bonds.length === 1 ? this.things.get(thing.bonds[0]) : null) : thing);
    list.hidden = !(bond && this.motion);
    if (list.hidden) return;
    const rows = [["effort", 0], ["flow", 1]].map(([word, k]) =>
      [word, this.parts(bond, k).map((curve) => spelled(this.motion.at(curve.y, this.time))).join(", "), bond.units[k]]);
    const curve = bond.carries && this.motion.power(bond.mark);
    const power = curve ? this.motion.at(curve, this.time) : NaN;
    if (curve) rows.push([power < 0 ? "power, against the half arrow" : "power", spelled(power), "W"]);
    list.replaceChildren(...rows.flatMap(([word, value, unit]) => {
      const [term, told] = [document.createElement("dt"), document.createElement("dd")];
      term.textContent = word;
      told.textContent = (value || "–") + (unit ? " " + unit : "");
      if (word.includes("against")) told.className = "against";
      return [term, told];
    }));
  }

  // -- time

  setMotion(motion) {
    const places = motion ? [...motion.panels.map((place) => [place]), ...motion.flows] : [];
    const groups = places.map((group) => group.map((place) => motion.curves[place]));
    const called = (all) => JSON.stringify(all.map((curves) => curves.map(({ name, unit }) => [name, unit])));
    const same = called(groups) === called(this.panels.map((panel) => panel.curves));
    if (!same) this.panels.splice(0).forEach((panel) => panel.remove());
    this.motion = motion;
    byId("sec-motion").hidden = !motion;
    document.querySelector(".powers").hidden = !motion;
    if (!motion) {
      this.clock.span();
      return;
    }
    this.most = this.diagram.largest(motion);
    byId("most-power").textContent = this.most.power > 0
      ? `The thickest band, ${spelled(this.most.power, 3)} W at t = ${spelled(this.most.time)} s, is that of bond ${this.most.name}.` : "";
    byId("told").textContent = motion.told.join(" ");
    byId("sampled").textContent = motion.t.length < motion.of
      ? `The curves show ${motion.t.length} of the run's ${motion.of} instants. Click one to set the time.` : "Click a curve to set the time.";
    if (motion.unplotted) byId("sampled").textContent += ` ${motion.unplotted} more flows of junctions are those of bonds, which show them when selected.`;
    byId("ended").textContent = motion.ended.join(" ");
    const title = (curves) => (curves.length === 1 ? curves[0].name : "Flows of junctions");
    if (same) this.panels.forEach((panel, k) => panel.update(motion.t, groups[k]));
    else this.panels = groups.map((curves) => new Panel(byId("plots"), title(curves), motion.t, curves, (time) => this.clock.set(time)));
    this.panels.forEach((panel) => panel.box.classList.remove("stale"));
    this.clock.span(motion.first, motion.last);
    if (this.picked) this.inspect(this.picked);
  }

  /** The motion in space, in a place that is there; hidden where nothing moves in space. */
  setSpace(data) {
    const box = document.querySelector(".space");
    box.hidden = !data;
    document.querySelector(".stage").classList.toggle("spaced", Boolean(data));
    if (!data) return;
    if (this.space) this.space.load(new SpaceData(data)); else this.space = new Space(box, new SpaceData(data));
  }

  get time() { return this.clock.time; }

  showTime(time) {
    if (!this.motion) return;
    byId("no-power").hidden = this.diagram.power(this.motion, time, this.most.power);
    if (this.space) this.space.set(time);
    this.all.forEach((panel) => panel.set(time, this.motion));
    this.now();
  }
}

const page = new Page(JSON.parse(byId("data").textContent));
