// The top bar: which puzzle this is, how the session goes, how things look.

// Signs of the buttons, drawn with strokes in a square of 24.
const SIGNS = {
  link: `<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1"/>
    <path d="M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1"/>`,
  keys: `<rect x="3" y="6.5" width="18" height="11" rx="2"/>
    <path d="M7 10h.01M10.5 10h.01M14 10h.01M17 10h.01M8.5 14h7"/>`,
  help: `<circle cx="12" cy="12" r="9"/>
    <path d="M9.4 9.3a2.7 2.7 0 1 1 3.7 2.6c-.8.4-1.1.9-1.1 1.7v.3M12 17h.01"/>`,
  look: `<circle cx="12" cy="12" r="8"/>
    <path d="M12 4a8 8 0 0 1 0 16z" fill="currentcolor"/>`,
};

const sign = (name) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${SIGNS[name]}</svg>`;

function drawBar(view) {
  const { page, state, menu } = view;
  return h(
    "header",
    { key: "bar", class: "bar" },
    h("span", { class: "brand" }, word(view, "product")),
    picker(view, "kind", word(view, "kind"), menu.kinds || [], page.kind),
    picker(view, "rules", word(view, "rule_set"), menu.rules || [], page.rules),
    h(
      "p",
      { class: "standing" },
      h("span", { class: "level" }, level(page), page.level_title),
      h(
        "span",
        {
          class: view.count.seen ? "count" : "count none",
          title: word(view, "count_about"),
        },
        countText(view),
      ),
    ),
    h(
      "div",
      { class: "bar-buttons" },
      helpButton(view),
      ownsAddress() &&
        barButton("link", word(view, "copy_link"), {
          class: `icon${state.copied ? " done" : ""}`,
          onclick: () => view.copyLink(),
        }),
      barButton("keys", word(view, "keys"), {
        class: "icon spare",
        "aria-expanded": state.open === "keys" ? "true" : "false",
        onclick: () => view.toggleOpen("keys"),
      }),
      barButton("look", word(view, "appearance"), {
        "aria-expanded": state.open === "look" ? "true" : "false",
        onclick: () => view.toggleOpen("look"),
      }),
    ),
    state.copied &&
      h("p", { key: "copied", class: "copied", role: "status" }, word(view, "copied")),
    state.open === "look" && drawLook(view),
    state.open === "link" && drawLinkField(view),
  );
}

function barButton(name, label, attrs) {
  return h(
    "button",
    {
      key: name,
      type: "button",
      class: "icon",
      "aria-label": label,
      title: label,
      html: sign(name),
      ...attrs,
    },
  );
}

function helpButton(view) {
  return h(
    "button",
    {
      key: "help",
      type: "button",
      class: "icon labelled",
      "aria-label": word(view, "help"),
      "aria-haspopup": "dialog",
      "aria-keyshortcuts": "w",
      onclick: () => view.toggleOpen("help"),
    },
    h("span", { html: sign("help") }),
    h("span", { class: "label" }, word(view, "help")),
  );
}

function picker(view, name, label, entries, current) {
  const change = (event) => {
    const wanted = { kind: view.page.kind, rules: view.page.rules };
    view.link.send("open", { ...wanted, [name]: event.target.value });
  };
  return h(
    "select",
    {
      key: name,
      class: "picker",
      "aria-label": label,
      title: entries.find((entry) => entry.name === current)?.about,
      value: current,
      onchange: change,
    },
    entries.map((entry) => h("option", { key: entry.name, value: entry.name }, entry.title)),
  );
}

const level = (page) =>
  h(
    "span",
    { class: "dots", "aria-hidden": "true" },
    [1, 2, 3, 4, 5].map((n) => h("i", { class: n <= page.level ? "on" : "" })),
  );

function countText(view) {
  const { solved = 0, seen = 0, first_try = 0 } = view.count;
  const values = {
    solved: number(view, solved),
    seen: number(view, seen),
    first_try: number(view, first_try),
  };
  return word(view, "count", values);
}

function drawLook(view) {
  const look = { pack: view.art.pack, corners: view.art.corners };
  const choice = (label, chosen, change) =>
    h(
      "button",
      {
        key: label,
        type: "button",
        "aria-pressed": chosen ? "true" : "false",
        onclick: change,
      },
      label,
    );
  const row = (label, ...buttons) =>
    h(
      "div",
      { key: label, class: "look-row", role: "group", "aria-label": label },
      h("span", { class: "look-label" }, label),
      h("span", { class: "segments" }, buttons),
    );
  return h(
    "div",
    { key: "look", class: "popover", role: "group", "aria-label": word(view, "appearance") },
    row(
      word(view, "pack"),
      (view.menu.packs || []).map(({ name, title }) =>
        choice(title, look.pack === name, () => view.look({ ...look, pack: name })),
      ),
    ),
    row(
      word(view, "corners"),
      [true, false].map((on) =>
        choice(word(view, on ? "on" : "off"), look.corners === on, () =>
          view.look({ ...look, corners: on }),
        ),
      ),
    ),
    row(
      word(view, "theme"),
      ["auto", "light", "dark"].map((theme) =>
        choice(word(view, `theme_${theme}`), view.state.theme === theme, () =>
          view.setTheme(theme),
        ),
      ),
    ),
  );
}

// Where the clipboard is closed to us, the address can be copied by hand.
function drawLinkField(view) {
  const href = addressOf(view.page.link);
  return h(
    "div",
    { key: "link", class: "popover" },
    h("input", {
      readonly: true,
      value: href,
      "aria-label": word(view, "copy_link"),
      onfocus: (event) => event.target.select(),
    }),
  );
}

function drawKeys(view) {
  const { form } = view.page;
  const rows = [
    ["1–9", `keys_digits_${form}`],
    form === "set" && view.page.nothing && ["0", "nothing"],
    ["↑ ↓ ← →", "keys_arrows"],
    [word(view, "key_space"), "keys_space"],
    [word(view, "key_enter"), "keys_enter"],
    form === "order" && [word(view, "key_backspace"), "keys_backspace"],
    form === "order" && [`${word(view, "key_shift")} ← →`, "keys_move"],
    ["h", "hint"],
    ["s", "skip"],
    ["r", "show"],
    ["n", "next"],
    ["w", "help"],
    ["?", "keys"],
  ].filter(Boolean);
  return h(
    "div",
    {
      key: "keys",
      class: "overlay",
      role: "dialog",
      "aria-modal": "true",
      "aria-label": word(view, "keys"),
      onclick: () => view.toggleOpen("keys"),
    },
    h(
      "div",
      { class: "sheet", tabindex: "-1" },
      h("h2", {}, word(view, "keys")),
      h(
        "dl",
        {},
        rows.map(([key, name]) => [
          h("dt", {}, h("kbd", {}, key)),
          h("dd", {}, name === "nothing" ? view.page.nothing : word(view, name)),
        ]),
      ),
      h("button", { type: "button", class: "primary" }, word(view, "close")),
    ),
  );
}
