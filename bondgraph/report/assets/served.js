"use strict";
// The page of a view: it asks the server that it came from.

const live = new Live(page, {
  async news(version) {
    const reply = await fetch("state?since=" + version, { cache: "no-store" });
    if (!reply.ok) throw new Error(reply.statusText);
    return reply.json();
  },
  async run(values) {
    const reply = await fetch("run", { method: "POST", body: JSON.stringify(values) });
    return reply.json();
  },
});
