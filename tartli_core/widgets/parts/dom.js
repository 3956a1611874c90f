// The page as a function of its state: `h` describes a node, `morph` makes an
// element's children equal to such descriptions. Nodes are reused by key, so
// what has the focus is never made anew.

function h(tag, attrs, ...children) {
  return { tag, attrs: attrs || {}, children: children.flat(Infinity) };
}

function nodeKey(node, counts) {
  if (node.attrs.key !== undefined) return `${node.tag}#${node.attrs.key}`;
  counts[node.tag] = (counts[node.tag] || 0) + 1;
  return `${node.tag}:${counts[node.tag]}`;
}

function setAttr(element, name, value, before) {
  if (name === "key" || value === before) return;
  if (name.startsWith("on")) element[name] = value || null;
  else if (name === "html") element.innerHTML = value;
  else if (name === "value") element.value = value;
  else if (value === null || value === undefined || value === false)
    element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : value);
}

function update(element, node) {
  const before = element.tartliAttrs || {};
  for (const name of Object.keys(before))
    if (!(name in node.attrs)) setAttr(element, name, null, before[name]);
  if (node.attrs.html === undefined) morph(element, node.children);
  for (const [name, value] of Object.entries(node.attrs))
    setAttr(element, name, value, before[name]);
  if ("value" in node.attrs && element.value !== node.attrs.value)
    element.value = node.attrs.value;
  element.tartliAttrs = node.attrs;
}

function morph(parent, children) {
  const counts = {};
  const wanted = children
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) =>
      typeof child === "object" ? child : { tag: "#text", attrs: {}, text: child },
    )
    .map((node) => ({ node, key: nodeKey(node, counts) }));
  const keys = new Set(wanted.map(({ key }) => key));
  const known = new Map();
  for (const child of [...parent.childNodes]) {
    if (keys.has(child.tartliKey)) known.set(child.tartliKey, child);
    else child.remove();
  }
  wanted.forEach(({ node, key }, place) => {
    let element = known.get(key);
    if (!element) {
      element =
        node.tag === "#text"
          ? document.createTextNode("")
          : document.createElement(node.tag);
      element.tartliKey = key;
    }
    if (parent.childNodes[place] !== element)
      parent.insertBefore(element, parent.childNodes[place] || null);
    if (node.tag !== "#text") update(element, node);
    else if (element.data !== String(node.text)) element.data = String(node.text);
  });
}
