/** @jest-environment node */
import { buildShards, countItems, type IndexedItem, indexFiles } from '@adp/shared-ui/search-index';
import { indexedItem } from '@adp/shared-ui/testing/indexed-item';
import { createFakeData } from '@adp/shared-data/testing';
import { createHandler } from '../handler';

const site = 'https://site.example';
const folder = 'https://content.example/search/';
const now = () => Date.parse('2026-11-21T08:00:00Z');

const grant = (day: string) => indexedItem(day, { kind: 'opportunity', day, countries: ['KE'] });
const grants = ['2026-11-20', '2026-11-21', '2027-02-19', '2027-02-20'].map(grant);

function open(items: readonly IndexedItem[] | undefined) {
  const hash = (text: string) => text.length.toString(16).padStart(8, '0');
  const extras = items && { counts: countItems(items) };
  const files = indexFiles(
    buildShards(items ?? [], (text) => text.length),
    new Date(now()),
    hash,
    extras,
  );
  const handler = createHandler({
    site,
    data: { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' },
    searchIndex: folder,
    now,
    fetch: (url, init) => {
      if (!url.startsWith(folder)) return createFakeData({ documents: {}, now }).fetch(url, init);
      const text = files.get(url.slice(folder.length));
      return Promise.resolve(new Response(text ?? null, { status: text === undefined ? 404 : 200 }));
    },
  });
  return (path: string, init?: RequestInit) => handler(new Request(`${site}/api/v1/${path}`, init));
}

test('the numbers of published items have the deadlines of the next 90 days only', async () => {
  const response = await open(grants)('counts');
  expect(await response.json()).toEqual({
    counts: {
      kind: { opportunity: 4 },
      theme: {},
      country: { KE: 4 },
      language: { en: 4 },
      year: {},
      deadline: { '2026-11-21': 1, '2027-02-19': 1 },
      event: {},
    },
    asOf: '2026-11-21T08:00:00.000Z',
  });
});

test('each property has a CSV file that clients can revalidate with its ETag', async () => {
  const get = open(grants);
  const response = await get('counts/country.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await response.text()).trim()).toBe('country,items\r\nKE,4');
  const again = await get('counts/country.csv', {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test.each([
  ['counts?by=kind', 400],
  ['counts/title.csv', 404],
  ['counts/country', 404],
])('%s is rejected with status %i', async (path, status) => {
  expect((await open(grants)(path)).status).toBe(status);
});

test('an index without counts, as on an older site, results in a 404', async () => {
  const get = open(undefined);
  expect((await get('counts')).status).toBe(404);
  expect((await get('counts/kind.csv')).status).toBe(404);
});
