// What people do, reported with a number each; and what elements do by themselves.
let lastEvent = 0;
const unanswered = [];
let composing = null;
const dirty = new Map();
let frame = 0;

function target(event, name) {
  for (let node = event.target; node && node !== document; node = node.parentNode) {
    if (node.dataset && node.dataset.e && eventsOf(node).includes(name)) return node;
  }
  return null;
}

// A message may hold so much of a value; the server ends the line at a larger one.
const room = boot.messageBytes - 512;
const isTooLong = (value) =>
  value?.length * 6 > room && new Blob([JSON.stringify(value)]).size > room;

function report(node, name, value, details) {
  const isValue = name === "input" || name === "change";
  if (isValue && isTooLong(value)) return tellOfLength(node);
  const number = ++lastEvent;
  if (isValue) {
    node.liveEvent = number;
    if (node === tooLong) forgetLength();
  }
  const message = { number, id: numberOf(node), name, value, details,
    isValue: isValue || name === "focus" || name === "blur" || name === "range" };
  if (!isJoined()) {
    // What is done before the page has joined is only early; afterwards nobody can say how late.
    if (!message.isValue && (hasJoined || state !== "connecting")) {
      lastEvent = number - 1;
      tellOfRefusal();
      return;
    }
    // An action that waits is done with the values that were there when it was done.
    const older = unanswered.some((one) => !one.isValue && !one.sent) ? -1
      : unanswered.findIndex((one) => one.id === message.id && one.name === name && !one.sent);
    if (older >= 0) unanswered.splice(older, 1);
  }
  unanswered.push(message);
  sendEvent(message);
}

const valueOf = (node) => node.type === "checkbox" || node.type === "radio" ? node.checked
  : node.value !== undefined ? String(node.value) : null;

// Typing is gathered for one frame; anything else sends what was gathered first.
function flushInputs() {
  cancelAnimationFrame(frame);
  frame = 0;
  for (const [node, owner] of dirty) report(owner, "input", valueOf(node));
  dirty.clear();
}

listen("compositionstart", (event) => { composing = event.target; });
listen("compositionend", (event) => {
  composing = null;
  noteInput(event);
});
listen("input", (event) => { if (!event.isComposing) noteInput(event); });

function noteInput(event) {
  const owner = target(event, "input");
  remember(event.target);
  if (!owner) return;
  // From now on the value belongs to the person, before the event has been sent.
  owner.liveEvent = Infinity;
  dirty.set(event.target, owner);
  if (!frame) frame = requestAnimationFrame(flushInputs);
}

// The names of controls that the person changed, to be told to a server that was started anew.
const touched = new Set();
function remember(node) {
  const name = node.getAttribute && node.getAttribute("name");
  if (name && valueOf(node) !== null) touched.add(name);
}
function rememberChoice(event) {
  const group = event.target.closest?.("[role=radio]") && event.target.closest("[data-choice]");
  if (group) touched.add(group.dataset.choice);
}

