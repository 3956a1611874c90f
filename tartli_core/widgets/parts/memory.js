// What the browser remembers. Storage may be forbidden: then nothing is kept.

const LOOK_KEY = "tartli.look"; // for good: pack, corner letters, theme
const SESSION_KEY = "tartli.session"; // for this tab: counts, puzzle address

function recall(storageName, key) {
  try {
    const value = JSON.parse(window[storageName].getItem(key));
    return value !== null && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

function remember(storageName, key, value) {
  try {
    window[storageName].setItem(key, JSON.stringify(value));
  } catch {
    // forbidden or full: the page works without
  }
}

const recallLook = () => recall("localStorage", LOOK_KEY);
const recallSession = () => recall("sessionStorage", SESSION_KEY);

function rememberLook(changes) {
  remember("localStorage", LOOK_KEY, { ...recallLook(), ...changes });
}

function rememberSession(changes) {
  remember("sessionStorage", SESSION_KEY, { ...recallSession(), ...changes });
}

// In JupyterLab the address belongs to Lab; on a page of its own it names the puzzle.
function ownsAddress() {
  return !/\/(lab|tree|notebooks|edit|nbclassic)(\/|$)/.test(location.pathname);
}

// Does the address itself say which puzzle is wanted?
function namesPuzzle() {
  const given = new URLSearchParams(location.search);
  return ownsAddress() && ["kind", "seed", "rules"].some((name) => given.has(name));
}

function addressOf(link) {
  return new URL(link, location.href.split(/[?#]/)[0]).href;
}

// Another puzzle is another entry of the history; the first takes the visited one's.
function showAddress(link, isFirst) {
  if (!ownsAddress()) return;
  try {
    const address = new URL(addressOf(link));
    const now = new URLSearchParams(location.search);
    for (const name of ["present", "lang"])
      if (now.has(name) && !address.searchParams.has(name))
        address.searchParams.set(name, now.get(name));
    if (address.href === location.href) return;
    if (isFirst) history.replaceState(null, "", address.href);
    else history.pushState(null, "", address.href);
  } catch {
    // a sandboxed frame may forbid it
  }
}
