"use strict";
// The page in a frame of a notebook: it asks the widget around it, by messages.

const waiting = new Map();
const own = String(Math.random()).slice(2); // of several frames of one widget each hears its own answers

function ask(kind, content) {
  return new Promise((done) => {
    const question = `${own}-${waiting.size}-${performance.now()}`;
    waiting.set(question, done);
    parent.postMessage({ question, kind, content }, "*"); // numbers and names of a model, to whoever shows it
  });
}

addEventListener("message", ({ data, source }) => {
  if (source !== parent || !waiting.has(data?.question)) return;
  waiting.get(data.question)(data.answer);
  waiting.delete(data.question);
});

const live = new Live(page, { news: (version) => ask("news", version), run: (values) => ask("run", values) });
