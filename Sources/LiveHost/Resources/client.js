// The tree: elements by number, and the operations that change them. Nothing here parses markup.
const SVG = "http://www.w3.org/2000/svg";
const nodes = new Map();
const numberOf = (node) => node && node.dataset ? Number(node.dataset.i) : NaN;
const eventsOf = (node) => (node.dataset.e || "").split(" ");
const root = document.querySelector("[data-i='1']");
const boot = JSON.parse(document.getElementById("live-data").textContent);
const active = () => document.activeElement;
const listen = (name, act) => document.addEventListener(name, act, true);
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

function build(snapshot, parent) {
  const [id, tag, text, attributes, styles, properties, events, ...children] = snapshot;
  const isSVG = tag === "svg" || parent && parent.namespaceURI === SVG;
  const node = isSVG ? document.createElementNS(SVG, tag) : document.createElement(tag);
  node.setAttribute("data-i", id);
  nodes.set(id, node);
  for (const name in attributes || {}) node.setAttribute(name, attributes[name]);
  for (const name in styles || {}) node.style.setProperty(name, styles[name]);
  if (events) node.setAttribute("data-e", events);
  if (text) node.textContent = text;
  for (const child of children) node.append(build(child, node));
  // After the children: a select's value needs its options.
  for (const name in properties || {}) node[name] = properties[name];
  return node;
}

function forget(node) {
  nodes.delete(numberOf(node));
  for (const below of node.querySelectorAll("[data-i]")) nodes.delete(numberOf(below));
}

// A rule of the first answer stands for inline styles until one of them changes.
function ownStyle(node) {
  const number = node.getAttribute("data-s");
  if (number === null) return node.style;
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule.selectorText && rule.selectorText.startsWith(`[data-s="${number}"]`)) {
        node.style.cssText = rule.style.cssText;
      }
    }
  }
  node.removeAttribute("data-s");
  return node.style;
}

// A person owns the value of a control from the first key until the server has answered it.
function setProperty(node, name, value, answered) {
  const isOwned = name === "value" || name === "checked";
  if (isOwned && (node === composing || (node.liveEvent || 0) > answered)) return;
  if (node[name] === value) return;
  const isFocused = node === active() && name === "value";
  let start = null, end = null, atEnd = false;
  if (isFocused) {
    try {
      start = node.selectionStart;
      end = node.selectionEnd;
      atEnd = start === node.value.length;
    } catch { start = null; }
  }
  node[name] = value;
  if (start !== null && isFocused && typeof value === "string") {
    const place = atEnd ? value.length : Math.min(start, value.length);
    try { node.setSelectionRange(place, atEnd ? place : Math.min(end, value.length)); } catch {}
  }
}

// A control that is disabled while it has the focus keeps the focus: it is marked as disabled,
// refuses input, and gets the real attribute when the focus leaves.
function setDisabled(node) {
  if (node !== active() || !node.matches("button,input,textarea,select")) {
    node.setAttribute("disabled", "");
    return;
  }
  node.liveHeld = { aria: node.getAttribute("aria-disabled"), readOnly: node.readOnly };
  node.setAttribute("aria-disabled", "true");
  if (node.readOnly === false) node.readOnly = true;
}

function releaseDisabled(node) {
  const held = node.liveHeld;
  if (!held) return false;
  node.liveHeld = null;
  if (held.aria === null) node.removeAttribute("aria-disabled");
  else node.setAttribute("aria-disabled", held.aria);
  if (held.readOnly === false) node.readOnly = false;
  return true;
}

listen("focusout", (event) => {
  if (event.target.liveHeld && releaseDisabled(event.target)) {
    event.target.setAttribute("disabled", "");
  }
});

const focusable = "a[href],button:not([disabled]),input:not([disabled]),select:not([disabled])," +
  "textarea:not([disabled]),summary,[tabindex]:not([tabindex='-1'])";
const canFocus = (node) => node.isConnected && !node.closest("[inert],[hidden]") &&
  node.getClientRects().length > 0;

// Where the focus goes when its element leaves: the next control after it in the smallest
// surviving ancestor that has one, else the one before it, else that ancestor itself.
function planFocus(leaving) {
  const focused = active();
  if (!focused || focused === document.body || !leaving.contains(focused)) return null;
  const list = leaving.parentNode;
  const isFar = lists.has(list) && !seenRows(list).includes(leaving);
  const opener = leaving.liveOpener || leaving.querySelector("dialog")?.liveOpener;
  const trail = [];
  for (let node = leaving; node && node !== document.body; node = node.parentNode) {
    trail.push({ parent: node.parentNode, next: node.nextElementSibling,
      previous: node.previousElementSibling });
  }
  return { opener, trail, list: isFar && list };
}

