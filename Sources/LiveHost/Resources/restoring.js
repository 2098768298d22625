// What a page brings back into a whole new page: texts, choices, the focus, and how far everything
// was scrolled.
const isRestoring = () => performance.now() < restoring.until;
const named = (name) => root.querySelector(`[name="${CSS.escape(name)}"]`);
const radios = (group) => [...group.querySelectorAll("[role=radio]")];

// What the new page has to be told. Only what the person changed: the rest the server knows better.
function noteAnswers() {
  const texts = new Map(), choices = new Map();
  for (const field of root.querySelectorAll("[name]")) {
    const name = field.getAttribute("name");
    if (touched.has(name) || field === composing) texts.set(name, valueOf(field));
  }
  for (const group of root.querySelectorAll("[data-choice]")) {
    const chosen = radios(group).findIndex((one) => one.getAttribute("aria-checked") === "true");
    if (touched.has(group.dataset.choice)) choices.set(group.dataset.choice, chosen);
  }
  return { texts, choices };
}

function noteFocus() {
  const node = active();
  if (!root.contains(node)) return null;
  if (banner.contains(node)) return { name: null, path: [-1] };
  let selection = null;
  try { selection = [node.selectionStart, node.selectionEnd]; } catch {}
  return { ...whereIs(node), name: node.getAttribute("name"), selection };
}

function whereIs(node) {
  const path = [];
  for (let one = node; one !== root; one = one.parentNode) {
    path.unshift([...one.parentNode.children].indexOf(one));
  }
  return { path, tag: node.tagName, look: node.className };
}

const nodeAt = (path) => path.reduce((node, index) => node && node.children[index], root);

function focusAgain(focus) {
  if (!focus) return;
  let node = focus.name ? named(focus.name) : nodeAt(focus.path);
  if (!focus.name && node && (node.tagName !== focus.tag || node.className !== focus.look)) {
    node = null;
  }
  if (node && canFocus(node)) { refocus(node, focus.selection); focus.name = null; return; }
  if (active() === document.body) focusFront();
}

function refocus(field, selection) {
  field.focus({ preventScroll: true });
  try { if (selection && selection[0] !== null) field.setSelectionRange(...selection); } catch {}
  restoring.holder = field;
}

// The new page's own wish for the focus does not take it from where the person left it, until the
// person does something.
const keepsFocus = () => isRestoring() && restoring.holder === active();
for (const name of ["keydown", "pointerdown"]) {
  listen(name, () => { if (restoring) restoring.holder = null; });
}

function restoreAnswers(node) {
  if (!isRestoring()) return;
  for (const field of all(node, "[name]")) restoreValue(field);
  for (const group of all(node, "[data-choice]")) restoreChoice(group);
}

// Hands a typed value to a server that does not know it yet, also when its field appears later.
function restoreValue(field) {
  const name = field.getAttribute("name");
  const { texts, focus } = restoring;
  if (focus && name === focus.name) setTimeout(() => focusAgain(focus), 0);
  if (!texts.has(name)) return;
  const value = texts.get(name);
  texts.delete(name);
  if (valueOf(field) === value) return;
  if (typeof value === "boolean") field.checked = value; else field.value = value;
  const owner = ["input", "change"].map((kind) => [target({ target: field }, kind), kind])
    .find(([node]) => node);
  if (owner) report(owner[0], owner[1], value);
}

function restoreChoice(group) {
  const name = group.dataset.choice;
  if (!restoring.choices.has(name)) return;
  const radio = radios(group)[restoring.choices.get(name)];
  restoring.choices.delete(name);
  if (radio && radio.getAttribute("aria-checked") !== "true") report(radio, "click");
}

// How far each part was scrolled; in a long list the first row that is seen, since the heights of
// the rows that are not there are only reckoned.
const rowsOf = (list) => [...list.children].filter((row) => !row.hasAttribute("data-spacer"));
const longListIn = (part) =>
  part.matches("[data-lazy]") ? part : part.querySelector("[data-lazy]");

function notePlaces() {
  const places = new Map();
  for (const part of root.querySelectorAll("[data-place]")) {
    if (!part.scrollTop && !part.scrollLeft) continue;
    const place = { top: part.scrollTop, left: part.scrollLeft };
    const list = longListIn(part);
    if (list) {
      const view = part.getBoundingClientRect();
      const rows = rowsOf(list);
      const index = rows.findIndex((row) => row.getBoundingClientRect().bottom > view.top);
      if (index >= 0) {
        const box = rows[index].getBoundingClientRect();
        place.row = Number(list.dataset.first || 0) + index;
        place.offset = box.top - view.top;
        place.height = box.height;
      }
    }
    places.set(part.dataset.place, place);
  }
  return places;
}

