// Elements move to their new places when the change that moved them is animated.
function flipBefore(operations) {
  const animation = operations.find((operation) => operation[0] === 18);
  if (!animation || reducedMotion.matches) return null;
  const parents = new Set();
  for (const operation of operations) {
    if (operation[0] === 0) parents.add(nodes.get(operation[1]));
    if (operation[0] === 1) parents.add(nodes.get(operation[2]));
    if (operation[0] === 2) parents.add(nodes.get(operation[1])?.parentNode);
  }
  const places = new Map();
  for (const parent of parents) {
    if (!parent) continue;
    for (const child of [...parent.children].slice(0, 200)) {
      places.set(child, child.getBoundingClientRect());
    }
  }
  return { places, parents, duration: animation[1], easing: animation[2] };
}

function flipAfter(plan) {
  const timing = { duration: plan.duration, easing: plan.easing };
  for (const parent of plan.parents) {
    if (!parent || !parent.isConnected) continue;
    for (const child of [...parent.children].slice(0, 200)) {
      const old = plan.places.get(child);
      try {
        if (!old) { child.animate([{ opacity: 0 }, { opacity: 1 }], timing); continue; }
        const place = child.getBoundingClientRect();
        const x = old.left - place.left, y = old.top - place.top;
        if (x || y) {
          child.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: "none" }], timing);
        }
      } catch { child.animate([{ opacity: 0 }, { opacity: 1 }], plan.duration); }
    }
  }
}
