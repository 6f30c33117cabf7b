/** @jest-environment node */
import { contentKinds, kindNames } from '@adp/shared-data/content';
import { createFakeData, smallest } from '@adp/shared-data/testing';
import { createHandler } from '../handler';
import { buildIndex, collectState } from '../search-index/buildIndex';

const site = 'https://site.example';
const folder = 'https://content.example/search/';
const builtAt = new Date('2026-11-21T08:00:00Z');
const inDays = (days: number) => new Date(builtAt.getTime() + days * 86_400_000);
const event = { ...smallest.event, startsAt: inDays(1), endsAt: inDays(2) };
const documents = {
  'events/kenya': { ...event, countries: ['KE'], mode: 'online' },
  'events/east': { ...event, countries: ['AU-E'], mode: 'hybrid' },
  'events/past': { ...event, countries: ['KE'], mode: 'online', startsAt: inDays(-9), endsAt: inDays(-8) },
  'articles/a': { ...smallest.article, themes: ['health'], programme: 'apet' },
};

/** Starts a handler whose search index background work has built. */
async function open({ isOlder = false } = {}) {
  let time = builtAt.getTime();
  const now = () => time;
  const data = createFakeData({ documents, now });
  const { state } = await collectState(data.reader, undefined, builtAt);
  const { files } = await buildIndex(state, builtAt);
  const requested: string[] = [];
  const handler = createHandler({
    site,
    data: { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' },
    searchIndex: folder,
    now,
    fetch: (url, init) => {
      if (!url.startsWith(folder)) return data.fetch(url, init);
      const name = url.slice(folder.length);
      requested.push(name.replace(/[.][0-9a-f]{8}/, ''));
      const text = String(files.get(name) ?? '');
      const body = isOlder ? text.replace('"compared"', '"later"') : text;
      return Promise.resolve(new Response(body, { status: text === '' ? 404 : 200 }));
    },
  });
  return {
    requested,
    wait: (milliseconds: number) => (time += milliseconds),
    get: (path: string) => handler(new Request(`${site}/api/v1/facets/${path}`)),
    getCounts: (query = '') => handler(new Request(`${site}/api/v1/counts${query}`)),
  };
}

test('each filter has the numbers of its values, which its own choice does not restrict', async () => {
  const { get } = await open();
  const response = await get('events?mode=online');
  expect(await response.json()).toMatchObject({
    counts: { when: { upcoming: 1, past: 1, month: 2 }, mode: { online: 1, hybrid: 1 }, country: { KE: 1 } },
    asOf: builtAt.toISOString(),
  });
  expect(response.headers.get('cache-control')).toContain('public, max-age=30');
  const { counts } = (await (await get('events')).json()) as { counts: { country: Record<string, number> } };
  expect([counts.country['KE'], counts.country['RW'], counts.country['GH']]).toEqual([2, 1, undefined]);
});

test('the index of each kind has numbers', async () => {
  const { get } = await open();
  for (const kind of kindNames) expect([kind, (await get(contentKinds[kind].segment)).status]).toEqual([kind, 200]);
  expect(await (await get('articles')).json()).toMatchObject({
    counts: { theme: { health: 1 }, programme: { apet: 1 } },
  });
});

test('a file is read once, and the numbers are compared with the index after half a minute', async () => {
  const { get, wait, requested } = await open();
  await get('events');
  await get('events?mode=online');
  expect(requested).toEqual(['index.json', 'compared-event.json', 'index.json']);
  wait(29_000);
  await get('events');
  wait(2_000);
  await get('events');
  expect(requested.slice(3)).toEqual(['index.json']);
});

test('the numbers of the collection include the lengths of lists that open without the items that are over', async () => {
  const { getCounts } = await open();
  const all = { kind: { event: 3 }, listed: { event: 2, opportunity: 0 } };
  const { counts, listed } = (await (await getCounts()).json()) as { counts: object; listed: object };
  expect({ ...counts, listed }).toMatchObject(all);
  expect(await (await getCounts('?programme=apet')).json()).toMatchObject({ listed: { event: 0, opportunity: 0 } });
});

test.each([
  ['events?mode=nowhere', 400],
  ['events?order=title', 400],
  ['articles?author=amina', 400],
  ['people', 404],
])('%s is rejected with status %i', async (path, status) => {
  expect((await (await open()).get(path)).status).toBe(status);
});

test('an index without these fields, as an older site has it, answers 404', async () => {
  expect((await (await open({ isOlder: true })).get('events')).status).toBe(404);
});
