"use strict";
// A page of its own for a motion in space.

const held = new SpaceData(JSON.parse(document.getElementById("data").textContent));
const space = new Space(document.querySelector(".space"), held);
const clock = new Clock((time) => space.set(time));
clock.span(held.first, held.last);
document.addEventListener("keydown", (event) => {
  const other = event.target.closest?.("button, select, input, summary");
  if (event.key !== " " || other) return;
  event.preventDefault();
  clock.play(!clock.playing);
});
