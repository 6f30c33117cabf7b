import type { ReceivedMail } from '@adp/local-firebase';
import { toSaveId } from '@adp/shared-data/alerts';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { administer, newAddress, newMember, signIn } from '../src/accounts';
import { expectAccessible } from '../src/pageChecks';
import { putDocument } from '../src/review';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

// Readers who follow a topic or save an item are informed. The tests move the clock of the site's schedules.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const grantPath = 'opportunities/sample-opportunity-grant';

test.describe.configure({ mode: 'default' });
let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true });
});
test.afterAll(async () => {
  expect(site.background.failures()).toEqual([]);
  await site.stop();
});

/** Runs the schedules four times, because an alert is matched, written and sent in separate runs. */
async function runSchedules(time: number): Promise<void> {
  for (let minute = 0; minute < 4; minute += 1) {
    await site.background.whenIdle();
    await site.background.runSchedules(new Date(time + minute * 60_000));
  }
  await site.background.whenIdle();
}

const mailTo = (address: string) => site.mailbox.list().filter(({ to }) => to.includes(address));

/** Expects that an address has received `count` emails, and returns the last one. */
function lastMail(address: string, count: number): ReceivedMail {
  const mails = mailTo(address);
  expect(mails.map(({ subject }) => subject)).toHaveLength(count);
  const [mail] = mails;
  if (!mail) throw new Error(`No email to ${address}.`);
  return mail;
}

/** Returns the URL of the link with this label in an email. Reads the email in a separate page, whose policy allows its HTML. */
async function findLink(page: Page, mail: ReceivedMail, label: string): Promise<string> {
  const reader = await page.context().newPage();
  await reader.setContent(mail.html);
  const link = await reader.getByRole('link', { name: label }).getAttribute('href');
  await reader.close();
  return link ?? '';
}

type Fields = Readonly<Record<string, unknown>>;

