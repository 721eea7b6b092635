"use strict";
// A motion in space, drawn by three.js: bodies at their poses, arrows, traces; a camera that pointer and keys turn.

const BODY_COLOURS = ["#3b82d6", "#e08a2e", "#2fa36b", "#c4527a", "#8a6fd1", "#b59a2a", "#3aa3b5", "#8f6a4f"];
const AXIS_COLOURS = ["#d64545", "#3a9d4a", "#3f6fd8"];
const ARROW_COLOURS = { force: "#d9480f", moment: "#7048e8" };
const ROD = 0.012; // radii and lengths, relative to the size of everything
const BALL = 0.02;
const TRIAD = 0.09;
const LONGEST_ARROW = 0.35;
const TURN = Math.PI / 24; // of a key
const NEARER = 1.15;
const darkPage = matchMedia("(prefers-color-scheme: dark)");

/** A motion as the page holds it. */
class SpaceData {
  constructor(data) {
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
    const floats = (text) => new Float32Array(bytes(text));
    this.t = Array.from(new Float64Array(bytes(data.t)));
    const unpacked = (thing, ...names) => ({ ...thing, ...Object.fromEntries(names.map((name) => [name, floats(thing[name])])) });
    this.bodies = data.bodies.map((body) => unpacked(body, "r", "turn", "bent"));
    this.traces = data.traces.map((trace) => unpacked(trace, "r"));
    this.arrows = data.arrows.map((arrow) => unpacked(arrow, "r", "vector"));
    Object.assign(this, { name: data.name, anchors: data.anchors, up: data.up, falls: data.falls, low: data.low, high: data.high, notes: data.notes });
  }

  get first() { return this.t[0]; }
  get last() { return this.t[this.t.length - 1]; }

  /** Numbers of an instant, linear between two; `width` of them, from the `offset`-th of the instant's `stride`. */
  at(numbers, time, width, stride = width, offset = 0) {
    const [k, part] = Motion.prototype.place.call(this, time);
    const next = Math.min(k + 1, this.t.length - 1);
    const found = [];
    for (let j = 0; j < width; j++) {
      const [a, b] = [numbers[k * stride + offset + j], numbers[next * stride + offset + j]];
      found.push(a + part * (b - a));
    }
    return found;
  }

  /** A body's pose at an instant: place and unit quaternion. */
  pose(body, time) {
    const [k, part] = Motion.prototype.place.call(this, time);
    const next = Math.min(k + 1, this.t.length - 1);
    const turn = new THREE.Quaternion().fromArray(body.turn, 4 * k).slerp(new THREE.Quaternion().fromArray(body.turn, 4 * next), part);
    return { r: this.at(body.r, time, 3), turn };
  }
}

class Space {
  /** `box` holds the picture, the words about it, buttons and a table; `data` is a SpaceData. */
  constructor(box, data) {
    this.box = box;
    try {
      this.renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
      this.build();
    } catch {
      this.without();
    }
    this.load(data);
  }

  /** Another motion; of the same bodies it is seen as the one before was. */
  load(data) {
    const names = (held) => JSON.stringify(held?.bodies.map((body) => body.name));
    const same = names(this.data) === names(data);
    this.data = data;
    this.extent = Math.max(...data.high.map((x, k) => x - data.low[k])) || 1;
    this.middle = new THREE.Vector3(...data.high.map((x, k) => (x + data.low[k]) / 2));
    this.up = new THREE.Vector3(...data.up);
    this.words();
    if (this.renderer) {
      this.fill(same);
      if (!same) this.fit();
    }
    this.set(same ? this.time : data.first);
  }

  get(name) { return this.box.querySelector(`.space-${name}`); }

  // -- words

