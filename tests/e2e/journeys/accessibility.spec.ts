import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectContrastInTheDark,
  expectLargeTextFits,
  expectSpacedTextFits,
  smallTargets,
} from '../src/pageChecks';
import { expect, test } from '../src/writing';
import { fullUnless } from '../src/full';

// Checks every type of page with axe at each width, and some pages in dark mode, with text of twice the size and with
// more text spacing. Other journeys call `expectAccessible` for states that only they reach.

interface PageType {
  readonly type: string;
  readonly path: string;
  /** Locates an element that appears when the page is ready. */
  readonly ready: (page: Page) => Locator;
}

const heading = (name?: RegExp) => (page: Page) => page.getByRole('heading', { level: 1, ...(name ? { name } : {}) });
const results = (page: Page) => page.getByText(/^(More than )?\d+ results$/);

const publicPages: readonly PageType[] = [
  { type: 'a page of text', path: '/about', ready: heading(/^About this site$/) },
  { type: 'a programme', path: '/apet', ready: heading(/^APET/) },
  { type: 'a page of a programme', path: '/apet/areas-of-focus', ready: heading(/^Areas of focus$/) },
  { type: 'an item', path: '/articles/auda-nepad-ni-nini', ready: heading(/^AUDA-NEPAD/) },
  { type: 'a 404 page', path: '/nobody/knows', ready: heading(/^Page Not Found$/) },
  { type: 'the front page', path: '/knowledge-products', ready: results },
  { type: 'articles', path: '/articles', ready: results },
  { type: 'events', path: '/events', ready: results },
  { type: 'opportunities', path: '/opportunities', ready: results },
  { type: 'products', path: '/products', ready: results },
  { type: 'people', path: '/people', ready: (page) => page.getByRole('link', { name: 'Amina (sample member)' }) },
  { type: 'a public profile', path: '/amina-sample', ready: heading(/^Amina/) },
  { type: 'the sign-in page', path: '/login', ready: (page) => page.getByLabel('Email address') },
  { type: 'the sign-up page', path: '/sign-up', ready: (page) => page.getByLabel('Email address') },
];

const memberPages: readonly PageType[] = [
  { type: 'notifications', path: '/notifications', ready: heading(/^Notifications$/) },
  { type: 'settings', path: '/settings', ready: heading(/^Settings$/) },
  { type: 'the profile form', path: '/edit-profile', ready: heading(/^Edit profile$/) },
  { type: 'the list of the member’s content', path: '/new', ready: heading(/^Your content$/) },
];

const widths = [320, 1440];

/**
 * Types of pages that are also checked in dark mode. They prove that pages use the theme's colours. A unit test checks
 * the contrast of the colours themselves (`packages/shared-ui/src/tokens.test.ts`).
 */
const darkTypes = new Set(['a programme', 'the front page', 'a public profile', 'the profile form']);

/** One page of each kind: with a body, with a list, with a form. `npm test` checks only these pages. */
const representatives: readonly string[] = [
  ...['a programme', 'an item', 'the front page', 'opportunities', 'the sign-in page'],
  ...['settings', 'the profile form'],
];

// Loads each page once and then widens its window, which is faster than loading the page at each width.
for (const { type, path, ready } of publicPages) {
  test(`${type} is accessible to visitors${fullUnless(representatives.includes(type))}`, async ({
    page,
    memberSite: site,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      if (width === widths[0]) await page.goto(site.origin + path);
      await expect(ready(page)).toBeVisible();
      await expectAccessible(page, type);
    }
    if (darkTypes.has(type)) await expectContrastInTheDark(page, type);
    await expectLargeTextFits(page);
    await expectSpacedTextFits(page);
  });
}

for (const { type, path, ready } of memberPages) {
  test(`${type} is accessible to members${fullUnless(representatives.includes(type))}`, async ({
    writerPage: page,
    memberSite: site,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      if (width === widths[0]) await page.goto(site.origin + path);
      await expect(ready(page)).toBeVisible();
      await expectAccessible(page, type);
      expect(await smallTargets(page), `at ${width} px`).toEqual([]);
    }
    if (darkTypes.has(type)) await expectContrastInTheDark(page, type);
    await expectLargeTextFits(page);
    await expectSpacedTextFits(page);
  });
}

test('forced colours outline the focused element and show icons that have no text', async ({
  page,
  memberSite: site,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.origin}/events?mode=online`);
  await expect(page.getByRole('list', { name: 'Selected filters' })).toBeVisible();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.locator(':focus').evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(element);
      return { isDrawn: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2, outlineColor, backgroundColor };
    });
    expect(outline.isDrawn, `stop ${stop}`).toBe(true);
    expect(outline.outlineColor, `stop ${stop}`).not.toBe(outline.backgroundColor);
  }
  // The cross of a chip is a background image, which browsers normally remove in forced colours.
  const cross = page.getByRole('list', { name: 'Selected filters' }).locator('[aria-hidden]').first();
  expect(await cross.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('gradient');
});
