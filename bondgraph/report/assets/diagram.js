"use strict";
// The diagram: what is pointed at and selected, its size, and the power its bonds carry.

const SVG = "http://www.w3.org/2000/svg";
const THICKEST = 12; // of the band of the largest power, in pixels
const FAINTEST = 1e-4; // of the largest power: what is less has no arrow
const LONG = 1100; // what is wider has the width of the page, what is selected beneath it
const STEP = 1.25; // of one change of size
const LARGEST = 12; // times the whole diagram
const LEGIBLE = 0.6; // of its own size: what would be smaller to be seen whole begins in a frame that scrolls
const READABLE = 0.8; // of its own size, in that frame

function shape(kind, attributes) {
  const node = document.createElementNS(SVG, kind);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

class Diagram {
  /** `told` hears what is pointed at ("near", mark or null) and what is selected ("pick", mark). */
  constructor(box, data, told) {
    this.box = box;
    this.svg = box.querySelector("svg");
    this.told = told;
    this.things = new Map();
    const named = (kind) => new Map([...this.svg.querySelectorAll("g." + kind)].map((g) => [g.dataset.name, g]));
    const [bonds, nodes] = [named("bond"), named("node")];
    for (const bond of data.bonds) this.add(bonds.get(bond.name), bond, true);
    for (const element of data.elements) this.add(nodes.get(element.name), element, false);
    this.fault(data.faults);
    this.svg.setAttribute("role", "group");
    const [, , width, height] = this.svg.getAttribute("viewBox").split(" ").map(Number);
    this.whole = { width, height };
    box.closest(".stage").classList.toggle("long", width > LONG);
    this.svg.style.margin = "auto";
    this.gone = new AbortController();
    this.watch();
    this.begin();
  }

  remove() { this.gone.abort(); }

  /** Marks what a refusal is about, besides what is marked already. */
  fault(marks) {
    for (const mark of marks) this.things.get(mark)?.g.classList.add("fault");
  }

  add(g, about, isBond) {
    if (!g) return;
    const title = g.querySelector("title");
    const halo = isBond ? shape("path", { class: "halo", d: this.path(about.route) }) : shape("rect", this.around(g));
    const reach = halo.cloneNode();
    reach.setAttribute("class", "reach");
    halo.setAttribute("class", "halo");
    g.insertBefore(halo, title.nextSibling);
    if (isBond && about.carries) {
      const band = shape("path", { class: "power", d: this.path(about.route), "stroke-width": 0 });
      g.insertBefore(band, halo.nextSibling);
      const arrow = shape("path", { class: "power-arrow", d: "M-4.5 -3.6L4.5 0L-4.5 3.6z", visibility: "hidden" });
      g.append(arrow);
      Object.assign(about, { band, arrow, middle: this.middle(about.route, about.ring ? 0.25 : 0.45) });
    }
    g.append(reach);
    g.setAttribute("tabindex", this.things.size === 0 ? "0" : "-1");
    g.setAttribute("role", "button");
    g.setAttribute("aria-label", (isBond ? "Bond " : "Element ") + title.textContent);
    const at = isBond ? this.middle(about.route, 0.5) : this.centre(halo);
    this.things.set(about.mark, { g, about, at });
    g.dataset.mark = about.mark;
  }

  around(g) {
    const box = g.querySelector(".label.node, .label.name, .label")?.getBBox() ?? g.getBBox();
    const place = g.querySelector(".label")?.transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 };
    const [wide, high] = [4, 2.5]; // clear of strokes at its sides, and of the law above or beneath it
    return { x: box.x + place.e - wide, y: box.y + place.f - high, width: box.width + 2 * wide,
      height: box.height + 2 * high, rx: 4 };
  }

  centre(rect) {
    const of = (name) => Number(rect.getAttribute(name));
    return [of("x") + of("width") / 2, of("y") + of("height") / 2];
  }

  path(route) { return "M" + route.map((point) => point.join(" ")).join("L"); }

  /** A point on a route, and the angle of the route there, in degrees. */
  middle(route, part) {
    const lengths = route.slice(1).map(([x, y], k) => Math.hypot(x - route[k][0], y - route[k][1]));
    let left = part * lengths.reduce((a, b) => a + b, 0);
    let k = 0;
    while (k < lengths.length - 1 && left > lengths[k]) left -= lengths[k++];
    const [[x1, y1], [x2, y2]] = [route[k], route[k + 1]];
    const at = lengths[k] ? left / lengths[k] : 0;
    return [x1 + at * (x2 - x1), y1 + at * (y2 - y1), Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI];
  }

  // -- pointing and selecting

  watch() {
    const of = (event) => event.target.closest?.("[data-mark]")?.dataset.mark ?? null;
    this.svg.addEventListener("pointerover", (event) => this.told("near", of(event)));
    this.svg.addEventListener("pointerleave", () => this.told("near", null));
    this.svg.addEventListener("focusin", (event) => this.told("near", of(event)));
    this.svg.addEventListener("focusout", () => this.told("near", null));
    this.svg.addEventListener("click", (event) => {
      const mark = of(event);
      if (!this.dragged && mark) this.told("pick", mark);
    });
    this.svg.addEventListener("keydown", (event) => this.key(event, of(event)));
    this.box.addEventListener("wheel", (event) => this.wheel(event), { signal: this.gone.signal, passive: false });
    this.pointers = new Map();
    this.svg.addEventListener("pointerdown", (event) => this.down(event));
    const { signal } = this.gone;
    addEventListener("pointermove", (event) => this.move(event), { signal });
    addEventListener("resize", () => { if (!this.chosen) this.begin(); }, { signal });
    for (const name of ["pointerup", "pointercancel"]) {
      addEventListener(name, (event) => this.pointers.delete(event.pointerId), { signal });
    }
  }

  key(event, mark) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.key === "Enter" || event.key === " ") this.told("pick", mark);
    else if (event.key === "+" || event.key === "=") this.zoom(STEP);
    else if (event.key === "-") this.zoom(1 / STEP);
    else if (event.key === "0") this.fit();
    else if (event.key in ways && !event.ctrlKey && !event.metaKey && !event.altKey) this.go(mark, ways[event.key]);
    else return;
    event.preventDefault();
  }

  /** The focus moves to what is nearest in a direction. */
  go(mark, [dx, dy]) {
    const here = this.things.get(mark);
    if (!here) return;
    let best = null, least = Infinity;
    for (const [other, thing] of this.things) {
      const [x, y] = [thing.at[0] - here.at[0], thing.at[1] - here.at[1]];
      const [along, across] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
      if (other !== mark && along > 1 && along + 2 * across < least) [best, least] = [thing, along + 2 * across];
    }
    if (!best) return;
    here.g.setAttribute("tabindex", "-1");
    best.g.setAttribute("tabindex", "0");
    best.g.focus();
    this.reveal(best.about.mark);
  }

  show(kind, marks) {
    if (kind === "picked" && marks[0]) this.reveal(marks[0]);
    for (const [mark, { g }] of this.things) g.classList.toggle(kind, marks.includes(mark));
  }

  // -- size

  /** Pixels of the screen for one of the diagram's own. */
  get scale() { return this.svg.getScreenCTM().a; }

  /** Whole, where that can be read; else in a frame that scrolls. */
  begin() {
    this.fit();
    if (this.scale < LEGIBLE) this.sized(READABLE);
    this.chosen = false;
  }

  fit() {
    this.enlarged(false);
    Object.assign(this.svg.style, { width: "", height: "", maxWidth: `${Math.round(this.whole.width * 2)}px` });
    this.least = this.scale;
    this.chosen = true;
  }

  enlarged(is) {
    this.box.classList.toggle("enlarged", is);
    this.box.parentElement.querySelector(".beyond").hidden = !is;
  }

  sized(scale) {
    this.enlarged(true);
    const [width, height] = [this.whole.width, this.whole.height].map((length) => `${(length * scale).toFixed(2)}px`);
    Object.assign(this.svg.style, { width, height, maxWidth: "none" });
    this.chosen = true;
  }

  /** Larger or smaller by a factor, about a point of the screen or the middle of the frame. */
  zoom(factor, screen) {
    const frame = this.box.getBoundingClientRect();
    const [x, y] = screen ?? [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const about = new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM().inverse());
    const scale = Math.min(this.scale * factor, this.least * LARGEST);
    if (scale <= this.least * 1.001) { this.fit(); return; }
    this.sized(scale);
    const now = about.matrixTransform(this.svg.getScreenCTM());
    this.box.scrollLeft += now.x - x;
    this.box.scrollTop += now.y - y;
  }

  /** Scrolls the frame, and nothing else, to what has the focus or has been selected elsewhere. */
  reveal(mark) {
    const thing = this.things.get(mark);
    if (!thing || !this.box.classList.contains("enlarged")) return;
    const [frame, there] = [this.box, thing.g.querySelector(".halo")].map((node) => node.getBoundingClientRect());
    if (there.left < frame.left || there.right > frame.right) this.box.scrollLeft += (there.left + there.right - frame.left - frame.right) / 2;
    if (there.top < frame.top || there.bottom > frame.bottom) this.box.scrollTop += (there.top + there.bottom - frame.top - frame.bottom) / 2;
  }

  wheel(event) {
    if (!event.ctrlKey) return; // the frame scrolls, or the page
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * 0.0015), [event.clientX, event.clientY]);
  }

  down(event) {
    this.dragged = false;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length === 1) {
      const [far, near] = [now, before].map((at) => Math.hypot(at[0] - others[0][0], at[1] - others[0][1]));
      if (near > 0) this.zoom(far / near, [(now[0] + others[0][0]) / 2, (now[1] + others[0][1]) / 2]);
      this.dragged = true;
    } else if (event.pointerType !== "touch" && this.box.classList.contains("enlarged")) { // a finger scrolls by itself
      this.box.scrollLeft += before[0] - now[0];
      this.box.scrollTop += before[1] - now[1];
      if (Math.hypot(now[0] - before[0], now[1] - before[1]) > 2) this.dragged = true;
    } else return;
    this.pointers.set(event.pointerId, now);
  }

  // -- power

  /** The largest power that a bond carries, whose it is, and when. */
  largest(motion) {
    const found = { power: 0, name: "", time: motion.first };
    for (const { about } of this.things.values()) {
      ((about.band && motion.power(about.mark)) || []).forEach((power, k) => {
        if (Math.abs(power) > found.power) Object.assign(found, { power: Math.abs(power), name: about.name, time: motion.t[k] });
      });
    }
    return found;
  }

  /** Bonds as thick as the root of the power they carry at an instant, so that little is still seen; the arrow turns where it runs against the half arrow. Whether any has a band. */
  power(motion, time, most) {
    let any = false;
    for (const { g, about } of this.things.values()) {
      const curve = about.band && motion.power(about.mark);
      if (!curve) continue;
      const power = motion.at(curve, time);
      const part = most > 0 && Number.isFinite(power) ? Math.abs(power) / most : 0;
      any ||= part > FAINTEST;
      const [x, y, angle] = about.middle;
      about.band.setAttribute("stroke-width", (THICKEST * Math.sqrt(part)).toFixed(2));
      about.arrow.setAttribute("visibility", part > FAINTEST ? "visible" : "hidden");
      about.arrow.setAttribute("transform", `translate(${x} ${y}) rotate(${power < 0 ? angle + 180 : angle})`);
      g.classList.toggle("reversed", power < 0 && part > FAINTEST);
    }
    return any;
  }
}
