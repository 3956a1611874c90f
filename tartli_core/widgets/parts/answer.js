// The answer controls of the three forms: choose one, choose a set, put in order.

const DIGITS = 9; // options beyond take Shift + digit, beyond that the arrows

function keyLabel(place) {
  if (place < DIGITS) return `${place + 1}`;
  return place < 2 * DIGITS ? `⇧${place - DIGITS + 1}` : "";
}

function drawWork(view) {
  return h(
    "section",
    {
      key: "work",
      class: `work ${view.page.form}`,
      "aria-label": word(view, view.page.reveal ? "explanation" : "your_answer"),
    },
    view.page.reveal
      ? drawReveal(view)
      : [
          drawHints(view),
          view.page.form === "order" && slots(view),
          options(view),
        ],
  );
}

// With many sequences the cards alone are shown, two abreast; the names stand under
// the hand as one looks at them.
const MANY = 6;
const many = (page) => page.form === "order" && page.options.length > MANY;

function options(view) {
  const { page, state } = view;
  return h(
    "div",
    {
      key: "options",
      class: many(page) ? "options many" : `options ${rows(page)}`,
      role: "group",
      "aria-label": word(view, `choose_${page.form}`),
      "data-group": "options",
    },
    page.options.map((option, place) => {
      const order = state.choice.answers.indexOf(option.answer);
      return optionButton(view, option, place, order);
    }),
    page.nothing && nothingButton(view),
  );
}

const rows = ({ options, nothing }) => (options.length + Boolean(nothing) > 7 ? "dense" : "");

function optionButton(view, option, place, order) {
  const { page, state } = view;
  const chosen = order >= 0;
  const { cards = [] } = option;
  const outside = cards.length && [...state.picked].some((code) => !cards.includes(code));
  const points = option.points ?? null;
  return h(
    "button",
    {
      key: option.answer,
      type: "button",
      class: `option${chosen ? " chosen" : ""}${outside ? " outside" : ""}`,
      title: many(page) ? option.text : null,
      "aria-pressed": chosen ? "true" : "false",
      "data-item": option.answer,
      tabindex: view.tabindex("options", option.answer, place === 0),
      onclick: () => view.choose(option.answer),
      onpointerenter: () => view.light(option.answer),
      onpointerleave: () => view.light(null),
      onfocus: () => view.light(option.answer),
      onblur: () => view.light(null),
    },
    h(
      "span",
      { class: `mark ${page.form}`, "aria-hidden": "true" },
      page.form === "order" && chosen ? number(view, order + 1) : chosen ? "✓" : "",
    ),
    optionFace(view, option),
    points !== null && h("span", { class: "option-points" }, number(view, points)),
    keyLabel(place) && h("kbd", { "aria-hidden": "true" }, keyLabel(place)),
  );
}

// What an option says: cards and their name, or what each player writes.
function optionFace(view, option) {
  if (option.outcome) return outcome(view, option);
  return [
    miniCards(view, option.cards),
    h("span", { class: "option-text" }, told(option.text)),
  ];
}

function outcome(view, { outcome: { you, opponent, wins }, text }) {
  const points = (who, written) =>
    h(
      "span",
      { class: `outcome-points${wins === who ? " wins" : ""}` },
      h("span", {}, word(view, who)),
      h("b", {}, number(view, written)),
    );
  return [
    h("span", { class: "sr" }, text),
    h(
      "span",
      { class: "outcome", "aria-hidden": "true" },
      points("you", you),
      points("opponent", opponent),
      h(
        "span",
        { class: `outcome-end${wins ? " wins" : ""}` },
        word(view, wins ? `wins_${wins}` : "wins_nobody"),
      ),
    ),
  ];
}

// In front of a class the options are there to be read out, not to be pressed.
function drawBoard(view) {
  const { page } = view;
  const board = h(
    "ol",
    {
      key: "board",
      class: `board ${many(page) ? "many" : rows(page)}`,
      "aria-label": word(view, `choose_${page.form}`),
    },
    page.options.map((option, place) =>
      h(
        "li",
        {},
        h("span", { class: "board-number" }, number(view, place + 1)),
        optionFace(view, option),
        option.points !== null &&
          h("span", { class: "option-points" }, number(view, option.points)),
      ),
    ),
    page.nothing &&
      h("li", {}, h("span", { class: "board-number" }, number(view, 0)), page.nothing),
  );
  return h(
    "div",
    { key: "work", class: `work ${page.form}` },
    page.form === "order" && slots(view),
    board,
  );
}

function nothingButton(view) {
  const chosen = view.state.choice.nothing;
  return h(
    "button",
    {
      key: "nothing",
      type: "button",
      class: `option nothing${chosen ? " chosen" : ""}`,
      "aria-pressed": chosen ? "true" : "false",
      "data-item": "nothing",
      tabindex: view.tabindex("options", "nothing", view.page.options.length === 0),
      onclick: () => view.chooseNothing(),
    },
    h("span", { class: "mark one", "aria-hidden": "true" }, chosen ? "✓" : ""),
    h("span", { class: "option-text" }, view.page.nothing),
    h("kbd", { "aria-hidden": "true" }, "0"),
  );
}

// One numbered place a trick. A filled one is a button that empties it, and can be
// dragged to another place.
function slots(view) {
  const { page, state } = view;
  const places = Array.from({ length: page.steps }, (_, place) => place);
  return h(
    "ol",
    {
      key: "slots",
      class: "slots",
      "aria-label": word(view, "your_order"),
      "data-group": "slots",
      style: `--columns:${slotColumns(page.steps)}`,
    },
    places.map((place) => {
      const option = optionOf(page, state.choice.answers[place]);
      const name = word(view, "trick", { n: number(view, page.table.trick + place) });
      return h(
        "li",
        { key: place, class: option ? "slot filled" : "slot", "data-place": place },
        option ? chip(view, option, place, name) : h("span", { class: "slot-name" }, name),
      );
    }),
  );
}

const slotColumns = (steps) => (steps === 4 || steps > 6 ? 4 : Math.min(steps, 3));

function chip(view, option, place, name) {
  return h(
    "button",
    {
      key: option.answer,
      type: "button",
      class: "chip",
      "data-fly": `chip-${option.answer}`,
      "data-item": option.answer,
      "aria-label": word(view, "remove", { what: `${name}: ${option.text}` }),
      tabindex: view.tabindex("slots", option.answer, place === 0),
      onclick: () => view.choose(option.answer),
      onpointerdown: (event) => dragChip(event, view, place),
      onfocus: () => view.light(option.answer),
      onblur: () => view.light(null),
    },
    h("span", { class: "slot-name" }, name),
    h("span", { class: "option-points" }, number(view, option.points)),
    miniCards(view, option.cards),
  );
}
