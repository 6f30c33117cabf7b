import { join } from 'node:path';
import type { Intercept } from '@adp/local-firebase';
import type { Page } from '@playwright/test';
import { password } from '../accounts';
import { workspace } from '../startSite';
import { expect, publishButton } from '../writing';
import { commits, cut, loseAnswer, refuse } from './services';
import { expectInForm, type Text } from './text';

interface Refusal {
  readonly status: number;
  /** Error message that the form shows. */
  readonly message: string;
}

/** Error responses to a publication that retrying cannot solve. The text must remain in the form. */
export const refusals: readonly Refusal[] = [
  { status: 400, message: 'The site rejected this' },
  { status: 403, message: 'Your account is not allowed to publish this' },
  { status: 409, message: 'Another item already has this link' },
];

interface Failure {
  readonly way: string;
  readonly fault: () => Intercept;
  /** Number of failed retries after which the fault ends by itself. Without this number, the test ends the fault. */
  readonly passes?: number;
  /** True to include this fault in `npm test`. `npm run test:full` tries all faults. */
  readonly isRepresentative?: true;
}

/** Temporary faults after which the site retries a publication. */
export const failures: readonly Failure[] = [
  { way: 'fails with status 429', fault: () => refuse(commits, 429) },
  { way: 'fails with status 503', fault: () => refuse(commits, 503), isRepresentative: true },
  { way: 'loses its connection', fault: () => cut(commits) },
  {
    way: 'is stored although its response is lost',
    fault: () => loseAnswer(commits),
    passes: 0,
    isRepresentative: true,
  },
  { way: 'is stored although its response is lost several times', fault: () => loseAnswer(commits, 3), passes: 2 },
];

/** Publishes a text in vain: presses the button, and waits until the page shows that the text waits to be sent. */
export async function publishInVain(page: Page, { title }: Text): Promise<void> {
  await publishButton(page).click();
  await expect(page.getByRole('heading', { name: `“${title}” is waiting to be sent` })).toBeVisible();
}

/** Publishes a text: presses the button, and waits for the page of the item. */
export async function publish(page: Page, { title }: Text): Promise<void> {
  await publishButton(page).click();
  await expectPublished(page, title);
}

/** Waits up to `timeout` milliseconds for the page of a published item. */
export async function expectPublished(page: Page, title: string, timeout = 15_000): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout });
}

/** Expects an error message, and the complete text in the form. */
export async function expectRefused(page: Page, text: Text, message: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expectInForm(page, text);
}

/** Simulates a network that drops and returns. The site then sends waiting texts immediately. */
export async function networkReturns(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

/** Moves the page's fake clock past the pause before the next retry. */
export async function passPause(page: Page): Promise<void> {
  await page.clock.runFor(8_000);
}

/** Signs in on the sign-in page that is open. */
export async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Locates the comparison of the two versions of an item that was also changed elsewhere. */
export const bothVersions = (page: Page) => page.getByRole('region', { name: 'This was changed elsewhere' });

const file = join(workspace, 'docs/images/apet-360.png');
export const alt = 'A page of this site';

export const choosePicture = (page: Page) => page.locator('input[type=file]').setInputFiles(file);

/** Chooses a picture and fills in its description. */
export async function addPicture(page: Page): Promise<void> {
  await choosePicture(page);
  await page.getByLabel('Description of the picture').fill(alt);
}

/** Expects the picture and its description in the form. */
export async function expectPicture(page: Page): Promise<void> {
  const picture = page.locator('form figure img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByLabel('Description of the picture')).toHaveValue(alt);
}
