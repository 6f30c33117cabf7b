import { expect, test as base, type Page } from '@playwright/test';
import { startPage, type TestPage } from './startPage';

export { expect };

interface Fixtures {
  /** Platform for one test. `page` shows its page with the SDK. */
  readonly platform: TestPage;
  readonly policy: Parameters<typeof startPage>[0];
}

/** Playwright's `test` with a page that uses the Firebase SDK. A request to another machine fails the test. */
export const test = base.extend<Fixtures>({
  policy: [{}, { option: true }],
  platform: async ({ page, context, policy }, run) => {
    const platform = await startPage(policy);
    const complaints: string[] = [];
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== platform.origin) complaints.push(`foreign: ${request.url()}`);
    });
    context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
    context.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text());
    });
    await page.goto(platform.origin);
    await expect(last(page)).toHaveText('done');
    await run(platform);
    await platform.stop();
    expect(complaints).toEqual([]);
  },
});

/** Locates the signed-in account: `nobody`, or the email address and the providers. */
export const who = (page: Page) => page.locator('#who');

/** Locates the result of the last action: `done` or the SDK's error code. */
export const last = (page: Page) => page.locator('#last');

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export async function fill(page: Page, email: string, password = ''): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
}

/** Opens and returns the sign-in window of a provider. */
export async function openPopup(page: Page, name: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page, name)]);
  await popup.waitForLoadState();
  return popup;
}

/** Creates an account in the window of a provider and signs in with it. */
export async function newAccount(widget: Page, email: string, name: string): Promise<void> {
  await widget.locator('.js-new-account button').click();
  await widget.locator('#email-input').fill(email);
  await widget.locator('#display-name-input').fill(name);
  await widget.locator('#sign-in').click();
}
