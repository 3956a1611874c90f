// Cards as pictures with names. The pictures come from Python, the names too.

function word(view, key, values = {}) {
  const text = view.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

const number = (view, value) =>
  new Intl.NumberFormat(view.language.tag, { useGrouping: false }).format(value);

const cardName = (view, code) => view.page.table?.labels?.[code] ?? code;

function picture(view, code) {
  const svg = code === null ? view.art.back : view.art.cards?.[code];
  return h("span", { class: "card-face", "aria-hidden": "true", html: svg || "" });
}

function card(view, code, attrs = {}) {
  return h(
    "span",
    {
      key: code,
      ...attrs,
      class: `card ${attrs.class || ""}`,
      role: "img",
      "aria-label": cardName(view, code),
      title: cardName(view, code),
    },
    picture(view, code),
  );
}

// A sentence with its card codes set apart, in a type that tells l and I.
const CODES = /(\b[AKOUX987][alhb]\b(?: [AKOUX987][alhb]\b)*)/;

const told = (text) =>
  text.split(CODES).map((part, place) =>
    place % 2 ? h("span", { class: "codes" }, part) : part,
  );

const THIN_SPACE = "\u2009";

// Cards as book and slate write them: rank letters, then the sign of their suit.
function cardSigns(view, codes, name, extra = "") {
  const signs = new Set(codes.map((code) => view.page.table.ranks[code[0]]));
  const apart = [...signs].some((rank) => rank.length > 1) ? THIN_SPACE : "";
  const suits = [...new Set(codes.map((code) => code[1]))];
  return h(
    "span",
    { class: `signs ${extra}`, role: "img", "aria-label": name },
    h("span", {}, [...signs].join(apart)),
    suits.map((suit) => suitMark(view, suit)),
  );
}

// Several small cards, overlapped; the text beside them names them.
function miniCards(view, codes) {
  if (!codes?.length) return null;
  return h(
    "span",
    { class: "minis", "aria-hidden": "true" },
    codes.map((code) => h("span", { key: code, class: "card mini" }, picture(view, code))),
  );
}

function backs(view, count, name) {
  return h(
    "span",
    { class: "backs", role: "img", "aria-label": name },
    Array.from({ length: count }, (_, place) =>
      h(
        "span",
        { class: "card back", style: fanStyle(place, count) },
        picture(view, null),
      ),
    ),
  );
}

const fanStyle = (place, count) => `--place:${place};--middle:${(count - 1) / 2}`;

const suitMark = (view, suit) =>
  h("span", { class: "suit-mark", "aria-hidden": "true", html: view.art.suits?.[suit] });
