// The connection: joins, resends what was not answered, and comes back by itself.
let socket = null;
let state = "connecting";
let token = boot.token;
let received = 0;
let tries = 0;
let retryTimer = 0;
let latency = Number(new URLSearchParams(location.search).get("latency")) || boot.latency || 0;
let stayAway = false;
let hasJoined = false;
const isJoined = () => state === "joined";

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
    tellOfEnd(event.code === 4001 ? words.takenOver : words.needsCookies);
    return;
  }
  tellOfLoss();
  const isTooLarge = event.code === 1009 && hasPart && dropLongest();
  if (event.code === 1008 || event.code === 1009 && !isTooLarge || event.code === 1002) {
    tries = Math.max(tries, 5);
  }
  if (!hasJoined) refuseHeld();
  const limit = Math.min(15000, 250 * 2 ** tries++);
  retryTimer = setTimeout(connect, limit / 2 + Math.random() * limit / 2);
}

// Actions that waited for the first join, which did not come.
function refuseHeld() {
  const values = unanswered.filter((one) => one.isValue);
  if (values.length === unanswered.length) return;
  unanswered.splice(0, Infinity, ...values);
  tellOfRefusal();
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
  acknowledge(answered);
  for (const message of unanswered) sendEvent(message);
  if (!hasPart) send(["more"]);
  if (document.hidden) send(["v", false]);
  scheduleRanges();
}

function acknowledge(answered) {
  while (unanswered.length && unanswered[0].number <= answered) unanswered.shift();
}

const inStep = (answered) => { if (hasPart) keepHistory(answered); };
let unsaid = 0;
function receive(message) {
  switch (message[0]) {
    case "joined": joined(message[1]); tellOfReturn(false); inStep(message[1]); break;
    case "unknown": startAnew(null); break;
    case "part": takePart(message[1]); inStep(lastEvent); break;
    case "page": replacePage(message); backEvent = 0; keepHistory(0); break;
    case "a": acknowledge(message[1]); inStep(message[1]); break;
    case "latency": latency = message[1]; break;
    case "b":
      if (message[1] <= received) break;
      received = message[1];
      acknowledge(message[2]);
      apply(message[3], message[2]);
      inStep(message[2]);
      if (++unsaid >= 32) { unsaid = 0; send(["r", received]); }
      break;
  }
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
