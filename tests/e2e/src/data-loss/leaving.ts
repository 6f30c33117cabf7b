import type { BrowserContext, Page } from '@playwright/test';
import type { TestSite } from '../startSite';
import { memberButton } from '../members';
import { expect } from '../writing';
import { deployContent } from './builds';
import { draftRow, expectListed, untilSaved, type Text } from './text';

interface At {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: TestSite;
  readonly text: Text;
  /** URL of the form. */
  readonly address: string;
}

export interface Way {
  readonly way: string;
  /** True to include this way in `npm test`. `npm run test:full` tries all ways. */
  readonly isRepresentative?: true;
  /** True to leave right after the last key press, before the device has stored the text. */
  readonly soon?: true;
  /** True to open the form through a link within the site. */
  readonly inSite?: true;
  /** Leaves the form and comes back. Returns the page that shows the form afterwards, unless it is the original page. */
  readonly leave: (at: At) => Promise<Page | undefined>;
}

/** Ways to leave a form and come back to it. */
export const ways: readonly Way[] = [
  { way: 'a reload after the text was saved', leave: ({ page }) => reloaded(page) },
  {
    way: 'a reload right after the last key press',
    isRepresentative: true,
    soon: true,
    leave: ({ page }) => reloaded(page),
  },
  {
    way: 'a reload, and another reload right after a few more words',
    leave: async ({ page, text }) => {
      await reloaded(page);
      await page.locator('#f-title').fill('Other words');
      await reloaded(page);
      await expect(page.locator('#f-title')).toHaveValue('Other words');
      await page.locator('#f-title').fill(text.title);
      await reloaded(page);
    },
  },
  {
    way: 'the browser’s Back and Forward right after the last key press',
    isRepresentative: true,
    soon: true,
    inSite: true,
    leave: async ({ page }) => {
      await page.goBack();
      await expect(page.locator('#f-title')).toHaveCount(0);
      await page.goForward();
    },
  },
  {
    way: 'a navigation by menu right after the last key press, and a return through the list of drafts',
    soon: true,
    leave: async ({ page, text }) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'APET' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
      await memberButton(page).click();
      await page.getByRole('link', { name: 'Your content' }).click();
      await draftRow(page, text).getByRole('link', { name: 'Continue writing' }).click();
    },
  },
  {
    way: 'a link within the site right after the last key press, and the browser’s Back',
    soon: true,
    leave: async ({ page }) => {
      await page.getByRole('link', { name: 'Your content' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your content' })).toBeVisible();
      await page.goBack();
    },
  },
  {
    way: 'closing the tab right after the last key press and opening the form’s URL again',
    soon: true,
    leave: async (at) => {
      await closed(at.page);
      return reopened(at);
    },
  },
  {
    way: 'closing the tab right after the last key press and opening the list of drafts',
    soon: true,
    leave: async ({ page, context, site, text }) => {
      await closed(page);
      const secondTab = await context.newPage();
      await expectListed(secondTab, site, text);
      return secondTab;
    },
  },
  {
    way: 'a crash of the page’s process',
    isRepresentative: true,
    leave: async (at) => {
      await crashed(at.page);
      return reopened(at);
    },
  },
  {
    way: 'the system closing a background tab right after the last key press',
    soon: true,
    leave: async (at) => {
      await at.page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await crashed(at.page);
      return reopened(at);
    },
  },
  {
    way: 'opening an empty page right after the last key press, and going back',
    soon: true,
    leave: async ({ page }) => {
      await page.goto('about:blank');
      await page.goBack();
    },
  },
  {
    way: 'opening another site right after the last key press, and going back',
    soon: true,
    leave: async ({ page, site }) => {
      await page.goto(`${site.appOrigin}/manifest.json`);
      await page.goBack();
    },
  },
  {
    way: 'changing the kind in the URL, typing in that form, and returning',
    leave: async ({ page, address }) => {
      await page.goto(address.replace('/article', '/event'));
      await page.locator('#f-title').fill('An event in its place');
      await expect(page.getByText(/^Saved on this device:/)).toBeVisible();
      await page.goto(address);
    },
  },
  {
    way: 'removing the draft from the URL, typing in the new form, and returning through the list of drafts',
    leave: async ({ page, site, text }) => {
      await page.goto(`${site.origin}/new/article`);
      await page.locator('#f-title').fill('Another text');
      await page.getByRole('link', { name: text.title, exact: true }).click();
    },
  },
  {
    way: 'typing offline and a reload once online',
    isRepresentative: true,
    leave: async ({ page, context, text }) => {
      await context.setOffline(true);
      await page.locator('#f-title').fill('Typed offline');
      await untilSaved(page, { ...text, title: 'Typed offline' });
      await page.locator('#f-title').fill(text.title);
      await context.setOffline(false);
      await reloaded(page);
    },
  },
  {
    way: 'narrowing and widening the window, as by turning a phone',
    soon: true,
    leave: async ({ page }) => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 700 });
      await page.getByRole('button', { name: 'Show the preview' }).click();
      await expect(page.getByRole('button', { name: 'Hide the preview' })).toBeVisible();
      await page.setViewportSize({ width: 1400, height: 800 });
      await expect(page.getByRole('button', { name: 'Hide the preview' })).toHaveCount(0);
      if (size) await page.setViewportSize(size);
    },
  },
  {
    way: 'a reload that loads a new build of the app',
    soon: true,
    leave: async ({ page, site }) => {
      const build = deployContent(site);
      const requested = page.waitForRequest((request) => request.url().includes(`/${build}/write-form`));
      await reloaded(page);
      await requested;
    },
  },
  {
    way: 'a change in another tab with a new build, and a reload of the first tab',
    leave: async (at) => {
      deployContent(at.site);
      const secondTab = await reopened(at);
      await secondTab.locator('#f-title').fill('By the new build');
      await untilSaved(secondTab, { ...at.text, title: 'By the new build' });
      await secondTab.locator('#f-title').fill(at.text.title);
      await closed(secondTab);
      await reloaded(at.page);
    },
  },
];

async function reopened({ context, address }: At): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function reloaded(page: Page): Promise<undefined> {
  await page.reload();
}

/** Closes a tab as a visitor does, so that its page receives the events of closing. */
export async function closed(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
}

async function crashed(page: Page): Promise<void> {
  const crash = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crash;
}
