// The puzzle page's widget. Python decides and words everything; this draws the
// model's traits and reports what the player does. The files of `parts/` come
// before this one in the same module.

class View {
  constructor(model, el, link) {
    this.model = model;
    this.link = link;
    this.root = document.createElement("div");
    this.root.className = "tartli tartli-trainer";
    this.root.tabIndex = -1;
    this.place = null; // what last had the focus of the puzzle itself
    this.state = {
      puzzle: null,
      choice: noChoice(),
      picked: new Set(), // hand cards tapped
      lit: null, // the option under the pointer or the focus
      open: null, // a sheet, or "look", "levels" or "link"
      hints: 0, // how many are on the page
      tries: 0, // the try that the verdict on the page judges
      dismissed: false, // that verdict was read, trying again
      copied: false,
      theme: recallLook().theme || "auto",
      welcomed: Boolean(recallLook().welcomed), // has seen the help or a puzzle through
      left: null, // what had the focus before a sheet opened
      roving: {}, // group → its item that Tab reaches
      revealed: Boolean(this.page.reveal),
      told: "", // what the live region last said
      reason: "", // why the last press did nothing, as a word's key
      remembers: false, // has turned up the tricks that one must know from memory
      replay: null, // { answer, step }: the line that is played out
    };
    el.append(this.root);
  }

