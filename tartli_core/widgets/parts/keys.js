// The keyboard, without Tab marathons: digits choose, arrows walk, Enter goes on.

function onKey(event, view) {
  if (!view.ready) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isNumberField(event.target)) return fieldKey(event, view);
  if (event.target.matches?.("input, select, textarea")) return;
  if (SHEETS.has(view.state.open)) {
    if (sheetKey(event, view)) event.preventDefault();
    return;
  }
  const used = view.page.present ? presentKey(event, view) : puzzleKey(event, view);
  if (used) event.preventDefault();
}

// In the number field every key writes, but Enter checks and Escape leaves it.
function fieldKey(event, view) {
  if (event.key === "Enter" && !event.repeat) view.primaryAction();
  else if (event.key === "Escape") view.root.focus({ preventScroll: true });
  else return;
  event.preventDefault();
}

function presentKey(event, view) {
  const goes = event.key === "Enter" || event.key === " ";
  if (event.repeat) return goes;
  if (event.key === SHEET_KEYS.help) return view.toggleOpen("help");
  if (!view.page.reveal && goes) return view.act("reveal");
  if (!view.page.reveal) return false;
  if (ARROWS.has(event.key) && replayKey(event.key, view)) return true;
  const goesOn = event.key === "Enter" || event.key === forwardKey(view.root);
  return goesOn && view.act("next");
}

const ARROWS = new Set(["ArrowLeft", "ArrowRight"]);

function puzzleKey(event, view) {
  const { key, target } = event;
  if (key === "Escape" && view.state.open) return view.toggleOpen(view.state.open);
  const opened = Object.keys(SHEET_KEYS).find((name) => SHEET_KEYS[name] === key);
  if (opened) return view.toggleOpen(opened);
  const item = target.closest?.("[data-item]");
  const native = target !== view.root && target.closest?.("button, summary, a");
  const place = digitPlace(event);
  if (place !== null) {
    // Enter must check what was chosen, not press the button used before
    if (native && !item) view.root.focus({ preventScroll: true });
    return view.choosePlace(place);
  }
  switch (key) {
    case "Enter":
      if (event.repeat) return true;
      if (native && !item && !target.classList.contains("primary")) return false;
      return enter(view, item);
    case " ":
      if (native) return false;
      return event.repeat || view.primaryAction();
    case "Backspace":
    case "Delete":
      return view.takeBack(item?.closest("[data-group=slots]") && item.dataset.item);
    case "ArrowDown":
    case "ArrowUp":
    case "ArrowLeft":
    case "ArrowRight":
    case "Home":
    case "End":
      if (!item && replayKey(key, view)) return true;
      if (event.shiftKey && item?.closest("[data-group=slots]"))
        return shiftStep(key, view, item);
      return walk(key, view, target);
    case "h":
      return view.act("hint");
    case "s":
      return view.act("skip");
    case "r":
      return view.act("reveal");
    case "n":
      return view.act("next");
    default:
      return false;
  }
}

// 1–9, on any keyboard layout; Shift for ten and more; 0 is "nothing" (−1).
function digitPlace({ code, shiftKey }) {
  const match = /^(?:Digit|Numpad)(\d)$/.exec(code || "");
  if (!match) return null;
  return Number(match[1]) - 1 + (shiftKey && match[1] !== "0" ? DIGITS : 0);
}

// The arrows walk through the line that is played out.
function replayKey(key, view) {
  if (!view.state.replay) return false;
  const { step } = view.state.replay;
  if (key === "Home") return view.playTo(0);
  if (key === "End") return view.playTo(Infinity);
  if (key === "ArrowUp" || key === "ArrowDown") return false;
  return view.playTo(key === forwardKey(view.root) ? step + 1 : step - 1);
}

// Enter checks or goes on; with nothing chosen yet it takes the option looked at.
function enter(view, item) {
  const group = inHand(view.page).length ? "hand" : "options";
  const inOptions = item?.closest(`[data-group=${group}], [data-group=options]`);
  const { choice } = view.state;
  const isTaken = choice.answers.includes(item?.dataset.item);
  if (inOptions && !isTaken && !isComplete(choice, view.page)) {
    item.click();
    return true;
  }
  return view.primaryAction();
}

function walk(key, view, target) {
  const answers = inHand(view.page).length ? "hand" : "options";
  const group =
    target.closest?.("[data-group]") ||
    view.root.querySelector(`[data-group=${answers}]`) ||
    view.root.querySelector("[data-group=options]");
  if (!group) return false;
  const items = [...group.querySelectorAll("[data-item]")];
  if (!items.length) return false;
  const forward = key === "ArrowDown" || key === forwardKey(group);
  const now = items.indexOf(target.closest("[data-item]"));
  let next = forward ? now + 1 : now - 1;
  if (now < 0) next = forward ? 0 : items.length - 1;
  if (key === "Home") next = 0;
  if (key === "End") next = items.length - 1;
  const item = items[(next + items.length) % items.length];
  view.rove(group.dataset.group, item.dataset.item);
  item.focus();
  return true;
}

// Shift with an arrow moves the step in focus one trick earlier or later.
function shiftStep(key, view, item) {
  const { answers } = view.state.choice;
  const from = answers.indexOf(item.dataset.item);
  const later = key === "ArrowDown" || key === forwardKey(item);
  const to = later ? from + 1 : from - 1;
  if (from < 0 || to < 0 || to >= answers.length) return true;
  const answer = answers[from];
  view.move(from, to);
  view.focusStep(answer);
  return true;
}

const forwardKey = (element) =>
  getComputedStyle(element).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
