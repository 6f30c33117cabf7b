import { toSortKey } from '@adp/shared-data/fields';
import type { Page } from '@playwright/test';
import { ReusedPage } from './ReusedPage';
import { startSite, type TestSite } from './startSite';
import { expect, test as base, watched } from './test';

export { expect };

interface WorkerFixtures {
  /** Site that the worker's tests with signed-in members share. Each test creates its own accounts. */
  readonly memberSite: TestSite;
  /** Page that the worker's tests of `memberSite` share. */
  readonly reusedMemberPage: ReusedPage;
}

/**
 * Pattern for expected problems on members' pages: logged error responses of the identity service, the database and the
 * site's endpoints, and requests that are cancelled by navigation.
 */
const refusals =
  /(status (40[0-9]|410|500)|failed): .*(identitytoolkit|securetoken|\/v1\/projects|\/api\/v1\/)|console: Failed to load resource|ERR_ABORTED/;

/** Playwright's `test` for members' pages, where error responses of the services are expected. */
export const test = base.extend<object, WorkerFixtures>({
  allowed: refusals,
  memberSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function uses from its first parameter
    async ({}, run) => {
      const site = await startSite({ popups: true });
      await run(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  reusedMemberPage: [
    async ({ browser, memberSite }, run) => {
      const reused = await ReusedPage.open(browser, memberSite.origin);
      await run(reused);
      await reused.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ reusedMemberPage, allowed }, run) => {
    await watched(await reusedMemberPage.begin(), allowed, run);
    await reusedMemberPage.end();
  },
});

/** Password of all sample members (tools/seed/src). */
export const samplePassword = 'Sample-member-2063';
export const password = 'a sound password';

let accountCount = 0;

/** Returns an unused email address. */
export function newAddress(name = 'zola'): string {
  accountCount += 1;
  return `${name}.${process.pid}.${accountCount}@example.org`;
}

/** Creates a member with an account and documents in the platform. Returns uid, email address and username. */
export async function newMember(site: TestSite, name = 'Zola Test', more: object = {}) {
  const email = newAddress();
  const username = email.split('@')[0]?.replaceAll('.', '-') ?? '';
  const answer = await fetch(`${site.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, displayName: name, returnSecureToken: true }),
  });
  const { localId: uid } = (await answer.json()) as { localId: string };
  putMember(site, { uid, username, name, ...more });
  return { email, username, uid };
}

type StoredText = Readonly<Record<string, unknown>>;
const text = (value: string) => ({ stringValue: value });
const list = (values: readonly string[]) => ({ arrayValue: { values: values.map(text) } });
const time = { timestampValue: '2026-01-05T08:00:00Z' };
const channels = { mapValue: { fields: { in_app: { booleanValue: true } } } };

interface PutMember {
  readonly uid: string;
  readonly username: string;
  readonly name: string;
  readonly listed?: boolean;
  readonly visibility?: string;
  readonly expertise?: readonly string[];
  readonly fields?: Readonly<Record<string, string>>;
}

/** Stores the documents of a member, bypassing the rules. */
export function putMember(site: TestSite, member: PutMember): void {
  const { uid, username, name, listed = false, visibility = 'public', expertise = [], fields = {} } = member;
  const shown: StoredText = {
    name: text(name),
    name_key: text(toSortKey(name)),
    languages: list([]),
    expertise: list(expertise),
    links: list([]),
    visibility: text(visibility),
    listed: { booleanValue: listed },
    created_at: time,
    ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, text(value)])),
  };
  site.firestore.put(`usernames/${username}`, { uid: text(uid) });
  if (visibility !== 'hidden')
    site.firestore.put(`${visibility === 'public' ? 'profiles' : 'member_profiles'}/${username}`, {
      ...shown,
      uid: text(uid),
    });
  site.firestore.put(`users/${uid}`, {
    ...shown,
    username: text(username),
    interests: list([]),
    notification_prefs: { mapValue: { fields: { account: channels, content: channels, deadlines: channels } } },
    updated_at: time,
    revision: { integerValue: '1' },
  });
}

/** Signs in at /login, and waits for the redirect to `next`. */
export async function signIn(page: Page, site: TestSite, email: string, next = '/about', secret = password) {
  await page.goto(`${site.origin}/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(site.origin + next);
}

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

/** Changes an account as an administrator of the project. */
export async function administer(site: TestSite, change: object): Promise<void> {
  await fetch(`${site.origin}/identitytoolkit.googleapis.com/v1/projects/demo-adp/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(change),
  });
}
