/** Attributes whose text is visible or read aloud. */
const spoken = ['aria-label', 'alt', 'title', 'placeholder'];

/** Returns the texts of a page in en-XA that no catalog has. Ignores digits, punctuation, `translate="no"`, and the given `values`. */
export function untranslated(root: Element, values: readonly string[] = []): readonly string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.parentElement?.closest('time, style, script, [translate="no"]')) texts.push(node.textContent ?? '');
  }
  for (const element of root.querySelectorAll('*')) {
    texts.push(...spoken.map((name) => element.getAttribute(name) ?? ''));
  }
  return texts.filter((text) => removeTranslated(text, values) !== '');
}

function removeTranslated(text: string, values: readonly string[]): string {
  const outside = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return values
    .reduce((remaining, value) => remaining.replaceAll(value, ' '), outside)
    .replaceAll(/[\d\s\p{P}\p{S}]/gu, '');
}
