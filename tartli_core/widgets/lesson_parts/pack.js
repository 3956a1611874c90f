// The pack laid out, suits down and ranks across; one card is looked at closely.

class PackFigure extends Figure {
  constructor(model, el, link) {
    super(model, el, link, "lesson-pack");
    this.state.card = null;
  }

  get codes() {
    const { suits, ranks } = this.page;
    return suits.flatMap((suit) => ranks.map((rank) => rank.key + suit.key));
  }

  get chosen() {
    const { cards, ranks, suits } = this.page;
    if (cards[this.state.card]) return this.state.card;
    return (cards.Oa ? "O" : ranks[0].key) + suits[0].key;
  }

  choose(code) {
    this.state.card = code;
    this.redraw();
  }

  onKey(event) {
    const card = event.target.closest?.("[data-card]");
    const step = card && arrowStep(event.key, this.page.ranks.length, card);
    if (!step) return false;
    const { codes } = this;
    const place = codes.indexOf(card.dataset.card) + step;
    if (codes[place]) this.root.querySelector(`[data-card="${codes[place]}"]`).focus();
    return true;
  }

  redraw() {
    const { page, chosen } = this;
    const [rankNow, suitNow] = chosen;
    this.root.style.setProperty("--columns", page.ranks.length);
    this.frame(page.title, [
      drawChoices(this),
      h(
        "div",
        { key: "body", class: "pack-body" },
        h(
          "div",
          { key: "grid", class: "pack-grid", lang: page.language },
          h("span", { key: "corner", class: "corner" }),
          page.ranks.map(({ key, title, code }) =>
            h(
              "span",
              { key: `rank-${key}`, class: `rank${key === rankNow ? " now" : ""}` },
              h("span", { class: "rank-title" }, title),
              h("span", { class: "rank-code", title, "aria-hidden": "true" }, code),
            ),
          ),
          page.suits.map((suit) => [
            h(
              "span",
              {
                key: `suit-${suit.key}`,
                class: `suit${suit.key === suitNow ? " now" : ""}`,
              },
              suitMark(this, suit.key),
              h("span", { class: "suit-name" }, suit.title),
            ),
            page.ranks.map((rank) => this.cardButton(rank.key + suit.key)),
          ]),
        ),
        this.closeUp(chosen),
      ),
    ]);
  }

  cardButton(code) {
    const looked = code === this.chosen;
    return h(
      "button",
      {
        key: code,
        type: "button",
        class: `card${looked ? " looked" : ""}`,
        "data-card": code,
        "aria-label": this.page.cards[code].name,
        "aria-pressed": looked ? "true" : "false",
        tabindex: looked ? "0" : "-1",
        onfocus: () => this.choose(code),
        onclick: () => this.choose(code),
      },
      picture(this, code),
    );
  }

  closeUp(code) {
    const { name, code: letters, others, about, worth } = this.page.cards[code];
    return h(
      "div",
      { key: "close", class: "close-up", role: "group", "aria-label": word(this, "chosen") },
      h("span", { key: code, class: "card large" }, picture(this, code)),
      h(
        "div",
        { key: "told", class: "told", "aria-live": "polite" },
        h(
          "p",
          { class: "card-name", lang: this.page.language },
          name,
          " ",
          h("bdi", { class: "card-code" }, letters),
        ),
        others.map((other) =>
          h(
            "p",
            { key: other.tag, class: "other-name", lang: other.tag },
            h("span", { class: "quiet-text" }, `${other.language} `),
            other.name,
          ),
        ),
        h("p", { class: "worth" }, worth),
        about.map((text) => h("p", { class: "about" }, text)),
      ),
    );
  }
}

export default () => lessonWidget(PackFigure);
