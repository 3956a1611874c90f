// What happened in this deal, trick by trick: open where there is room. Tricks that one
// must know from memory lie face down until they are looked at.

function story(view, table) {
  if (!table.tricks.length || isLaidOut(table)) return null;
  const isDown = table.from_memory && !view.state.remembers && !view.page.reveal;
  const isAsked = !table.totals; // what happened is what the question is about
  const isWide = (view.root.clientWidth || innerWidth) >= WIDE_PX;
  return h(
    "details",
    { key: "story", class: `story${isAsked ? " asked" : ""}`, open: isWide || (isAsked && !isDown) },
    h("summary", {}, word(view, "story")),
    table.from_memory && !view.page.reveal && memoryButton(view, isDown),
    h("ol", {}, table.tricks.map((trick) => pastTrick(view, trick, isDown))),
  );
}

const WIDE_PX = 900; // as in the styles

function memoryButton(view, isDown) {
  return h(
    "button",
    {
      key: "memory",
      type: "button",
      class: "quiet memory",
      "aria-pressed": isDown ? "false" : "true",
      onclick: () => view.turnTricks(),
    },
    word(view, isDown ? "turn_up" : "turn_down"),
  );
}

function pastTrick(view, trick, isDown) {
  const { said, cards, taken_by, points } = trick;
  return h(
    "li",
    { key: trick.trick },
    h("span", { class: "past-number" }, number(view, trick.trick)),
    isDown
      ? h("span", { class: "past-cards down" }, word(view, "face_down"))
      : h(
          "span",
          { class: "past-cards" },
          cards.map(({ by, card }) =>
            cardSigns(view, [card], cardName(view, card), by === taken_by ? "took" : ""),
          ),
        ),
    h("span", { class: "past-taker" }, word(view, taken_by)),
    h("span", { class: "past-points" }, points === null ? "" : `+${number(view, points)}`),
    said.map(({ by, text, points: scored }) =>
      h(
        "span",
        { class: "past-said" },
        h("b", {}, `${word(view, by)}: `),
        h("span", { class: "past-meld" }, text),
        scored === undefined
          ? null
          : h(
              "span",
              { class: scored === null ? "past-beaten" : "past-points" },
              scored === null ? word(view, "beaten") : `+${number(view, scored)}`,
            ),
      ),
    ),
  );
}
