// What the rule sets differ in: option by option, the one of the puzzle marked.

function drawRules(view) {
  const { columns, rows } = view.menu.rules_sheet;
  const title = word(view, "rules_differ");
  return sheet(
    view,
    { name: "rules", title, className: "rules-sheet" },
    h("h2", {}, title),
    h(
      "table",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("td", {}),
          columns.map(({ title: name, here }) =>
            h(
              "th",
              { scope: "col", class: here ? "here" : "" },
              name,
              here && h("span", { class: "tag" }, word(view, "this_puzzle")),
            ),
          ),
        ),
      ),
      h("tbody", {}, rows.map((row) => ruleRow(view, row, columns))),
    ),
    view.page.twins.length > 0 && twinButtons(view),
    closeButton(view, "rules"),
  );
}

function ruleRow(view, { title, rule, values, differs }, columns) {
  return h(
    "tr",
    { class: differs ? "differs" : "" },
    h("th", { scope: "row" }, title, " ", h("span", { class: "rule-number" }, rule)),
    values.map((value, place) => {
      const { title: name, here } = columns[place];
      return h("td", { class: here ? "here" : "", "data-column": name }, value);
    }),
  );
}

// The same position under another rule set, where the bank holds it.
function twinButtons(view) {
  return h(
    "div",
    { key: "twins", class: "twins" },
    view.page.twins.map(({ link, title }) =>
      h(
        "button",
        {
          key: link,
          type: "button",
          class: "quiet",
          onclick: () => view.visit(link),
        },
        word(view, "twin", { rules: title }),
      ),
    ),
  );
}
