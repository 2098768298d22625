// One entry of the browser's history for each screen and dialog that Back can take away. They are
// counted anew after each change, so that it does not matter who opened or closed them.
function steps() {
  const front = foreground();
  return [...root.querySelectorAll("[data-back],dialog[data-modal]")].filter((node) =>
    node.tagName === "DIALOG" ? eventsOf(node).includes("cancel")
      : node.parentNode.getClientRects().length)
    .sort((one, other) => front.contains(one) - front.contains(other));
}
const entryNumber = () => history.state?.live || 0;
// The event that asks the server to go back, and until when the script itself moves in the history.
let backEvent = 0, ownMove = 0;

function keepHistory(answered) {
  if (answered < backEvent || performance.now() < ownMove) return;
  const count = steps().length;
  for (let at = entryNumber() + 1; at <= count; at++) history.pushState({ live: at }, "");
  if (entryNumber() > count) {
    ownMove = performance.now() + 1000;
    history.go(count - entryNumber());
  }
}

addEventListener("popstate", () => {
  const isOwn = performance.now() < ownMove;
  ownMove = 0;
  const open = steps(), at = entryNumber();
  if (!isOwn && at < open.length) {
    // Below the last dialog nothing can be reached; a screen takes those above it along.
    const dialog = open.findLastIndex((node) => node.tagName === "DIALOG");
    const node = open[Math.max(at, dialog)];
    flushInputs();
    const last = lastEvent;
    report(node, node.tagName === "DIALOG" ? "cancel" : "back");
    if (lastEvent > last) { backEvent = lastEvent; return; }
  }
  keepHistory(backEvent);
});
