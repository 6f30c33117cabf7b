import { startSite } from '../src/startSite';
import { axe, expect, sidewaysScroll, test } from '../src/test';

const paths = ['/about', '/apet', '/apet/areas-of-focus', '/auda-nepad', '/knowledge-products', '/nobody/knows'];

test('no text was left out: in the pseudo-locale every text of the built site is bracketed', async ({ page }) => {
  const site = await startSite({ locale: 'en-XA' });
  try {
    for (const path of paths) {
      await page.goto(site.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const bare = await page.evaluate(() => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode;
          const text = node.textContent?.trim() ?? '';
          // Numbers, times, names that Intl knows, what members wrote, names and addresses of sources: not ours to word.
          const data = node.parentElement?.closest(
            'time, script, noscript, style, option, [lang]:not(html), [translate="no"]',
          );
          if (/\p{L}/u.test(text) && !data && !text.includes('⟦')) found.push(text);
        }
        for (const element of document.querySelectorAll('[aria-label]')) {
          const label = element.getAttribute('aria-label') ?? '';
          if (!label.includes('⟦')) found.push(`aria-label: ${label}`);
        }
        return found;
      });
      expect(bare, path).toEqual([]);
    }
  } finally {
    await site.stop();
  }
});

for (const width of [320, 1440]) {
  test(`from right to left no layout breaks at ${width} px, the texts a third longer too`, async ({ page }) => {
    for (const locale of ['ar-XB', 'en-XA']) {
      const site = await startSite({ locale });
      try {
        await page.setViewportSize({ width, height: 800 });
        for (const path of paths) {
          await page.goto(site.origin + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await page.evaluate(() => document.dir)).toBe(locale === 'ar-XB' ? 'rtl' : 'ltr');
          expect(await sidewaysScroll(page), `${locale} ${path}`).toBe(0);
          expect(await axe(page), `${locale} ${path}`).toEqual([]);
        }
        await page.getByRole('banner').getByRole('button').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await page.getByRole('dialog').evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
      } finally {
        await site.stop();
      }
    }
  });
}
