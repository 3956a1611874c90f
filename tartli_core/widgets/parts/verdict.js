// What comes back: hints step by step, the verdict, and at last the whole answer.

function drawHints(view) {
  if (!view.page.hints.length) return null;
  return h(
    "ol",
    { key: "hints", class: "hints", "aria-label": word(view, "hints") },
    view.page.hints.map((lines, place) =>
      h("li", { key: place }, lines.map((line) => h("p", {}, told(line)))),
    ),
  );
}

function drawFoot(view) {
  return h(
    "section",
    { key: "foot", class: "foot", "aria-label": word(view, "verdict") },
    !view.page.reveal && drawVerdict(view),
    view.link.notice && h("p", { class: "notice", role: "alert" }, view.link.notice),
    h(
      "p",
      { key: "reason", id: "tartli-reason", class: "reason", role: "status" },
      view.state.reason && word(view, view.state.reason),
    ),
    h("div", { key: "actions", class: "actions" }, actions(view)),
  );
}

function drawVerdict(view) {
  const { verdict } = view.page;
  if (!verdict || view.state.dismissed) return null;
  const kind = verdict.right ? "right" : "wrong";
  return h(
    "div",
    { key: `verdict-${kind}-${verdict.tries}`, class: `verdict ${kind}` },
    h("span", { class: "sign", "aria-hidden": "true" }, verdict.right ? "✓" : "≠"),
    h(
      "div",
      {},
      h("p", { class: "headline" }, told(verdict.headline)),
      verdict.lines.length > 0 && h("p", {}, told(verdict.lines.join(" "))),
    ),
  );
}

function actions(view) {
  const { page } = view;
  const primary = view.primary();
  const quiet = (action, label, key, attrs = {}) =>
    h(
      "button",
      {
        key: action,
        type: "button",
        class: "quiet",
        "aria-keyshortcuts": key,
        onclick: () => view.act(action),
        ...attrs,
      },
      label,
    );
  const left = number(view, page.hints_left);
  const playing = !page.present && !view.done();
  return [
    h(
      "button",
      {
        key: "primary",
        type: "button",
        class: "primary",
        "aria-disabled": primary.ready ? null : "true",
        "aria-keyshortcuts": "Enter",
        onclick: (event) => event.detail < 2 && view.primaryAction(),
      },
      word(view, primary.word),
    ),
    !page.present && view.mayReveal() && quiet("reveal", word(view, "show"), "r"),
    playing &&
      !page.is_free &&
      quiet("hint", `${word(view, "hint")} (${left})`, "h", {
        "aria-disabled": page.hints_left ? null : "true",
        "aria-label": word(view, "hint_left", { n: left }),
      }),
    playing && quiet("skip", word(view, page.is_free ? "new_hand" : "skip"), "s"),
  ];
}

function drawReveal(view) {
  const { page } = view;
  const { reveal } = page;
  return [
    drawVerdict(view),
    page.form === "order" && rightOrders(view),
    h(
      "div",
      { key: "why", class: "explanation" },
      reveal.explanation.map((line) => h("p", {}, told(line))),
    ),
    drawReplay(view),
    optionValues(view),
    layoutTable(view),
    rulesCited(view),
    afterwards(view),
  ];
}

// What else one can do with a puzzle that is solved or shown.
function afterwards(view) {
  return h(
    "div",
    { key: "afterwards", class: "afterwards" },
    view.page.twins.length > 0 && twinButtons(view),
    h(
      "button",
      { key: "report", type: "button", class: "quiet", onclick: () => view.toggleOpen("report") },
      word(view, "report"),
    ),
  );
}

function rightOrders(view) {
  const { page } = view;
  const { answers } = page.reveal;
  const word_key = answers.length > 1 ? "right_orders" : "right_order";
  const chosen = page.reveal.chosen;
  return h(
    "div",
    { key: "orders", class: "orders" },
    h("h2", {}, word(view, word_key)),
    answers.slice(0, ORDERS_SHOWN).map((answer) => orderLine(view, answer)),
    answers.length > ORDERS_SHOWN &&
      h(
        "details",
        {},
        h("summary", {}, word(view, "more_orders", { n: answers.length - ORDERS_SHOWN })),
        answers.slice(ORDERS_SHOWN).map((answer) => orderLine(view, answer)),
      ),
    chosen?.length && !answers.some((answer) => answer.join() === chosen.join())
      ? [h("h2", {}, word(view, "your_order")), orderLine(view, chosen)]
      : null,
  );
}

const ORDERS_SHOWN = 2;

function orderLine(view, answer) {
  const steps = answer.map((step) => optionOf(view.page, step)).filter(Boolean);
  const isSum = steps.every(({ points }) => (points ?? null) !== null);
  const sum = steps.reduce((total, { points }) => total + (points || 0), 0);
  return h(
    "ol",
    { class: "order-line" },
    steps.map((option) =>
      h(
        "li",
        {},
        miniCards(view, option.cards),
        h("span", { class: "sr" }, option.text),
        isSum && h("span", { class: "option-points" }, number(view, option.points)),
      ),
    ),
    isSum && h("li", { class: "order-sum" }, `= ${number(view, sum)}`),
  );
}

