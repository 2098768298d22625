// The connection: joins, resends what was not answered, and comes back by itself.
let socket = null;
let state = "connecting";
let token = boot.token;
let received = 0;
let tries = 0;
let retryTimer = 0;
let bannerTimer = 0;
let latency = Number(new URLSearchParams(location.search).get("latency")) || boot.latency || 0;
let stayAway = false;
let hasJoined = false;
let restoring = null;
const isJoined = () => state === "joined";

const banner = document.createElement("div");
banner.className = "live-banner";
banner.setAttribute("role", "status");
const bannerText = document.createElement("span");
const bannerButton = document.createElement("button");
bannerButton.type = "button";
bannerButton.textContent = "Try now";
bannerButton.addEventListener("click", () => connect());
banner.append(bannerText);
document.body.append(banner);

function showBanner(text, canTry) {
  bannerText.textContent = text;
  banner.classList.add("live-shown");
  if (canTry) banner.append(bannerButton);
  else if (bannerButton.isConnected) bannerButton.remove();
}
function hideBanner() {
  clearTimeout(bannerTimer);
  bannerTimer = 0;
  const hadFocus = active() === bannerButton;
  banner.classList.remove("live-shown");
  bannerText.textContent = "";
  bannerButton.remove();
  if (hadFocus) restoreFocus({ trail: [{ parent: root }] });
}
function refuseAction() {
  clearTimeout(bannerTimer);
  bannerTimer = -1;
  showBanner("Reconnecting… That was not done. Try it again when the connection is back.", true);
}

// Messages keep their order, also when they are delayed on purpose.
function delayed(queue, act) {
  return (item) => {
    if (!latency && !queue.length) return act(item);
    queue.push(item);
    setTimeout(() => act(queue.shift()), latency / 2);
  };
}
const transmit = delayed([], ([to, text]) => { if (to.readyState === 1) to.send(text); });
const send = (message) => { if (socket) transmit([socket, JSON.stringify(message)]); };
const take = delayed([], ([from, data]) => { if (from === socket) receive(JSON.parse(data)); });

function sendEvent(message) {
  if (state !== "joined") return;
  message.sent = true;
  const parts = ["e", message.number, received, message.id, message.name];
  if (message.value !== undefined || message.details) parts.push(message.value ?? null);
  if (message.details) parts.push(message.details);
  send(parts);
}

function connect() {
  clearTimeout(retryTimer);
  if (stayAway || socket && socket.readyState < 2 && state !== "waiting") return;
  state = "connecting";
  const address = location.protocol.replace("http", "ws") + "//" + location.host + "/_live/socket";
  const mine = socket = new WebSocket(address);
  mine.onopen = () => {
    const keeps = kept();
    if (!hasJoined && Object.keys(keeps).length) startAnew(token);
    else send(["join", token, received]);
  };
  mine.onmessage = (event) => take([mine, event.data]);
  mine.onclose = (event) => { if (mine === socket) lost(event); };
}

function startAnew(old) {
  send(["start", location.pathname + location.search, kept(), old]);
}

function lost(event) {
  socket = null;
  state = "waiting";
  if (event.code === 4001 || event.code === 4003) {
    stayAway = true;
    showBanner(event.code === 4001 ? "This page went on in another connection. Reload to use it here."
      : "This page needs cookies. Allow them and reload.", false);
    return;
  }
  if (bannerTimer === 0) {
    bannerTimer = setTimeout(() => {
      bannerTimer = -1;
      showBanner("Reconnecting…", true);
    }, 700);
  }
  if (event.code === 1008 || event.code === 1009 || event.code === 1002) tries = Math.max(tries, 5);
  const limit = Math.min(15000, 250 * 2 ** tries++);
  retryTimer = setTimeout(connect, limit / 2 + Math.random() * limit / 2);
}

function retryNow() {
  if (state !== "waiting") return;
  tries = 0;
  connect();
}
addEventListener("online", retryNow);
document.addEventListener("visibilitychange", () => {
  if (isJoined()) send(["v", !document.hidden]);
  if (!document.hidden) retryNow();
});
addEventListener("pageshow", (event) => { if (event.persisted) retryNow(); });