  get page() {
    return this.model.get("page");
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
  get menu() {
    return this.model.get("menu");
  }
  get count() {
    return this.model.get("count");
  }

  // Until Python has heard what the browser remembers, the cards are shuffled.
  get ready() {
    return Boolean(this.page.id && (this.link.greeted || this.link.lost));
  }

  // --- what may be done now

  done = () => Boolean(this.page.reveal || this.page.verdict?.right);

  mayReveal() {
    const { verdict, reveal, present, is_free } = this.page;
    return !reveal && (present || is_free || Boolean(verdict));
  }

  primary() {
    const { page, state } = this;
    if (page.present && !page.reveal) return { word: "show_answer", act: "reveal", ready: true };
    if (this.done()) return { word: this.nextWord(), act: "next", ready: true };
    if (page.verdict && !state.dismissed)
      return { word: "try_again", act: "again", ready: true };
    return { word: "check", act: "answer", ready: isComplete(state.choice, page) };
  }

  nextWord = () => (this.page.is_free ? "new_hand" : "next");

  // --- what the player does; each tells whether it did something

  primaryAction() {
    const { act, ready } = this.primary();
    return ready ? this.act(act) : this.refuse(this.missing());
  }

  missing() {
    const { page, state } = this;
    if (page.form === "order" && state.choice.answers.length) return "place_all";
    if (page.form !== "number") return "choose_first";
    return state.choice.typed.trim() ? "not_a_number" : "type_first";
  }

  refuse(reason) {
    this.state.reason = reason;
    this.redraw();
    return true;
  }

  act(action) {
    const { page, state, link } = this;
    const fields = { page: page.id };
    state.reason = "";
    if (action === "again") {
      state.dismissed = true;
      this.redraw();
      this.focusOptions();
    } else if (action === "answer") {
      link.send("answer", { ...fields, answer: answerOf(state.choice, page) });
    } else if (action === "hint" && !this.done() && !page.is_free) {
      if (!page.hints_left) return this.refuse("no_hints");
      link.send("hint", fields);
    } else if (action === "skip" && !this.done()) {
      link.send("skip", fields);
    } else if (action === "reveal" && this.mayReveal()) {
      link.send("reveal", fields);
    } else if (action === "next" && this.done()) {
      link.send("next", fields);
    } else {
      return false;
    }
    return true;
  }

  setChoice(choice) {
    if (this.done() || this.link.busy) return false;
    this.state.choice = choice;
    this.state.picked = new Set();
    this.state.dismissed = true;
    this.state.reason = "";
    gliding(this.root, () => this.redraw());
    return true;
  }

  choose(answer) {
    const { page, state } = this;
    const { choice } = state;
    if (isFull(choice, page) && !this.done() && !choice.answers.includes(answer))
      return this.refuse(page.table.trick === null ? "places_full" : "order_full");
    return this.setChoice(toggle(choice, answer, page));
  }

  // A card of the hand as an answer: pressed once it is chosen, once more it is played.
  press(code) {
    const { page, state } = this;
    this.rove("hand", code);
    if (!isInHand(page, code)) return this.done() ? false : this.refuse("card_barred");
    const isAgain = takesOne(page) && state.choice.answers.includes(code);
    return isAgain ? this.primaryAction() : this.choose(code);
  }

  type(typed) {
    return this.setChoice(typing(typed));
  }

  // A digit pressed anywhere goes into the field.
  typeDigit(digit) {
    if (this.done()) return false;
    this.root.querySelector(".number-field")?.focus();
    return this.type(this.state.choice.typed + digit);
  }

  chooseNothing() {
    return this.setChoice(toggleNothing(this.state.choice));
  }

  choosePlace(place) {
    const { page } = this;
    if (page.form === "number") return this.typeDigit(`${place + 1}`.slice(-1));
    if (place === -1 && page.form === "words") return this.choose(SILENCE);
    if (place === -1) return page.nothing ? this.chooseNothing() : false;
    const answer = answersByKey(page)[place];
    if (answer === undefined) return false;
    return inHand(page).length && page.table.hand.includes(answer)
      ? this.press(answer)
      : this.choose(answer);
  }

  turnTricks() {
    this.state.remembers = !this.state.remembers;
    this.redraw();
  }

  // --- a line played out

  playLine(answer) {
    this.state.replay = { answer, step: 0 };
    gliding(this.root, () => this.redraw());
    this.root.querySelector(".replay")?.scrollIntoView({ block: "nearest" });
    return true;
  }

  playTo(step) {
    const line = shownLine(this);
    if (!line) return false;
    const { replay } = this.state;
    const reached = Math.max(0, Math.min(step, line.length - 1));
    if (reached === replay.step) return false;
    replay.step = reached;
    gliding(this.root, () => this.redraw());
    return true;
  }

  move(from, to) {
    return this.setChoice(moved(this.state.choice, from, to));
  }

  takeBack(answer) {
    if (answer) return this.choose(answer);
    return this.setChoice(withoutLast(this.state.choice));
  }

  pick(code) {
    const { picked } = this.state;
    if (!picked.delete(code)) picked.add(code);
    this.rove("hand", code);
    this.redraw();
  }

  light(answer) {
    if (this.state.lit === answer) return;
    this.state.lit = answer;
    this.soon ||= requestAnimationFrame(() => this.redraw());
  }

  toggleOpen(name) {
    const { state } = this;
    const isSheet = SHEETS.has(name);
    const opens = state.open !== name;
    if (isSheet && opens && !SHEETS.has(state.open)) state.left = document.activeElement;
    state.open = opens ? name : null;
    if (name === "help") this.welcome();
    if (name === "report" && opens) this.link.send("report", { page: this.page.id });
    this.redraw();
    if (isSheet) this.focusSheet(opens);
    return true;
  }

  // An open sheet has the focus; once closed it goes back to where it was.
  focusSheet(opens) {
    const { left } = this.state;
    const back = this.root.contains(left) ? left : this.root;
    (opens ? this.root.querySelector(".sheet") : back).focus({ preventScroll: true });
  }

  // Whoever has read the help or gone through a puzzle is no newcomer.
  get isNewcomer() {
    return !this.state.welcomed && !this.count.seen && !this.page.present;
  }

  welcome() {
    this.state.welcomed = true;
    rememberLook({ welcomed: true });
  }

  // A press anywhere else closes what hangs open from the bar.
  closeFrom(target) {
    if (this.state.open && !target.closest(".popover, .bar-buttons, .overlay"))
      this.toggleOpen(this.state.open);
  }

  // Which puzzles are to come: { kind }, { rules } or { levels }.
  want(changes) {
    const { page } = this;
    const kind = page.wanted.mix ? MIX : page.kind;
    const wanted = { kind, levels: page.wanted.levels, rules: page.rules, ...changes };
    const { from, to } = wanted.levels;
    const mix = wanted.kind === MIX;
    this.link.send("open", {
      kind: mix ? page.kind : wanted.kind,
      mix,
      rules: wanted.rules,
      level: `${from}-${to}`,
    });
  }

  visit(link) {
    this.state.open = null;
    this.link.send("visit", { link });
  }

  speak(lang) {
    rememberLook({ lang });
    this.link.send("speak", { lang });
  }

  look(look) {
    rememberLook(look);
    this.link.send("look", look);
  }

  setTheme(theme) {
    this.state.theme = theme;
    rememberLook({ theme });
    this.redraw();
  }

  // The clipboard takes it, and for two seconds that is said.
  async copy(text) {
    await navigator.clipboard.writeText(text);
    this.state.copied = true;
    clearTimeout(this.copying);
    this.copying = setTimeout(() => {
      this.state.copied = false;
      this.redraw();
    }, 2000);
    this.redraw();
  }

  async copyReport() {
    try {
      await this.copy(this.page.report ?? "");
    } catch {
      this.root.querySelector(".report textarea")?.select();
    }
  }

  async copyLink() {
    try {
      await this.copy(addressOf(this.page.link));
      const { place } = this;
      (this.root.contains(place) ? place : this.root).focus({ preventScroll: true });
    } catch {
      this.toggleOpen("link");
      this.root.querySelector(".popover input")?.focus();
    }
  }

  // --- focus

  rove(group, item) {
    this.state.roving[group] = item;
  }

  tabindex(group, item, isFirst) {
    const reached = this.state.roving[group];
    return (reached === undefined ? isFirst : reached === item) ? "0" : "-1";
  }

  focusOptions() {
    const { choice, roving } = this.state;
    const field = this.root.querySelector(".number-field");
    if (field) return field.select();
    const group = inHand(this.page).length ? "hand" : "options";
    const wanted = choice.answers.at(-1) ?? roving[group];
    const items = [...this.root.querySelectorAll(`[data-group=${group}] [data-item]`)];
    const item = items.find(({ dataset }) => dataset.item === wanted) || items[0];
    item?.focus();
  }

  focusStep(answer) {
    const steps = [...this.root.querySelectorAll("[data-group=slots] [data-item]")];
    const step = steps.find(({ dataset }) => dataset.item === answer);
    this.rove("slots", answer);
    step?.focus();
  }

  // --- drawing

  redraw() {
    cancelAnimationFrame(this.soon);
    this.soon = 0;
    const { root, page, state, link } = this;
    if (page.id !== state.puzzle) this.startPuzzle(page);
    const tries = page.verdict?.tries || 0;
    const hints = page.hints?.length || 0;
    const isHinted = hints > state.hints;
    state.hints = hints;
    const isJudged = tries !== state.tries;
    if (isJudged) Object.assign(state, { tries, dismissed: false });
    if (page.reveal && !state.revealed) this.layOutLine();
    const hadFocus = root.contains(document.activeElement);
    const focused = document.activeElement;
    if (ownsAddress()) document.documentElement.lang = this.language.tag || "en";
    root.lang = this.language.tag || "";
    root.dir = this.language.dir || "ltr";
    root.dataset.theme = state.theme;
    root.setAttribute("aria-label", word(this, "product"));
    root.setAttribute("role", "region");
    root.toggleAttribute("data-own-page", ownsAddress());
    root.toggleAttribute("data-corners", Boolean(this.art.corners));
    root.toggleAttribute("data-present", Boolean(page.present));
    root.toggleAttribute("aria-busy", link.busy);
    morph(root, [
      link.lost && drawLost(this),
      ...(this.ready ? drawPage(this) : [drawLoading(this)]),
      h("div", { key: "live", class: "sr", "aria-live": "polite" }, this.tell()),
    ]);
    if (page.reveal && !state.revealed) this.showReveal();
    else if (isJudged) this.showChosen();
    else if (isHinted)
      root.querySelector(".hints li:last-child")?.scrollIntoView({ block: "nearest" });
    state.revealed = Boolean(page.reveal);
    if (hadFocus && document.activeElement !== focused) {
      if (root.contains(focused)) focused.focus({ preventScroll: true });
      else root.focus({ preventScroll: true });
    }
  }

  // With the answer comes the line that refutes what was chosen, at its beginning.
  layOutLine() {
    const answer = firstLine(this.page);
    this.state.replay = answer ? { answer, step: 0 } : null;
  }

  // On a phone the answer may lie above or below what one sees.
  showReveal() {
    const work = this.root.querySelector(".work");
    const { top } = work.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) work.scrollIntoView({ block: "start" });
  }

