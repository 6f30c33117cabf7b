// Fails a test whose page has a text node beside other nodes (decision 124): translators replace it, and React's updates then fail.

/** Names of components whose texts never change or move while they are mounted. */
const staticComponents = new Set(globalThis.__STATIC_TEXT_COMPONENTS__);

function getAncestors(node) {
  const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
  const names = [];
  for (let fiber = key && node[key].return; fiber; fiber = fiber.return) {
    const { type } = fiber;
    const name = typeof type === 'string' ? `<${type}>` : (type?.name ?? type?.displayName);
    if (name) names.push(name);
  }
  return names;
}

const found = new Map();

const { Node } = globalThis;
if (Node) {
  for (const method of ['appendChild', 'insertBefore']) {
    const original = Node.prototype[method];
    Node.prototype[method] = function (child, ...rest) {
      if (child.nodeType === Node.TEXT_NODE) {
        const names = getAncestors(child);
        if (names.length > 0 && !names.some((name) => staticComponents.has(name)))
          found.set(names.slice(0, 5).join(' in '), child.nodeValue);
      }
      return original.call(this, child, ...rest);
    };
  }
}

afterEach(() => {
  const texts = [...found].map(([names, text]) => `${JSON.stringify(text)} in ${names}`);
  found.clear();
  if (texts.length > 0)
    throw new Error(`Text beside other nodes: put it in an element of its own.\n${texts.join('\n')}`);
});
