// What lies on the table, as at a real one: talon, tricks, words said, slate, hand.

function drawTable(view) {
  const { table } = view.page;
  return h(
    "section",
    { key: "table", class: "table", "aria-label": word(view, "table") },
    far(view, table),
    middle(view, table),
    slate(view, table),
    near(view, table),
  );
}

function far(view, table) {
  const name = word(view, "opponent_cards", { n: number(view, table.opponent_cards) });
  return h(
    "div",
    { class: "player far" },
    backs(view, table.opponent_cards, name),
    playerLine(view, table, "opponent"),
    taken(view, table, "opponent"),
  );
}

function near(view, table) {
  return h(
    "div",
    { class: "player near" },
    playerLine(view, table, "you"),
    taken(view, table, "you"),
    hand(view, table),
  );
}

const playerLine = (view, table, who) =>
  h("div", { class: "player-line" }, playerName(view, table, who), speech(table, who));

function playerName(view, table, who) {
  const lead =
    table.lead === who && h("span", { class: "lead-mark" }, word(view, "on_lead"));
  return h("span", { class: "player-name" }, h("b", {}, word(view, who)), lead);
}

function speech(table, who) {
  const said = table.speech.filter(({ by }) => by === who);
  return h(
    "span",
    { class: `speech ${who}` },
    said.map(({ text }) => h("q", { class: "bubble" }, text)),
  );
}

function taken(view, table, who) {
  const tricks = table.tricks.filter(({ taken_by }) => taken_by === who);
  if (!tricks.length) return null;
  const points = tricks.reduce((sum, trick) => sum + trick.points, 0);
  return h(
    "span",
    { class: "taken" },
    h(
      "span",
      { class: "pile", "aria-hidden": "true" },
      tricks.slice(0, 7).map(() => h("span", { class: "card back" }, picture(view, null))),
    ),
    h(
      "span",
      { class: "taken-text" },
      h("span", {}, `${word(view, "tricks")} ${number(view, tricks.length)}`),
      h("span", { class: "taken-points" }, `${word(view, "points")} ${number(view, points)}`),
    ),
  );
}

function middle(view, table) {
  return h("div", { class: "middle" }, talon(view, table), trick(view, table));
}

function talon(view, table) {
  const count = `${word(view, "talon")} ${number(view, table.talon)}`;
  return h(
    "div",
    { class: "talon" },
    h(
      "div",
      { class: "talon-cards" },
      table.indicator &&
        h("span", { class: "crosswise" }, card(view, table.indicator, { class: "still" })),
      table.talon > (table.indicator ? 1 : 0) &&
        h(
          "span",
          { class: "stack", "aria-hidden": "true" },
          [0, 1, 2].map(() => h("span", { class: "card back" }, picture(view, null))),
        ),
    ),
    h(
      "div",
      { class: "talon-text" },
      table.trump &&
        h(
          "span",
          { class: "trump" },
          suitMark(view, table.trump),
          h("span", {}, word(view, `trump_${table.trump}`)),
        ),
      h("span", { class: "quiet-text" }, count),
    ),
  );
}

function trick(view, table) {
  const place = (who) => {
    const played = table.now.find(({ by }) => by === who);
    return h(
      "div",
      { class: `trick-place ${who}` },
      played
        ? card(view, played.card, { "data-fly": `table-${played.card}` })
        : h("span", { class: "card empty" }),
    );
  };
  return h(
    "div",
    {
      class: "trick",
      role: "group",
      "aria-label": word(view, "trick", { n: number(view, table.trick) }),
    },
    place("opponent"),
    place("you"),
    h("span", { class: "trick-name" }, word(view, "trick", { n: number(view, table.trick) })),
  );
}

// The hand: a fan of buttons. Tapping a card names it and finds the options with it.
function hand(view, table) {
  const lifted = liftedCards(view);
  const { picked } = view.state;
  return h(
    "div",
    { class: "hand-place" },
    h(
      "div",
      {
        class: "hand",
        role: "group",
        "aria-label": word(view, "your_hand"),
        "data-group": "hand",
      },
      table.hand.map((code, place) =>
        h(
          "button",
          {
            key: code,
            type: "button",
            class: `card in-hand${lifted.has(code) ? " lifted" : ""}`,
            style: fanStyle(place, table.hand.length),
            "data-fly": `table-${code}`,
            "data-item": code,
            "aria-label": cardName(view, code),
            "aria-pressed": picked.has(code) ? "true" : "false",
            tabindex: view.tabindex("hand", code, place === 0),
            onclick: () => view.pick(code),
          },
          picture(view, code),
        ),
      ),
    ),
    h("div", { class: "card-caption", "aria-hidden": "true" }, caption(view)),
  );
}

const caption = (view) =>
  [...view.state.picked].map((code) => cardName(view, code)).join(" · ");

// Cards raised in the hand: those tapped, else those of the option looked at,
// else those of what is chosen.
function liftedCards(view) {
  const { picked, lit, choice } = view.state;
  if (picked.size) return picked;
  const answers = lit ? [lit] : view.page.reveal ? [] : choice.answers;
  const shown = view.page.form === "order" && !lit ? answers.slice(-1) : answers;
  return new Set(shown.flatMap((answer) => optionOf(view.page, answer)?.cards || []));
}

function slate(view, table) {
  const running = runningTotal(view.state.choice, view.page);
  const growing = view.page.form === "order" && running > 0 && !view.page.reveal;
  const melds = table.scored.map((meld, place) =>
    h(
      "li",
      { key: `m${place}`, class: meld.by },
      h("span", { class: "slate-text" }, meld.text),
      h("span", { class: "slate-points" }, number(view, meld.points)),
    ),
  );
  return h(
    "div",
    { class: "slate", role: "group", "aria-label": word(view, "slate") },
    h(
      "dl",
      { class: "slate-totals" },
      ["you", "opponent"].map((who, place) =>
        h(
          "div",
          { key: who },
          h("dt", {}, word(view, who)),
          h("dd", { class: "chalk" }, number(view, table.totals[place])),
        ),
      ),
    ),
    melds.length ? h("ul", { class: "slate-melds" }, melds) : null,
    growing &&
      h(
        "div",
        { class: "slate-growing" },
        h(
          "span",
          { class: "chalk sum" },
          view.state.choice.answers
            .map((answer) => number(view, optionOf(view.page, answer).points))
            .join(" + "),
        ),
        h("span", { class: "chalk total" }, `= ${number(view, running)}`),
      ),
  );
}
