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
  /** The address of the form. */
  readonly address: string;
}

export interface Way {
  readonly way: string;
  /** `npm test` tries the way; the others are for `npm run test:full`. */
  readonly isRepresentative?: true;
  /** The way begins right after the last key, and not once the device has the text. */
  readonly soon?: true;
  /** The form is opened by a link within the site. */
  readonly inSite?: true;
  /** Leaves the form and comes back; returns the page whose form must have the text. */
  readonly leave: (at: At) => Promise<Page | undefined>;
}

/** Ways out of a form that end in a form again. */
export const ways: readonly Way[] = [
  { way: 'a reload once it is saved', leave: ({ page }) => reloaded(page) },
  { way: 'a reload right after the last key', isRepresentative: true, soon: true, leave: ({ page }) => reloaded(page) },
  {
    way: 'a reload, a few words more, and a reload right after them',
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
    way: 'the browser’s back, and forward again, right after the last key',
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
    way: 'the menu to another page right after the last key, and back by the list of drafts',
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
    way: 'a link within the site right after the last key, and the browser’s back',
    isRepresentative: true,
    soon: true,
    leave: async ({ page }) => {
      await page.getByRole('link', { name: 'Your content' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your content' })).toBeVisible();
      await page.goBack();
    },
  },
  {
    way: 'closing the tab right after the last key, and opening the address again',
    soon: true,
    leave: async (at) => {
      await closed(at.page);
      return reopened(at);
    },
  },
  {
    way: 'closing the tab right after the last key, and opening the list of drafts',
    isRepresentative: true,
    soon: true,
    leave: async ({ page, context, site, text }) => {
      await closed(page);
      const other = await context.newPage();
      await expectListed(other, site, text);
      return other;
    },
  },
  {
    way: 'the page’s process crashes',
    isRepresentative: true,
    leave: async (at) => {
      await crashed(at.page);
      return reopened(at);
    },
  },
  {
    way: 'the tab goes into the background right after the last key, and the system ends it there',
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
    way: 'an empty page right after the last key, and back',
    soon: true,
    leave: async ({ page }) => {
      await page.goto('about:blank');
      await page.goBack();
    },
  },
  {
    way: 'another site right after the last key, and back',
    soon: true,
    leave: async ({ page, site }) => {
      await page.goto(`${site.appOrigin}/manifest.json`);
      await page.goBack();
    },
  },
  {
    way: 'the address changed by hand to another kind, something typed there, and back',
    leave: async ({ page, address }) => {
      await page.goto(address.replace('/article', '/event'));
      await page.locator('#f-title').fill('An event in its place');
      await expect(page.getByText(/^Saved on this device:/)).toBeVisible();
      await page.goto(address);
    },
  },
  {
    way: 'the address of the draft cut off, something typed in the new form, and back by its list',
    leave: async ({ page, site, text }) => {
      await page.goto(`${site.origin}/new/article`);
      await page.locator('#f-title').fill('Another text');
      await page.getByRole('link', { name: text.title, exact: true }).click();
    },
  },
  {
    way: 'typed without a network, and a reload when it is back',
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
    way: 'the window made narrow and wide, as by turning a phone',
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
    way: 'a new build of the app deployed, and opened',
    isRepresentative: true,
    soon: true,
    leave: async ({ page, site }) => {
      const build = deployContent(site);
      const requested = page.waitForRequest((request) => request.url().includes(`/${build}/write-form`));
      await reloaded(page);
      await requested;
    },
  },
  {
    way: 'a new build opened in another tab, the text changed there, and read in this one again',
    leave: async (at) => {
      deployContent(at.site);
      const other = await reopened(at);
      await other.locator('#f-title').fill('By the new build');
      await untilSaved(other, { ...at.text, title: 'By the new build' });
      await other.locator('#f-title').fill(at.text.title);
      await closed(other);
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

/** Closes a tab as a person does, so that its page hears of it. */
export async function closed(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
}

async function crashed(page: Page): Promise<void> {
  const crash = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crash;
}
