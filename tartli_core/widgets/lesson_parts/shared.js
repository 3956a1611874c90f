// What every figure of a lesson shares: the frame it stands in, its switches, and
// the keys that must not reach the notebook.

class Figure {
  constructor(model, el, link, name) {
    this.model = model;
    this.link = link;
    this.state = {};
    this.root = document.createElement("section");
    this.root.className = `tartli tartli-lesson ${name}`;
    this.root.tabIndex = -1;
    el.append(this.root);
  }

  get page() {
    return this.model.get("view");
  }
  get words() {
    return this.model.get("words");
  }
  get language() {
    return this.model.get("language");
  }
  get art() {
    return this.model.get("art");
  }

  frame(label, children) {
    const { root } = this;
    const focused = document.activeElement;
    const hadFocus = root.contains(focused);
    root.lang = this.language.tag || "";
    root.dir = this.language.dir || "ltr";
    root.setAttribute("aria-label", label);
    morph(root, [
      ...children,
      this.link.notice && h("p", { key: "notice", class: "notice", role: "alert" }, this.link.notice),
      this.link.lost &&
        h("p", { key: "lost", class: "notice", role: "alert" }, word(this, "lost_connection")),
    ]);
    // what had the focus may be gone; the notebook must not get the next key
    if (hadFocus && !root.contains(document.activeElement)) root.focus({ preventScroll: true });
  }
}


function drawChoices(figure) {
  return h(
    "div",
    { key: "choices", class: "choices" },
    figure.page.choices.map(({ name, label, options, chosen }) =>
      h(
        "div",
        { key: name, class: "choice", role: "group", "aria-label": label },
        h("span", { class: "choice-label", "aria-hidden": "true" }, label),
        h(
          "span",
          { class: "segments" },
          options.map(({ value, label: text }) =>
            h(
              "button",
              {
                key: value,
                type: "button",
                "aria-pressed": value === chosen ? "true" : "false",
                onclick: () => figure.link.send("set", { name, value }),
              },
              figure.art.suits?.[value] && suitMark(figure, value),
              h("span", {}, text),
            ),
          ),
        ),
      ),
    ),
  );
}

const isRightToLeft = (element) => getComputedStyle(element).direction === "rtl";

// The step an arrow key makes from an element of a grid of so many columns; 0 for
// other keys.
function arrowStep(key, columns, element) {
  const forward = isRightToLeft(element) ? -1 : 1;
  const steps = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  return steps[key] || 0;
}

// Arrows walk along the buttons of one switch.
function walkSegments(event) {
  const segments = event.target.closest?.(".segments");
  const step = segments && arrowStep(event.key, 1, segments);
  if (!step) return false;
  const buttons = [...segments.querySelectorAll("button")];
  const now = buttons.indexOf(event.target.closest("button"));
  buttons[(now + step + buttons.length) % buttons.length].focus();
  return true;
}

// A widget of the notebook that draws with this class.
function lessonWidget(Drawn, { stored = () => null, keep = () => {} } = {}) {
  let link;
  const traits = ["view", "words", "language", "art"];

  function initialize({ model }) {
    link = new Link(model);
    const keeping = () => link.greeted && keep(model.get("view"));
    link.listeners.add(keeping);
    link.send("hello", { stored: stored(model.get("view")) });
    return () => link.close();
  }

  function render({ model, el }) {
    const figure = new Drawn(model, el, link);
    let soon = 0;
    const redraw = () => {
      soon ||= requestAnimationFrame(() => {
        soon = 0;
        gliding(figure.root, () => figure.redraw());
      });
    };
    for (const name of traits) model.on(`change:${name}`, redraw);
    link.listeners.add(redraw);
    figure.root.addEventListener("keydown", (event) => {
      event.stopPropagation(); // JupyterLab would take the keys as its shortcuts
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (walkSegments(event) || figure.onKey?.(event)) event.preventDefault();
    });
    figure.redraw();
    return () => {
      cancelAnimationFrame(soon);
      link.listeners.delete(redraw);
      for (const name of traits) model.off(`change:${name}`, redraw);
      figure.root.remove();
    };
  }

  return { initialize, render };
}