  words() {
    const bodies = this.data.bodies.map((body) => body.name).join(", ");
    this.get("view").setAttribute("aria-label", `${this.data.name} in space: ${bodies}. Where they are is in the table beneath.`);
    this.get("notes").replaceChildren(...this.data.notes.map((note) => this.element("p", note)));
    this.get("key").replaceChildren(...this.data.bodies.map((body, k) => this.keyed(body.name, body.solids[0]?.color || this.colour(k))),
      ...[...new Set(this.data.arrows.map((arrow) => arrow.kind))].map((kind) => this.keyed(this.longest(kind), ARROW_COLOURS[kind])));
    this.rows = this.data.bodies.map((body) => {
      const row = this.element("tr");
      const head = this.element("th", body.name);
      head.scope = "row";
      row.append(head, ...[0, 1, 2].map(() => this.element("td")));
      return row;
    });
    this.get("places").replaceChildren(...this.rows);
  }

  element(tag, text = "") {
    const found = document.createElement(tag);
    found.textContent = text;
    return found;
  }

  keyed(words, colour) {
    const found = this.element("span", words);
    found.style.setProperty("--of", colour);
    return found;
  }

  /** What the longest arrow stands for. */
  longest(kind) {
    const [arrow] = this.data.arrows.filter((one) => one.kind === kind);
    return `${kind}s, at most ${spelled(this.greatest(kind))} ${arrow.unit}`;
  }

  greatest(kind) {
    let most = 0;
    for (const { vector } of this.data.arrows.filter((one) => one.kind === kind)) {
      for (let k = 0; k < vector.length; k += 3) most = Math.max(most, Math.hypot(vector[k], vector[k + 1], vector[k + 2]));
    }
    return most;
  }

  colour(k) { return BODY_COLOURS[k % BODY_COLOURS.length]; }

  without() {
    const view = this.get("view");
    view.classList.add("empty");
    view.removeAttribute("tabindex");
    view.replaceChildren(this.element("p", "This browser shows no WebGL, so there is no picture of the motion. The table beneath tells where the bodies are."));
    this.get("buttons").hidden = true;
    this.box.querySelector("details").open = true;
  }

  // -- what is there

  build() {
    const view = this.get("view");
    view.replaceChildren(this.renderer.domElement);
    this.renderer.shadowMap.enabled = true;
    this.camera = new THREE.PerspectiveCamera(35, 1);
    const lamp = new THREE.DirectionalLight("#ffffff", 1.1);
    lamp.position.set(0.4, 0.3, 1);
    this.camera.add(lamp);
    this.controls = new THREE.OrbitControls(this.camera, this.renderer.domElement);
    this.controls.addEventListener("change", () => this.draw());
    view.addEventListener("keydown", (event) => this.key(event));
    // Among other things the wheel is for the page, unless Ctrl is held.
    if (!document.body.classList.contains("alone")) {
      this.get("wheel").textContent = "Ctrl and the wheel";
      view.addEventListener("wheel", (event) => { if (!event.ctrlKey) event.stopPropagation(); }, { capture: true });
    }
    this.get("fit").addEventListener("click", () => this.fit());
    this.get("axes").addEventListener("click", () => this.triads(!this.axesShown));
    new ResizeObserver(() => this.size()).observe(view);
    darkPage.addEventListener("change", () => this.draw());
  }

  /** What there is to see, in place of what there was; the axes as they were shown of the `same` bodies. */
  fill(same) {
    this.scene?.traverse((thing) => { thing.geometry?.dispose(); thing.material?.dispose(); });
    this.scene = new THREE.Scene();
    this.lights();
    this.get("floor").textContent = "";
    if (this.data.falls) this.floor();
    this.ground();
    this.bodies = this.data.bodies.map((body, k) => this.body(body, this.colour(k)));
    this.traces = this.data.traces.map((trace) => this.trace(trace));
    this.arrows = this.data.arrows.map((arrow) => this.arrow(arrow));
    Object.assign(this.camera, { near: this.extent / 100, far: this.extent * 100 });
    this.camera.up.copy(this.up);
    this.camera.updateProjectionMatrix();
    this.scene.add(this.camera);
    this.triads(same ? this.axesShown : this.data.bodies.some((body) => !body.solids.length));
    this.size();
  }

