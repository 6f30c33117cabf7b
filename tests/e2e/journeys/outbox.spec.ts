import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { newWriter } from '../src/accounts';
import { storedDrafts, putDrafts, type StoredDraft } from '../src/storedDrafts';
import { getCovers, getItems, getNotices } from '../src/outbox/storedDocuments';
import { createRandom, FlakyNetwork } from '../src/outbox/FlakyNetwork';
import { getBody, publishOffline, queuedDraft, write } from '../src/outbox/queuedDrafts';
import { memberButton } from '../src/members';
import { workspace, type TestSite } from '../src/startSite';
import { unsupportedPolicy } from '../src/unsupportedPolicy';
import { collections, expect, kinds, newTitle, openForm, test } from '../src/writing';

// The outbox sends each waiting text exactly once, even if the network fails.

const picture = join(workspace, 'docs/images/apet-1440.png');

/** Returns a list that collects errors of all pages, except the browser's messages about failed requests and policies. */
function watch(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    const isExpected = /Failed to load resource|net::ERR_/.test(text) || unsupportedPolicy.test(text);
    if (message.type() === 'error' && !isExpected) complaints.push(`console: ${text}`);
  });
  return complaints;
}

/** Opens a page and waits until the page shows the member. Offline, the page would treat the member as a visitor. */
async function settled(page: Page, open: () => Promise<unknown>): Promise<void> {
  await open();
  await expect(memberButton(page)).toBeVisible();
}

/** Returns the number of these drafts that have been published. */
const countPublished = (site: TestSite, drafts: readonly StoredDraft[]) =>
  drafts.filter(({ kind, key }) => site.firestore.get(`${collections[kind]}/${key}`)).length;

/**
 * Expects that each of these drafts has been published exactly once, with text and picture, and with one notification.
 * Also expects no other writes.
 */
async function expectOnce(site: TestSite, uid: string, drafts: readonly StoredDraft[]): Promise<void> {
  const titles = drafts.map(({ values }) => String(values['title'])).sort();
  const isOurs = ({ fields }: { fields: Readonly<Record<string, unknown>> }) =>
    titles.includes(String(fields['title']));
  const items = (await getItems(site, uid)).filter(isOurs);
  expect(items.map(({ fields }) => fields['title']).sort()).toEqual(titles);
  const covers = getCovers(site, uid).filter((name) => drafts.some(({ key }) => name.includes(`/${key}-`)));
  for (const { values, kind, key } of drafts) {
    const title = String(values['title']);
    const item = items.find(({ fields }) => fields['title'] === title);
    expect(item, title).toMatchObject({
      collection: collections[kind],
      id: key,
      fields: { status: 'published', body: getBody(title) },
    });
    const mine = covers.filter((name) => name.includes(`/${key}-`));
    expect(mine.length, `pictures of ${title}`).toBe(countSizes(values['cover']));
    const named = mine.find((name) => !name.includes('_small.'));
    if (named) expect(JSON.stringify(item?.fields['cover'])).toContain(encodeURIComponent(named));
  }
  const notices = (await getNotices(site, uid)).filter(isOurs);
  expect(notices.map(({ fields }) => fields['title']).sort()).toEqual(titles);
  for (const { fields } of notices) {
    const item = items.find(({ id }) => id === fields['item_id']);
    expect(fields).toMatchObject({ event: 'published', title: item?.fields['title'] });
  }
}

/** Returns the number of pictures of a cover. Drafts of earlier builds have covers of one size. */
function countSizes(cover: unknown): number {
  if (cover === null) return 0;
  return 'smallDataUrl' in Object(cover) ? 2 : 1;
}

/** Waits until the page of the member's content shows none of these drafts as waiting. */
async function untilSent(page: Page, drafts: readonly StoredDraft[]): Promise<void> {
  const keys = drafts.map(({ key }) => key);
  const countWaiting = async () => (await storedDrafts(page)).filter(({ key }) => keys.includes(key)).length;
  await expect.poll(countWaiting, { timeout: 90_000 }).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Your content' })).toBeVisible();
}

const getSeed = () => {
  const seed = Number(process.env['ADP_SEED'] ?? Math.floor(Math.random() * 1_000_000));
  console.log(`ADP_SEED=${seed}`);
  return seed;
};

