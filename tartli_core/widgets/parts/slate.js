// The slate: one column a player, written down to the sum as on a real one. Where the
// sum is what one must find, it stops short of it.

function slate(view, table) {
  if (!table.totals && !table.before && !table.written) return null;
  const running = runningTotal(view.state.choice, view.page);
  const growing = view.page.form === "order" && running > 0 && !view.page.reveal;
  return h(
    "div",
    {
      key: "slate",
      class: `slate${table.totals ? "" : " unsummed"}`,
      role: "group",
      "aria-label": word(view, "slate"),
    },
    h(
      "div",
      { class: "slate-columns" },
      slateColumn(view, table, "you"),
      slateColumn(view, table, "opponent"),
    ),
    growing &&
      h(
        "div",
        { class: "slate-growing" },
        chalk(
          view.state.choice.answers
            .map((answer) => number(view, optionOf(view.page, answer).points))
            .join(" + "),
          "sum",
        ),
        chalk(`= ${number(view, running)}`, "total"),
      ),
  );
}

function slateColumn(view, table, who) {
  const rows = slateRows(view, table, who);
  const total = table.totals?.[who === "you" ? 0 : 1];
  return h(
    "div",
    { key: who, class: `slate-column ${who}`, role: "group", "aria-label": word(view, who) },
    h("p", { class: "slate-name", "aria-hidden": "true" }, word(view, who)),
    rows.length > 0 && h("ul", { class: "slate-sums" }, rows),
    total !== undefined && h("p", { class: "slate-total" }, chalk(number(view, total))),
  );
}

// Before this deal, its melds one by one or in one number, its tricks.
function slateRows(view, table, who) {
  const place = who === "you" ? 0 : 1;
  const row = (key, points, what, meld) =>
    h(
      "li",
      { key, title: meld, class: meld ? "meld" : "" },
      h("span", { class: "slate-points" }, number(view, points)),
      what,
    );
  const named = (key, points, name) => row(key, points, h("span", {}, word(view, name)));
  const own = table.scored.filter(({ by }) => by === who);
  const melds = own.map(({ points, cards, text }, n) =>
    row(`m${n}`, points, cardSigns(view, cards, text), text),
  );
  const listed = own.reduce((sum, { points }) => sum + points, 0);
  const unlisted = (table.written?.[place] ?? listed) - listed;
  const written = [
    ...melds,
    unlisted > 0 && named("written", unlisted, "in_melds"),
    table.in_tricks?.[place] > 0 && named("tricks", table.in_tricks[place], "in_tricks"),
  ].filter(Boolean);
  const isSum = written.length > 0 || !table.totals;
  return [
    table.before && isSum && named("before", table.before[place], "before"),
    ...written,
  ].filter(Boolean);
}