function joined(answered) {
  state = "joined";
  tries = 0;
  hasJoined = true;
  hideBanner();
  acknowledge(answered);
  for (const message of unanswered) sendEvent(message);
  if (document.hidden) send(["v", false]);
  scheduleRanges();
}

function acknowledge(answered) {
  while (unanswered.length && unanswered[0].number <= answered) unanswered.shift();
}

let unsaid = 0;
function receive(message) {
  switch (message[0]) {
    case "joined": joined(message[1]); break;
    case "unknown": startAnew(null); break;
    case "page": replacePage(message); break;
    case "a": acknowledge(message[1]); break;
    case "latency": latency = message[1]; break;
    case "b":
      if (message[1] <= received) break;
      received = message[1];
      acknowledge(message[2]);
      apply(message[3], message[2]);
      if (++unsaid >= 32) { unsaid = 0; send(["r", received]); }
      break;
  }
}

// A whole page: the same session after a long absence, or another one after a restart.
function replacePage([, newToken, number, answered, snapshot]) {
  const isRestart = newToken !== token;
  const focused = active();
  const name = focused && focused.getAttribute("name");
  let selection = null;
  try { selection = [focused.selectionStart, focused.selectionEnd]; } catch {}
  const hadLostAction = isRestart && unanswered.some((one) => !one.isValue);
  const scroll = document.scrollingElement.scrollTop;
  token = newToken;
  received = number;
  if (isRestart) {
    for (const field of root.querySelectorAll("[name]")) remember(field);
    unanswered.length = 0;
    dirty.clear();
    lastEvent = answered;
    restoring = { until: performance.now() + 10000, left: new Map(hasJoined ? values : []),
      name: hasJoined ? name : null, selection };
  } else {
    for (const message of unanswered) if (!message.isValue && message.number > answered) message.sent = false;
  }
  nodes.clear();
  lists.clear();
  for (const dialog of root.querySelectorAll("dialog[open]")) dialog.close();
  const [, , text, attributes, styles, , events, ...children] = snapshot;
  for (const name of root.getAttributeNames()) if (name !== "data-i") root.removeAttribute(name);
  for (const key in attributes || {}) root.setAttribute(key, attributes[key]);
  for (const key in styles || {}) root.style.setProperty(key, styles[key]);
  if (events) root.setAttribute("data-e", events);
  nodes.set(1, root);
  root.replaceChildren(...(text ? [text] : []), ...children.map((child) => build(child, root)));
  joined(answered);
  if (!isRestart && name) {
    const again = root.querySelector(`[name="${CSS.escape(name)}"]`);
    if (again) refocus(again, selection);
  }
  enter(root);
  document.scrollingElement.scrollTop = scroll;
  if (hadLostAction) announce("The app was started anew. The last action may not have been done.", true);
}

function refocus(field, selection) {
  field.focus({ preventScroll: true });
  try { if (selection && selection[0] !== null) field.setSelectionRange(...selection); } catch {}
}

// Hands a typed value to a server that does not know it yet, also when its field appears later.
function restoreValue(field) {
  if (!restoring || performance.now() > restoring.until) return;
  const name = field.getAttribute("name");
  if (name === restoring.name) {
    restoring.name = null;
    setTimeout(() => refocus(field, restoring && restoring.selection), 0);
  }
  if (!restoring.left.has(name)) return;
  const value = restoring.left.get(name);
  if (field.type === "radio") return;
  restoring.left.delete(name);
  if (valueOf(field) === value) return;
  if (typeof value === "boolean") field.checked = value; else field.value = value;
  const owner = ["input", "change"].map((kind) => [target({ target: field }, kind), kind])
    .find(([node]) => node);
  if (owner) report(owner[0], owner[1], value);
}

for (const node of document.querySelectorAll("[data-i]")) nodes.set(numberOf(node), node);
for (const [id, name, value] of boot.properties) nodes.get(id)[name] = value;
enter(root);
window.liveHost = {
  disconnect() { stayAway = true; if (socket) socket.close(); },
  reconnect() { stayAway = false; tries = 0; connect(); },
  latency: (milliseconds) => { latency = milliseconds; },
  get state() { return state; },
  get unanswered() { return unanswered.length; },
};
connect();
