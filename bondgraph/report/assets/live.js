"use strict";
// A page that is kept up with a file: what is new is asked for, and shown; sliders run the motion again.

const AGAIN = 1000; // after the server was not reached, in milliseconds
const SPAN = 10; // a slider reaches from a tenth of its value to ten times that
const NOTCHES = 400;

class Live {
  /** `server` answers: news(version) what is new since then, run(values) the motion with them. */
  constructor(page, server) {
    this.page = page;
    this.server = server;
    this.version = 0;
    this.moved = new Map();
    this.fault = document.createElement("div");
    this.fault.className = "refusal";
    this.fault.setAttribute("role", "alert");
    this.fault.hidden = true;
    document.querySelector("header").append(this.fault);
    this.box = document.createElement("section");
    this.box.id = "sliders";
    this.box.hidden = true;
    byId("sec-motion").before(this.box);
    this.follow();
  }

  async follow() {
    for (;;) {
      try {
        this.show(await this.server.news(this.version));
      } catch {
        this.tell("The view has ended, or cannot be reached. What is shown is the last that it told.");
        this.version = 0;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  show(news) {
    this.version = news.version;
    if ("fault" in news) this.fileFault = news.fault;
    this.tell(this.fileFault || "");
    if (news.picture) {
      const node = (text, kind) => document.importNode(new DOMParser().parseFromString(text, kind).documentElement, true);
      byId("diagram").replaceChildren(node(news.picture.diagram, "image/svg+xml"));
      this.html(byId("legend"), news.picture.legend);
      this.html(byId("overview"), news.picture.overview);
      const { motion, ...data } = JSON.parse(news.picture.data);
      this.page.load(data);
    }
    if (news.curves) this.curves(news.curves);
    if (news.words) {
      this.html(document.querySelector("h1"), news.words.title);
      document.title = document.querySelector("h1").textContent + ": bond graph view";
      this.html(byId("lead"), news.words.lead);
      this.html(byId("headline"), news.words.headline);
      this.html(byId("explained"), news.words.explained);
      this.html(byId("contents"), news.words.contents);
      this.html(byId("sections"), news.words.sections);
      this.page.hear("pick", this.page.picked);
    }
    if (news.sliders) this.sliders(news.sliders);
  }

  /** A motion, and what is refused of it. */
  curves({ motion, space, fault, faults }) {
    this.page.setSpace(space);
    this.page.setMotion(motion && new Motion(motion));
    this.page.diagram.fault(faults);
    this.tell(fault || this.fileFault || "");
  }

  html(place, text) {
    place.replaceChildren(...new DOMParser().parseFromString(text, "text/html").body.childNodes);
  }

  tell(words) {
    this.fault.hidden = !words;
    this.fault.replaceChildren(...words.split("\n").map((line) => {
      const piece = document.createElement("p");
      piece.textContent = line;
      return piece;
    }));
  }

  // -- sliders

  /** One for each number; what was moved stays so while the file gives that number the same value. */
  sliders(numbers) {
    for (const [name, { from }] of [...this.moved]) {
      if (!numbers.some((number) => number.name === name && number.value === from)) this.moved.delete(name);
    }
    this.box.hidden = numbers.length === 0;
    const head = document.createElement("h2");
    head.textContent = "Parameters";
    const back = document.createElement("button");
    back.type = "button";
    back.textContent = "as in the file";
    back.addEventListener("click", () => { this.moved.clear(); this.sliders(numbers); this.run(); });
    const grid = document.createElement("div");
    grid.className = "sliders";
    grid.append(...numbers.map((number) => this.slider(number)));
    this.box.replaceChildren(head, grid, back);
    if (this.moved.size) this.run();
  }

  slider({ name, value, unit }) {
    const label = document.createElement("label");
    const word = document.createElement("span");
    word.textContent = name;
    const told = document.createElement("output");
    const range = document.createElement("input");
    Object.assign(range, { type: "range", min: -NOTCHES, max: NOTCHES, step: 1 });
    range.dataset.name = name;
    const number = (place) => (value === 0 ? place / NOTCHES : value * SPAN ** (place / NOTCHES));
    const at = (x) => Math.round(NOTCHES * (value === 0 ? x : Math.log(x / value) / Math.log(SPAN)));
    range.value = this.moved.has(name) ? at(this.moved.get(name).to) : 0;
    const tell = () => {
      told.textContent = spelled(number(Number(range.value))) + (unit ? " " + unit : "");
      range.setAttribute("aria-valuetext", told.textContent);
    };
    range.addEventListener("input", () => {
      const to = number(Number(range.value));
      if (to === value) this.moved.delete(name); else this.moved.set(name, { from: value, to });
      tell();
      this.run();
    });
    tell();
    label.append(word, range, told);
    return label;
  }

  /** Run with the numbers as they are; while one run is under way, only the latest next one waits. */
  async run() {
    this.wanted = true;
    if (this.running) return;
    this.running = true;
    while (this.wanted) {
      this.wanted = false;
      const values = Object.fromEntries([...this.moved].map(([name, { to }]) => [name, to]));
      try {
        this.curves(await this.server.run(values));
      } catch {
        this.tell("The motion could not be asked for.");
      }
    }
    this.running = false;
  }
}
