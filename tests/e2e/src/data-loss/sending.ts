import { join } from 'node:path';
import type { Intercept } from '@adp/local-firebase';
import type { Page } from '@playwright/test';
import { password } from '../members';
import { workspace } from '../startSite';
import { expect, publishButton } from '../writing';
import { commits, cut, loseAnswer, refuse } from './services';
import { expectInForm, type Text } from './text';

interface Refusal {
  readonly status: number;
  /** What the form shows. */
  readonly message: string;
}

/** Answers to a publication that need the member: the text stays in the form. */
export const refusals: readonly Refusal[] = [
  { status: 400, message: 'The site did not accept it' },
  { status: 403, message: 'Your account is not allowed to publish this' },
  { status: 409, message: 'Something else has this address' },
];

interface Failure {
  readonly way: string;
  readonly fault: () => Intercept;
  /** It passes by itself, so many tries after the first one. */
  readonly passes?: number;
  /** `npm test` tries the fault; the others are for `npm run test:full`. */
  readonly isRepresentative?: true;
}

/** Faults of a publication that pass: it goes out later by itself. */
export const failures: readonly Failure[] = [
  { way: 'is answered 429', fault: () => refuse(commits, 429) },
  { way: 'is answered 503', fault: () => refuse(commits, 503), isRepresentative: true },
  { way: 'has its connection reset', fault: () => cut(commits) },
  { way: 'is written and its answer lost', fault: () => loseAnswer(commits), passes: 0, isRepresentative: true },
  { way: 'is written and its answer lost again and again', fault: () => loseAnswer(commits, 3), passes: 2 },
];

/** Presses the button, and waits until the text is shown as waiting. */
export async function publishInVain(page: Page, { title }: Text): Promise<void> {
  await publishButton(page).click();
  await expect(page.getByRole('heading', { name: `“${title}” is waiting to be sent` })).toBeVisible();
}

/** Presses the button, and waits until the item's page is shown. */
export async function publish(page: Page, { title }: Text): Promise<void> {
  await publishButton(page).click();
  await expectPublished(page, title);
}

/** `timeout` in milliseconds. */
export async function expectPublished(page: Page, title: string, timeout = 15_000): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout });
}

/** The form shows why it was not sent, and has all of it. */
export async function expectRefused(page: Page, text: Text, message: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expectInForm(page, text);
}

/** The network goes and returns: what waits is tried at once. */
export async function networkReturns(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

/** Waits out the pause before what waits is tried again, by a page's own clock. */
export async function passPause(page: Page): Promise<void> {
  await page.clock.runFor(8_000);
}

/** Signs in on the page for it, which is open. */
export async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Both versions of what was changed elsewhere, beside each other. */
export const bothVersions = (page: Page) => page.getByRole('region', { name: 'This has since been changed elsewhere' });

const file = join(workspace, 'docs/images/apet-360.png');
export const alt = 'A page of this site';

export const choosePicture = (page: Page) => page.locator('input[type=file]').setInputFiles(file);

/** Chooses a picture, and describes it. */
export async function addPicture(page: Page): Promise<void> {
  await choosePicture(page);
  await page.getByLabel('What the picture shows').fill(alt);
}

/** The form shows the picture and its description. */
export async function expectPicture(page: Page): Promise<void> {
  const picture = page.locator('form figure img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByLabel('What the picture shows')).toHaveValue(alt);
}
