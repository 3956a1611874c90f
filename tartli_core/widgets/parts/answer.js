// The answer controls: what there is to choose from, whatever the form.

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
      class: `work ${formClass(view.page)}`,
      "aria-label": word(view, view.page.reveal ? "explanation" : "your_answer"),
    },
    view.page.reveal
      ? drawReveal(view)
      : [drawHints(view), controls(view)],
  );
}

// A card is one of several; and `card` is the class of a card itself.
const formClass = ({ form }) => (form === "card" ? "one" : form);

function controls(view) {
  switch (view.page.form) {
    case "number":
      return numberField(view);
    case "words":
      return wordToggles(view);
    case "order":
      return [slots(view), options(view)];
    default:
      return [inHand(view.page).length > 0 && handLine(view), options(view)];
  }
}

// Where one's own cards are the answers: what to do, or what is chosen.
function handLine(view) {
  const { page, state } = view;
  const chosen = page.options.filter(({ answer }) => state.choice.answers.includes(answer));
  const what = chosen.map(({ text }) => text).join(" · ");
  return h(
    "p",
    { key: "hand-line", class: `hand-line${what ? " chosen" : ""}` },
    what ? told(what) : word(view, `press_${page.form}`),
  );
}

// With many sequences the cards alone are shown, two abreast; the names stand under
// the hand as one looks at them.
const MANY = 6;
const many = (page) => page.form === "order" && page.options.length > MANY;

function options(view) {
  const { page, state } = view;
  const keys = answersByKey(page);
  const listed = page.options.filter(({ answer }) => !isInHand(page, answer));
  if (!listed.length && !page.nothing) return null;
  return h(
    "div",
    {
      key: "options",
      class: `options ${arrangement(page)}`,
      role: "group",
      "aria-label": word(view, `choose_${page.form}`),
      "data-group": "options",
    },
    listed.map((option, place) =>
      optionButton(view, option, {
        place: keys.indexOf(option.answer),
        order: state.choice.answers.indexOf(option.answer),
        isFirst: place === 0,
      }),
    ),
    page.nothing && nothingButton(view),
  );
}

function arrangement(page) {
  if (isCardGrid(page)) return "of-cards";
  if (many(page)) return "many";
  return page.options.length + Boolean(page.nothing) > 7 ? "dense" : "";
}

// The answers in the order of their digits: first the cards of the hand, where those
// are pressed; a card that is no answer keeps its digit.
function answersByKey(page) {
  if (page.words) return page.words.map(({ answer }) => answer).filter((a) => a !== SILENCE);
  const listed = page.options
    .map(({ answer }) => answer)
    .filter((answer) => !isInHand(page, answer));
  return inHand(page).length ? [...page.table.hand, ...listed] : listed;
}

function optionButton(view, option, { place, order, isFirst }) {
  const { page, state } = view;
  const chosen = order >= 0;
  const { cards = [] } = option;
  const outside = cards.length && [...state.picked].some((code) => !cards.includes(code));
  const points = option.points ?? null;
  const isCard = isCardGrid(page);
  return h(
    "button",
    {
      key: option.answer,
      type: "button",
      class: `option${chosen ? " chosen" : ""}${outside ? " outside" : ""}`,
      title: isCard || many(page) ? option.text : null,
      "aria-pressed": chosen ? "true" : "false",
      "data-item": option.answer,
      tabindex: view.tabindex("options", option.answer, isFirst),
      onclick: () => view.choose(option.answer),
      onpointerenter: () => view.light(option.answer),
      onpointerleave: () => view.light(null),
      onfocus: () => view.light(option.answer),
      onblur: () => view.light(null),
    },
    h(
      "span",
      { class: `mark ${formClass(page)}`, "aria-hidden": "true" },
      page.form === "order" && chosen ? number(view, order + 1) : chosen ? "✓" : "",
    ),
    optionFace(view, option),
    points !== null && h("span", { class: "option-points" }, number(view, points)),
    keyLabel(place) && h("kbd", { "aria-hidden": "true" }, keyLabel(place)),
  );
}

// What an option says: cards and their name, a picture, or what each player writes.
function optionFace(view, option) {
  if (option.outcome) return outcome(view, option);
  if (option.picture)
    return [
      h("span", { class: "sr" }, option.text),
      h("span", { class: "option-picture", "aria-hidden": "true", html: option.picture }),
    ];
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
      class: `board ${arrangement(page)}`,
      "aria-label": word(view, `choose_${page.form}`),
    },
    (page.words || page.options).map((option, place) =>
      h(
        "li",
        {},
        h("span", { class: "board-number" }, number(view, place + 1)),
        optionFace(view, option),
        (option.points ?? null) !== null &&
          h("span", { class: "option-points" }, number(view, option.points)),
      ),
    ),
    page.nothing &&
      h("li", {}, h("span", { class: "board-number" }, number(view, 0)), page.nothing),
  );
  return h(
    "div",
    { key: "work", class: `work ${formClass(page)}` },
    page.form === "order" && slots(view),
    page.form !== "number" && board,
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

