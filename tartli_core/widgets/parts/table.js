// What lies on the table, as at a real one: talon, tricks, words said, slate, hand.
// A position tells only what matters for its question, so any part may be missing.

function drawTable(view) {
  const table = shownTable(view);
  const isBare = !table.hand.length && !table.now.length && table.trick === null;
  const hasSide = table.totals || table.before || table.written || (table.tricks.length > 0 && !isLaidOut(table));
  return h(
    "section",
    {
      key: "table",
      class: `table${table.hand.length ? "" : " handless"}${isBare ? " bare" : ""}${hasSide ? "" : " sideless"}`,
      "aria-label": word(view, "table"),
    },
    far(view, table),
    middle(view, table),
    h(
      "div",
      { key: "side", class: "side" },
      slate(view, table),
      story(view, table),
    ),
    near(view, table),
  );
}

// The table of the puzzle, with everyone's cards once the answer is known, or as it is
// at the step to which a line is played out.
function shownTable(view) {
  const { table, reveal } = view.page;
  const opened = reveal?.opponent ? { ...table, opponent: reveal.opponent } : table;
  const frame = shownFrame(view);
  return frame ? { ...opened, ...frame.table } : opened;
}

function far(view, table) {
  const { opponent } = table;
  const isOpen = opponent.length > 0 && !opponent.includes("?");
  if (!opponent.length && !saysAnything(table, "opponent")) return null;
  const name = word(view, "opponent_cards", { n: number(view, opponent.length) });
  return h(
    "div",
    { key: "far", class: `player far${isOpen ? " open" : ""}` },
    isOpen ? openHand(view, opponent, name) : backs(view, opponent.length, name),
    playerLine(view, table, "opponent"),
    taken(view, table, "opponent"),
  );
}

const saysAnything = (table, who) =>
  table.lead === who || table.speech.some(({ by }) => by === who);

function openHand(view, codes, name) {
  return h(
    "span",
    { class: "open-hand", role: "group", "aria-label": name },
    codes.map((code) => card(view, code, { "data-fly": `table-${code}` })),
  );
}

function near(view, table) {
  if (!table.hand.length && !saysAnything(table, "you")) return null;
  return h(
    "div",
    { key: "near", class: "player near" },
    playerLine(view, table, "you"),
    taken(view, table, "you"),
    table.hand.length > 0 && hand(view, table),
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
  const count = table.taken[who === "you" ? 0 : 1];
  if (!count) return null;
  return h(
    "span",
    { class: "taken" },
    h(
      "span",
      { class: "pile", "aria-hidden": "true" },
      Array.from({ length: Math.min(count, 7) }, () =>
        h("span", { class: "card back" }, picture(view, null)),
      ),
    ),
    h("span", {}, word(view, "tricks", { n: number(view, count) })),
  );
}

function middle(view, table) {
  return h(
    "div",
    { key: "middle", class: `middle${table.loose.length ? " with-loose" : ""}` },
    (table.trump || table.talon > 0) && talon(view, table),
    table.trick !== null && !isLaidOut(table) && trick(view, table),
    isLaidOut(table) && laidTricks(view, table),
    table.loose.length > 0 && loose(view, table),
    table.marks && h("div", { class: "marks" }, chalkMarks(table.marks)),
  );
}

// Where nobody is to play, the tricks themselves are what is asked about.
const isLaidOut = ({ hand, now, totals, tricks }) =>
  tricks.length > 0 && !hand.length && !now.length && !totals;

function laidTricks(view, table) {
  return h(
    "ol",
    { class: "laid-tricks" },
    table.tricks.map(({ trick: place, cards, taken_by }) =>
      h(
        "li",
        { key: place },
        h("span", { class: "trick-name" }, word(view, "trick", { n: number(view, place) })),
        h(
          "span",
          { class: "laid-cards" },
          cards.map(({ by, card: code }) =>
            card(view, code, { class: by === taken_by ? "took" : "" }),
          ),
        ),
        h("span", { class: "trick-name" }, word(view, `taken_by_${taken_by}`)),
      ),
    ),
  );
}

// Cards shown that lie in no hand and no trick; on a phone not once more beside options
// that are the same cards.
function loose(view, table) {
  const answers = new Set(view.page.options.map(({ answer }) => answer));
  const isTwice = !view.page.reveal && table.loose.every((code) => answers.has(code));
  return h(
    "div",
    {
      class: `loose${isTwice ? " twice" : ""}`,
      role: "group",
      "aria-label": word(view, "loose"),
    },
    table.loose.map((code) => card(view, code)),
  );
}

function talon(view, table) {
  const count = table.talon > 0 && word(view, "talon", { n: number(view, table.talon) });
  return h(
    "div",
    { class: `talon${table.talon > 0 ? "" : " gone"}` },
    (table.indicator || table.talon > 0) &&
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
      count && h("span", { class: "quiet-text" }, count),
    ),
  );
}

function trick(view, table) {
  const place = (who) => {
    const played = table.now.find(({ by }) => by === who);
    return h(
      "div",
      { key: who, class: `trick-place ${who}` },
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
