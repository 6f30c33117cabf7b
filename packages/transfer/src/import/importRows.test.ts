import { toMarkPath } from '@adp/shared-data/administrator';
import type { SourceRow } from '../formats/SourceRecord';
import { author, collect, importAll, sampleRow, startSite } from '../testing/startSite';
import { batchSize, type RowResult } from './importRows';

async function* rows(count: number, record = {}): AsyncGenerator<SourceRow> {
  for (let row = 1; row <= count; row += 1) yield sampleRow(row, record);
  await Promise.resolve();
}

async function* list(...those: readonly SourceRow[]): AsyncGenerator<SourceRow> {
  yield* those;
  await Promise.resolve();
}

const outcomes = (results: readonly RowResult[]) => {
  const counts: Partial<Record<RowResult['outcome'], number>> = {};
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

test('rows become published items of the author, and the change token of the collection changes', async () => {
  const { administrator, firestore } = startSite();
  const [result] = await importAll(rows(1), { administrator });
  expect(result).toMatchObject({ row: 1, outcome: 'added', doi: '10.5555/sample.1', notes: [] });
  const path = `knowledge_products/${result?.id ?? ''}`;
  const stored = (await administrator.read([path])).get(path)?.fields;
  expect(stored).toMatchObject({
    status: 'published',
    author_uid: author.uid,
    author_name: author.name,
    revision: 1,
    sample: false,
    doi: '10.5555/sample.1',
    canonical_url: 'https://repository.example/items/1',
    themes: ['connectivity'],
    file_languages: ['en'],
    published_at: expect.any(Date) as Date,
  });
  expect(firestore.get(toMarkPath('knowledge_products', result?.id ?? ''))).toBeDefined();
});

test('a second run writes nothing, and a change in the source changes only the affected fields', async () => {
  const { administrator, commits, documents } = startSite();
  await importAll(rows(3), { administrator });
  const before = commits();
  expect(outcomes(await importAll(rows(3), { administrator }))).toEqual({ same: 3 });
  expect(commits()).toBe(before);
  const changed = list(sampleRow(1), sampleRow(2, { title: ['Sample report with another title'] }));
  const [same, changedRow] = await importAll(changed, { administrator });
  expect([same?.outcome, changedRow?.outcome, changedRow?.reason]).toEqual(['same', 'changed', 'title']);
  expect(documents('knowledge_products')).toHaveLength(3);
});

test('a dry run without an author reports everything and writes nothing', async () => {
  const { administrator, commits } = startSite();
  expect(outcomes(await importAll(rows(70), { administrator, author: undefined }))).toEqual({ added: 70 });
  expect(commits()).toBe(0);
});

test('duplicates within a source are reported, and rows without an identifier are rejected', async () => {
  const results = await importAll(
    list(
      sampleRow(1),
      sampleRow(2, { doi: ['https://doi.org/10.5555/SAMPLE.1'] }),
      sampleRow(3, { doi: [], url: ['http://repository.example/items/9'] }),
      sampleRow(4, { doi: [], url: ['https://repository.example/items/9'] }),
      sampleRow(5, { doi: [], url: [] }),
    ),
    startSite(),
  );
  expect(results.map(({ outcome, reason }) => `${outcome} ${reason ?? ''}`.trim())).toEqual([
    'added',
    'refused the same DOI as row 1',
    'added',
    'refused the same URL as row 3',
    'refused doi or a URL is needed to find the row again',
  ]);
});

test('a rejected row reports its fields and their errors in words', async () => {
  const [result] = await importAll(
    list(sampleRow(1, { title: ['Abc'], abstract: [], tags: ['botany'], lang: ['German'], type: ['Article'] })),
    startSite(),
  );
  expect(result).toMatchObject({ outcome: 'refused', title: 'Abc' });
  for (const sentence of [
    'title has 3 characters; the minimum is 5',
    'abstract has 0 characters; the minimum is 50',
    'themes has 0 entries; the minimum is 1',
    "lang is not on the site's list, or not known",
    "type is not on the site's list, or not known",
  ])
    expect(result?.reason).toContain(sentence);
});

test.each([
  ['title', { title: ['x'.repeat(151)] }, 'title has 151 characters; the maximum is 150'],
  [
    'canonicalUrl',
    { url: [`https://repository.example/${'x'.repeat(500)}`] },
    'canonicalUrl has 527 characters; the maximum is 500',
  ],
  ['doi', { doi: [`10.5555/${'x'.repeat(500)}`] }, 'doi has 508 characters; the maximum is 500'],
  ['authors', { authors: ['Ada', 'x'.repeat(101)] }, 'authors entry 2 has 101 characters; the maximum is 100'],
  ['pages', { pages: ['20000'] }, 'pages is 20000; the maximum is 10000'],
  [
    'files',
    { file: Array.from({ length: 11 }, (_, at) => `https://repository.example/${at}.pdf`) },
    'files has 11 entries; the maximum is 10',
  ],
  ['title', { title: ['\u200B'.repeat(20)] }, 'title has no visible characters'],
])('the report of a rejected row states the error in its %s', async (_, record, sentence) => {
  const [result] = await importAll(rows(1, record), startSite());
  expect(result?.reason).toBe(sentence);
});

test('a default applies to rows without a value, or with a value that the site does not have', async () => {
  const { administrator, firestore } = startSite();
  const article = { type: ['article-journal'] };
  const defaults = { type: ['working_paper'], themes: ['energy'] };
  const those = list(sampleRow(1), sampleRow(2, article), sampleRow(3, { ...article, tags: ['botany'] }));
  expect(outcomes(await importAll(those, { administrator, defaults }))).toEqual({ added: 3 });
  const items = [...firestore.documents()].filter(({ path }) => path.startsWith('knowledge_products/'));
  const values = items.map(({ fields }) => JSON.stringify([fields.type, fields.themes]));
  for (const [at, type, theme] of [
    [0, 'report', 'connectivity'],
    [1, 'working_paper', 'connectivity'],
    [2, 'working_paper', 'energy'],
  ] as const)
    expect(values[at]).toMatch(new RegExp(`${type}.*${theme}`));
});

test('an item that a member wrote and an item that was removed are not changed', async () => {
  const { administrator, put, commits } = startSite();
  await importAll(rows(1), { administrator });
  const [path = ''] = startedPaths(await administrator.find('knowledge_products', 'doi', ['10.5555/sample.1']));
  put(`knowledge_products/${path}`, { doi: '10.5555/sample.1', status: 'archived' });
  const [third] = await importAll(list(sampleRow(3)), { administrator, author: undefined });
  put(`tombstones/knowledge_products/items/${third?.id ?? ''}`, { removedAt: new Date() });
  put('knowledge_products/by-hand', { doi: '10.5555/sample.2', status: 'published' });
  const before = commits();
  const results = await importAll(rows(3), { administrator });
  expect(results.map(({ reason }) => reason)).toEqual([
    'it is archived on the site',
    'the site has by-hand, which was not imported: change it there',
    'it was removed from the site',
  ]);
  expect(commits()).toBe(before);
});

test.each(['draft', 'in_review', 'returned', 'archived'])(
  "a member's item with the same DOI or URL that was never public (%s) does not prevent the import",
  async (status) => {
    const { administrator, put, documents } = startSite();
    put('knowledge_products/by-doi', { doi: '10.5555/sample.1', status });
    put('knowledge_products/by-url', { canonicalUrl: 'https://repository.example/items/2', status });
    const those = list(sampleRow(1), sampleRow(2, { doi: [] }));
    expect(outcomes(await importAll(those, { administrator }))).toEqual({ added: 2 });
    expect(documents('knowledge_products')).toHaveLength(4);
  },
);

test("a member's item that was public prevents the import of the same DOI, even if it is now archived", async () => {
  const { administrator, put, commits } = startSite();
  put('knowledge_products/by-doi', { doi: '10.5555/sample.1', status: 'archived', publishedAt: new Date() });
  // A draft with the same DOI does not hide the public item.
  put('knowledge_products/draft', { doi: '10.5555/sample.1', status: 'draft' });
  const [result] = await importAll(list(sampleRow(1)), { administrator });
  expect(result).toMatchObject({ id: 'by-doi', outcome: 'refused' });
  expect(commits()).toBe(0);
});

const startedPaths = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

test('an item that was imported by its URL remains the same item when the source adds a DOI', async () => {
  const { administrator, documents } = startSite();
  await importAll(list(sampleRow(1, { doi: [] })), { administrator });
  const [result] = await importAll(list(sampleRow(1)), { administrator });
  expect(result).toMatchObject({ outcome: 'changed', reason: 'doi' });
  expect(outcomes(await importAll(list(sampleRow(1)), { administrator }))).toEqual({ same: 1 });
  expect(documents('knowledge_products')).toHaveLength(1);
});

test('running an interrupted import again completes it', async () => {
  let isBroken = true;
  const { administrator, documents } = startSite((count) => (isBroken && count > 2 ? 'fails' : 'works'));
  const done: RowResult[] = [];
  const onResult = (result: RowResult) => void done.push(result);
  await expect(importAll(rows(200), { administrator, onResult })).rejects.toMatchObject({ retry: true });
  expect(outcomes(done)).toEqual({ added: 2 * batchSize });
  isBroken = false;
  const results = await importAll(rows(200), { administrator });
  expect(outcomes(results)).toEqual({ same: 2 * batchSize, added: 200 - 2 * batchSize });
  expect(documents('knowledge_products')).toHaveLength(200);
});

test('a commit whose response is lost is not repeated, and its rows count as added', async () => {
  const { administrator, commits, documents } = startSite((count) => (count === 1 ? 'answer is lost' : 'works'));
  expect(outcomes(await importAll(rows(5), { administrator }))).toEqual({ added: 5 });
  expect([commits(), documents('knowledge_products').length]).toEqual([1, 5]);
});

test('an import of 10,000 rows holds at most one batch in memory', async () => {
  let read = 0;
  let reported = 0;
  let max = 0;
  async function* counted() {
    for await (const row of rows(10_000)) {
      read += 1;
      max = Math.max(max, read - reported);
      yield row;
    }
  }
  // Simulate an empty site, because stored documents would use memory that the importer does not use.
  const administrator = {
    read: () => Promise.resolve(new Map()),
    find: () => Promise.resolve([]),
    writeItems: () => Promise.resolve(),
  };
  await importAll(counted(), { administrator, onResult: () => void (reported += 1) });
  expect([reported, max]).toEqual([10_000, batchSize]);
});

test.each([
  ['2027-01-31 17:00 GMT+3', undefined, 'Etc/GMT-3', '2027-01-31T17:00+03:00'],
  ['2027-01-31T17:00:00Z', undefined, 'UTC', '2027-01-31T17:00+00:00'],
  // The offset determines the instant, and the column determines the time zone.
  ['2027-01-31T17:00:00Z', 'Africa/Nairobi', 'Africa/Nairobi', '2027-01-31T20:00+03:00'],
])(
  'the deadline %s with the time zone column %s is stored with the zone %s and the local time %s',
  async (deadline, zone, timezone, local) => {
    const { administrator } = startSite();
    const record = {
      deadline: [deadline],
      provider: ['Sample fund'],
      type: ['grant'],
      howToApply: ['Send the form.'],
      ...(zone === undefined ? {} : { timezone: [zone] }),
    };
    const [result] = await importAll(rows(1, record), { administrator, kind: 'opportunity' });
    const path = `opportunities/${result?.id ?? ''}`;
    expect((await administrator.read([path])).get(path)?.fields).toMatchObject({
      timezone,
      deadline_at: new Date(local),
      deadline_local: local,
    });
  },
);

test('opportunities are imported with the time zone of their deadline', async () => {
  const { administrator } = startSite();
  const record = {
    deadline: ['2027-01-31'],
    timezone: ['Africa/Nairobi'],
    provider: ['Sample fund'],
    type: ['call for papers', 'grant'],
  };
  const kind = 'opportunity' as const;
  const [refused] = await importAll(rows(1, record), { administrator, kind });
  expect(refused?.reason).toBe("type is not on the site's list, or not known; howToApply is missing");
  const whole = { ...record, type: ['Call proposals'], howToApply: ['Send the form.'] };
  const [result] = await importAll(rows(1, whole), { administrator, kind });
  const path = `opportunities/${result?.id ?? ''}`;
  expect((await administrator.read([path])).get(path)?.fields).toMatchObject({
    type: 'call_proposals',
    deadline_kind: 'fixed',
    deadline_at: new Date('2027-01-31T20:59:00Z'),
    deadline_local: '2027-01-31T23:59+03:00',
    source_url: 'https://repository.example/items/1',
    apply_url: 'https://repository.example/items/1',
  });
  const [open] = await collect(list(sampleRow(2, { ...whole, deadline: [] })));
  const [unsaid] = await importAll(list(open ?? sampleRow(2)), { administrator, kind });
  expect(unsaid?.reason).toBe('deadlineKind is missing');
});