  // The verdict rises from below: what it judges moves up to stay in sight.
  showChosen() {
    const chosen = [...this.root.querySelectorAll(".option.chosen")].at(-1);
    const foot = this.root.querySelector(".foot");
    if (!chosen || !foot) return;
    const hidden = chosen.getBoundingClientRect().bottom - foot.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy(0, hidden + 12);
  }

  startPuzzle(page) {
    if (this.state.puzzle && this.root.getBoundingClientRect().top < 0)
      this.root.scrollIntoView({ block: "start" });
    Object.assign(this.state, {
      puzzle: page.id,
      choice: noChoice(),
      picked: new Set(),
      lit: null,
      roving: {},
      tries: 0,
      dismissed: false,
      reason: "",
      remembers: false,
      replay: null,
      revealed: false,
    });
  }

  // The words for a screen reader: the newest of verdict, hint and notice.
  tell() {
    const { page, link } = this;
    const said = [];
    if (page.verdict) said.push(page.verdict.headline, ...page.verdict.lines);
    else if (page.hints?.length) said.push(...page.hints.at(-1));
    if (page.reveal) said.push(...page.reveal.explanation);
    if (link.busy) return this.state.told;
    this.state.told = said.join(" ");
    return this.state.told;
  }
}

function drawPage(view) {
  const { page, state } = view;
  return [
    !page.present && drawBar(view),
    h(
      "main",
      { key: "stage", class: "stage" },
      h(
        "section",
        { key: "ask", class: "ask", "aria-label": word(view, "question") },
        page.notice && h("p", { key: "notice", class: "notice", role: "status" }, page.notice),
        drawContext(view),
        page.is_free && drawRoles(view),
        drawQuestion(page),
        view.isNewcomer &&
          h(
            "button",
            { key: "new", type: "button", class: "newcomer", onclick: () => view.toggleOpen("help") },
            word(view, "new_here"),
          ),
      ),
      drawTable(view),
      page.present && !page.reveal ? drawBoard(view) : drawWork(view),
      drawFoot(view),
    ),
    SHEETS.has(state.open) && SHEET_DRAWERS[state.open](view),
  ];
}