test('50 items that are published while the network fails at random are stored exactly once each @full', async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
  // The test takes about 20 seconds, but more on a busy machine.
  test.setTimeout(240_000);
  const context = page.context();
  const complaints = watch(context);
  // Types one draft of each kind into its form. The other drafts are stored directly.
  const forms = await Promise.all(
    kinds.map(async (kind) => {
      const form = await context.newPage();
      const title = newTitle(`Waits as ${kind}`);
      await openForm(form, site, kind);
      await write(form, kind, title, kind === 'event' ? undefined : picture);
      return { form, title };
    }),
  );
  await page.goto(`${site.origin}/about`);
  await context.setOffline(true);
  await Promise.all(forms.map(({ form, title }) => publishOffline(form, title)));
  const others = Array.from({ length: 50 - forms.length }, (_, index) =>
    queuedDraft({
      kind: kinds[index % kinds.length] ?? 'article',
      title: newTitle('Waits in the store'),
      owner: writer.uid,
      pictured: index % 3 === 0,
    }),
  );
  await putDrafts(page, others);
  for (const { form } of forms) await form.close();
  const drafts = await storedDrafts(page);
  expect(drafts.filter(({ queued }) => queued)).toHaveLength(50);
  expect(countPublished(site, drafts)).toBe(0);

  const network = new FlakyNetwork(context, site, createRandom(getSeed()));
  await network.whileUp(async () => {
    await context.setOffline(false);
    await settled(page, () => page.goto(`${site.origin}/new`));
  });
  await network.begin();
  const until = (count: number) =>
    expect.poll(() => countPublished(site, drafts), { timeout: 60_000, intervals: [50] }).toBeGreaterThanOrEqual(count);
  await until(12);
  await network.whileUp(() => settled(page, () => page.reload()));
  await until(24);
  await page.close();
  // Opens another page, which must continue to send the remaining drafts.
  const list = await network.whileUp(() => context.newPage());
  await network.whileUp(() => settled(list, () => list.goto(`${site.origin}/articles`)));
  await until(36);
  await network.whileUp(() => settled(list, () => list.goto(`${site.origin}/new`)));
  await untilSent(list, drafts);
  await network.end();
  await expect(list.getByText('No unsent drafts on this device')).toBeVisible();
  console.log(JSON.stringify(network.met));
  for (const count of Object.values(network.met)) expect(count).toBeGreaterThan(0);
  await expectOnce(site, writer.uid, drafts);
  expect(complaints).toEqual([]);
});

test('two windows that send at the same time store each item once and ignore waiting texts of another member @full', async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
  const context = page.context();
  const complaints = watch(context);
  const secondWriter = await newWriter(site, 'Another Writer');
  const waiting = (owner: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      queuedDraft({ kind: kinds[index % 4] ?? 'article', title: newTitle('Waits'), owner, pictured: index % 2 === 0 }),
    );
  const [mine, others] = [waiting(writer.uid, 16), waiting(secondWriter.uid, 4)];
  await page.goto(`${site.origin}/about`);
  await putDrafts(page, [...mine, ...others]);
  const network = new FlakyNetwork(context, site, createRandom(getSeed()));
  const second = await context.newPage();
  await network.begin();
  const open = (window: Page) => settled(window, () => window.goto(`${site.origin}/new`));
  await network.whileUp(() => Promise.all([page, second].map(open)));
  for (const window of [page, second]) await untilSent(window, mine);
  await network.end();
  for (const window of [page, second]) {
    await expect(window.getByText(/^4 drafts on this device belong to other members/)).toBeVisible();
  }
  await expectOnce(site, writer.uid, mine);
  expect(await storedDrafts(page)).toEqual(expect.arrayContaining(others));
  expect(await storedDrafts(page)).toHaveLength(others.length);
  expect(await getItems(site, secondWriter.uid)).toEqual([]);
  expect(getCovers(site, secondWriter.uid)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a page of another app sends waiting texts without navigating away', async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
  const drafts = [queuedDraft({ kind: 'article', title: newTitle('Waits'), owner: writer.uid, pictured: false })];
  await page.goto(`${site.origin}/about`);
  await putDrafts(page, drafts);
  await page.evaluate(() => localStorage.setItem('adp.content.outbox', '1'));
  await page.goto(`${site.origin}/notifications`);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect.poll(() => storedDrafts(page)).toEqual([]);
  await expectOnce(site, writer.uid, drafts);
  expect(new URL(page.url()).pathname).toBe('/notifications');
});

test('a page that was opened while the network failed sends waiting texts once it is online', async ({
  writerPage: page,
  writer,
  memberSite: site,
}) => {
  const context = page.context();
  const complaints = watch(context);
  const drafts = kinds.map((kind) =>
    queuedDraft({ kind, title: newTitle('Waits'), owner: writer.uid, pictured: false }),
  );
  await page.goto(`${site.origin}/about`);
  await putDrafts(page, drafts);
  // Public pages check this entry to find out if texts are waiting.
  await page.evaluate(() => localStorage.setItem('adp.content.outbox', '1'));
  let requests = 0;
  await page.route(/\/outbox\.js/, (route) => {
    requests += 1;
    return route.abort('internetdisconnected');
  });
  await settled(page, () => page.goto(`${site.origin}/articles`));
  await expect.poll(() => requests).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'wait' });
  expect(countPublished(site, drafts)).toBe(0);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => storedDrafts(page)).toEqual([]);
  await expectOnce(site, writer.uid, drafts);
  expect(complaints).toEqual([]);
});
