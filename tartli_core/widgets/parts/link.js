// The line to Python. Each message has a number and Python acknowledges it; when
// no acknowledgement comes, the kernel is gone and the page says so.

const ACK_LIMIT_MS = 5000;
const AWAY_LIMIT_MS = 60000;
const EXCLUSIVE = new Set(["answer", "hint", "reveal", "skip", "next", "open"]);

class Link {
  constructor(model) {
    this.model = model;
    this.lost = false;
    this.greeted = false;
    this.shown = false; // whether the address names the puzzle
    this.notice = "";
    this.waiting = new Map(); // number → { action, timer }
    this.listeners = new Set();
    this.number = Math.floor(Math.random() * 1e9);
    this.hiddenAt = null;
    model.on("msg:custom", (message) => this.receive(message));
    this.ending = new AbortController();
    const { signal } = this.ending;
    window.addEventListener("offline", () => this.lose(), { signal });
    window.addEventListener("online", () => this.send("ping"), { signal });
    document.addEventListener("visibilitychange", () => this.lookBack(), { signal });
  }

  close() {
    this.ending.abort();
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  get busy() {
    return [...this.waiting.values()].some(
      ({ action, late }) => (EXCLUSIVE.has(action) || action === "visit") && !late,
    );
  }

  // The browser's Back and Forward wait for nobody: its address is ahead of the page.
  get visits() {
    return [...this.waiting.values()].some(({ action }) => action === "visit");
  }

  changed() {
    for (const listener of this.listeners) listener();
  }

  send(action, fields = {}) {
    if (EXCLUSIVE.has(action) && this.busy) return;
    const id = (this.number += 1);
    const entry = { action, late: false };
    entry.timer = setTimeout(() => {
      entry.late = true;
      this.lose();
    }, ACK_LIMIT_MS);
    this.waiting.set(id, entry);
    this.notice = "";
    try {
      this.model.send({ id, do: action, ...fields });
    } catch {
      this.lose();
    }
    this.changed();
  }

  receive(message) {
    const entry = this.waiting.get(message?.ack);
    if (!entry) return;
    clearTimeout(entry.timer);
    this.waiting.delete(message.ack);
    if (entry.action === "hello") this.greeted = true;
    this.lost = false;
    this.notice = message.error || "";
    this.changed();
  }

  lose() {
    this.lost = true;
    this.changed();
  }

  lookBack() {
    if (document.visibilityState === "hidden") this.hiddenAt = Date.now();
    else if (this.hiddenAt && Date.now() - this.hiddenAt > AWAY_LIMIT_MS)
      this.send("ping");
  }
}
