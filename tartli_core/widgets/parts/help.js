// The rules and words of the game, for whoever is new to it; Python words them all.

function drawHelp(view) {
  const { title, sections } = view.menu.help;
  return h(
    "div",
    {
      key: "help",
      class: "overlay",
      role: "dialog",
      "aria-modal": "true",
      "aria-label": title,
      onclick: (event) =>
        event.target === event.currentTarget && view.toggleOpen("help"),
    },
    h(
      "div",
      { class: "sheet help", tabindex: "-1" },
      h("h2", {}, title),
      sections.map((section) => [
        h("h3", {}, section.title),
        h("dl", {}, section.items.map(helpItem)),
      ]),
      h(
        "button",
        { type: "button", class: "primary", onclick: () => view.toggleOpen("help") },
        word(view, "close"),
      ),
    ),
  );
}

const helpItem = ({ term, text }) => [
  term && h("dt", {}, term),
  h("dd", { class: term ? null : "alone" }, told(text)),
];

const SHEET_KEYS = { keys: "?", help: "w" };

// While a sheet lies over the page, only what belongs to it is reached: it scrolls by
// the arrows, Tab goes between it and its button, Escape closes it.
function sheetKey(event, view) {
  const name = view.state.open;
  const { key } = event;
  const sheet = view.root.querySelector(".sheet");
  const button = sheet.querySelector("button");
  const readThrough = name === "keys" && (key === "Enter" || key === " ");
  if (key === "Escape" || key === SHEET_KEYS[name] || readThrough) return view.toggleOpen(name);
  if (key === "Tab") {
    (event.target === button ? sheet : button).focus();
    return true;
  }
  return false;
}
