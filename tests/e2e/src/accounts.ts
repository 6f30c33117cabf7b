import { toSortKey } from '@adp/shared-data/fields';
import { expect, type Page } from '@playwright/test';
import type { TestSite } from './startSite';

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

/** Changes an account as an administrator of the project. */
export async function administer(site: TestSite, change: object): Promise<void> {
  await fetch(`${site.origin}/identitytoolkit.googleapis.com/v1/projects/demo-adp/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(change),
  });
}

/** Member who may publish, because the email address is confirmed. */
export interface Writer {
  readonly email: string;
  readonly username: string;
  readonly uid: string;
}

/** Creates a member who may publish. */
export async function newWriter(site: TestSite, name = 'Wanjiru Test'): Promise<Writer> {
  const member = await newMember(site, name);
  await administer(site, { localId: member.uid, emailVerified: true });
  return member;
}