  lights() {
    this.scene.add(new THREE.HemisphereLight("#ffffff", "#a9afb8", 2.4));
    const sun = new THREE.DirectionalLight("#ffffff", 2.2);
    const side = new THREE.Vector3(1, 0.4, 0.2).projectOnPlane(this.up).normalize();
    sun.position.copy(this.middle).addScaledVector(this.up, 2 * this.extent).addScaledVector(side, this.extent);
    sun.target.position.copy(this.middle);
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    Object.assign(sun.shadow.camera, { left: -this.extent, right: this.extent, top: this.extent, bottom: -this.extent, near: this.extent / 100, far: 5 * this.extent });
    sun.shadow.normalBias = 0.004 * this.extent;
    this.scene.add(sun, sun.target);
  }

  /** A grid of squares of one, two or five by a power of ten, under everything; shadows fall on it. */
  floor() {
    const ten = 10 ** Math.floor(Math.log10(this.extent / 4));
    const square = [5, 2, 1].map((k) => k * ten).find((length) => length <= this.extent / 4) || ten;
    const count = 2 * Math.ceil((1.5 * this.extent) / square);
    const height = Math.min(...this.corners().map((corner) => corner.dot(this.up)));
    const grid = new THREE.GridHelper(count * square, count, "#8a929c", "#8a929c");
    grid.material.transparent = true;
    grid.material.opacity = 0.28;
    const shade = new THREE.Mesh(new THREE.PlaneGeometry(count * square, count * square), new THREE.ShadowMaterial({ opacity: 0.22 }));
    shade.rotation.x = -Math.PI / 2;
    shade.receiveShadow = true;
    const floor = new THREE.Group();
    floor.add(grid, shade);
    floor.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), this.up);
    floor.position.copy(this.middle).addScaledVector(this.up, height - this.middle.dot(this.up) - 0.01 * this.extent);
    this.scene.add(floor);
    this.get("floor").textContent = `The floor's squares are ${spelled(square)} m wide.`;
  }

  corners() {
    const { low, high } = this.data;
    return [0, 1, 2, 3, 4, 5, 6, 7].map((k) => new THREE.Vector3(...[0, 1, 2].map((j) => ((k >> j) & 1 ? high : low)[j])));
  }

  /** What rests: cones where joints sit on the ground. */
  ground() {
    for (const place of this.data.anchors) {
      const cone = this.mesh(new THREE.ConeGeometry(1.9 * BALL * this.extent, 3 * BALL * this.extent, 4), "#8a929c");
      cone.position.set(...place).addScaledVector(this.up, -1.5 * BALL * this.extent);
      cone.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), this.up);
      this.scene.add(cone);
    }
  }

  mesh(geometry, colour) {
    const found = new THREE.Mesh(geometry, new THREE.MeshStandardMaterial({ color: colour, roughness: 0.55, metalness: 0.05 }));
    found.castShadow = found.receiveShadow = true;
    return found;
  }

  body(body, colour) {
    const group = new THREE.Group();
    const bent = body.bent.length / this.data.t.length / 6;
    const rods = body.rods.map(([from, to]) => this.rod(group, colour, from, to));
    body.solids.forEach((solid) => group.add(this.solid(solid, colour)));
    if (body.centre) {
      const ball = this.mesh(new THREE.SphereGeometry(1.3 * BALL * this.extent, 32, 16), colour);
      ball.position.set(...body.centre);
      group.add(ball);
    }
    const triad = new THREE.Group();
    AXIS_COLOURS.forEach((axis, k) => {
      const to = [0, 0, 0];
      to[k] = TRIAD * this.extent;
      this.place(this.rod(triad, axis, [0, 0, 0], to, ROD / 2, false));
    });
    group.add(triad);
    this.scene.add(group);
    const moved = Array.from({ length: bent }, () => this.rod(this.scene, colour, [0, 0, 0], [0, 0, 1]));
    rods.forEach((rod) => this.place(rod));
    return { body, group, triad, moved };
  }

  /** A rod between two points, round at its ends. */
  rod(parent, colour, from, to, radius = ROD, round = true) {
    const shaft = this.mesh(new THREE.CylinderGeometry(radius * this.extent, radius * this.extent, 1, 20), colour);
    const ends = round ? [from, to].map(() => this.mesh(new THREE.SphereGeometry(BALL * this.extent, 24, 12), colour)) : [];
    parent.add(shaft, ...ends);
    return { shaft, ends, from, to };
  }

  place({ shaft, ends, from, to }) {
    const [a, b] = [new THREE.Vector3(...from), new THREE.Vector3(...to)];
    const way = b.clone().sub(a);
    shaft.position.copy(a).addScaledVector(way, 0.5);
    shaft.scale.y = Math.max(way.length(), 1e-9 * this.extent);
    if (way.length() > 0) shaft.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), way.normalize());
    ends.forEach((ball, k) => ball.position.copy(k ? b : a));
  }

  solid({ kind, size, place, turn, color, corners }, colour) {
    let found;
    if (kind === "mesh") found = this.mesh(this.triangles(corners, size), color || colour);
    else if (kind === "box") found = this.mesh(new THREE.BoxGeometry(...size), color || colour);
    else if (kind === "sphere") found = this.mesh(new THREE.SphereGeometry(size[0], 48, 24), color || colour);
    else found = this.mesh(new THREE.CylinderGeometry(size[0], size[0], size[1], 48).rotateX(Math.PI / 2), color || colour);
    found.position.set(...place);
    found.quaternion.set(...turn);
    return found;
  }

  /** Triangles whose corners are in 32767ths of half the box around them. */
  triangles(corners, size) {
    const steps = new Int16Array(Uint8Array.from(atob(corners), (letter) => letter.charCodeAt(0)).buffer);
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute("position", new THREE.BufferAttribute(Float32Array.from(steps, (x, k) => (x * size[k % 3]) / 65534), 3));
    geometry.computeVertexNormals();
    return geometry;
  }

  /** The way of a point, of which the part up to now is drawn. */
  trace({ r }) {
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute("position", new THREE.BufferAttribute(r, 3));
    const line = new THREE.Line(geometry, new THREE.LineBasicMaterial({ color: "#8a929c" }));
    line.frustumCulled = false;
    this.scene.add(line);
    return line;
  }

  arrow(arrow) {
    const colour = ARROW_COLOURS[arrow.kind];
    const [shaft, head] = [
      this.mesh(new THREE.CylinderGeometry(0.6 * ROD * this.extent, 0.6 * ROD * this.extent, 1, 16), colour),
      this.mesh(new THREE.ConeGeometry(1.6 * ROD * this.extent, 4 * ROD * this.extent, 24), colour),
    ];
    this.scene.add(shaft, head);
    return { arrow, shaft, head, scale: (LONGEST_ARROW * this.extent) / (this.greatest(arrow.kind) || 1) };
  }

  // -- the camera

  /** Everything in sight; what moves in a plane is seen from before it, else from a corner. */
  fit() {
    const spans = this.data.high.map((x, k) => x - this.data.low[k]);
    const flat = spans.map((span, k) => k).filter((k) => spans[k] < 0.15 * this.extent && Math.abs(this.data.up[k]) < 0.9);
    const axis = (k) => new THREE.Vector3(...[0, 1, 2].map((j) => Number(j === k)));
    const way = flat.length === 1 ? axis(flat[0]).multiplyScalar(flat[0] === 1 ? -1 : 1) : new THREE.Vector3(1, -1.6, 0.9);
    way.projectOnPlane(this.up).normalize();
    const side = new THREE.Vector3().crossVectors(this.up, way);
    way.addScaledVector(side, flat.length === 1 ? 0.3 : 0).addScaledVector(this.up, 0.35).normalize();
    const right = new THREE.Vector3().crossVectors(this.up, way).normalize();
    const above = new THREE.Vector3().crossVectors(way, right);
    const slope = Math.tan((this.camera.fov / 2) * (Math.PI / 180));
    const needed = this.corners().map((corner) => {
      const from = corner.sub(this.middle);
      return from.dot(way) + Math.max(Math.abs(from.dot(above)) / slope, Math.abs(from.dot(right)) / (slope * this.camera.aspect));
    });
    const far = 1.12 * Math.max(...needed, this.extent / 2);
    this.camera.position.copy(this.middle).addScaledVector(way, far);
    this.controls.target.copy(this.middle);
    this.controls.update();
    this.draw();
  }

  key(event) {
    const steps = { ArrowLeft: [-TURN, 0, 1], ArrowRight: [TURN, 0, 1], ArrowUp: [0, TURN, 1], ArrowDown: [0, -TURN, 1], "+": [0, 0, 1 / NEARER], "-": [0, 0, NEARER] };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "0") this.fit();
    else if (event.key in steps) this.turn(...steps[event.key]);
    else return;
    event.preventDefault();
  }

  /** The camera goes round what it looks at, and nearer or farther. */
  turn(around, above, scale) {
    const from = this.camera.position.clone().sub(this.controls.target).multiplyScalar(scale);
    from.applyAxisAngle(this.up, around);
    const tilt = from.angleTo(this.up);
    const tilted = Math.min(Math.PI - 0.05, Math.max(0.05, tilt - above));
    const side = new THREE.Vector3().crossVectors(this.up, from).normalize();
    from.applyAxisAngle(side, tilted - tilt);
    this.camera.position.copy(this.controls.target).add(from);
    this.controls.update();
    this.draw();
  }

  triads(shown) {
    this.axesShown = shown;
    this.bodies.forEach(({ triad }) => { triad.visible = shown; });
    this.get("axes").setAttribute("aria-pressed", String(shown));
    this.draw();
  }

  size() {
    const view = this.get("view");
    const [width, height] = [view.clientWidth, view.clientHeight];
    if (!width || !height || !this.scene) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(width, height, false);
    const before = this.camera.aspect;
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    if (before < 1 !== this.camera.aspect < 1) this.fit();
    this.draw();
  }

  // -- the time

  set(time) {
    this.time = Math.min(this.data.last, Math.max(this.data.first, time));
    this.data.bodies.forEach((body, k) => {
      this.data.at(body.r, this.time, 3).forEach((x, j) => { this.rows[k].children[j + 1].textContent = spelled(x - body.shift[j]); });
    });
    if (!this.renderer) return;
    for (const { body, group, moved } of this.bodies) {
      const { r, turn } = this.data.pose(body, this.time);
      group.position.set(...r);
      group.quaternion.copy(turn);
      moved.forEach((rod, k) => {
        const ends = this.data.at(body.bent, this.time, 6, 6 * moved.length, 6 * k);
        this.place({ ...rod, from: ends.slice(0, 3), to: ends.slice(3) });
      });
    }
    const [k] = Motion.prototype.place.call(this.data, this.time);
    this.traces.forEach((line) => line.geometry.setDrawRange(0, k + (this.time >= this.data.last ? 2 : 1)));
    this.arrows.forEach((arrow) => this.point(arrow));
    this.draw();
  }

  point({ arrow, shaft, head, scale }) {
    const from = new THREE.Vector3(...this.data.at(arrow.r, this.time, 3));
    const way = new THREE.Vector3(...this.data.at(arrow.vector, this.time, 3)).multiplyScalar(scale);
    const tip = 4 * ROD * this.extent;
    const length = way.length();
    shaft.visible = head.visible = length > tip / 8;
    if (!head.visible) return;
    const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), way.clone().normalize());
    const shrink = Math.min(1, length / (2 * tip));
    head.scale.setScalar(shrink);
    shaft.scale.y = length - shrink * tip;
    shaft.position.copy(from).addScaledVector(way, (shaft.scale.y / 2) / length);
    head.position.copy(from).addScaledVector(way, (length - (shrink * tip) / 2) / length);
    shaft.quaternion.copy(turn);
    head.quaternion.copy(turn);
  }

  draw() {
    if (this.scene) this.renderer.render(this.scene, this.camera);
  }
}
