// What lies on the table, as at a real one: talon, tricks, words said, slate, hand.

function drawTable(view) {
  const { table } = view.page;
  return h(
    "section",
    { key: "table", class: "table", "aria-label": word(view, "table") },
    far(view, table),
    middle(view, table),
    h("div", { class: "side" }, slate(view, table), story(view, table)),
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
  return h(
    "span",
    { class: "taken" },
    h(
      "span",
      { class: "pile", "aria-hidden": "true" },
      tricks.slice(0, 7).map(() => h("span", { class: "card back" }, picture(view, null))),
    ),
    h("span", {}, word(view, "tricks", { n: number(view, tricks.length) })),
  );
}

function middle(view, table) {
  return h("div", { class: "middle" }, talon(view, table), trick(view, table));
}

function talon(view, table) {
  const count = word(view, "talon", { n: number(view, table.talon) });
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
    h("div", { class: "card-caption", "aria-hidden": "true" }, told(caption(view))),
  );
}

// Under the hand: the names of the cards tapped, else of the option looked at.
function caption(view) {
  const { picked, lit } = view.state;
  if (picked.size) return [...picked].map((code) => cardName(view, code)).join(" · ");
  const option = lit && optionOf(view.page, lit);
  return option?.cards?.length ? option.text : "";
}

// Cards raised in the hand: those tapped, else those of the option looked at,
// else those of what is chosen.
function liftedCards(view) {
  const { picked, lit, choice } = view.state;
  if (picked.size) return picked;
  const answers = lit ? [lit] : view.page.reveal ? [] : choice.answers;
  const shown = view.page.form === "order" && !lit ? answers.slice(-1) : answers;
  return new Set(shown.flatMap((answer) => optionOf(view.page, answer)?.cards || []));
}

// The slate: one column a player, written down to the sum as on a real one.
function slate(view, table) {
  const running = runningTotal(view.state.choice, view.page);
  const growing = view.page.form === "order" && running > 0 && !view.page.reveal;
  return h(
    "div",
    { class: "slate", role: "group", "aria-label": word(view, "slate") },
    h("div", { class: "slate-columns" }, slateColumn(view, "you"), slateColumn(view, "opponent")),
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

function slateColumn(view, who) {
  const { table } = view.page;
  const place = who === "you" ? 0 : 1;
  const tricks = table.tricks.filter(({ taken_by }) => taken_by === who);
  const inTricks = tricks.reduce((sum, { points }) => sum + points, 0);
  const row = (key, points, what, meld) =>
    h(
      "li",
      { key, title: meld, class: meld ? "meld" : "" },
      h("span", { class: "slate-points" }, number(view, points)),
      what,
    );
  const melds = table.scored
    .filter(({ by }) => by === who)
    .map((meld, n) =>
      row(`m${n}`, meld.points, cardSigns(view, meld.cards, meld.text), meld.text),
    );
  const written = [
    ...melds,
    inTricks > 0 && row("tricks", inTricks, h("span", {}, word(view, "in_tricks"))),
  ].filter(Boolean);
  return h(
    "div",
    { key: who, class: `slate-column ${who}`, role: "group", "aria-label": word(view, who) },
    h("p", { class: "slate-name", "aria-hidden": "true" }, word(view, who)),
    written.length > 0 &&
      h(
        "ul",
        { class: "slate-sums" },
        row("before", table.before[place], h("span", {}, word(view, "before"))),
        written,
      ),
    h("p", { class: "slate-total" }, chalk(number(view, table.totals[place]))),
  );
}

// What happened in this deal, trick by trick: open where there is room.
function story(view, table) {
  if (!table.tricks.length) return null;
  return h(
    "details",
    { key: "story", class: "story", open: (view.root.clientWidth || innerWidth) >= WIDE_PX },
    h("summary", {}, word(view, "story")),
    h("ol", {}, table.tricks.map((trick) => pastTrick(view, trick))),
  );
}

const WIDE_PX = 900; // as in the styles

function pastTrick(view, trick) {
  const { said, cards, taken_by, points } = trick;
  return h(
    "li",
    { key: trick.trick },
    h("span", { class: "past-number" }, number(view, trick.trick)),
    h(
      "span",
      { class: "past-cards" },
      cards.map(({ by, card }) =>
        cardSigns(view, [card], cardName(view, card), by === taken_by ? "took" : ""),
      ),
    ),
    h("span", { class: "past-taker" }, word(view, taken_by)),
    h("span", { class: "past-points" }, `+${number(view, points)}`),
    said.map(({ by, text, points: scored }) =>
      h(
        "span",
        { class: "past-said" },
        h("b", {}, `${word(view, by)}: `),
        h("span", { class: "past-meld" }, text),
        h(
          "span",
          { class: scored === null ? "past-beaten" : "past-points" },
          scored === null ? word(view, "beaten") : `+${number(view, scored)}`,
        ),
      ),
    ),
  );
}