// Each option with its value, as a bar where there is something to measure.
function optionValues(view) {
  const { page } = view;
  const { options, values_title } = page.reveal;
  const most = Math.max(...options.map(({ value }) => value));
  const isMeasured = page.form !== "one" && page.form !== "number" && hasBars(options);
  const isFlags = page.form === "set" && most <= 1; // the sign before it says as much
  // as read out in front of a class
  const numbers = new Map(page.options.map(({ answer }, place) => [answer, place + 1]));
  const rows = options.map((entry) => {
    const bar = isMeasured ? (entry.value / most) * 100 : null;
    const name = page.present && number(view, numbers.get(entry.answer));
    return { entry, row: valueRow(view, entry, { bar, name, isFlags }) };
  });
  if (page.form !== "set" && page.form !== "order")
    rows.sort((one, other) => other.entry.right - one.entry.right);
  const long = rows.length > 8;
  const first = ({ entry }) => !long || entry.right || isChosen(page, entry);
  const rest = rows.filter((row) => !first(row));
  return h(
    "div",
    { key: "values", class: `values ${formClass(page)}` },
    h("h2", {}, values_title),
    h("ul", {}, rows.filter(first).map(({ row }) => row)),
    rest.length > 0 &&
      h(
        "details",
        {},
        h("summary", {}, word(view, "other_options", { n: rest.length })),
        h("ul", {}, rest.map(({ row }) => row)),
      ),
  );
}

// Points from nothing upwards can be measured; yes and no, or losses, cannot.
const hasBars = (options) =>
  options.every(({ value }) => value >= 0) && options.some(({ value }) => value > 1);

function isChosen(page, entry) {
  const chosen = page.reveal.chosen || [];
  return page.form === "order" ? chosen[0] === entry.answer : chosen.includes(entry.answer);
}

function signOf(entry, chosen) {
  if (entry.right) return "✓";
  return chosen ? "✗" : "–";
}

function valueRow(view, entry, { bar, name, isFlags }) {
  const option = optionOf(view.page, entry.answer) || { text: entry.answer, cards: [] };
  const chosen = isChosen(view.page, entry);
  const right = entry.right ? "right" : "wrong";
  return h(
    "li",
    {
      key: entry.answer,
      class: `value-row ${right}${chosen ? " chosen" : ""}`,
      onpointerenter: () => view.light(entry.answer),
      onpointerleave: () => view.light(null),
    },
    h(
      "div",
      { class: "value-head" },
      h("span", { class: "sign", "aria-hidden": "true" }, signOf(entry, chosen)),
      name && h("span", { class: "board-number" }, name),
      optionFace(view, option),
      h("span", { class: "sr" }, word(view, entry.right ? "is_right" : "is_wrong")),
      chosen && h("span", { class: "tag" }, word(view, "your_choice")),
      entry.value_text && !isFlags && h("span", { class: "value-text" }, entry.value_text),
      lineButton(view, entry.answer),
    ),
    bar !== null &&
      h(
        "div",
        { class: "value-bar", "aria-hidden": "true", style: `--to:${bar}%` },
        h("span", {}),
      ),
    entry.why.map((line) => h("p", { class: "why" }, told(line))),
    entry.mistake && mistakeLine(view, entry.mistake),
  );
}

// The usual mistake behind a wrong answer, and the lesson that is about it.
const mistakeLine = (view, { text, lesson }) =>
  h("p", { class: "mistake" }, told(text), " · ", h("span", { class: "lesson" }, lesson));

// What each option is worth in every layout of the hidden cards.
function layoutTable(view) {
  const { layouts } = view.page.reveal;
  if (!layouts) return null;
  const { about, heads, rows } = layouts;
  return h(
    "details",
    { key: "layouts", class: "layouts" },
    h("summary", {}, word(view, "layouts", { n: number(view, heads.length) })),
    h("p", { class: "why" }, about),
    h(
      "div",
      { class: "layout-scroll", tabindex: "0", role: "region", "aria-label": about },
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h("tr", {}, h("th", {}, ""), heads.map((text) => h("th", { scope: "col" }, told(text)))),
        ),
        h(
          "tbody",
          {},
          rows.map(({ text, right, values }) =>
            h(
              "tr",
              { class: right ? "right" : "" },
              h("th", { scope: "row" }, told(text)),
              values.map((value) => h("td", {}, number(view, value))),
            ),
          ),
        ),
      ),
    ),
  );
}

function rulesCited(view) {
  const { rules } = view.page.reveal;
  if (!rules.length) return null;
  return h(
    "details",
    { key: "rules", class: "rules" },
    h("summary", {}, word(view, "rules_used")),
    h(
      "dl",
      {},
      rules.map(({ number: name, text }) => [h("dt", {}, name), h("dd", {}, told(text))]),
    ),
  );
}
