// The rules and words of the game, for whoever is new to it; Python words them all.

function drawHelp(view) {
  const { title, sections } = view.menu.help;
  const opening = (name, label) =>
    h(
      "button",
      { key: name, type: "button", class: "quiet", onclick: () => view.toggleOpen(name) },
      word(view, label),
    );
  return sheet(
    view,
    { name: "help", title, className: "help" },
    h("h2", {}, title),
    sections.map((section) => [
      h("h3", {}, section.title),
      h("dl", {}, section.items.map(helpItem)),
    ]),
    h(
      "div",
      { class: "sheet-buttons" },
      opening("rules", "rules_differ"),
      opening("card", "print_card"),
      opening("report", "report"),
    ),
    closeButton(view, "help"),
  );
}

const helpItem = ({ term, text }) => [
  term && h("dt", {}, term),
  h("dd", { class: term ? null : "alone" }, told(text)),
];
