// One's own hand: a fan of buttons. Where its cards are the answers they are pressed to
// choose; else tapping a card names it and finds the options with it.

function hand(view, table) {
  const answers = view.page.reveal || view.page.present ? [] : inHand(view.page);
  return h(
    "div",
    { class: `hand-place${answers.length ? " answering" : ""}` },
    h(
      "div",
      {
        class: "hand",
        role: "group",
        "aria-label": word(view, "your_hand"),
        "data-group": "hand",
      },
      table.hand.map((code, place) => handCard(view, table, { code, place, answers })),
    ),
    h("div", { class: "card-caption", "aria-hidden": "true" }, told(caption(view))),
  );
}

function handCard(view, table, { code, place, answers }) {
  const isAnswer = answers.some(({ answer }) => answer === code);
  const isBarred = answers.length > 0 && !isAnswer;
  const pressed = isAnswer
    ? view.state.choice.answers.includes(code)
    : view.state.picked.has(code);
  return h(
    "button",
    {
      key: code,
      type: "button",
      class: ["card in-hand", liftedCards(view).has(code) && "lifted", isBarred && "barred"]
        .filter(Boolean)
        .join(" "),
      style: fanStyle(place, table.hand.length),
      "data-fly": `table-${code}`,
      "data-item": code,
      "aria-label": cardName(view, code),
      "aria-pressed": pressed ? "true" : "false",
      "aria-disabled": isBarred ? "true" : null,
      tabindex: view.tabindex("hand", code, place === 0),
      onclick: () => (answers.length ? view.press(code) : view.pick(code)),
    },
    picture(view, code),
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
