/** @jest-environment node */
import { join } from 'node:path';
import { createHandler } from '@adp/edge';
import { readIndexes } from '@adp/local-firebase';
import { createDeniedRequests, createFirestore, toFetch } from '@adp/local-firebase/testing';
import { generateItems } from '@adp/seed/generator';
import { createSeed } from '@adp/seed';
import { readRules } from '@adp/firebase/testing';

// What visits cost where everybody reads by the endpoints, or gets pages that read by them: documents that the local Firestore counts as
// production charges them.

const root = join(__dirname, '../../../services/firebase');
const projectId = 'demo-replay';
const site = 'https://site.example';
const indexes = readIndexes(join(root, 'firestore.indexes.json'));

const lists = [
  ...['articles', 'articles?theme=skills', 'articles?country=KE', 'articles?lang=fr', 'articles?year=2026'],
  ...['events', 'events?when=past', 'events?mode=online', 'events?when=month', 'events?theme=health&theme=energy'],
  ...['opportunities', 'opportunities?state=closed', 'opportunities?type=grant', 'opportunities?country=NG'],
  ...['products', 'products?maturity=pilot', 'products?order=title'],
  ...['knowledge-products', 'knowledge-products?type=report', 'knowledge-products?order=newest'],
];

/** What the loader of a page asks of the endpoints, as those of mfe-content do on a server. */
function toEndpoints(path: string): readonly string[] {
  if (/^[a-z-]+\/[\w-]+$/.test(path)) return [`${path}?lang=en`];
  // The front page, and each of its views, has the first items of other kinds, too.
  return path.startsWith('knowledge-products') ? [path, 'opportunities', 'events', 'articles'] : [path];
}

/** The handler on the seed with 2,000 more items, and the addresses of its 20 lists and 20 items. */
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
  const authors = new Map<string, string>();
  const handler = createHandler({
    site,
    data: { projectId, apiKey: 'none', origin: 'https://data.example' },
    now: () => time,
    fetch: toFetch(firestore.service),
    // A page without its HTML: its loader, and its head.
    renderPage: async ({ url }, { describe } = {}) => {
      const path = url.slice(site.length + 1);
      const answers = await Promise.all(toEndpoints(path).map(get));
      const [found] = answers;
      if (found && !authors.has(path)) authors.set(path, await readAuthor(found));
      const author = authors.get(path);
      if (author) answers.push(await get(`authors/${author}`));
      answers.forEach(expectFound);
      return new Response(await describe?.(new URL(url), { title: 'Shown' }));
    },
  });
  const get = (path: string) => handler(new Request(`${site}/api/v1/${path}`));
  // Which items there are is no visit.
  const found = await Promise.all(
    ['articles', 'events', 'opportunities', 'products', 'knowledge-products'].map(async (path) => {
      const { items } = (await (await get(path)).json()) as { readonly items: readonly { readonly id: string }[] };
      return items.slice(0, 4).map(({ id }) => `${path}/${id}`);
    }),
  );
  time += 3_600_000;
  let before = firestore.reads();
  const addresses = [...lists, ...found.flat()];
  return {
    addresses,
    visit: async (address: string) => expectFound(await get(address)),
    visitPage: async (address: string) => expectFound(await handler(new Request(`${site}/${address}`))),
    wait: (milliseconds: number) => (time += milliseconds),
    denied,
    /** Documents read since the last call. */
    reads: () => {
      const read = firestore.reads() - before;
      before += read;
      return read;
    },
  };
}

/** The username of an item's author; none of a list. */
async function readAuthor(answer: Response): Promise<string> {
  const { item } = (await answer.json()) as { readonly item?: { readonly authorUsername: string } };
  return item?.authorUsername ?? '';
}

function expectFound({ status }: Response): void {
  if (status !== 200) throw new Error(`An address answered ${status}.`);
}

test('1,000 visits of 20 lists and 20 items read at most 400 documents, 10,000 visits no more, and unchanged lists one each', async () => {
  const { addresses, visit, reads, wait, denied } = await open();
  expect(addresses).toHaveLength(40);
  const visits = async (count: number) => {
    for (let number = 0; number < count; number += 1) await visit(addresses[(number * 7) % 40] ?? '');
  };
  await visits(1_000);
  expect(reads()).toBeLessThanOrEqual(400);
  // As do 100,000, in ten times the time: each address is stored by now.
  await visits(9_000);
  expect(reads()).toBe(0);
  // After the period: one read for each collection says that nothing has changed.
  wait(31_000);
  await visit('articles');
  expect(reads()).toBe(1);
  await visits(1_000);
  expect(reads()).toBe(4);
  expect(denied.list()).toEqual([]);
}, 120_000);

test('1,000 visits of their pages, with heads, authors and notices, read at most 400 documents, and 2,000 no more', async () => {
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
  // The marks of five kinds and of profiles, and the notices.
  expect(reads()).toBe(7);
  expect(denied.list()).toEqual([]);
}, 120_000);
