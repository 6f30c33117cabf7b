/** Attributes that a reader hears or sees. */
const spoken = ['aria-label', 'alt', 'title', 'placeholder'];

/**
 * Returns the texts of the page that come from no catalog, where the page is shown in the
 * pseudo-locale en-XA: everything outside its brackets, less numbers, marks,
 * times, names that no language changes (`translate="no"`), and the values that
 * `given` names (a path, the address of a source).
 */
export function untranslated(root: Element, given: readonly string[] = []): readonly string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.parentElement?.closest('time, style, script, [translate="no"]')) texts.push(node.textContent ?? '');
  }
  for (const element of root.querySelectorAll('*')) {
    texts.push(...spoken.map((name) => element.getAttribute(name) ?? ''));
  }
  return texts.filter((text) => leftOver(text, given) !== '');
}

function leftOver(text: string, given: readonly string[]): string {
  const outside = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return given.reduce((rest, value) => rest.replaceAll(value, ' '), outside).replaceAll(/[\d\s\p{P}\p{S}]/gu, '');
}
