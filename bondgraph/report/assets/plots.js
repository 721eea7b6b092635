"use strict";
// Curves, drawn by uPlot. Each panel has a line at the time shown; a click on it sets the time.

const COLOURS = {
  light: ["#0a58ca", "#b34700", "#1a7f4e", "#8a3ffc", "#9f1853", "#5c6570"],
  dark: ["#78aef8", "#ffab70", "#5fd39b", "#c3a3ff", "#ff7eb6", "#9aa4b0"],
};
const DASHES = [[], [7, 3], [2, 3], [9, 3, 2, 3], [4, 4], [1, 2]];
const HEIGHT = 162;
const dark = matchMedia("(prefers-color-scheme: dark)");
const printing = matchMedia("print");

function theme() {
  const style = getComputedStyle(document.documentElement);
  const of = (name) => style.getPropertyValue(name).trim();
  const shade = dark.matches && !printing.matches ? "dark" : "light";
  return { ink: of("--soft"), line: of("--line"), accent: of("--accent"), colours: COLOURS[shade] };
}

/** The range of an axis; of a constant about its value, which is 0 to 100 for zero by default. */
function rangeOf(low, high) {
  if (low === null || low === undefined) return [null, null];
  const around = 0.1 * Math.abs(low) || 1;
  return low === high ? [low - around, high + around] : uPlot.rangeNum(low, high, 0.1, true);
}

class Panel {
  /** Curves of one panel: each {name, unit, y}. `jump` is told the time of a click. */
  constructor(parent, title, times, curves, jump) {
    this.curves = curves;
    this.times = times;
    this.jump = jump;
    this.time = times[0];
    this.box = document.createElement("div");
    this.box.className = "plot";
    const head = document.createElement("h3");
    const units = [...new Set(curves.map((curve) => curve.unit))];
    head.textContent = title + (units.length === 1 && units[0] ? " / " + units[0] : "");
    this.value = document.createElement("output");
    head.append(this.value);
    this.canvas = document.createElement("div");
    this.canvas.setAttribute("role", "img");
    this.describe();
    this.box.append(head, this.canvas);
    if (curves.length > 1) this.box.append(this.legend());
    parent.append(this.box);
    this.draw();
  }

  /** Other curves of the same names and units, in the same place. */
  update(times, curves) {
    Object.assign(this, { times, curves });
    this.describe();
    this.plot.setData([times, ...curves.map((curve) => curve.y)]);
  }

  describe() { this.canvas.setAttribute("aria-label", this.curves.map((curve) => this.told(curve)).join("; ")); }

  /** A curve in words. */
  told(curve) {
    let low = Infinity, high = -Infinity;
    for (const y of curve.y) { if (y < low) low = y; if (y > high) high = y; }
    const last = curve.y[curve.y.length - 1];
    return `${curve.name} over time: at first ${spelled(curve.y[0])}, between ${spelled(low)} and ${spelled(high)}, ` +
      `in the end ${spelled(last)} ${curve.unit}`;
  }

  legend() {
    const list = document.createElement("ul");
    this.curves.forEach((curve, k) => {
      const item = document.createElement("li");
      const svg = document.createElementNS(SVG, "svg");
      for (const [key, value] of [["width", 22], ["height", 8], ["aria-hidden", "true"]]) svg.setAttribute(key, value);
      const line = document.createElementNS(SVG, "path");
      line.setAttribute("d", "M0 4H22");
      line.setAttribute("stroke-width", "2");
      line.setAttribute("stroke-dasharray", DASHES[k % DASHES.length].join(" "));
      svg.append(line);
      item.append(svg, curve.name);
      list.append(item);
    });
    return list;
  }

  draw() {
    const { ink, line, accent, colours } = theme();
    if (this.plot) this.plot.destroy();
    this.box.querySelectorAll("li path").forEach((path, k) => path.setAttribute("stroke", colours[k % colours.length]));
    const wide = (_, texts) => Math.max(36, 14 + 6.2 * Math.max(...(texts || []).map((text) => text.length)));
    const axis = (size) => ({
      stroke: ink, size, font: "11px system-ui, sans-serif", gap: 3, ticks: { show: false },
      grid: { stroke: line, width: 1 }, values: (_, ticks) => ticks.map((x) => (x === null ? "" : spelled(x))),
    });
    this.plot = new uPlot({
      width: Math.max(120, this.canvas.clientWidth), height: HEIGHT, pxAlign: 0, padding: [6, 8, 0, 0],
      legend: { show: false }, scales: { x: { time: false }, y: { range: (_, low, high) => rangeOf(low, high) } },
      cursor: { drag: { x: false, y: false }, points: { size: 6 }, y: false },
      axes: [{ ...axis(24), label: "t / s", labelSize: 14, labelGap: -6, labelFont: "11px system-ui, sans-serif" }, axis(wide)],
      series: [{}, ...this.curves.map((_, k) => ({
        stroke: colours[k % colours.length], width: 1.6, dash: DASHES[k % DASHES.length], points: { show: false },
      }))],
      hooks: { draw: [(plot) => this.mark(plot, accent)] },
    }, [this.times, ...this.curves.map((curve) => curve.y)], this.canvas);
    this.plot.over.addEventListener("click", () => {
      if (this.plot.cursor.left >= 0) this.jump(this.plot.posToVal(this.plot.cursor.left, "x"));
    });
  }

  /** The line at the time shown. */
  mark(plot, colour) {
    const x = plot.valToPos(this.time, "x", true);
    const { ctx, bbox } = plot;
    ctx.save();
    ctx.strokeStyle = colour;
    ctx.lineWidth = devicePixelRatio;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.restore();
  }

  set(time, motion) {
    this.time = time;
    if (this.curves.length === 1) this.value.textContent = spelled(motion.at(this.curves[0].y, time));
    this.plot.redraw(false);
  }

  fit() {
    const width = Math.max(120, this.canvas.clientWidth);
    if (width !== this.plot.width) this.plot.setSize({ width, height: HEIGHT });
  }

  remove() {
    this.plot.destroy();
    this.box.remove();
  }
}
