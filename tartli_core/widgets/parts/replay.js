// A line of the proof played out on the table, card by card, at one's own pace.

function shownLine(view) {
  const { replay } = view.state;
  return replay ? view.page.reveal?.lines?.[replay.answer] : null;
}

const shownFrame = (view) => shownLine(view)?.[view.state.replay.step] ?? null;

// The line to begin with: what refutes the choice made, else the best play.
function firstLine({ reveal }) {
  const { lines, options, chosen } = reveal || {};
  if (!lines) return null;
  const wrong = options.find(
    ({ answer, right }) => !right && chosen?.includes(answer) && lines[answer],
  );
  return (wrong || options.find(({ answer, right }) => right && lines[answer]))?.answer;
}

function drawReplay(view) {
  const line = shownLine(view);
  if (!line) return null;
  const { answer, step } = view.state.replay;
  const last = line.length - 1;
  const name = optionOf(view.page, answer)?.text ?? answer;
  const go = (sign, label, to, isOff) =>
    h(
      "button",
      {
        key: label,
        type: "button",
        class: "icon step",
        "aria-label": word(view, label),
        title: word(view, label),
        "aria-disabled": isOff ? "true" : null,
        onclick: () => view.playTo(to),
      },
      h("span", { class: "step-sign", html: stepSign(sign) }),
    );
  return h(
    "div",
    { key: "replay", class: "replay", role: "group", "aria-label": word(view, "replay") },
    h("h2", {}, word(view, "replay"), ": ", h("span", { class: "replay-of" }, name)),
    h(
      "p",
      { class: "replay-step", "aria-live": "polite" },
      replayCards(view),
      h("span", {}, told(line[step].text)),
    ),
    h(
      "div",
      { class: "replay-buttons" },
      go("first", "step_first", 0, step === 0),
      go("back", "step_back", step - 1, step === 0),
      h("span", { class: "replay-place" }, `${number(view, step)} / ${number(view, last)}`),
      go("next", "step_next", step + 1, step === last),
      go("last", "step_last", last, step === last),
    ),
  );
}

// On a phone the table is out of sight: the trick stands beside the words.
function replayCards(view) {
  const { now } = shownFrame(view).table;
  return miniCards(view, now.map(({ card: code }) => code));
}

const STEPS = {
  first: "M18 5 9 12l9 7zM6 5v14",
  back: "M16 5 7 12l9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M6 5l9 7-9 7zM18 5v14",
};

const stepSign = (name) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${STEPS[name]}"/></svg>`;

function lineButton(view, answer) {
  if (!view.page.reveal.lines?.[answer]) return null;
  const isShown = view.state.replay?.answer === answer;
  return h(
    "button",
    {
      key: "line",
      type: "button",
      class: "quiet line-button",
      "aria-pressed": isShown ? "true" : "false",
      onclick: () => view.playLine(answer),
    },
    word(view, "play_line"),
  );
}
