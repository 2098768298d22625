// Whoever asks for an end of a long list gets there. The way is reckoned from the rows that are not
// there; when they come they are higher or lower, and the browser keeps what it shows in place.
let edge = null, edgeTimer = 0;
for (const name of ["wheel", "touchmove", "pointerdown", "keydown"]) {
  addEventListener(name, (event) => {
    const asks = (event.key === "Home" || event.key === "End") &&
      !event.target.matches("input,textarea,select");
    edge = asks ? { key: event.key, until: performance.now() + 10000 } : null;
  }, { passive: true });
}

addEventListener("scroll", (event) => goSoon(event.target.scrollingElement || event.target),
  { capture: true, passive: true });

function goSoon(part) {
  if (!edge) return;
  clearTimeout(edgeTimer);
  edgeTimer = setTimeout(() => { if (edge) goToEdge(part); }, 100);
}

function goToEdge(part) {
  const list = longListIn(part);
  if (!list || performance.now() > edge.until) return;
  const isStart = edge.key === "Home", place = part.scrollTop;
  part.scrollTop = isStart ? 0 : part.scrollHeight;
  const first = Number(list.dataset.first), end = first + rowsOf(list).length;
  const isThere = isStart ? first === 0 : end >= Number(list.dataset.count);
  if (isThere && Math.abs(part.scrollTop - place) < 1) edge = null; else goSoon(part);
}
