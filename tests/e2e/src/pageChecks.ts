import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { claim } from './claim';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/**
 * Expects no accessibility errors on the page. `state` is the name of the page's state. Each state is checked only once
 * in a run at each width, even if many tests reach it.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const key = `${state} at ${page.viewportSize()?.width ?? 0} px`;
  if (claim(`axe: ${key}`)) expect(await axe(page), key).toEqual([]);
}

/** Expects sufficient contrast in dark mode. Runs no other check of axe, because only contrast depends on colours. */
export async function expectContrastInTheDark(page: Page, state: string): Promise<void> {
  if (!claim(`axe: ${state} in dark mode`)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(page, ['color-contrast']), `${state} in dark mode`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Expects no sideways scrolling on a phone of 320 px with text at twice its size (WCAG 1.4.4, 1.4.10). */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  const developer = await page.context().newCDPSession(page);
  const setSize = async (standard: number) => {
    await developer.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  };
  await setSize(32);
  expect(await sidewaysScroll(page), 'with text of 200 %').toBe(0);
  await setSize(16);
  await developer.detach();
}

/**
 * Expects no clipped or overlapping text and no sideways scrolling on a phone of 360 px with the text spacing of WCAG
 * 1.4.12.
 */
export async function expectSpacedTextFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
    );
    document.adoptedStyleSheets = [sheet];
  });
  expect(await findUnreadableText(page), 'with text spacing').toEqual([]);
  expect(await sidewaysScroll(page), 'with text spacing').toBe(0);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/**
 * Finds texts that are clipped by their element, and pairs of texts that overlap. Ignores elements that are 1 px high,
 * which contain text for screen readers, and content that does not scroll.
 */
function findUnreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isSkipped = (element: Element): boolean => {
      const { overflow, position } = getComputedStyle(element);
      if (/fixed|sticky/.test(position)) return true;
      if (overflow !== 'visible' && element.getBoundingClientRect().height < 2) return true;
      return element.parentElement !== null && isSkipped(element.parentElement);
    };
    const quote = ({ textContent }: Element) => `“${textContent.trim().slice(0, 60)}”`;
    const complaints: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- SVG elements have no innerText
      if (!isShown(element) || !element.innerText?.trim() || isSkipped(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isClipped =
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1);
      if (isClipped) complaints.push(`${quote(element)} is clipped`);
    }
    const lines: { readonly box: DOMRect; readonly parent: Element }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || !isShown(parent)) continue;
      if (parent.closest('option') || isSkipped(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ box, parent });
    }
    lines.forEach((line, index) => {
      for (const nextLine of lines.slice(index + 1)) {
        const width = Math.min(line.box.right, nextLine.box.right) - Math.max(line.box.left, nextLine.box.left);
        const height = Math.min(line.box.bottom, nextLine.box.bottom) - Math.max(line.box.top, nextLine.box.top);
        if (line.parent !== nextLine.parent && width > 2 && height > 4)
          complaints.push(`${quote(line.parent)} covers ${quote(nextLine.parent)}`);
      }
    });
    return [...new Set(complaints)];
  });
}

/** Returns the violations that axe finds by `rules`, or by WCAG 2.2 A and AA and axe's best practices. */
async function axe(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // Finishes animations first, because elements that fade in or out do not have their final contrast yet. Chromium does
  // not run animations of content behind the open menu.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= 1_000)
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
  // Adds axe only once to each document, because the script is half a megabyte in size.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axeSource);
  const options = { resultTypes: ['violations'], selectors: false, ...(rules.length > 0 ? { runOnly: rules } : {}) };
  const { violations } = await page.evaluate<AxeResult>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}

/** Returns the number of pixels by which the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Finds words and numbers of up to 12 characters that are broken across lines, which happens in a column that is too
 * narrow. Ignores texts for screen readers only.
 */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const { parentElement: parent } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || getComputedStyle(parent).clipPath !== 'none')
        continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.,’]*/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (word.length <= 12 && lines.size > 1) broken.push(`${word} in “${parent.textContent.trim().slice(0, 60)}”`);
      }
    }
    return [...new Set(broken)];
  });
}

/**
 * Finds interactive elements smaller than 44 px, except links inside text, and countries of a map, whose links the list
 * beside the map repeats (WCAG 2.5.8).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href]:not([data-shade]), button, summary, label:has(input)',
    );
    for (const element of targets) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!shown || style.position === 'absolute' || (style.display === 'inline' && element.closest('p'))) continue;
      const after = getComputedStyle(element, '::after');
      // Measures the whole card for a link whose `::after` covers the card.
      const around = style.position === 'static' && after.inset === '0px' ? element.offsetParent : null;
      if (around && around.getBoundingClientRect().height >= 43.5) continue;
      const grown = after.position === 'absolute' && after.content !== 'none';
      const height = grown
        ? box.height - parseFloat(after.insetBlockStart) - parseFloat(after.insetBlockEnd)
        : box.height;
      const width = grown
        ? box.width - parseFloat(after.insetInlineStart) - parseFloat(after.insetInlineEnd)
        : box.width;
      if (height < 43.5 || width < 43.5)
        small.push(`${element.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)} px`);
    }
    return small;
  });
}

/** Expects no accessibility errors, no sideways scrolling at 320 px and large targets. */
export async function expectUsable(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/**
 * Returns a list that collects the page's requests to Firestore. The list must remain empty for public data, which
 * comes from the site's endpoints.
 */
export function watchFirestore(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/projects/')) requested.push(request.url());
  });
  return requested;
}
