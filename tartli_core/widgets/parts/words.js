// The words form: an utterance put together from announcement words.

function wordToggles(view) {
  const { page, state } = view;
  return [
    h(
      "p",
      { key: "utterance", class: "utterance", "aria-live": "polite" },
      h("span", { class: "sr" }, word(view, "you_say")),
      bubble(view, uttered(state.choice, page)),
    ),
    h(
      "div",
      {
        key: "words",
        class: "word-toggles",
        role: "group",
        "aria-label": word(view, "choose_words"),
        "data-group": "options",
      },
      page.words.map((entry, place) => wordButton(view, entry, place)),
    ),
  ];
}

function bubble(view, said) {
  if (!said.length) return h("q", { class: "bubble empty" }, "…");
  if (said[0].answer === SILENCE) return h("span", { class: "unsaid" }, said[0].text);
  return h("q", { class: "bubble" }, said.map(({ text }) => text).join(", "));
}

function wordButton(view, { answer, text }, place) {
  const chosen = view.state.choice.answers.includes(answer);
  const key = answer === SILENCE ? "0" : keyLabel(place);
  return h(
    "button",
    {
      key: answer,
      type: "button",
      class: `word${chosen ? " chosen" : ""}${answer === SILENCE ? " silence" : ""}`,
      "aria-pressed": chosen ? "true" : "false",
      "data-item": answer,
      tabindex: view.tabindex("options", answer, place === 0),
      onclick: () => view.choose(answer),
    },
    h("span", {}, text),
    key && h("kbd", { "aria-hidden": "true" }, key),
  );
}
