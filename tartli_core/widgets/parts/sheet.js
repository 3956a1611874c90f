// What lies over the whole page until it is closed: keys, help, rules, a report, the
// card to print. Only one at a time.

const SHEETS = new Set(["keys", "help", "rules", "report", "card"]);

const SHEET_KEYS = { keys: "?", help: "w", rules: "u" };

function sheet(view, { name, title, className = "" }, ...children) {
  return h(
    "div",
    {
      key: name,
      class: `overlay of-${name}`,
      role: "dialog",
      "aria-modal": "true",
      "aria-label": title,
      onclick: (event) =>
        event.target === event.currentTarget && view.toggleOpen(name),
    },
    h("div", { class: `sheet ${className}`, tabindex: "-1" }, children),
  );
}

const closeButton = (view, name) =>
  h(
    "button",
    { key: "close", type: "button", class: "primary", onclick: () => view.toggleOpen(name) },
    word(view, "close"),
  );

// While a sheet lies over the page, only what belongs to it is reached: it scrolls by
// the arrows, Tab goes round in it, Escape closes it.
function sheetKey(event, view) {
  const name = view.state.open;
  const { key, target } = event;
  const isButton = target.closest("button, a, textarea");
  const readThrough = name === "keys" && (key === "Enter" || key === " ");
  if (key === "Escape" || key === SHEET_KEYS[name] || (readThrough && !isButton))
    return view.toggleOpen(name);
  if (key === "Tab") return tabRound(event, view.root.querySelector(".sheet"));
  return false;
}

function tabRound({ target, shiftKey }, open) {
  const stops = [open, ...open.querySelectorAll("button, textarea, [tabindex='0']")];
  const here = Math.max(0, stops.indexOf(target));
  const next = (here + (shiftKey ? -1 : 1) + stops.length) % stops.length;
  stops[next].focus();
  return true;
}