// Who one is at the free table: on lead, or second.
function drawRoles(view) {
  const role = (name) =>
    h(
      "button",
      {
        key: name,
        type: "button",
        "aria-pressed": view.page.kind === name ? "true" : "false",
        onclick: () => view.want({ kind: name }),
      },
      word(view, `role_${name}`),
    );
  return h(
    "div",
    { key: "roles", class: "segments roles", role: "group", "aria-label": word(view, "role") },
    role("lead"),
    role("second"),
  );
}

// The rule set, which tells on being pressed what the others do differently; trumps.
function drawContext(view) {
  const { rules_title, context } = view.page;
  const rules = h(
    "button",
    {
      type: "button",
      class: "rules-title",
      title: word(view, "rules_differ"),
      "aria-haspopup": "dialog",
      "aria-keyshortcuts": "u",
      onclick: () => view.toggleOpen("rules"),
    },
    rules_title,
  );
  return h("p", { class: "context" }, [rules, ...context].map((part) => h("span", {}, part)));
}

const SHEET_DRAWERS = {
  keys: drawKeys,
  help: drawHelp,
  rules: drawRules,
  report: drawReport,
  card: drawCard,
};

// The question itself large; its further lines tell on what terms it is asked.
function drawQuestion(page) {
  const [asked, ...terms] = page.question.join("\n").split("\n");
  return h(
    "h1",
    {},
    told(asked),
    terms.map((line) => [" ", h("span", { class: "terms" }, told(line))]),
  );
}

