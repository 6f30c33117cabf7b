import type { Page } from '@playwright/test';

/** Start of the translation: as soon as the document is parsed, or after hydration. */
type TranslationStart = 'at once' | 'when loaded';

/**
 * Translates every page as Chrome's translator does: replaces each text node with two nested `font` elements and a new
 * text node. The words stay the same, so that locators find them. If React updates the detached text node, the visible
 * text remains out of date, which tests can detect.
 */
export async function translatePage(page: Page, start: TranslationStart): Promise<void> {
  await page.addInitScript((whenLoaded) => {
    const skipped = 'script, style, noscript, textarea, title, svg, font, [translate="no"], [contenteditable]';
    function translate(node: Node): void {
      if (node instanceof Text) {
        const { parentElement: parent, data } = node;
        if (data === '' || !parent || parent.closest(skipped)) return;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(data);
        outer.append(inner);
        node.replaceWith(outer);
      } else for (const child of [...node.childNodes]) translate(child);
    }
    const begin = () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          if (target instanceof Text) translate(target);
          addedNodes.forEach(translate);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
      document.documentElement.classList.add('translated-ltr');
    };
    if (whenLoaded) addEventListener('load', () => setTimeout(begin, 2_000));
    else addEventListener('DOMContentLoaded', begin);
  }, start === 'when loaded');
}

/** Waits until the current page has been translated. */
export async function untilTranslated(page: Page): Promise<void> {
  await page.locator('html.translated-ltr').waitFor();
}
