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
 * Axe finds nothing on the page in this state. A state of a page type at a width is checked once in a run, whatever the number
 * of tests that come through it: `state` names it.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const key = `${state} at ${page.viewportSize()?.width ?? 0} px`;
  if (claim(`axe: ${key}`)) expect(await axe(page), key).toEqual([]);
}

/** In the dark theme, too, axe finds enough contrast everywhere on the page. Nothing else of axe depends on colours. */
export async function expectContrastInTheDark(page: Page, state: string): Promise<void> {
  if (!claim(`axe: ${state} in the dark`)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(page, ['color-contrast']), `${state} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** With text twice as large nothing makes a phone of 320 px scroll sideways (WCAG 1.4.4, 1.4.10). */
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

/** With the text spacing of WCAG 1.4.12 no text is clipped, covers another or makes a phone of 360 px scroll sideways. */
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

/** Finds texts that their element clips, and pairs of texts that cover each other. Text for screen readers, 1 px high, is neither; nor is what stays while the page scrolls. */
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
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- SVG elements have no innerText
      if (!isShown(element) || !element.innerText?.trim() || isSkipped(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isClipped =
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1);
      if (isClipped) found.push(`${quote(element)} is clipped`);
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
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (one.parent !== other.parent && width > 2 && height > 4)
          found.push(`${quote(one.parent)} covers ${quote(other.parent)}`);
      }
    });
    return [...new Set(found)];
  });
}

/** What axe finds on the page, by WCAG 2.2 A and AA and its best practices, or by some rules; nothing on a good page. */
async function axe(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // What comes in or goes out by a short fade has no contrast of its own yet. Behind the open menu nothing is rendered, and no fade ends.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= 1_000)
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
  // Half a megabyte: once for each document.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axeSource);
  const options = { resultTypes: ['violations'], ...(rules.length > 0 ? { runOnly: rules } : {}) };
  const { violations } = await page.evaluate<AxeResult>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}

/** By how many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Interactive elements whose answering area is below 44 px, links inside running text apart (WCAG 2.5.8's exception). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary, label:has(input)')) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!shown || style.position === 'absolute' || (style.display === 'inline' && element.closest('p'))) continue;
      const after = getComputedStyle(element, '::after');
      // A card's link answers on the whole of its card.
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

/** Nothing is wrong with how the page is made: axe, sideways scroll at 320 px, targets. */
export async function expectSound(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** What a page requests of Firestore itself from now on: public data comes from the site's endpoints. */
export function watchFirestore(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/projects/')) requested.push(request.url());
  });
  return requested;
}
