// An exercise: what is asked, the cards, the answers, and what was said to them.

const COUNT_KEY = "tartli.exercises"; // for good: right and seen of each kind

class ExerciseFigure extends Figure {
  constructor(model, el, link) {
    super(model, el, link, "lesson-exercise");
    Object.assign(this.state, { id: null, choice: noChoice(), tries: 0, dismissed: false });
  }

  get over() {
    return Boolean(this.page.reveal);
  }

  get complete() {
    const { form, steps } = this.page;
    const { length } = this.state.choice.answers;
    return form === "order" ? length === steps : length === 1;
  }

  get verdict() {
    return this.state.dismissed && !this.over ? null : this.page.verdict;
  }

  primary() {
    if (this.over) return { key: "another", act: "next", ready: true };
    if (this.verdict) return { key: "try_again", act: "again", ready: true };
    return { key: "check", act: "answer", ready: this.complete };
  }

  act(action) {
    const { page, link, state } = this;
    if (action === "again") {
      state.dismissed = true;
      this.redraw();
    } else if (action === "answer") {
      link.send("answer", { page: page.id, answer: state.choice.answers });
    } else {
      link.send(action, { page: page.id });
    }
    return true;
  }

  goOn() {
    const { act, ready } = this.primary();
    return ready ? this.act(act) : true;
  }

  setChoice(choice) {
    if (this.over || this.link.busy) return true;
    this.state.choice = choice;
    this.state.dismissed = true;
    gliding(this.root, () => this.redraw());
    return true;
  }

  choose(answer) {
    return this.setChoice(toggle(this.state.choice, answer, this.page));
  }

  move(from, to) {
    return this.setChoice(moved(this.state.choice, from, to));
  }

