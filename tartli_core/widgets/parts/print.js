// The rules and words on one page, to be printed: what is seen is what is printed.

function drawCard(view) {
  const { title, sections, words, languages } = view.menu.card;
  return sheet(
    view,
    { name: "card", title, className: "print-card" },
    h(
      "div",
      { key: "print-buttons", class: "sheet-buttons" },
      h(
        "button",
        { key: "print", type: "button", class: "quiet", onclick: () => window.print() },
        word(view, "print"),
      ),
      closeButton(view, "card"),
    ),
    h(
      "article",
      { class: "printed" },
      h("h2", {}, title),
      h("div", { class: "printed-columns" }, sections.map(printedSection)),
      h("div", { class: "printed-words" }, words.map((group) => wordTable(group, languages))),
    ),
  );
}

const printedSection = ({ title, items }) =>
  h(
    "section",
    {},
    h("h3", {}, title),
    items.map(({ term, text }) => h("p", {}, term && h("b", {}, `${term}: `), told(text))),
  );

const wordTable = ({ title, rows }, languages) =>
  h(
    "table",
    {},
    h("caption", {}, title),
    h("thead", {}, h("tr", {}, languages.map((name) => h("th", { scope: "col" }, name)))),
    h("tbody", {}, rows.map((row) => h("tr", {}, row.map((text) => h("td", {}, text))))),
  );
