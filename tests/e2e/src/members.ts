import type { Page } from '@playwright/test';
import type { TestSite } from './startSite';
import { expect, test as base, watched } from './test';

export { expect };

/**
 * Pattern for expected problems on members' pages: logged error responses of the identity service, the database and the
 * site's endpoints, and requests that are cancelled by navigation.
 */
const refusals =
  /(status (40[0-9]|410|500)|failed): .*(identitytoolkit|securetoken|\/v1\/projects|\/api\/v1\/)|console: Failed to load resource|ERR_ABORTED/;

/** Playwright's `test` for members' pages, where error responses of the services are expected. */
export const test = base.extend({
  allowed: refusals,
  page: async ({ reusedMemberPage, allowed }, run) => {
    await watched(await reusedMemberPage.begin(), allowed, run);
    await reusedMemberPage.end();
  },
});

/** Waits until the device has stored a draft of the profile that contains `words`. */
export async function untilDraftSaved(page: Page, words: string): Promise<void> {
  const isSaved = (part: string) =>
    Object.entries({ ...localStorage }).some(([key, value]) => key.includes('draft') && String(value).includes(part));
  await expect.poll(() => page.evaluate(isSaved, words)).toBe(true);
}

/** Returns the link in the last email of this kind to an email address. */
export async function mailedLink(site: TestSite, kind: string, email: string): Promise<string> {
  const findLink = () => site.auth.codes().findLast((code) => code.kind === kind && code.email === email)?.link;
  await expect.poll(findLink).toBeDefined();
  return findLink() ?? '';
}

/** Presses the button of a sign-in provider, and returns the window that opens. */
export async function openWindow(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()]);
  await popup.waitForLoadState();
  return popup;
}

/** Creates an account in the window of a provider and signs in with this account. */
export async function newAccount(widget: Page, email: string, name: string): Promise<void> {
  await widget.locator('.js-new-account button').click();
  await widget.locator('#email-input').fill(email);
  await widget.locator('#display-name-input').fill(name);
  await widget.locator('#sign-in').click();
}

/** Locates the member's picture in the header, which is the button of the member's menu. */
export const memberButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Your account/ });
