import type { Page } from '@playwright/test';
import { expectAccessible, sidewaysScroll } from '../src/pageChecks';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';
import { fullUnless } from '../src/full';

// Pages in two pseudo-locales: one has longer texts in brackets, and the other runs from right to left. All tests of a
// locale share a site.
test.describe.configure({ mode: 'default' });

const paths = ['/about', '/apet', '/apet/areas-of-focus', '/auda-nepad', '/knowledge-products', '/nobody/knows'];

for (const locale of ['en-XA', 'ar-XB']) {
  test.describe(locale, () => {
    let site: TestSite;
    test.beforeAll(async () => {
      site = await startSite({ locale });
    });
    test.afterAll(async () => {
      await site.stop();
    });

    for (const width of [320, 1440]) {
      test(`no layout breaks at ${width} px in a pseudo-locale${fullUnless(width === 320 && locale === 'ar-XB')}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        for (const path of paths) {
          await page.goto(site.origin + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await page.evaluate(() => document.dir)).toBe(locale === 'ar-XB' ? 'rtl' : 'ltr');
          expect(await sidewaysScroll(page), path).toBe(0);
          // One type of page is enough, because no difference between the types of pages depends on the direction.
          if (locale === 'ar-XB' && path === '/apet') await expectAccessible(page, 'a programme, from right to left');
          if (locale === 'en-XA' && width === 1440) expect(await bareTexts(page), path).toEqual([]);
        }
        await page.getByRole('banner').getByRole('button').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await page.getByRole('dialog').evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
      });
    }
  });
}

/** Returns interface texts that are not in a message catalog. In the pseudo-locale, all messages are in brackets. */
function bareTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bare: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent?.trim() ?? '';
      // Ignores texts that are not messages: numbers, times, names from Intl, members' content, and sources.
      const data = node.parentElement?.closest(
        'time, script, noscript, style, option, details label, [lang]:not(html), [translate="no"]',
      );
      if (/\p{L}/u.test(text) && !data && !text.includes('⟦')) bare.push(text);
    }
    // Ignores the links to other languages, because the server renders them and has no pseudo-locale.
    for (const element of document.querySelectorAll('[aria-label]:not(body > nav, body > aside)')) {
      const label = element.getAttribute('aria-label') ?? '';
      if (!label.includes('⟦')) bare.push(`aria-label: ${label}`);
    }
    return bare;
  });
}