function restoreFocus(plan) {
  const focused = active();
  if (!plan || focused && focused !== document.body && focused.isConnected) return;
  if (plan.opener && canFocus(plan.opener)) return plan.opener.focus();
  if (plan.list && plan.list.isConnected) {
    // A neighbour would pull the list back to where it was; the keys go on scrolling it instead.
    if (!plan.list.hasAttribute("tabindex")) plan.list.setAttribute("tabindex", "-1");
    return plan.list.focus({ preventScroll: true });
  }
  const first = (node) => node && node.isConnected && (node.matches(focusable) && canFocus(node)
    ? node : [...node.querySelectorAll(focusable)].find(canFocus));
  const last = (node) => node && node.isConnected && ([...node.querySelectorAll(focusable)]
    .reverse().find(canFocus) || (node.matches(focusable) && canFocus(node) ? node : null));
  for (const { parent, next, previous } of plan.trail) {
    if (!parent || !parent.isConnected) continue;
    const found = first(next) || last(previous) || first(parent);
    if (found) return found.focus();
  }
  root.setAttribute("tabindex", "-1");
  root.focus();
}

// Values of the app that are handed back when it was started anew.
const keptKey = "live-kept:" + location.pathname;
let memoryKept = {};
function kept() {
  try { return JSON.parse(sessionStorage.getItem(keptKey)) || memoryKept; }
  catch { return memoryKept; }
}

// All of it goes back in one message: beyond what that may hold the oldest values are let go.
function keep(key, value) {
  const all = kept();
  delete all[key];
  if (value !== null) all[key] = value;
  let text = JSON.stringify(all);
  for (const oldest of Object.keys(all)) {
    if (new Blob([text]).size <= boot.messageBytes * 0.75) break;
    delete all[oldest];
    text = JSON.stringify(all);
  }
  memoryKept = all;
  try { sessionStorage.setItem(keptKey, text); } catch {}
}

// What is brought back at present. All that a page needs only after it has joined, this and the
// browser's history and movement, is a part of the script that comes then.
let restoring = null;
const nonce = document.currentScript.nonce;
let hasPart = false;
function takePart(text) {
  if (hasPart) return;
  hasPart = true;
  const part = document.createElement("script");
  part.nonce = nonce;
  part.textContent = text;
  document.head.append(part);
}

function seenRows(list) {
  const view = scrollParent(list).getBoundingClientRect();
  return [...list.children].filter((row) => {
    const box = row.getBoundingClientRect();
    return !row.hasAttribute("data-spacer") && box.bottom > view.top && box.top < view.bottom;
  });
}

// What is seen of a long list stays when rows above it change. Browsers that do this by themselves
// do it better: a scroll that is under way goes on.
const anchorsItself = CSS.supports("overflow-anchor", "auto");
function anchorsBefore() {
  return anchorsItself ? [] : [...lists].filter((list) => list.scrollTop > 0).map((list) => [list,
    seenRows(list).map((row) => [row, row.getBoundingClientRect().top])]);
}

function anchorsAfter(anchors) {
  for (const [list, rows] of anchors) {
    const [row, top] = rows.find(([row]) => row.parentNode === list) || [];
    const moved = row && list.isConnected ? row.getBoundingClientRect().top - top : 0;
    if (Math.abs(moved) >= 1) list.scrollTop += moved;
  }
}

const inserted = [];
function apply(operations, answered) {
  const anchors = anchorsBefore();
  const moved = movedAt;
  const flip = hasPart && flipBefore(operations);
  let plan = null;
  const later = [];
  for (const [code, id, a, b] of operations) {
    const node = nodes.get(id);
    switch (code) {
      case 0: {
        const fresh = build(b, node);
        node.insertBefore(fresh, nodes.get(a) || null);
        inserted.push(fresh);
        break;
      }
      case 1: {
        const parent = nodes.get(a);
        const hadFocus = node.contains(active()) && active();
        parent.insertBefore(node, nodes.get(b) || null);
        if (hadFocus && hadFocus !== active()) hadFocus.focus({ preventScroll: true });
        break;
      }
      case 2:
        if (!node) break;
        plan = planFocus(node) || plan;
        leave(node);
        forget(node);
        node.remove();
        break;
      case 3: node.textContent = a; break;
      case 4:
        if (a === "disabled") setDisabled(node); else node.setAttribute(a, b);
        break;
      case 5:
        if (a === "disabled") releaseDisabled(node);
        node.removeAttribute(a);
        break;
      case 6: ownStyle(node).setProperty(a, b); break;
      case 7: ownStyle(node).removeProperty(a); break;
      case 8: setProperty(node, a, b, answered); break;
      case 9: if (node) node.setAttribute("data-e", a); break;
      case 10: later.push(() => {
        if (!hasMovedSince(answered) && (!restoring || !keepsFocus())) nodes.get(id)?.focus();
      }); break;
      case 11: later.push(() => nodes.get(id)?.blur()); break;
      case 12: later.push(() => announce(id, a)); break;
      case 13: navigator.vibrate?.(id); break;
      case 14: later.push(() => nodes.get(id)?.scrollIntoView({
        block: "nearest", behavior: reducedMotion.matches ? "auto" : "smooth" })); break;
      case 15: document.title = id; break;
      case 16: if (id) window.open(id, "_blank", "noopener"); break;
      case 17: keep(id, a); break;
    }
  }
  for (const fresh of inserted.splice(0)) if (fresh.isConnected) enter(fresh);
  anchorsAfter(anchors);
  for (const act of later) act();
  restoreFocus(plan);
  movedAt = moved;
  if (restoring) restorePlaces();
  if (flip) flipAfter(flip);
  scheduleRanges();
}
