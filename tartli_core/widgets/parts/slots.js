// The order form: one numbered place a step. A filled one is a button that empties
// it, and can be dragged to another place.

function slots(view) {
  const { page, state } = view;
  return h(
    "ol",
    {
      key: "slots",
      class: `slots${isCardGrid(page) ? " of-cards" : ""}`,
      "aria-label": word(view, "your_order"),
      "data-group": "slots",
      style: `--columns:${slotColumns(page)}`,
    },
    page.steps.map((name, place) => {
      const option = optionOf(page, state.choice.answers[place]);
      return h(
        "li",
        { key: place, class: option ? "slot filled" : "slot", "data-place": place },
        option ? chip(view, option, place, name) : h("span", { class: "slot-name" }, name),
      );
    }),
  );
}

function slotColumns(page) {
  const { length } = page.steps;
  if (isCardGrid(page)) return Math.min(length, 6);
  return length === 4 || length > 6 ? 4 : Math.min(length, 3);
}

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
    (option.points ?? null) !== null &&
      h("span", { class: "option-points" }, number(view, option.points)),
    miniCards(view, option.cards),
  );
}
