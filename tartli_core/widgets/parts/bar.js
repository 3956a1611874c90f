// The top bar: which puzzle this is, how the session goes, how things look.

// Signs of the buttons, drawn with strokes in a square of 24.
const SIGNS = {
  link: `<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1"/>
    <path d="M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1"/>`,
  keys: `<rect x="3" y="6.5" width="18" height="11" rx="2"/>
    <path d="M7 10h.01M10.5 10h.01M14 10h.01M17 10h.01M8.5 14h7"/>`,
  help: `<circle cx="12" cy="12" r="9"/>
    <path d="M9.4 9.3a2.7 2.7 0 1 1 3.7 2.6c-.8.4-1.1.9-1.1 1.7v.3M12 17h.01"/>`,
  report: `<path d="M6 21V4M6 4.5h11.5l-2.5 4 2.5 4H6"/>`,
  look: `<circle cx="12" cy="12" r="8"/>
    <path d="M12 4a8 8 0 0 1 0 16z" fill="currentcolor"/>`,
};

const sign = (name) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${SIGNS[name]}</svg>`;

function drawBar(view) {
  const { page, state, menu } = view;
  const { solved = 0, seen = 0 } = view.count;
  return h(
    "header",
    { key: "bar", class: "bar" },
    h("span", { class: "brand" }, word(view, "product")),
    picker(view, "kind", word(view, "kind"), kindEntries(menu), entryOf(view)),
    picker(view, "rules", word(view, "rule_set"), menu.rules || [], page.rules),
    h(
      "div",
      { class: "standing" },
      !page.is_free && levelButton(view),
      h(
        "span",
        {
          class: view.count.seen ? "count" : "count none",
          title: word(view, "count_about"),
          "data-short": `${number(view, solved)} / ${number(view, seen)}`,
        },
        countText(view),
      ),
      state.open === "levels" && drawLevels(view),
    ),
    h(
      "div",
      { class: "bar-buttons" },
      languageButtons(view),
      helpButton(view),
      ownsAddress() &&
        barButton("link", word(view, "copy_link"), {
          class: `icon${state.copied ? " done" : ""}`,
          onclick: () => view.copyLink(),
        }),
      barButton("report", word(view, "report"), {
        class: "icon spare",
        "aria-haspopup": "dialog",
        onclick: () => view.toggleOpen("report"),
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

// The languages one can change to, each by its own name.
function languageButtons(view) {
  const others = view.menu.languages.filter(({ tag }) => tag !== view.language.tag);
  return others.map(({ tag, title }) =>
    h(
      "button",
      {
        key: `lang-${tag}`,
        type: "button",
        class: "icon labelled language",
        lang: tag,
        "aria-label": title,
        onclick: () => view.speak(tag),
      },
      h("span", { class: "label" }, title),
      h("span", { class: "tag-only", "aria-hidden": "true" }, tag.toUpperCase()),
    ),
  );
}

const MIX = "mix"; // all kinds, in the place of one

// The mix, the kinds in their groups, a free hand.
const kindEntries = ({ mix, groups, free }) => [{ name: MIX, title: mix }, ...groups, free];

function entryOf({ page, menu }) {
  if (page.is_free) return menu.free.name;
  return page.wanted.mix ? MIX : page.kind;
}

function picker(view, name, label, entries, current) {
  const all = entries.flatMap((entry) => entry.kinds ?? entry);
  const option = ({ name: value, title }) => h("option", { key: value, value }, title);
  return h(
    "select",
    {
      key: name,
      class: "picker",
      "aria-label": label,
      title: all.find((entry) => entry.name === current)?.about,
      value: current,
      onchange: (event) => view.want({ [name]: event.target.value }),
    },
    entries.map((entry) =>
      entry.kinds
        ? h("optgroup", { key: entry.title, label: entry.title }, entry.kinds.map(option))
        : option(entry),
    ),
  );
}

// The level of this puzzle; pressed, the range of those to come.
function levelButton(view) {
  const { page, state, menu } = view;
  const { from, to } = page.wanted.levels;
  const isAll = from === 1 && to === menu.levels.length;
  const range = word(view, "levels_range", { from: number(view, from), to: number(view, to) });
  return h(
    "button",
    {
      key: "level",
      type: "button",
      class: "level",
      title: word(view, "levels"),
      "aria-expanded": state.open === "levels" ? "true" : "false",
      onclick: () => view.toggleOpen("levels"),
    },
    levelDots(page),
    page.level_title,
    !isAll && h("span", { class: "range" }, range),
  );
}

function drawLevels(view) {
  const { from, to } = view.page.wanted.levels;
  const row = (key, chosen, pick) =>
    h(
      "div",
      { key, class: "look-row", role: "group", "aria-label": word(view, key) },
      h("span", { class: "look-label" }, word(view, key)),
      h(
        "span",
        { class: "segments" },
        view.menu.levels.map((title, place) =>
          h(
            "button",
            {
              key: place,
              type: "button",
              "aria-label": `${number(view, place + 1)}, ${title}`,
              title,
              "aria-pressed": chosen === place + 1 ? "true" : "false",
              onclick: () => view.want({ levels: pick(place + 1) }),
            },
            number(view, place + 1),
          ),
        ),
      ),
    );
  return h(
    "div",
    { key: "levels", class: "popover levels", role: "group", "aria-label": word(view, "levels") },
    row("levels_from", from, (level) => ({ from: level, to: Math.max(level, to) })),
    row("levels_to", to, (level) => ({ from: Math.min(level, from), to: level })),
  );
}

const levelDots = (page) =>
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

const keysOfDigits = (page) =>
  `keys_digits_${inHand(page).length ? "card" : page.form}`;

function drawKeys(view) {
  const { form } = view.page;
  const rows = [
    [form === "number" ? "0–9" : "1–9", keysOfDigits(view.page)],
    form === "set" && view.page.nothing && ["0", "nothing"],
    form === "words" && ["0", "keys_silence"],
    ["↑ ↓ ← →", "keys_arrows"],
    [word(view, "key_space"), "keys_space"],
    [word(view, "key_enter"), "keys_enter"],
    form === "order" && [word(view, "key_backspace"), "keys_backspace"],
    form === "order" && [`${word(view, "key_shift")} ← →`, "keys_move"],
    !view.page.is_free && ["h", "hint"],
    ["s", view.page.is_free ? "new_hand" : "skip"],
    ["r", "show"],
    ["n", view.nextWord()],
    view.page.reveal?.lines && ["← →", "keys_replay"],
    ["u", "rules_differ"],
    ["w", "help"],
    ["?", "keys"],
  ].filter(Boolean);
  const title = word(view, "keys");
  return sheet(
    view,
    { name: "keys", title, className: "keys" },
    h("h2", {}, title),
    h(
      "dl",
      {},
      rows.map(([key, name]) => [
        h("dt", {}, h("kbd", {}, key)),
        h("dd", {}, name === "nothing" ? view.page.nothing : word(view, name)),
      ]),
    ),
    closeButton(view, "keys"),
  );
}
