// The top bar: which puzzle this is, how the session goes, how things look.

function drawBar(view) {
  const { page, state, menu } = view;
  return h(
    "header",
    { key: "bar", class: "bar" },
    h("span", { class: "brand" }, word(view, "product")),
    picker(view, "kind", word(view, "kind"), menu.kinds || [], page.kind),
    picker(view, "rules", word(view, "rule_set"), menu.rules || [], page.rules),
    page.level_title && h("span", { class: "level" }, level(page), page.level_title),
    h("span", { class: "count", title: word(view, "count_about") }, countText(view)),
    h(
      "div",
      { class: "bar-buttons" },
      ownsAddress() &&
        barButton(word(view, state.copied ? "copied" : "copy_link"), "⧉", {
          onclick: () => view.copyLink(),
        }),
      barButton(word(view, "keys"), "?", {
        class: "icon for-keys",
        "aria-expanded": state.open === "keys" ? "true" : "false",
        onclick: () => view.toggleOpen("keys"),
      }),
      barButton(word(view, "appearance"), "◐", {
        "aria-expanded": state.open === "look" ? "true" : "false",
        onclick: () => view.toggleOpen("look"),
      }),
    ),
    state.open === "look" && drawLook(view),
    state.open === "link" && drawLinkField(view),
  );
}

function barButton(name, sign, attrs) {
  return h(
    "button",
    { key: sign, type: "button", class: "icon", "aria-label": name, title: name, ...attrs },
    h("span", { "aria-hidden": "true" }, sign),
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
    form === "set" && view.page.nothing && ["0", "keys_nothing"],
    ["↑ ↓ ← →", "keys_arrows"],
    ["␣", "keys_space"],
    ["↵", "keys_enter"],
    form === "order" && ["⌫", "keys_backspace"],
    ["h", "hint"],
    ["s", "skip"],
    ["r", "show"],
    ["n", "next"],
    ["?", "keys"],
  ].filter(Boolean);
  return h(
    "div",
    {
      key: "keys",
      class: "keys",
      role: "dialog",
      "aria-label": word(view, "keys"),
      onclick: () => view.toggleOpen("keys"),
    },
    h(
      "div",
      { class: "keys-sheet", tabindex: "-1" },
      h("h2", {}, word(view, "keys")),
      h(
        "dl",
        {},
        rows.map(([key, name]) => [
          h("dt", {}, h("kbd", {}, key)),
          h("dd", {}, word(view, name)),
        ]),
      ),
      h("button", { type: "button", class: "primary" }, word(view, "close")),
    ),
  );
}
