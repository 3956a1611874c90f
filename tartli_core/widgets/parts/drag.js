// Dragging a chip from its slot to another one, by mouse or finger.

const DRAG_FROM_PX = 6;

function dragChip(event, view, from) {
  if (event.button !== 0) return;
  const chip = event.currentTarget;
  const start = { x: event.clientX, y: event.clientY };
  const ending = new AbortController();
  let dragging = false;

  function move({ clientX, clientY }) {
    const [x, y] = [clientX - start.x, clientY - start.y];
    if (!dragging && Math.hypot(x, y) < DRAG_FROM_PX) return;
    dragging = true;
    chip.classList.add("dragged");
    chip.style.translate = `${x}px ${y}px`;
  }

  function end({ type, clientX, clientY }) {
    ending.abort();
    if (!dragging) return;
    // the click that follows a drag must not empty the slot
    const swallow = (click) => click.stopPropagation();
    chip.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => chip.removeEventListener("click", swallow, { capture: true }));
    const to = type === "pointerup" ? slotAt(chip, clientX, clientY) : null;
    gliding(view.root, () => {
      chip.classList.remove("dragged");
      chip.style.translate = "";
      if (to !== null) view.move(from, to);
    });
  }

  const options = { signal: ending.signal };
  window.addEventListener("pointermove", move, options);
  window.addEventListener("pointerup", end, options);
  window.addEventListener("pointercancel", end, options);
}

function slotAt(chip, x, y) {
  const slots = [...chip.closest(".slots").querySelectorAll(".slot.filled")];
  const distance = (slot) => {
    const { left, top, width, height } = slot.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  slots.sort((one, other) => distance(one) - distance(other));
  return slots.length ? Number(slots[0].dataset.place) : null;
}
