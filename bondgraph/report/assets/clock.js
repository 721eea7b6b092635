"use strict";
// The time that is shown: a slider, a button to play, and how fast.

const SPEEDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 1000, 1e4, 1e5];
const SHORTEST = 2; // of a whole playback, in seconds
const LONGEST = 240;

class Clock {
  /** `shown` is told each new time. */
  constructor(shown) {
    this.shown = shown;
    this.box = document.getElementById("transport");
    const of = (name) => document.getElementById(name);
    [this.button, this.slider, this.told, this.speed] = ["play", "time", "clock", "speed"].map(of);
    this.button.addEventListener("click", () => this.play(!this.playing));
    this.slider.addEventListener("input", ({ target }) => {
      if (this.first === undefined) return;
      this.play(false);
      this.set(this.first + (target.value / target.max) * (this.last - this.first));
    });
  }

  /** From when to when; the time stays where it is within that. Without a motion it stops. */
  span(first, last) {
    this.play(false);
    [this.first, this.last] = [first, last];
    this.box.hidden = first === undefined;
    if (first === undefined) return;
    this.speeds();
    this.set(this.time >= first && this.time <= last ? this.time : first);
  }

  speeds() {
    const span = this.last - this.first;
    const fit = SPEEDS.filter((speed) => span / speed >= SHORTEST && span / speed <= LONGEST);
    const offered = fit.length ? fit : [span / 10 || 1];
    this.speed.replaceChildren(...offered.map((speed) => new Option(speed === 1 ? "real time" : "× " + spelled(speed), speed)));
    const ideal = offered.includes(1) && span <= 60 ? 1 : offered.reduce((a, b) =>
      Math.abs(Math.log(span / b / 8)) < Math.abs(Math.log(span / a / 8)) ? b : a);
    this.speed.value = ideal;
  }

  set(time) {
    this.time = time;
    this.slider.value = Math.round(((time - this.first) / (this.last - this.first || 1)) * this.slider.max);
    this.told.textContent = `${spelled(time)} s`;
    this.slider.setAttribute("aria-valuetext", `${spelled(time)} seconds`);
    this.shown(time);
  }

  play(on) {
    this.playing = on && this.first !== undefined;
    this.button.setAttribute("aria-pressed", String(this.playing));
    this.button.firstChild.textContent = this.playing ? "❚❚" : "▶";
    if (!this.playing) return;
    if (this.time >= this.last) this.set(this.first);
    let before = performance.now();
    const frame = (now) => {
      if (!this.playing) return;
      const time = this.time + ((now - before) / 1000) * Number(this.speed.value);
      before = now;
      this.set(Math.min(time, this.last));
      if (time >= this.last) this.play(false); else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
}