/** Writes an opportunity as a member's browser does, with the change token of its collection. */
async function writeOpportunity(path: string, fields: Fields): Promise<void> {
  const root = 'projects/demo-adp/databases/(default)/documents';
  const updateTransforms = [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }];
  const response = await fetch(`${site.origin}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      writes: [
        {
          update: { name: `${root}/${path}`, fields },
          updateMask: { fieldPaths: Object.keys(fields) },
          updateTransforms,
        },
        { update: { name: `${root}/changes/opportunities/marks/0`, fields: {} }, updateTransforms },
      ],
    }),
  });
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
}

async function publishGrant(id: string, title: string): Promise<void> {
  const sample: Fields = { ...site.firestore.get(grantPath)?.fields };
  await writeOpportunity(`opportunities/${id}`, {
    ...sample,
    title: { stringValue: title },
    published_at: { timestampValue: new Date().toISOString() },
  });
}

interface Follower {
  readonly page: Page;
  readonly address: string;
}

/** Follows grants for Kenya from the list of opportunities, and confirms the address. */
async function followGrants({ page, address }: Follower): Promise<void> {
  await page.goto(`${site.origin}/opportunities?type=grant&country=KE`);
  await page.getByRole('link', { name: 'Follow this list' }).click();
  await expect(page).toHaveURL(/\/subscriptions\?topic=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kenya');
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Follow by email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await runSchedules(Date.now());
  const confirmation = lastMail(address, 1);
  expect(confirmation.subject).toContain('Kenya');
  await page.goto(await findLink(page, confirmation, 'Confirm email alerts'));
  await page.getByRole('button', { name: 'Confirm email alerts' }).click();
  await expect(page.getByText('Your alerts are active.')).toBeVisible();
}

async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

test('a reader without an account follows grants for Kenya by email, and unsubscribes with one click', async ({
  browser,
}) => {
  test.slow();
  const address = newAddress('reader');
  const page = await openPage(browser);
  await runSchedules(Date.now());
  await followGrants({ page, address });
  await expectAccessible(page, 'confirmed alerts');

  const title = 'Grant for open maps of wells';
  await publishGrant('e2e-grant-first', title);
  await runSchedules(Date.now());
  await runSchedules(Date.now() + DAY + HOUR);
  const alert = lastMail(address, 2);
  expect(alert.subject).toBe('1 new grant for Kenya');
  expect(alert.text).toContain(title);
  await page.goto(await findLink(page, alert, title));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(await findLink(page, alert, 'Change your alerts or unsubscribe'));
  await expect(page.getByRole('heading', { level: 3, name: /Kenya/ })).toBeVisible();
  await expectAccessible(page, "an address's alerts");

  const headers = new Map(alert.headers);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = /<(\S+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(response.status).toBe(200);
  await publishGrant('e2e-grant-second', 'Grant for open maps of roads');
  await runSchedules(Date.now() + 2 * DAY);
  await runSchedules(Date.now() + 3 * DAY + HOUR);
  lastMail(address, 2);
  await page.reload();
  await expect(page.getByText('You do not follow any topics yet')).toBeVisible();
  await page.context().close();
});

test('following by email works without JavaScript @full', async ({ browser }) => {
  const address = newAddress('plain');
  const page = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  await followGrants({ page, address });
  await page.context().close();
});

test('a reminder of a saved deadline is corrected when the deadline moves @full', async ({ browser }) => {
  test.slow();
  const { email, uid } = await newMember(site, 'Wangari Test');
  await administer(site, { localId: uid, emailVerified: true });
  const page = await openPage(browser);
  await signIn(page, site, email, `/${grantPath}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect.poll(() => site.firestore.get(`saves/${toSaveId(uid, grantPath)}`)).toBeTruthy();

  const { timestampValue: stored } = Object(site.firestore.get(grantPath)?.fields['deadline_at']) as {
    readonly timestampValue: string;
  };
  const deadline = Date.parse(stored);
  await runSchedules(deadline - 7 * DAY);
  const reminder = lastMail(email, 1);
  expect(reminder.subject).toMatch(/^Closes in 7 days: /);

  const moved = deadline + 10 * DAY;
  await writeOpportunity(grantPath, {
    deadline_at: { timestampValue: new Date(moved).toISOString() },
    deadline_local: { stringValue: new Date(moved + 3 * HOUR).toISOString().slice(0, 16) },
  });
  await runSchedules(deadline - 6 * DAY);
  const correction = lastMail(email, 2);
  expect(correction.subject).toMatch(/^Date changed: /);
  for (const date of [deadline, moved]) expect(correction.text).toContain(toDay(date));

  await page.goto(`${site.origin}/notifications`);
  const notifications = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sample grant' });
  await expect(notifications).toHaveCount(2);
  await expect(notifications.filter({ hasText: `closes on ${toDay(deadline)}` })).toBeVisible();
  const changed = notifications.filter({ hasText: `was changed from ${toDay(deadline)}` });
  await expect(changed).toContainText(toDay(moved));
  await page.context().close();
});

test('a personal calendar shows the new date of a saved deadline in the same entry @full', async () => {
  const { uid } = await newMember(site, 'Wangari Test');
  const secret = 'a'.repeat(32);
  const path = 'opportunities/sample-opportunity-fellowship';
  putDocument(site, `calendars/${uid}`, { uid, secret, lang: 'en', createdAt: new Date() });
  const save = { uid, item: path, saved: true, changedAt: new Date(), reminders: [14, 7, 1] };
  putDocument(site, `saves/${toSaveId(uid, path)}`, save);
  const read = async () => {
    const response = await fetch(`${site.origin}/api/actions/calendar/${uid}.${secret}.ics`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/calendar'),
    ]);
    const [entry, ...others] = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent');
    expect(others).toEqual([]);
    const { uid: id, sequence, startDate } = new ICAL.Event(entry);
    return { id, sequence, start: startDate.toJSDate().getTime() };
  };
  const before = await read();
  const stored: Fields = { ...site.firestore.get(path)?.fields };
  const { timestampValue } = Object(stored['deadline_at']) as { readonly timestampValue: string };
  const { integerValue } = Object(stored['revision']) as { readonly integerValue: string };
  await writeOpportunity(path, {
    deadline_at: { timestampValue: new Date(Date.parse(timestampValue) + 10 * DAY).toISOString() },
    revision: { integerValue: String(Number(integerValue) + 1) },
  });
  const after = await read();
  expect(after.id).toBe(before.id);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(after.start - before.start).toBe(10 * DAY);
});

/** Returns a day in Nairobi as emails print it, such as "1 December 2026". */
const toDay = (time: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Nairobi' }).format(time);