function isRefused(event) {
  const control = event.target.closest?.("[aria-disabled='true']");
  if (!control) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

listen("click", (event) => {
  if (isRefused(event)) return;
  const node = target(event, "click");
  if (!node) return;
  const link = event.target.closest("a[href]");
  if (link && node.contains(link) && link.getAttribute("target") === "_blank") return;
  if (event.metaKey || event.ctrlKey && link) return;
  if (node.tagName === "A" || link || node.getAttribute("type") === "submit") event.preventDefault();
  flushInputs();
  rememberChoice(event);
  report(node, "click");
});

// A context menu of the app's own in place of the browser's.
document.addEventListener("contextmenu", (event) => {
  const host = event.target.closest?.("[data-context]");
  const menu = host && host.querySelector(":scope > [popover]");
  if (!menu || menu.matches(":popover-open")) return;
  event.preventDefault();
  menu.showPopover({ source: host.querySelector(":scope > [popovertarget]") });
});

listen("change", (event) => {
  remember(event.target);
  const node = target(event, "change");
  if (!node) return;
  flushInputs();
  report(node, "change", valueOf(event.target));
});

// The last event before the person moved the focus: what answers it comes too late to move it.
let movedAt = -1;
const hasMovedSince = (answered) => movedAt >= answered && active() !== document.body &&
  canFocus(active());

for (const [native, name] of [["focusin", "focus"], ["focusout", "blur"]]) {
  listen(native, (event) => {
    if (name === "blur" || !event.relatedTarget) movedAt = lastEvent;
    const node = target(event, name);
    if (!node || !node.isConnected) return;
    flushInputs();
    report(node, name);
  });
}

for (const name of ["mouseenter", "mouseleave"]) {
  listen(name, (event) => {
    if (event.target !== document && target(event, name) === event.target) {
      report(event.target, name);
    }
  });
}

listen("submit", (event) => {
  event.preventDefault();
  const node = target(event, "submit");
  if (!node) return;
  flushInputs();
  report(node, "submit");
});

const shortcutOf = (event) => [
  event.metaKey || event.ctrlKey ? "meta" : "", event.altKey ? "alt" : "",
  event.shiftKey && event.key.length > 1 ? "shift" : "", event.key.toLowerCase(),
].filter(Boolean).join("+");

// A key without a modifier stays with the control that has a use for it: text, activation.
const isOwnKey = (event, shortcut) => !/^(meta|alt)/.test(shortcut) &&
  (event.key === "Enter" || event.key === " "
    ? event.target.matches?.("textarea,button,a[href],select,summary,[role=button],[role=option]")
    : event.key.length === 1 && event.target.matches?.("input,textarea,select"));

// The shortcut of a container is that of the first control in it.
const controlOf = (node) => [node, ...node.querySelectorAll(focusable)]
  .find((one) => one.matches(focusable) && canFocus(one));

listen("keydown", (event) => {
  if (event.isComposing) return;
  if (event.target.getAttribute?.("aria-disabled") === "true" &&
    (event.key === "Enter" || event.key === " ") && isRefused(event)) return;
  const shortcut = shortcutOf(event);
  for (const node of root.querySelectorAll("[data-shortcut]")) {
    if (!node.dataset.shortcut.split(" ").includes(shortcut)) continue;
    const control = controlOf(node);
    if (!control) continue;
    if (isOwnKey(event, shortcut)) break;
    event.preventDefault();
    control.click();
    return;
  }
  const node = target(event, "keydown");
  const keys = node && node.dataset.keys;
  if (node && (!keys || keys.split(" ").includes(event.key === " " ? "Space" : event.key))) {
    // A key that an element asks for by name does nothing else there, such as scrolling.
    if (keys && event.target === node) event.preventDefault();
    flushInputs();
    rememberChoice(event);
    report(node, "keydown", undefined, { key: event.key });
  }
  const field = event.target.closest?.("[data-submit]");
  if (event.key === "Enter" && field && event.target.tagName === "INPUT") {
    const owner = target(event, "submit");
    if (!owner) return;
    event.preventDefault();
    flushInputs();
    report(owner, "submit");
  }
});

// Elements that do something when they come and go.
const all = (node, selector) => [...(node.matches(selector) ? [node] : []),
  ...node.querySelectorAll(selector)];

function enter(node) {
  for (const dialog of all(node, "dialog[data-modal]")) {
    dialog.liveOpener = active() === document.body ? null : active();
    if (!dialog.open) showModal(dialog);
  }
  for (const field of all(node, "[data-autofocus]")) {
    if (!active() || active() === document.body ||
      field.closest("dialog")) field.focus();
  }
  for (const list of all(node, "[data-lazy]")) watch(list);
  if (restoring) restoreAnswers(node);
}

function leave(node) {
  for (const dialog of all(node, "dialog[data-modal]")) {
    const opener = dialog.liveOpener;
    if (dialog.open) dialog.close();
    placeBanner();
    if (opener && canFocus(opener)) opener.focus();
  }
}

listen("cancel", (event) => {
  if (!event.target.matches("dialog[data-modal]")) return;
  event.preventDefault();
  const node = target(event, "cancel");
  if (node) report(node, "cancel");
});

// Lists that hold only the rows near the viewport: the page says which rows those are.
const lists = new Set();
let rangeFrame = 0;
const watch = (list) => { lists.add(list); };

function scheduleRanges() {
  if (!rangeFrame && lists.size) rangeFrame = requestAnimationFrame(reportRanges);
}

function reportRanges() {
  rangeFrame = 0;
  for (const list of lists) {
    if (!list.isConnected) { lists.delete(list); continue; }
    const rows = [...list.children].filter((row) => !row.hasAttribute("data-spacer"));
    if (!eventsOf(list).includes("range")) continue;
    const count = Number(list.dataset.count || rows.length);
    const start = Number(list.dataset.first || 0);
    const heights = rows.length
      ? rows[rows.length - 1].getBoundingClientRect().bottom - rows[0].getBoundingClientRect().top : 0;
    const height = rows.length && heights > 0 ? heights / rows.length
      : Number(list.dataset.rowHeight || 44);
    const box = list.getBoundingClientRect();
    const view = scrollParent(list).getBoundingClientRect();
    const top = Math.max(view.top, 0), bottom = Math.min(view.bottom, innerHeight);
    // The rows that are there are measured; those that are not are reckoned from them.
    const origin = rows.length ? rows[0].getBoundingClientRect().top - start * height : box.top;
    const seenFirst = Math.floor((top - origin) / height);
    const seenLast = Math.ceil((bottom - origin) / height);
    const page = Math.max(5, seenLast - seenFirst);
    const hasFirst = start <= Math.max(0, seenFirst - Math.floor(page / 4));
    const hasLast = start + rows.length >= Math.min(count, seenLast + Math.floor(page / 4));
    const isNew = list.liveRange === undefined;
    if (hasFirst && hasLast && !isNew) continue;
    const first = Math.max(0, Math.min(count - 1, seenFirst - page));
    const last = Math.max(0, Math.min(count - 1, seenLast + page));
    const key = first + ":" + last + ":" + count;
    if (list.liveRange === key) continue;
    list.liveRange = key;
    report(list, "range", undefined, { first, last, height: Math.round(height * 100) / 100 });
  }
}

function scrollParent(node) {
  for (let at = node; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement.clientHeight ? { getBoundingClientRect: () =>
    ({ top: 0, bottom: innerHeight }) } : node;
}
addEventListener("scroll", scheduleRanges, { capture: true, passive: true });
addEventListener("resize", scheduleRanges, { passive: true });

// Pull to refresh: a drag past the top, of whatever scrolls in the element.
function pulled(event) {
  const node = event.target.closest?.("[data-pull]");
  if (!node || !eventsOf(node).includes("pull")) return null;
  for (let at = event.target; at !== node.parentNode; at = at.parentNode) {
    if (at.scrollTop > 0) return null;
  }
  return node;
}

// How far the pull has come, of what it takes: 1 and more does it.
function showPull(node, part) {
  if (part > 0) {
    ownStyle(node).setProperty("--pull", Math.min(1, part) * 40 + "px");
    node.setAttribute("data-pulling", part < 1 ? "near" : "far");
  } else {
    ownStyle(node).removeProperty("--pull");
    node.removeAttribute("data-pulling");
  }
}

let pull = null;
addEventListener("touchstart", (event) => {
  const node = pulled(event);
  if (node) pull = { node, from: event.touches[0].clientY, part: 0 };
}, { passive: true });
addEventListener("touchmove", (event) => {
  if (!pull) return;
  pull.part = (event.touches[0].clientY - pull.from) / 80;
  showPull(pull.node, pull.part);
}, { passive: true });
for (const name of ["touchend", "touchcancel"]) {
  addEventListener(name, () => {
    if (!pull) return;
    const { node, part } = pull;
    pull = null;
    showPull(node, 0);
    if (part >= 1 && name === "touchend") report(node, "pull");
  });
}

// A sideways drag uncovers the actions of a row; they are in the tab order all the time.
let swipe = null;
addEventListener("pointerdown", (event) => {
  const row = event.target.closest?.("[data-swipe]");
  for (const open of root.querySelectorAll("[data-swiped]")) {
    if (open !== row) open.removeAttribute("data-swiped");
  }
  if (row && event.isPrimary) swipe = { row, x: event.clientX, y: event.clientY, moved: false };
}, true);
addEventListener("pointermove", (event) => {
  if (!swipe) return;
  const x = event.clientX - swipe.x, y = event.clientY - swipe.y;
  if (!swipe.moved && Math.abs(y) > 12) { swipe = null; return; }
  if (swipe.moved || Math.abs(x) <= 24) return;
  // One drag does one thing: it uncovers the actions, or covers them again.
  swipe.moved = true;
  const isRTL = getComputedStyle(swipe.row).direction === "rtl";
  const side = (x < 0) !== isRTL ? "trailing" : "leading";
  if (swipe.row.dataset.swiped && swipe.row.dataset.swiped !== side) {
    swipe.row.removeAttribute("data-swiped");
  } else swipe.row.setAttribute("data-swiped", side);
}, { passive: true });
addEventListener("pointercancel", () => { swipe = null; });
addEventListener("pointerup", () => {
  const wasSwipe = swipe && swipe.moved;
  swipe = null;
  if (!wasSwipe) return;
  // The click that ends a drag is none; a later one must not be swallowed.
  const swallow = (event) => { event.preventDefault(); event.stopImmediatePropagation(); };
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
});