  onKey(event) {
    const { key, code, shiftKey } = event;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code || "");
    if (digit && !shiftKey) {
      const option = this.page.options[Number(digit[1]) - 1];
      return option ? this.choose(option.answer) : false;
    }
    if (key === "Backspace" || key === "Delete")
      return this.setChoice(withoutLast(this.state.choice));
    if (key === "Enter") return event.repeat || this.enter(event.target);
    const step = arrowStep(key, 1, event.target);
    return step ? this.walk(event.target, step) : false;
  }

  // Enter goes on; on an answer while none is complete, and on a quiet button, it presses.
  enter(target) {
    const button = target.closest?.("button");
    const presses = button && !button.classList.contains("primary");
    if (presses && (button.classList.contains("quiet") || !this.complete)) return false;
    return this.goOn();
  }

  walk(target, step) {
    const items = [...this.root.querySelectorAll("[data-item]")];
    const now = items.indexOf(target.closest?.("[data-item]"));
    const next = now < 0 ? (step > 0 ? 0 : items.length - 1) : now + step;
    items[(next + items.length) % items.length]?.focus();
    return true;
  }

  redraw() {
    const { page, state } = this;
    if (page.id !== state.id)
      Object.assign(state, { id: page.id, choice: noChoice(), tries: 0, dismissed: false });
    const tries = page.verdict?.tries || 0;
    if (tries !== state.tries) Object.assign(state, { tries, dismissed: false });
    this.frame(`${word(this, "exercise")}: ${page.title}`, [
      h(
        "header",
        { key: "head" },
        h("p", { class: "title" }, page.title),
        h("p", { class: "score" }, page.count.seen > 0 && page.score),
      ),
      h(
        "p",
        { key: "question", class: "question", "aria-live": "polite" },
        page.trump && suitMark(this, page.trump),
        page.question.join(" "),
      ),
      page.cards.length > 0 && this.table(),
      page.form === "order" ? this.order() : this.options(),
      page.hint && !this.over && h("p", { key: "hint", class: "hint" }, page.hint),
      h("div", { key: "said", class: "said", "aria-live": "polite" }, this.said()),
      h("div", { key: "actions", class: "actions" }, this.actions()),
    ]);
  }

  table() {
    const { cards, id } = this.page;
    return h(
      "div",
      { key: `table-${id}`, class: `table cards-${cards.length}` },
      cards.map(({ art, label, caption }) =>
        h(
          "figure",
          { key: art },
          h("span", { class: "card", role: "img", "aria-label": label }, picture(this, art)),
          caption && h("figcaption", {}, caption),
        ),
      ),
    );
  }

  options() {
    const { page, state } = this;
    return h(
      "div",
      {
        key: "options",
        class: `options${page.options.every(({ text }) => text.length < 30) ? " short" : ""}`,
        role: "group",
        "aria-label": word(this, "choose_one"),
      },
      page.options.map(({ answer, text }, place) => {
        const chosen = state.choice.answers.includes(answer);
        const right = page.reveal?.answer.includes(answer);
        const mark = this.over && (right ? "right" : chosen ? "wrong" : "");
        return h(
          "button",
          {
            key: place,
            type: "button",
            class: `option${chosen ? " chosen" : ""} ${mark || ""}`,
            "data-item": answer,
            "aria-pressed": chosen ? "true" : "false",
            "aria-disabled": this.over ? "true" : null,
            onclick: () => this.choose(answer),
          },
          h("kbd", { "aria-hidden": "true" }, place + 1),
          h("span", { class: "option-text" }, text),
          mark && h("span", { class: "sign", "aria-hidden": "true" }, mark === "right" ? "✓" : "–"),
          mark && h("span", { class: "sr" }, word(this, `is_${mark}`)),
        );
      }),
    );
  }

  // Places to fill above, the cards below; a card keeps its number.
  order() {
    const { page, state } = this;
    const answers = page.reveal ? page.reveal.answer : state.choice.answers;
    const places = Array.from({ length: page.steps }, (_, place) => place);
    return h(
      "div",
      { key: "order", class: "order" },
      h(
        "ol",
        { key: "slots", class: "slots", "aria-label": word(this, "your_order") },
        places.map((place) => {
          const option = optionOf(page, answers[place]);
          const points = page.reveal?.points[place];
          return h(
            "li",
            { key: place, class: option ? "slot filled" : "slot", "data-place": place },
            option ? this.chip(option, place) : h("span", { class: "slot-number" }, place ? "" : word(this, "first_is_highest")),
            points !== undefined && h("span", { class: "slot-points" }, number(this, points)),
          );
        }),
      ),
      !page.reveal &&
        h(
          "div",
          { key: "pool", class: "pool", role: "group", "aria-label": word(this, "choose_order") },
          page.options.map((option, place) => this.poolCard(option, place, answers)),
        ),
    );
  }

  chip(option, place) {
    return h(
      "button",
      {
        key: option.answer,
        type: "button",
        class: "card chip",
        "data-fly": option.answer,
        "data-item": this.over ? null : option.answer,
        "aria-label": this.over ? option.text : word(this, "take_out", { what: option.text }),
        "aria-disabled": this.over ? "true" : null,
        title: option.text,
        onclick: () => this.choose(option.answer),
        onpointerdown: (event) => this.over || dragChip(event, this, place),
      },
      picture(this, option.card),
    );
  }

  poolCard(option, place, answers) {
    const taken = answers.includes(option.answer);
    return h(
      "span",
      { key: place, class: "pool-place" },
      taken
        ? h("span", { class: "card empty" })
        : h(
            "button",
            {
              key: option.answer,
              type: "button",
              class: "card",
              "data-fly": option.answer,
              "data-item": option.answer,
              "aria-label": option.text,
              title: option.text,
              onclick: () => this.choose(option.answer),
            },
            picture(this, option.card),
          ),
      h("kbd", { "aria-hidden": "true" }, place + 1),
    );
  }

  said() {
    const { page, verdict } = this;
    return [
      verdict && this.verdictBox(verdict),
      page.reveal &&
        h(
          "div",
          { key: "why", class: "why" },
          page.reveal.explanation.map((text) => h("p", {}, text)),
        ),
    ];
  }

  verdictBox({ right, lines, tries }) {
    const shownInstead = !right && this.over;
    if (shownInstead) return null;
    return h(
      "div",
      { key: `verdict-${tries}`, class: `verdict ${right ? "right" : "wrong"}` },
      h("span", { class: "sign", "aria-hidden": "true" }, right ? "✓" : "≠"),
      h(
        "div",
        {},
        h("p", { class: "headline" }, word(this, right ? "right" : "not_quite")),
        lines.map((text) => h("p", {}, text)),
      ),
    );
  }

  actions() {
    const { page } = this;
    const primary = this.primary();
    const quiet = (action, key) =>
      h(
        "button",
        { key: action, type: "button", class: "quiet", onclick: () => this.act(action) },
        word(this, key),
      );
    return [
      h(
        "button",
        {
          key: "primary",
          type: "button",
          class: "primary",
          "aria-disabled": primary.ready ? null : "true",
          onclick: () => this.goOn(),
        },
        word(this, primary.key),
      ),
      !this.over && !page.hint && quiet("hint", "hint"),
      !this.over && page.verdict && quiet("reveal", "show"),
      !this.over && quiet("next", "another"),
    ];
  }
}

const storedCount = ({ kind }) => recall("localStorage", COUNT_KEY)[kind] ?? null;

const keepCount = ({ kind, count }) =>
  remember("localStorage", COUNT_KEY, { ...recall("localStorage", COUNT_KEY), [kind]: count });

export default () =>
  lessonWidget(ExerciseFigure, { stored: storedCount, keep: keepCount });