function drawLoading(view) {
  return h(
    "div",
    { key: "loading", class: "loading" },
    h(
      "span",
      { class: "backs", "aria-hidden": "true" },
      [0, 1, 2].map((place) =>
        h("span", { class: "card back", style: fanStyle(place, 3) }, picture(view, null)),
      ),
    ),
    h("p", {}, word(view, "shuffling")),
  );
}

function drawLost(view) {
  return h(
    "div",
    { key: "lost", class: "lost", role: "alert" },
    h("p", {}, word(view, "lost_connection")),
    h("button", { type: "button", onclick: () => location.reload() }, word(view, "reload")),
  );
}

function greet(model, link) {
  const { pack, corners, lang } = recallLook();
  const session = recallSession();
  const stored = { look: { pack, corners }, lang, count: session.count };
  if (!namesPuzzle()) stored.link = session.link;
  link.send("hello", { stored: JSON.parse(JSON.stringify(stored)) });
}

function keepSession(model, link) {
  if (!link.greeted || link.visits) return;
  const { link: address } = model.get("page");
  rememberSession({ count: model.get("count"), link: address });
  if (model.get("count").seen) rememberLook({ welcomed: true });
  if (!address) return;
  showAddress(address, !link.shown);
  link.shown = true;
}

const TRAITS = ["page", "words", "language", "art", "menu", "count"];

export default () => {
  let link;

  function initialize({ model }) {
    link = new Link(model);
    link.listeners.add(() => keepSession(model, link));
    for (const name of ["page", "count"])
      model.on(`change:${name}`, () => keepSession(model, link));
    greet(model, link);
    const ending = new AbortController();
    if (ownsAddress())
      window.addEventListener(
        "popstate",
        () => link.send("visit", { link: location.search }),
        { signal: ending.signal },
      );
    return () => {
      ending.abort();
      link.close();
    };
  }

  function render({ model, el }) {
    const view = new View(model, el, link);
    const redraw = () => gliding(view.root, () => view.redraw());
    for (const name of TRAITS) model.on(`change:${name}`, redraw);
    link.listeners.add(redraw);
    view.root.addEventListener("pointerdown", (event) => view.closeFrom(event.target));
    view.root.addEventListener("focusin", ({ target }) => {
      if (!target.closest(".bar, .overlay")) view.place = target;
    });
    view.root.addEventListener("keydown", (event) => {
      event.stopPropagation(); // JupyterLab would take the keys as its shortcuts
      onKey(event, view);
    });
    const ending = new AbortController();
    if (ownsAddress()) {
      document.addEventListener(
        "keydown",
        (event) => {
          if (event.target !== document.body) return;
          view.root.focus({ preventScroll: true });
          onKey(event, view);
        },
        { signal: ending.signal },
      );
    }
    view.redraw();
    if (ownsAddress()) view.root.focus({ preventScroll: true });
    return () => {
      ending.abort();
      link.listeners.delete(redraw);
      for (const name of TRAITS) model.off(`change:${name}`, redraw);
      view.root.remove();
    };
  }

  return { initialize, render };
};