function restorePlaces() {
  if (!restoring.places.size) return;
  const isLast = !isRestoring();
  for (const [name, place] of restoring.places) {
    const part = root.querySelector(`[data-place="${CSS.escape(name)}"]`);
    if (part && scrollBack(part, place) || isLast) restoring.places.delete(name);
  }
}

// Answers whether the part is where it was; what is still to come may make room for it.
function scrollBack(part, place) {
  part.scrollLeft = place.left;
  const list = place.row === undefined ? null : longListIn(part);
  if (!list) {
    if (part.scrollHeight - part.clientHeight < place.top - 1) return false;
    part.scrollTop = place.top;
    return true;
  }
  if (place.row >= Number(list.dataset.count || 0)) return false;
  const top = part.getBoundingClientRect().top;
  const row = rowsOf(list)[place.row - Number(list.dataset.first || 0)];
  if (row) part.scrollTop += row.getBoundingClientRect().top - top - place.offset;
  else part.scrollTop += list.getBoundingClientRect().top - top + place.row * place.height;
  scheduleRanges();
  return Boolean(row) && Math.abs(row.getBoundingClientRect().top - top - place.offset) < 2;
}

// Whoever scrolls meanwhile is not pulled back.
for (const name of ["wheel", "touchmove", "pointerdown", "keydown"]) {
  addEventListener(name, () => restoring?.places.clear(),
    { capture: true, passive: true });
}

// A whole page: the same session after a long absence, or another one after a restart.
function replacePage([, newToken, number, answered, snapshot]) {
  const isRestart = newToken !== token;
  flushInputs();
  const held = hasJoined ? [] : unanswered.filter((one) => !one.isValue && !one.sent)
    .map((one) => ({ ...one, ...whereIs(nodes.get(one.id)) }));
  const hasLost = isRestart && hasJoined && unanswered.some((one) => !one.isValue);
  const scroll = document.scrollingElement.scrollTop;
  restoring = { until: performance.now() + 10000, focus: noteFocus(), places: notePlaces(),
    holder: null, ...noteAnswers() };
  token = newToken;
  received = number;
  if (isRestart) {
    unanswered.length = 0;
    lastEvent = answered;
  } else {
    // The rest the server has; a text that was too long for a message it has not.
    const name = tooLong?.getAttribute("name");
    for (const other of restoring.texts.keys()) if (other !== name) restoring.texts.delete(other);
    restoring.choices.clear();
  }
  tooLong = null;
  movedAt = -1;
  fill(snapshot);
  for (const { id, value, number: own } of unanswered) {
    const field = nodes.get(id);
    if (value === undefined || !field || own <= answered) continue;
    field.liveEvent = own;
    if (typeof value === "boolean") field.checked = value; else field.value = value;
  }
  joined(answered);
  enter(root);
  document.scrollingElement.scrollTop = scroll;
  restorePlaces();
  focusAgain(restoring.focus);
  const hasLostHeld = held.map(doAgain).includes(false);
  tellOfReturn(hasLost || hasLostHeld);
}

// What was done before the page had joined is done to the same control of the page that it got.
function doAgain({ path, look, tag, name, value, details }) {
  const node = nodeAt(path);
  if (!node || node.tagName !== tag || node.className !== look || !canFocus(node)) return false;
  report(node, name, value, details);
  return true;
}

function fill([, , text, attributes, styles, , events, ...children]) {
  nodes.clear();
  lists.clear();
  for (const dialog of root.querySelectorAll("dialog[open]")) dialog.close();
  dialogs.length = 0;
  placeBanner();
  for (const name of root.getAttributeNames()) if (name !== "data-i") root.removeAttribute(name);
  for (const key in attributes || {}) root.setAttribute(key, attributes[key]);
  for (const key in styles || {}) root.style.setProperty(key, styles[key]);
  if (events) root.setAttribute("data-e", events);
  nodes.set(1, root);
  root.replaceChildren(...(text ? [text] : []), ...children.map((child) => build(child, root)));
}

// Sent again, a message that is too large for the line would end it again.
function dropLongest() {
  let longest = null;
  for (const one of unanswered) {
    if (one.sent && one.value?.length > (longest ? longest.value.length : 0)) longest = one;
  }
  if (!longest) return false;
  unanswered.splice(unanswered.indexOf(longest), 1);
  const field = nodes.get(longest.id);
  if (field) tellOfLength(field);
  return true;
}
