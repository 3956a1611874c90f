// Things glide from where they were to where they go. `gliding` measures what
// carries `data-fly`, lets the page change, then plays the way between.

function gliding(root, change) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !root.animate) {
    change();
    return;
  }
  const before = new Map();
  for (const element of root.querySelectorAll("[data-fly]"))
    before.set(element.dataset.fly, element.getBoundingClientRect());
  change();
  const style = getComputedStyle(root);
  const duration = parseFloat(style.getPropertyValue("--time-move")) || 0;
  const easing = style.getPropertyValue("--ease").trim() || "ease";
  for (const element of root.querySelectorAll("[data-fly]")) {
    const from = before.get(element.dataset.fly);
    const to = element.getBoundingClientRect();
    if (!from || !from.width || !to.width) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    element.animate(
      [{ translate: `${x}px ${y}px` }, { translate: "0 0" }],
      { duration, easing },
    );
  }
}
