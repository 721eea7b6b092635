"use strict";
// The motion: curves over time, and what follows from them.

const PRECISION = 4;

/** A number as a person reads it. */
function spelled(x, digits = PRECISION) {
  if (!Number.isFinite(x)) return "–";
  if (x === 0) return "0";
  const size = Math.abs(x);
  const text = size >= 1e5 || size < 1e-3 ? Number(x.toPrecision(digits)).toExponential() : String(Number(x.toPrecision(digits)));
  const power = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  const typeset = text.replace(/e([+-])(\d+)/, (_, sign, digits) =>
    "·10" + (sign === "-" ? "⁻" : "") + [...digits].map((digit) => power[digit]).join(""));
  return typeset.replaceAll("-", "−");
}

class Motion {
  constructor(data) {
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
    this.t = Array.from(new Float64Array(bytes(data.t)));
    const all = new Float32Array(bytes(data.y));
    const n = this.t.length;
    this.curves = data.curves.map((about) => ({ ...about, y: all.subarray(about.row * n, (about.row + 1) * n) })); // several may share a row
    this.panels = data.panels;
    this.bonds = data.bonds;
    this.of = data.of;
    [this.told, this.ended, this.unplotted] = [data.told, data.ended, data.unplotted];
    this.flows = data.flows;
    this.known = new Map();
  }

  get first() { return this.t[0]; }
  get last() { return this.t[this.t.length - 1]; }

  /** Where an instant lies: the sample before it, and how far on the way to the next. */
  place(time) {
    let low = 0, high = this.t.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.t[middle] <= time) low = middle; else high = middle;
    }
    const span = this.t[high] - this.t[low];
    return [low, span > 0 ? Math.min(1, Math.max(0, (time - this.t[low]) / span)) : 0];
  }

  /** The value of a curve at an instant. */
  at(y, time) {
    const [k, part] = this.place(time);
    return part === 0 ? y[k] : y[k] + part * (y[Math.min(k + 1, y.length - 1)] - y[k]);
  }

  /** The power on a bond, a curve: effort times flow, summed over its components; null where one is not known. */
  power(mark) {
    if (!this.known.has(mark)) {
      const pairs = (this.bonds[mark] || []).map((pair) => pair.map((k) => (k === null ? null : this.curves[k].y)));
      const whole = pairs.length > 0 && pairs.every(([e, f]) => e && f);
      this.known.set(mark, whole ? this.t.map((_, i) => pairs.reduce((sum, [e, f]) => sum + e[i] * f[i], 0)) : null);
    }
    return this.known.get(mark);
  }
}
