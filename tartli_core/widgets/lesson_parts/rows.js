// Rows of cards with their points. When the order changes, the cards walk to their
// new places. The sums stand on a slate.

class RowsFigure extends Figure {
  constructor(model, el, link) {
    super(model, el, link, "lesson-rows");
  }

  redraw() {
    const { page } = this;
    const single = page.rows.length === 1;
    this.frame(page.title, [
      drawChoices(this),
      h(
        "div",
        { key: "rows", class: single ? "rows single" : "rows" },
        page.rows.map((row, place) => this.row(row, place === 0, single)),
        page.lines.map(({ text, value }) => this.line(text, value)),
        page.total && this.line(page.total.text, page.total.value, "total"),
      ),
      h("p", { key: "caption", class: "caption", "aria-live": "polite" }, page.caption.join(" ")),
    ]);
  }

  row(row, first, single) {
    return [
      h(
        "p",
        { key: `title-${row.key}`, class: `row-title${row.trump ? " trump" : ""}` },
        suitMark(this, row.key),
        h("span", { class: "row-name" }, row.title),
      ),
      h(
        "ol",
        { key: `row-${row.key}`, class: "row", "aria-label": row.title },
        row.cards.map((one) => this.place(one)),
      ),
      h(
        "p",
        { key: `sum-${row.key}`, class: `sum chalk of-row${first ? " first" : ""}` },
        single ? row.slate : number(this, row.sum),
      ),
    ];
  }

  place({ code, rank, label, points }) {
    const told = points !== null;
    return h(
      "li",
      { key: code, class: "place", "data-fly": code },
      h(
        "span",
        { class: "card", role: "img", "aria-label": label, title: label },
        picture(this, code),
      ),
      h("span", { class: "rank-name", "aria-hidden": "true" }, rank),
      h(
        "span",
        {
          class: `bar${told ? "" : " untold"}`,
          "aria-hidden": "true",
          style: `--points:${points || 0}`,
        },
        h("i", {}),
        h("b", { class: points ? "" : "nothing" }, told ? number(this, points) : ""),
      ),
    );
  }

  line(text, value, kind = "") {
    return [
      h("p", { key: `line-${text}`, class: `line-text ${kind}` }, text),
      h("p", { key: `value-${text}`, class: `sum chalk ${kind}` }, number(this, value)),
    ];
  }
}

export default () => lessonWidget(RowsFigure);
