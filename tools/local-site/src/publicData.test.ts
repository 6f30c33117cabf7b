/** @jest-environment node */
import { join } from 'node:path';
import { createHandler } from '@adp/edge';
import { readIndexes } from '@adp/local-firebase';
import { createDeniedRequests, createFirestore, toFetch } from '@adp/local-firebase/testing';
import { generateItems } from '@adp/seed/generator';
import { createSeed } from '@adp/seed';
import { readRules } from '@adp/firebase/testing';

// Measures the number of document reads caused by requests to the endpoints, and by pages that use the endpoints. The
// local Firestore counts reads as production charges them.

const root = join(__dirname, '../../../services/firebase');
const projectId = 'demo-replay';
const site = 'https://site.example';
const indexes = readIndexes(join(root, 'firestore.indexes.json'));

const marked = ['articles', 'events', 'opportunities', 'products', 'knowledge_products', 'profiles'];

const lists = [
  ...['articles', 'articles?theme=skills', 'articles?country=KE', 'articles?lang=fr', 'articles?year=2026'],
  ...['events', 'events?when=past', 'events?mode=online', 'events?when=month', 'events?theme=health&theme=energy'],
  ...['opportunities', 'opportunities?state=closed', 'opportunities?type=grant', 'opportunities?country=NG'],
  ...['products', 'products?maturity=pilot', 'products?order=title'],
  ...['knowledge-products', 'knowledge-products?type=report', 'knowledge-products?order=newest'],
];

/** Returns the endpoints that a page's loader requests, like the loaders of mfe-content on a server. */
function toEndpoints(path: string): readonly string[] {
  if (/^[a-z-]+\/[\w-]+$/.test(path)) return [`${path}?lang=en`];
  // The front page and its views also show the first items of other kinds.
  return path.startsWith('knowledge-products') ? [path, 'opportunities', 'events', 'articles'] : [path];
}

/** Creates a handler for the seed with 2,000 additional items. Returns the URLs of 20 lists and 20 items. */
async function open() {
  let time = Date.now();
  const denied = createDeniedRequests();
  const firestore = createFirestore({
    projectId,
    rules: await readRules(),
    indexes,
    deniedRequests: denied,
    now: () => time,
  });
  const now = new Date(time);
  for (const { path, fields } of [
    ...createSeed({ now, objectUrl: (name) => `https://pictures.example/${name}` }).documents,
    ...generateItems({ count: 2_000, now }),
  ])
    firestore.put(path, fields);
  // A token consists of the two newest marks, so each check of a busy collection reads two documents.
  for (const collection of marked)
    for (const mark of ['a', 'b'])
      firestore.put(`changes/${collection}/marks/${mark}`, { updated_at: { timestampValue: now.toISOString() } });
  const authors = new Map<string, string>();
  const handler = createHandler({
    site,
    data: { projectId, apiKey: 'none', origin: 'https://data.example' },
    now: () => time,
    fetch: toFetch(firestore.service),
    // Simulate a page with only its loader and its head, without HTML.
    renderPage: async ({ url }, { describe } = {}) => {
      const path = url.slice(site.length + 1);
      const answers = await Promise.all(toEndpoints(path).map(get));
      const [first] = answers;
      if (first && !authors.has(path)) authors.set(path, await readAuthor(first));
      const author = authors.get(path);
      if (author) answers.push(await get(`authors/${author}`));
      answers.forEach(expectFound);
      return new Response(await describe?.(new URL(url), { title: 'Shown' }));
    },
  });
  const get = (path: string) => handler(new Request(`${site}/api/v1/${path}`));
  // Finding the item paths is not part of a visit, so do not count its reads.
  const itemPaths = await Promise.all(
    ['articles', 'events', 'opportunities', 'products', 'knowledge-products'].map(async (path) => {
      const { items } = (await (await get(path)).json()) as { readonly items: readonly { readonly id: string }[] };
      return items.slice(0, 4).map(({ id }) => `${path}/${id}`);
    }),
  );
  time += 3_600_000;
  firestore.usage.reset();
  const addresses = [...lists, ...itemPaths.flat()];
  return {
    addresses,
    visit: async (address: string) => expectFound(await get(address)),
    visitPage: async (address: string) => expectFound(await handler(new Request(`${site}/${address}`))),
    wait: (milliseconds: number) => (time += milliseconds),
    denied,
    /** Returns the number of documents that were read since the last call. */
    reads: () => firestore.usage.reset().documentsRead,
  };
}

/** Returns the username of an item's author. Returns an empty string for a list. */
async function readAuthor(answer: Response): Promise<string> {
  const { item } = (await answer.json()) as { readonly item?: { readonly authorUsername: string } };
  return item?.authorUsername ?? '';
}

function expectFound({ status }: Response): void {
  if (status !== 200) throw new Error(`A URL returned status ${status}.`);
}

test('1,000 visits of 20 lists and 20 items read at most 400 documents, 9,000 more visits read none, and a stale list reads two', async () => {
  const { addresses, visit, reads, wait, denied } = await open();
  expect(addresses).toHaveLength(40);
  const visits = async (count: number) => {
    for (let number = 0; number < count; number += 1) await visit(addresses[(number * 7) % 40] ?? '');
  };
  await visits(1_000);
  expect(reads()).toBeLessThanOrEqual(400);
  // 100,000 visits in ten times the time would also read nothing, because every URL is cached by now.
  await visits(9_000);
  expect(reads()).toBe(0);
  // After the cache expires, one query per collection shows that nothing has changed.
  wait(31_000);
  await visit('articles');
  expect(reads()).toBe(2);
  await visits(1_000);
  expect(reads()).toBe(8);
  expect(denied.list()).toEqual([]);
}, 120_000);

test('1,000 visits of rendered pages with heads, authors and notices read at most 400 documents, and 1,000 more visits read none', async () => {
  const { addresses, visitPage, reads, wait, denied } = await open();
  const visits = async (count: number) => {
    for (let number = 0; number < count; number += 1) await visitPage(addresses[(number * 7) % 40] ?? '');
  };
  await visits(1_000);
  expect(reads()).toBeLessThanOrEqual(400);
  await visits(1_000);
  expect(reads()).toBe(0);
  wait(31_000);
  await visits(1_000);
  // The reads are the change tokens of five kinds and of profiles, two each, and the notices.
  expect(reads()).toBe(13);
  expect(denied.list()).toEqual([]);
}, 120_000);
