import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHandler } from '@adp/edge';
import { largest, smallest } from '@adp/shared-data/testing';
import { collect, importAll, startSite } from '../testing/startSite';
import { readApiPage, readPages } from './readApi';
import { readSource } from './readSource';

const otherSite = 'https://other.example';

/** Returns the network of another site that has `count` knowledge products. */
function startOther(count: number) {
  const { put, fetch } = startSite();
  for (let number = 0; number < count; number += 1) {
    const { doi, ...product } =
      number === 0 ? largest.knowledgeProduct : { ...smallest.knowledgeProduct, doi: undefined };
    put(`knowledge_products/item-${number}`, { ...product, ...(doi && { doi }), sample: number === 1 });
  }
  put('opportunities/call', largest.opportunity);
  return toNetwork(otherSite, fetch);
}

/** Returns a network that responds with data from a site's Firestore. */
function toNetwork(site: string, fetch: ReturnType<typeof startSite>['fetch']) {
  const handler = createHandler({
    site,
    data: { projectId: 'demo-import', apiKey: 'none', origin: 'https://data.example' },
    // Bypass the rules, which these tests do not cover.
    fetch: (url, init) => fetch(url, { ...init, headers: { authorization: 'Bearer owner' } }),
  });
  return { fetch: (url: string) => handler(new Request(url)), pause: () => Promise.resolve() };
}

test('knowledge products of another site are read page by page with all fields, and samples remain marked as samples', async () => {
  const network = startOther(14);
  const { administrator, documents, fetch } = startSite();
  const list = `${otherSite}/api/v1/knowledge-products?order=newest`;
  const results = await importAll(readPages(readApiPage, list, network), { administrator });
  expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual(Array(14).fill(['added', undefined]));
  expect(documents('knowledge_products')).toHaveLength(14);
  const paths = results.map(({ id = '' }) => `knowledge_products/${id}`);
  const items = [...(await administrator.read(paths)).values()].map(({ fields }) => fields);
  expect(items.filter(({ sample }) => sample)).toHaveLength(1);
  const whole = items.find(({ doi }) => doi !== undefined);
  expect(whole).toMatchObject({ abstract: largest.knowledgeProduct.abstract, author_username: 'author' });
  expect(whole).not.toHaveProperty('cover');
  expect(
    items.filter(({ canonical_url: url }) => String(url).startsWith(`${otherSite}/knowledge-products/`)),
  ).toHaveLength(13);
  const again = await importAll(readPages(readApiPage, list, network), { administrator });
  expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
  // Imported items must appear in lists and on pages like other items.
  const mine = toNetwork('https://site.example', fetch);
  const shown = await collect(
    readPages(readApiPage, 'https://site.example/api/v1/knowledge-products?order=newest', mine),
  );
  expect(shown.filter((row) => 'item' in row)).toHaveLength(14);
});

test('an opportunity is read with its dates', async () => {
  const { administrator } = startSite();
  const rows = readPages(readApiPage, `${otherSite}/api/v1/opportunities/call`, startOther(0));
  const [result] = await importAll(rows, { administrator, kind: 'opportunity' });
  expect([result?.outcome, result?.reason]).toEqual(['added', undefined]);
  const path = `opportunities/${result?.id ?? ''}`;
  expect((await administrator.read([path])).get(path)?.fields.deadline_at).toEqual(largest.opportunity.deadlineAt);
});

test('items from the site itself change existing items and create none', async () => {
  const site = startSite();
  site.put('knowledge_products/mine', smallest.knowledgeProduct);
  const { title, ...item } = smallest.knowledgeProduct;
  const changed = {
    ...item,
    title: `${title} again`,
    id: 'mine',
    source: 'https://site.example/knowledge-products/mine',
  };
  async function* rows() {
    yield { row: 1, item: changed };
    await Promise.resolve();
  }
  const [result] = await importAll(rows(), site);
  expect([result?.outcome, result?.id, result?.reason]).toEqual(['changed', 'mine', 'title']);
});

test('unknown fields and fields that the site sets itself are ignored', async () => {
  const { administrator } = startSite();
  const [file = {}] = largest.knowledgeProduct.files;
  const item = {
    ...largest.knowledgeProduct,
    files: [{ ...file, owner: 'x' }],
    owner: { uid: 'x' },
    authorUid: 'x',
    source: `${otherSite}/x`,
  };
  async function* rows() {
    yield { row: 1, item };
    await Promise.resolve();
  }
  const [result] = await importAll(rows(), { administrator });
  const path = `knowledge_products/${result?.id ?? ''}`;
  const stored = (await administrator.read([path])).get(path)?.fields;
  expect(stored).toMatchObject({ author_uid: 'sample-author', revision: 1 });
  expect(JSON.stringify(stored)).not.toContain('owner');
});

test('a file with a response, a list or lines of items is read, and any other content is rejected', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'json-'));
  const read = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return collect(readSource(join(folder, name), { network: startOther(0), onStatus: () => undefined }));
  };
  const oneRow = [{ row: 1, item: { id: 'a' } }];
  expect(await read('a.json', '{"items":[{"id":"a"}]}')).toEqual(oneRow);
  expect(await read('b.json', '{"item":{"id":"a"}}')).toEqual(oneRow);
  expect(await read('c.json', '[{"id":"a"},7]')).toEqual([
    ...oneRow,
    { row: 2, unreadable: 'The item must be a JSON object.' },
  ]);
  expect(await read('d.jsonl', '{"id":"a"}\n{broken\n')).toMatchObject([...oneRow, { row: 2 }]);
  await expect(read('e.json', 'none')).rejects.toThrow('is not JSON.');
  rmSync(folder, { recursive: true });
});
