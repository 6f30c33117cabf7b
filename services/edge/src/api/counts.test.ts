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
const report = indexedItem('report', { kind: 'knowledgeProduct', programme: 'apet', day: '2024-05', lang: 'fr' });

function open(items: readonly IndexedItem[] | undefined, { isOlder = false } = {}) {
  const hash = (text: string) => text.length.toString(16).padStart(8, '0');
  const { programmes = {}, ...counts } = countItems(items ?? []);
  const extras = items && { counts: isOlder ? counts : { ...counts, programmes } };
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
    listed: {},
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

test('the numbers of a programme are those of its items', async () => {
  const get = open([...grants, report]);
  const ofProgramme = async (programme: string) => {
    const { counts } = (await (await get(`counts?programme=${programme}`)).json()) as { counts: object };
    return counts;
  };
  const none = { kind: {}, theme: {}, country: {}, language: {}, year: {}, deadline: {}, event: {} };
  expect(await ofProgramme('apet')).toEqual({
    ...none,
    kind: { knowledgeProduct: 1 },
    language: { fr: 1 },
    year: { 2024: 1 },
  });
  expect(await ofProgramme('ivm')).toEqual(none);
  const file = await get('counts/kind.csv?programme=apet');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="apet-kind.csv"');
  expect((await file.text()).trim()).toBe('kind,items\r\nknowledgeProduct,1');
  expect((await open([report], { isOlder: true })('counts?programme=apet')).status).toBe(404);
});

test.each([
  ['counts?by=kind', 400],
  ['counts?programme=nepad', 400],
  ['counts/kind.csv?programme=x', 400],
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
